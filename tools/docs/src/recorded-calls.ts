import { readEveryRecording } from "@specwright-tools/contract/files";

/** A call of a client as the recordings have it. */
export interface SampleCall {
  /** Path of the function on the client: `order.create`, `wiki.file`. */
  readonly call: string;
  readonly args: readonly unknown[];
}

/** A case that shows a rule or an edge, and not what the operation is for. */
const isOdd = (name: string) => name.includes("#") || /\/(?:empty|no-|none|nothing)/.test(name);
/** A function that does more than one call, or less than a method of the client. */
const isSpecial = (call: string) =>
  /\.iterate$|^(?:GET|PUT|POST|DELETE|PATCH)$|^mcp\.(?:tools|call)$|\.answer$/.test(call);

/** Which of two calls explains more: the operation's own function, the ordinary case, the published form, and then whatever is shorter. */
function weight({ name, call, args }: SampleCall & { readonly name: string }): number {
  const penalties = [isSpecial(call) && 1e7, isOdd(name) && 1e6, name.includes("/released-") && 1e5];
  return penalties.reduce((sum: number, penalty) => sum + Number(penalty), JSON.stringify(args).length);
}

function succeeded(expected: unknown): boolean {
  return typeof expected === "object" && expected !== null && !("error" in expected);
}

/**
 * The plainest successful call of each operation. Recordings are replayed through the clients byte for byte, so a
 * page that shows one shows a call that works.
 */
export function recordedCalls(): ReadonlyMap<string, SampleCall> {
  const best = new Map<string, SampleCall & { readonly name: string }>();
  for (const { name, recording, expected } of readEveryRecording()) {
    const { operationId, call, args } = recording.log._call;
    if (!succeeded(expected) || (recording.log.entries[0]?.response.status ?? 500) >= 400) continue;
    const found = { name, call, args };
    const known = best.get(operationId);
    if (known === undefined || weight(found) < weight(known)) best.set(operationId, found);
  }
  return best;
}
