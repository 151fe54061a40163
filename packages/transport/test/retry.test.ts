import { stubFetch, systemError, VirtualClock } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { createRetryBudget, readOptions, retryOption } from "../src/index.ts";
import { clientOf, errorOf, idempotentWrite, read, requestOf, StatusError, write } from "./support/requests.ts";

const reset = systemError("ECONNRESET", "read");
const refused = systemError("ECONNREFUSED", "connect");
const busy = (headers: Record<string, string> = {}, status = 429) => new Response("busy", { status, headers });

test("a read is retried after its connection was reset, with a random wait up to a doubling maximum", async () => {
  const clock = new VirtualClock(0);
  const fetch = stubFetch(reset, reset, new Response("ok"));
  const client = clientOf({ fetch, clock, retry: { random: () => 0.5 } });
  expect(await clock.run(client.request(read))).toMatchObject({ text: "ok" });
  expect([fetch.calls.length, clock.now()]).toEqual([3, 0.5 * 200 + 0.5 * 400]);
});

test.each([
  ["up to 5 seconds by default", {}, [200, 400, 800, 1600, 3200, 5000, 5000]],
  ["up to the configured maximum", { backoff: { baseMs: 10, capMs: 25 } }, [10, 20, 25, 25, 25, 25, 25]],
])("retry delays double %s", async (_, options, waits) => {
  const clock = new VirtualClock(0);
  const retry = { maxAttempts: 8, random: () => 1, ...options };
  await errorOf(clock.run(clientOf({ fetch: stubFetch(reset), clock, retry }).request(read)));
  expect(clock.waits).toEqual(waits);
});

test("the maximum wait that a server may request can be set, and the random part of a wait is added to it", async () => {
  for (const [random, waitMs] of [
    [0, 100],
    [1, 200],
  ] as const) {
    const clock = new VirtualClock(0);
    const retry = { maxRetryAfterMs: 100, random: () => random };
    const fetch = stubFetch(busy({ "retry-after": "5" }), new Response("ok"));
    await clock.run(clientOf({ fetch, clock, retry }).request(read));
    expect(clock.now()).toBe(waitMs);
  }
});

test("a wait that a response requested does not apply again after an attempt without a response", async () => {
  const clock = new VirtualClock(0);
  const fetch = stubFetch(busy({ "retry-after": "5" }), reset, new Response("ok"));
  await clock.run(clientOf({ fetch, clock, retry: { random: () => 0 } }).request(read));
  expect(clock.waits).toEqual([5000, 0]);
});

test("a write with an unknown outcome is sent once", async () => {
  const clock = new VirtualClock();
  const fetch = stubFetch(reset);
  const error = await errorOf(clock.run(clientOf({ fetch, clock }).request(write)));
  expect(error).toMatchObject({ code: "network", outcome: "unknown", attempts: 1, mayHaveBeenSent: true });
});

test("a write that was not sent is retried", async () => {
  const clock = new VirtualClock();
  const fetch = stubFetch(refused, new Response("ok"));
  expect(await clock.run(clientOf({ fetch, clock }).request(write))).toMatchObject({ text: "ok" });
  expect(fetch.calls).toHaveLength(2);
});

test("a write with an idempotency field is retried, and its outcome is unknown if one attempt's outcome is unknown", async () => {
  const clock = new VirtualClock();
  const fetch = stubFetch(reset, refused);
  const error = await errorOf(clock.run(clientOf({ fetch, clock }).request(idempotentWrite)));
  expect(error).toMatchObject({ outcome: "unknown", attempts: 3 });
});

test("without retries, every call is sent once", async () => {
  const fetch = stubFetch(refused);
  expect(await errorOf(clientOf({ fetch, retry: false }).request(read))).toMatchObject({ attempts: 1 });
});

