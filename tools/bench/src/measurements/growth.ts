/** How each step of the pipeline grows with the specification. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { bench, must, repository } from "../child.ts";
import { finished, section, step } from "../progress.ts";
import { syntheticSpec, type SpecDocument } from "./synthetic-spec.ts";

interface GrowthRow {
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

/** The commands of the pipeline for one specification in one folder, each reading what the one before it wrote. */
function stepsOf(folder: string): Readonly<Record<string, readonly string[]>> {
  const spec = join(folder, "spec.json");
  const redocly = binary("@redocly/cli", "redocly");
  return {
    lint: [redocly, "lint", spec, ...config],
    bundle: [redocly, "bundle", spec, ...config, "--ext", "json", "-o", join(folder, "bundled.json")],
    compile: [join(bench, "src/processes/compile-process.ts"), join(folder, "bundled.json"), join(folder, "generated")],
    build: [binary("typescript", "tsc"), "-p", folder],
  };
}

const tradingSource = "packages/trading/src";

interface Prepared {
  readonly size: number;
  readonly operations: number;
  readonly commands: Readonly<Record<string, readonly string[]>>;
}

function prepare(document: SpecDocument, size: number, parent: string): Prepared {
  const folder = join(parent, `${size}`);
  mkdirSync(folder, { recursive: true });
  const spec = syntheticSpec(document, size);
  writeFileSync(join(folder, "spec.json"), JSON.stringify(spec, null, 1));
  // The generated types refer to those of the client.
  const isHandWritten = (path: string): boolean => !path.endsWith("/generated");
  cpSync(join(repository, tradingSource), join(folder, "generated", tradingSource), {
    recursive: true,
    filter: isHandWritten,
  });
  const compilerOptions = {
    target: "es2023",
    module: "nodenext",
    strict: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: ".",
    outDir: "dist",
    types: [],
  };
  const files = [join("generated", tradingSource, "generated/schema.ts")];
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  return { size, operations: Object.keys(spec.paths).length, commands: stepsOf(folder) };
}

/** Each round measures every size once. The machine's speed drifts by more than sizes differ, and so touches all alike. */
const ROUNDS = 5;

/** The best time of one step for each size; what disturbs a run only ever adds. */
async function bestOf(name: string, specs: readonly Prepared[], rounds: number): Promise<number[]> {
  const best = specs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 1; round <= rounds; round++) {
    for (const [index, { size, commands }] of specs.entries()) {
      step(`${name}, ${size} times the specification, ${round} of ${rounds}`);
      const { ms } = await must(process.execPath, commands[name] ?? [], { cwd: repository });
      best[index] = Math.min(best[index] ?? ms, ms);
    }
  }
  return best;
}

export async function measureGrowth(isShort: boolean): Promise<GrowthResult> {
  section("Pipeline: growth with the specification");
  const source = join(repository, "packages/specs/dist/trading.json");
  const document = JSON.parse(readFileSync(source, "utf8")) as SpecDocument;
  const sizes = isShort ? [1] : [1, 10, 50];
  mkdirSync(join(bench, ".cache"), { recursive: true });
  const parent = mkdtempSync(join(bench, ".cache/growth-"));
  try {
    const specs = sizes.map((size) => prepare(document, size, parent));
    const rows: GrowthRow[] = [];
    for (const name of Object.keys(specs[0]?.commands ?? {})) {
      const ms = await bestOf(name, specs, isShort ? 1 : ROUNDS);
      rows.push({ step: name, ms, bend: bendOf(sizes, ms) });
    }
    return { sizes, operations: specs.map(({ operations }) => operations), rows };
  } finally {
    rmSync(parent, { recursive: true, force: true });
    finished();
  }
}

/** What the largest takes over what the line through the two smaller ones foretells. */
export function bendOf(sizes: readonly number[], ms: readonly number[]): number {
  const [from = 0, to = 0, end = 0] = sizes;
  const [first = 0, second = 0, last = 0] = ms;
  if (sizes.length < 3) return Number.NaN;
  return last / (second + ((second - first) * (end - to)) / (to - from));
}
