import { SpecwrightError, type AttemptFailure, type Clock, type Outcome } from "../../src/index.ts";
import { modelOutcome, type End } from "./attempt-ends.ts";
import { clientOf, requestOf, StatusError, type TestRequest } from "./requests.ts";

class RefusedError extends StatusError {
  constructor(status: number) {
    super(status, { outcome: "answered" });
  }
}

class UnreadableError extends SpecwrightError {
  readonly isTemporary = true;
  constructor() {
    super("unreadable", "The body cannot be read.");
  }
}

export type RequestKind = Partial<TestRequest>;

/**
 * Creates a clock on which waits end almost immediately. Waits of less than a second, such as those between attempts,
 * end before longer waits, such as the time limits of hanging attempts.
 */
function hastyClock(): Clock {
  let now = 0;
  return {
    now: () => now,
    after(ms, callback) {
      let isCancelled = false;
      const fire = () => {
        if (isCancelled) return;
        now += ms;
        callback();
      };
      if (ms < 1000) setImmediate(fire);
      else setTimeout(fire, 1);
      return () => (isCancelled = true);
    },
  };
}

/** Result of one call. */
export interface SequenceResult {
  /** Description of a wrong behavior. Empty if the behavior is correct. */
  readonly problem: string;
  /** True if the client made every attempt that it could, and the call failed. */
  readonly isExhausted: boolean;
  /** Observable facts about the client's attempts: before each attempt, after each failure, and at the end. */
  readonly trace: string;
}

const generous = { deposit: () => {}, withdraw: () => true };

/**
 * Runs one call whose attempts end as `sequence` lists, and compares the reported outcome with the expected outcome.
 */
export async function runSequence(sequence: readonly End[], kind: RequestKind): Promise<SequenceResult> {
  const used: End[] = [];
  const trace: unknown[] = [];
  const fetch = async (_url: string, init: RequestInit = {}) => {
    const end = sequence[Math.min(used.length, sequence.length - 1)] as End;
    used.push(end);
    return end.respond(init);
  };
  const shouldRetry = ({ isTemporary, wasRateLimited, retryAfterMs }: AttemptFailure): boolean => {
    trace.push({ isTemporary, wasRateLimited, retryAfterMs });
    return true;
  };
  const client = clientOf({
    fetch: fetch as typeof globalThis.fetch,
    clock: hastyClock(),
    attemptTimeoutMs: 1000,
    maxResponseBytes: 1000,
    throttle: false,
    retry: { maxAttempts: sequence.length, random: () => 0, shouldRetry, budget: generous },
  });
  let outcome: Outcome | undefined;
  const request = requestOf({
    method: "POST",
    body: "{}",
    isWrite: true,
    ...kind,
    headers({ attempts, earlierOutcome, retryAfterMs, hasRecovered }) {
      trace.push({ attempts, earlierOutcome, retryAfterMs, hasRecovered });
      return {};
    },
    decode(head, body) {
      const content = new TextDecoder().decode(body);
      if (content.startsWith("refused")) throw new RefusedError(head.status);
      if (content === "unreadable") throw new UnreadableError();
      if (!head.ok) throw new StatusError(head.status);
      return { head, status: head.status, text: content };
    },
    settle(error, call) {
      outcome = call.outcome;
      throw error;
    },
  });
  const result = await client.request(request).then(
    () => "success",
    () => "failure",
  );
  trace.push({ result, outcome });
  const isExhausted = used.length === sequence.length && result === "failure";
  return { problem: problemOf(used, kind, { result, outcome }), isExhausted, trace: JSON.stringify(trace) };
}

/** Describes a wrong outcome or a forbidden repetition. Returns an empty string if there is none. */
function problemOf(
  used: readonly End[],
  { isIdempotent, isSentOnce }: Partial<TestRequest>,
  { result, outcome }: { readonly result: string; readonly outcome: Outcome | undefined },
): string {
  const names = used.map(({ name }) => name).join(", ");
  const succeeded = used.at(-1)?.truth === "success";
  if (succeeded !== (result === "success")) return `${names}: ${result}`;
  if (!succeeded && outcome !== modelOutcome(used))
    return `${names}: reported the outcome ${outcome} instead of ${modelOutcome(used)}`;
  const mayHaveActed = used.filter(({ truth }) => truth === "maybe" || truth === "success").length;
  if (isIdempotent === false && mayHaveActed > 1) return `${names}: may have been carried out twice`;
  return isSentOnce === true && used.length > 1 ? `${names}: sent again` : "";
}
