/**
 * Reads the clients' drift reports (`onDrift`), which describe differences between responses and the specification.
 * Finds the specification files that a report concerns.
 */
import { readFileSync } from "node:fs";
import type { DriftReport } from "@specwright/trading";
import type { Content, Place, Specification } from "./specification.ts";

const isReport = (value: unknown): value is DriftReport => {
  const { operation, topic, place, expected, found, times } = Object(value) as Record<string, unknown>;
  return (
    [place, expected, found].every((text) => typeof text === "string") &&
    typeof times === "number" &&
    (typeof operation === "string" || typeof topic === "string")
  );
};

/** Reads the drift reports of a file: a JSON list, or one report per line. */
export function readDrift(file: string): DriftReport[] {
  const text = readFileSync(file, "utf8").trim();
  const lines = text.startsWith("[") ? [text] : text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.flatMap((line, index) => {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      throw new Error(`${file}, line ${index + 1} is not JSON: ${(error as Error).message}`, { cause: error });
    }
    return [value].flat().map((report) => {
      if (!isReport(report))
        throw new Error(
          `${file}, line ${index + 1} is not a report of onDrift: it must have operation or topic, place, expected, found and times.`,
        );
      return report;
    });
  });
}

/** Response or message that a report may be about, with the file of its operation or topic. */
export interface Source {
  readonly content: Content;
  readonly file: string;
}

/**
 * Returns the responses or messages that a report may be about. The report names a topic, or an operation by its ID or
 * its call. A helper such as `tasks.wait` may use any operation of its group.
 */
function sourcesOf(specification: Specification, { operation, topic, place }: DriftReport): Source[] {
  const { operations, topics, contents } = specification;
  const sources = (file: string, numbers: readonly (number | undefined)[]): Source[] =>
    numbers.flatMap((number) => {
      const content = number === undefined ? undefined : contents[number];
      return content === undefined ? [] : [{ content, file }];
    });
  if (operation === undefined) {
    const known = topics[topic ?? ""];
    return known === undefined ? [] : sources(known.file, [known.content]);
  }
  const all = Object.entries(operations);
  const exact = all.filter(([id, { calls }]) => id === operation || calls.includes(operation));
  const [group = ""] = operation.split(".");
  const isHelper = exact.length === 0 && place.startsWith("response");
  const used = isHelper ? all.filter(([, { calls }]) => calls.some((call) => call.startsWith(`${group}.`))) : exact;
  return used.flatMap(([, { file, responses, events = {} }]) =>
    sources(file, [responses["200"] ?? responses["201"], ...Object.values(events)]),
  );
}

/**
 * Converts the path of a deviation to a path in the schema of the response or message: removes the leading `response`
 * or `message`. Keeps the trading platform's envelope, because it is part of the schema.
 */
const nameInContent = (place: string): string => place.replace(/^(response|message)(\.|(?=\[)|$)/, "");

const withoutLast = (name: string): string => name.replace(/(^|\.)[^.[\]]+$|\[\d*\]$/, "");

const placeNamed = ({ places }: Content, name: string): Place | undefined =>
  places[name] ?? places[name.replace(/\[\]$/, "[0]")];

/** Returns true for a finding about the fields of a record or the entries of a tuple. */
const isBetweenFields = (found: string): boolean =>
  / entries$|exchanged$|^a price outside|^high far|^\w+ below \w+$|^not in the order of prices|^bids at/.test(found);

/** Returns the files with the statement that a finding contradicts, such as the `required` list for a missing field. */
function filesAt(content: Content, name: string, found: string): readonly number[] {
  const place = placeNamed(content, name);
  // A new field has no description yet, so return the files that describe the fields beside it.
  if (place === undefined) return content.places[withoutLast(name)]?.fieldsBelow ?? [];
  if (found === "absent") return place.required ?? place.files;
  if (found === "unknown value") return place.values ?? place.files;
  if (found === "wrong format") return place.format ?? place.files;
  return isBetweenFields(found) ? (place.fieldsBelow ?? place.files) : place.files;
}

/** Returns the files that are in every list. Ignores empty lists. */
function commonFiles(candidates: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...others] = candidates.filter((files) => files.length > 0);
  return first.filter((file) => others.every((files) => files.includes(file)));
}

const isTime = (found: string): boolean => found.endsWith("seconds");

/** Advice for findings that can't be fixed by changing the field itself. */
const adviceAboutAnswers: readonly (readonly [found: RegExp, advice: string])[] = [
  [/^another body$/, "request it by hand: no response of the specification looks like this"],
  [
    /^(the same page|a repeated record|the same cursor)|for the second page$/,
    "read the pages by hand: x-pagination no longer holds",
  ],
  [
    /^(not in the order of prices|bids at or above)/,
    "compare the levels with prefixItems, and the sides with their descriptions: their order may have changed",
  ],
  [/^not the \w+ first$/, "read the list by hand: its order has changed"],
  [/^an empty list$/, "read the list by hand: it had records before"],
  [
    /exchanged$|^a price outside|^high far|^\w+ below \w+$/,
    "compare the values with their descriptions, and those of a tuple with prefixItems: some may have changed places",
  ],
];

