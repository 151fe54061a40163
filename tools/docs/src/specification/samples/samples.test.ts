import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { project, repository } from "../../site.ts";
import { everySample } from "../../../test/sample-outcome.ts";
import { operationPage } from "../operation-page.ts";
import { everyOperation } from "../operations.ts";
import { topics } from "../topics.ts";
import { callText, sampleText } from "./samples.ts";

// These tests start compilers and interpreters of other languages, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const pages = everyOperation.map(operationPage);

/** Samples of every request that the pages show, each with a unique name. */
const shown = everySample.map(({ row, samples }, place) => ({ name: `${row.operationId}_${place}`, samples }));
const importLine = /^import \{ (\w+) \} from "([^"]+)";\n/gm;

type NamedSample = readonly [name: string, sample: string];

/** Combines all samples into functions of one file, each with its own client and result. */
function programOf(samples: readonly NamedSample[], names: Map<string, string>): string {
  const functions = samples.map(([name, sample]) => {
    const body = sample.replaceAll(importLine, (_, imported: string, from: string) => {
      const alias = `${imported}${from.replaceAll(/\W/g, "_")}`;
      names.set(alias, `import { ${imported} as ${alias} } from "${from}";`);
      return `const ${imported} = ${alias};\n`;
    });
    return `export async function sample_${name}() {\n${body}\n}`;
  });
  return [...names.values(), ...functions].join("\n");
}

const openapiFetch = shown.flatMap(({ name, samples }): NamedSample[] =>
  samples.openapiFetch === undefined ? [] : [[name, samples.openapiFetch]],
);
const topicPrograms = topics.flatMap(({ id, sample }): NamedSample[] => (sample === undefined ? [] : [[id, sample]]));
const files = {
  client: shown.map(({ name, samples }): NamedSample => [name, samples.typescript]),
  "openapi-fetch": openapiFetch,
  streams: topicPrograms,
};

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ["node"],
  target: "es2023",
  module: "nodenext",
  lib: ["es2023", "esnext.disposable", "dom", "dom.iterable", "dom.asynciterable"],
};

