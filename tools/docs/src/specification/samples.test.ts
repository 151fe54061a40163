import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { project } from "../paths.ts";
import { operationPage } from "./operation-page.ts";
import { everyOperation } from "./site-data.ts";
import { topics } from "./topics.ts";

const pages = everyOperation.map(operationPage);
const importLine = /^import \{ (\w+) \} from "([^"]+)";\n/gm;

/** All samples as functions of one file; each has its client and its result to itself. */
function programOf(samples: readonly (readonly [name: string, sample: string])[], names: Map<string, string>): string {
  const functions = samples.map(([name, sample]) => {
    const body = sample.replaceAll(importLine, (_, imported: string, from: string) => {
      const alias = `${imported}${from.replaceAll(/\W/g, "_")}`;
      names.set(alias, `import { ${imported} as ${alias} } from "${from}";`);
      return `const ${imported} = ${alias};\n`;
    });
    return `// ${name}\nexport async function sample${name}() {\n${body}\n}`;
  });
  return [...names.values(), ...functions].join("\n");
}

function mistakesOf(samples: readonly (readonly [name: string, sample: string])[]): string[] {
  // Below this package, so that the clients are found by their names.
  mkdirSync(join(project, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(project, ".cache/samples-"));
  const file = join(folder, "samples.ts");
  writeFileSync(file, programOf(samples, new Map()));
  try {
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: ["node"],
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      lib: [
        "lib.es2023.d.ts",
        "lib.esnext.disposable.d.ts",
        "lib.dom.d.ts",
        "lib.dom.iterable.d.ts",
        "lib.dom.asynciterable.d.ts",
      ],
    });
    const source = program.getSourceFile(file);
    return ts.getPreEmitDiagnostics(program, source).map(({ start = 0, messageText }) => {
      const before = source?.text.slice(0, start).split("\n// ").at(-1)?.split("\n")[0];
      return `${before}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the samples of the operations", () => {
  it("compile against the clients", () => {
    expect(mistakesOf(pages.map(({ row, samples }) => [row.operationId, samples.typescript]))).toEqual([]);
  });

  it("compile against openapi-fetch where they are shown", () => {
    const shown = pages.flatMap(({ row, samples: { openapiFetch } }) =>
      openapiFetch === undefined ? [] : [[row.operationId, openapiFetch] as const],
    );
    expect(shown.length).toBeGreaterThan(400);
    expect(mistakesOf(shown)).toEqual([]);
  });

  it("sign what they send where the operation is signed", () => {
    const signed = pages.filter(
      ({ row, samples }) => row.document === "trading" && row.signed && samples.curl !== undefined,
    );
    expect(signed.length).toBeGreaterThan(100);
    expect(signed.filter(({ samples }) => samples.curl?.includes("X-BAPI-SIGN") !== true)).toEqual([]);
  });
});

describe("the page of a topic", () => {
  const onClient = topics.flatMap(({ id, sample }) => (sample === undefined ? [] : [[id, sample] as const]));

  it("shows a program that compiles against the client", () => {
    expect(onClient.length).toBeGreaterThan(30);
    expect(onClient.map(([id]) => id)).toContain("orderCreateBatch");
    expect(mistakesOf(onClient)).toEqual([]);
  });

  it("says why a topic has no program", () => {
    const without = topics.filter(({ address, sample }) => address !== undefined && sample === undefined);
    expect(without.filter(({ facts }) => facts[0]?.name !== "Status").map(({ id }) => id)).toEqual([]);
  });

  it("says how often messages come, what they change, and where the same is read over REST", () => {
    const book = topics.find(({ id }) => id === "orderBook");
    const facts = new Map(book?.facts.map(({ name, text }) => [name, text]));
    expect(facts.get("Messages come")).toContain("every 20 ms for `depth` `25`, `50`");
    expect(facts.get("Updates")).toContain("`snapshot` or `delta`");
    expect(book?.rest).toEqual([{ operationId: "marketOrderbook", use: "reads the same state" }]);
    expect(book?.parameters.map((row) => ("name" in row ? row.name : ""))).toEqual(["category", "depth", "symbol"]);
  });

  it("shows the meaning of values that only their type explains", () => {
    const rows = topics.flatMap(({ messages }) => messages.flatMap(({ fields }) => fields));
    const unexplained = rows.filter((row) => !("variant" in row) && row.values.length > 1 && row.description === "");
    expect(unexplained).toEqual([]);
  });

  it("connects a request with its reply", () => {
    expect(topics.find(({ id }) => id === "orderCreate")?.counterpart).toEqual({
      id: "orderCreateReply",
      kind: "Reply",
    });
    expect(topics.find(({ id }) => id === "orderCreateReply")?.counterpart?.id).toBe("orderCreate");
  });
});

describe("the page of an operation", () => {
  it("exists once for every operation", () => {
    expect(new Set(everyOperation.map(({ href }) => href)).size).toBe(everyOperation.length);
  });

  it("says the rate limit, the codes and whether a request may be repeated", () => {
    const page = pages.find(({ row }) => row.operationId === "orderCreate");
    expect(page?.facts.map(({ name }) => name)).toEqual([
      "Access",
      "Permission",
      "Rate limit",
      "Environments",
      "Repeating",
      "Sandbox",
      "Seen live",
    ]);
    expect(page?.codes.map(({ code }) => code)).toContain(110007);
    expect(page?.facts.find(({ name }) => name === "Repeating")?.text).toContain("`orderLinkId`");
  });

  it("shows the meaning of values that only their type explains", () => {
    const rows = pages.flatMap(({ request, response }) => [...request, ...response]);
    const unexplained = rows.flatMap((row) =>
      "variant" in row || row.values.length < 2 || row.description !== "" ? [] : [row.name],
    );
    expect(unexplained).toEqual([]);
  });
});
