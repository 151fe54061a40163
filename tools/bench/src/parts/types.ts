/** What a consumer's compiler pays: the same calls in our types and in the peer's, with both generations of TypeScript. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { bench, must, type Ran } from "../child.ts";
import { plain, type Part } from "../part.ts";
import { median, takeTurns, type Row } from "../race.ts";
import { consumerOf } from "./type-calls.ts";

interface Compiler {
  readonly name: string;
  readonly bin: string;
}

function compilerOf(packageName: string): Compiler {
  const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
  const { version, bin } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string; bin: { tsc: string } };
  return { name: `TypeScript ${version}`, bin: join(dirname(manifest), bin.tsc) };
}

const number = (output: string, label: string): number =>
  Number(new RegExp(`^${label}:\\s+([\\d.]+)`, "m").exec(output)?.[1] ?? Number.NaN);

/** The projects lie below this workspace, where both clients are installed. */
function projectOf(whose: "ours" | "peer", calls: number): string {
  const folder = join(bench, ".cache/types", `${whose}-${calls}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(folder, "consumer.ts"), consumerOf(whose, calls));
  const compilerOptions = {
    target: "es2023",
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    types: ["node"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["consumer.ts"] }));
  return folder;
}

const whoses = ["ours", "peer"] as const;

async function compare({ name, bin }: Compiler, calls: number, rounds: number): Promise<Row> {
  const label = `${name}, ${calls} ${calls === 1 ? "call" : "calls"}`;
  const folders = whoses.map((whose) => projectOf(whose, calls));
  const runs = await takeTurns(label, folders, rounds, (folder) =>
    must(process.execPath, [bin, "-p", folder, "--extendedDiagnostics"]),
  );
  const numbersOf = (whose: (typeof whoses)[number], own: readonly Ran[]) => ({
    // Of its checking alone, and of the whole process.
    [`${whose} check`]: median(own.map(({ output }) => number(output, "Check time") * 1000)),
    [`${whose} process`]: median(own.map(({ ms }) => ms)),
    [`${whose} instantiations`]: number(own[0]?.output ?? "", "Instantiations"),
    [`${whose} memory`]: number(own[0]?.output ?? "", "Memory used") / 1000,
  });
  const values = whoses.map((whose, index) => numbersOf(whose, runs[index] ?? []));
  return { label, values: Object.assign({}, ...values) as Record<string, number> };
}

export const types: Part = {
  title: "Type check of a consumer",
  text: "The same calls with both clients, compiled with `--noEmit`; ours first, then bybit-api's.",
  first: "Compiler",
  columns: [
    plain("check, ms", "ours check"),
    plain("bybit-api", "peer check"),
    plain("whole process, ms", "ours process"),
    plain("bybit-api", "peer process"),
    plain("instantiations", "ours instantiations"),
    plain("memory, MB", "ours memory"),
    plain("bybit-api", "peer memory"),
  ],
  async measure(isShort) {
    const compilers = (isShort ? ["typescript"] : ["typescript-5", "typescript"]).map(compilerOf);
    const rows: Row[] = [];
    for (const compiler of compilers) {
      for (const calls of isShort ? [1] : [1, 10, 50]) rows.push(await compare(compiler, calls, isShort ? 1 : 3));
    }
    rmSync(join(bench, ".cache/types"), { recursive: true, force: true });
    return { "": rows };
  },
};
