/**
 * Compares a knowledge service with its specification: submits a scratch document, waits for it, reads it, chats about
 * it, and deletes it.
 */
import { randomUUID } from "node:crypto";
import { createKnowledgeClient, type KnowledgeClient } from "@specwright/knowledge";
import type { WebFetch } from "@specwright/transport";
import { Comparison } from "./compare.ts";
import { type WriteJournal, deleting, type KnowledgeWrite, longestTaskMs } from "./writes.ts";
import type { Specification } from "./specification.ts";
import { ComparingFetch } from "./reads.ts";
import { reportOf, type EarlierRuns, type LiveReport } from "./report.ts";
import { LiveRun } from "./run.ts";

export interface KnowledgeOptions {
  /** Base URL of the service. Both server variants are supported. */
  readonly url: string;
  readonly token?: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: string) => void;
  readonly specification: Specification;
  /** Journal of writes that aren't undone yet, by this run or an earlier one. */
  readonly journal: WriteJournal<KnowledgeWrite>;
  /** Responses of earlier runs. */
  readonly earlier?: EarlierRuns;
  readonly fetch?: WebFetch;
}

/** The client, run and journal that the steps of a comparison share. */
class Playing {
  readonly client: KnowledgeClient;
  readonly #run: LiveRun;
  readonly #journal: WriteJournal<KnowledgeWrite>;
  readonly #comparing: ComparingFetch;

  constructor(
    client: KnowledgeClient,
    run: LiveRun,
    { journal, comparing }: { readonly journal: WriteJournal<KnowledgeWrite>; readonly comparing: ComparingFetch },
  ) {
    this.client = client;
    this.#run = run;
    this.#journal = journal;
    this.#comparing = comparing;
  }

  get signal(): AbortSignal {
    return this.#run.signal;
  }

  /**
   * Runs one step and returns its result. If it fails, records the failure and returns undefined, so that the other
   * steps still run.
   */
  async step<Result>(operationId: string, play: () => Promise<Result>): Promise<Result | undefined> {
    const { signal, ended } = this.#run;
    if (signal.aborted || ended.size > 0) return undefined;
    this.#run.onProgress(operationId);
    try {
      const result = await play();
      this.#run.reach(operationId);
      return result;
    } catch (error) {
      this.#missed(operationId, error as { status?: number; code?: string });
      return undefined;
    }
  }

  /**
   * Records a failed step. The failure counts as expected if the run was aborted or the service's language model
   * failed. Ends the run if the service refuses every request.
   */
  #missed(
    operationId: string,
    { status, code = "failed" }: { readonly status?: number; readonly code?: string },
  ): void {
    const { refused } = this.#comparing;
    const isOfOperation = refused === "refused" && this.#run.reached.length > 0;
    if (refused !== undefined && !isOfOperation) return this.#run.end("knowledge", refused);
    const isExpected = this.#run.signal.aborted || code === "chat-failed";
    const reason = status === undefined || status < 300 ? code : `status ${status}`;
    this.#run.miss(operationId, reason, isExpected ? "expected" : "unexpected");
  }

  /**
   * Runs a step that creates a document or session. Records its title in the journal before the request is sent, so
   * that a later run can delete it.
   */
  make<Result>(
    operationId: string,
    kind: KnowledgeWrite["kind"],
    play: (title: string) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.step(operationId, async () => {
      const entry = this.#journal.add({ kind, title: `Comparison ${randomUUID()}` });
      try {
        const made = await play(entry.title);
        this.#journal.replace(entry, { ...entry, id: (made as { id: string }).id });
        return made;
      } catch (error) {
        if ((error as { outcome?: string }).outcome !== "unknown") this.#journal.replace(entry);
        throw error;
      }
    });
  }
}

async function playDocument(playing: Playing): Promise<void> {
  const { client, signal } = playing;
  const task = await playing.make("submitText", "document", (title) =>
    client.submit.text({
      content: `# ${title}\n\nThe comparison reads this page and deletes it. It depends on nothing.\n`,
    }),
  );
  if (task === undefined) return;
  const { id } = task as { id: string };
  await playing.step("getTask", () => client.tasks.get(id));
  // Without a language model the task fails. The run still compares the operations that don't need its result.
  await client.tasks.wait(id, { signal, timeoutMs: longestTaskMs }).catch(() => {});
  await playing.step("listTasks", () => client.tasks.list());
  await playing.step("getTaskContent", () => client.tasks.content(id));
  const tree = await playing.step("getWikiTree", () => client.wiki.tree());
  const path = /"path":"([^"]+\.md)"/.exec(JSON.stringify(tree) ?? "")?.[1];
  if (path !== undefined) await playing.step("getWikiFile", () => client.wiki.file(path));
}

async function playSession(playing: Playing): Promise<void> {
  const { client } = playing;
  const session = await playing.make("createSession", "session", (title) => client.sessions.create({ title }));
  if (session === undefined) return;
  const { id, title } = session;
  const query = "What does the comparison read?";
  await playing.step("streamChat", () => client.chat.answer({ query, session_id: id }));
  await playing.step("listMessages", () => client.sessions.messages(id));
  await playing.step("listSessions", () => client.sessions.list());
  await playing.step("updateSession", () => client.sessions.rename(id, `${title ?? query}, renamed`));
}

/**
 * Compares every operation that works with a scratch document. First deletes data left by an earlier run. At the end,
 * even after an abort, deletes its own documents and sessions.
 */
export async function compareKnowledge(options: KnowledgeOptions): Promise<LiveReport> {
  const { url, specification, signal, onProgress, journal } = options;
  const run = new LiveRun({ environment: new URL(url).origin, startedAt: Date.now(), signal, onProgress });
  const comparison = new Comparison(specification);
  const comparing = new ComparingFetch(specification, comparison, options.fetch ?? (fetch as unknown as WebFetch));
  const client = createKnowledgeClient({
    baseUrl: url,
    ...(options.token === undefined ? {} : { token: options.token }),
    fetch: comparing.fetch,
  });
  const playing = new Playing(client, run, { journal, comparing });
  await playing.step("getHealth", () => client.health());
  await playing.step("getUploadConfig", () => client.uploadConfig());
  await playing.step("listDerived", () => client.derive.list());
  const cleanUp = (): Promise<void> => journal.clear(deleting(client)).catch(() => undefined);
  await cleanUp();
  await playDocument(playing);
  await playSession(playing);
  await cleanUp();
  const left = journal.writes.map(({ title }) => title);
  if (left.length > 0) run.end("clean-up", `${left.join(" and ")} may still exist on the server`);
  if (signal.aborted && !run.ended.has("knowledge")) run.stop("knowledge");
  return reportOf(run, comparison, specification.known, options.earlier);
}
