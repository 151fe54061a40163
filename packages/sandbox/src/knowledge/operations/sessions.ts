import { badRequest, bodyText, type Call, notFound, type Reply } from "../http/call.ts";
import { messageShape, sessionShape } from "../http/shapes.ts";
import type { SessionRecord } from "../records.ts";

function sessionOf(call: Call): SessionRecord {
  const session = call.store.sessions.get(call.params["id"] ?? "");
  if (session === undefined) throw notFound("session not found");
  return session;
}

/** GET /api/sessions */
export function listSessions({ variant, store }: Call): Reply {
  const sessions = store.sessions.list().map((session) => sessionShape(session));
  return { status: 200, json: variant === "reference" ? sessions : { sessions } };
}

/** POST /api/sessions */
export function createSession(call: Call): Reply {
  return { status: 201, json: sessionShape(call.store.sessions.create(bodyText(call, "title"))) };
}

/** PATCH /api/sessions/{id}; the released variant takes a missing title for an empty one. */
export function updateSession(call: Call): Reply {
  if (call.variant === "reference" && call.body["title"] === undefined) throw badRequest("title is required");
  return { status: 200, json: sessionShape(call.store.sessions.rename(sessionOf(call), bodyText(call, "title"))) };
}

/** DELETE /api/sessions/{id} */
export function deleteSession(call: Call): Reply {
  call.store.sessions.remove(sessionOf(call));
  return { status: 204 };
}

/** GET /api/sessions/{id}/messages */
export function listMessages(call: Call): Reply {
  const messages = call.store.sessions.messages(sessionOf(call)).map((message) => messageShape(message, call.variant));
  return { status: 200, json: call.variant === "reference" ? messages : { messages } };
}
