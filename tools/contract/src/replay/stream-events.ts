import type { Schema } from "@specwright-tools/toolchain/model/document";
import type { FoundOperation } from "@specwright-tools/toolchain/model/operations";
import type { Contract, Finding } from "../documents/contract.ts";
import type { HarEntry } from "../har.ts";
import { isObject, parseJson } from "../json.ts";
import { streamEvents } from "../live.ts";

/** Checks each event against the schema of its type in `x-content-events`. */
export function streamFindings(contract: Contract, operation: FoundOperation, text: string): Finding[] {
  const media = operation.operation.responses["200"]?.content?.["text/event-stream"];
  if (media?.["x-content-events"] === undefined) return messageFindings(contract, media?.schema, text);
  const schemas = media["x-content-events"];
  const wrong = (at: string, message: string): Finding => ({ side: "response", at, rule: "event", message });
  const findings: Finding[] = [];
  const types: string[] = [];
  for (const [index, { name, data }] of streamEvents(text).entries()) {
    const event = parseJson(data);
    const type = String((isObject(event) ? event["type"] : undefined) ?? name);
    types.push(type);
    const schema = schemas[type];
    if (!isObject(event)) findings.push(wrong(`event ${index}`, "is not a JSON object"));
    else if (schema === undefined) findings.push(wrong(`event ${index}`, `type "${type}" is not in the document`));
    else
      findings.push(
        ...contract
          .check("response", schema, event)
          .map((finding) => ({ ...finding, at: `event ${index}${finding.at}` })),
      );
  }
  return [...findings, ...orderFindings(types).map((message) => wrong("", message))];
}

/** Checks a stream whose events have no types: each event is a message, and all messages share a schema. */
function messageFindings(contract: Contract, schema: Schema | undefined, text: string): Finding[] {
  return streamEvents(text).flatMap(({ data }, index) =>
    contract
      .check("response", schema ?? {}, parseJson(data))
      .map((finding) => ({ ...finding, at: `event ${index}${finding.at}` })),
  );
}

/**
 * Checks the order of events: exactly one closing event, which is the last, and a status before the first piece of the
 * answer.
 */
function orderFindings(types: readonly string[]): string[] {
  const isEnd = (type: string) => type === "done" || type === "error";
  const found: string[] = [];
  if (types.filter(isEnd).length !== 1 || !isEnd(types.at(-1) ?? ""))
    found.push('a stream ends with exactly one "done" or "error"');
  const firstDelta = types.indexOf("delta");
  if (firstDelta >= 0 && types.lastIndexOf("status") > firstDelta)
    found.push('"status" comes before the first "delta"');
  return found;
}

/** Checks that the chunks of a recorded stream add up to the body, in order of their times. */
export function chunkFindings({ response, time, timings }: HarEntry): Finding[] {
  const { _chunks: chunks, content } = response;
  const wrong = (rule: string, message: string): Finding => ({ side: "response", at: "", rule, message });
  const findings: Finding[] = [];
  if (content.mimeType.startsWith("text/event-stream") && chunks === undefined)
    findings.push(wrong("chunks", "is a stream without chunks"));
  if (chunks === undefined) return findings;
  if (chunks.map(({ text }) => text).join("") !== content.text)
    findings.push(wrong("chunks", "has chunks that don't add up to its body"));
  const times = chunks.map(({ at }) => at);
  if (times.some((at, index) => !Number.isInteger(at) || at < (times[index - 1] ?? 0)))
    findings.push(wrong("chunks", "has chunks whose times are not whole milliseconds, or decrease"));
  if (chunks.length > 1 && times.at(-1) === 0) findings.push(wrong("chunks", "has chunks that all arrived at once"));
  const { send, wait, receive } = timings;
  if (time !== (times.at(-1) ?? 0) || time !== send + wait + receive)
    findings.push(wrong("chunks", "has a duration other than the time of its last chunk"));
  return findings;
}
