import type { Recorder } from "../record/recorder.ts";
import type { Scenario } from "../record/scenario.ts";

/** Variant of the knowledge service: the published contract, or the released server with its quirks. */
export type Form = "reference" | "released";

interface WithId {
  readonly id: string;
}

/** Builds a file for a recorded call. */
export const file = (name: string, text: string) => ({ $file: { name, type: "text/plain", text } });

/** Builds a scenario that calls this variant of the knowledge service. */
export const scenario = (at: Form, name: string, operationId: string, call: string, ...args: unknown[]): Scenario => ({
  at,
  name,
  operationId,
  call,
  args,
});

/** Returns a function that calls this variant of the knowledge service, and records the calls. */
const createPlay =
  (recorder: Recorder, at: Form) =>
  (...made: [name: string, operationId: string, call: string, ...args: unknown[]]): Promise<unknown> =>
    recorder.play(scenario(at, ...made));

/**
 * Milliseconds between requests. The sandbox's task waits 200 ms, then has steps of 300 and 500 ms, so each state is
 * recorded.
 */
const STEP = 190;

/**
 * Builds a note that contains the variant's name, because both variants of the knowledge service share a store that
 * refuses duplicate content.
 */
const noteText = (at: string) =>
  `# Alpha

The team decided to ship Alpha on Friday, says the ${at} note. Beta follows in spring.

## Beta

Beta depends on Alpha.
`;

/**
 * Records typical calls of one variant of the knowledge service: submit notes and files, watch their tasks, read the
 * wiki, derive pages, chat in a session, and clean up.
 */
export async function recordKnowledge(recorder: Recorder, at: Form): Promise<void> {
  const play = createPlay(recorder, at);
  await play("alive", "getHealth", "health");
  await play("limits", "getUploadConfig", "uploadConfig");
  const { id } = (await play("note", "submitText", "submit.text", { content: noteText(at) })) as WithId;
  for (const name of ["queued", "extracting", "compiling"])
    await recorder.play({ ...scenario(at, name, "getTask", "tasks.get", id), pause: STEP });
  if (at === "released") await play("fails-duplicate", "submitText", "submit.text", { content: noteText(at) });
  await play("two-files", "submitFiles", "submit.files", [
    file("meeting.md", `# Meeting\n\nWe met on Monday (${at}).\n`),
    file("plan.txt", `The plan is simple (${at}).\n`),
  ]);
  for (const name of ["queued", "extracting", "compiling"])
    await recorder.play({ ...scenario(at, name, "listTasks", "tasks.list", {}), pause: STEP });
  await play("fails-unknown", "getTask", "tasks.get", "no-such-task");
  await recorder.settle();
  await play("finished", "getTask", "tasks.get", id);
  await play("finished", "listTasks", "tasks.list", {});
  await play("original", "getTaskContent", "tasks.content", id);
  await play("one-a-page", "listTasks", "tasks.iterate", { page_size: 1 });
  await recordWiki(recorder, at);
  await recordDerive(recorder, at);
  await recordSession(recorder, at);
  await play("finished-task", "deleteTask", "tasks.delete", id);
  await play("fails-unknown", "deleteTask", "tasks.delete", id);
}

async function recordWiki(recorder: Recorder, at: Form): Promise<void> {
  const play = createPlay(recorder, at);
  const tree = await play("compiled", "getWikiTree", "wiki.tree");
  const path = /"path":"([^"]+\.md)"/.exec(JSON.stringify(tree))?.[1] ?? "concept/alpha.md";
  await play("article", "getWikiFile", "wiki.file", path);
  await play("fails-unknown", "getWikiFile", "wiki.file", "concept/no-such-page.md");
}

async function recordDerive(recorder: Recorder, at: Form): Promise<void> {
  const play = createPlay(recorder, at);
  const request = { topic: `Alpha, as the ${at} form tells it`, slug: `alpha-${at}` };
  const { job_id: job } = (await play("topic", "startDerive", "derive.start", request)) as { job_id: string };
  for (const name of ["queued", "filtering", "compiling"])
    await recorder.play({ ...scenario(at, name, "getDerive", "derive.get", job), pause: STEP });
  await recorder.settle();
  await play("finished", "getDerive", "derive.get", job);
  await play("compiled", "listDerived", "derive.list");
}

async function recordSession(recorder: Recorder, at: Form): Promise<void> {
  const play = createPlay(recorder, at);
  await play("none", "listSessions", "sessions.list");
  const { id } = (await play("titled", "createSession", "sessions.create", { title: "Alpha" })) as WithId;
  await play("question", "streamChat", "chat", { query: "When does Alpha ship?", session_id: id });
  await play("answer", "streamChat", "chat.answer", { query: "What depends on Alpha?" });
  await play("question-and-answer", "listMessages", "sessions.messages", id);
  await play("fails-unknown-session", "streamChat", "chat.answer", { query: "Who?", session_id: "no-such-session" });
  const cut = scenario(at, "fails-cut", "streamChat", "chat.answer", { query: "When?" });
  await recorder.play({ ...cut, fault: "stream-end; bytes=90", broken: true });
  const page = scenario(at, "fails-web-page", "listSessions", "sessions.list");
  await recorder.play({ ...page, fault: "wrong-body; variant=html", broken: true });
  await play("one", "listSessions", "sessions.list");
  await play("new-title", "updateSession", "sessions.rename", id, "Alpha and Beta");
  await play("with-messages", "deleteSession", "sessions.delete", id);
}

/**
 * Returns calls that only the released knowledge server supports: content with a file or a URL as its source, sorted
 * tasks, and chats that request their sources or pass earlier messages.
 */
