import { plainCases } from "@specwright-tools/contract/example-cases";
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

/** A recording of an operation, whatever came of it. */
export interface NamedExchange extends RecordedExchange {
  /** Its path in the recordings: `trading/orderCreate/codes/fails-110007`. */
  readonly name: string;
  /** The return code of a refusal, or the HTTP status; undefined where the call succeeded. */
  readonly refusal: string | undefined;
}

interface Recorded {
  /** Every plain call of each operation. */
  readonly all: ReadonlyMap<string, readonly NamedExchange[]>;
  /** The plainest successful call of each operation. Recordings are replayed through the clients byte for byte, so a page that shows one shows a call that works. */
  readonly calls: ReadonlyMap<string, NamedExchange>;
  /** The return codes of each operation's refused requests. */
  readonly codes: ReadonlyMap<string, ReadonlySet<number>>;
}

const recordedCalls = readEveryRecording();
const recordedOperations = new Set(recordedCalls.map(({ recording }) => recording.call.operationId));
/** Operations that are not recorded are shown with their first example. */
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
