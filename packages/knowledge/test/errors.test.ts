import { expect, test } from "vitest";
import { createKnowledgeClient } from "../src/index.ts";

const baseUrl = "http://notes.example.org:8080";
const client = (fetch: () => Promise<Response>) => createKnowledgeClient({ baseUrl, retry: false, fetch });
const messageOf = (call: Promise<unknown>) => call.then(String, (error: Error) => error.message);

test("an error names the call, the failure and the remedy", async () => {
  const refused = () => Promise.reject(Object.assign(new TypeError("fetch failed"), { code: "ECONNREFUSED" }));
  expect(await messageOf(client(refused).tasks.delete("1"))).toBe(
    `tasks.delete: ${baseUrl} was not reached (ECONNREFUSED). Check baseUrl and that the service is running.`,
  );
  expect(await messageOf(client(refused).chat.answer({ query: "?" }))).toMatch(/^chat\.answer: http/);
  const unauthorized = async () => Response.json({ error: "bad token" }, { status: 401 });
  expect(await messageOf(client(unauthorized).sessions.messages("1"))).toBe(
    'sessions.messages: HTTP 401: bad token (id "1"). Check the token.',
  );
  const page = async () => new Response("<html>", { headers: { "content-type": "text/html" } });
  expect(await messageOf(client(page).wiki.tree())).toBe(
    `wiki.tree: a web page (HTTP 200) was received instead of a response from the service. Check baseUrl (${baseUrl}).`,
  );
  const broken = async () => Response.json({ error: "disk full" }, { status: 500 });
  expect(await messageOf(client(broken).submit.text({ content: "a" }))).toBe(
    "submit.text: HTTP 500: disk full. The server may have carried out the call. Check before you resend it.",
  );
});

test("a JSON response that is not valid UTF-8 is rejected", async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('{"statu'), 0xf3, ...new TextEncoder().encode('":"ok"}')]);
  const invalid = async () => new Response(bytes, { headers: { "content-type": "application/json" } });
  await expect(client(invalid).health()).rejects.toMatchObject({
    code: "unexpected-response",
    message: "health: the response is not valid UTF-8.",
  });
});

test("sources of stored messages have the same form as sources of answers", async () => {
  const sources = [{ title: "Alpha", path: "wiki/concept/alpha.md" }, { path: "/wiki/b.md" }];
  const respond = async () => Response.json({ messages: [{ id: "1", role: "assistant", content: "A", sources }] });
  expect(await client(respond).sessions.messages("1")).toEqual([
    {
      id: "1",
      role: "assistant",
      content: "A",
      sources: [
        { title: "Alpha", path: "concept/alpha.md" },
        { title: undefined, path: "b.md" },
      ],
    },
  ]);
});

test("a secret that is percent-encoded or escaped is redacted", async () => {
  const token = "kQ7-secret-token";
  const hex = (character: string) => character.charCodeAt(0).toString(16);
  const percent = Array.from(token, (character) => `%${hex(character)}`).join("");
  const escaped = Array.from(token, (character) => `\\u00${hex(character)}`).join("");
  for (const words of [percent, percent.toUpperCase(), escaped]) {
    const knowledge = createKnowledgeClient({
      token,
      fetch: async () => new Response(`no: ${words}`, { status: 401 }),
    });
    await expect(knowledge.health()).rejects.toMatchObject({ detail: "no: [redacted]" });
  }
});
