import { readEveryRecording } from "@specwright-tools/contract/files";

type HarEntry = ReturnType<typeof readEveryRecording>[number]["recording"]["entries"][number];

/** A call of a client as the recordings have it. */
export interface SampleCall {
  /** Path of the function on the client: `order.create`, `wiki.file`. */
  readonly call: string;
  readonly args: readonly unknown[];
  /** The input is given even where it is empty. */
  readonly needsInput?: boolean;
}

/** A call with the request that it sent and the response that came back. */
export interface RecordedExchange extends SampleCall {
  /** The request that the recording is about, and its response. */
  readonly entry: HarEntry;
  /** Everything that the call sent, for example the initialization of a session. */
  readonly entries: readonly HarEntry[];
  /** Where the recording comes from, and when. */
  readonly origin: string;
}

/** A case that shows a rule or an edge, and not what the operation is for: one of a group, such as `parameters/all-1`, or one about nothing. */
const isOdd = (name: string) => name.split("/").length > 3 || /\/(?:empty|no-|none|nothing)/.test(name);
/** A function that does more than one call, or less than a method of the client. */
const isSpecial = (call: string) =>
  /\.iterate$|^(?:GET|PUT|POST|DELETE|PATCH)$|^mcp\.(?:tools|call)$|\.answer$/.test(call);

/** Which of two calls explains more: the operation's own function, the ordinary case, the published variant, and then whatever is shorter. */
function weight({ name, call, args }: SampleCall & { readonly name: string }): number {
  const penalties = [isSpecial(call) && 1e7, isOdd(name) && 1e6, name.includes("/released-") && 1e5];
  return penalties.reduce((sum: number, penalty) => sum + Number(penalty), JSON.stringify(args).length);
}

function succeeded(expected: unknown): boolean {
  return typeof expected === "object" && expected !== null && !("error" in expected);
}

/** The return code of a refused request, where the response has one. */
function refusal(entry: HarEntry | undefined): number | undefined {
  const code = /"retCode":\s*(\d+)/.exec(entry?.response.content.text ?? "")?.[1];
  return code === undefined || code === "0" ? undefined : Number(code);
}

interface Recorded {
  /** The plainest successful call of each operation. Recordings are replayed through the clients byte for byte, so a page that shows one shows a call that works. */
  readonly calls: ReadonlyMap<string, RecordedExchange>;
  /** The return codes of each operation's refused requests. */
  readonly codes: ReadonlyMap<string, ReadonlySet<number>>;
}

function readRecorded(): Recorded {
  const calls = new Map<string, RecordedExchange & { readonly name: string }>();
  const codes = new Map<string, Set<number>>();
  for (const { name, recording, expected } of readEveryRecording()) {
    const { operationId, call, args } = recording.call;
    const entry = recording.entries.at(-1);
    const code = refusal(entry);
    if (code !== undefined) codes.set(operationId, (codes.get(operationId) ?? new Set()).add(code));
    if (entry === undefined || !succeeded(expected) || entry.response.status >= 400) continue;
    const found = { name, call, args, entry, entries: recording.entries, origin: recording.comment };
    const known = calls.get(operationId);
    if (known === undefined || weight(found) < weight(known)) calls.set(operationId, found);
  }
  return { calls, codes };
}

let recorded: Recorded | undefined;

export const recordings = (): Recorded => (recorded ??= readRecorded());
