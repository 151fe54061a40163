/** How each step of the pipeline grows with the specification. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { bench, must, repository } from "./child.ts";
import { finished, section, step } from "./progress.ts";
import { syntheticSpec, type SpecDocument } from "./synthetic-spec.ts";

export interface GrowthRow {
  readonly step: string;
  /** Milliseconds for each size, the best of some runs: what disturbs a run only ever adds. */
  readonly ms: readonly number[];
  /** Time of the largest over the line through the two smaller ones; 1 is linear, less is better than linear. */
  readonly bend: number;
}

export interface GrowthResult {
  readonly sizes: readonly number[];
  readonly operations: readonly number[];
  readonly rows: readonly GrowthRow[];
}

function binary(packageName: string, name: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: Record<string, string> };
  return join(dirname(manifest), bin[name] ?? "");
}

const config = ["--config", join(repository, "redocly.yaml")];

/** The commands of the pipeline, for one specification in one folder. */
function stepsOf(folder: string): Readonly<Record<string, readonly string[]>> {
  const spec = join(folder, "spec.json");
  const redocly = binary("@redocly/cli", "redocly");
  return {
    lint: [redocly, "lint", spec, ...config],
    bundle: [redocly, "bundle", spec, ...config, "--ext", "json", "-o", join(folder, "bundled.json")],
    compile: [join(bench, "src/compile-process.ts"), join(folder, "bundled.json"), join(folder, "generated")],
    build: [binary("typescript", "tsc"), "-p", folder],
  };
}

function prepare(document: SpecDocument, size: number, parent: string): { folder: string; operations: number } {
  const folder = join(parent, `${size}`);
  mkdirSync(folder, { recursive: true });
  const spec = syntheticSpec(document, size);
  writeFileSync(join(folder, "spec.json"), JSON.stringify(spec, null, 1));
  const compilerOptions = {
    target: "es2023",
    module: "nodenext",
    strict: true,
    declaration: true,
    rootDir: ".",
    outDir: "dist",
    types: [],
  };
  const files = ["schema", "table", "rules"].map((name) => `generated/${name}.ts`);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  return { folder, operations: Object.keys(spec.paths).length };
}

/** The larger, the fewer repetitions: those of the largest take longest and vary least. */
const roundsOf = (size: number, isShort: boolean): number => (isShort ? 1 : size > 10 ? 3 : 5);

export async function measureGrowth(isShort: boolean): Promise<GrowthResult> {
  section("Pipeline: growth with the specification");
  const source = join(repository, "packages/specs/dist/trading.json");
  const document = JSON.parse(readFileSync(source, "utf8")) as SpecDocument;
  const sizes = isShort ? [1] : [1, 10, 50];
  mkdirSync(join(bench, ".cache"), { recursive: true });
  const parent = mkdtempSync(join(bench, ".cache/growth-"));
  const times = new Map<string, number[]>();
  const operations: number[] = [];
  try {
    for (const size of sizes) {
      const prepared = prepare(document, size, parent);
      operations.push(prepared.operations);
      for (const [name, args] of Object.entries(stepsOf(prepared.folder))) {
        const runs: number[] = [];
        for (let round = 0; round < roundsOf(size, isShort); round++) {
          step(`${name}, ${size} times the specification`);
          runs.push((await must(process.execPath, args, { cwd: repository })).ms);
        }
        times.set(name, [...(times.get(name) ?? []), Math.min(...runs)]);
      }
    }
  } finally {
    rmSync(parent, { recursive: true, force: true });
    finished();
  }
  return { sizes, operations, rows: Array.from(times, ([name, ms]) => ({ step: name, ms, bend: bendOf(sizes, ms) })) };
}

/** What the largest takes over what the line through the two smaller ones foretells. */
export function bendOf(sizes: readonly number[], ms: readonly number[]): number {
  const [from = 0, to = 0, end = 0] = sizes;
  const [first = 0, second = 0, last = 0] = ms;
  if (sizes.length < 3) return Number.NaN;
  return last / (second + ((second - first) * (end - to)) / (to - from));
}
