import { inspect } from "node:util";
import { stubFetch } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { createRedactor } from "../src/index.ts";
import { clientOf, errorOf, read, requestOf } from "./support/requests.ts";

const SECRET = 'top"secret/key+42';
const spellings = [
  SECRET,
  encodeURIComponent(SECRET),
  Buffer.from(SECRET).toString("base64"),
  Buffer.from(SECRET).toString("hex"),
  JSON.stringify(SECRET).slice(1, -1),
];

function expectNoSecret(error: unknown): void {
  const shown = [
    inspect(error, { depth: Infinity, showHidden: true }),
    JSON.stringify(error),
    String(error),
    (error as Error).stack,
    inspect(structuredClone(error), { depth: Infinity, showHidden: true }),
  ].join("\n");
  for (const spelling of spellings) expect(shown).not.toContain(spelling);
}

function foreignError(): Error {
  const cause = new Error(SECRET, { cause: { secret: SECRET } });
  const foreign = new TypeError(`bad header ${spellings.join(" ")}`, { cause });
  return Object.assign(foreign, { request: { headers: { key: SECRET } }, code: SECRET });
}

test.each([true, false])(
  "no printing function shows a secret of an external error (with redactor: %s)",
  async (hasRedactor) => {
    const redact = hasRedactor ? createRedactor([SECRET]) : undefined;
    const fetch = stubFetch(foreignError());
    expectNoSecret(await errorOf(clientOf({ fetch, redact, retry: false }).request(read)));
    const headers = () => {
      throw foreignError();
    };
    expectNoSecret(await errorOf(clientOf({ fetch, redact }).request(requestOf({ headers }))));
    expectNoSecret(
      await errorOf(clientOf({ fetch, redact }).request({ ...read, signal: AbortSignal.abort(foreignError()) })),
    );
  },
);

test("a printed client and a printed call contain no secret", async () => {
  const printed: string[] = [];
  const client = clientOf({ fetch: stubFetch(new Response("ok")), redact: createRedactor([SECRET]) });
  const request = requestOf({
    headers: () => ({ "x-key": SECRET }),
    decode(head, _body, call) {
      printed.push(inspect(call, { depth: Infinity, showHidden: true }));
      return { head, status: head.status, text: "" };
    },
  });
  await client.request(request);
  printed.push(inspect(client, { depth: Infinity, showHidden: true }));
  expect(printed).toHaveLength(2);
  for (const text of printed) expect(text).not.toContain(SECRET);
});