/** Returns the change that makes the specification match the service. */
function adviceFor({ place, expected, found }: DriftReport, field: string): string {
  const known = adviceAboutAnswers.find(([pattern]) => pattern.test(found));
  if (known !== undefined) return known[1];
  if (place === "answer") return "request it by hand; if it no longer exists, remove it from the specification";
  if (isTime(found)) return `${field} is in ${found}: change its type and description`;
  if (found === "an integer beyond 2^53") return `make ${field} an int64 or a string: a number would lose digits`;
  if (found.endsWith(" entries")) return `list the ${found} of ${field} in prefixItems`;
  if (place.startsWith("header.") && found.startsWith("absent"))
    return `look for ${field} under a new name, and describe the new field`;
  if (found.startsWith("absent beside "))
    return `rename ${field} if ${found.slice("absent beside ".length)} replaces it`;
  if (found === "absent") return `remove ${field} from required`;
  if (found === "unknown field") return `add ${field} with its type and meaning`;
  if (found === "unknown value") return `add the new value to the enum of ${field}`;
  if (found === "wrong format") return `widen the format or pattern of ${field}: ${expected}`;
  if (found.startsWith("status ")) return `add ${found} to responses`;
  if (found.startsWith("code ")) return `add ${found} with its class and meaning`;
  if (found.startsWith("limit ")) return `set x-rate-limit to ${found.slice("limit ".length)} instead of ${expected}`;
  return found === "null" ? `let ${field} be null or ${expected}` : `let ${field} be ${found} instead of ${expected}`;
}

/**
 * Returns whether a report is about the operation as a whole (status, limits, pages), not about a field of its
 * response.
 */
const isAboutOperation = ({ place, found }: DriftReport): boolean =>
  place === "answer" || place === "status" || place.startsWith("header.") || /cursor|page/.test(found);

/** File with the return codes of all operations. */
const returnCodes = "specs/trading/ret-codes.yaml";

/**
 * Place in the specifications: the files to change, the field and the advice. `files` is empty if no file describes the
 * place.
 */
export interface SpecificationPlace {
  readonly files: readonly string[];
  readonly property: string;
  readonly advice: string;
}

/**
 * Returns the specification files to change for a report, and what to change in them. `sources` are the responses or
 * messages that the report may be about.
 */
export function specificationPlace(
  { files: names }: Specification,
  sources: readonly Source[],
  report: DriftReport,
): SpecificationPlace {
  const { place, found } = report;
  const name = nameInContent(place);
  const property = name.split(/\.|(?=\[)/).at(-1) || place;
  const advice = adviceFor(report, property);
  if (found.startsWith("code ")) return { files: [returnCodes], property, advice };
  if (found === "another body") return { files: [], property, advice };
  if (isAboutOperation(report)) return { files: [...new Set(sources.map(({ file }) => file))], property, advice };
  const describing = sources.filter(({ content }) => placeNamed(content, name) !== undefined);
  const isRequired = describing.some(({ content }) => placeNamed(content, name)?.required !== undefined);
  const isOptional = describing.length > 0 && !isRequired;
  if (found === "absent" && /cursor$/i.test(name) && !isRequired)
    return {
      files: [...new Set(sources.map(({ file }) => file))],
      property,
      advice: `look for ${property} under a new name: x-pagination no longer holds`,
    };
  const candidates = (describing.length > 0 ? describing : sources).map(({ content }) => filesAt(content, name, found));
  return {
    files: commonFiles(candidates).map((number) => names[number] ?? ""),
    property,
    advice: found === "absent" && isOptional ? `look for ${property} under a new name, or remove ${property}` : advice,
  };
}

/** Returns a key that is equal for repeated reports of one difference from the specification. */
export const keyOf = ({ operation, topic, place, found }: Omit<DriftReport, "expected" | "times">): string =>
  [operation, topic, place, found].join(" ");

/** Returns the operation or topic of a report, for a message. */
export const subjectOf = ({ operation, topic }: Pick<DriftReport, "operation" | "topic">): string =>
  operation ?? `topic ${topic}`;

/** Returns the number of occurrences in words: `once` or `3 times`. */
export const timesOf = ({ times }: Pick<DriftReport, "times">): string => (times === 1 ? "once" : `${times} times`);

/**
 * Merges equal reports. Returns one line for each: the difference, the number of occurrences, the files to change and
 * the advice.
 */
export function driftLines(specification: Specification, reports: readonly DriftReport[]): string[] {
  const places = new Map<string, DriftReport>();
  for (const report of reports) {
    const key = keyOf(report);
    places.set(key, { ...report, times: (places.get(key)?.times ?? 0) + report.times });
  }
  return [...places.values()].map((report) => {
    const { place, found } = report;
    const what = found === "unknown field" ? "new" : found;
    const seen = `- ${subjectOf(report)}: ${place} was ${what} ${timesOf(report)}`;
    const { files, advice } = specificationPlace(specification, sourcesOf(specification, report), report);
    if (files.length === 0) return `${seen}: no specification describes it`;
    return `${seen}: ${files.join(", ")}: ${advice}`;
  });
}
