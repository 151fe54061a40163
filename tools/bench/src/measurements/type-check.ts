/** What a consumer's compiler pays: the same calls in our types and in the peer's, with both generations of TypeScript. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { bench, must, type Ran } from "../child.ts";
import { finished, section, step } from "../progress.ts";
import { median, rotated } from "../report/stats.ts";
import { consumerOf } from "./type-calls.ts";

export interface TypeRow {
  readonly whose: "ours" | "peer";
  readonly calls: number;
  readonly compiler: string;
  /** Milliseconds of the whole compiler process. */
  readonly ms: number;
  /** Milliseconds of its checking alone. */
  readonly checkMs: number;
  readonly instantiations: number;
  readonly memoryMegabytes: number;
}

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

async function compare(compiler: Compiler, calls: number, rounds: number): Promise<TypeRow[]> {
  const sides = (["ours", "peer"] as const).map((whose) => ({
    whose,
    folder: projectOf(whose, calls),
    runs: [] as Ran[],
  }));
  for (let round = 0; round < rounds; round++) {
    for (const { folder, runs } of rotated(sides, round)) {
      runs.push(await must(process.execPath, [compiler.bin, "-p", folder, "--extendedDiagnostics"]));
    }
  }
  return sides.map(({ whose, runs }) => {
    const output = runs[0]?.output ?? "";
    return {
      whose,
      calls,
      compiler: compiler.name,
      ms: median(runs.map(({ ms }) => ms)),
      checkMs: median(runs.map((run) => number(run.output, "Check time") * 1000)),
      instantiations: number(output, "Instantiations"),
      memoryMegabytes: number(output, "Memory used") / 1000,
    };
  });
}

export async function measureTypes(isShort: boolean): Promise<TypeRow[]> {
  section("Type check of a consumer");
  const compilers = (isShort ? ["typescript"] : ["typescript-5", "typescript"]).map(compilerOf);
  const counts = isShort ? [1] : [1, 10, 50];
  const rounds = isShort ? 1 : 3;
  const rows: TypeRow[] = [];
  for (const compiler of compilers) {
    for (const calls of counts) {
      step(`${compiler.name}, ${calls} calls`);
      rows.push(...(await compare(compiler, calls, rounds)));
    }
  }
  rmSync(join(bench, ".cache/types"), { recursive: true, force: true });
  finished();
  return rows;
}
