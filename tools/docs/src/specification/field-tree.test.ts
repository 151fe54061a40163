import type { FieldEntry } from "@specwright-tools/toolchain/model/field-rows";
import { describe, expect, it } from "vitest";
import { operationPage } from "./operation-page.ts";
import { everyOperation } from "./operations.ts";
import { explain, fieldTree, type FieldNode } from "./field-tree.ts";

const explained = (description: string, ...values: string[]) => {
  const { description: prose, values: rows } = explain({ description, values });
  return [prose, ...rows.map(({ value, meaning }) => `${value}: ${meaning}`)];
};

describe("field values in a description", () => {
  it("become table rows, each with the meaning that the description states", () => {
    expect(
      explained("Kind of order: `Market` at the best price, `Limit` at the given price or better.", "Market", "Limit"),
    ).toEqual(["Kind of order.", "Market: at the best price", "Limit: at the given price or better"]);
    expect(explained("0 for open orders, 1 for the latest 500 closed ones. Default 0.", "0", "1")).toEqual([
      "Default 0.",
      "0: open orders",
      "1: the latest 500 closed ones",
    ]);
  });

  it("have the same meaning if the description explains several values together", () => {
    expect(explained("Level: `1` the best price, `2` to `4` the next ones.", "1", "2", "3", "4")).toEqual([
      "Level.",
      "1: the best price",
      ...["2", "3", "4"].map((value) => `${value}: the next ones`),
    ]);
    expect(
      explained("Reason: `TakeProfit` and `PartialTakeProfit` take profit.", "TakeProfit", "PartialTakeProfit"),
    ).toEqual(["Reason.", "TakeProfit: take profit", "PartialTakeProfit: take profit"]);
  });

  it("are removed from the sentence if they form a list", () => {
    expect(explained("Sort: `0` ascending, `1` descending; `0` if absent.", "0", "1")).toEqual([
      "Sort. Default `0`.",
      "0: ascending",
      "1: descending",
    ]);
    expect(explained("Limit orders only with `IOC` or `FOK`.", "IOC", "FOK", "GTC")).toEqual([
      "Limit orders only with `IOC` or `FOK`.",
      "IOC: ",
      "FOK: ",
      "GTC: ",
    ]);
  });

  it("are recognized in nearly all fields of the specifications", () => {
    const flat = (entries: readonly FieldEntry[]): Exclude<FieldEntry, { variant: string }>[] =>
      entries.flatMap((entry) => ("variant" in entry ? flat(entry.rows) : [entry]));
    const rows = everyOperation
      .map(operationPage)
      .flatMap(({ request, response }) => flat([...request, ...response]))
      .filter(({ values }) => values.length > 1);
    const silent = rows.filter((row) => explain(row).values.every(({ meaning }) => meaning === ""));
    expect(rows.length).toBeGreaterThan(1_400);
    // The remaining values, such as Buy and Sell, need no explanation.
    expect(silent.length / rows.length).toBeLessThan(0.1);
  });
});

describe("the fields of a request or response", () => {
  const everyNode = (nodes: readonly FieldNode[]): FieldNode[] =>
    nodes.flatMap((node) => [node, ...everyNode(node.fields)]);
  const treeOf = (operationId: string, part: "request" | "response") => {
    const row = everyOperation.find((each) => each.operationId === operationId);
    return fieldTree(operationPage(row ?? expect.unreachable())[part], part);
  };

  it('are grouped into variants whose names state the difference, such as "with orderId"', () => {
    const namesOf = (operationId: string, part: "request" | "response") =>
      treeOf(operationId, part).variants.map(({ name }) => name);
    expect(namesOf("earnPlaceOrder", "request")).toEqual([
      "FlexibleSaving and Stake",
      "FlexibleSaving and Redeem",
      "OnChain and Stake",
      "OnChain and Redeem",
    ]);
    expect(namesOf("streamChat", "response")).toEqual(
      ["status", "delta", "reasoning", "done", "error"].map((event) => `chat ${event} event`),
    );
    expect(namesOf("eventCancel", "request")).toEqual(["with orderId", "with orderLinkId"]);
    expect(namesOf("submitFiles", "response")).toEqual(["task", "list"]);
    const cancelAll = ["spot", "option", "with symbol", "with baseCoin", "with settleCoin"];
    expect(namesOf("orderCancelAll", "request")).toEqual(cancelAll);
  });

  it("are listed once, regardless of the number of variants", () => {
    const { variants, fields } = treeOf("orderCreate", "request");
    expect(variants.map(({ name }) => name)).toEqual(["spot", "linear, inverse", "option"]);
    expect(fields).toHaveLength(34);
    expect(everyNode(treeOf("orderRealtime", "response").fields)).toHaveLength(58);
    const find = (name: string) => fields.find((field) => field.name === name);
    expect(find("orderLinkId")).toMatchObject({ required: [2] });
    expect(find("orderLinkId")).not.toHaveProperty("variants");
    expect(find("isLeverage")).toMatchObject({ required: false, variants: [0] });
    expect(find("qty")?.forms.map(({ variants: places }) => places)).toEqual([[0], [1], [2]]);
  });

  it("are listed below their record, each with its own anchor", () => {
    const response = treeOf("orderRealtime", "response");
    expect(response.fields.map(({ name }) => name)).toEqual(["category", "nextPageCursor", "list"]);
    expect(response.fields[2]?.fields.map(({ id }) => id)).toContain("response-list.orderId");
    for (const row of everyOperation)
      for (const part of ["request", "response"] as const) {
        const ids = everyNode(fieldTree(operationPage(row)[part], part).fields).map(({ id }) => id);
        expect(new Set(ids).size, row.operationId).toBe(ids.length);
      }
  });

  it("have variants named after the fields that they require, if no values distinguish the variants", () => {
    expect(treeOf("orderCancel", "request").variants.map(({ name }) => name)).toEqual([
      "with orderId",
      "with orderLinkId",
    ]);
  });
});
