import type { ChatEvent } from "../../src/chat/events.ts";

/** Bytes that a server sent, and the events that the client must report for them. */
export interface RecordedStream {
  readonly name: string;
  readonly text: string;
  /** Events as `inShort` formats them, such as `delta:Hello`. */
  readonly events: readonly string[];
  /** Code of the error at the end. Undefined for a complete stream. */
  readonly failure?: string;
}

/** Returns an event in short notation: its type and its main content. */
export function inShort(event: ChatEvent): string {
  if (event.type === "delta" || event.type === "reasoning") return `${event.type}:${event.text}`;
  if (event.type === "other") return `other:${event.event}:${JSON.stringify(event.data)}`;
  if (event.type === "status") return `status:${event.stage}`;
  return `done:${event.sources.map(({ path }) => path).join()}:${event.cost}`;
}

const RELEASED = `data: {"type": "status", "stage": "retrieved", "sources": [{"title": "Ä", "path": "wiki/concept/ä.md"}]}

data: {"type": "delta", "content": "Grüße \u2028 an "}

data: {"type": "delta", "content": "🦜!"}

data: {"type": "done", "tokens_prompt": 9, "cost_usd": 0.25, "cited_sources": [{"title": "Ä", "path": "wiki/concept/ä.md"}], "prompt_id": 0}

`;
const RELEASED_EVENTS = ["status:retrieved", "delta:Grüße \u2028 an ", "delta:🦜!", "done:concept/ä.md:0.25"];

/**
 * Stream that names the type of each event in the `event` field. The contract doesn't define the layout of events, so
 * servers may differ.
 */
const NAMED = `event: status
data: {"status":"retrieving"}

event: delta
data: {"text":"Alpha "}

event: delta
data: ships.

event: done
data: {"sources":["concept/alpha.md"],"cost":0.5}

`;
const NAMED_EVENTS = ["status:retrieving", "delta:Alpha ", "delta:ships.", "done:concept/alpha.md:0.5"];

const COMMENTS = `: keep-alive
retry: 100
id: 7
unknown: field

data: {"type":"role","role":"assistant"}

data: {"type":"delta",
data: "content":"multi
:comment in between
data: -line"}

data:{"type":"delta","content":"no space"}

data: {"type":"reasoning","content":"hm"}

data: {"type":"done"}

data: {"type":"delta","content":"after the end"}

`;

const withLineEnds = (text: string, end: string) => text.replaceAll("\n", end);

export const RECORDED: readonly RecordedStream[] = [
  { name: "released, LF", text: RELEASED, events: RELEASED_EVENTS },
  { name: "released, CRLF", text: withLineEnds(RELEASED, "\r\n"), events: RELEASED_EVENTS },
  { name: "released, CR", text: withLineEnds(RELEASED, "\r"), events: RELEASED_EVENTS },
  { name: "released, byte order mark", text: `\uFEFF${RELEASED}`, events: RELEASED_EVENTS },
  {
    name: "released, without the blank line at the end",
    text: RELEASED.trimEnd(),
    events: RELEASED_EVENTS,
  },
  {
    name: "released, CR, without the blank line at the end",
    text: withLineEnds(RELEASED.trimEnd(), "\r"),
    events: RELEASED_EVENTS,
  },
  { name: "named events", text: NAMED, events: NAMED_EVENTS },
  { name: "named events, CRLF", text: withLineEnds(NAMED, "\r\n"), events: NAMED_EVENTS },
  {
    name: "comments, other fields, several data lines, unknown types, a tail",
    text: COMMENTS.replace(
      '"content":"multi\n:comment in between\ndata: -line"}',
      '"content":\n:comment in between\ndata: "multi-line"}',
    ),
    events: [
      'other:role:{"type":"role","role":"assistant"}',
      "delta:multi-line",
      "delta:no space",
      "reasoning:hm",
      "done::undefined",
    ],
  },
  {
    name: "an error of the engine after text",
    text: 'data: {"type":"delta","content":"par"}\n\ndata: {"type":"error","code":"INTERNAL","message":"no model"}\n\n',
    events: ["delta:par"],
    failure: "chat-failed",
  },
  {
    name: "an error of the gateway",
    text: 'data: {"message":"daemon not ready","type":"error"}\n\n',
    events: [],
    failure: "engine-starting",
  },
  {
    name: "an error without a reason",
    text: 'event: error\ndata: {"code":"CANCELLED"}\n\n',
    events: [],
    failure: "chat-failed",
  },
  { name: "an empty body", text: "", events: [], failure: "chat-cut" },
  { name: "only comments", text: ": a\n\n: b\n\n", events: [], failure: "chat-cut" },
  { name: "no done", text: 'data: {"type":"delta","content":"half"}\n\n', events: ["delta:half"], failure: "chat-cut" },
  {
    name: "cut within an event",
    text: 'data: {"type":"delta","content":"half"}\n\ndata: {"type":"delta","con',
    events: ["delta:half"],
    failure: "chat-cut",
  },
  {
    name: "an event that is not JSON",
    text: 'data: {"type":"delta","content":"a"}\n\ndata: {"type":"delta",\n\ndata: {"type":"done"}\n\n',
    events: ["delta:a"],
    failure: "chat-malformed",
  },
  {
    name: "a delta without text",
    text: 'data: {"type":"delta","piece":1}\n\ndata: {"type":"done"}\n\n',
    events: [],
    failure: "chat-malformed",
  },
  {
    name: "a web page without its media type",
    text: "<!doctype html>\n<title>Wiki</title>\n",
    events: [],
    failure: "chat-web-page",
  },
  { name: "JSON without its media type", text: '{"error":"no such model"}\n', events: [], failure: "chat-refused" },
];
