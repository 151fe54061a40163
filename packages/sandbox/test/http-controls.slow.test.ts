import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { createSandbox, type Sandbox } from "../src/index.ts";
import { call } from "./support/signed-call.ts";
import { connectPrivate, startSandbox } from "./support/socket-client.ts";
import { noon } from "./support/test-world.ts";

interface Body {
  readonly content: { "application/json": { schema: object; examples?: Record<string, { value: object }> } };
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { requestBodies: Record<string, Body>; responses: Record<string, Body> };
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly requestBody?: Body & { $ref?: string };
  readonly responses: { "200": { $ref: string } };
}

const document = parse(await readFile(new URL("../openapi.yaml", import.meta.url), "utf8")) as Document;
// In strict mode, an unknown keyword in the document is an error.
const ajv = new Ajv2020({ strictSchema: true, strictTypes: false, strictRequired: false });
ajv.addVocabulary(["openapi", "info", "servers", "security", "tags", "paths", "components"]);
ajv.addSchema({ $id: "controls", ...document });

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);

/** Returns the examples of a request body. */
function examplesOf({ requestBody }: Operation): (object | undefined)[] {
  if (requestBody === undefined) return [undefined];
  const name = requestBody.$ref?.split("/").at(-1);
  const body = name === undefined ? requestBody : document.components.requestBodies[name]!;
  return Object.values(body.content["application/json"].examples ?? {}).map(({ value }) => value);
}

interface Reply {
  retCode: number;
  retMsg: string;
  result: Record<string, unknown>;
  time: number;
}

async function pull(base: string, method: string, path: string, body?: object): Promise<Reply> {
  const headers = { "content-type": "application/json" };
  const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  return (await fetch(`${base}${path}`, { method, ...sent })).json() as Promise<Reply>;
}

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ now: noon, limits: false });
});
afterAll(() => sandbox.close());

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  "the HTTP control %s accepts the example of its specification and sends a response that conforms to it",
  async (_operationId, operation) => {
    const { trading, knowledge } = sandbox;
    const { method, path, tags } = operation;
    const { $ref } = operation.responses["200"];
    const pointer = `${$ref.replace("#", "")}/content/application~1json/schema`;
    const validate = ajv.compile({ $ref: `controls#${pointer}` });
    const examples = examplesOf(operation);
    expect(examples.length).toBeGreaterThan(0);
    const ofTrading = [trading.mainnetUrl, trading.demoUrl];
    for (const base of [...ofTrading, knowledge.referenceUrl, knowledge.releasedUrl]) {
      const isThere = tags.includes("Sandbox") || ofTrading.includes(base);
      // The fault examples name operations of the trading API.
      if (operation.operationId === "addFault" && !ofTrading.includes(base)) continue;
      for (const example of examples) {
        const reply = await pull(base, method, path, example);
        // The sandbox doesn't have the event order of the example, so it refuses this call.
        const expected = isThere ? (path === "/sandbox/event/cancel" ? 110_001 : 0) : 10_017;
        expect(reply.retCode, `${path} ${reply.retMsg}`).toBe(expected);
        expect(!isThere || validate(reply), JSON.stringify(validate.errors)).toBe(true);
      }
    }
    await sandbox.reset();
  },
);

test("an undocumented control address is refused", async () => {
  for (const base of [sandbox.trading.mainnetUrl, sandbox.knowledge.url])
    for (const path of ["/sandbox/nothing", "/sandbox/", "/sandbox/clock/"])
      expect(await pull(base, "GET", path)).toMatchObject({ retCode: 10_017 });
});

const tickers = async (base: string): Promise<unknown> =>
  (await pull(base, "GET", "/v5/market/tickers?category=linear&symbol=BTCUSDT")).result;

test.each(["trading", "knowledge"])("a reset through the %s service resets both services", async (service) => {
  const own = await startSandbox({
    faults: { faults: [{ fault: "delay", ms: 0, operation: "marketTime", times: 1 }] },
  });
  const { mainnetUrl, keys } = own.trading;
  const before = await tickers(mainnetUrl);
  const { rsa } = keys;
  const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.1" };
  expect((await call(own, "POST", "/v5/order/create", order)).retCode).toBe(0);
  const text = JSON.stringify({ text: "A note about orders.", type: "text" });
  await fetch(`${own.knowledge.url}/api/submit`, { method: "POST", body: text });
  own.trading.controls().addFault({ fault: "forbidden", operation: "accountInfo" });
  own.knowledge.controls().addFault({ fault: "forbidden", operation: "getHealth" });
  own.trading.controls().setPrice({ symbol: "BTCUSDT", price: "50000" });
  own.clock.advance(3_600_000);
  const client = await connectPrivate(own);
  const base = service === "trading" ? own.trading.demoUrl : own.knowledge.url;
  expect(await pull(base, "POST", "/sandbox/reset", {})).toMatchObject({
    retCode: 0,
    result: { now: noon },
    time: noon,
  });
  expect(await client.closed).toBe(1006);
  expect(own.clock.now()).toBe(noon);
  expect(own.trading.controls().connections()).toEqual([]);
  expect(await tickers(mainnetUrl)).toEqual(before);
  const list = { category: "linear", symbol: "BTCUSDT" };
  expect((await call(own, "GET", "/v5/order/history", list)).result.list).toEqual([]);
  expect((await call(own, "GET", "/v5/account/info")).retCode).toBe(0);
  expect((await fetch(`${own.knowledge.url}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${own.knowledge.url}/api/tasks`)).json()).toMatchObject({ tasks: [] });
  expect(own.trading.keys.rsa).toEqual(rsa);
  own.clock.advance(1000);
  expect((await call(own, "POST", "/v5/order/create", order)).retCode).toBe(0);
});

test("two sandboxes with the same seed and time have the same prices, even after a reset", async () => {
  const [first, second] = [await startSandbox({ seed: 7 }), await startSandbox({ seed: 7 })];
  const hours = async ({ trading, clock }: Sandbox): Promise<unknown[]> => {
    const seen: unknown[] = [];
    for (let hour = 0; hour < 3; hour++) {
      seen.push(await tickers(trading.mainnetUrl));
      clock.advance(3_600_000);
    }
    return seen;
  };
  const seen = await hours(first);
  expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(3);
  expect(await hours(second)).toEqual(seen);
  await second.reset();
  expect(await hours(second)).toEqual(seen);
});

test("a fault rule applies only to the address where it is added", async () => {
  const rule = { fault: "forbidden", operation: "listTasks" };
  expect(await pull(sandbox.trading.mainnetUrl, "POST", "/sandbox/fault", rule)).toMatchObject({ retCode: 10_001 });
  const elsewhere = { ...rule, environment: "released" };
  expect(await pull(sandbox.knowledge.referenceUrl, "POST", "/sandbox/fault", elsewhere)).toMatchObject({
    retMsg: "environment: must be reference or omitted, because the rule is added to reference",
  });
  expect(await pull(sandbox.knowledge.referenceUrl, "POST", "/sandbox/fault", rule)).toMatchObject({ retCode: 0 });
  expect((await fetch(`${sandbox.knowledge.referenceUrl}/api/tasks`)).status).toBe(403);
  expect((await fetch(`${sandbox.knowledge.releasedUrl}/api/tasks`)).status).toBe(200);
  await pull(sandbox.knowledge.referenceUrl, "POST", "/sandbox/fault/clear", {});
  expect((await fetch(`${sandbox.knowledge.referenceUrl}/api/tasks`)).status).toBe(200);
});
