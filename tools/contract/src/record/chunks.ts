import type { Finding } from "../conformance/index.ts";
import type { HarEntry } from "../har.ts";

/** What is wrong with the pieces of a recorded stream: they make up the body, in the order of their times. */
export function chunkFindings({ response, time, timings }: HarEntry): Finding[] {
  const { _chunks: chunks, content } = response;
  const wrong = (rule: string, message: string): Finding => ({ side: "response", at: "", rule, message });
  const findings: Finding[] = [];
  if (content.mimeType.startsWith("text/event-stream") && chunks === undefined)
    findings.push(wrong("chunks", "is a stream without its pieces"));
  if (chunks === undefined) return findings;
  if (chunks.map(({ text }) => text).join("") !== content.text)
    findings.push(wrong("chunks", "has pieces that do not make up its body"));
  const times = chunks.map(({ at }) => at);
  if (times.some((at, index) => !Number.isInteger(at) || at < (times[index - 1] ?? 0)))
    findings.push(wrong("chunks", "has pieces whose times are no whole milliseconds, or go backwards"));
  if (chunks.length > 1 && times.at(-1) === 0) findings.push(wrong("chunks", "has pieces that all came at once"));
  const { send, wait, receive } = timings;
  if (time !== (times.at(-1) ?? 0) || time !== send + wait + receive)
    findings.push(wrong("chunks", "has a duration that is not the time of its last piece"));
  return findings;
}
