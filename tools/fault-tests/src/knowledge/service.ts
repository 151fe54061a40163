import {
  type Fields,
  type ReceivedRequest,
  type Reply,
  type ResponseReply,
  invalidUtf8,
  jsonReply,
  pageReply,
  parseFields,
  retryAfter,
  unprovenReply,
} from "../messages.ts";
import type { Random } from "../random.ts";
import { Intake, type World } from "../scenario.ts";

const TEXTS = ["It ", "ships ", "on ", "Friday: ", "früh."];
const encoder = new TextEncoder();

/** A chat answer of the service as a stream of events, which records how much of it arrives intact. */
export class ChatModel {
  readonly #random: Random;
  readonly #events: readonly string[];
  readonly #blankLine: string;
  /** Number of bytes that arrive intact. */
  #intactBytes = Infinity;

  constructor(random: Random) {
    this.#random = random;
    const end = random.pick(["\n", "\r\n"]);
    this.#blankLine = `${end}${end}`;
    const data = [
      { type: "status", stage: "retrieving" },
      ...TEXTS.map((content) => ({ type: "delta", content })),
      { type: "done", cited_sources: [{ path: "concept/alpha.md", title: "Alpha" }] },
    ];
    this.#events = data.map((event) => `data: ${JSON.stringify(event)}${this.#blankLine}`);
  }

