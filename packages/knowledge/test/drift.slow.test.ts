import { collectUnhandledRejections } from "@specwright-tools/testing";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isJsonObject, type DebugEvent, type JsonObject } from "@specwright/transport";
import { expect, test } from "vitest";
import { createKnowledgeClient, type DriftReport, type KnowledgeClient } from "../src/index.ts";

type Run = (client: KnowledgeClient, body: JsonObject) => Promise<unknown>;

/** Calls whose responses are JSON, by operation ID. */
const CALLS: Readonly<Record<string, Run>> = {
  submitText: (k) => k.submit.text({ content: "a" }),
  submitFiles: (k) => k.submit.files([new File(["a"], "alpha.md")], { config: LIMITS }),
  getUploadConfig: (k) => k.uploadConfig(),
  listTasks: (k) => k.tasks.list(),
  getTask: (k, { id }) => k.tasks.get(String(id)),
  getWikiTree: (k) => k.wiki.tree(),
  listSessions: (k) => k.sessions.list(),
  createSession: (k) => k.sessions.create(),
  updateSession: (k, { id }) => k.sessions.rename(String(id), "a"),
  listMessages: (k) => k.sessions.messages("7"),
  startDerive: (k) => k.derive.start({ topic: "a" }),
  getDerive: (k, { id }) => k.derive.get(String(id)),
  listDerived: (k) => k.derive.list(),
  getHealth: (k) => k.health(),
};
const LIMITS = {
  max_files: 9,
  max_file_size: 9,
  max_rich_file_size: 9,
  max_zip_file_size: 9,
  allowed_extensions: [".md"],
};

/** Fields that a call needs: lists, IDs, and the requested content. A call may fail if one is missing. */
const ESSENTIAL: readonly RegExp[] = [
  /^(createSession|updateSession|submitText|getTask|getDerive) id$/,
  /^(listSessions|listTasks|submitFiles) .*\bid$/,
  /^listTasks tasks$/,
  /^getWikiTree tree$/,
  /^listSessions sessions$/,
  /^listMessages (messages|messages\.0\.(role|content))$/,
  /^startDerive job_id$/,
  /^getDerive status$/,
  /^listDerived (kbs|kbs\.0\.slug)$/,
  // The client plans an upload with these fields.
  /^getUploadConfig (allowed_extensions|max_file_size|max_files(_per_upload)?)$/,
  // These fields report the outcome of each file.
  /^submitFiles (uploaded|failed)$/,
  /^getHealth status$/,
];

interface Entry {
  readonly response: {
    readonly status: number;
    readonly content: { readonly mimeType: string; readonly text?: string };
  };
}

const folder = join(import.meta.dirname, "../../../recordings/knowledge");

/** Parses a recorded body. Empty for a recording of a damaged response. */
function parse(text: string | undefined): unknown[] {
  try {
    return [JSON.parse(text ?? "") as unknown];
  } catch {
    return [];
  }
}

/** Returns the bodies of an operation's successful recorded responses. */
const successesOf = (operation: string): unknown[] => {
  const { log } = JSON.parse(readFileSync(join(folder, `${operation}.har`), "utf8")) as { log: { entries: Entry[] } };
  return log.entries.flatMap(({ response: { status, content } }) =>
    status < 300 && content.mimeType.startsWith("application/json") ? parse(content.text) : [],
  );
};

/** Returns the path of every named field in a value, at any depth. */
function placesOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => placesOf(item, [...path, index]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [[...path, name], ...placesOf(member, [...path, name])]);
}

function changed(
  body: unknown,
  path: readonly (string | number)[],
  change: (holder: Record<string, unknown>, name: string) => void,
) {
  const copy = structuredClone(body);
  let holder = copy as Record<string, unknown>;
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
  change(holder, String(path.at(-1)));
  return copy;
}

const clientFor = (body: unknown, more: object = {}) =>
  createKnowledgeClient({ fetch: async () => Response.json(body), retry: false, ...more });

/** Response that the server sends next. All tests of changed fields use the same client. */
let responded: unknown;
const measured = createKnowledgeClient({ fetch: async () => Response.json(responded), retry: false });
const runWith = (run: Run, response: unknown, body: JsonObject): Promise<unknown> => {
  responded = response;
  return run(measured, body);
};

