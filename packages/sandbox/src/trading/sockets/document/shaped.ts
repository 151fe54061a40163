import { streamDocument } from "./stream-document.ts";

/** The fields of a REST record, and some of the stream's own, that the schema of a topic has. */
export function shaped(schema: string, record: object): object {
  const fields = new Set(streamDocument().fieldsOf(schema));
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.has(name)));
}
