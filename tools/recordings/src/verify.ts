import type { Contract, Finding, Operation } from "@specwright-tools/conformance";
import { chunkFindings } from "./chunks.ts";
import { originOf, type HarEntry, type Recording } from "./har.ts";
import { findSecrets } from "./scan.ts";
import { streamFindings } from "./stream-events.ts";

const hasBody = (status: number) => ![204, 205, 304].includes(status);

/** The exchange's content type without parameters. */
const mediaType = (value: string) => value.split(";")[0]?.trim().toLowerCase() ?? "";

function judgeRequest(contract: Contract, operation: Operation, { request }: HarEntry): Finding[] {
  const query = Object.fromEntries(request.queryString.map(({ name, value }) => [name, value]));
  const findings = contract.judgeQuery(operation, query);
  if (request.postData === undefined || mediaType(request.postData.mimeType) !== "application/json") return findings;
  try {
    return [...findings, ...contract.judgeRequest(operation, JSON.parse(request.postData.text))];
  } catch {
    return [...findings, { side: "request", at: "", rule: "json", message: "is no JSON" }];
  }
}

function judgeResponse(contract: Contract, operation: Operation, { response }: HarEntry): Finding[] {
  const { status, content } = response;
  const type = mediaType(content.mimeType);
  const declared = operation.definition["responses"] as Record<string, unknown> | undefined;
  if (
    declared?.[String(status)] === undefined &&
    declared?.[`${Math.floor(status / 100)}XX`] === undefined &&
    declared?.["default"] === undefined
  ) {
    return [{ side: "response", at: "", rule: "status", message: `status ${status} is not in the document` }];
  }
  const described = (declared?.[String(status)] as { content?: unknown } | undefined)?.content !== undefined;
  if (!hasBody(status) || (type === "" && !described))
    return content.text === ""
      ? []
      : [{ side: "response", at: "", rule: "body", message: "has a body where none may be" }];
  const schema = contract.responseSchema(operation, status, type);
  if (schema === undefined)
    return [
      {
        side: "response",
        at: "",
        rule: "content-type",
        message: `"${type}" is not in the document for status ${status}`,
      },
    ];
  if (type === "text/event-stream") return streamFindings(contract, operation, content.text);
  if (type !== "application/json") return contract.judge("response", schema, content.text);
  try {
    return contract.judgeResponse(operation, status, JSON.parse(content.text));
  } catch {
    return [{ side: "response", at: "", rule: "json", message: "is no JSON" }];
  }
}

/** A recording of a broken answer is a recording too; its name says so, and only its request can be judged. */
const isBroken = (recording: Recording) => recording.log._broken === true;

/** Everything that is wrong with a recording: against the contract, against itself, against publishing it. */
export async function verifyRecording(contracts: readonly Contract[], recording: Recording): Promise<string[]> {
  const problems = await findSecrets(recording);
  if (originOf(recording) === undefined) problems.push(`does not name its origin and date: "${recording.log.comment}"`);
  if (recording.log.entries.length === 0) problems.push("has no exchange");
  for (const entry of recording.log.entries) {
    const { method, url } = entry.request;
    const path = new URL(url).pathname;
    const found = contracts
      .map((contract) => ({ contract, operation: contract.find(method, path) }))
      .find(({ operation }) => operation !== undefined);
    if (found?.operation === undefined) {
      problems.push(`${method} ${path} is in no document`);
      continue;
    }
    const { contract, operation } = found;
    const findings = [...judgeRequest(contract, operation, entry), ...chunkFindings(entry)];
    if (!isBroken(recording)) findings.push(...judgeResponse(contract, operation, entry));
    problems.push(...findings.map(({ side, at, message }) => `${side} ${at === "" ? "(whole)" : at}: ${message}`));
  }
  return problems;
}
