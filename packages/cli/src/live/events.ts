/** Parser for the server-sent events of a complete response body. */

/** An event: the name of its `event:` field, if it has one, and its data. */
export interface StreamEvent {
  readonly name: string | undefined;
  readonly data: string;
}

const fieldsOf = (block: string, name: string): string[] =>
  block
    .split("\n")
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).replace(/^ /, ""));

/** Returns the events of a stream, parsed by the rules of server-sent events. */
export function streamEvents(text: string): StreamEvent[] {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .split("\n\n")
    .map((block) => ({ name: fieldsOf(block, "event").at(-1), data: fieldsOf(block, "data").join("\n") }))
    .filter(({ data }) => data !== "");
}
