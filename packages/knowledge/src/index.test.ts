import { expect, test } from "vitest";
import * as node from "./index.node.ts";
import * as portable from "./index.ts";

const EXPORTS = ["ChatError", "KnowledgeError", "createKnowledgeClient", "failedPages", "withoutWikiPrefix"];

test("the barrel exports exactly this", () => {
  expect(Object.keys(portable).toSorted()).toEqual(EXPORTS);
  expect(Object.keys(node).toSorted()).toEqual(EXPORTS);
});

test("the Node entry differs in the client alone", () => {
  expect(node.createKnowledgeClient).not.toBe(portable.createKnowledgeClient);
  expect(node.KnowledgeError).toBe(portable.KnowledgeError);
});
