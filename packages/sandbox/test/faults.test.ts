import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createSandbox, type Sandbox } from "../src/index.ts";
import { completeFault, faultCatalog, faultChoices } from "../src/faults/catalog.ts";
import { FaultPlan, parseFaultHeader } from "../src/faults/plan.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ now: 1_767_225_600_000, limits: false });
});
afterAll(() => sandbox.close());

const time = (fault: string, target = sandbox): Promise<Response> =>
  fetch(`${target.trading.mainnetUrl}/v5/market/time`, { headers: { "x-sandbox-fault": fault }, redirect: "manual" });

/**
 * Sends a request and returns every byte received until the connection closes. `reset` is true if the connection was
 * reset.
 */
function wire(fault: string): Promise<{ bytes: string; reset: boolean }> {
  const { port } = new URL(sandbox.trading.mainnetUrl);
  return new Promise((resolve) => {
    let bytes = "";
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(`GET /v5/market/time HTTP/1.1\r\nHost: x\r\nConnection: close\r\nx-sandbox-fault: ${fault}\r\n\r\n`);
    socket.on("data", (chunk) => (bytes += chunk.toString("latin1")));
    socket.on("error", () => resolve({ bytes, reset: true }));
    socket.on("end", () => resolve({ bytes, reset: false }));
  });
}

test("a fault resets the connection before or after the operation, and no byte of the response is sent", async () => {
  for (const name of ["reset-before", "reset-after"]) {
    expect(await wire(name), name).toEqual({ bytes: "", reset: true });
    await expect(time(name)).rejects.toThrow("fetch failed");
  }
});

test.each([0, 1, 5, 17, 60])(
  "a fault resets the connection after %i bytes of the headers or the body",
  async (bytes) => {
    const headers = await wire(`reset-in-headers; bytes=${bytes}`);
    expect([headers.bytes.length, headers.reset]).toEqual([bytes, true]);
    const body = await wire(`reset-in-body; bytes=${bytes}`);
    expect([body.bytes.split("\r\n\r\n")[1]?.length, body.reset]).toEqual([bytes, true]);
  },
);

test("the fault truncated-body sends a shortened body whose length equals the content-length header", async () => {
  const response = await time("truncated-body; bytes=12");
  expect([response.status, await response.text()]).toEqual([200, '{"retCode":0']);
});

test.each(faultChoices.variant!)("a fault sends an invalid body: %s", async (variant) => {
  const response = await time(`wrong-body; variant=${variant}`);
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain("timeSecond");
});

test("the fault giant-line makes a JSON body several megabytes long, and the body stays valid", async () => {
  const text = await (await time("giant-line; bytes=3000000")).text();
  expect(text.length).toBeGreaterThan(3_000_000);
  expect(JSON.parse(text)).toMatchObject({ retCode: 0 });
});

