import { Collection, type StoreParts } from "../disk.ts";
import type { MessageRecord, SessionRecord, SourceReference } from "../records.ts";

/** Chat sessions with their messages. */
export class Sessions {
  readonly #parts: StoreParts;
  readonly #sessions: Collection<SessionRecord>;
  readonly #messages = new Map<string, Collection<MessageRecord>>();

  constructor(parts: StoreParts) {
    this.#parts = parts;
    this.#sessions = new Collection(parts.disk, "sessions");
  }

  get = (id: string): SessionRecord | undefined => this.#sessions.get(id);

  /**
   * Returns the sessions, most recently updated first. If two were updated at the same time, the newer one comes first.
   */
  list(): SessionRecord[] {
    return this.#sessions
      .all()
      .toSorted((left, right) => right.updatedAt - left.updatedAt || right.sequence - left.sequence);
  }

  create(title: string): SessionRecord {
    const sequence = this.#parts.nextSequence();
    const time = this.#parts.now();
    const id = this.#parts.newId(sequence);
    return this.#sessions.put({ id, sequence, title, createdAt: time, updatedAt: time });
  }

  rename(session: SessionRecord, title: string): SessionRecord {
    session.title = title;
    session.updatedAt = this.#parts.now();
    return this.#sessions.put(session);
  }

  remove(session: SessionRecord): void {
    const messages = this.#of(session.id);
    for (const { id } of messages.all()) messages.remove(id);
    this.#messages.delete(session.id);
    this.#sessions.remove(session.id);
  }

  /** Returns the messages of a session, oldest first. */
  messages = (session: SessionRecord): MessageRecord[] => this.#of(session.id).all();

  addMessage(
    sessionId: string,
    role: MessageRecord["role"],
    content: string,
    sources: SourceReference[],
    createdAt: number,
  ): void {
    const session = this.#sessions.get(sessionId);
    // Drop the message if the session was deleted while its answer was streamed.
    if (session === undefined) return;
    const sequence = this.#parts.nextSequence();
    this.#of(sessionId).put({
      id: this.#parts.newId(sequence),
      sequence,
      sessionId,
      role,
      content,
      sources,
      createdAt,
    });
    if (role === "assistant") {
      session.updatedAt = Math.max(session.updatedAt, createdAt);
      this.#sessions.put(session);
    }
  }

  #of(sessionId: string): Collection<MessageRecord> {
    const known =
      this.#messages.get(sessionId) ?? new Collection<MessageRecord>(this.#parts.disk, `messages/${sessionId}`);
    this.#messages.set(sessionId, known);
    return known;
  }
}