const CHANGES = {
  deleted: (holder: Record<string, unknown>, name: string) => void delete holder[name],
  null: (holder: Record<string, unknown>, name: string) => void (holder[name] = null),
};

test("every operation with a JSON response is covered by the drift tests", () => {
  const recorded = readdirSync(folder).map((name) => name.replace(".har", ""));
  const withJson = recorded.filter((name) => successesOf(name).length > 0);
  expect(Object.keys(CALLS)).toEqual(
    expect.arrayContaining(withJson.filter((name) => !/Mcp|Content|WikiFile|deleteTask/.test(name))),
  );
});

test.each(Object.keys(CHANGES) as (keyof typeof CHANGES)[])(
  "a response field that is %s fails a call only if the field is essential",
  async (kind) => {
    const stopped = new Set<string>();
    const all = new Set<string>();
    for (const [operation, run] of Object.entries(CALLS)) {
      for (const body of successesOf(operation)) {
        const isSuccess = await runWith(run, body, body as JsonObject).then(
          () => true,
          () => false,
        );
        if (!isSuccess) continue;
        for (const path of placesOf(body)) {
          // Use the first item of a list, because all items have the same fields.
          const place = `${operation} ${path.map((step) => (typeof step === "number" ? 0 : step)).join(".")}`;
          all.add(place);
          const ended = runWith(run, changed(body, path, CHANGES[kind]), body as JsonObject);
          await ended.catch(() => stopped.add(place));
        }
      }
    }
    expect([...stopped].filter((place) => !ESSENTIAL.some((rule) => rule.test(place)))).toEqual([]);
    expect(all.size).toBeGreaterThan(100);
    expect(stopped.size / all.size).toBeLessThan(0.12);
  },
);

test("drift is reported once per location without values, and strict mode rejects the response", async () => {
  const job = {
    id: "j",
    mood: "good",
    slug: "a",
    topic: 7,
    status: "running",
    stage: null,
    created_at: 1,
    updated_at: 2,
  };
  const reports: DriftReport[] = [];
  const places: string[] = [];
  using rejections = collectUnhandledRejections();
  const client = clientFor(job, {
    onDebug(event: DebugEvent) {
      if (event.type === "drift") places.push(event.place);
    },
    onDrift(report: DriftReport) {
      reports.push(report);
      throw new Error("a listener that failed");
    },
  });
  expect(await client.derive.get("j")).toEqual(job);
  await client.derive.get("j");
  expect(reports).toEqual([
    { operation: "derive.get", place: "response.topic", expected: "string", found: "number", times: 1 },
    { operation: "derive.get", place: "response.stage", expected: "string", found: "null", times: 1 },
    { operation: "derive.get", place: "response.mood", expected: "no field", found: "unknown field", times: 1 },
  ]);
  expect(places.slice(0, 3)).toEqual(reports.map(({ place }) => place));
  expect(await rejections.settle()).toHaveLength(reports.length);
  await expect(clientFor(job, { responses: "strict" }).derive.get("j")).rejects.toMatchObject({
    code: "unexpected-response",
    message: "derive.get: the response does not match the specification: response.topic must be string, not number.",
    response: job,
  });
  expect(() => clientFor(job, { responses: "off" })).toThrow(/responses must be "essential" or "strict"/);
});

test("tasks.wait and tasks.waitAll fail if the response lacks the status of a task, but not if it lacks other fields", async () => {
  const only = { id: "t", status: "succeeded" };
  expect(await clientFor(only).tasks.wait("t")).toMatchObject({ status: "succeeded", failedPages: [] });
  expect(await clientFor({ tasks: [only], total: null }).tasks.waitAll(["t"])).toMatchObject([{ ok: true }]);
  const without = "has a task without a status";
  await expect(clientFor({ id: "t" }).tasks.wait("t")).rejects.toThrow(without);
  await expect(clientFor({ tasks: [{ id: "t" }] }).tasks.waitAll(["t"])).rejects.toThrow(without);
});
