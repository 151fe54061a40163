/** Compares a knowledge service: a scratch document is submitted, compiled, read and asked about, and deleted at the end. */
import { randomUUID } from "node:crypto";
import { createKnowledgeClient, type KnowledgeClient } from "@specwright/knowledge";
import type { PlatformFetch } from "@specwright/transport";
import { Comparison } from "../comparison/compare.ts";
import type { LivePlan } from "./plan.ts";
import { ComparingFetch } from "./reads.ts";
import { reportOf, type LiveReport } from "./report.ts";
import { LiveRun } from "./run.ts";

export interface KnowledgeOptions {
  /** Base URL of the service; both variants are understood. */
  readonly url: string;
  readonly token?: string;
  readonly signal: AbortSignal;
  readonly say: (progress: string) => void;
  readonly plan: LivePlan;
  readonly fetch?: PlatformFetch;
}

type Step = <Result>(operationId: string, play: () => Promise<Result>) => Promise<Result | undefined>;

/** Plays one step after the other; one that fails is told and does not stop the others. */
const stepsOf =
  (run: LiveRun): Step =>
  async (operationId, play) => {
    if (run.signal.aborted) return undefined;
    run.say(operationId);
    try {
      const result = await play();
      run.reach(operationId);
      return result;
    } catch (error) {
      const { status, code = "failed" } = error as { status?: number; code?: string };
      run.miss(operationId, status === undefined || status < 300 ? code : `status ${status}`);
      return undefined;
    }
  };

const longestTaskMs = 120_000;

/** Words that no other document has, so that the service takes it for a new one. */
const scratchDocument = (): string =>
  `# Comparison ${randomUUID()}\n\nThe comparison reads this page and deletes it. It depends on nothing.\n`;

async function playDocument(step: Step, client: KnowledgeClient, signal: AbortSignal): Promise<void> {
  const task = await step("submitText", () => client.submit.text({ content: scratchDocument() }));
  if (task === undefined) return;
  const { id } = task as { id: string };
  try {
    await step("getTask", () => client.tasks.get(id));
    // Without a language model the task fails. What does not need its result is compared all the same.
    await client.tasks.wait(id, { signal, timeoutMs: longestTaskMs }).catch(() => {});
    await step("listTasks", () => client.tasks.list());
    await step("getTaskContent", () => client.tasks.content(id));
    const tree = await step("getWikiTree", () => client.wiki.tree());
    const path = /"path":"([^"]+\.md)"/.exec(JSON.stringify(tree) ?? "")?.[1];
    if (path !== undefined) await step("getWikiFile", () => client.wiki.file(path));
    await playSession(step, client);
  } finally {
    // The service deletes no task that it still works on. One that failed can be deleted.
    await client.tasks.wait(id, { timeoutMs: longestTaskMs }).catch(() => {});
    await client.tasks.delete(id);
  }
}

async function playSession(step: Step, client: KnowledgeClient): Promise<void> {
  const session = await step("createSession", () => client.sessions.create({ title: "Comparison" }));
  if (session === undefined) return;
  const { id } = session;
  try {
    await step("streamChat", () => client.chat.answer({ query: "What does the comparison read?", session_id: id }));
    await step("listMessages", () => client.sessions.messages(id));
    await step("listSessions", () => client.sessions.list());
    await step("updateSession", () => client.sessions.rename(id, "Comparison, renamed"));
  } finally {
    await client.sessions.delete(id);
  }
}

/** Compares every operation that a scratch document reaches. What it made is deleted, also when the signal aborts. */
export async function compareKnowledge(options: KnowledgeOptions): Promise<LiveReport> {
  const { url, plan, signal, say } = options;
  const run = new LiveRun({ environment: new URL(url).origin, startedAt: Date.now(), signal, say });
  const comparison = new Comparison(plan.index);
  const comparing = new ComparingFetch(comparison, options.fetch ?? (fetch as unknown as PlatformFetch));
  const client = createKnowledgeClient({
    baseUrl: url,
    ...(options.token === undefined ? {} : { token: options.token }),
    fetch: comparing.fetch,
  });
  const step = stepsOf(run);
  await step("getHealth", () => client.health());
  await step("getUploadConfig", () => client.uploadConfig());
  await step("listDerived", () => client.derive.list());
  try {
    await playDocument(step, client, signal);
  } catch (error) {
    run.end("clean-up", (error as { code?: string }).code ?? "failed");
  }
  if (comparing.refused !== undefined) run.end("knowledge", comparing.refused);
  else if (signal.aborted) run.end("knowledge", "stopped");
  return reportOf(run, comparison.differences, plan.known);
}