test.each([
  ["seconds", { "retry-after": "3" }, 3000],
  ["a fraction of a second", { "retry-after": "0.5" }, 500],
  ["a date", { "retry-after": new Date(1_700_000_004_000).toUTCString() }, 4000],
  ["a reset time", { reset: "1700000002000" }, 2000],
  ["the later of both", { "retry-after": "1", reset: "1700000002000" }, 2000],
  ["the later of both in reverse order", { "retry-after": "5", reset: "1700000002000" }, 5000],
  ["a longer wait than the maximum", { "retry-after": "86400" }, 10_000],
  ["a time in the past", { "retry-after": "-5", reset: "1600000000000" }, 0],
  ["unreadable times", { "retry-after": "soon", reset: "later" }, 0],
])("the server's headers determine the wait before a retry: %s", async (_name, headers, waitMs) => {
  for (const status of [429, 503]) {
    const clock = new VirtualClock();
    const started = clock.now();
    const fetch = stubFetch(busy(headers, status), new Response("ok"));
    await clock.run(clientOf({ fetch, clock, retry: { random: () => 0 } }).request(read));
    expect(clock.now() - started).toBe(waitMs);
  }
});

test("the wait until a rate limit's reset time is measured with the server's clock, not the local one", async () => {
  const clock = new VirtualClock();
  const started = clock.now();
  const serverNow = () => clock.now() + 60_000;
  const fetch = stubFetch(busy({ reset: String(serverNow() + 1500) }), new Response("ok"));
  await clock.run(clientOf({ fetch, clock, serverNow, retry: { random: () => 0 } }).request(read));
  expect(clock.now() - started).toBe(1500);
});

test("a wait that would exceed the call's timeout is skipped, and the server's error is thrown immediately", async () => {
  const clock = new VirtualClock(0);
  const fetch = stubFetch(busy({ "retry-after": "5" }));
  const error = await errorOf(clock.run(clientOf({ fetch, clock }).request({ ...read, timeoutMs: 2000 })));
  expect(error).toMatchObject({ code: "http-429" });
  expect([clock.now(), clock.pending, fetch.calls.length]).toEqual([0, 0, 1]);
});

test("a wait that would end at the call's timeout is also skipped", async () => {
  const clock = new VirtualClock(0);
  const client = clientOf({ fetch: stubFetch(reset), clock, retry: { random: () => 1 } });
  const error = await errorOf(clock.run(client.request({ ...read, timeoutMs: 200 })));
  expect([error, clock.now()]).toMatchObject([{ code: "network", attempts: 1 }, 0]);
});

test("a write is retried if creating its headers fails with a temporary error, but not if the server responds with one", async () => {
  const clock = new VirtualClock();
  const fetch = stubFetch(new Response("ok"));
  let made = 0;
  const headers = () => {
    if ((made += 1) === 1) throw new StatusError(503);
    return {};
  };
  expect(await clock.run(clientOf({ fetch, clock }).request({ ...write, headers }))).toMatchObject({ text: "ok" });
  const decode = () => {
    throw new StatusError(503, { outcome: "answered" });
  };
  await errorOf(clock.run(clientOf({ fetch, clock }).request({ ...write, decode })));
  expect(fetch.calls).toHaveLength(2);
});

test("the callback `shouldRetry` decides which failures are retried, but a write that is unsafe to repeat is never resent", async () => {
  const clock = new VirtualClock();
  const retry = { shouldRetry: ({ code }: { code?: string }) => code === "http-404", random: () => 0 };
  const fetch = stubFetch(new Response("", { status: 404 }));
  const client = clientOf({ fetch, clock, retry });
  await errorOf(clock.run(client.request(read)));
  expect(fetch.calls).toHaveLength(3);
  await errorOf(clock.run(client.request(write)));
  expect(fetch.calls).toHaveLength(4);
});

test("`shouldRetry` can refuse a retry", async () => {
  const clock = new VirtualClock();
  const fetch = stubFetch(reset);
  const client = clientOf({ fetch, clock, retry: { shouldRetry: () => false } });
  expect(await errorOf(clock.run(client.request(read)))).toMatchObject({ attempts: 1 });
});

