import { inspect } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { createKnowledgeClient } from "../src/index.ts";
import { loadOn, restoreRuntime } from "./support/runtimes.ts";
import type { KnowledgeClientOptions, UploadConfig, UploadSource } from "../src/index.ts";

afterEach(restoreRuntime);

const TOKEN = "sk-secret/of+the=test";
const config: UploadConfig = {
  max_files: 9,
  max_file_size: 1000,
  max_rich_file_size: 1000,
  max_zip_file_size: 1000,
  allowed_extensions: [".md"],
};
const errorOf = (call: Promise<unknown>): Promise<unknown> => call.catch((thrown: unknown) => thrown);
const shown = (error: unknown): string => inspect(error, { depth: 9, showHidden: true, getters: true });

/** Reads the body of the request before it responds, as the runtime's `fetch` does. */
const fetch: KnowledgeClientOptions["fetch"] = async (url, init) => {
  await new Request(url, init).text();
  return Response.json([{ id: "1", status: "pending" }]);
};

/** Creates the error of a source whose request failed. The error contains the token in several places. */
function broken(): Error {
  const cause = Object.assign(new Error(`GET with Bearer ${TOKEN} failed`), { code: "ECONNRESET", headers: [TOKEN] });
  return Object.assign(new Error(`no: ${encodeURIComponent(TOKEN)}`, { cause }), { request: { headers: [TOKEN] } });
}
async function* generated(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(3);
  throw broken();
}
const streamed = () => new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(broken()) });

describe.each(["node", "web"] as const)("in the runtime %s", (runtime) => {
  const create = async (options: KnowledgeClientOptions) => (await loadOn(runtime)).createKnowledgeClient(options);

  test.each([
    ["a generator", generated],
    ["a stream", streamed],
  ])("%s that fails during sending is reported with the reason but without the token", async (_name, data) => {
    const { submit } = await create({ token: TOKEN, fetch });
    const error = await errorOf(submit.files([{ name: "a.md", data: data() }], { config }));
    expect(error).toMatchObject({ code: "source-failed", cause: { code: "ECONNRESET" } });
    expect(String(error)).toMatch(
      /^KnowledgeError: submit\.files: file "a\.md" could not be read to its end: no: \[redacted\]/,
    );
    expect(shown(error)).not.toMatch(/sk-secret/);
  });

  test("the reason of a refused file is reported without the token", async () => {
    const failed = [{ name: "a.md", status: "failed", reason: `disk of ${TOKEN} is full` }];
    const { submit } = await create({ token: TOKEN, fetch: async () => Response.json({ uploaded: [], failed }) });
    const results = await submit.files([{ name: "a.md", data: new Blob(["A"]) }], { config });
    expect(results).toEqual([{ name: "a.md", ok: false, code: "refused", reason: "disk of [redacted] is full" }]);
  });

  test.each([
    "https://user:hunter22@example.org/a.md",
    "https://example.org/a.md?signature=hunter22",
    "file://user:hunter22@example.org/a.md",
    "s3://hunter22/a.md",
  ])("a URL in place of a file path is not repeated in the error: %s", async (address) => {
    const sources: UploadSource[] = URL.canParse(address) ? [address, new URL(address)] : [address];
    for (const source of sources) {
      const error = await errorOf((await create({ fetch })).submit.files([source], { config }));
      expect(error).toMatchObject({ code: "input", outcome: "not-sent" });
      expect(shown(error)).not.toContain("hunter22");
    }
  });
});

