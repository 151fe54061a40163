import type { WebFetch } from "@specwright/transport";
import type { ServerVariant } from "../../src/server-variant.ts";

/** Request that the fake service received. */
interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Headers;
  /** Body as parsed JSON. Undefined for other bodies. */
  readonly json: Record<string, unknown> | undefined;
  readonly form: FormData | undefined;
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json; charset=utf-8" } });
const error = (status: number, message: string) => json(status, { error: message });

async function receive(request: Request): Promise<Received> {
  const url = new URL(request.url);
  const type = request.headers.get("content-type") ?? "";
  return {
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    json: type === "application/json" ? ((await request.json()) as Record<string, unknown>) : undefined,
    form: type.startsWith("multipart/") ? await request.formData() : undefined,
  };
}

/** Returns the refusal of a strict decoder for the first unknown field of a body. Undefined if all fields are known. */
function unknownField(body: object, known: readonly string[]): Response | undefined {
  const field = Object.keys(body).find((name) => !known.includes(name));
  return field === undefined ? undefined : error(400, `invalid request body: json: unknown field "${field}"`);
}

interface FakeTask extends Record<string, unknown> {
  id: string;
  content: string;
}

/** Returns a task as the server sends it, without its content. */
const view = (task: FakeTask) => Object.fromEntries(Object.entries(task).filter(([name]) => name !== "content"));

const SOURCE = { title: "Alpha", path: "wiki/concept/alpha.md" };
const FILE = { name: "alpha", path: "concept/alpha.md", isDir: false, title: "Alpha", tags: ["planning"] };
const TREE = [{ name: "concept", path: "concept", isDir: true, fileCount: 1, children: [FILE] }];
const MARKDOWN = "# Alpha\n\nShips on Friday.";
const MESSAGES = [
  { id: "m-1", role: "user", content: "Q" },
  { id: "m-2", role: "assistant", content: "A" },
];
const JOB = {
  id: "job-1",
  slug: "alpha",
  topic: "Alpha",
  status: "running",
  stage: "filter",
  created_at: 1,
  updated_at: 2,
};
const DERIVED = { slug: "alpha", topic: "Alpha", created_at: "2026-01-01T00:00:00Z", article_count: 1 };
const LIMITS = { max_file_size: 100, allowed_extensions: [".md", ".txt", ".pdf", ".zip"] };
const RELEASED_LIMITS = { max_files_per_upload: 3, max_rich_file_size: 200, max_zip_file_size: 50 };

/** Fake of the service in memory, in either variant. It has only the behaviour that the client depends on. */
class FakeService {
  readonly received: Received[] = [];
  readonly tasks: FakeTask[] = [];
  /** Called with each request. Its response replaces the service's, unless it is undefined. */
  intercept: (request: Received) => Response | undefined = () => undefined;
  readonly #sessions: Record<string, unknown>[] = [];
  readonly #released: boolean;

  constructor(form: ServerVariant) {
    this.#released = form === "released";
  }

  readonly fetch: WebFetch = async (input, init) => {
    const request = await receive(new Request(input, init));
    this.received.push(request);
    return this.intercept(request) ?? this.#answer(request);
  };

