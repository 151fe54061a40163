import { readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { listOf } from "../document.ts";
import { problemsOf } from "../json-schema.ts";
import { type Catalogue, type DataFile, type Problem, catalogue } from "./catalogue.ts";
import { changeProblems, hostProblems, rateLimitProblems, returnCodeProblems, traceabilityProblems } from "./data.ts";

const folder = join(import.meta.dirname, "../schemas");

/** Returns the violations of a data file's JSON Schema. */
function schemaProblems(file: DataFile, name: string): Problem[] {
  const schema = JSON.parse(readFileSync(join(folder, `${name}.schema.json`), "utf8")) as object;
  return problemsOf(schema, file.value).map(({ path, message }) => {
    const subject = path.length === 0 ? "The file" : `"${path.join(".")}"`;
    return file.problem(`${name}-schema`, path, `${subject} ${message}.`);
  });
}

type Check = (file: DataFile, catalogue: Catalogue) => Problem[];

/** The data files by name, each with a function for the checks that a JSON Schema can't express. */
const dataFiles: Readonly<Record<string, { file: string; check: Check }>> = {
  "ret-codes": { file: "specs/trading/ret-codes.yaml", check: returnCodeProblems },
  "rate-limits": { file: "specs/trading/rate-limits.yaml", check: rateLimitProblems },
  hosts: { file: "specs/trading/hosts.yaml", check: hostProblems },
  changes: { file: "specs/trading/changes.yaml", check: changeProblems },
  traceability: { file: "specs/traceability.yaml", check: traceabilityProblems },
};

function checkData(name: string, known: Catalogue): Problem[] {
  const entry = dataFiles[name];
  if (entry === undefined || !known.files.includes(entry.file)) return [];
  const file = known.file(entry.file);
  const syntax = file.syntaxProblems();
  if (syntax.length > 0) return syntax;
  const shape = schemaProblems(file, name);
  // The other checks rely on the structure of the file, so run them only if the structure is valid.
  return shape.length > 0 ? shape : entry.check(file, known);
}

/** Returns the mistakes that aren't in OpenAPI documents: those in data files, and files that nothing refers to. */
export function checkFiles(root: string): Problem[] {
  const known = catalogue(root);
  return [
    ...unreferencedFiles(known),
    ...schemaNameProblems(known),
    ...textProblems(known),
    ...twinProblems(known),
    ...pageProblems(known),
    ...Object.keys(dataFiles).flatMap((name) => checkData(name, known)),
  ];
}

/** Patterns that no line of a specification may match, each with the message for the author. */
const mistakes: readonly { readonly rule: string; readonly pattern: RegExp; readonly message: string }[] = [
  { rule: "no-blanks", pattern: /[ \t\r]$/, message: "The line ends with whitespace." },
  {
    rule: "no-blanks",
    pattern: /^(?!\s*#).*?[^\s#] {2,}(?!#)\S/,
    message: "There is more than one space between two words.",
  },
  {
    rule: "english-text",
    pattern: /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u,
    message: "The text contains a letter of a script other than Latin. Texts are in English.",
  },
  {
    rule: "no-literal-quotes",
    pattern: /^[^#]*(?:[:-]|^) +(?:'".*"'|"'.*'"|"\\".*\\""|‘.*’|“.*”) *$/,
    message:
      "The text has a second pair of quotation marks inside those of YAML, which readers would see. Remove one pair.",
  },
];

/**
 * Matches hosts that texts may contain although `hosts.yaml` doesn't list them: this machine, documentation and
 * examples.
 */
const documentationHosts =
  /^(?:127\.0\.0\.1|bybit-exchange\.github\.io|(?:www|announcements)\.bybit\.com|github\.com|opensource\.org|(?:[\w-]+\.)?example\.(?:com|org))$/;

/** Returns the hosts in `hosts.yaml`. The checks in `data.ts` report mistakes in this file. */
function listedHosts({ files, text }: Catalogue): Set<string> {
  const file = "specs/trading/hosts.yaml";
  if (!files.includes(file)) return new Set();
  return new Set([...text(file).matchAll(/\w+:\/\/([\w.-]+)/g)].map(([, host = ""]) => host));
}

/** Returns mistakes in single lines of all files: wrong spaces, letters or quotation marks, and unknown hosts. */
function textProblems(known: Catalogue): Problem[] {
  const listed = listedHosts(known);
  return known.files.flatMap((file) =>
    known
      .text(file)
      .split("\n")
      .flatMap((text, index): Problem[] => {
        const place = { file, line: index + 1 };
        const found = mistakes.find(({ pattern }) => pattern.test(text));
        if (found !== undefined) return [{ ...place, rule: found.rule, message: found.message }];
        const hosts = [...text.matchAll(/\b(?:https?|wss?):\/\/([\w-]+(?:\.[\w-]+)+)/g)].map(([, host = ""]) => host);
        const strange = hosts.find((host) => !listed.has(host) && !documentationHosts.test(host));
        if (strange === undefined) return [];
        const message = `${strange} is neither a host of hosts.yaml nor one of the documentation. Is it misspelt?`;
        return [{ ...place, rule: "known-hosts", message }];
      }),
  );
}

/** Returns links to pages that `pages.yaml` doesn't list. Anchors are ignored. */
function pageProblems({ files, text: textOf, file: read }: Catalogue): Problem[] {
  const list = "specs/trading/pages.yaml";
  if (!files.includes(list)) return [];
  const pages = new Set(listOf(read(list).value));
  return files.flatMap((file) =>
    textOf(file)
      .split("\n")
      .flatMap((text, index): Problem[] => {
        if (file === list) return [];
        const links = [...text.matchAll(/https:\/\/bybit-exchange\.github\.io\/docs\/([^\s#"'`)>]+)/g)];
        const strange = links.map(([, page = ""]) => page).find((page) => !pages.has(page));
        if (strange === undefined) return [];
        const message = `The documentation has no page ${strange}. If it is new, add it to ${list}.`;
        return [{ file, line: index + 1, rule: "known-pages", message }];
      }),
  );
}

/**
 * Returns the folder of the document to which a file belongs, such as `specs/trading`. Names must be unique only within
 * such a folder.
 */
const documentFolder = (file: string): string => file.split("/").slice(0, 2).join("/");

/**
 * Returns schema files with the same name in different folders. Types and the bundled document name a schema after its
 * file, so the names would clash.
 */
function schemaNameProblems({ files }: Catalogue): Problem[] {
  const schemas = files.filter((file) => file.includes("/components/schemas/"));
  const groups = Map.groupBy(schemas, (file) => `${documentFolder(file)}/${basename(file)}`);
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .flatMap((group) =>
      group.map((file) => {
        const others = group.filter((other) => other !== file).map(dirname);
        const message = `A schema file of the same name is in ${others.join(", ")}. Rename one of them.`;
        return { file, line: 1, rule: "unique-schema-names", message };
      }),
    );
}

interface Enumeration {
  readonly enum?: unknown;
  readonly anyOf?: unknown;
  readonly description?: string;
}

/**
 * Returns the values that a schema enumerates. Ignores an enumeration that isn't a list, which another check reports.
 */
function valuesOf({ enum: own, anyOf }: Enumeration): string[] {
  const parts = Array.isArray(anyOf) ? anyOf : [];
  return [{ enum: own }, ...parts].flatMap((part) => (Array.isArray(part.enum) ? part.enum : [])).map(String);
}

/**
 * Returns the part of a description that explains the values, which starts at the first value. The words before it may
 * differ between descriptions.
 */
function explanation({ description = "" }: Enumeration, values: readonly string[]): string {
  const text = description
    .replaceAll(/`|\bOther values may appear\.?/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/\.$/, "");
  const starts = values.map((value) => text.search(new RegExp(`(?<!\\w)${RegExp.escape(value)}(?!\\w)`)));
  return text.slice(Math.max(0, Math.min(...starts.filter((start) => start >= 0))));
}

/**
 * Returns a value of the open enumeration that is probably misspelt. The closed enumeration lacks this value, and has a
 * value that the open enumeration lacks. Numbers are ignored, because they may represent names.
 */
function misspeltValue(closed: Enumeration, open: Enumeration): string | undefined {
  const [values, others] = [valuesOf(closed), valuesOf(open)];
  const lacking = values.filter((value) => !others.includes(value) && Number.isNaN(Number(value)));
  const shared = values.some((value) => others.includes(value));
  return lacking.length > 0 && shared ? others.find((value) => !values.includes(value)) : undefined;
}

/** Returns the path of a value in an open enumeration. */
function placeOf({ anyOf }: Enumeration, value: string): (string | number)[] {
  const parts = (Array.isArray(anyOf) ? anyOf : []) as readonly Enumeration[];
  const lists = parts.map((part) => (Array.isArray(part.enum) ? part.enum.map(String) : []));
  const part = lists.findIndex((list) => list.includes(value));
  return part < 0 ? ["enum"] : ["anyOf", part, "enum", lists[part]?.indexOf(value) ?? 0];
}

/**
 * Compares the enumeration of a request, such as `Side`, with the enumeration for responses, such as `SideValue`. They
 * are separate schemas, because only the enumeration for responses is open. If both have the same values, they need the
 * same explanation. If each has a value that the other lacks, one of these values is misspelt.
 */
function twinProblems({ schemas, file: read }: Catalogue): Problem[] {
  return [...schemas].flatMap(([name, file]): Problem[] => {
    const twin = schemas.get(`${name}Value`);
    if (twin === undefined || !file.includes("/scalars/")) return [];
    const [closed, open] = [read(file), read(twin)];
    const [request, response] = [closed.value, open.value] as [Enumeration, Enumeration];
    const values = valuesOf(request);
    const misspelt = misspeltValue(request, response);
    if (misspelt !== undefined) {
      const message = `"${misspelt}" is not among the values of ${name}: ${values.join(", ")}. Is one of them misspelt?`;
      return [open.problem("twin-enumerations", placeOf(response, misspelt), message)];
    }
    if (values.toSorted().join() !== valuesOf(response).toSorted().join()) return [];
    const [said, saidHere] = [explanation(request, values), explanation(response, values)];
    if (said === saidHere) return [];
    const message = `${name} has the same values with a different explanation: "${said}". Use one explanation in both.`;
    return [open.problem("twin-enumerations", ["description"], message)];
  });
}

/** Returns whether a file is a document or a data file, to which no other file needs to refer. */
const needsNoReference = (file: string): boolean =>
  /^specs\/[\w-]+\/[\w-]+\.yaml$/.test(file) || /^specs\/[\w-]+\.yaml$/.test(file) || file.endsWith(".arazzo.yaml");

/** Returns the `$ref` targets of a file, relative to the root of the repository. */
function references({ text }: Catalogue, file: string): string[] {
  return [...text(file).matchAll(/\$ref: *["']?([^"'#\s}]+)/g)].map(([, target = ""]) =>
    normalize(join(dirname(file), target)),
  );
}

const message = (file: string): string =>
  file.includes("/paths/")
    ? "No path of openapi.yaml refers to this file. Add one, or delete the file."
    : "Nothing refers to this file. Refer to it, or delete it.";

/**
 * Returns files below `specs/` that no document refers to, so that nothing checks or compiles them. If unreferenced
 * files refer to each other, only the first is reported.
 */
function unreferencedFiles(known: Catalogue): Problem[] {
  const { files } = known;
  const names = new Set(files);
  const reached = new Set<string>();
  const reach = (start: string): void => {
    // A set is iterated in insertion order, so items added here are also visited.
    const found = new Set([start]);
    for (const file of found) {
      reached.add(file);
      for (const target of references(known, file)) if (names.has(target) && !reached.has(target)) found.add(target);
    }
  };
  for (const file of files.filter(needsNoReference)) reach(file);
  const left = files.filter((file) => !reached.has(file));
  const named = new Set(left.flatMap((file) => references(known, file).filter((target) => target !== file)));
  const firstToLast = [...left.filter((file) => !named.has(file)), ...left.filter((file) => named.has(file))];
  return firstToLast.flatMap((file) => {
    if (reached.has(file)) return [];
    reach(file);
    return [{ file, line: 1, rule: "unreferenced-file", message: message(file) }];
  });
}
