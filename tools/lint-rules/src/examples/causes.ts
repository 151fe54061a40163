import type { DataFile, Path, Problem } from "../files/data-file.ts";
import { Documents, Explainer, pathOf, type Mismatch, type Place } from "./explain.ts";

/** The rule that compares examples with their schemas. */
export const exampleRule = "specwright/valid-examples";

/** A problem with the place of the value that is wrong, and of what holds the example and its schema. */
export interface ExampleProblem extends Problem {
  readonly pointer: string;
  readonly holder: { readonly file: string; readonly pointer: string };
}

/** An example with its schema. */
interface Example {
  readonly file: DataFile;
  readonly path: Path;
  readonly value: unknown;
  readonly schema: Place;
  readonly rule: string;
}

const valueAt = (file: DataFile, path: Path): unknown =>
  path.reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>> | undefined)?.[key], file.value);

/** Where the examples of a media type, a parameter, a schema or a message stand, references followed. */
function examplesOf(documents: Documents, holder: Place): { file: DataFile; path: Path }[] {
  const { file, path } = holder;
  const names = Object.keys((holder.node["examples"] as object | undefined) ?? {});
  const listed = names.flatMap((name) => {
    const example = documents.at(holder, "examples", name) ?? { file, path: [...path, "examples", name] };
    return [
      { file: example.file, path: [...example.path, "value"] },
      { file: example.file, path: [...example.path, "payload"] },
      { file: example.file, path: example.path },
    ];
  });
  return [...listed, { file, path: [...path, "example"] }];
}

/** The example that a problem is about. */
function findExample(documents: Documents, { file: name, pointer, holder, rule }: ExampleProblem): Example | undefined {
  const place = documents.find(documents.file(holder.file), pathOf(holder.pointer));
  if (place === undefined) return undefined;
  const wrong = pathOf(pointer);
  const found = examplesOf(documents, place).find(
    ({ file, path }) => file.name === name && path.every((key, index) => String(key) === wrong[index]),
  );
  if (found === undefined) return undefined;
  const schema = documents.at(place, "schema") ?? documents.at(place, "payload") ?? place;
  return { ...found, value: valueAt(found.file, found.path), schema, rule };
}

/** The line of the keyword of a schema, or of the schema. */
const schemaLine = ({ schema, keyword }: Mismatch): string =>
  `${schema.file.name}:${schema.file.lineOf([...schema.path, keyword])}`;

function nameOf({ at }: Mismatch): string {
  const field = at.findLast((key) => typeof key === "string");
  if (field === undefined) return at.length === 0 ? "The value" : "An item";
  return typeof at.at(-1) === "number" ? `An item of "${field}"` : `"${field}"`;
}

type Found = Mismatch & { readonly example: Example };

/** One problem for examples that the same line of a schema refuses. A mistake of several examples is one of their schema. */
function causeOf(found: readonly [Found, ...Found[]]): Problem {
  const [first] = found;
  const { file, path, rule } = first.example;
  const examples = new Set(found.map(({ example }) => `${example.file.name} ${example.path.join("/")}`));
  const line = file.lineOf([...path, ...first.at]);
  const what = `${nameOf(first)} ${first.message}`;
  if (examples.size === 1)
    return { file: file.name, line, rule, message: `${what}. The schema is in ${schemaLine(first)}.` };
  const message = `${what}, in ${examples.size} examples; the first is in ${file.name}:${line}.`;
  const { schema, keyword } = first;
  return { file: schema.file.name, line: schema.file.lineOf([...schema.path, keyword]), rule, message };
}

/** What is wrong with examples: one problem for each mistake, at the line to change. */
export function exampleCauses(root: string, problems: readonly ExampleProblem[]): Problem[] {
  const documents = new Documents(root);
  const explainer = new Explainer(documents);
  const keyOf = ({ file, path }: Example) => [file.name, ...path].join("/");
  const byExample = Map.groupBy(problems, (problem) => {
    const example = findExample(documents, problem);
    return example === undefined ? "" : keyOf(example);
  });
  const unexplained: Problem[] = [];
  const found = [...byExample].flatMap(([key, own]): Found[] => {
    const [first] = own;
    const example = key === "" || first === undefined ? undefined : findExample(documents, first);
    const mismatches = example === undefined ? [] : explainer.explain(example.schema, example.value);
    // What cannot be explained is told as it was found.
    if (example === undefined || mismatches.length === 0) unexplained.push(...own);
    return mismatches.map((mismatch) => ({ ...mismatch, example: example as Example }));
  });
  const groups = Map.groupBy(found, (mismatch) => `${schemaLine(mismatch)} ${mismatch.keyword} ${nameOf(mismatch)}`);
  return [...unexplained, ...[...groups.values()].map((group) => causeOf(group as [Found, ...Found[]]))];
}