  #add(content: string, facts: object): FakeTask {
    const task = { id: `task-${this.tasks.length + 1}`, status: "pending", stage: "queued", content, ...facts };
    this.tasks.unshift(task);
    return task;
  }

  #isKnown(content: string): boolean {
    return this.#released && this.tasks.some((task) => task.content === content);
  }

  #submit(body: Record<string, unknown>): Response {
    const refused = unknownField(
      body,
      this.#released ? ["source", "title", "content", "url"] : ["content", "source_url"],
    );
    if (refused) return refused;
    if (this.#released && !body["source"]) return error(400, "source is required");
    const content = String(body["content"] ?? body["url"]);
    if (this.#isKnown(content)) return error(409, "content already submitted");
    const task = this.#add(content, { source: body["source"], title: body["title"] });
    return this.#released ? json(202, { id: task.id, status: "pending", stage: "queued" }) : json(201, view(task));
  }

  async #upload(files: readonly File[]): Promise<Response> {
    const uploaded: object[] = [];
    const failed: object[] = [];
    const made: object[] = [];
    const contents = await Promise.all(files.map((file) => file.text()));
    for (const [index, { name: sent }] of files.entries()) {
      const content = contents[index] ?? "";
      const name = sent.replace(/^.*\//, "");
      if (this.#isKnown(content)) {
        failed.push({ name, status: "failed", reason: "content already submitted" });
      } else if (this.#released && name.endsWith(".zip")) {
        // The server accepts an archive as a whole or not at all, and names only the failed entry.
        const broken = content.split(",").find((entry) => entry.startsWith("!"));
        if (broken) failed.push({ name: broken.slice(1), status: "failed", reason: "enqueue: disk full" });
        for (const entry of broken ? [] : content.split(","))
          uploaded.push({ name: entry, id: this.#add(entry, {}).id, status: "uploaded" });
      } else {
        const task = this.#add(content, { title: name });
        made.push(view(task));
        uploaded.push({ name, id: task.id, status: "uploaded" });
      }
    }
    if (this.#released) return json(202, { uploaded, failed });
    return json(201, made.length === 1 ? made[0] : made);
  }

  #list({ page = "1", page_size = "20", limit = "20", offset = "0", status }: Record<string, string>): Response {
    const found = this.tasks.filter((task) => status === undefined || task["status"] === status).map(view);
    const start = this.#released ? Number(offset) : (Number(page) - 1) * Number(page_size);
    const size = Number(this.#released ? limit : page_size);
    return json(200, { tasks: found.slice(start, start + size), total: found.length });
  }

  #task({ method, path }: Received): Response {
    const [, , , id, content] = path.split("/");
    const task = this.tasks.find((candidate) => candidate.id === id);
    if (task === undefined) return error(404, "task not found");
    if (method === "DELETE") {
      if (this.#released && /pending|running/.test(String(task["status"])))
        return error(409, "not in a terminal status");
      this.tasks.splice(this.tasks.indexOf(task), 1);
      return new Response(null, { status: 204 });
    }
    if (content === undefined) return json(200, view(task));
    const size = new TextEncoder().encode(task.content).byteLength;
    if (this.#released) return json(200, { content: task.content, size, truncated: size >= 1_048_576 });
    return new Response(task.content, { headers: { "content-type": "text/plain; charset=utf-8" } });
  }

  #file(path: string): Response {
    if (path !== FILE.path) return error(404, "file not found");
    if (!this.#released) return new Response(MARKDOWN, { headers: { "content-type": "text/markdown" } });
    const facts = { title: "Alpha", tags: ["planning"], sources: ["raw/1.md"], created: "2026-01-01" };
    return json(200, { path, ...facts, content: MARKDOWN });
  }

  #chat(body: Record<string, unknown>): Response {
    const own = this.#released ? ["messages", "temperature", "include_sources"] : ["model"];
    const refused = unknownField(body, ["query", "session_id", ...own]);
    if (refused) return refused;
    const done = this.#released
      ? { tokens_prompt: 9, tokens_completion: 2, cost_usd: 0.5, cited_sources: [SOURCE], retrieved_sources: [SOURCE] }
      : { sources: [SOURCE], cost: 0.5 };
    const events = [
      { type: "status", stage: "retrieved", sources: [SOURCE] },
      { type: "delta", content: "Alpha " },
      { type: "delta", content: "ships." },
      { type: "done", ...done },
    ];
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
    return new Response(text, { headers: { "content-type": "text/event-stream" } });
  }

  #session({ method, path, json: body = {} }: Received): Response {
    const [, , , id, messages] = path.split("/");
    const sessions = this.#sessions;
    if (id === undefined && method === "GET") return json(200, this.#released ? { sessions } : sessions);
    if (id === undefined) {
      const created = { id: `session-${sessions.length + 1}`, title: body["title"] ?? "" };
      sessions.unshift(created);
      return json(201, created);
    }
    const found = sessions.find((candidate) => candidate["id"] === id);
    if (found === undefined) return error(404, "session not found");
    if (messages !== undefined) return json(200, this.#released ? { messages: MESSAGES } : MESSAGES);
    if (method === "DELETE") {
      sessions.splice(sessions.indexOf(found), 1);
      return new Response(null, { status: 204 });
    }
    found["title"] = body["title"];
    return json(200, found);
  }

  #answer(request: Received): Response | Promise<Response> {
    const { method, path, json: body = {}, form } = request;
    if (path.startsWith("/api/tasks/")) return this.#task(request);
    if (path.startsWith("/api/sessions")) return this.#session(request);
    const routes: Record<string, () => Response | Promise<Response>> = {
      "POST /api/submit": () => this.#submit(body),
      "POST /api/submit/files": () => this.#upload((form?.getAll("files") ?? []) as File[]),
      "GET /api/upload/config": () =>
        json(200, { ...LIMITS, ...(this.#released ? RELEASED_LIMITS : { max_files: 3 }) }),
      "GET /api/tasks": () => this.#list(request.query),
      "GET /api/wiki": () => json(200, this.#released ? { tree: TREE } : TREE),
      "GET /api/wiki/file": () => this.#file(request.query["path"] ?? ""),
      "POST /api/chat": () => this.#chat(body),
      "POST /api/derive": () => json(202, { job_id: JOB.id, slug: JOB.slug }),
      "GET /api/derive/job-1": () => json(200, JOB),
      "GET /api/derived": () => json(200, { kbs: [DERIVED] }),
      "GET /healthz": () => json(200, { status: "ok" }),
    };
    return routes[`${method} ${path}`]?.() ?? new Response("404 page not found\n", { status: 404 });
  }
}

export const fakeService = (form: ServerVariant): FakeService => new FakeService(form);
export type { FakeService };
