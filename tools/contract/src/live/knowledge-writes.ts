/** What a comparison writes to a knowledge service, and what deletes it. */
import type { KnowledgeClient } from "@specwright/knowledge";

/** A document or a session that may exist. */
export interface KnowledgeWrite {
  readonly kind: "document" | "session";
  /** Nothing else of the service has this title. */
  readonly title: string;
  /** Unknown until the service responded. */
  readonly id?: string;
}

const longestTaskMs = 120_000;

/** Deletes a document or a session, and says whether the service shows that nothing of it is left. */
export const deleting =
  (client: KnowledgeClient) =>
  async (write: KnowledgeWrite, hasArrived: boolean): Promise<boolean> => {
    const { kind } = write;
    const id = write.id ?? (await (kind === "document" ? taskOf(client, write) : sessionOf(client, write)));
    if (id === undefined) return hasArrived;
    // The service deletes no task that it still works on. One that failed can be deleted.
    if (kind === "document") await client.tasks.wait(id, { timeoutMs: longestTaskMs }).catch(() => {});
    const group = kind === "document" ? client.tasks : client.sessions;
    await group.delete(id).catch(ignoreAbsence);
    return true;
  };

function ignoreAbsence(error: unknown): void {
  if ((error as { status?: number }).status !== 404) throw error;
}

async function sessionOf(client: KnowledgeClient, { title }: KnowledgeWrite): Promise<string | undefined> {
  const sessions = await client.sessions.list();
  return sessions.find((session) => session.title?.startsWith(title) === true)?.id;
}

/** The contract knows no title of a task, and the server may not know it yet: what was submitted tells. */
async function taskOf(client: KnowledgeClient, { title }: KnowledgeWrite): Promise<string | undefined> {
  for await (const { id, source = "paste" } of client.tasks.iterate())
    if (source === "paste" && (await client.tasks.content(id)).content.includes(title)) return id;
  return undefined;
}
