import type { Recorder } from "../record/recorder.ts";
import type { Scenario } from "../record/scenario.ts";

interface WithId {
  readonly id: string;
}

/** The sandbox's work waits 200 ms, then takes a step of 300 and one of 500: so it is seen in each of the three. */
const STEP = 190;

/** Content that was submitted before is refused, and both forms share one store. */
const note = (at: string) =>
  `# Alpha

The team decided to ship Alpha on Friday, says the ${at} note. Beta follows in spring.

## Beta

Beta depends on Alpha.
`;

/** Submit, watch, read, ask, keep a session, and clean up; in one form of the service. */
export async function recordKnowledge(recorder: Recorder, at: "reference" | "released"): Promise<void> {
  await recorder.play({ at, name: "alive", operationId: "getHealth", call: "health" });
  await recorder.play({ at, name: "limits", operationId: "getUploadConfig", call: "uploadConfig" });
  const task = (await recorder.play({
    at,
    name: "note",
    operationId: "submitText",
    call: "submit.text",
    args: [{ content: note(at) }],
  })) as WithId;
  for (const name of ["queued", "extracting", "compiling"])
    await recorder.play({ at, name, operationId: "getTask", call: "tasks.get", args: [task.id], pause: STEP });
  if (at === "released") await recordDuplicate(recorder);
  await recorder.play({
    at,
    name: "two-files",
    operationId: "submitFiles",
    call: "submit.files",
    args: [
      [
        file("meeting.md", `# Meeting\n\nWe met on Monday (${at}).\n`),
        file("plan.txt", `The plan is simple (${at}).\n`),
      ],
    ],
  });
  for (const name of ["queued", "extracting", "compiling"])
    await recorder.play({ at, name, operationId: "listTasks", call: "tasks.list", args: [{}], pause: STEP });
  await recorder.play({ at, name: "fails-unknown", operationId: "getTask", call: "tasks.get", args: ["no-such-task"] });
  await recorder.settle();
  await recorder.play({ at, name: "finished", operationId: "getTask", call: "tasks.get", args: [task.id] });
  await recorder.play({ at, name: "finished", operationId: "listTasks", call: "tasks.list", args: [{}] });
  await recorder.play({ at, name: "original", operationId: "getTaskContent", call: "tasks.content", args: [task.id] });
  await recorder.play({
    at,
    name: "one-a-page",
    operationId: "listTasks",
    call: "tasks.iterate",
    args: [{ page_size: 1 }],
  });
  await recordWiki(recorder, at);
  await recordDerive(recorder, at);
  await recordSession(recorder, at);
  await recorder.play({ at, name: "finished-task", operationId: "deleteTask", call: "tasks.delete", args: [task.id] });
  await recorder.play({ at, name: "fails-unknown", operationId: "deleteTask", call: "tasks.delete", args: [task.id] });
}

async function recordDuplicate(recorder: Recorder): Promise<void> {
  await recorder.play({
    at: "released",
    name: "fails-duplicate",
    operationId: "submitText",
    call: "submit.text",
    args: [{ content: note("released") }],
  });
}

const file = (name: string, text: string) => ({ $file: { name, type: "text/plain", text } });

async function recordWiki(recorder: Recorder, at: "reference" | "released"): Promise<void> {
  const tree = await recorder.play({ at, name: "compiled", operationId: "getWikiTree", call: "wiki.tree" });
  const path = /"path":"([^"]+\.md)"/.exec(JSON.stringify(tree))?.[1] ?? "concept/alpha.md";
  await recorder.play({ at, name: "article", operationId: "getWikiFile", call: "wiki.file", args: [path] });
  await recorder.play({
    at,
    name: "fails-unknown",
    operationId: "getWikiFile",
    call: "wiki.file",
    args: ["concept/no-such-page.md"],
  });
}

async function recordSession(recorder: Recorder, at: "reference" | "released"): Promise<void> {
  await recorder.play({ at, name: "none", operationId: "listSessions", call: "sessions.list" });
  const session = (await recorder.play({
    at,
    name: "titled",
    operationId: "createSession",
    call: "sessions.create",
    args: [{ title: "Alpha" }],
  })) as WithId;
  await recorder.play({
    at,
    name: "question",
    operationId: "streamChat",
    call: "chat",
    args: [{ query: "When does Alpha ship?", session_id: session.id }],
  });
  await recorder.play({
    at,
    name: "answer",
    operationId: "streamChat",
    call: "chat.answer",
    args: [{ query: "What depends on Alpha?" }],
  });
  await recorder.play({
    at,
    name: "question-and-answer",
    operationId: "listMessages",
    call: "sessions.messages",
    args: [session.id],
  });
  await recordChatFailures(recorder, at);
  await recorder.play({ at, name: "one", operationId: "listSessions", call: "sessions.list" });
  await recorder.play({
    at,
    name: "new-title",
    operationId: "updateSession",
    call: "sessions.rename",
    args: [session.id, "Alpha and Beta"],
  });
  await recorder.play({
    at,
    name: "with-messages",
    operationId: "deleteSession",
    call: "sessions.delete",
    args: [session.id],
  });
}

