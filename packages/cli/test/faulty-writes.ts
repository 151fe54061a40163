/**
 * `pnpm check writes`: 10,000 writes through the command line and the MCP server, under injected faults and interruptions.
 * Compares each exit code, outcome and text with the writes that the sandbox executed. Fails if one of them is wrong.
 *
 *   --writes NUMBER  number of writes (default 10,000)
 *   --seed NUMBER    repeats a run; without it, the seed is the time
 *   --lanes NUMBER   sandboxes that run side by side (default 8)
 */
import { parseArgs } from "node:util";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { FaultRule } from "@specwright/sandbox";
import { createTradingClient, type TradingClient } from "@specwright/trading";
import type { ExitCode } from "../src/exit-codes.ts";
import { createMcpServer } from "../src/mcp/server.ts";
import { readLimits, WritePolicy } from "../src/mcp/write-policy.ts";
import { readProfile } from "../src/profile.ts";
import type { Terminal } from "../src/terminal.ts";
import { captureTerminal, startSandbox } from "./support.ts";

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

/** Yields the numbers of a linear congruential generator. The same seed repeats a run. */
function* randoms(start: number): Generator<number, never> {
  for (let state = start >>> 0; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

type Next = (below: number) => number;
type Input = Readonly<Record<string, unknown>>;

/** A write, and the part of the sandbox's state that shows whether it was carried out. */
interface Write {
  /** Name of the operation, such as `order.create`. */
  readonly operation: string;
  /** Path of the request. */
  readonly path: string;
  readonly input: Input;
  /** IDs by which the user can find the write: one, or one for each item of a batch. */
  readonly ids: readonly string[];
  /**
   * Return code of a repeated write, such as the cancellation of an order that is already cancelled. A report of this
   * refusal is correct even if the write was carried out: if a proxy sends the write twice, the client receives the
   * second response.
   */
  readonly alreadySo?: string;
  /** Returns whether the sandbox carried out the write, or each item of a batch. */
  happened(): Promise<readonly boolean[]>;
}

const market = { category: "linear", symbol: "BTCUSDT" } as const;

const orderOf = (next: Next, orderLinkId: string) => ({
  side: next(2) ? "Buy" : "Sell",
  orderType: "Market",
  // One in nine orders costs more than the account has.
  qty: next(9) ? "0.001" : "5000",
  orderLinkId,
});

async function findOrder(truth: TradingClient, orderLinkId: string) {
  const open = await truth.order.realtime({ ...market, orderLinkId });
  if (open.list[0] !== undefined) return open.list[0];
  const closed = await truth.order.history({ category: market.category, orderLinkId });
  return closed.list[0];
}

/** Generators for the kinds of writes: an order, a batch of orders, a cancellation, and a transfer. */
const kinds: readonly ((truth: TradingClient, next: Next, id: string) => Promise<Write>)[] = [
  async (truth, next, id) => ({
    operation: "order.create",
    path: "/v5/order/create",
    input: { ...market, ...orderOf(next, id) },
    ids: [id],
    happened: async () => [(await findOrder(truth, id)) !== undefined],
  }),
  async (truth, next, id) => {
    const ids = [`${id}-a`, `${id}-b`];
    return {
      operation: "order.createBatch",
      path: "/v5/order/create-batch",
      input: {
        category: market.category,
        request: ids.map((each) => ({ symbol: market.symbol, ...orderOf(next, each) })),
      },
      ids,
      happened: () => Promise.all(ids.map(async (each) => (await findOrder(truth, each)) !== undefined)),
    };
  },
  async (truth, _next, id) => {
    await truth.order.create({
      ...market,
      side: "Buy",
      orderType: "Limit",
      qty: "0.001",
      price: "30000",
      orderLinkId: id,
    });
    return {
      operation: "order.cancel",
      path: "/v5/order/cancel",
      input: { ...market, orderLinkId: id },
      ids: [id],
      // If a proxy sends the cancellation twice, the client receives the second response: the order no longer exists.
      alreadySo: "110001",
      happened: async () => [(await findOrder(truth, id))?.orderStatus === "Cancelled"],
    };
  },
  async (truth, next, id) => {
    // The platform accepts only UUIDs, so make a UUID from the ID.
    const digits = Array.from(id, (char) => char.charCodeAt(0).toString(16))
      .join("")
      .padStart(32, "0")
      .slice(-32);
    const transferId = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    const input = {
      transferId,
      coin: "USDT",
      amount: next(9) ? "1" : "99999999999",
      fromAccountType: "UNIFIED",
      toAccountType: "FUND",
    } as const;
    return {
      operation: "asset.transferInterTransfer",
      path: "/v5/asset/transfer/inter-transfer",
      input,
      ids: [transferId],
      happened: async () => {
        const { list } = await truth.asset.transferQueryInterTransferList({ transferId });
        return [list.some(({ status }) => status === "SUCCESS")];
      },
    };
  },
];

/** Report of a command or tool about a write: its outcome, and the outcome of each item of a batch. */
interface Claim {
  readonly outcome: string;
  readonly items?: readonly { readonly ok: boolean; readonly outcome?: unknown }[] | undefined;
  readonly text: string;
}

/**
 * Returns a signal and a `fetch` function that simulate a user's interruption: when the write request is sent, or when
 * its response arrives.
 */
function interruptedAt(moment: "sent" | "answered" | "never", path: string): Pick<Terminal, "signal" | "fetch"> {
  const interrupt = new AbortController();
  return {
    signal: interrupt.signal,
    fetch: async (url, init) => {
      const isWrite = url.includes(path);
      // An abort can't call back a write that is on its way, so the write has no signal.
      const sending = fetch(url, isWrite ? { ...(init as RequestInit), signal: null } : (init as RequestInit));
      if (isWrite && moment === "sent") interrupt.abort();
      const response = await sending;
      if (isWrite && moment === "answered") interrupt.abort();
      return response as never;
    },
  };
}

const outcomes = ["done", "refused", "not-sent", "not-sent", "unknown"] as const;

const isItem = (value: unknown): value is { readonly ok: boolean } =>
  typeof (value as { readonly ok?: unknown } | null)?.ok === "boolean";

const itemsOf = (result: unknown) => (Array.isArray(result) && result.every(isItem) ? result : undefined);

/** Returns whether a reported outcome is wrong. `unknown` never is. */
const contradicts = (claim: unknown, happened: boolean): boolean =>
  claim === "done" ? !happened : claim !== "unknown" && happened;

/** Describes the mistake in a reported outcome. Undefined if the report is correct. */
function mistakeIn({ outcome, items, text }: Claim, write: Write, happened: readonly boolean[]): string | undefined {
  const { ids, alreadySo } = write;
  if (outcome === "refused" && alreadySo !== undefined && text.includes(alreadySo)) return undefined;
  if (items !== undefined) {
    const at = items.findIndex(({ ok, outcome: own }, item) =>
      contradicts(ok ? "done" : own === "unknown" ? "unknown" : "refused", happened[item] === true),
    );
    if (at !== -1) return `item ${at}`;
    if (outcome === "done" && items.some(({ ok }) => !ok)) return "success of a batch with a failed item";
  } else if (happened.some((each) => contradicts(outcome, each))) return "the outcome";
  const isMute = outcome === "unknown" && items === undefined && !ids.every((id) => text.includes(id));
  return isMute ? "an unknown outcome without the ID" : undefined;
}

export interface FaultyWrites {
  readonly writes: number;
  /** Number of writes by client and outcome. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly mistakes: readonly unknown[];
}

/** Starts a sandbox, with the command line and an MCP client connected to it. */
async function openLane() {
  const { sandbox, env, cli } = await startSandbox({ limits: false });
  const { mainnetUrl: baseUrl, keys, controls } = sandbox.trading;
  const truth = createTradingClient({
    environment: { baseUrl },
    credentials: keys.master,
    throttle: false,
    // Allow a large clock difference, so that reads of the true state don't fail on a busy machine.
    recvWindow: 60_000,
  });
  const server = createMcpServer({
    terminal: captureTerminal({ env }),
    profile: readProfile("sandbox", env),
    policy: new WritePolicy(readLimits({ allow: "trade,transfer" }), Date.now),
    version: "0",
    groups: [],
  });
  const agent = new Client({ name: "test", version: "0" });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), agent.connect(near)]);

  async function overCli({ operation, path, input }: Write, moment: "sent" | "answered" | "never"): Promise<Claim> {
    const { code, out, error } = await cli([operation, "--input", "-", "--json"], {
      ...interruptedAt(moment, path),
      readInput: async () => JSON.stringify(input),
    });
    const items = itemsOf(out === "" ? undefined : (JSON.parse(out) as unknown));
    return { outcome: outcomes[code as ExitCode], items, text: out + error };
  }

  async function overMcp({ operation, input }: Write): Promise<Claim> {
    const { structuredContent } = await agent.callTool({ name: "write", arguments: { operation, input } });
    const answer = structuredContent as { readonly outcome: string; readonly result?: unknown };
    return { outcome: answer.outcome, items: itemsOf(answer.result), text: JSON.stringify(answer) };
  }

  return { truth, controls: controls.call(sandbox.trading), overCli, overMcp, close: () => sandbox.close() };
}

