import { chmodSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import type { SubmitReport } from "@specwright/knowledge";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { index, operationsOf } from "../src/catalog.ts";
import { commonFlags } from "../src/commands/operation-commands.ts";
import { keyOf } from "../src/input.ts";
import { cli, encodingsOf, startSandbox } from "./support.ts";

let started: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  started = await startSandbox();
});
afterAll(() => started.sandbox.close());

const json = { headers: { "content-type": "application/json" } };
const folder = mkdtempSync(join(tmpdir(), "specwright-"));
const market = ["--category", "linear", "--symbol", "BTCUSDT"];
const order = ["order", "create", ...market, "--side", "Buy", "--order-type", "Market", "--qty", "0.01"];

describe("help", () => {
  test("without arguments fits a screen of 80 columns and 24 lines", async () => {
    const { out, code } = await cli([], { columns: 80 });
    expect(code).toBe(0);
    expect(out.trimEnd().split("\n").length).toBeLessThan(24);
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });

  test("shows every group and the exit codes", async () => {
    const { out, code } = await cli(["--help"]);
    expect(code).toBe(0);
    for (const { name } of index().groups)
      expect(out).toContain(name.replaceAll(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase());
    expect(out).toContain("4 unknown outcome");
  });

  test("shows the simplest example of a group", async () => {
    expect((await cli(["order", "--help"])).out).toMatch(
      /\nExample:\n {2}specwright order [a-z]+ --category [^\n]{0,50}\n/,
    );
  });

  test("shows every field of an operation, its rules, limits and an example", async () => {
    const { out } = await cli(["order", "create", "--help"]);
    for (const text of [
      "--trigger-price <TEXT>",
      "One of Buy, Sell.",
      "Only a limit order can have a --take-profit.",
      "10/s (linear",
      "Example:",
    ])
      expect(out).toContain(text);
  });

  test("states for each conditional rule when it applies", async () => {
    const { out } = await cli(["order", "create", "--help"], { columns: 1000 });
    expect(out).toContain(
      "When --category is `spot` and --take-profit is above 0: Only a limit order can have a --take-profit.",
    );
    expect(out).toContain(
      "When --category is `linear` or `inverse`, --order-type is `Limit` and --bbo-side-type is not given:",
    );
  });

  test.each([
    ["order", "create", "--category", "spot", "--help"],
    ["docs", "order.create", "--category", "spot"],
  ])("of one category shows only its fields and rules: %s %s", async (...words) => {
    const { out } = await cli(words, { columns: 1000 });
    expect(out).toMatch(
      /When (?:`takeProfit`|--take-profit) is above 0: Only a limit order can have a (?:takeProfit|--take-profit)\./,
    );
    expect(out).not.toMatch(/reduce-?only|positionIdx|position-idx|category`? is/i);
  });

  test.each([
    [["order", "create", "--category", "spt", "--help"], "It has spot, linear, inverse, option."],
    [["docs", "market.time", "--category", "spot"], "market.time has no categories."],
    [["docs", "stream:order", "--category", "spot"], "stream:order has no categories."],
  ])("lists the valid categories if the requested category is not one of them: %j", async (words, message) => {
    expect(await cli(words)).toMatchObject({ code: 2, error: expect.stringContaining(message) as string });
  });

  test("describes a field without repetitions and cuts only very long lists", async () => {
    const words = async (...of: string[]) => (await cli([...of, "--help"])).out.replaceAll(/\s+/g, " ");
    const candles = await words("market", "kline");
    expect(candles).toContain("`M` a month. One of 1, 3, 5, 15, 30, 60, 120, 240, 360, 720, D, W, M. --start");
    expect(candles).toContain("Records on one page, 1 to 1000. Default 200. --input");
    expect(await words("account", "transaction-log")).toMatch(/One of \w+,[^.]* and \d+ more\./);
  });

  test("names other operations by their command names", async () => {
    const { out } = await cli(["order", "create-batch", "--help"], { columns: 1000 });
    expect(out).toContain("The limits on open orders are those of `order.create`.");
  });

  test("describes a field once per category if its rules differ by category", async () => {
    const { out } = await cli(["order", "create-batch", "--help"], { columns: 1000 });
    expect(out).toContain("When --category is `linear` or `inverse`: Orders, at most 20. 1 to 20 items.");
    expect(out).toContain("Required. Product category: `spot` spot pairs, `linear` perpetuals");
    const docs = (await cli(["docs", "account.demoApplyMoney"], { columns: 1000 })).out;
    expect(docs).toContain("Coin, always `BTC`. Coin, always `ETH`.");
    expect(docs).toContain("When `coin` is `BTC`: Amount in units of the coin");
  });

  test.each([
    [["oder", "create"], 'There is no command "oder". Did you mean order'],
    [["order", "craete"], "Did you mean order create?"],
    [["order", "list"], "Did you mean order realtime (open orders) or order history?"],
    [["position", "get-leverage"], 'There is no command "position get-leverage". specwright position --help'],
    [["docs", "position.getLeverage"], 'Unknown name "position.getLeverage". specwright search'],
    [["order", "create", "--side", "Buy", "--side", "Sell"], "--side is given twice: Buy and Sell."],
    [["market", "time", "--profile=a", "--profile", "b"], "--profile is given twice: a and b."],
    [["order", "create", "--sid", "Buy"], "Did you mean --side?"],
    [["watch", "boook", "BTCUSDT"], "Did you mean book?"],
    [["docs", "order.creat"], "Did you mean order.create"],
    [["docs", "liquidations"], "Did you mean stream:liquidation?"],
    [["docs", "110007"], "specwright explain 110007 explains a return code."],
    [["history", "execs", "--from", "2026-01-01"], "Pass one of executions, fills, orders"],
    [["explain", "1"], 'does not list a return code "1"'],
    [["-V"], "unknown option '-V'"],
    [["market", "kline", "BTCUSDT"], "specwright market kline --help lists its flags."],
    [["stream:order"], "specwright watch stream:order"],
    [["watch", "trades", "BTCUSDT", "--fields", "prize"], 'stream:publicTrade has no "prize". It has T, s, S,'],
  ])("suggests the correct input for a mistake in %j", async (words, message) => {
    expect(await cli(words)).toMatchObject({ code: 2, out: "", error: expect.stringContaining(message) as string });
  });

  test("is also available as a command: help order cancel", async () => {
    const helped = await cli(["help", "order", "cancel"]);
    expect(helped).toEqual(await cli(["order", "cancel", "--help"]));
    expect(helped).toMatchObject({ code: 0, out: expect.stringContaining("--order-link-id <TEXT>") as string });
    expect(await cli(["help"])).toEqual(await cli(["--help"]));
  });

  test("states that the client creates the ID of a write, and omits the ID from the example", async () => {
    const { out } = await cli(["asset", "transfer-inter-transfer", "--help"], { columns: 1000 });
    expect(out).toMatch(/--transfer-id <TEXT> +Transfer ID, a UUID/);
    expect(out).toContain("safe with the same transferId; the client generates it");
    expect(out).toMatch(/inter-transfer --coin BTC --amount 0\.05 /);
    // The platform returns `quoteData` with the quote, so the caller must supply it.
    const { out: given } = await cli(["docs", "alpha.tradePurchase"], { columns: 1000 });
    expect(given).toMatch(/Repeating +safe with the same quoteData\n/);
    expect(given).toMatch(/quoteData \(string\)\n +Required\./);
  });

  test("lists no operation field that has the name of a common flag", () => {
    const hidden = index()
      .groups.flatMap(({ name }) => operationsOf(name))
      .flatMap(({ name, fields }) =>
        fields
          .filter((field) => !/[.[]/.test(field.name) && commonFlags.has(keyOf(field)))
          .map((field) => `${name} ${field.name}`),
      );
    expect(hidden).toEqual([]);
  });
});

describe("completion", () => {
  const completionLines = async (words: readonly string[], env = {}): Promise<string[]> =>
    (await cli(["complete", "--", ...words], { env })).out.split("\n");
  const completions = async (words: readonly string[], env = {}): Promise<string[]> =>
    (await completionLines(words, env)).map((line) => line.split("\t")[0] ?? "");

  test("shows a short description beside each suggestion", async () => {
    expect(await completionLines(["order", ""])).toContain("create\tPlace one order");
    expect(await completionLines(["order", "create", "--qt"])).toContain("--qty\tQuantity.");
    // The description omits conditions, but not a sentence that starts like a condition.
    expect(await completionLines(["fcombobot", "create", "--adjust-position-m"])).toContain(
      "--adjust-position-mode\tWhen the bot restores the target weights.",
    );
  });

  test.each([
    [["mark"], "market"],
    [["order", "cr"], "create-batch"],
    [["order", "create", "--time"], "--time-in-force"],
    [["order", "create", "--side", ""], "Sell"],
    [["knowledge", "a"], "ask"],
    [["order", "create", "--profile", ""], "testnet"],
    [["doctor", "--profile", ""], "sandbox"],
    [["watch", ""], "book"],
    [["watch", "spread"], "spreadTicker"],
    [["history", ""], "pnl"],
    [["docs", "order.cr"], "order.create"],
    [["order.create", "--side="], "--side=Buy"],
    [["order", "create", "--input", ""], ":files"],
    [["order", "list", "--json", ">", ""], ":files"],
    [["order", "list", "2>>", "prec"], ":files"],
    [["order", ">", "a.json", "cr"], "create"],
  ])("completes %j to %s", async (words, offered) => {
    expect(await completions(words)).toContain(offered);
  });

  test.each([
    ['{ "profiles": { "notes": {} } }', true],
    ['{ "profiles": ', false],
  ])("suggests the profiles of the settings file only if the file is valid: %s: %s", async (text, isKnown) => {
    const file = join(folder, "completion.json");
    writeFileSync(file, text);
    const offered = await completions(["knowledge", "ask", "--profile", ""], { SPECWRIGHT_CONFIG: file });
    expect(offered.includes("notes")).toBe(isKnown);
    expect(offered).toContain("mainnet");
  });
});

describe("input", () => {
  test.each([
    ["flags", order, {}],
    ["a file", ["order", "create", "--input", join(folder, "order.json")], {}],
    [
      "standard input",
      ["order", "create", "--input", "-"],
      { readInput: async () => readFileSync(join(folder, "order.json"), "utf8") },
    ],
    ["a file and a flag", ["order", "create", "--input", join(folder, "order.json"), "--order-type", "Market"], {}],
  ])("given as %s places an order", async (_, words, terminal) => {
    const input = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" };
    writeFileSync(join(folder, "order.json"), JSON.stringify(input));
    const { code, out, error } = await started.cli([...words, "--json"], terminal);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(JSON.parse(out)).toMatchObject({ orderId: expect.any(String) as string });
  });

  test("accepts dates and ISO 8601 times in time fields", async () => {
    const words = ["market", "kline", ...market, "--interval", "60", "--end", "2026-11-01T02:00:00Z", "--dry-run"];
    const { code, out } = await started.cli([...words, "--start", "2026-11-01"]);
    expect([code, out]).toEqual([0, expect.stringMatching(/start=1793491200000&end=1793498400000/)]);
    expect((await cli(["market", "kline", "--help"])).out).toMatch(
      /--start <TIME> +Start of the time range, in milliseconds/,
    );
  });

  test.each([
    [order.map((word) => (word === "Buy" ? "Bye" : word)), 'order.create: --side must be one of Buy, Sell, got "Bye".'],
    [order.map((word) => (word === "Market" ? "Limit" : word)), "order.create: --price"],
    [["order", "create"], "order.create: --category, --symbol, --side, --order-type and --qty are required."],
    [["order", "create-batch", "--category", "linear", "--request", "[{"], "--request is not JSON: line 1, column 3."],
    [["order", "create-batch", "--category", "linear", "--request", "BTCUSDT"], "--request must be a JSON list"],
    [["order", "create", "--input", join(folder, "none.json")], "none.json cannot be read"],
    [["history", "orders", "--from", "yesterday"], "--from must be a day such as 2026-01-01"],
    [["history", "pnl", "--from", "2999-01-01"], "--from must be in the past."],
    [["history", "order.create", "--from", "2026-01-01"], "order.create has no time range"],
    [["watch", "trades"], "needs a symbol"],
    [["market", "time", "--profile", "nowhere"], 'Unknown profile "nowhere"'],
  ])("is checked before anything is sent: %j", async (words, message) => {
    let sent = 0;
    const fetch = async () => {
      sent += 1;
      throw new Error("nothing may be sent");
    };
    const { code, error, out } = await started.cli(words, { fetch });
    expect({ code, sent, out }).toEqual({ code: 2, sent: 0, out: "" });
    expect(error).toContain(message);
  });
});

test.each([["market.time"], ["trading.market.time"], ["market.time", "--fields", "timeSecond"]])(
  "an operation name as shown in search results works as a command: %j",
  async (...words) => {
    expect(await started.cli(words)).toMatchObject({
      code: 0,
      out: expect.stringContaining("timeSecond") as string,
      error: "",
    });
  },
);

describe("the confirmation of a write on mainnet", () => {
  const mainnet = { SPECWRIGHT_PROFILE: "mainnet", SPECWRIGHT_API_KEY: "key", SPECWRIGHT_API_SECRET: "a-secret-key" };
  const send = async (words: readonly string[], answer?: string) => {
    const sent: string[] = [];
    const fetch = async (url: string) => {
      sent.push(url);
      return new Response(
        JSON.stringify({
          retCode: 0,
          retMsg: "OK",
          result: { orderId: "1", orderLinkId: "a" },
          retExtInfo: {},
          time: 1,
        }),
        json,
      ) as never;
    };
    const ended = await cli([...words, "--order-link-id", "a"], { env: mainnet, fetch, ask: async () => answer });
    return { ...ended, sent: sent.length };
  };

  test("sends the write after the input yes", async () =>
    expect(await send(order, "yes")).toMatchObject({ code: 0, sent: 1 }));
  test("is skipped with --yes", async () =>
    expect(await send([...order, "--yes"])).toMatchObject({ code: 0, sent: 1 }));
  test("does not send the write after any other input", async () =>
    expect(await send(order, "y e s")).toMatchObject({ code: 2, sent: 0 }));
  test("does not send the write without a terminal", async () =>
    expect(await send(order)).toMatchObject({
      code: 2,
      sent: 0,
      error: expect.stringContaining("Pass --yes") as string,
    }));
});

describe("a settings file", () => {
  const settings = (text: string, name = "settings.json") => {
    const file = join(mkdtempSync(join(folder, "settings-")), name);
    writeFileSync(file, text, { mode: 0o600 });
    return { SPECWRIGHT_CONFIG: file };
  };

  test("ends the command before anything is sent if the configured path does not exist", async () => {
    const file = join(folder, "no-such-file.json");
    const { code, out, error } = await started.cli([...order, "--yes"], { env: { SPECWRIGHT_CONFIG: file } });
    expect([code, out]).toEqual([2, ""]);
    expect(error).toContain(`SPECWRIGHT_CONFIG names ${file}, which does not exist.`);
  });

  test("may start with a byte order mark, like standard input", async () => {
    const env = settings('\uFEFF{"defaultProfile":"sandbox"}');
    const input = '\uFEFF{"category":"linear","symbol":"BTCUSDT"}';
    const words = ["market", "tickers", "--input", "-", "--fields", "symbol"];
    expect(await started.cli(words, { env, readInput: async () => input })).toMatchObject({
      code: 0,
      out: "symbol\nBTCUSDT\n",
    });
  });

  test.each([
    ['{\n  "defaultProfile": "sandbox",\n}', "line 3, column 1"],
    ['{"profiles": {"a": {"secret": "hidden-secret", }}}', "line 1, column 48"],
    ['{"profiles": ', "line 1, column 14"],
    ["// a comment\n{}", "line 1, column 1"],
  ])("with invalid JSON is reported with line and column, without its content: %j", async (text, place) => {
    const { code, error } = await started.cli(["market", "time"], { env: settings(text) });
    expect([code, error]).toEqual([2, expect.stringContaining(`is not JSON: ${place}.`)]);
    expect(error).not.toContain("hidden-secret");
  });

  test("keeps its file mode and content when profiles are added and chosen", async () => {
    const env = settings('{"profiles": {"old": {"environment": "demo", "apiKey": "k", "secret": "s-old"}}}');
    const add = ["profile", "add", "work", "--environment", "testnet", "--api-key", "key-1", "--secret-stdin"];
    const added = await cli(add, { env, readInput: async () => "s-new\n" });
    expect(added).toMatchObject({ code: 0, out: "" });
    expect(added.error).not.toContain("s-new");
    expect((await cli(["profile", "use", "work"], { env })).code).toBe(0);
    expect(JSON.parse(readFileSync(env.SPECWRIGHT_CONFIG, "utf8"))).toEqual({
      defaultProfile: "work",
      profiles: {
        old: { environment: "demo", apiKey: "k", secret: "s-old" },
        work: { environment: "testnet", apiKey: "key-1", secret: "s-new" },
      },
    });
    if (process.platform !== "win32") expect(statSync(env.SPECWRIGHT_CONFIG).mode & 0o777).toBe(0o600);
    const listed = (await cli(["profile", "list"], { env })).out;
    expect(listed).toMatch(/^name +default +place +key\n/);
    expect(listed).toMatch(/\nwork +\* +testnet +secret\n/);
    expect(listed).not.toMatch(/s-new|s-old/);
  });

  test.each([
    [["profile", "use", "nowhere"], 'Unknown profile "nowhere".'],
    [["profile", "add", "old", "--environment", "demo"], "Pass --replace to replace it."],
    [["profile", "add", "new", "--environment", "mars"], 'Unknown environment "mars".'],
    [["profile", "add", "new"], "A profile needs"],
    [["profile", "add", "new", "--secret", "s"], "unknown option '--secret'"],
  ])("is not changed by the invalid command %j", async (words, message) => {
    const text = '{"profiles": {"old": {"environment": "demo"}}}';
    const env = settings(text);
    expect(await cli(words, { env })).toMatchObject({ code: 2, error: expect.stringContaining(message) as string });
    expect(readFileSync(env.SPECWRIGHT_CONFIG, "utf8")).toBe(text);
  });

  test("with a secret is rejected if other users can read the file", async () => {
    const env = settings("{}");
    chmodSync(env.SPECWRIGHT_CONFIG, 0o644);
    const add = ["profile", "add", "work", "--api-key", "key-1", "--secret-stdin"];
    const { code, error } = await cli(add, { env, readInput: async () => "s-new" });
    expect([code, error]).toEqual([2, expect.stringContaining("chmod 600")]);
    expect(readFileSync(env.SPECWRIGHT_CONFIG, "utf8")).toBe("{}");
  });
});

describe("exit codes", () => {
  const knowledge = (...words: string[]) => ["knowledge", ...words];
  test.each([
    [0, ["market", "time"]],
    [1, ["order", "reconcile", "never-used"]],
    [1, ["asset", "reconcile-transfer", "41e7d5ef-1d6b-4b73-a2f0-3dcb2ff5b4b1"]],
    [1, knowledge("tasks", "get", "nope")],
    [1, knowledge("tasks", "delete", "nope")],
    [1, knowledge("sessions", "delete", "nope")],
    [1, ["order", "cancel", ...market, "--order-id", "nope"]],
    [2, ["order", "create"]],
    [2, ["order", "nope"]],
    [2, ["nope"]],
    [2, ["market", "time", "--fields", "nope"]],
    [2, knowledge("tasks", "list", "--time", "nope")],
    [2, ["market", "time", "--profile", "nope"]],
    [3, ["market", "time", "--profile", "unreachable"]],
  ])("are %i for the command %j", async (code, words) => {
    const file = join(folder, "unreachable.json");
    writeFileSync(file, '{"profiles": {"unreachable": {"url": "http://127.0.0.1:9"}}}');
    const { out, error, ...ended } = await started.cli(words, { env: { SPECWRIGHT_CONFIG: file } });
    expect({ ...ended, error }).toEqual({
      code,
      error: code === 0 || (code === 1 && out !== "") ? "" : expect.stringMatching(/\w/),
    });
  });
});

test.each([
  [["orders"], /No results|^symbol/],
  [["orders", "BTCUSDT", "--category", "spot"], /No results|^symbol/],
  [["positions"], /No results|^positionIdx +symbol/],
  [["balance", "USDT", "--fields", "accountType"], /^accountType\nUNIFIED\n/],
])("the shortcut %j prints account data", async (words, shown) => {
  expect(await started.cli(words)).toMatchObject({ code: 0, out: expect.stringMatching(shown) as string, error: "" });
});

describe("API keys", () => {
  const secret = "kA9/+z%=x-secret-of-a-person";
  const encodings = encodingsOf(secret);
  const env = { SPECWRIGHT_PROFILE: "own", SPECWRIGHT_CONFIG: join(folder, "keys.json") };
  const own = () => ({ url: started.sandbox.trading.mainnetUrl, apiKey: "some-api-key", secret });
  const write = (profile: object, mode = 0o600) => {
    const file = join(mkdtempSync(join(folder, "keys-")), "config.json");
    writeFileSync(file, JSON.stringify({ profiles: { own: profile } }), { mode });
    return file;
  };

  test.each([
    ["a refused key", order, undefined],
    ["a dry run", [...order, "--dry-run"], undefined],
    ["a command of curl", [...order, "--curl"], undefined],
    ["JSON", [...order, "--json"], undefined],
    ["the doctor", ["doctor"], undefined],
    [
      "a broken connection that quotes the request",
      order,
      async (_: string, init?: object) => Promise.reject(new Error(JSON.stringify([init, encodings]))),
    ],
  ])("are not printed or logged: %s", async (_, words, fetch) => {
    const { out, error } = await cli([...words, ...(words.includes("doctor") ? [] : ["--yes"])], {
      env: { ...env, SPECWRIGHT_CONFIG: write(own()) },
      ...(fetch === undefined ? {} : { fetch }),
    });
    const written = out + error;
    expect(written.length).toBeGreaterThan(0);
    for (const encoded of encodings) expect(written).not.toContain(encoded);
  });

  test("that the server refuses make the watch command fail with the server's reason", async () => {
    const { code, out, error } = await cli(["watch", "wallet"], { env: { ...env, SPECWRIGHT_CONFIG: write(own()) } });
    expect([code, out]).toEqual([1, ""]);
    expect(error).toMatch(/^The server refused the key: .* Check the key, its environment and its permissions\.\n$/);
  });

  test.skipIf(process.platform === "win32")("are rejected if other users can read their file", async () => {
    const { code, error } = await cli(["market", "time"], { env: { ...env, SPECWRIGHT_CONFIG: write(own(), 0o644) } });
    expect([code, error]).toEqual([2, expect.stringMatching(/other users can read.*chmod 600/)]);
  });

  test.each([
    ["null", "must be a JSON object"],
    ['{"profile":{}}', 'unknown field "profile". It may have defaultProfile, profiles.'],
    ['{"defaultProfile":5}', "defaultProfile must be a string"],
    ['{"profiles":{"own":null}}', "profile own must be a JSON object"],
    ['{"profiles":{"own":{"envronment":"demo"}}}', 'profile own has an unknown field "envronment"'],
    [
      '{"profiles":{"own":{"environment":{"baseUrl":"http://127.0.0.1:9"}}}}',
      "profile own: environment must be a string",
    ],
    [
      '{"profiles":{"own":{"apiKey":"a","privateKeyFile":"/nowhere/key.pem"}}}',
      "privateKeyFile cannot be read: ENOENT",
    ],
  ])("in a file with the content %s are rejected with the location of the mistake", async (text, message) => {
    const file = join(mkdtempSync(join(folder, "keys-")), "config.json");
    writeFileSync(file, text, { mode: 0o600 });
    const { code, error } = await cli(["account", "info"], { env: { ...env, SPECWRIGHT_CONFIG: file } });
    expect([code, error]).toEqual([2, expect.stringContaining(message)]);
  });

  test("can be read from the output of a configured command", async () => {
    const { apiKey, secret: right } = started.sandbox.trading.keys.master;
    const printer = `${JSON.stringify(process.execPath)} -e ${JSON.stringify(`console.log(JSON.stringify({ apiKey: "${apiKey}", secret: "${right}" }))`)}`;
    const { code, error } = await cli(["account", "info"], {
      env: { ...env, SPECWRIGHT_CONFIG: write({ url: own().url, keyCommand: printer }) },
    });
    expect({ code, error }).toEqual({ code: 0, error: "" });
  });

  test.each([[["account", "info"]], [["watch", "wallet"]]])(
    "are reported with their possible sources if they are missing: %j",
    async (words) => {
      const { code, error } = await cli([...words, "--profile", "testnet"]);
      expect([code, error]).toEqual([2, expect.stringContaining("SPECWRIGHT_API_KEY")]);
    },
  );

  test("are reported as incomplete if the secret is missing", async () => {
    const { code, error } = await cli(["market", "time", "--profile", "testnet"], {
      env: { SPECWRIGHT_API_KEY: "key" },
    });
    expect([code, error]).toEqual([2, expect.stringContaining("needs SPECWRIGHT_API_SECRET")]);
  });
});

describe("an invalid service address", () => {
  test.each([
    ["is not a URL", ["market", "time"], { SPECWRIGHT_SANDBOX_URL: "nope" }, 2],
    ["would send keys in the clear", ["market", "time"], { SPECWRIGHT_SANDBOX_URL: "http://example.com" }, 2],
    ["is not a URL of the knowledge service", ["knowledge", "ask", "When?"], { SPECWRIGHT_KNOWLEDGE_URL: "nope" }, 2],
  ])("that %s is an input error that names the setting", async (_, words, env, expected) => {
    const { code, error } = await started.cli(words, { env });
    expect(error).toContain(Object.keys(env)[0]);
    expect(error).toContain("Nothing was sent.");
    expect(code).toBe(expected);
  });

  test("is reported with --json without naming an input field", async () => {
    const env = { SPECWRIGHT_KNOWLEDGE_URL: "nope" };
    const { error } = await started.cli(["knowledge", "ask", "When?", "--json"], { env });
    const reply = JSON.parse(error) as { readonly error: object };
    expect(reply.error).toMatchObject({ code: "input", message: expect.stringContaining("baseUrl") as string });
    expect(reply.error).not.toHaveProperty("field");
  });

  test("is reported with its setting once if no server listens there", async () => {
    for (const words of [
      ["market", "time"],
      ["knowledge", "ask", "When?"],
    ]) {
      const env = { SPECWRIGHT_SANDBOX_URL: "http://127.0.0.1:9", SPECWRIGHT_KNOWLEDGE_URL: "http://127.0.0.1:9" };
      const { code, error } = await started.cli(words, { env });
      expect([code, error.match(/SPECWRIGHT_SANDBOX_URL/g)]).toEqual([3, ["SPECWRIGHT_SANDBOX_URL"]]);
    }
  });

  test("is reported with its setting if a different service responds there", async () => {
    const env = { SPECWRIGHT_SANDBOX_URL: started.sandbox.knowledge.url };
    const { code, error } = await started.cli(["market", "time"], { env });
    expect(error).toContain("SPECWRIGHT_SANDBOX_URL");
    expect(code).toBe(3);
  });
});

describe("the knowledge commands", () => {
  test("report in one line that a different server responded", async () => {
    const env = { SPECWRIGHT_KNOWLEDGE_URL: started.sandbox.trading.mainnetUrl };
    const { code, error } = await started.cli(["knowledge", "ask", "When?"], { env });
    expect(code).toBe(1);
    expect(error.split("\n")).toEqual([
      expect.stringMatching(
        /^chat: a router's error \(HTTP 404\) was received instead of a response from the service\./,
      ),
      expect.stringContaining("SPECWRIGHT_KNOWLEDGE_URL") as string,
      "",
    ]);
  });

  test("add a folder, report the outcome of each file, and answer questions with sources", async () => {
    const files = mkdtempSync(join(folder, "notes-"));
    writeFileSync(join(files, "alpha.md"), "# Alpha\n\nAlpha ships on Friday.");
    writeFileSync(join(files, "empty.md"), "");
    const added = await started.cli(["knowledge", "add", files]);
    expect(added).toMatchObject({
      code: 2,
      out: expect.stringMatching(/empty {6}empty\.md.*\n1 ok, 1 empty\n/) as string,
    });
    const { out } = await started.cli(["knowledge", "ask", "When does Alpha ship?"]);
    expect(out).toMatch(/Alpha ships on Friday\. \[1\]\n\nSources:\n {2}concept\/alpha\.md/);
    expect((await started.cli(["knowledge", "wiki", "concept/alpha.md"])).out).toContain("Alpha");
    const { out: tasks } = await started.cli(["knowledge", "tasks", "list", "--json"]);
    expect(JSON.parse(tasks)).toMatchObject([{ status: "succeeded" }]);
  });

  test("name the file of a failed task, and list the result of each task as JSON", async () => {
    const files = mkdtempSync(join(folder, "notes-"));
    mkdirSync(join(files, "sub"));
    writeFileSync(join(files, "good.md"), "# Delta\n\nDelta ships on Sunday.");
    writeFileSync(join(files, "sub", "bad.md"), "# Bad\n\n<!-- sandbox: fail -->");
    const { code, out, error } = await started.cli(["knowledge", "add", files, "--json"]);
    const report = JSON.parse(out) as SubmitReport & { readonly tasks: readonly object[] };
    const failed = report.files.find(({ path }) => path === "sub/bad.md")?.taskIds[0];
    const isFailed = {
      id: failed,
      ok: false,
      code: "task-failed",
      reason: expect.stringMatching(/^the task failed: /) as string,
    };
    expect([code, report.tasks]).toEqual([1, expect.arrayContaining([isFailed]) as object]);
    expect(report.tasks).toContainEqual({ id: report.taskIds.find((id) => id !== failed), ok: true });
    expect(error).toMatch(
      new RegExp(`^sub/bad\\.md, task ${failed}: the task failed: [^]*1 of 2 tasks succeeded\\.\n$`),
    );
    const waited = await started.cli(["knowledge", "tasks", "wait", String(failed), "--json"]);
    expect([waited.code, JSON.parse(waited.out)]).toEqual([1, [isFailed]]);
  });

  test("exit with 2 when no file is accepted", async () => {
    const file = join(mkdtempSync(join(folder, "notes-")), "picture.bin");
    writeFileSync(file, "01");
    expect(await started.cli(["knowledge", "add", file])).toMatchObject({
      code: 2,
      out: expect.stringMatching(/extension +.*picture\.bin: must have one of[^]*\n1 extension\n/) as string,
    });
  });

  test("add a text, and report its task as pending only with --no-wait", async () => {
    const add = (text: string, ...words: string[]) =>
      started.cli(["knowledge", "add", "-", "--json", ...words], { readInput: async () => text });
    const waited = await add("# Beta\n\nBeta ships on Monday.");
    expect(Object.keys(JSON.parse(waited.out) as object)).toEqual(["id"]);
    expect(waited.error).toContain("1 of 1 tasks succeeded.");
    const { out } = await add("# Gamma\n\nGamma ships on Tuesday.", "--no-wait");
    expect(JSON.parse(out)).toMatchObject({ status: "pending" });
  });

  test("report an upload as unknown when each of its responses was lost", async () => {
    const file = join(mkdtempSync(join(folder, "notes-")), "lost.md");
    writeFileSync(file, "# Lost");
    const fetch = async (url: string, init?: object) => {
      if (url.endsWith("/api/tasks?page=1&page_size=100")) return Response.json([]) as never;
      if (!url.includes("/api/submit")) return (await globalThis.fetch(url, init)) as never;
      throw Object.assign(new TypeError("fetch failed"), { code: "ECONNRESET" });
    };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }).setTimerTickMode("nextTimerAsync");
    const { code, out } = await started.cli(["knowledge", "add", file], { fetch });
    vi.useRealTimers();
    expect([code, out]).toEqual([4, expect.stringMatching(/^unknown +\S*lost\.md: [^]*\n1 unknown\n$/)]);
  });

  test("report an accepted submission even if waiting for its task fails", async () => {
    const fetch = async (url: string, init?: object) =>
      url.endsWith("/api/submit")
        ? ((await globalThis.fetch(url, init)) as never)
        : (Response.json({ error: "no" }, { status: 401 }) as never);
    const words = ["knowledge", "add", "-", "--json", "--profile", "sandbox"];
    const { code, out, error } = await started.cli(words, { fetch, readInput: async () => "# Delta" });
    const { id } = JSON.parse(out) as { id: string };
    expect(code).toBe(4);
    expect(JSON.parse(error)).toMatchObject({
      error: {
        outcome: "unknown",
        advice: [
          "The service has accepted your submission. Continue with:",
          `  specwright knowledge tasks wait ${id} --profile sandbox`,
        ],
      },
    });
  });

  test.each([
    ["add -", 4],
    ["sessions create", 4],
    ["ask When?", 4],
    ["tasks get 1", 3],
    ["wiki", 3],
  ])("stop waiting at Ctrl+C: knowledge %s", async (words, code) => {
    const interrupt = new AbortController();
    const fetch = () => {
      interrupt.abort();
      return new Promise<never>(() => {});
    };
    const { signal } = interrupt;
    const given = { fetch, signal, readInput: async () => "# Delta" };
    expect(await started.cli(["knowledge", ...words.split(" ")], given)).toMatchObject({ code, out: "" });
  });

  test("report a question whose model failed, and ask the next question", async () => {
    let asked = 0;
    const fetch = async (url: string, init?: object) => {
      if (!url.endsWith("/api/chat") || ++asked > 1) return (await globalThis.fetch(url, init)) as never;
      const body = 'event: error\ndata: {"error":"the model is overloaded"}\n\n';
      return new Response(body, { headers: { "content-type": "text/event-stream" } }) as never;
    };
    const lines = async function* () {
      yield "First?";
      yield "Second?";
    };
    const { code, error } = await started.cli(["knowledge", "chat"], { fetch, lines });
    expect([code, asked]).toEqual([1, 2]);
    expect(error).toContain("The question failed: the model is overloaded");
    expect(error).not.toMatch(/unknown outcome|resend|send it again/i);
    asked = 0;
    const once = await started.cli(["knowledge", "ask", "When?"], { fetch });
    expect([once.code, once.error]).toEqual([
      1,
      expect.stringMatching(/^The question failed: the model is overloaded/),
    ]);
  });

  test("print only how to continue when the service fails during an upload", async () => {
    const files = mkdtempSync(join(folder, "notes-"));
    writeFileSync(join(files, "a.md"), "# Dying");
    const fetch = async (url: string, init?: object) => {
      if (url.includes("/api/submit") || url.includes("/api/tasks"))
        throw Object.assign(new TypeError("fetch failed"), { code: "ECONNRESET" });
      return (await globalThis.fetch(url, init)) as never;
    };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }).setTimerTickMode("nextTimerAsync");
    const { code, error } = await started.cli(["knowledge", "add", files, "--state", join(files, ".s")], { fetch });
    vi.useRealTimers();
    expect([code, error]).toEqual([
      4,
      expect.stringMatching(/Continue with:\n {2}specwright knowledge add \S+ --state \S+\n$/),
    ]);
    expect(error).not.toMatch(/resend|again|check whether/i);
  });

  test("keep one session through a chat", async () => {
    const questions = ["When does Alpha ship?", ""];
    const { code, out, error } = await started.cli(["knowledge", "chat"], { ask: async () => questions.shift() });
    expect([code, out]).toEqual([0, expect.stringContaining("Alpha ships on Friday")]);
    const id = /--session (\S+)/.exec(error)?.[1] ?? "";
    const { out: messages } = await started.cli(["knowledge", "sessions", "messages", id, "--json"]);
    expect(JSON.parse(messages)).toMatchObject([{ role: "user" }, { role: "assistant" }]);
  });

  test("read the questions of a chat from standard input, one per line", async () => {
    const lines = async function* () {
      yield* ["When does Alpha ship?", "", "And Alpha again?"];
    };
    const { code, out, error } = await started.cli(["knowledge", "chat"], { lines });
    expect([code, out.match(/Sources:/g)?.length]).toEqual([0, 2]);
    const id = /--session (\S+)/.exec(error)?.[1] ?? "";
    const { out: messages } = await started.cli(["knowledge", "sessions", "messages", id, "--json"]);
    const asked = (JSON.parse(messages) as { role: string; content: string }[]).filter(({ role }) => role === "user");
    expect(asked.map(({ content }) => content)).toEqual(["When does Alpha ship?", "And Alpha again?"]);
    const records = await started.cli(["knowledge", "chat", "--session", id, "--json"], { lines });
    expect(records.out.match(/"sources": \[/g)).toHaveLength(2);
  });

  test("send the earlier messages of a session with every further question", async () => {
    const sent: { readonly query: string; readonly messages?: readonly { readonly content: string }[] }[] = [];
    const fetch: typeof globalThis.fetch = (url, init) => {
      if (String(url).endsWith("/api/chat")) sent.push(JSON.parse(String(init?.body)) as (typeof sent)[number]);
      return globalThis.fetch(url, init);
    };
    const env = { SPECWRIGHT_KNOWLEDGE_URL: started.sandbox.knowledge.releasedUrl };
    const lines = async function* () {
      yield* ["When does Alpha ship?", "And Alpha again?"];
    };
    const { error } = await started.cli(["knowledge", "chat"], { lines, env, fetch });
    const session = /--session (\S+)/.exec(error)?.[1] ?? "";
    await started.cli(["knowledge", "ask", "--session", session, "Once more?"], { env, fetch });
    const turns = sent.map(({ query, messages = [] }) => [query, messages.map(({ content }) => content)]);
    const answer = expect.stringContaining("Alpha ships on Friday.") as string;
    expect(turns).toEqual([
      ["When does Alpha ship?", []],
      ["And Alpha again?", ["When does Alpha ship?", answer]],
      ["Once more?", ["When does Alpha ship?", answer, "And Alpha again?", answer]],
    ]);
  });

  const noContent = () => Response.json({ messages: [{ role: "user" }] });
  test.each([
    ["a connection failure", () => Promise.reject(new TypeError("fetch failed")), 3, "failed", "network"],
    ["a response of another shape", noContent, 3, "failed", "unexpected-response"],
    ["an abort before the response", () => new Promise<never>(() => {}), 3, "failed", "aborted"],
    ["a refusal", () => Response.json({ error: "no" }, { status: 401 }), 1, "refused", "unauthorized"],
  ] as const)("send no question when reading the session ends with %s", async (_, respond, code, outcome, why) => {
    const sent: string[] = [];
    const interrupt = new AbortController();
    const fetch = async (url: string) => {
      sent.push(new URL(url).pathname);
      if (why === "aborted") interrupt.abort();
      return (await respond()) as never;
    };
    const words = ["knowledge", "ask", "--session", "s-1", "Once more?", "--json"];
    const reply = await started.cli(words, { fetch, signal: interrupt.signal });
    expect(new Set(sent)).toEqual(new Set(["/api/sessions/s-1/messages"]));
    expect([reply.code, JSON.parse(reply.error)]).toMatchObject([code, { error: { outcome, code: why } }]);
  });

  test.each([
    ["the released server", "", (messages: object[]) => ({ messages })],
    // The published contract doesn't define the fields of stored messages, and its chat request has no field for
    // earlier messages.
    ["the contract", null, (messages: object[]) => messages],
  ])("send only messages of user and assistant as earlier messages of %s", async (server, nothing, listOf) => {
    const said = [
      { role: "user", content: "When?" },
      { role: "assistant", content: "On Friday." },
    ];
    const stored = [...said, { role: "system", content: "A note." }, { role: "assistant", content: nothing }];
    const sent: object[] = [];
    const fetch = async (url: string, init?: { body?: unknown }) => {
      if (!url.endsWith("/api/chat")) return Response.json(listOf(stored)) as never;
      sent.push(JSON.parse(String(init?.body)) as object);
      const headers = { "content-type": "text/event-stream" };
      return new Response('data: {"type":"done"}\n\n', { headers }) as never;
    };
    const { code } = await started.cli(["knowledge", "ask", "--session", "s-1", "Where?"], { fetch });
    const turns = server === "the contract" ? {} : { messages: said };
    expect([code, sent]).toEqual([0, [{ query: "Where?", session_id: "s-1", ...turns }]]);
  });
});

test("the command line prints no terminal control characters from text of a service", async () => {
  const evil = "\u001b[2J\u001b]0;title\u0007Alpha\u202e";
  const fetch = async () =>
    new Response(JSON.stringify({ retCode: 10001, retMsg: evil, result: {}, retExtInfo: {}, time: 1 }), json) as never;
  const { error, out } = await started.cli(["market", "time"], { fetch });
  for (const control of ["\u001b", "\u0007", "\u202e"]) expect(error + out).not.toContain(control);
});

test("the doctor command reports a healthy sandbox, or how to start a missing one", async () => {
  const { code, out } = await started.cli(["doctor", "--json"]);
  expect(code).toBe(0);
  expect((JSON.parse(out) as { check: string }[]).map(({ check }) => check)).toEqual(
    expect.arrayContaining(["connection", "clock", "key", "market stream", "account stream", "knowledge"]),
  );
  const missing = await cli(["doctor"], { env: { SPECWRIGHT_SANDBOX_URL: "http://127.0.0.1:9" } });
  expect(missing).toMatchObject({
    code: 1,
    out: expect.stringMatching(/FAIL {2}connection.*\n.*specwright sandbox/) as string,
  });
});
