import { expect, test } from "vitest";
import { knowledgeFiles } from "./files.ts";
import { closed, jsonBody, specification, text } from "./micro-specification.ts";

test("a generated operation of the knowledge API is an object with its method, path and properties of its response", async () => {
  const document = specification({
    "/api/derive/{id}": {
      get: { operationId: "getDerive", summary: "Read a derived document", responses: { "200": jsonBody(text) } },
      delete: { operationId: "deleteDerive", responses: { "204": {} } },
    },
    "/api/chat": {
      post: {
        operationId: "streamChat",
        requestBody: jsonBody(closed({ query: text })),
        responses: { "200": { content: { "text/event-stream": {} } } },
      },
    },
  });
  const operations = (await knowledgeFiles(document)).find(({ path }) => path.endsWith("operations.ts"));
  expect(operations?.text).toContain(`export const operations = {
  /** streamChat. \`POST /api/chat\` */
  streamChat: { id: "streamChat", method: "POST", path: "/api/chat", isStream: true },
  /** Read a derived document. \`GET /api/derive/{id}\` */
  getDerive: {
    id: "getDerive",
    method: "GET",
    path: "/api/derive/{id}",
    checkResponse: responses.getDerive,
  },
  /** deleteDerive. \`DELETE /api/derive/{id}\` */
  deleteDerive: { id: "deleteDerive", method: "DELETE", path: "/api/derive/{id}" },
} as const;
`);
});

test("a JSON response of the knowledge API is checked for the fields that all of its success schemas require", async () => {
  const record = (properties: object) => ({ type: "object", required: Object.keys(properties), properties });
  const document = specification({
    "/api/submit": {
      post: {
        operationId: "submit",
        responses: { "201": jsonBody(record({ id: text })), "202": jsonBody(record({ id: text, stage: text })) },
      },
    },
    "/api/content": {
      get: {
        operationId: "content",
        responses: { "200": { content: { "application/json": { schema: text }, "text/plain": { schema: text } } } },
      },
    },
  });
  const responses = (await knowledgeFiles(document)).find(({ path }) => path.endsWith("responses.ts"))?.text;
  expect(responses).toContain(`/** What the client must find in the response to \`POST /api/submit\`. */
export const submit: ResponseCheck = (response) =>
  expectObject(response, "response", (fields) =>
    expectId(fields["id"], ".id"));`);
  expect(responses).not.toContain("content");
});
