import { describe, expect, it } from "vitest";
import { apiEntry } from "./api-entries.ts";
import { fieldNames } from "./field-names.ts";

describe("the words an operation is found by", () => {
  const document = {
    components: {
      parameters: { Page: { name: "page", in: "query", schema: { type: "integer" } } },
      schemas: {
        Text: { properties: { content: {}, parts: { type: "array", items: { $ref: "#/components/schemas/Part" } } } },
        Part: { properties: { page_no: {}, inner: { $ref: "#/components/schemas/Part" } } },
        Answer: { properties: { answered: {} } },
      },
    },
  };

  it("are its parameters and the fields of its body, through references that lead in circles", () => {
    const operation = {
      parameters: [{ $ref: "#/components/parameters/Page" }, { name: "id", in: "path" }],
      requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Text" } } } },
    };
    expect(fieldNames(document, operation).toSorted()).toEqual(["content", "id", "inner", "page", "page_no", "parts"]);
  });

  it("are none of its answers and examples", () => {
    const schema = { $ref: "#/components/schemas/Answer" };
    const examples = { one: { value: { properties: { shown: 1 } } } };
    expect(fieldNames(document, { responses: { 200: { content: { a: { schema } } } }, examples })).toEqual([]);
  });
});

describe("a page of the package API", () => {
  it("is found by its name and its members", () => {
    const page =
      '<h3 class="tsd-anchor-link" id="wait">wait</h3><h3 class="tsd-index-heading tsd-anchor-link" id="methods">';
    expect(apiEntry("interfaces/_specwright_knowledge.Tasks.html", page)).toEqual([
      {
        id: "api interfaces/_specwright_knowledge.Tasks.html",
        title: "Tasks",
        names: "wait",
        text: "interface @specwright/knowledge",
        kind: "package API",
        href: "api/interfaces/_specwright_knowledge.Tasks.html",
      },
    ]);
  });

  it("has no entry where it is about no export", () => {
    expect(apiEntry("modules/_specwright_knowledge.html", "")).toEqual([]);
  });
});
