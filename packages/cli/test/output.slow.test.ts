import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operationsOf } from "../src/catalog.ts";
import { jsonText, PREFERRED_FIELDS, resultText } from "../src/output.ts";
import { cli, startSandbox } from "./support.ts";

let started: Awaited<ReturnType<typeof startSandbox>>;
const folder = mkdtempSync(join(tmpdir(), "specwright-"));
beforeAll(async () => {
  started = await startSandbox({ limits: false });
});
afterAll(async () => {
  await started.sandbox.close();
  rmSync(folder, { recursive: true });
});

const json = { headers: { "content-type": "application/json" } };
const market = ["--category", "linear", "--symbol", "BTCUSDT"];
const order = ["order", "create", ...market, "--side", "Buy", "--order-type", "Market", "--qty", "0.01"];

describe("command output", () => {
  test("is a table with the chosen fields", async () => {
    const { out } = await started.cli(["market", "tickers", ...market, "--fields", "symbol,lastPrice"]);
    expect(out).toMatch(/^symbol {3}lastPrice\nBTCUSDT {2}[\d.]+\n$/);
  });

  test.each([
    [["market", "tickers", ...market, "--fields", "symbol,lstPrice"], /has no lstPrice\. It has .*symbol, lastPrice,/],
    [
      ["market", "kline", ...market, "--interval", "1", "--fields", "opn"],
      /has no opn\. It has .*startTime, open, high/,
    ],
    [[...order, "--fields", "nope"], /has no nope\. It has orderId, orderLinkId\./],
  ])("rejects requested fields that the result does not have before anything is sent: %j", async (words, message) => {
    const fetch = async () => Promise.reject(new Error("nothing may be sent"));
    const { code, out, error } = await started.cli(words, { fetch });
    expect([code, out]).toEqual([2, ""]);
    expect(error).toMatch(message);
  });

  test("shows the coins of an account as a separate table", async () => {
    const { out } = await started.cli(["balance"], { columns: 80 });
    const [account = "", coins = ""] = out.split("\n\n");
    expect(account).toMatch(/^accountType {2}.*\nUNIFIED {6}/);
    expect(coins).toMatch(/^coin {2}.*walletBalance/);
    expect(coins).toMatch(/^USDT {2}/m);
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });

  test("wraps an error message at the width of the terminal without splitting words or commands", async () => {
    const env = { SPECWRIGHT_SANDBOX_URL: "http://127.0.0.1:9" };
    const { error } = await started.cli(["market", "time"], { env, columns: 40, isInteractive: true });
    for (const line of error.split("\n")) expect([line, line.length < 40 || !line.includes(" ")]).toEqual([line, true]);
    const piped = await started.cli(["market", "time"], { env, columns: 40 });
    expect(error.replaceAll(/\s+/g, " ")).toBe(piped.error.replaceAll(/\s+/g, " "));
  });

  test("with --fields contains fields of each row and fields beside the list of rows", async () => {
    const book = ["market", "orderbook", ...market, "--limit", "1", "--fields"];
    expect((await started.cli([...book, "ts,u,b"])).out).toMatch(/^ts +\d{4}-.*\nu +\d+\nb +\[\["/);
    expect((await started.cli([...book, "ts,u", "--time", "ms"])).out).toMatch(/^ts +\d{13}\nu +\d+\n$/);
    const { out } = await started.cli(["market", "tickers", ...market, "--fields", "category,symbol", "--json"]);
    expect(JSON.parse(out)).toEqual({ category: "linear", list: [{ symbol: "BTCUSDT" }] });
  });

  test("names the columns of candles and shows their times in ISO 8601", async () => {
    const candles = ["market", "kline", ...market, "--interval", "1", "--limit", "2"];
    expect((await started.cli(candles)).out).toMatch(
      /^startTime +open +high +low +close +volume +turnover\n\d{4}-\d\d-\d\dT\d\d:\d\d:00Z /,
    );
    expect((await started.cli([...candles, "--time", "ms", "--fields", "startTime,open"])).out).toMatch(
      /^startTime +open\n\d{13} /,
    );
  });

  test("escapes terminal control characters in JSON", () => {
    const text = "a\u009b31mRED\u202eb\u0085\u2066\u061c";
    expect(jsonText({ text })).toBe(String.raw`{"text":"a\u009b31mRED\u202eb\u0085\u2066\u061c"}`);
    expect(JSON.parse(jsonText({ text }))).toEqual({ text });
  });

  test("wraps tables and text at the edge of the terminal between words", async () => {
    await started.cli(order);
    const positions = ["position", "list", "--category", "linear", "--settle-coin", "USDT"];
    const { out, error } = await started.cli(positions, { columns: 80, isInteractive: true });
    for (const line of (out + error).split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    expect(error).toMatch(/^Not shown: /);
    expect((await started.cli(positions, { columns: 80 })).error).toBe("");
  });

  test("shows the titles of search results in a narrow terminal", async () => {
    const { out } = await cli(["search", "close", "--limit", "3"], { columns: 30 });
    expect(out).not.toContain("Not shown");
    expect(out.trim().split("\n").slice(1)).toHaveLength(3);
    for (const line of out.trim().split("\n")) expect(line).toMatch(/^\S+ {2,}\S/);
  });

  test('is "Done." if the response to a write has no fields', async () => {
    const words = ["position", "set-leverage", ...market, "--buy-leverage", "7", "--sell-leverage", "7"];
    expect(await started.cli(words)).toMatchObject({ code: 0, out: "Done.\n" });
  });

  test("shows the essential fields of an order before long IDs and less important fields", async () => {
    const resting = [...market, "--side", "Buy", "--order-type", "Limit", "--qty", "0.01", "--price", "50000"];
    await started.cli(["order", "create", ...resting]);
    const { out } = await started.cli(["order", "realtime", ...market]);
    const head = out.split("\n")[0]?.split(/\s+/);
    expect(head).toEqual(expect.arrayContaining(["orderId", "symbol", "side", "orderStatus", "qty", "cumExecQty"]));
    expect(head).toContain("price");
    expect(head).not.toContain("orderLinkId");
  });

  test("shows the most important fields of positions and balances first", async () => {
    await started.cli(order);
    const headOf = async (words: readonly string[]) => (await started.cli(words)).out.split("\n")[0]?.split(/\s+/);
    expect(await headOf(["position", "list", "--category", "linear", "--settle-coin", "USDT"])).toEqual(
      expect.arrayContaining(["symbol", "side", "size", "avgPrice", "markPrice", "unrealisedPnl", "leverage"]),
    );
    expect(await headOf(["account", "wallet-balance", "--account-type", "UNIFIED"])).toEqual(
      expect.arrayContaining(["totalEquity", "totalAvailableBalance", "totalPerpUPL"]),
    );
  });

  test("chooses columns by a list of field names that all exist in the specification", () => {
    const operations = ["account", "execution", "market", "order", "position"].flatMap(operationsOf);
    const known = new Set(operations.flatMap(({ response }) => response.map(({ name }) => name.split(".").at(-1))));
    expect(PREFERRED_FIELDS.filter((name) => !known.has(name))).toEqual([]);
  });

  test("keeps columns aligned if a cell has several lines or wide characters", () => {
    const notes = [
      { name: "日本", text: "one\n\ntwo" },
      { name: "Alpha", text: "three" },
    ];
    expect(resultText(notes, 80).text).toBe("name   text\n日本   one\n\n       two\nAlpha  three");
    expect(resultText({ id: "a\nb", status: "new" }, 80).text).toBe("id      a\n        b\nstatus  new");
  });

  test("has a line for every row of a large result", () => {
    const rows = Array.from({ length: 150_000 }, (_, id) => ({ id }));
    expect(resultText(rows, 80).text.split("\n")).toHaveLength(150_001);
  });

  test("lists the allowed file extensions in the upload limits", async () => {
    const { out } = await started.cli(["knowledge", "limits"]);
    expect(out).toMatch(/^max_files +\d+\nmax_file_size +\d+\n/);
    expect(out).toContain('".md"');
  });

  test("is only the result with --json", async () => {
    const { out, error } = await started.cli(["market", "tickers", ...market, "--json"]);
    expect(error).toBe("");
    expect(JSON.parse(out)).toMatchObject({ category: "linear", list: [{ symbol: "BTCUSDT" }] });
  });

  test("contains every page with --all", async () => {
    const read = (words: readonly string[]) =>
      started.cli(["market", "instruments-info", "--category", "linear", "--limit", "2", "--json", ...words]);
    const { list } = JSON.parse((await read([])).out) as { list: unknown[] };
    const all = JSON.parse((await read(["--all"])).out) as unknown[];
    expect(list).toHaveLength(2);
    expect(all.length).toBeGreaterThan(2);
  });

  test("contains an error as JSON with --json", async () => {
    const { code, out, error } = await started.cli([...order.slice(0, -1), "5000", "--json"]);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(JSON.parse(error)).toMatchObject({ error: { outcome: "refused", retCode: 10001, exitCode: 1 } });
  });

  test.each([
    ["an unknown flag", ["order", "create", "--nosuch", "1"], "unknown option '--nosuch'"],
    ["a missing flag", ["history", "executions"], "required option '--from <TIME>' not specified"],
    ["an unknown command", ["nosuch"], 'There is no command "nosuch".'],
  ])("contains an error about %s as JSON with --json", async (_, words, message) => {
    const { code, out, error } = await started.cli([...words, "--json"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(JSON.parse(error)).toEqual({
      error: {
        exitCode: 2,
        outcome: "not-sent",
        code: "input",
        message: expect.stringContaining(message) as string,
        advice: ["Nothing was sent."],
      },
    });
  });

  test("lists the results of a batch, and the exit code is that of the worst item", async () => {
    const item = { symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" };
    const batch = (qty: string) => [
      "order",
      "create-batch",
      "--category",
      "linear",
      "--request",
      JSON.stringify([item, { ...item, qty }]),
      "--json",
    ];
    expect(await started.cli(batch("0.02"))).toMatchObject({ code: 0 });
    const { code, out } = await started.cli(batch("5000"));
    expect([code, JSON.parse(out)]).toMatchObject([1, [{ ok: true }, { ok: false, outcome: "answered" }]]);
  });

  test("explains a failed item of a batch, and how to look up an unknown item", async () => {
    const items = [
      { symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" },
      { symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "5000", orderLinkId: "too-much" },
    ];
    const words = ["order", "create-batch", "--category", "linear", "--request", JSON.stringify(items)];
    expect(await started.cli(words)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^Item 1: .*: item 1 of the batch failed: 10001/) as string,
    });
  });

  test("leaves out empty fields of a watched topic, and with --fields contains exactly the chosen fields", async () => {
    const watch = (...words: string[]) => started.cli(["watch", "trades", "BTCUSDT", "--count", "1", ...words]);
    expect((await watch()).out).toMatch(
      /^time +symbol +side +price +size\n\S+ +BTCUSDT +(?:Buy|Sell) +[\d.]+ +[\d.]+\n/,
    );
    expect((await watch("--fields", "s,p")).out).toMatch(/^ +s +p\n +BTCUSDT +[\d.]+\n$/);
    const { data } = JSON.parse((await watch("--fields", "s,p", "--json")).out) as { data: object };
    expect(Object.keys(data)).toEqual(["s", "p"]);
  });

  test("reports a topic that cannot connect, and how to start the sandbox", async () => {
    const interrupt = new AbortController();
    let written = "";
    const { code, out } = await cli(["watch", "trades", "BTCUSDT"], {
      env: { SPECWRIGHT_SANDBOX_URL: "http://127.0.0.1:9" },
      signal: interrupt.signal,
      error: (text) => {
        written += text;
        interrupt.abort();
      },
    });
    expect([code, out]).toEqual([0, ""]);
    expect(written).toMatch(
      /^ws:\/\/127\.0\.0\.1:9\/v5\/public\/linear: .* Trying again until Ctrl\+C\.\nIs the sandbox running\?/,
    );
  });

  test("does not state that nothing was sent for an offline command", async () => {
    expect((await cli(["explain", "1"])).error).toBe('The specification does not list a return code "1".\n');
  });
});

describe("history exports", () => {
  test("are rejected if the output file cannot be written", async () => {
    const out = join(folder, "nowhere", "executions.csv");
    expect(await started.cli(["history", "executions", "--from", "2026-01-01", "--out", out])).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^--out: .*executions\.csv cannot be written: ENOENT/) as string,
    });
  });

  test("create no file if the input is invalid", async () => {
    const out = join(folder, "begun.csv");
    const words = ["history", "executions", "--from", "2026-11-26", "--out", out];
    expect(await started.cli(words)).toMatchObject({
      code: 2,
      error: expect.stringContaining("category is required") as string,
    });
    const fetch = () => Promise.reject(new TypeError("cut"));
    const corrected = [...words, "--category", "linear"];
    expect(await started.cli(corrected, { fetch })).toMatchObject({ code: 3 });
    expect(await started.cli(corrected)).toMatchObject({ code: 0 });
  });

  test("continue where they stopped, and contain every record once", async () => {
    for (let at = 0; at < 5; at++) await started.cli(order);
    const file = join(folder, "executions.csv");
    const words = ["history", "executions", "--category", "linear", "--from", "2026-01-01", "--csv", "--out", file];
    let requests = 0;
    const cut = async (url: string, init?: object) => {
      if (url.includes("/v5/execution/list") && ++requests > 20) throw new TypeError("cut");
      return fetch(url, init) as never;
    };
    const broken = await started.cli(words, { fetch: cut });
    expect(broken.code).toBe(3);
    const { code, error } = await started.cli(words);
    expect([code, error]).toEqual([0, expect.stringContaining("has everything from 2026-01-01")]);
    const [head = "", ...rows] = readFileSync(file, "utf8").trim().split("\n");
    const ids = rows.map((row) => row.split(",")[head.split(",").indexOf("execId")]);
    const { out } = await started.cli(["execution", "list", "--category", "linear", "--all", "--json"]);
    expect(new Set(ids)).toEqual(new Set((JSON.parse(out) as { execId: string }[]).map(({ execId }) => execId)));
    expect(ids).toHaveLength(new Set(ids).size);
  });

  test("gain only new records with --append, and contain every record once", async () => {
    const file = join(folder, "growing.csv");
    const words = ["history", "executions", "--category", "linear", "--from", "2026-01-01", "--csv", "--out", file];
    const at = async (time: number) => (await started.cli([...words, "--append"], { now: () => time })).code;
    const ids = () =>
      readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .map((row) => row.split(",")[readFileSync(file, "utf8").split("\n")[0]?.split(",").indexOf("execId") ?? 0])
        .slice(1);
    const list = await started.cli(["execution", "list", "--category", "linear", "--all", "--json"]);
    const all = JSON.parse(list.out) as { execId: string; execTime: string | number }[];
    const times = all.map(({ execTime }) => Number(execTime)).toSorted((one, other) => one - other);
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    expect(await at(middle)).toBe(0);
    const before = ids();
    expect(before).toHaveLength(times.filter((time) => time < middle).length);
    const end = (times.at(-1) ?? 0) + 1;
    expect([await at(end), await at(end)]).toEqual([0, 0]);
    expect(ids().slice(0, before.length)).toEqual(before);
    expect(ids().toSorted()).toEqual(all.map(({ execId }) => execId).toSorted());
  });

  test("include the whole last day, and continue only if the last day is unchanged", async () => {
    let end = 0;
    let requests = 0;
    const seen = async (url: string, init?: object) => {
      if (!url.includes("/v5/execution/list")) return fetch(url, init) as never;
      if (++requests > 2) throw new TypeError("cut");
      end = Number(new URL(url).searchParams.get("endTime"));
      return fetch(url, init) as never;
    };
    const words = ["history", "executions", "--category", "linear", "--from", "2026-01-01"];
    await started.cli([...words, "--to", "2026-01-01"], { fetch: seen });
    expect(end).toBe(Date.UTC(2026, 0, 2) - 1);
    const file = join(folder, "january.csv");
    expect((await started.cli([...words, "--to", "2026-01-31", "--out", file], { fetch: seen })).code).toBe(3);
    const { code, error } = await started.cli([...words, "--to", "2026-02-28", "--out", file]);
    expect([code, error]).toEqual([2, expect.stringContaining("belongs to another history")]);
    expect((await started.cli([...words, "--to", "2026-01-31", "--out", file])).code).toBe(0);
  });

  const history = (...words: string[]) =>
    started.cli(["history", "executions", "--category", "linear", "--from", "2026-11-01", ...words]);

  test("end at the current time if the last day is today", async () => {
    await started.cli(order);
    const day = (time: number) => new Date(time).toISOString().slice(0, 10);
    const words = ["history", "executions", "--category", "linear", "--from", day(Date.now() - 86_400_000)];
    const file = join(folder, "days.csv");
    const { code, error } = await started.cli([...words, "--to", day(Date.now()), "--csv", "--out", file]);
    expect(code).toBe(0);
    expect(readFileSync(file, "utf8").trim().split("\n").length).toBeGreaterThan(1);
    const [, until = ""] = /to (\S+Z): /.exec(error) ?? [];
    expect(Date.parse(until)).toBeLessThanOrEqual(Date.now());
  });

  test("contain the chosen fields", async () => {
    expect((await history("--csv", "--fields", "symbol,side")).out).toMatch(/^symbol,side\nBTCUSDT,Buy\n/);
    expect((await history("--fields", "symbol,side")).out).toMatch(/^\{"symbol":"BTCUSDT","side":"Buy"\}\n/);
    expect(await history("--fields", "prize")).toMatchObject({
      code: 2,
      error: expect.stringContaining('execution.list has no "prize". It has symbol,') as string,
    });
  });

  test("keep negative numbers and escape formulas", async () => {
    const row = { symbol: "=HYPERLINK()", execFee: "-0.5", orderLinkId: "-1+2" };
    const changed = async (url: string, init?: object) => {
      const body = (await (await fetch(url, init)).json()) as { result: { list: object[] } };
      Object.assign(body.result.list.at(-1) ?? {}, row);
      return new Response(JSON.stringify(body), json) as never;
    };
    const words = ["history", "executions", "--category", "linear", "--from", "2026-11-01", "--csv"];
    const { out } = await started.cli([...words, "--fields", "symbol,execFee,orderLinkId"], { fetch: changed });
    expect(out).toMatch(/^symbol,execFee,orderLinkId\n'=HYPERLINK\(\),-0\.5,'-1\+2\n/);
  });
});
