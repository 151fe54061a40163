import { systemError } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { clientOf, errorOf, requestOf, StatusError, type TextResponse } from "./support/requests.ts";
import { SpecwrightError, type Clock, type HttpRequest, type Outcome } from "../src/index.ts";

/** One way in which an attempt ends. */
interface End {
  readonly name: string;
  /** Whether the server may have carried the request out, seen from outside: the truth of the model. */
  readonly truth: "never-arrived" | "refused" | "maybe" | "success";
  readonly respond: (init: RequestInit) => Promise<Response> | Response;
}

const text = (status: number, body = "", headers: Record<string, string> = {}) =>
  new Response(body, { status, headers });
const fails = (error: Error) => (): never => {
  throw error;
};
const broken = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("{")),
      pull: (controller) => controller.error(systemError("ECONNRESET", "read")),
    }),
  );
const followed = (status: number) => Object.defineProperty(text(status, "proxy"), "redirected", { value: true });
const stalled = () => new Response(new ReadableStream({}));

/** A body that starts with "refused" proves to the client that nothing was carried out. */
const ENDS: readonly End[] = [
  { name: "success", truth: "success", respond: () => text(200, "fine") },
  { name: "refused connection", truth: "never-arrived", respond: fails(systemError("ECONNREFUSED", "connect")) },
  { name: "unknown host", truth: "never-arrived", respond: fails(systemError("ENOTFOUND", "getaddrinfo")) },
  { name: "expired certificate", truth: "never-arrived", respond: fails(systemError("CERT_HAS_EXPIRED", "")) },
  { name: "unreachable network", truth: "never-arrived", respond: fails(systemError("ENETUNREACH", "connect")) },
  { name: "name server that is busy", truth: "never-arrived", respond: fails(systemError("EAI_AGAIN", "getaddrinfo")) },
  { name: "refused by the service", truth: "refused", respond: () => text(200, "refused") },
  { name: "refused, may be tried again", truth: "refused", respond: () => text(500, "refused") },
  { name: "rate limit with proof", truth: "refused", respond: () => text(429, "refused") },
  { name: "bare 429 of a proxy", truth: "maybe", respond: () => text(429, "busy") },
  { name: "reset", truth: "maybe", respond: fails(systemError("ECONNRESET", "read")) },
  { name: "broken pipe", truth: "maybe", respond: fails(systemError("EPIPE", "write")) },
  { name: "error without a code", truth: "maybe", respond: fails(new Error("broken")) },
  ...[301, 302, 303, 305, 307, 308].map((status): End => ({
    name: `redirect ${status}`,
    truth: "maybe",
    respond: () => text(status, "", { location: "https://elsewhere.example/" }),
  })),
  { name: "redirect that was followed", truth: "maybe", respond: () => followed(200) },
  { name: "redirect that was followed to a 404", truth: "maybe", respond: () => followed(404) },
  { name: "404 page of a proxy", truth: "maybe", respond: () => text(404, "<html>") },
  { name: "403 page of a proxy", truth: "maybe", respond: () => text(403, "<html>") },
  { name: "bare 400", truth: "maybe", respond: () => text(400) },
  { name: "bare 408", truth: "maybe", respond: () => text(408) },
  { name: "bare 425", truth: "maybe", respond: () => text(425) },
  ...[500, 501, 502, 503, 504].map((status): End => ({
    name: `bare ${status}`,
    truth: "maybe",
    respond: () => text(status, "<html>"),
  })),
  { name: "unreadable body", truth: "maybe", respond: () => text(200, "unreadable") },
  { name: "body that breaks off", truth: "maybe", respond: broken },
  { name: "body that is too large", truth: "maybe", respond: () => text(200, "x".repeat(5000)) },
  { name: "refusal that is too large", truth: "maybe", respond: () => text(400, "refused".padEnd(5000)) },
  { name: "timeout before the head", truth: "maybe", respond: () => new Promise(() => {}) },
  { name: "timeout in the body", truth: "maybe", respond: stalled },
  { name: "no response at all", truth: "maybe", respond: async () => ({}) as Response },
];

/** What the client must say of a failed call: never more than the server's side proves. */
function modelOutcome(ends: readonly End[]): Outcome {
  if (ends.some(({ truth }) => truth === "maybe")) return "unknown";
  return ends.some(({ truth }) => truth === "refused") ? "answered" : "not-sent";
}

class RefusedError extends StatusError {
  constructor(status: number) {
    super(status, { outcome: "answered" });
  }
}

class UnreadableError extends SpecwrightError {
  readonly isRetryable = true;
  constructor() {
    super("unreadable", "The body cannot be read.");
  }
}

const kinds: Record<string, Partial<HttpRequest<TextResponse>>> = {
  "write without an id": { isIdempotent: false },
  "write with an id": { isIdempotent: true },
  "write that is sent once": { isIdempotent: false, isSentOnce: true },
};

/** A clock whose waits pass at once: those between attempts before those for an attempt that hangs. */
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

/** What came of one call: what is wrong with it, if anything, and whether the client made every attempt that it could. */
interface Verdict {
  readonly problem: string;
  readonly isExhausted: boolean;
}

