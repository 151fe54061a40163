import type { FaultRule } from "@specwright/sandbox";
import { createTradingClient, type TradingClient } from "@specwright/trading";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { createMcpServer } from "../src/mcp/server.ts";
import { readLimits, WritePolicy } from "../src/mcp/write-policy.ts";
import { readProfile } from "../src/profile.ts";
import type { Terminal } from "../src/terminal.ts";
import { captureTerminal, startSandbox } from "./support.ts";

/** Writes of the campaign: a few in `pnpm test`, 2,000 in the long form, or as many as somebody asks for. */
const writes = Number(process.env["SPECWRIGHT_WRITES"] ?? (process.env["SPECWRIGHT_LONG"] === "1" ? 2_000 : 30));
const seed = Number(process.env["SPECWRIGHT_SEED"] ?? 1);

let started: Awaited<ReturnType<typeof startSandbox>>;
let truth: TradingClient;
let agent: Client;
beforeAll(async () => {
  started = await startSandbox({ limits: false });
  const { mainnetUrl: baseUrl, keys } = started.sandbox.trading;
  truth = createTradingClient({ environment: { baseUrl }, credentials: keys.master, throttle: false });
  const policy = new WritePolicy(readLimits({ allow: "trade" }), Date.now);
  const profile = readProfile("sandbox", started.env);
  const server = createMcpServer({
    terminal: captureTerminal({ env: started.env }),
    profile,
    policy,
    version: "0",
    groups: [],
  });
  agent = new Client({ name: "test", version: "0" });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), agent.connect(near)]);
});
afterEach(() => started.sandbox.trading.levers().clearFaults());
afterAll(() => started.sandbox.close());

const faults: readonly FaultRule[] = [
  { fault: "reset-before" },
  { fault: "reset-after" },
  { fault: "reset-in-headers" },
  { fault: "reset-in-body" },
  { fault: "truncated-body" },
  { fault: "wrong-body" },
  { fault: "server-error", status: 502 },
  { fault: "server-error", status: 503 },
  { fault: "forbidden" },
  { fault: "too-many-requests" },
  { fault: "rate-limited" },
  { fault: "redirect" },
  { fault: "ret-code", code: 10_016, executed: "no" },
  { fault: "ret-code", code: 10_016, executed: "yes" },
  { fault: "ret-code", code: 10_000, executed: "yes" },
  { fault: "duplicate-request" },
  { fault: "duplicate-response" },
];

/** The numbers of a linear congruential generator, so that a run can be repeated. */
function* randoms(start: number): Generator<number, never> {
  for (let state = start >>> 0; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const wasPlaced = async (orderLinkId: string): Promise<boolean> =>
  (await truth.order.history({ category: "linear", orderLinkId })).list.length +
    (await truth.order.realtime({ category: "linear", symbol: "BTCUSDT", orderLinkId })).list.length >
  0;

/** A person who interrupts the command as its order leaves, or as the response arrives. */
function interruptedAt(moment: "sent" | "answered" | "never"): Pick<Terminal, "signal"> & Partial<Terminal> {
  const interrupt = new AbortController();
  return {
    signal: interrupt.signal,
    fetch: async (url, init) => {
      const isOrder = url.includes("/v5/order/create");
      // The request is on its way: its own signal cannot call it back.
      const sending = fetch(url, isOrder ? { ...(init as RequestInit), signal: null } : (init as RequestInit));
      if (isOrder && moment === "sent") interrupt.abort();
      const response = await sending;
      if (isOrder && moment === "answered") interrupt.abort();
      return response as never;
    },
  };
}

/** What a word or an exit code claims, against what the sandbox did. */
function lies(claim: string, placed: boolean): boolean {
  if (claim === "done") return !placed;
  return claim !== "unknown" && placed;
}

const words = ["done", "refused", "not-sent", "not-sent", "unknown"] as const;

test(
  `${writes} writes under faults and interruptions end with a true exit code, and an agent hears a true word`,
  async () => {
    const random = randoms(seed);
    const next = (below: number) => Math.floor(random.next().value * below);
    const levers = started.sandbox.trading.levers();
    const wrong: unknown[] = [];
    const seen = new Set<string>();
    for (let at = 0; at < writes; at++) {
      levers.clearFaults();
      const fault = { ...faults[next(faults.length)], operation: "orderCreate", times: 1 + next(4) } as FaultRule;
      if (next(8) > 0) levers.addFault(fault);
      const orderLinkId = `w-${seed}-${at}`;
      const input = {
        category: "linear",
        symbol: "BTCUSDT",
        side: next(2) ? "Buy" : "Sell",
        orderType: "Market",
        qty: next(9) ? "0.001" : "5000",
        orderLinkId,
      };
      let claim: string;
      let text: string;
      if (next(2) === 0) {
        const moment = (["sent", "answered"] as const)[next(12)] ?? "never";
        const { code, error } = await started.cli(["order", "create", "--input", "-"], {
          ...interruptedAt(moment),
          readInput: async () => JSON.stringify(input),
        });
        [claim, text] = [words[code as 0], error];
      } else {
        const { structuredContent } = await agent.callTool({
          name: "write",
          arguments: { operation: "order.create", input },
        });
        const answer = structuredContent as { readonly outcome: string };
        [claim, text] = [answer.outcome, JSON.stringify(answer)];
      }
      seen.add(claim);
      const placed = await wasPlaced(orderLinkId);
      const isMute = claim === "unknown" && !text.includes(orderLinkId);
      if (lies(claim, placed) || isMute) wrong.push({ at, fault, claim, placed, text });
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(3);
  },
  writes * 10_000,
);
