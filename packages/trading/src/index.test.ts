import { expect, test } from "vitest";
import * as entry from "./index.ts";
import * as operations from "./operations.ts";
import { table } from "./generated/table.ts";
import { rules } from "./generated/rules.ts";
import { result } from "./call.ts";
import { readRules } from "./check-input.ts";
import { asked } from "./reconcile.ts";
import { operationOf } from "./row.ts";
import * as path from "./path.ts";

test("the package exports these names and no other", () => {
  expect(Object.keys(entry).toSorted()).toEqual([
    "InputError",
    "TradingError",
    "createTradingClient",
    "parseExtraFees",
    "parseJson",
    "toStep",
    "toTick",
  ]);
  expect(Object.keys(path).toSorted()).toEqual(["InputError", "TradingError", "createPathClient"]);
});

test("operations one by one are the same as the table, with their rules", () => {
  const {
    InputError: _i,
    TradingError: _t,
    call: _c,
    createSession: _s,
    createLightSession: _l,
    iterate: _p,
    ...rows
  } = operations;
  const joined = table.split("\n").map((row, index) => `${row}~~${rules.split("\n")[index] ?? ""}`);
  expect(Object.values(rows).toSorted()).toEqual(joined.toSorted());
  for (const [name, row] of Object.entries(rows)) expect(operationOf(row as string).id).toBe(name);
});

test("reconciling asks operations of the table", () => {
  for (const row of Object.values(asked)) {
    const listed = table.split("\n").filter((line) => line === row || line.startsWith(`${row}~`));
    expect(listed, row).toHaveLength(1);
    expect(operationOf(row)).toMatchObject({ limits: operationOf(listed[0] ?? "").limits });
  }
});

test("every rule can be read back: fields end where the text says", () => {
  for (const line of rules.split("\n")) {
    const { forms } = readRules(line);
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) for (const name of form.keys()) expect(name).toMatch(/^(?:[\w.-]+|\*)$/);
  }
});

test("every operation can be called by its group and name", () => {
  const trading = entry.createTradingClient() as unknown as Record<string, Record<string, unknown>>;
  const calls = Object.values(trading).flatMap((group) => (typeof group === "object" ? Object.keys(group) : []));
  const extras = new Set(["reconcile", "reconcileTransfer", "reconcileWithdrawal"]);
  expect(calls.filter((name) => !extras.has(name))).toHaveLength(table.split("\n").length);
  expect(trading["spotMarginTrade"]?.["setLeverage"]).toBeTypeOf("function");
});

test("what cannot be loaded on demand is an error of the family, and nothing is sent", async () => {
  const sent: unknown[] = [];
  const send = async (outgoing: unknown) => sent.push(outgoing) as never;
  const session = { ...operations.createLightSession(), send };
  const gone = operationOf("market/gone~U", () => Promise.reject(new TypeError("Failed to fetch a module")));
  await expect(result(session, gone, {})).rejects.toMatchObject({ kind: "network", outcome: "not-sent", attempts: 0 });
  expect(sent).toEqual([]);
});