test.each(["https://user:hunter22@kb.example.org", TOKEN])(
  "%s in place of options is not repeated in the error",
  (options) => {
    let error: unknown;
    try {
      createKnowledgeClient(options as KnowledgeClientOptions);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({
      code: "input",
      message: 'createKnowledgeClient: options must be an object, got "string".',
    });
    expect(shown(error)).not.toMatch(/hunter22|sk-secret/);
  },
);

test("an error that quotes the media type of a response does not contain the token", async () => {
  const headers = { "content-type": `application/${TOKEN}; a=b` };
  const knowledge = createKnowledgeClient({ token: TOKEN, fetch: async () => new Response("x", { headers }) });
  const error = await errorOf(knowledge.chat.answer({ query: "?" }));
  expect(error).toMatchObject({
    code: "chat-malformed",
    message: "chat.answer: received a response of type application/[redacted] instead of a stream.",
  });
});

test("a token that consists of digits is redacted even if a task contains it as a number", async () => {
  const token = "8406172935102847";
  const task = `{"id":"1","status":"failed","error":"x","n":${token},"list":[${token},7]}`;
  const knowledge = createKnowledgeClient({ token, fetch: async () => new Response(task) });
  const error = await errorOf(knowledge.tasks.wait("1"));
  expect(error).toMatchObject({ task: { n: "[redacted]", list: ["[redacted]", 7] } });
});

const VALUE = "v4lue-of-the-header";
const SECRET_HEADERS: [string, string][] = [
  ["Authorization", VALUE],
  ["Proxy-Authorization", `Bearer ${VALUE}`],
  ["Cookie", VALUE],
  ["Cookie", `theme=dark; sid=${VALUE}`],
  ["Cookie", `sid=${VALUE}; theme=dark`],
  ["X-Credential", VALUE],
  ["CF-Access-Client-Secret", VALUE],
  ["X-Api-Key", VALUE],
  ["X-Passphrase", VALUE],
  ["X-Session-Id", VALUE],
  ["X-Signature", `t=1,v1=${VALUE}`],
  ["X-Access-Token", VALUE],
  ["x-xsrf-token", VALUE],
  ["Authorization", `Basic ${Buffer.from(`user:${VALUE}`).toString("base64")}`],
  ["X-Amz-Security-Token", `${VALUE}, second`],
  ["X-Api-Key", "8-digits"],
];

describe.each(SECRET_HEADERS)("the value of the header %s: %s", (name, value) => {
  const said = value.includes(VALUE) || value.startsWith("Basic") ? VALUE : value;

  test.each<[string, (words: string) => Response]>([
    ["a refusal", (words) => Response.json({ error: words }, { status: 401 })],
    ["an error in plain text", (words) => new Response(words, { status: 500 })],
  ])("is redacted in %s that echoes it", async (_, answer) => {
    for (const words of [said, value]) {
      const respond = async () => answer(`no ${words}, sorry`);
      const knowledge = createKnowledgeClient({ headers: { [name]: value }, retry: false, fetch: respond });
      const error = await errorOf(knowledge.health());
      expect(error).toMatchObject({ detail: expect.stringContaining("[redacted]") });
      expect(shown(error)).not.toContain(said);
      expect(shown(error)).not.toContain(words);
    }
  });
});

test("an error that echoes an ordinary request header, such as user-agent, is not redacted", async () => {
  const headers = { "user-agent": "reader-of-notes/1.0", "accept-language": "de-CH, de" };
  const respond = async () => new Response("no reader-of-notes/1.0 in de-CH", { status: 401 });
  const error = await errorOf(createKnowledgeClient({ headers, fetch: respond }).health());
  expect(error).toMatchObject({ detail: "no reader-of-notes/1.0 in de-CH" });
});

test("a token that `mcp.connect` adds is redacted in later errors of the client", async () => {
  const respond = async () => new Response(`no ${TOKEN}`, { status: 401 });
  const knowledge = createKnowledgeClient({ headers: { "x-api-key": VALUE }, retry: false, fetch: respond });
  expect(await errorOf(knowledge.health())).toMatchObject({ detail: `no ${TOKEN}` });
  await errorOf(knowledge.mcp.connect({ token: TOKEN }));
  expect(await errorOf(knowledge.health())).toMatchObject({ detail: "no [redacted]" });
});

test("a credential with separators in it is redacted as a whole", async () => {
  const headers = { "proxy-authorization": "Bearer ab;cd,ef;gh,ij" };
  const knowledge = createKnowledgeClient({
    headers,
    fetch: async () => new Response("no ab;cd,ef;gh,ij", { status: 401 }),
  });
  expect(await errorOf(knowledge.health())).toMatchObject({ detail: "no [redacted]" });
});

test("an error does not contain the JSON parser's message, because that message quotes the response", async () => {
  const type = { "content-type": "application/json" };
  const knowledge = createKnowledgeClient({
    token: TOKEN,
    fetch: async () => new Response(`${TOKEN} and more`, { headers: type }),
  });
  const error = await errorOf(knowledge.mcp.connect());
  expect(error).toMatchObject({ code: "mcp-failed" });
  expect(shown(error)).not.toMatch(/sk-sec/);
});
