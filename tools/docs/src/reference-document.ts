import { withPlainEnums } from "./open-enums.ts";

/** A document as its reference page shows it: the page draws no extension, and no difference between a token that is wanted and one that may be sent. */
interface Sections {
  readonly info: { readonly description: string };
  readonly security?: readonly object[];
  readonly paths?: object;
}

/** Markdown to add to the description of an operation, by operationId. */
export type Notes = ReadonlyMap<string, string>;

const extension = "x-evidence";
/** Begins the description of whatever the extension marks. */
const mark = "**Released server.**";
const statement = `carries \`${extension}: public\``;

/** The same value with every marked description beginning with the mark. */
function withMarks(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withMarks);
  if (node === null || typeof node !== "object") return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withMarks(value)]));
  const { description } = copy;
  if (copy[extension] !== "public" || typeof description !== "string") return copy;
  return { ...copy, description: `${mark} ${description}` };
}

/** A scheme that stands beside "nothing at all" gets a name that says so. */
function withOptionalTokens<Document extends Sections>(document: Document): Document {
  const requirements = document.security ?? [];
  if (!requirements.some((requirement) => Object.keys(requirement).length === 0)) return document;
  const names = requirements.flatMap((requirement) => Object.keys(requirement));
  const renamed = names.reduce(
    (text, name) => text.replaceAll(JSON.stringify(name), JSON.stringify(`Optional${name}`)),
    JSON.stringify(document),
  );
  return JSON.parse(renamed) as Document;
}

interface Described {
  readonly operationId?: string;
  readonly description?: string;
}

function withNotes<Document extends Sections>(document: Document, notes: Notes): Document {
  const withNote = (operation: Described) => {
    const note = notes.get(operation.operationId ?? "") ?? "";
    return note === "" ? operation : { ...operation, description: `${operation.description ?? ""}\n\n${note}`.trim() };
  };
  const items = Object.entries(document.paths ?? {}).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item as object).map(([key, value]) => [key, withNote(value as Described)])),
  ]);
  return { ...document, paths: Object.fromEntries(items) };
}

/** Only a document that says what the extension means is marked; in others it is a note for its authors. */
export function referenceDocument<Document extends Sections>(document: Document, notes: Notes = new Map()): Document {
  const readable = withNotes(withPlainEnums(withOptionalTokens(document)), notes);
  const { description } = readable.info;
  if (!description.includes(statement)) return readable;
  const said = `begins with ${mark} (\`${extension}: public\` in the document)`;
  return {
    ...(withMarks(readable) as Document),
    info: { ...readable.info, description: description.replaceAll(statement, said) },
  };
}
