import type { Scenario } from "../record/scenario.ts";
import type { Recorder } from "../record/recorder.ts";

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
