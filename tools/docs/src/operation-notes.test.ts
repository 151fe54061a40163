import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createKnowledgeClient } from "@specwright/knowledge";
import { createTradingClient } from "@specwright/trading";
import { readDocument } from "./contract-data.ts";
import { operationNotes } from "./operation-notes.ts";
import { operationRows } from "./operation-rows.ts";
import { documents, output } from "./paths.ts";

const all = documents.flatMap((name) => operationRows(name, readDocument(name)));

function notesOf(operationId: string): string {
  const row = all.find((each) => each.operationId === operationId);
  if (row === undefined) throw new Error(`${operationId} is no operation`);
  return operationNotes(row);
}

/** What stands at a dotted path. */
const at = (root: object, path: string) =>
  path.split(".").reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], root);

describe("what a reference page adds to an operation", () => {
  it("shows the call, its limit, its id and where it exists", () => {
    expect(notesOf("orderCreate")).toMatch(/^```ts\nawait trading\.order\.create\(\{\n {2}category: "linear",/);
    expect(notesOf("orderCreate")).toContain(
      "\n\n[Limit](../rate-limits.html) 10/s (linear, inverse, option), 20/s (spot)",
    );
    expect(notesOf("orderCreate")).toContain("by `orderLinkId` · On mainnet, testnet, demo");
  });

  it("shows how all pages come", () => {
    expect(notesOf("positionList")).toContain("[All pages](../guides/trading-pagination.html) with `.iterate()`");
  });

  it("says of a private call without environments that demo trading lacks it, and of a public one nothing", () => {
    expect(notesOf("accountBorrow")).toContain("Not in [demo trading]");
    expect(notesOf("marketTime")).not.toContain("demo");
  });

  it("shows the call alone where the document has no extensions", () => {
    expect(notesOf("getWikiFile")).toBe('```ts\nawait knowledge.wiki.file("concept/alpha.md");\n```');
  });
});

it("links to pages of the site alone", () => {
  const links = all.flatMap((row) => [...operationNotes(row).matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link));
  expect(new Set(links).size).toBeGreaterThan(3);
  expect([...new Set(links)].filter((link) => !existsSync(join(output, "reference", link)))).toEqual([]);
});

it("gives a language model the same calls", () => {
  const text = readFileSync(join(output, "llms-full.txt"), "utf8");
  expect(all.filter(({ sample }) => sample !== undefined && !text.includes(sample)).map(({ call }) => call)).toEqual(
    [],
  );
});

it("names every call as the clients do", () => {
  const clients = {
    trading: createTradingClient({ environment: "testnet" }),
    knowledge: createKnowledgeClient({ baseUrl: "http://127.0.0.1:1" }),
  };
  expect(all.filter(({ call }) => typeof at(clients, call) !== "function").map(({ call }) => call)).toEqual([]);
  expect(all.length).toBeGreaterThan(190);
});
