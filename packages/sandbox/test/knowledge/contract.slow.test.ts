import { OpenAPIBackend, type Document } from "openapi-backend";
import { expect, test } from "vitest";
import { loadDocument, operationsOf } from "../../src/knowledge/http/document.ts";
import { notes, startKnowledge, type TestServer } from "../support/start-knowledge.ts";

/** Closes the objects in a schema, so that a field that the specification lacks is reported. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== "object" || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, key === "examples" ? child : closed(child)]),
  );
  const isRecord = copy["type"] === "object" && typeof copy["properties"] === "object";
  return isRecord && copy["additionalProperties"] === undefined ? { ...copy, additionalProperties: false } : copy;
}

const api = new OpenAPIBackend({
  definition: closed(loadDocument()) as Document,
  quick: true,
  ajvOpts: { strict: false, validateFormats: false },
});
await api.init();

const mediaType = (header: unknown): string => String(header).split(";")[0] ?? "";

const answered = new Set<string | undefined>();

async function check(server: TestServer, method: string, url: string, body?: unknown) {
  const isUpload = typeof body === "string" && body.startsWith("--b");
  const response = isUpload
    ? await server.app.inject({
        method: "POST",
        url,
        payload: body,
        headers: { "content-type": "multipart/form-data; boundary=b" },
      })
    : await server.call(method as "GET", url, body);
  const [path = ""] = url.split("?");
  const operation = api.matchOperation({ method, path, headers: {} });
  if (response.statusCode < 300) answered.add(operation?.operationId);
  const documented = (operation?.responses?.[response.statusCode] ?? {}) as { content?: Record<string, unknown> };
  const name = `${method} ${url} ${response.statusCode}`;
  expect(Object.keys(operation?.responses ?? {}), name).toContain(String(response.statusCode));
  if (response.statusCode === 204) return response;
  expect(Object.keys(documented.content ?? {}), name).toContain(mediaType(response.headers["content-type"]));
  if (mediaType(response.headers["content-type"]) !== "application/json") return response;
  const { errors } = api.validateResponse(response.json(), operation?.operationId ?? "", response.statusCode);
  expect(errors ?? [], `${name} ${response.body}`).toEqual([]);
  return response;
}

test.each(["reference", "released"] as const)(
  "every response of the %s variant matches the specification, field by field",
  async (variant) => {
    const server = await startKnowledge({ variant });
    const text =
      variant === "reference"
        ? { content: notes, source_url: "https://notes.example.org" }
        : { source: "paste", content: notes };
    const id = (await check(server, "POST", "/api/submit", text)).json().id;
    await check(server, "GET", `/api/tasks/${id}`);
    server.clock.advance(10_000);
    await server.compile("# Failing\n\n<!-- sandbox: fail -->");
    const part = (name: string) =>
      `--b\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n${name}\r\n`;
    await check(server, "POST", "/api/submit/files", `${part("a.md")}--b--\r\n`);
    await check(server, "POST", "/api/submit/files", `${part("b.md")}${part("c.txt")}--b--\r\n`);
    await check(server, "POST", "/api/submit/files", `${part("d.md")}${part("e.png")}--b--\r\n`);
    const session = (await check(server, "POST", "/api/sessions", { title: "Alpha" })).json().id;
    await check(server, "POST", "/api/chat", { query: "Alpha", session_id: session });
    const job = (await check(server, "POST", "/api/derive", { topic: "Alpha", slug: "alpha" })).json().job_id;
    await check(server, "POST", "/api/derive", { topic: "Alpha", slug: "alpha" });
    server.clock.advance(10_000);
    const reads = [
      "/api/upload/config",
      "/api/tasks",
      `/api/tasks/${id}`,
      `/api/tasks/${id}/content`,
      "/api/wiki",
      "/api/sessions",
      "/healthz",
    ];
    const more = [
      "/api/wiki/file?path=concept/alpha.md",
      `/api/sessions/${session}/messages`,
      `/api/derive/${job}`,
      "/api/derived",
    ];
    const absent = [
      "/api/tasks/x",
      "/api/tasks/x/content",
      "/api/wiki/file?path=x",
      "/api/wiki/file",
      "/api/sessions/x/messages",
      "/api/derive/x",
    ];
    for (const url of [...reads, ...more, ...absent]) await check(server, "GET", url);
    for (const url of ["/api/submit", "/api/chat", "/api/derive", "/api/submit/files"])
      await check(server, "POST", url, "{");
    await check(server, "PATCH", `/api/sessions/${session}`, { title: "Beta" });
    await check(server, "PATCH", `/api/sessions/x`, { title: "Beta" });
    if (variant === "released") await check(server, "POST", "/api/submit", text);
    for (const url of [`/api/tasks/${id}`, `/api/sessions/${session}`]) {
      await check(server, "DELETE", url);
      await check(server, "DELETE", url);
    }
  },
);

test("every event of a chat stream matches the specification, field by field", async () => {
  const { components } = closed(loadDocument()) as { components: { schemas: Record<string, { properties?: object }> } };
  for (const variant of ["reference", "released"] as const) {
    const server = await startKnowledge({ variant });
    await server.compile(notes);
    for (const query of ["Alpha", "<!-- sandbox: error -->", "<!-- sandbox: gateway-error -->"]) {
      const { body } = await server.call("POST", "/api/chat", { query });
      for (const block of body.split("\n\n").filter((each) => each !== "")) {
        const data = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "");
        const type = /^event: (.*)$/m.exec(block)?.[1] ?? data.type;
        const schema = components.schemas[`Chat${type.charAt(0).toUpperCase()}${type.slice(1)}Event`];
        expect(Object.keys(schema?.properties ?? {}), block).toEqual(expect.arrayContaining(Object.keys(data)));
      }
    }
  }
});

test("every operation except /mcp has succeeded in at least one test of this file", () => {
  const operations = operationsOf(loadDocument()).filter(({ path }) => path !== "/mcp");
  expect([...answered].toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
});
