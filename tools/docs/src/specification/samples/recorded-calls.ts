import { plainCases } from "@specwright-tools/contract/example-cases";
import { readEveryRecording } from "@specwright-tools/contract/files";

type HarEntry = ReturnType<typeof readEveryRecording>[number]["recording"]["entries"][number];

/** A recorded call of a client. */
export interface SampleCall {
  /** Path of the function on the client, such as `order.create` or `wiki.file`. */
  readonly call: string;
  readonly args: readonly unknown[];
  /** True if the input is passed even when it is empty. */
  readonly needsInput?: boolean;
}

/** A call with the request that it sends, and the response. */
export interface RecordedExchange extends SampleCall {
  /** The exchange that the recording is about. */
  readonly entry: HarEntry;
  /** All exchanges of the call, including exchanges that prepare it, such as the initialization of a session. */
  readonly entries: readonly HarEntry[];
  /** Origin and time of the recording. */
  readonly origin: string;
}

/**
 * Returns whether a recording shows a rule or an edge case rather than ordinary use: its name has a prefix for related
 * cases, such as `parameters` in `parameters/all-1`, or the result is empty.
 */
const isOdd = (name: string) => name.split("/").length > 3 || /\/(?:empty|no-|none|nothing)/.test(name);
/**
 * Returns whether a function isn't the operation's own method: it makes several calls, or it calls by HTTP method and
 * path.
 */
const isSpecial = (call: string) =>
  /\.iterate$|^(?:GET|PUT|POST|DELETE|PATCH)$|^mcp\.(?:tools|call)$|\.answer$/.test(call);

/**
 * Returns the rank of a recorded call. The page shows the successful call with the lowest rank. Calls of the
 * operation's own method rank before other functions (`isSpecial`), then ordinary cases before edge cases (`isOdd`),
 * then the knowledge API's reference variant before the released server, then short inputs before long inputs.
 */
function weight({ name, call, args }: SampleCall & { readonly name: string }): number {
  const penalties = [isSpecial(call) && 1e7, isOdd(name) && 1e6, name.includes("/released-") && 1e5];
  return penalties.reduce((sum: number, penalty) => sum + Number(penalty), JSON.stringify(args).length);
}

function succeeded(expected: unknown): boolean {
  return typeof expected === "object" && expected !== null && !("error" in expected);
}

/** Returns the return code of a refused request, if the response has one. */
function refusal(entry: HarEntry | undefined): number | undefined {
  const code = /"retCode":\s*(\d+)/.exec(entry?.response.content.text ?? "")?.[1];
  return code === undefined || code === "0" ? undefined : Number(code);
}

/** A recorded call of an operation, either successful or refused. */
export interface NamedExchange extends RecordedExchange {
  /** Path in the recordings, such as `trading/orderCreate/codes/fails-110007`. */
  readonly name: string;
  /** Return code of a refusal, or the HTTP status. Undefined for a success. */
  readonly refusal: string | undefined;
}

interface Recorded {
  /** Successful and refused calls of each operation's own method. */
  readonly all: ReadonlyMap<string, readonly NamedExchange[]>;
  /**
   * The simplest successful call of each operation. These calls are known to work, because recordings are replayed
   * through the clients byte for byte.
   */
  readonly calls: ReadonlyMap<string, NamedExchange>;
  /** Return codes of each operation's refused requests. */
  readonly codes: ReadonlyMap<string, ReadonlySet<number>>;
}

const recordedCalls = readEveryRecording();
const recordedOperations = new Set(recordedCalls.map(({ recording }) => recording.call.operationId));
/** Calls of the operations that have no recording, each with the operation's first example. */
const examples = await plainCases((operationId) => !recordedOperations.has(operationId));

function readRecorded(): Recorded {
  const all = new Map<string, NamedExchange[]>();
  const calls = new Map<string, NamedExchange>();
  const codes = new Map<string, Set<number>>();
  for (const { name, recording, expected } of [...recordedCalls, ...examples]) {
    const { operationId, call, args } = recording.call;
    const entry = recording.entries.at(-1);
    const code = refusal(entry);
    if (code !== undefined) codes.set(operationId, (codes.get(operationId) ?? new Set()).add(code));
    if (entry === undefined) continue;
    const isRefused = !succeeded(expected) || entry.response.status >= 400;
    const found: NamedExchange = {
      name,
      call,
      args,
      entry,
      entries: recording.entries,
      origin: recording.comment,
      refusal: isRefused ? String(code ?? entry.response.status) : undefined,
    };
    if (!isSpecial(call)) all.set(operationId, [...(all.get(operationId) ?? []), found]);
    if (isRefused) continue;
    const known = calls.get(operationId);
    if (known === undefined || weight(found) < weight(known)) calls.set(operationId, found);
  }
  return { all, calls, codes };
}

let recorded: Recorded | undefined;

export const recordings = (): Recorded => (recorded ??= readRecorded());
