/** Compares a knowledge service: submits a scratch document, waits for it, reads it, chats about it, and deletes it. */
import { randomUUID } from "node:crypto";
import { createKnowledgeClient, type KnowledgeClient } from "@specwright/knowledge";
import type { PlatformFetch } from "@specwright/transport";
import { Comparison } from "./compare.ts";
import { type WriteJournal, deleting, type KnowledgeWrite, longestTaskMs } from "./writes.ts";
import type { Specification } from "./specification.ts";
import { ComparingFetch } from "./reads.ts";
import { reportOf, type LiveReport } from "./report.ts";
import { LiveRun } from "./run.ts";

export interface KnowledgeOptions {
  /** Base URL of the service, of either variant. */
  readonly url: string;
  readonly token?: string;
  readonly signal: AbortSignal;
  readonly say: (progress: string) => void;
  readonly specification: Specification;
  /** Journal of this run's writes, including those left by an earlier run. */
  readonly journal: WriteJournal<KnowledgeWrite>;
  readonly fetch?: PlatformFetch;
}

/** A run, with the client and values that its steps use. */
class Playing {
  readonly client: KnowledgeClient;
  readonly #run: LiveRun;
  readonly #journal: WriteJournal<KnowledgeWrite>;
  readonly #isOver: () => boolean;

  constructor(
    client: KnowledgeClient,
    run: LiveRun,
    { journal, isOver }: { readonly journal: WriteJournal<KnowledgeWrite>; readonly isOver: () => boolean },
  ) {
    this.client = client;
    this.#run = run;
    this.#journal = journal;
    this.#isOver = isOver;
  }

  get signal(): AbortSignal {
    return this.#run.signal;
  }

  /** Runs one step. A failed step is reported and doesn't stop the others. */
  async step<Result>(operationId: string, play: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#isOver()) return undefined;
    this.#run.say(operationId);
    try {
      const result = await play();
      this.#run.reach(operationId);
      return result;
    } catch (error) {
      const { status, code = "failed" } = error as { status?: number; code?: string };
      this.#run.miss(operationId, status === undefined || status < 300 ? code : `status ${status}`);
      return undefined;
    }
  }

  /** Runs a step that creates a document or session. Records its title in the journal before the request is sent. */
  make<Result>(
    operationId: string,
    kind: KnowledgeWrite["kind"],
    play: (title: string) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.step(operationId, async () => {
      const noted = this.#journal.note({ kind, title: `Comparison ${randomUUID()}` });
      try {
        const made = await play(noted.title);
        this.#journal.replace(noted, { ...noted, id: (made as { id: string }).id });
        return made;
      } catch (error) {
        if ((error as { outcome?: string }).outcome !== "unknown") this.#journal.replace(noted);
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
 * Compares every operation that works with a scratch document. First deletes the data of an earlier run, and at the end
 * its own documents and sessions, even after an abort.
 */
export async function compareKnowledge(options: KnowledgeOptions): Promise<LiveReport> {
  const { url, specification, signal, say, journal } = options;
  const run = new LiveRun({ environment: new URL(url).origin, startedAt: Date.now(), signal, say });
  const comparison = new Comparison(specification);
  const comparing = new ComparingFetch(specification, comparison, options.fetch ?? (fetch as unknown as PlatformFetch));
  const client = createKnowledgeClient({
    baseUrl: url,
    ...(options.token === undefined ? {} : { token: options.token }),
    fetch: comparing.fetch,
  });
  const isOver = (): boolean => signal.aborted || comparing.refused !== undefined;
  const playing = new Playing(client, run, { journal, isOver });
  await playing.step("getHealth", () => client.health());
  await playing.step("getUploadConfig", () => client.uploadConfig());
  await playing.step("listDerived", () => client.derive.list());
  const cleanUp = (): Promise<void> => journal.clear(deleting(client)).catch(() => undefined);
  await cleanUp();
  await playDocument(playing);
  await playSession(playing);
  await cleanUp();
  const left = journal.writes.map(({ title }) => title);
  if (left.length > 0) run.end("clean-up", `${left.join(" and ")} may be left`);
  if (comparing.refused !== undefined) run.end("knowledge", comparing.refused);
  else if (signal.aborted) run.stop("knowledge");
  return reportOf(run, comparison.differences, specification.known);
}
