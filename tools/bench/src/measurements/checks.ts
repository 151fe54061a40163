/** What it costs to check that a result has what the client needs to go on, beside reading it from its text. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { orderCreate, orderRealtime } from "@specwright/trading/operations";
import { Bench } from "tinybench";
import { finished, section, step } from "../progress.ts";
import { spreadOf, type Spread } from "../report/stats.ts";

export interface CheckRow {
  readonly label: string;
  /** Microseconds a result. */
  readonly check: Spread;
  /** Microseconds that `JSON.parse` takes for the same result. */
  readonly parse: Spread;
}

/** The documents, as the client sees them. */
interface Examples {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

interface Described {
  readonly responses: { readonly "200": { readonly content: Content } };
}

type Content = Readonly<Record<string, { readonly examples: Readonly<Record<string, { readonly value: Success }>> }>>;

interface Success {
  readonly result: { readonly list?: readonly object[] };
}

const BATCH = 100;

/** The result in the first example of an operation. */
function exampleOf(method: string, path: string): Success["result"] {
  const file = createRequire(import.meta.url).resolve("@specwright/specs/trading.json");
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as Examples;
  const examples = paths[path]?.[method]?.responses["200"].content["application/json"]?.examples ?? {};
  const [example] = Object.values(examples);
  if (example === undefined) throw new Error(`${method} ${path} has no example.`);
  return example.value.result;
}

function listOfTwenty(): object {
  const page = exampleOf("get", orderRealtime.path);
  return { ...page, list: Array.from({ length: 20 }, () => ({ ...page.list?.[0] })) };
}

/** Runs a function many times for one look at the clock, which would otherwise cost more than the function. */
const batch = (run: () => unknown) => () => {
  for (let index = 0; index < BATCH; index++) run();
};

export async function measureChecks(isShort: boolean): Promise<CheckRow[]> {
  section("Checks of results");
  const { rounds, time } = isShort ? { rounds: 1, time: 2 } : { rounds: 12, time: 40 };
  const results = [
    { label: "New order", result: exampleOf("post", orderCreate.path), operation: orderCreate },
    { label: "List of 20 orders", result: listOfTwenty(), operation: orderRealtime },
  ];
  const rows: CheckRow[] = [];
  for (const { label, result, operation } of results) {
    const text = JSON.stringify(result);
    const value = JSON.parse(text) as unknown;
    const problem = operation.guard(value);
    if (problem !== undefined) throw new Error(`${label}: ${problem}`);
    const times: Record<string, number[]> = { check: [], parse: [] };
    for (let round = 0; round < rounds; round++) {
      step(`${label}: round ${round + 1} of ${rounds}`);
      const bench = new Bench({ time, warmupTime: time / 4, throws: true });
      bench
        .add(
          "check",
          batch(() => operation.guard(value)),
        )
        .add(
          "parse",
          batch(() => JSON.parse(text)),
        );
      for (const task of await bench.run())
        if (task.result.state === "completed") times[task.name]?.push((task.result.latency.p50 * 1000) / BATCH);
    }
    rows.push({ label, check: spreadOf(times["check"] ?? []), parse: spreadOf(times["parse"] ?? []) });
  }
  finished();
  return rows;
}