/** Runs one call against the ends, and compares with the model. */
async function check(sequence: readonly End[], overrides: Partial<HttpRequest<TextResponse>>): Promise<Verdict> {
  const used: End[] = [];
  const fetch = async (_url: string, init: RequestInit = {}) => {
    const end = sequence[Math.min(used.length, sequence.length - 1)] as End;
    used.push(end);
    return end.respond(init);
  };
  const client = clientOf({
    fetch: fetch as typeof globalThis.fetch,
    clock: hastyClock(),
    attemptTimeoutMs: 1000,
    maxResponseBytes: 1000,
    throttle: false,
    retry: { maxAttempts: sequence.length, random: () => 0, shouldRetry: () => true, budget: generous },
  });
  const told: Outcome[] = [];
  const request = requestOf({
    method: "POST",
    body: "{}",
    isWrite: true,
    ...overrides,
    decode(head, body) {
      const content = new TextDecoder().decode(body);
      if (content.startsWith("refused")) throw new RefusedError(head.status);
      if (content === "unreadable") throw new UnreadableError();
      if (!head.ok) throw new StatusError(head.status);
      return { head, status: head.status, text: content };
    },
    settle(error, call) {
      told.push(call.outcome);
      throw error;
    },
  });
  const result = await client.request(request).then(
    () => "success",
    () => "failure",
  );
  const problem = problemOf(used, overrides, { result, told: told[0] });
  return { problem, isExhausted: used.length === sequence.length && result === "failure" };
}

/** What a call told its caller that is not so, or did that it must not do. */
function problemOf(
  used: readonly End[],
  { isIdempotent, isSentOnce }: Partial<HttpRequest<TextResponse>>,
  { result, told }: { readonly result: string; readonly told: Outcome | undefined },
): string {
  const names = used.map(({ name }) => name).join(", ");
  const succeeded = used.at(-1)?.truth === "success";
  if (succeeded !== (result === "success")) return `${names}: ${result}`;
  if (!succeeded && told !== modelOutcome(used)) return `${names}: told ${told}, true is ${modelOutcome(used)}`;
  const mayHaveActed = used.filter(({ truth }) => truth === "maybe" || truth === "success").length;
  if (isIdempotent === false && mayHaveActed > 1) return `${names}: may have been carried out twice`;
  return isSentOnce === true && used.length > 1 ? `${names}: sent again` : "";
}

const generous = { deposit: () => {}, withdraw: () => true };

/** Ends of each class: what differs inside a class is walked in the shorter sequences, or in the long form. */
const CLASSES = ENDS.filter(({ name }) =>
  [
    "success",
    "refused connection",
    "expired certificate",
    "refused by the service",
    "refused, may be tried again",
    "rate limit with proof",
    "bare 429 of a proxy",
    "reset",
    "redirect 302",
    "redirect that was followed",
    "404 page of a proxy",
    "bare 400",
    "bare 503",
    "unreadable body",
    "body that breaks off",
    "body that is too large",
  ].includes(name),
);

const isLong = process.env["SPECWRIGHT_LONG"] === "1";
/** The ends that an attempt of this number has. The long form walks all sequences of four attempts: 2.5 million. */
const endsOf = (attempt: number): readonly End[] => (attempt < 4 || isLong ? ENDS : CLASSES);
const BATCH = 500;

/**
 * Walks all sequences of up to four attempts: each one that the client ends with a failure, having made all its attempts,
 * is continued with every end.
 */
async function walk(overrides: Partial<HttpRequest<TextResponse>>): Promise<{ walked: number; wrong: string[] }> {
  const wrong: string[] = [];
  let walked = 0;
  let open: (readonly End[])[] = [[]];
  for (let attempt = 1; attempt <= 4; attempt++) {
    const starts =
      attempt < 4 || isLong ? open : open.filter((sequence) => sequence.every((end) => CLASSES.includes(end)));
    open = [];
    for (let from = 0; from < starts.length; from += BATCH) {
      const sequences = starts
        .slice(from, from + BATCH)
        .flatMap((start) => endsOf(attempt).map((end) => [...start, end] as const));
      const verdicts = await Promise.all(sequences.map((sequence) => check(sequence, overrides)));
      walked += sequences.length;
      wrong.push(...verdicts.flatMap(({ problem }) => (problem === "" ? [] : [problem])));
      open.push(...sequences.filter((_, index) => verdicts[index]?.isExhausted));
    }
  }
  return { walked, wrong };
}

test.each(Object.entries(kinds))(
  "%s: every sequence of attempts is told as it is",
  { timeout: isLong ? 7_200_000 : 600_000 },
  async (name, overrides) => {
    const { walked, wrong } = await walk(overrides);
    expect(wrong).toEqual([]);
    expect(walked).toBeGreaterThanOrEqual(name === "write with an id" ? ENDS.length ** 2 : ENDS.length);
  },
);

test("a redirect after a lost response is an unknown outcome", async () => {
  const responses = [fails(systemError("ECONNRESET", "read")), () => text(302)];
  const request = requestOf({ method: "POST", body: "{}", isWrite: true });
  const fetch = (async () => responses.shift()?.()) as unknown as typeof globalThis.fetch;
  const error = await errorOf(clientOf({ fetch, retry: { random: () => 0 } }).request(request));
  expect(error).toMatchObject({ code: "redirect", outcome: "unknown", attempts: 2 });
});