async function recordChatFailures(recorder: Recorder, at: "reference" | "released"): Promise<void> {
  await recorder.play({
    at,
    name: "fails-unknown-session",
    operationId: "streamChat",
    call: "chat.answer",
    args: [{ query: "Who?", session_id: "no-such-session" }],
  });
  await recorder.play({
    at,
    name: "fails-cut",
    operationId: "streamChat",
    call: "chat.answer",
    args: [{ query: "When?" }],
    fault: "stream-end; bytes=90",
    broken: true,
  });
  await recorder.play({
    at,
    name: "fails-web-page",
    operationId: "listSessions",
    call: "sessions.list",
    fault: "wrong-body; variant=html",
    broken: true,
  });
}

async function recordDerive(recorder: Recorder, at: "reference" | "released"): Promise<void> {
  const topic = `Alpha, as the ${at} form tells it`;
  const job = (await recorder.play({
    at,
    name: "topic",
    operationId: "startDerive",
    call: "derive.start",
    args: [{ topic, slug: `alpha-${at}` }],
  })) as { job_id: string };
  for (const name of ["queued", "filtering", "compiling"])
    await recorder.play({ at, name, operationId: "getDerive", call: "derive.get", args: [job.job_id], pause: STEP });
  await recorder.settle();
  await recorder.play({ at, name: "finished", operationId: "getDerive", call: "derive.get", args: [job.job_id] });
  await recorder.play({ at, name: "compiled", operationId: "listDerived", call: "derive.list" });
}

type Form = "reference" | "released";

const message = { operationId: "sendMcpMessage" } as const;

const scenarios = (at: Form): Scenario[] => [
  { ...message, at, name: "connected", call: "mcp.connect" },
  { ...message, at, name: "tools", call: "mcp.tools" },
  { ...message, at, name: "question", call: "mcp.ask", args: [{}, { query: "When does Alpha ship?" }] },
  { ...message, at, name: "fails-tool", call: "mcp.ask", args: [{}, { query: "Why? <!-- sandbox: error -->" }] },
  { ...message, at, name: "fails-unknown-tool", call: "mcp.call", args: [{}, { name: "tell", arguments: {} }] },
  { ...message, at, name: "fails-unknown-base", call: "mcp.ask", args: [{}, { query: "When?", kb: "no-such-base" }] },
  // A released server keeps no session, so ending one is not possible there.
  { operationId: "closeMcpSession", at, name: "ended", call: "mcp.end" },
];

/** Sessions of tool clients: the first messages, the tool, what fails inside a session, and its end. */
export async function recordMcp(recorder: Recorder, at: Form): Promise<void> {
  for (const scenario of scenarios(at)) await recorder.play(scenario);
  if (at === "reference") {
    await recorder.play({ ...message, at, group: "statuses", name: "fails-405", call: "mcp.connect", example: 405 });
    const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const published = { group: "published", example: 200, exampleName: "unreadable" };
    await recorder.play({ ...message, at, ...published, name: "unreadable", call: "POST", args: ["/mcp", { body }] });
  } else
    await recorder.play({
      operationId: "closeMcpSession",
      at,
      name: "fails-no-sessions",
      call: "DELETE",
      args: ["/mcp"],
    });
}

/** A server that wants a token, and one whose endpoint is switched off: every method of both, where the form has it. */
export async function recordClosedMcp(recorder: Recorder, at: Form, name: "wrong-token" | "disabled"): Promise<void> {
  await recorder.play({
    ...message,
    at,
    name: `fails-${name}`,
    call: "mcp.connect",
    args: [{ token: "not-the-token" }],
  });
  if (at === "released") return;
  // The SDK neither listens nor says goodbye before it was let in, so these are calls by path.
  await recorder.play({ operationId: "openMcpStream", at, name: `fails-${name}`, call: "GET", args: ["/mcp"] });
  await recorder.play({ operationId: "closeMcpSession", at, name: `fails-${name}`, call: "DELETE", args: ["/mcp"] });
}
