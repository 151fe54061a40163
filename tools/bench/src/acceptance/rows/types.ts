/** T2: what must compile and what must not, and what the compiler pays for an import. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bench, repository, run } from "../../child.ts";
import type { Found, Row } from "../row.ts";

const folder = join(bench, ".cache/acceptance");
const compiler = join(bench, "node_modules/.bin/tsc");
const cases = join(repository, "packages/streams/test/types/streams.test-d.ts");

const sources = {
  without: "export const answer: number = 1;\n",
  with: `import { createTradingStreams } from "@specwright/streams";
const streams = createTradingStreams();
export const book = streams.orderBook({ category: "linear", symbol: "BTCUSDT", depth: 50 });
`,
};

/** Other work of the machine slows some of the compilations. The shortest of so many is hardly slowed. */
const ROUNDS = 8;

/** Compiles a file of a user, in milliseconds. */
async function compile(name: keyof typeof sources): Promise<number> {
  const project = join(folder, `${name}.json`);
  writeFileSync(join(folder, `${name}.ts`), sources[name]);
  const compilerOptions = { module: "nodenext", target: "es2023", strict: true, noEmit: true, skipLibCheck: true };
  writeFileSync(project, JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  const { code, ms, output } = await run(compiler, ["-p", project]);
  if (code !== 0) throw new Error(output);
  return ms;
}

/** How much longer the shortest compilation takes with the import than without it. The two take turns. */
async function importCost(): Promise<number> {
  const best = { with: Infinity, without: Infinity };
  for (let round = 0; round < ROUNDS; round++) {
    best.without = Math.min(best.without, await compile("without"));
    best.with = Math.min(best.with, await compile("with"));
  }
  return best.with / best.without;
}

async function measure(): Promise<Found> {
  mkdirSync(folder, { recursive: true });
  const text = readFileSync(cases, "utf8");
  const must = text.match(/expectTypeOf[(<]/g)?.length ?? 0;
  const mustNot = text.match(/@ts-expect-error --/g)?.length ?? 0;
  const { code } = await run(compiler, ["-p", join(repository, "packages/streams/tsconfig.json")]);
  const ratio = await importCost();
  const isMet = code === 0 && must >= 60 && mustNot >= 25 && ratio <= 1.2;
  return { text: `${must} compile, ${mustNot} do not, an import costs ${ratio.toFixed(2)}`, isMet };
}

export const typeRows: readonly Row[] = [
  { id: "T2", goal: "60 types hold, 25 mistakes do not compile, an import costs 1.20", measure },
];