/**
 * Makes writes one after the other in a new sandbox. Returns the number of writes by outcome, and the writes whose
 * outcome the command line or the MCP server reported wrongly.
 */
async function runLane(writes: number, seed: number, onWrite: () => void): Promise<FaultyWrites> {
  const lane = await openLane();
  const random = randoms(seed);
  const next: Next = (below) => Math.floor(random.next().value * below);
  const mistakes: unknown[] = [];
  const ends: Record<string, number> = {};
  try {
    for (let at = 0; at < writes; at++) {
      lane.controls.clearFaults();
      const kind = kinds[next(2) ? 0 : next(kinds.length)] as (typeof kinds)[number];
      const write = await kind(lane.truth, next, `w-${seed}-${at}`);
      const fault = { ...faults[next(faults.length)], operation: write.path, times: 1 + next(4) } as FaultRule;
      if (next(8) > 0) lane.controls.addFault(fault);
      const moment = (["sent", "answered"] as const)[next(12)] ?? "never";
      const isCli = next(2) === 0;
      const claim = await (isCli ? lane.overCli(write, moment) : lane.overMcp(write));
      const way = `${isCli ? "CLI" : "MCP"} ${write.operation}: ${claim.outcome}`;
      ends[way] = (ends[way] ?? 0) + 1;
      lane.controls.clearFaults();
      const happened = await write.happened();
      const mistake = mistakeIn(claim, write, happened);
      if (mistake !== undefined) mistakes.push({ seed, at, mistake, fault, moment, way, happened, claim });
      onWrite();
    }
  } finally {
    await lane.close();
  }
  return { writes, outcomes: ends, mistakes };
}

