/** Measures the time to check a result, compared with the time to parse its JSON. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { orderCreate, orderRealtime } from "@specwright/trading/operations";
import { spread, valueOf, type Part } from "../part.ts";
import { type Row, timeOf } from "../race.ts";

/** Part of the OpenAPI document that contains the examples. */
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

/** Returns the result in the first example of an operation. */
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

async function measure(isShort: boolean): Promise<Row[]> {
  const results = [
    { label: "New order", result: exampleOf("post", orderCreate.path), operation: orderCreate },
    { label: "List of 20 orders", result: listOfTwenty(), operation: orderRealtime },
  ];
  const rows: Row[] = [];
  for (const { label, result, operation } of results) {
    console.error(`  ${label}`);
    const text = JSON.stringify(result);
    const value = JSON.parse(text) as unknown;
    const problem = operation.guard(value);
    if (problem !== undefined) throw new Error(`${label}: ${problem}`);
    const [check = Number.NaN, parse = Number.NaN] = await timeOf(
      [
        ["check", () => operation.guard(value)],
        ["parse", () => JSON.parse(text)],
      ],
      { isShort, batch: 100 },
    );
    rows.push({ label, values: { check, parse } });
  }
  return rows;
}

export const checks: Part = {
  title: "Checks of results",
  text: "Before the client returns a result, functions that are compiled from the specification check its essential fields. The table shows medians of 12 rounds, and for comparison the time that `JSON.parse` takes for the same result.",
  first: "Result",
  columns: [
    spread("check, µs", "check"),
    spread("`JSON.parse`, µs", "parse"),
    {
      head: "check to `JSON.parse`",
      cell: (row) => `${((valueOf(row, "check") / valueOf(row, "parse")) * 100).toFixed(1)} %`,
    },
  ],
  measure: async (isShort) => ({ "": await measure(isShort) }),
};
