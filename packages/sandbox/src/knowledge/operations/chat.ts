import { Readable } from "node:stream";
import { type ChatEvent, encodeEvent, piecesOf, withFault } from "../chat/events.ts";
import { badRequest, bodyText, type Call, notFound, type Reply, wikiOf } from "../http/call.ts";
import { messageShape, type SessionRecord, sessionShape } from "../records.ts";
import { chatMarker } from "../text/readable.ts";
import { answerFrom, type Question } from "../wiki/answer.ts";
import type { Wiki } from "../wiki/wiki.ts";

/** Handles `POST /api/chat`. Makes all checks before the stream begins. */
export function streamChat(call: Call): Reply {
  const query = bodyText(call, "query");
  if (query === "") throw badRequest("query is required");
  const wiki = wikiOf(call);
  const sessionId = bodyText(call, "session_id");
  const askedAt = call.store.clock.now();
  if (sessionId !== "") {
    if (call.store.sessions.get(sessionId) === undefined) throw badRequest("session not found");
    call.store.sessions.addMessage(sessionId, "user", query, [], askedAt);
  }
  const closed = () => new Promise((resolve) => call.request.raw.socket.once("close", resolve));
  const events = remembered(call, sessionId, askedAt, eventsOf(wiki, questionOf(call, query)));
  const bytes = withFault(encoded(call, events), call.streamFault(call.request), closed);
  return {
    status: 200,
    stream: Readable.from(bytes, { objectMode: false }),
    headers: { "content-type": "text/event-stream", "cache-control": "no-cache", "x-accel-buffering": "no" },
  };
}

function questionOf(call: Call, query: string): Question {
  const messages = Array.isArray(call.body["messages"]) ? call.body["messages"] : [];
  const history = messages.flatMap((message: unknown) => {
    const content =
      typeof message === "object" && message !== null && "content" in message ? message.content : undefined;
    return typeof content === "string" ? [content] : [];
  });
  return { query, history, includeSources: call.body["include_sources"] !== false };
}

/** Yields the events of an answer in order. A marker in the question makes the answer fail. */
function* eventsOf(wiki: Wiki, question: Question): Generator<ChatEvent> {
  yield { type: "retrieving" };
  const marker = chatMarker(question.query);
  if (marker === "gateway-error") return yield { type: "error", message: "daemon not ready", fromGateway: true };
  if (marker === "error") return yield { type: "error", code: "INTERNAL", message: "the question asks for a failure" };
  const answer = answerFrom(wiki, question);
  yield { type: "retrieved", sources: answer.retrieved };
  const pieces = piecesOf(answer.text);
  if (marker === "error-midway") {
    for (const text of pieces.slice(0, Math.ceil(pieces.length / 2))) yield { type: "delta", text };
    return yield { type: "error", code: "INTERNAL", message: "the question asks for a failure" };
  }
  for (const text of pieces) yield { type: "delta", text };
  yield { type: "done", answer };
}

/**
 * Yields the events of an answer. If the answer is complete or fails after its first words, stores the answer in the
 * session before it yields the last event, so that the reader of that event finds the stored answer. If the reader
 * disconnects earlier, nothing is stored.
 */
function* remembered(
  call: Call,
  sessionId: string,
  askedAt: number,
  events: Iterable<ChatEvent>,
): Generator<ChatEvent> {
  let text = "";
  for (const event of events) {
    if (event.type === "delta") text += event.text;
    if (sessionId !== "" && text !== "" && (event.type === "done" || event.type === "error")) {
      const sources = event.type === "done" ? event.answer.cited : [];
      call.store.sessions.addMessage(sessionId, "assistant", text, sources, askedAt);
    }
    yield event;
  }
}

async function* encoded(call: Call, events: Iterable<ChatEvent>): AsyncGenerator<Buffer> {
  for (const event of events) {
    const bytes = encodeEvent(event, call.variant);
    if (bytes.length > 0) yield bytes;
  }
}

function sessionOf(call: Call): SessionRecord {
  const session = call.store.sessions.get(call.params["id"] ?? "");
  if (session === undefined) throw notFound("session not found");
  return session;
}

/** Handles `GET /api/sessions`. */
export function listSessions({ variant, store }: Call): Reply {
  const sessions = store.sessions.list().map((session) => sessionShape(session));
  return { status: 200, json: variant === "reference" ? sessions : { sessions } };
}

/** Handles `POST /api/sessions`. */
export function createSession(call: Call): Reply {
  return { status: 201, json: sessionShape(call.store.sessions.create(bodyText(call, "title"))) };
}

/** Handles `PATCH /api/sessions/{id}`. The released variant treats a missing title as an empty one. */
export function updateSession(call: Call): Reply {
  if (call.variant === "reference" && call.body["title"] === undefined) throw badRequest("title is required");
  return { status: 200, json: sessionShape(call.store.sessions.rename(sessionOf(call), bodyText(call, "title"))) };
}

/** Handles `DELETE /api/sessions/{id}`. */
export function deleteSession(call: Call): Reply {
  call.store.sessions.remove(sessionOf(call));
  return { status: 204 };
}

/** Handles `GET /api/sessions/{id}/messages`. */
export function listMessages(call: Call): Reply {
  const messages = call.store.sessions.messages(sessionOf(call)).map((message) => messageShape(message, call.variant));
  return { status: 200, json: call.variant === "reference" ? messages : { messages } };
}