test("a call that the caller aborts is not retried and uses none of the retry budget", async () => {
  const controller = new AbortController();
  let withdrawn = 0;
  const budget = { deposit: () => {}, withdraw: () => (withdrawn += 1) > 0 };
  const fetch = stubFetch(() => {
    controller.abort();
    return new Promise<Response>(() => {});
  });
  const client = clientOf({ fetch, clock: new VirtualClock(), retry: { budget, shouldRetry: () => true } });
  const error = await errorOf(client.request({ ...read, signal: controller.signal }));
  expect(error).toMatchObject({ code: "aborted", attempts: 1 });
  expect(withdrawn).toBe(0);
});

test("a rate-limited write is resent only if the response proves that it was not carried out", async () => {
  for (const [outcome, attempts] of [
    ["answered", 3],
    ["unknown", 1],
  ] as const) {
    const clock = new VirtualClock();
    const fetch = stubFetch(busy());
    const decode = () => {
      throw new StatusError(429, { outcome });
    };
    await errorOf(clock.run(clientOf({ fetch, clock }).request({ ...write, decode })));
    expect(fetch.calls).toHaveLength(attempts);
  }
});

test.each([100, 1000])("if all attempts fail, %i calls send at most 1.1 requests each on average", async (calls) => {
  const clock = new VirtualClock();
  const fetch = stubFetch(reset);
  const client = clientOf({ fetch, clock, retry: { maxAttempts: 10 } });
  await clock.run(Promise.allSettled(Array.from({ length: calls }, () => client.request(read))));
  expect(fetch.calls.length).toBeGreaterThan(calls);
  expect(fetch.calls.length).toBeLessThanOrEqual(calls * 1.1);
});

const limited = requestOf({ rateLimits: [{ key: "order", requests: 1_000_000, windowMs: 1000 }] });

test("only the first two rate-limited responses in a row are retried outside the budget", async () => {
  const clock = new VirtualClock();
  const withdrawn: number[] = [];
  const budget = { deposit: () => {}, withdraw: () => withdrawn.push(clock.now()) < 0 };
  const fetch = stubFetch(busy());
  const client = clientOf({ fetch, clock, retry: { budget } });
  for (let call = 0; call < 5; call++) await errorOf(clock.run(client.request(limited)));
  expect([fetch.calls.length, withdrawn.length]).toEqual([3 + 4, 4]);
});

test("a failure other than a rate limit ends a series of rate-limited responses, and its retry uses the budget", async () => {
  const clock = new VirtualClock();
  let withdrawn = 0;
  const budget = { deposit: () => {}, withdraw: () => (withdrawn += 1) > 0 };
  const fetch = stubFetch(busy(), busy(), busy({}, 503), busy(), busy(), new Response("ok"));
  const client = clientOf({ fetch, clock, retry: { budget, maxAttempts: 6 } });
  expect(await clock.run(client.request(limited))).toMatchObject({ text: "ok" });
  expect(withdrawn).toBe(1);
});

test("the retry of a rate-limited request counts against the retry budget if the client itself limits no rate", async () => {
  const clock = new VirtualClock();
  const budget = { deposit: () => {}, withdraw: () => false };
  const fetch = stubFetch(busy(), new Response("ok"));
  const client = clientOf({ fetch, clock, retry: { budget } });
  expect(await errorOf(clock.run(client.request(read)))).toMatchObject({ code: "http-429" });
  expect(fetch.calls).toHaveLength(1);
});

test("a successful call ends a series of rate-limited responses", async () => {
  const clock = new VirtualClock();
  const budget = { deposit: () => {}, withdraw: () => false };
  let count = 0;
  const fetch = stubFetch(() => (++count % 2 === 1 ? busy() : new Response("ok")));
  const client = clientOf({ fetch, clock, retry: { budget } });
  for (let call = 0; call < 6; call++) expect(await clock.run(client.request(limited))).toMatchObject({ text: "ok" });
});

