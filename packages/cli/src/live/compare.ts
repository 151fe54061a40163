/**
 * Compares a service's responses with the specifications. Reports each place that differs, the number of occurrences,
 * and the change to make.
 */
import type { DriftReport } from "@specwright/trading";
import { findDeviations, type Deviation } from "@specwright/transport";
import { keyOf, specificationPlace, type Source, type SpecificationPlace } from "./drift.ts";
import { streamEvents } from "./events.ts";
import { OptionalFields, type FieldCounts, type FieldPresence } from "./deviations/optional-fields.ts";
import { pageDeviations, type Page } from "./deviations/pages.ts";
import {
  contentOf,
  eventContent,
  listedCode,
  operationNamed,
  topicContent,
  type ComparedOperation,
  type Content,
  type Specification,
} from "./specification.ts";
import { Quotes } from "./deviations/quotes.ts";
import { findValueDeviations, shapeOf } from "./deviations/values.ts";

/** Response of a REST operation. */
export interface ComparedResponse {
  readonly operationId: string;
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON body. */
  readonly body: unknown;
}

/** Report of a difference (drift) at one path of a response or message, with an example. */
interface FoundDrift extends DriftReport {
  /**
   * Example value with its letters and digits masked: `"xxx999"` for `"abc123"`. Undefined if the response has no value
   * at the path.
   */
  readonly example?: string;
}

/** Difference between a service and the specifications, with the files to change. */
export type Difference = FoundDrift & SpecificationPlace;

/**
 * Converts a path in a response to the form in which the clients report it, without the envelope:
 * `response.result.list` becomes `result.list`.
 */
const withoutEnvelope = (place: string): string => place.replace(/^response\.(?=result\b)/, "");

const segment = /\.?([^.[\]]+)|\[(\d*)\]/g;

/** Returns the first value at a place such as `result.list[].price`. */
function valueAt(body: unknown, place: string): unknown {
  const steps = [...place.replace(/^(response|message)\b/, "").matchAll(segment)];
  return steps.reduce<unknown>((at, [, field, index]) => {
    if (field === undefined) return Array.isArray(at) ? (at as unknown[])[Number(index ?? 0)] : undefined;
    return isObject(at) ? at[field] : undefined;
  }, body);
}

/** Content of a response that no specification describes. */
const undescribed: Content = { schema: "object", places: {} };

type Subject = Pick<DriftReport, "operation" | "topic">;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Parses the data of an event. Undefined if it isn't JSON. */
function parsedEvent(data: string): { readonly type?: string } | undefined {
  try {
    return Object(JSON.parse(data)) as { readonly type?: string };
  } catch {
    return undefined;
  }
}

/** Returns true for a body without any required field of the schema. Another server, such as a proxy, wrote it. */
const isForeign = ({ schema }: Content, body: unknown): boolean => {
  const required = typeof schema === "string" ? [] : Object.keys(schema.required ?? {});
  return required.length > 0 && !(isObject(body) && required.some((name) => body[name] !== undefined));
};

/** Optional fields of an operation or topic in one product category. */
interface CountedFields {
  readonly subject: Subject;
  readonly source: Source;
  readonly category: string;
  readonly fields: OptionalFields;
}

/** Returns the first segment of a path: `response` for an operation, `message` for a topic. */
const rootOf = ({ topic }: Subject): string => (topic === undefined ? "response" : "message");

/**
 * Returns the deviation for an optional field that all examples or earlier responses had and this run lacks, or for a
 * list without records.
 */
const missingDeviation = (root: string, place: string, times: number): Deviation =>
  place.endsWith("[]")
    ? {
        place: `${root}.${place.slice(0, -2)}`,
        expected: "records, as in all examples or earlier responses",
        found: "an empty list",
        times,
      }
    : {
        place: `${root}.${place}`,
        expected: "a value, as in all examples or earlier responses",
        found: "absent",
        times,
      };

/** Returns a name for an operation or topic in a product category: `marketTickers (linear)`, `topic kline (spot)`. */
const nameOf = ({ operation, topic }: Subject, category: string): string =>
  `${operation ?? `topic ${topic}`}${category === "" ? "" : ` (${category})`}`;

