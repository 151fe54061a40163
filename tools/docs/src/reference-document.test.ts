import { describe, expect, it } from "vitest";
import { readDocument } from "./contract-data.ts";
import { referenceDocument } from "./reference-document.ts";

const info = { title: "Notes", description: "What carries `x-evidence: public` comes from a server." };

describe("what a reference page shows", () => {
  it("says in words what the document marks, at every depth", () => {
    const get = {
      description: "Lists.",
      "x-evidence": "public",
      parameters: [
        { name: "page", description: "From 1." },
        { name: "limit", description: "At most.", "x-evidence": "public" },
      ],
    };
    expect(referenceDocument({ info, paths: { "/a": { get } } })).toEqual({
      info: {
        title: "Notes",
        description:
          "What begins with **Released server.** (`x-evidence: public` in the document) comes from a server.",
      },
      paths: {
        "/a": {
          get: {
            description: "**Released server.** Lists.",
            "x-evidence": "public",
            parameters: [
              { name: "page", description: "From 1." },
              { name: "limit", description: "**Released server.** At most.", "x-evidence": "public" },
            ],
          },
        },
      },
    });
  });

  it("leaves a document alone that does not say what the mark means", () => {
    const document = {
      info: { description: "Notes." },
      paths: { "/a": { description: "A.", "x-evidence": "public" } },
    };
    expect(referenceDocument(document)).toEqual(document);
  });

  it("names a token optional where nothing is as good", () => {
    const components = { securitySchemes: { Token: { type: "http" } } };
    const shown = (security: object[]) => referenceDocument({ info: { description: "" }, security, components });
    expect(shown([{ Token: [] }])).toMatchObject({ security: [{ Token: [] }], components });
    expect(shown([{}, { Token: [] }])).toMatchObject({
      security: [{}, { OptionalToken: [] }],
      components: { securitySchemes: { OptionalToken: { type: "http" } } },
    });
  });

  it("marks the knowledge document, whose introduction promises it", () => {
    const { info: shown, paths } = referenceDocument(readDocument("knowledge"));
    expect(shown.description).toContain("What begins with **Released server.**");
    expect(JSON.stringify(paths["/api/tasks"])).toContain('"**Released server.** ');
  });
});
