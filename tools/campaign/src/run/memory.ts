import { createTradingClient } from "@specwright/trading";
import { VirtualClock } from "@specwright-tools/testing";
import { endingOf, judge, judgeReconciling, type Ending } from "../judge.ts";
import { Random } from "../random.ts";
import { randomOptions, type Outcome } from "../schedule.ts";
import { credentials, ServerModel } from "../server/model.ts";
import type { Reply } from "../server/replies.ts";
import { allWrites, makeWrite } from "../writes.ts";

const failure = (code: string, syscall: string): Error =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(`${syscall} ${code}`), { code, syscall }) });

/** A promise that ends only when the request is aborted. */
const never = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));

function toResponse(reply: Reply, signal: AbortSignal | null | undefined): Response | Promise<Response> {
  if (reply.kind === "dropped") throw failure("ECONNRESET", "read");
  if (reply.kind === "refused-connection") throw failure("ECONNREFUSED", "connect");
  if (reply.kind === "silence") return never(signal);
  const { status, headers, body, cut } = reply;
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const isEmpty = status === 304 || status === 204;
  if (cut === undefined) return new Response(isEmpty ? null : (bytes as Uint8Array<ArrayBuffer>), { status, headers });
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.subarray(0, cut)),
    pull: (controller) => controller.error(failure("ECONNRESET", "read")),
  });
  return new Response(stream, { status, headers });
}

const toFields = (headers: RequestInit["headers"]): Record<string, string> => Object.fromEntries(new Headers(headers));

function fetchFrom(model: ServerModel, random: Random): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const { pathname, search } = new URL(String(input));
    const method = init.method ?? "GET";
    if (random.chance(0.05)) return toResponse({ kind: "refused-connection" }, init.signal);
    const body =
      typeof init.body === "string" ? init.body : new TextDecoder().decode((init.body as Uint8Array) ?? undefined);
    const reply = await model.receive({
      method,
      path: pathname,
      query: search.slice(1),
      headers: toFields(init.headers),
      body,
    });
    return toResponse(reply, init.signal);
  };
}

/** Sends one write through a `fetch` that goes nowhere, in virtual time. */
export async function runInMemory(seed: number): Promise<Outcome> {
  const random = new Random(seed);
  const clock = new VirtualClock();
  const model = new ServerModel(random, () => clock.now());
  const write = makeWrite(random, model, clock.now());
  const fetch = fetchFrom(model, random);
  const options = randomOptions(random, 1000);
  const trading = createTradingClient({ ...options, environment: "testnet", clock, fetch });
  const controller = new AbortController();
  const stopTimer = random.chance(0.1) ? clock.after(random.below(3000), () => controller.abort()) : () => {};
  const ending: Ending = await clock.run(endingOf(write.send(trading, { signal: controller.signal })));
  stopTimer();
  const problems = judge(write, ending, model);
  if (clock.pending > 0) problems.push(`${clock.pending} timers are left`);
  const { deliveries, history } = model;
  problems.push(...(await clock.run(judgeReconciling(trading, ending, model))));
  const told = "error" in ending ? String((ending.error as { outcome?: unknown }).outcome) : "done";
  const violation = problems.length === 0 ? undefined : { seed, write: write.name, problems, history };
  return { told, deliveries, violation };
}

/** The client loads what it knows of the input with the first call: that takes time of the machine, which no seed repeats. */
export async function loadInputSchemas(): Promise<void> {
  const random = new Random(0);
  const fetch = () => Promise.reject(new TypeError("Nothing is sent."));
  const trading = createTradingClient({ credentials, environment: "testnet", retry: false, fetch });
  const { signal } = new AbortController();
  const writes = allWrites(random, new ServerModel(random, Date.now));
  await Promise.allSettled(writes.map((write) => write.send(trading, { signal })));
}
