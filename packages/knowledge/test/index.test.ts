import { expect, test } from "vitest";
import * as knowledge from "../src/index.ts";
import * as openapiFetch from "../src/openapi-fetch.ts";

test("the package entry points export exactly the listed values", () => {
  const names = [
    "ChatError",
    "KnowledgeError",
    "checkUpload",
    "createKnowledgeClient",
    "failedPages",
    "toWikiPath",
    "uploadSizeLimit",
  ];
  expect(Object.keys(knowledge).toSorted()).toEqual(names);
  expect(Object.keys(openapiFetch)).toEqual(["createOpenApiFetchClient"]);
});
