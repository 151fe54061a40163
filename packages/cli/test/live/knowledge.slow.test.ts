import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKnowledgeClient } from "@specwright/knowledge";
import { createSandbox, type FaultRule, type Sandbox } from "@specwright/sandbox";
import type { WebFetch } from "@specwright/transport";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WriteJournal, type KnowledgeWrite } from "../../src/live/writes.ts";
import { compareKnowledge } from "../../src/live/knowledge.ts";
import { operationOf, readSpecification } from "../../src/live/specification.ts";
import { exitCodeOf } from "../../src/live/report.ts";

const specification = readSpecification();
let sandbox: Sandbox;
let folder: string;

beforeEach(async () => {
  sandbox = await createSandbox();
  folder = mkdtempSync(join(tmpdir(), "live-"));
});

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await sandbox.close();
});

const journal = () => new WriteJournal<KnowledgeWrite>(join(folder, "journal.json"), "a service", Date.now);

const urlOf = (variant: "reference" | "released") => sandbox.knowledge[`${variant}Url`];

const compare = (
  variant: "reference" | "released",
  signal = new AbortController().signal,
  onProgress = (_step: string) => {},
  send: WebFetch = (input, init) => fetch(String(input), init as RequestInit) as never,
) => compareKnowledge({ url: urlOf(variant), signal, onProgress, specification, journal: journal(), fetch: send });

/** Returns the number of tasks and sessions that still exist in the service. */
async function leftOver(variant: "reference" | "released"): Promise<number> {
  const client = createKnowledgeClient({ baseUrl: urlOf(variant) });
  const [{ tasks }, sessions] = await Promise.all([client.tasks.list(), client.sessions.list()]);
  return tasks.length + sessions.length;
}

describe.each(["reference", "released"] as const)("the live comparison of the variant %s", (variant) => {
  it("reports no differences and deletes its scratch document", async () => {
    const report = await compare(variant);
    expect(report.fresh).toEqual([]);
    expect(report.missed).toEqual({});
    expect(report.reached).toHaveLength(14);
    expect(exitCodeOf(report)).toBe(0);
    expect(await leftOver(variant)).toBe(0);
  });

  it("covers the responses and the events of a chat", async () => {
    const changes: FaultRule[] = [
      { fault: "drift-add", operation: "getUploadConfig", place: "mood" },
      { fault: "drift-add", operation: "streamChat", place: "mood" },
    ];
    for (const change of changes) sandbox.knowledge.controls(variant).addFault(change);
    const { fresh } = await compare(variant);
    const [config, ...events] = fresh;
    expect(config).toMatchObject({ operation: "getUploadConfig", found: "unknown field", property: "mood" });
    expect(config?.files[0]).toMatch(/^specs\/knowledge\//);
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect(event).toMatchObject({ operation: "streamChat", property: "mood" });
  });

  it("covers all calls that need no model if the model fails", async () => {
    // The sandbox simulates a failing model if a document or a question contains such a comment.
    const failing: WebFetch = (input, init) => {
      const body =
        typeof init?.body === "string"
          ? init.body
              .replace('"content":"', '"content":"<!-- sandbox: fail -->')
              .replace('"query":"', '"query":"<!-- sandbox: error -->')
          : init?.body;
      return fetch(String(input), { ...init, body } as RequestInit) as never;
    };
    const signal = new AbortController().signal;
    const report = await compareKnowledge({
      url: urlOf(variant),
      signal,
      onProgress: () => {},
      specification,
      journal: journal(),
      fetch: failing,
    });
    expect(report.fresh).toEqual([]);
    expect(report.reached).toEqual(expect.arrayContaining(["getTask", "getTaskContent", "createSession"]));
    expect(report.missed).toHaveProperty("streamChat");
    expect(report.ended).toEqual({});
    expect(await leftOver(variant)).toBe(0);
  });

  const page = new Response("<h1>Not found</h1>", { status: 404, headers: { "content-type": "text/html" } });
  it.each([
    ["getHealth", "that responds with 404", () => page.clone(), "status 404"],
    ["listTasks", "that responds with 403", () => new Response("", { status: 403 }), "status 403"],
    ["getWikiTree", "that responds with an empty body", () => new Response(""), "unexpected-response"],
    ["listSessions", "that responds with 500", () => new Response("", { status: 500 }), "status 500"],
    ["streamChat", "whose stream ends early", (chat: Response) => new Response("", chat), "chat-cut"],
  ])("reports %s %s, and compares the remaining operations", async (operationId, _how, answer, found) => {
    const changing: WebFetch = async (input, init) => {
      const response = await fetch(String(input), init as RequestInit);
      const isChanged = operationOf(specification, init?.method ?? "GET", String(input)) === operationId;
      return isChanged ? answer(response) : response;
    };
    const report = await compare(variant, undefined, undefined, changing);
    expect(report.fresh).toMatchObject([{ operation: operationId, place: "answer", found }]);
    expect(report.reached).toEqual(expect.arrayContaining(["getUploadConfig", "updateSession"]));
    expect(report.ended).toEqual({});
    expect(exitCodeOf(report)).toBe(1);
    expect(await leftOver(variant)).toBe(0);
  });

  it("reports events that aren't JSON", async () => {
    const changing: WebFetch = async (input, init) => {
      const response = await fetch(String(input), init as RequestInit);
      if (!String(input).includes("/api/chat")) return response;
      return new Response((await response.text()).replace(/data: \{.*\}/, "data: none"), response);
    };
    const report = await compare(variant, undefined, undefined, changing);
    expect(report.fresh).toContainEqual(expect.objectContaining({ operation: "streamChat", found: "another body" }));
  });

  it.each(["getTask", "getWikiTree", "streamChat"])(
    "leaves no scratch data when the run is stopped at %s",
    async (operationId) => {
      const stop = new AbortController();
      const report = await compare(variant, stop.signal, (step) => {
        if (step === operationId) stop.abort();
      });
      expect(report.ended).toEqual({ knowledge: "stopped" });
      expect(await leftOver(variant)).toBe(0);
    },
  );
});