/**
 * Distributes the writes over sandboxes that run in parallel (`lanes`). Returns the number of writes by outcome, and
 * the writes whose outcome the command line or the MCP server reported wrongly.
 */
export async function runFaultyWrites(
  { writes, seed, lanes }: { readonly writes: number; readonly seed: number; readonly lanes: number },
  onWrite: () => void = () => {},
): Promise<FaultyWrites> {
  const shares = Array.from({ length: lanes }, (_, lane) => Math.floor((writes + lane) / lanes));
  const parts = await Promise.all(shares.map((share, lane) => runLane(share, seed * lanes + lane, onWrite)));
  const sums: Record<string, number> = {};
  for (const part of parts)
    for (const [way, count] of Object.entries(part.outcomes)) sums[way] = (sums[way] ?? 0) + count;
  return { writes, outcomes: sums, mistakes: parts.flatMap(({ mistakes }) => mistakes) };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      writes: { type: "string", default: "10000" },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
      lanes: { type: "string", default: "8" },
    },
  });
  const [writes, seed, lanes] = [values.writes, values.seed, values.lanes].map(Number) as [number, number, number];
  console.log(`Seed ${seed}. Repeat with --seed ${seed} --lanes ${lanes}.`);
  let done = 0;
  const result = await runFaultyWrites({ writes, seed, lanes }, () => {
    if (++done % 500 === 0) console.error(`${done} of ${writes} writes`);
  });
  for (const [way, count] of Object.entries(result.outcomes).toSorted()) console.log(`${way}: ${count}`);
  for (const mistake of result.mistakes.slice(0, 20)) console.error(JSON.stringify(mistake, null, 2));
  console.log(`${result.writes} writes, ${result.mistakes.length} wrong exit codes, outcomes or texts.`);
  process.exitCode = result.mistakes.length === 0 ? 0 : 1;
}