  /** Text of all events that arrived intact. */
  get arrivedText(): string {
    return TEXTS.slice(0, Math.max(0, this.#arrivedEvents - 1)).join("");
  }

  /** True if the last event arrived intact. */
  get isComplete(): boolean {
    return this.#arrivedEvents === this.#events.length;
  }

  get #arrivedEvents(): number {
    let bytes = 0;
    const ends = this.#events.map((event) => (bytes += encoder.encode(event).length));
    // An event may be complete one byte earlier, because a line may end with a carriage return only.
    return ends.filter((end) => end - 1 <= this.#intactBytes).length;
  }

  reply(): ResponseReply {
    const headers = { "content-type": "text/event-stream" };
    return { kind: "response", status: 200, headers, body: this.#events.join("") };
  }

  /** Returns the answer with damage: cut, stalled, with an error event, or with a byte that isn't valid UTF-8. */
  damagedReply(): ResponseReply {
    const random = this.#random;
    const reply = this.reply();
    const text = String(reply.body);
    // Cut inside the JSON of the last event: complete JSON would end the answer even without its blank line.
    const at = random.below(encoder.encode(text).length - this.#blankLine.length);
    this.#intactBytes = at;
    return random.pick<() => ResponseReply>([
      () => ({ ...reply, cut: at }),
      () => ({ ...reply, cut: at, stalls: true }),
      // The response ends as if it were complete.
      () => ({ ...reply, body: encoder.encode(text).subarray(0, at) }),
      () => ({ ...reply, body: invalidUtf8(text, at) }),
      () => this.#withError(reply),
    ])();
  }

  #withError(reply: ResponseReply): ResponseReply {
    const before = this.#events.slice(0, this.#random.below(this.#events.length));
    this.#intactBytes = encoder.encode(before.join("")).length;
    const error = `data: ${JSON.stringify({ type: "error", message: "The engine failed." })}\n\n`;
    return { ...reply, body: [...before, error].join("") };
  }
}

export const token = "fault-test-token-0123456789";

/** Records that exist in the simulated service before the call. */
export const FINISHED = { id: "t-finished", status: "succeeded" } as const;
export const RUNNING = { id: "t-running", status: "running" } as const;
export const SESSION = { id: "s-1", title: "First" } as const;
export const ARTICLE = { path: "concept/alpha.md", content: "# Alpha\n\nIt ships on Friday." } as const;

interface Executed {
  readonly status: number;
  readonly value: unknown;
}

const REFUSALS = [400, 401, 403, 404, 409, 413, 422] as const;

/**
 * A simulated knowledge service. At random, it behaves like the publicly released server or like the published
 * contract, which differ in some requests and responses.
 */
export class KnowledgeService {
  readonly intake: Intake;
  readonly chat: ChatModel;
  executions = 0;
  readonly #world: World;
  readonly #isReleased: boolean;
  /** Stored records by id. */
  readonly #stored = new Map<string, Fields>([FINISHED, RUNNING, SESSION].map((record) => [record.id, record]));

  constructor(world: World) {
    this.#world = world;
    this.intake = new Intake(world);
    this.#isReleased = world.random.chance(0.5);
    this.chat = new ChatModel(world.random);
  }

  /** Returns the record with an id. */
  find(id: string): Fields | undefined {
    return this.#stored.get(id);
  }

  async receive(request: ReceivedRequest): Promise<Reply> {
    if (request.headers["authorization"] !== `Bearer ${token}`) this.intake.violations.push("the token is wrong");
    if (request.method === "GET") return this.#read(request);
    this.intake.recordDelivery(false);
    return this.intake.handle(() => this.#decide(request));
  }

  #read({ path }: ReceivedRequest): Reply {
    const { random, now } = this.#world;
    const good = this.#lookUp(path);
    if (good.status !== 200 || !random.chance(this.intake.faults / 2)) return good;
    const text = String(good.body);
    // Simulates a cache that responds with another task.
    if (path.startsWith("/api/tasks/") && random.chance(0.2)) return jsonReply({ id: "t-other", status: "succeeded" });
    const fault = unprovenReply(random, { text, time: now() });
    // Don't use the body `"OK"`, because an article may also be a JSON string.
    return fault.kind === "response" && fault.body === '"OK"' ? good : fault;
  }

  #lookUp(path: string): ResponseReply {
    if (path === "/api/upload/config") {
      const limits = { max_file_size: 1000, allowed_extensions: [".md"] };
      return jsonReply({ ...limits, [this.#isReleased ? "max_files_per_upload" : "max_files"]: 5 });
    }
    if (path === "/api/wiki/file") {
      const text = { ...pageReply(200, ARTICLE.content), headers: { "content-type": "text/markdown" } };
      return this.#isReleased ? jsonReply(ARTICLE) : text;
    }
    const found = this.#stored.get(path.slice(path.lastIndexOf("/") + 1));
    return found === undefined ? jsonReply({ error: "task not found" }, 404) : jsonReply(found);
  }

  /** Decides at random whether the write is performed, and whether the reply is correct. */
  #decide(request: ReceivedRequest): { what: string; reply: Reply } {
    const { random, now } = this.#world;
    const { faults } = this.intake;
    const time = now();
    const foreign = this.#foreignField(request);
    if (foreign !== undefined) return { what: "refused", reply: jsonReply({ error: foreign }, 400) };
    if (random.chance(faults * 0.15)) {
      const said = random.pick(["refused", `refused ${token}`, ""]);
      return { what: "refused", reply: jsonReply({ error: said }, random.pick(REFUSALS), retryAfter(random, time)) };
    }
    const isFault = random.chance(faults);
    if (request.path === "/api/chat") return this.#answer(isFault);
    if (!isFault) return { what: "carried out", reply: toReply(this.#execute(request)) };
    this.intake.unproven++;
    const executed = random.chance(0.5) ? this.#execute(request) : undefined;
    const what = executed === undefined ? "not carried out, and" : "carried out, but";
    // The client knows the ID of a renamed session, so it must reject a response with another ID.
    if (request.method === "PATCH" && random.chance(0.2))
      return { what, reply: jsonReply({ id: "s-other", title: "Other" }) };
    const { status, value } = executed ?? { status: 503, value: { error: "busy" } };
    return { what, reply: unprovenReply(random, { text: JSON.stringify(value ?? {}), status, time }) };
  }

  #answer(isFault: boolean): { what: string; reply: Reply } {
    const { random, now } = this.#world;
    if (!isFault) this.executions++;
    if (!isFault) return { what: "answered", reply: this.chat.reply() };
    this.intake.unproven++;
    if (random.chance(0.5)) this.executions++;
    const isStream = random.chance(0.7);
    const time = now();
    return { what: "fault", reply: isStream ? this.chat.damagedReply() : unprovenReply(random, { text: "{}", time }) };
  }

  /**
   * Returns the message with which this server refuses a request that only the other kind of server accepts. Undefined
   * if this server accepts the request.
   */
  #foreignField({ path, body }: ReceivedRequest): string | undefined {
    if (path !== "/api/submit") return undefined;
    const fields = parseFields(body);
    if (this.#isReleased) return fields["source"] === undefined ? "source is required" : undefined;
    return fields["source"] === undefined ? undefined : 'unknown field "source"';
  }

  #execute(request: ReceivedRequest): Executed {
    this.executions++;
    const { method, path } = request;
    const id = path.slice(path.lastIndexOf("/") + 1);
    if (method === "DELETE") {
      this.#stored.delete(id);
      return { status: 204, value: undefined };
    }
    if (method === "PATCH") return { status: 200, value: this.#store(id, { title: "New" }) };
    if (path === "/api/submit/files") return this.#takeFiles(request);
    const newId = `new-${this.executions}`;
    const record = this.#store(newId, { status: "pending" });
    if (path === "/api/derive") return { status: 202, value: { job_id: newId, slug: "friday" } };
    return { status: this.#isReleased ? 202 : 201, value: record };
  }

  #store(id: string, fields: Fields): Fields {
    const record = { ...this.#stored.get(id), id, ...fields };
    this.#stored.set(id, record);
    return record;
  }

  #takeFiles({ body }: ReceivedRequest): Executed {
    const names = [...body.matchAll(/filename="([^"]+)"/g)].map(([, name = ""]) => name);
    const files = names.map((name) => ({ name, isTaken: !this.#isReleased || this.#world.random.chance(0.7) }));
    for (const { name, isTaken } of files) if (isTaken) this.#store(`file-${name}`, { status: "pending", title: name });
    if (!this.#isReleased) return { status: 201, value: files.map(({ name }) => this.#stored.get(`file-${name}`)) };
    const uploaded = files.filter(({ isTaken }) => isTaken).map(({ name }) => ({ name, id: `file-${name}` }));
    const failed = files.filter(({ isTaken }) => !isTaken).map(({ name }) => ({ name, reason: "refused" }));
    return { status: 202, value: { uploaded, failed } };
  }
}

function toReply({ status, value }: Executed): Reply {
  return value === undefined ? { ...jsonReply("", status), headers: {} } : jsonReply(value, status);
}