const onlyReleased = (at: Form): Scenario[] => [
  scenario(at, "from-a-file", "submitText", "submit.text", {
    source: "file",
    title: "epsilon.md",
    content: "# Epsilon\n\nEpsilon was a file.\n",
  }),
  ...["title", "file_title", "source", "status", "stage", "attempts", "updated_at"].map((sort): Scenario => ({
    ...scenario(at, `by-${sort}`, "listTasks", "tasks.list", { sort, order: "desc", page_size: 2 }),
    group: "sorted",
  })),
  scenario(at, "with-sources", "streamChat", "chat.answer", { query: "What is Alpha?", include_sources: true }),
  scenario(at, "without-history", "streamChat", "chat.answer", { query: "What is Gamma?", messages: [] }),
  scenario(at, "fails-address", "submitText", "submit.text", {
    source: "url",
    url: "https://notes.example.org/gamma",
  }),
];

/** Returns calls with parameters that no other recorded call of the knowledge API sends. */
const otherParameters = (at: Form): Scenario[] => [
  scenario(
    at,
    "filtered",
    "listTasks",
    "tasks.list",
    at === "released"
      ? { page: 1, page_size: 5, q: "Alpha", sort: "created_at", order: "asc" }
      : { page: 1, page_size: 5, status: "done" },
  ),
  scenario(at, "of-a-base", "getWikiTree", "wiki.tree", { kb: `alpha-${at}` }),
  at === "released"
    ? scenario(at, "with-history", "streamChat", "chat.answer", {
        query: "And when does it ship?",
        messages: [
          { role: "user", content: "What is Alpha?" },
          { role: "assistant", content: "A release." },
        ],
        temperature: 0.2,
        include_sources: false,
        kb: "alpha-released",
      })
    : scenario(at, "with-model", "streamChat", "chat.answer", { query: "And when does Alpha ship?", model: "any" }),
  scenario(at, "of-a-base", "getWikiFile", "wiki.file", "concept/alpha.md", { kb: `alpha-${at}` }),
  scenario(at, "with-source", "submitText", "submit.text", {
    content: `# Gamma\n\nGamma is new, says ${at}.\n`,
    ...(at === "released" ? { title: "Gamma" } : { source_url: "https://notes.example.org/gamma" }),
  }),
  ...(at === "released" ? onlyReleased(at) : []),
  scenario(at, "from-articles", "startDerive", "derive.start", {
    topic: `Beta, as the ${at} form tells it`,
    slug: `beta-${at}`,
    select_from: "articles",
    model: "any",
  }),
  scenario(
    at,
    "no-match",
    "listTasks",
    "tasks.list",
    at === "released" ? { q: "nothing like this" } : { status: "failed" },
  ),
];

/** Records calls with all parameters that no other recorded call of the knowledge API sends. */
export async function recordKnowledgeParameters(recorder: Recorder, at: Form): Promise<void> {
  for (const each of otherParameters(at)) await recorder.play(each);
}

/** Records calls of a knowledge service that has no content yet, so that every list in the responses is empty. */
export async function recordEmptyKnowledge(recorder: Recorder, at: Form): Promise<void> {
  await recorder.play(scenario(at, "empty", "listTasks", "tasks.list", {}));
  await recorder.play(scenario(at, "empty", "getWikiTree", "wiki.tree"));
  await recorder.play(scenario(at, "empty", "listDerived", "derive.list"));
  await recorder.play(scenario(at, "nothing-known", "streamChat", "chat.answer", { query: "Is anything known?" }));
}

const message = { operationId: "sendMcpMessage" } as const;

const sessions = (at: Form): Scenario[] => [
  { ...message, at, name: "connected", call: "mcp.connect" },
  { ...message, at, name: "tools", call: "mcp.tools" },
  { ...message, at, name: "question", call: "mcp.ask", args: [{}, { query: "When does Alpha ship?" }] },
  { ...message, at, name: "fails-tool", call: "mcp.ask", args: [{}, { query: "Why? <!-- sandbox: error -->" }] },
  { ...message, at, name: "fails-unknown-tool", call: "mcp.call", args: [{}, { name: "tell", arguments: {} }] },
  { ...message, at, name: "fails-unknown-base", call: "mcp.ask", args: [{}, { query: "When?", kb: "no-such-base" }] },
  // Ends the session. The released server has no sessions, so the client sends no request there.
  { operationId: "closeMcpSession", at, name: "ended", call: "mcp.end" },
];

/** Records sessions of MCP clients: the first messages, the tool, failures inside a session, and its end. */
export async function recordMcp(recorder: Recorder, at: Form): Promise<void> {
  for (const each of sessions(at)) await recorder.play(each);
  if (at === "released")
    await recorder.play({
      operationId: "closeMcpSession",
      at,
      name: "fails-no-sessions",
      call: "DELETE",
      args: ["/mcp"],
    });
}

/** Records calls that a server refuses because of a wrong token, or because its MCP endpoint is disabled. */
export async function recordClosedMcp(recorder: Recorder, at: Form, name: "wrong-token" | "disabled"): Promise<void> {
  await recorder.play({
    ...message,
    at,
    name: `fails-${name}`,
    call: "mcp.connect",
    args: [{ token: "not-the-token" }],
  });
  if (at === "released") return;
  // Call these operations by path: before it is connected, the SDK neither opens a stream nor ends a session.
  await recorder.play({ operationId: "openMcpStream", at, name: `fails-${name}`, call: "GET", args: ["/mcp"] });
  await recorder.play({ operationId: "closeMcpSession", at, name: `fails-${name}`, call: "DELETE", args: ["/mcp"] });
}