test("if every response is a rate limit error, calls send at most 1.1 requests each on average", async () => {
  const clock = new VirtualClock();
  const fetch = stubFetch(busy());
  const client = clientOf({ fetch, clock, retry: { maxAttempts: 10 } });
  await clock.run(Promise.allSettled(Array.from({ length: 500 }, () => client.request(limited))));
  expect(fetch.calls.length).toBeLessThanOrEqual(500 * 1.1 + 2);
});

test.each([0.2, 1, 2, 4])(
  "at %d calls a second, at least 80 %% succeed although half of the attempts fail",
  async (perSecond) => {
    const clock = new VirtualClock();
    // The failures are random, so that retries can't align with a pattern.
    let seed = 1;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const fetch = stubFetch(() => (random() < 0.5 ? new Response("", { status: 503 }) : new Response("ok")));
    const client = clientOf({ fetch, clock, retry: { random } });
    let succeeded = 0;
    const calls: Promise<unknown>[] = [];
    for (let call = 0; call < 400; call++) {
      calls.push(
        client.request(read).then(
          () => succeeded++,
          () => {},
        ),
      );
      await clock.advance(1000 / perSecond);
    }
    await clock.run(Promise.all(calls));
    expect(succeeded / 400).toBeGreaterThanOrEqual(0.8);
  },
);

test("if all attempts fail, a client that makes few calls sends only as many retries as its budget allows", async () => {
  const clock = new VirtualClock();
  const fetch = stubFetch(reset);
  const client = clientOf({ fetch, clock });
  for (let call = 1; call <= 300; call++) {
    await errorOf(clock.run(client.request(read)));
    expect(fetch.calls.length - call).toBeLessThanOrEqual(Math.max(10, call / 10));
    await clock.advance(1000);
  }
});

test("if a server is down, a client with few calls soon stops retrying", async () => {
  const clock = new VirtualClock();
  let isDown = false;
  let count = 0;
  const fetch = stubFetch(() => (isDown || ++count % 2 === 1 ? new Response("", { status: 503 }) : new Response("ok")));
  const client = clientOf({ fetch, clock });
  const call = async () => {
    await client.request(read).catch(() => {});
    await clock.advance(1000);
  };
  for (let calls = 0; calls < 50; calls++) await clock.run(call());
  isDown = true;
  const before = fetch.calls.length;
  for (let calls = 0; calls < 50; calls++) await clock.run(call());
  expect(fetch.calls.length - before).toBeLessThanOrEqual(50 + 8 + 5);
});

test("each call adds to the retry budget only once, however many attempts it makes", async () => {
  const clock = new VirtualClock();
  let deposits = 0;
  const budget = { deposit: () => void (deposits += 1), withdraw: () => true };
  const fetch = stubFetch(reset, new Response("ok"), new Response("ok"));
  const client = clientOf({ fetch, clock, retry: { budget } });
  await clock.run(client.request(read));
  await clock.run(client.request(read));
  expect(deposits).toBe(2);
});

test("clients can share a retry budget", async () => {
  const clock = new VirtualClock();
  const budget = createRetryBudget({ ratio: 0, reserve: 1, minPerSecond: 0, clock });
  const fetch = stubFetch(reset);
  for (const attempts of [2, 1]) {
    const error = await errorOf(clock.run(clientOf({ fetch, clock, retry: { budget } }).request(read)));
    expect(error).toMatchObject({ attempts });
  }
});

const readRetry = (retry: unknown) => readOptions<{ retry: unknown }>({ retry }, { retry: retryOption }).retry;

test.each([
  [true, "retry must be false or an object"],
  [{ maxAttempts: 0 }, "retry.maxAttempts must be a whole number of at least 1"],
  [{ maxAttempts: 1.5 }, "retry.maxAttempts must be a whole number of at least 1"],
  [{ budget: {} }, "retry.budget must have the methods deposit and withdraw"],
])("the `retry` option must not be %o", (retry, problem) => {
  expect(() => readRetry(retry)).toThrow(problem);
});

test.each([false, { maxAttempts: 1 }, { backoff: { baseMs: 0 } }])("the `retry` option accepts %o", (retry) => {
  expect(readRetry(retry)).toEqual(retry);
});