test("a fault sends a response twice", async () => {
  const { bytes } = await wire("duplicate-response");
  expect(bytes.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
});

describe("a fault that refuses a request", () => {
  test.each([
    ["usual", String(1_767_225_600_000 + 700)],
    ["past", String(1_767_225_600_000 - 60_000)],
    ["far", String(1_767_225_600_000 + 86_400_000)],
    ["garbage", "soon"],
    ["absent", null],
  ])("sends return code 10006 with %s rate limit headers", async (headers, reset) => {
    const response = await time(`rate-limited; headers=${headers}; ms=700`);
    expect(await response.json()).toMatchObject({ retCode: 10_006 });
    expect(response.headers.get("x-bapi-limit-reset-timestamp")).toBe(reset);
  });

  test.each([
    ["too-many-requests", 429],
    ["forbidden", 403],
    ["server-error", 502],
    ["server-error; status=504", 504],
    ["redirect", 307],
    ["redirect; status=302; location=http://elsewhere/", 302],
  ])("sends its HTTP status: %s", async (fault, status) => {
    expect((await time(fault)).status).toBe(status);
  });

  test("sends any retCode, before or after the operation is carried out", async () => {
    expect(await (await time("ret-code; code=10000")).json()).toMatchObject({ retCode: 10_000, result: {} });
    expect(await (await time("ret-code; code=10016; executed=yes")).json()).toMatchObject({ retCode: 10_016 });
  });
});

test("a fault sends a wrong server time", async () => {
  expect(await (await time("clock-skew; ms=-90000")).json()).toMatchObject({ time: 1_767_225_510_000 });
});

test("a fault delays a response", async () => {
  expect((await time("delay; ms=1")).status).toBe(200);
  expect((await time("late-response; ms=1")).status).toBe(200);
  await expect(
    fetch(`${sandbox.trading.mainnetUrl}/v5/market/time`, {
      headers: { "x-sandbox-fault": "hang" },
      signal: AbortSignal.timeout(20),
    }),
  ).rejects.toThrow("aborted due to timeout");
});

test("an invalid fault header is rejected with a message that names the mistake", async () => {
  const response = await time("explode");
  const { retMsg } = (await response.json()) as { retMsg: string };
  expect([response.status, retMsg]).toEqual([400, expect.stringContaining('there is no "explode"')]);
});

test("a fault rule selects requests by operation, environment, count and seeded chance", () => {
  const target = { header: undefined, operationId: "marketTime", path: "/v5/market/time", environment: "mainnet" };
  const hits = (rule: object, seed = 1, other = {}) => {
    const plan = new FaultPlan({ faults: [{ fault: "forbidden", ...rule }] }, seed);
    return Array.from({ length: 8 }, () => (plan.pick({ ...target, ...other }).fault === undefined ? "-" : "x")).join(
      "",
    );
  };
  expect(hits({})).toBe("xxxxxxxx");
  expect(hits({ skip: 2, times: 3 })).toBe("--xxx---");
  expect(hits({ operation: "market*" })).toBe("xxxxxxxx");
  expect(hits({ operation: "/v5/market/time" })).toBe("xxxxxxxx");
  expect(hits({ operation: "orderCreate" })).toBe("--------");
  expect(hits({ environment: "demo" })).toBe("--------");
  expect(hits({ chance: 0.5 }, 3)).toBe(hits({ chance: 0.5 }, 3));
  expect(new Set([1, 2, 3, 4].map((seed) => hits({ chance: 0.5 }, seed))).size).toBeGreaterThan(1);
});

test.each([
  [{}, "a fault file holds"],
  [{ faults: [7] }, "faults[0]: must be an object"],
  [{ faults: [{ fault: "nothing" }] }, 'faults[0]: fault: there is no "nothing"'],
  [{ faults: [{ fault: "delay", seconds: 1 }] }, 'faults[0]: delay: has no parameter "seconds"'],
  [{ faults: [{ fault: "delay", ms: "soon" }] }, "faults[0]: delay: ms must be a whole number"],
  [{ faults: [{ fault: "delay", chance: 2 }] }, "faults[0]: chance: must be between 0 and 1"],
  [{ faults: [{ fault: "wrong-body", variant: "x" }] }, "faults[0]: wrong-body: variant must be one of"],
])("an invalid fault file is rejected with a readable error: %o", (source, message) => {
  expect(() => new FaultPlan(source, 1)).toThrow(message);
});

test("a fault file applies to both services", async () => {
  const faulty = await createSandbox({
    faults: {
      faults: [
        { fault: "server-error", status: 503, times: 1, environment: "mainnet" },
        { fault: "forbidden", environment: "reference" },
      ],
    },
  });
  onTestFinished(() => faulty.close());
  const url = `${faulty.trading.mainnetUrl}/v5/market/time`;
  expect([(await fetch(url)).status, (await fetch(url)).status]).toEqual([503, 200]);
  expect((await fetch(`${faulty.knowledge.referenceUrl}/healthz`)).status).toBe(403);
  expect((await fetch(`${faulty.knowledge.releasedUrl}/healthz`)).status).toBe(200);
});

/** Reads a chat response to its end. If the connection breaks, returns the bytes received until then. */
async function chat(fault: string): Promise<{ text: string; broken: boolean }> {
  const { referenceUrl } = sandbox.knowledge;
  const session = (await (
    await fetch(`${referenceUrl}/api/sessions`, { method: "POST", body: '{"title":"t"}' })
  ).json()) as { id: string };
  const body = JSON.stringify({ query: "What is there?", session_id: session.id });
  const response = await fetch(`${referenceUrl}/api/chat`, {
    method: "POST",
    body,
    headers: { "x-sandbox-fault": fault },
  });
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of response.body!) text += decoder.decode(chunk as Uint8Array, { stream: true });
  } catch {
    return { text, broken: true };
  }
  return { text, broken: false };
}

test("a fault ends or breaks a chat stream after the given number of bytes, or adds a very long line", async () => {
  for (const bytes of [1, 7, 40]) {
    const cut = await chat(`stream-cut; bytes=${bytes}`);
    expect([cut.text.length, cut.broken]).toEqual([bytes, true]);
    const end = await chat(`stream-end; bytes=${bytes}`);
    expect([end.text.length, end.broken]).toEqual([bytes, false]);
  }
  const giant = await chat("giant-line; bytes=200000");
  expect(Math.max(...giant.text.split("\n").map(({ length }) => length))).toBe(200_000);
});

test("the README documents every fault with its defaults", async () => {
  const { readFile } = await import("node:fs/promises");
  const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
  for (const [name, defaults] of Object.entries(faultCatalog)) {
    // A text parameter that is empty by default is required.
    const required = Object.entries(defaults)
      .filter(([, value]) => value === "")
      .map(([key]) => [key, "x"]);
    const header = [name, ...required.map(([key, value]) => `${key}=${value}`)].join("; ");
    expect(parseFaultHeader(header)).toEqual(completeFault(name, Object.fromEntries(required)));
    expect(readme, name).toContain(`\`${name}\``);
  }
});