const categoryOf = (body: unknown): string => String(valueAt(body, "result.category") ?? "");

/**
 * Collects the differences found in many responses and messages. Equal differences at the same path are listed once,
 * with their number.
 */
export class Comparison {
  readonly #specification: Specification;
  readonly #found = new Map<string, Difference>();
  readonly #quotes = new Quotes();
  readonly #counted = new Map<string, CountedFields>();

  constructor(specification: Specification) {
    this.#specification = specification;
  }

  /** Compares a response with its operation: status, rate limit headers, return code and every field. */
  response({ operationId, status, headers, body }: ComparedResponse): void {
    const operation = operationNamed(this.#specification, operationId);
    const subject = { operation: operationId };
    const content = contentOf(this.#specification, operation, status);
    const about = [{ file: operation.file, content: content ?? undescribed }];
    if (content === undefined) {
      this.#add(subject, about, {
        place: "status",
        expected: "a documented status",
        found: `status ${status}`,
        times: 1,
      });
      return;
    }
    for (const deviation of limitDeviations(operation, headers)) this.#add(subject, about, deviation);
    const code = isObject(body) ? body["retCode"] : undefined;
    if (isForeign(content, body)) {
      const found = { place: "response", expected: `the documented body of status ${status}`, found: "another body" };
      this.#add(subject, about, { ...found, times: 1 });
    } else if (typeof code === "number" && code !== 0) {
      // Check the code only with status 200. With another status, the report of the failed request contains the code.
      if (status === 200 && listedCode(this.#specification, code, operation.path) === undefined)
        this.#add(subject, about, { place: "retCode", expected: "a listed code", found: `code ${code}`, times: 1 });
      this.#compare(subject, { ...about[0], content: this.#envelope } as Source, body);
    } else {
      this.#compare(subject, { file: operation.file, content }, body);
      this.#countFields(subject, { file: operation.file, content }, body, categoryOf(body));
    }
  }

  /** Checks the records of a list. Compares the first page with the second one, if there is a second. */
  pages(operationId: string, first: Page, second?: Page): void {
    const operation = operationNamed(this.#specification, operationId);
    const content = contentOf(this.#specification, operation, 200);
    if (content === undefined) return;
    const about = [{ file: operation.file, content }];
    for (const deviation of pageDeviations(operation, content, first, second))
      this.#add({ operation: operationId }, about, deviation);
  }

  /** Records that the service refused a cursor it had returned itself. `reason` describes the refusal. */
  refusedCursor(operationId: string, reason: string): void {
    const operation = operationNamed(this.#specification, operationId);
    this.#add({ operation: operationId }, [{ file: operation.file, content: undescribed }], {
      place: `result.${operation.cursor?.next}`,
      expected: "the cursor of the second page",
      found: `${reason} for the second page`,
      times: 1,
    });
  }

  /** Compares the events of a streamed response, each with the schema of its type. */
  events(operationId: string, text: string): void {
    const operation = operationNamed(this.#specification, operationId);
    const subject = { operation: operationId };
    for (const { name, data } of streamEvents(text)) {
      const event = parsedEvent(data);
      if (event === undefined) {
        const expected = "events with data in JSON";
        const about = [{ file: operation.file, content: undescribed }];
        this.#add(subject, about, { place: "response", expected, found: "another body", times: 1 });
        continue;
      }
      const type = event.type ?? name ?? "";
      const content = eventContent(this.#specification, operation, type);
      if (content !== undefined) this.#compare(subject, { file: operation.file, content }, event);
      else {
        const expected = `one of ${Object.keys(operation.events ?? {}).join(", ")}`;
        const about = [{ file: operation.file, content: undescribed }];
        const deviation = { place: "response.type", expected, found: "unknown value", times: 1 };
        this.#add(subject, about, deviation, type);
      }
    }
  }

  /**
   * Compares a pushed message with the schema of its topic, such as `publicTrade`. `server` is the name of its stream
   * server, such as `linear`.
   */
  message(id: string, message: unknown, server = ""): void {
    const topic = this.#specification.topics[id];
    const content = topic && topicContent(this.#specification, topic);
    if (topic === undefined || content === undefined)
      throw new Error(`The specification has no topic "${id}" with messages.`);
    this.#compare({ topic: id }, { file: topic.file, content }, message, server);
    this.#countFields({ topic: id }, { file: topic.file, content }, message, server);
  }

  /**
   * Reports the optional fields that every example or every earlier run had, but no response or message of this run.
   * Returns the presence of the fields, by operation or topic, for the next run.
   */
  missingFields(earlier: Readonly<Record<string, FieldPresence>>): Record<string, FieldPresence> {
    const known = [...this.#counted].map(([name, { subject, source, category, fields }]) => {
      const before = earlier[name] ?? {};
      const missing = fields
        .missing(before, this.#usualFields(subject, source, category))
        .filter(([place]) => !place.endsWith("[]") || this.#isMarketData(subject, category));
      for (const [place, times] of missing)
        this.#add(subject, [source], missingDeviation(rootOf(subject), place, times));
      return [
        name,
        fields.presence(
          before,
          missing.map(([place]) => place),
        ),
      ] as const;
    });
    return { ...earlier, ...Object.fromEntries(known) };
  }

  /** Returns true for a public topic, and for a public operation in a product category. Both always have records. */
  #isMarketData({ operation, topic }: Subject, category: string): boolean {
    const { topics, servers, reads } = this.#specification;
    if (topic !== undefined)
      return topics[topic]?.servers.every((server) => servers[server]?.isPrivate !== true) === true;
    return category !== "" && reads.some(({ operationId, needsKey }) => operationId === operation && !needsKey);
  }

  /** Counts of optional fields by operation or topic. They are saved if the run is interrupted. */
  get fieldCounts(): Record<string, FieldCounts> {
    return Object.fromEntries([...this.#counted].map(([name, { fields }]) => [name, fields.counts]));
  }

  /**
   * Records the operations and topics that no longer respond, each with the reason. A topic's name may include its
   * server: `topic kline (spot)`.
   */
  silences(missed: readonly (readonly [name: string, reason: string])[]): void {
    const servers = new Map<string, string[]>();
    for (const [name, reason] of missed) {
      const [, subject = name, server] = /^(topic \w+) \(([\w ]+)\)$/.exec(name) ?? [];
      const key = JSON.stringify([subject, reason]);
      servers.set(key, [...(servers.get(key) ?? []), ...(server === undefined ? [] : [server])]);
    }
    // Report a topic that is silent on several servers once, because one cause is likely.
    for (const [key, silent] of servers) {
      const [subject, reason] = JSON.parse(key) as [string, string];
      this.#silence(subject, silent.length === 0 ? reason : `${reason} (${silent.join(", ")})`);
    }
  }

  #silence(name: string, found: string): void {
    const topic = /^topic (.+)$/.exec(name)?.[1];
    const subject = topic === undefined ? { operation: name } : { topic };
    const { operations, topics } = this.#specification;
    const file = topic === undefined ? operations[name]?.file : topics[topic]?.file;
    const about = file === undefined ? [] : [{ file, content: undescribed }];
    this.#add(subject, about, { place: "answer", expected: "an answer", found, times: 1 });
  }

  /** Restores the differences and counted fields of an interrupted run. */
  restore(found: readonly Difference[], counts: Readonly<Record<string, FieldCounts>> = {}): void {
    // Drop missing responses, because the resumed run calls these operations again.
    for (const report of found) if (report.place !== "answer") this.#found.set(keyOf(report), report);
    for (const [name, each] of Object.entries(counts)) {
      const [, topic, operation = "", category = ""] = /^(?:topic (\w+)|(\w+))(?: \((.+)\))?$/.exec(name) ?? [];
      const subject = topic === undefined ? { operation } : { topic };
      const source = this.#sourceOf(subject);
      const fields = new OptionalFields(source.content.places, each);
      this.#counted.set(name, { subject, source, category, fields });
    }
  }

  /**
   * Returns the content that the specification describes for an operation's successful responses or a topic's messages,
   * and the operation's or topic's file in the specification.
   */
  #sourceOf({ operation = "", topic }: Subject): Source {
    const { operations, topics } = this.#specification;
    const about = topic === undefined ? operations[operation] : topics[topic];
    const number = about && ("content" in about ? about.content : (about.responses["200"] ?? about.responses["201"]));
    return { file: about?.file ?? "", content: this.#specification.contents[number ?? -1] ?? undescribed };
  }

  /** Differences in the order in which they were found. */
  get differences(): Difference[] {
    return [...this.#found.values()];
  }

  get #envelope(): Content {
    const { contents, envelope } = this.#specification;
    return contents[envelope] as Content;
  }

  #countFields(subject: Subject, source: Source, body: unknown, category: string): void {
    const name = nameOf(subject, category);
    const { fields } = this.#counted.get(name) ?? { fields: new OptionalFields(source.content.places) };
    fields.count(body);
    this.#counted.set(name, { subject, source, category, fields });
  }

  /**
   * Returns the optional fields that all examples contain, and the lists that have records in all examples. For the
   * optional fields of an operation, only examples of the category count.
   */
  #usualFields(subject: Subject, { content }: Source, category: string): ReadonlySet<string> {
    const examples = this.#specification.examples[nameOf(subject, "")] ?? [];
    const alwaysIn = (some: readonly unknown[]): string[] => {
      const fields = new OptionalFields(content.places);
      for (const example of some) fields.count(example);
      return [...fields.always];
    };
    const inCategory = examples.filter((each) => subject.topic !== undefined || categoryOf(each) === category);
    return new Set([...alwaysIn(inCategory), ...alwaysIn(examples).filter((place) => place.endsWith("[]"))]);
  }

  #compare(subject: Subject, source: Source, body: unknown, category?: string): void {
    const root = rootOf(subject);
    const { schema, places } = source.content;
    for (const deviation of findDeviations(schema, body, root))
      this.#add(subject, [source], deviation, valueAt(body, deviation.place));
    for (const deviation of findValueDeviations(places, body, root, category, this.#quotes))
      this.#add(subject, [source], deviation, deviation.value);
  }

  #add(subject: Subject, sources: readonly Source[], deviation: Deviation, value?: unknown): void {
    const { expected, found, times } = deviation;
    const report = { ...subject, place: withoutEnvelope(deviation.place), expected, found };
    const key = keyOf(report);
    const known = this.#found.get(key);
    const example = known?.example ?? shapeOf(value, found === "unknown value");
    const total = { ...report, times: (known?.times ?? 0) + times };
    const { files, property, advice } = known ?? specificationPlace(this.#specification, sources, total);
    this.#found.set(key, { ...total, ...(example === undefined ? {} : { example }), files, property, advice });
  }
}

const limitHeaders = ["X-Bapi-Limit", "X-Bapi-Limit-Status", "X-Bapi-Limit-Reset-Timestamp"] as const;

/**
 * Returns a deviation for each rate limit header that a client can't use. The platform may omit these headers, but not
 * rename them.
 */
function limitDeviations({ limits = [] }: ComparedOperation, headers: Headers): Deviation[] {
  const wrong = limitHeaders.flatMap((name) => {
    const value = headers.get(name);
    if (value === null || /^\d+$/.test(value)) return [];
    return [{ place: `header.${name}`, expected: "a whole number", found: "wrong format", times: 1 }];
  });
  const missing = limitHeaders.filter((name) => headers.get(name) === null);
  const known = new Set(limitHeaders.map((name) => name.toLowerCase()));
  const others = [...headers.keys()].filter((name) => /^x-.*limit/.test(name) && !known.has(name));
  if (limits.length > 0 && missing.length > 0 && others.length > 0)
    return missing.map((name) => ({
      place: `header.${name}`,
      expected: "a whole number",
      found: `absent beside ${others.join(", ")}`,
      times: 1,
    }));
  const limit = headers.get("X-Bapi-Limit");
  if (limits.length === 0 || limit === null || wrong.length > 0 || limits.includes(Number(limit))) return wrong;
  const expected = limits.map((requests) => `${requests} requests`).join(" or ");
  return [{ place: "header.X-Bapi-Limit", expected, found: `limit ${limit}`, times: 1 }];
}