/** Returns the compiler's errors about the samples, each with the name of its file. */
async function mistakes(): Promise<string[]> {
  // Create the folder below this package, so that the programs find the clients by name.
  mkdirSync(join(project, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(project, ".cache/samples-"));
  const programs = Object.entries(files).map(([name, samples]) => [name, programOf(samples, new Map())] as const);
  for (const [name, program] of programs) writeFileSync(join(folder, `${name}.ts`), program);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  try {
    await promisify(execFile)(join(repository, "node_modules/.bin/tsc"), ["-p", "."], { cwd: folder });
    return [];
  } catch (error) {
    const { stdout = "" } = error as { readonly stdout?: string };
    return stdout
      .trim()
      .split("\n")
      .map((line) => {
        const [, file = "", at] = /^([\w-]+)\.ts\((\d+)/.exec(line) ?? [];
        const before =
          new Map(programs)
            .get(file as keyof typeof files)
            ?.split("\n")
            .slice(0, Number(at)) ?? [];
        return `${before.findLast((each) => each.includes(" sample_")) ?? ""} ${line}`;
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the samples of the operations", () => {
  it("compile for every example and for every kind of client", async () => {
    expect(shown.length).toBeGreaterThan(700);
    expect(openapiFetch.length).toBeGreaterThan(700);
    expect(topicPrograms.length).toBeGreaterThan(30);
    expect(topicPrograms.map(([id]) => id)).toContain("orderCreateBatch");
    expect(await mistakes()).toEqual([]);
  });

  it("sign the requests of signed operations", () => {
    const signed = pages.filter(
      ({ row, samples }) => row.document === "trading" && row.signed && samples.curl !== undefined,
    );
    expect(signed.length).toBeGreaterThan(100);
    expect(signed.filter(({ samples }) => samples.curl?.includes("X-BAPI-SIGN") !== true)).toEqual([]);
  });
});

describe("the page of a topic", () => {
  it("explains why the topic has no sample program", () => {
    const without = topics.filter(({ address, sample }) => address !== undefined && sample === undefined);
    expect(without.filter(({ facts }) => facts[0]?.name !== "Status").map(({ id }) => id)).toEqual([]);
  });

  it("shows the push frequency, how messages change, and the same data over REST", () => {
    const book = topics.find(({ id }) => id === "orderBook");
    const facts = new Map(book?.facts.map(({ name, text }) => [name, text]));
    expect(facts.get("Push frequency")).toContain("every 20 ms for `depth` `25`, `50`");
    expect(facts.get("Updates")).toContain("`snapshot` or `delta`");
    expect(book?.rest).toEqual([{ operationId: "marketOrderbook", use: "reads the same state" }]);
    expect(book?.parameters.map((row) => ("name" in row ? row.name : ""))).toEqual(["category", "depth", "symbol"]);
  });

  it("shows the meaning of values that only their type explains", () => {
    const rows = topics.flatMap(({ messages }) => messages.flatMap(({ fields }) => fields));
    const unexplained = rows.filter((row) => !("variant" in row) && row.values.length > 1 && row.description === "");
    expect(unexplained).toEqual([]);
  });

  it("links a request with its reply", () => {
    expect(topics.find(({ id }) => id === "orderCreate")?.counterpart).toEqual({
      id: "orderCreateReply",
      kind: "Reply",
    });
    expect(topics.find(({ id }) => id === "orderCreateReply")?.counterpart?.id).toBe("orderCreate");
  });
});

describe("the page of an operation", () => {
  it("has an address that no other operation has", () => {
    expect(new Set(everyOperation.map(({ href }) => href)).size).toBe(everyOperation.length);
  });

  it("shows the rate limit, the return codes and whether a request may be repeated", () => {
    const page = pages.find(({ row }) => row.operationId === "orderCreate");
    expect(page?.facts.map(({ name }) => name)).toEqual([
      "Access",
      "Permission",
      "Rate limit",
      "Environments",
      "Retries",
      "Sandbox",
      "Seen live",
    ]);
    expect(page?.codes.map(({ code }) => code)).toContain(110007);
    expect(page?.facts.find(({ name }) => name === "Retries")?.text).toContain("`orderLinkId`");
  });

  it("explains each value of a field, even if only the field's type explains it", () => {
    const rows = pages.flatMap(({ request, response }) => [...request, ...response]);
    const unexplained = rows.flatMap((row) =>
      "variant" in row || row.values.length < 2 || row.description !== "" ? [] : [row.name],
    );
    expect(unexplained).toEqual([]);
  });
});

describe("a call in a sample", () => {
  it("is printed on one line if it fits, without unnecessary quotes", () => {
    expect(callText("trading", { call: "position.list", args: [{ limit: 5, "a-b": null }] })).toBe(
      'await trading.position.list({ limit: 5, "a-b": null });',
    );
  });

  it("is printed over several lines if it does not fit on one", () => {
    const request = [{ symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01", price: "20000" }];
    expect(callText("trading", { call: "order.createBatch", args: [{ category: "linear", request }] })).toBe(
      `await trading.order.createBatch({
  category: "linear",
  request: [
    {
      symbol: "BTCUSDT",
      side: "Buy",
      orderType: "Limit",
      qty: "0.01",
      price: "20000",
    },
  ],
});`,
    );
  });

  it("omits empty inputs, and shows uploads as files", () => {
    expect(callText("trading", { call: "user.queryApi", args: [{}] })).toBe("await trading.user.queryApi();");
    const file = { $file: { name: "a.md", type: "text/plain", text: "# A\n" } };
    expect(callText("knowledge", { call: "submit.files", args: [[file]] })).toBe(
      'await knowledge.submit.files([new File(["# A\\n"], "a.md")]);',
    );
  });

  it("reads a stream in a loop", () => {
    expect(sampleText("knowledge", { call: "chat", args: [{ query: "Why?" }] })).toContain(
      'for await (const event of knowledge.chat({ query: "Why?" })) {',
    );
  });
});
