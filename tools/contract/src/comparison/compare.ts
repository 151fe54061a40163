/** Compares what a service sends with the specifications: every place that differs, how often, and what to write where. */
import { compileResponse, toDriftSchema } from "@specwright-tools/toolchain/codegen/responses/response-schema";
import type { OpenApiDocument, Body, RateLimitRule, Schema } from "@specwright-tools/toolchain/model/document";
import type { FoundOperation } from "@specwright-tools/toolchain/model/operations";
import { topicsOf } from "@specwright-tools/toolchain/model/streams";
import type { DriftReport } from "@specwright/trading";
import { findDeviations, type Deviation, type ResponseSchema } from "@specwright/transport";
import { isObject } from "../json.ts";
import { operationNamed, listedCode, streamsDocument } from "../documents/documents.ts";
import { driftSources, keyOf, specificationPlace, type DriftSources, type SpecificationPlace } from "./drift.ts";
import { streamEvents } from "../replay/stream-events.ts";
import type { SpecificationIndex } from "./specification-index.ts";
import { shapeOf, fieldsByPlace, findValueDeviations, type FieldsByPlace } from "./values.ts";

/** One response of a REST operation. */
export interface ComparedResponse {
  readonly operationId: string;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** The parsed JSON body. */
  readonly body: unknown;
}

/** What was found at a place. */
export interface FoundDrift extends DriftReport {
  /** A value without what it says: `"xxx999"` for `"abc123"`. Absent where there was none. */
  readonly example?: string;
}

/** A place in which a service differs from the specifications, and where somebody changes them. */
export type Difference = FoundDrift & SpecificationPlace;

interface Compared {
  readonly schema: ResponseSchema;
  readonly places: FieldsByPlace;
}

/** Places as the clients tell them: those of a result without the envelope around it. */
const withoutEnvelope = (place: string): string => place.replace(/^response\.(?=result\b)/, "");

const segment = /\.?([^.[\]]+)|\[(\d*)\]/g;

/** The first value at a place such as `result.list[].price`. */
function valueAt(body: unknown, place: string): unknown {
  const steps = [...place.replace(/^(response|message)\b/, "").matchAll(segment)];
  return steps.reduce<unknown>((at, [, field, index]) => {
    if (field === undefined) return Array.isArray(at) ? (at as unknown[])[Number(index ?? 0)] : undefined;
    return isObject(at) ? at[field] : undefined;
  }, body);
}

/** Collects the differences of many responses and messages; each place counts once, with how often it was seen. */
export class Comparison {
  readonly #sources: DriftSources;
  readonly #compared = new Map<string, Compared>();
  readonly #found = new Map<string, FoundDrift>();

  constructor(index: SpecificationIndex) {
    this.#sources = driftSources(index);
  }

  /** Compares the status, the rate limit headers, the return code and every field of a response. */
  response({ operationId, status, headers, body }: ComparedResponse): void {
    const { document, operation } = operationNamed(operationId);
    const source = { operation: operationId };
    const schema = mediaOf(operation, status)?.["application/json"]?.schema;
    if (schema === undefined) {
      this.#add(source, { place: "status", expected: "a documented status", found: `status ${status}`, times: 1 });
      return;
    }
    for (const deviation of limitDeviations(operation.operation["x-rate-limit"], headers)) this.#add(source, deviation);
    const code = isObject(body) ? body["retCode"] : undefined;
    if (typeof code === "number" && code !== 0) {
      if (listedCode(code, operation.path) === undefined)
        this.#add(source, { place: "retCode", expected: "a listed code", found: `code ${code}`, times: 1 });
      this.#compare(source, "Envelope", document, { $ref: "#/components/schemas/Envelope" }, body);
      return;
    }
    this.#compare(source, `${operationId} ${status}`, document, schema, body);
  }

  /** Compares the events of a response that is a stream, each with the schema of its type. */
  events(operationId: string, text: string): void {
    const { document, operation } = operationNamed(operationId);
    const source = { operation: operationId };
    const media = mediaOf(operation, 200)?.["text/event-stream"];
    const schemas = media?.["x-content-events"] ?? {};
    for (const { name, data } of streamEvents(text)) {
      const event = JSON.parse(data) as { readonly type?: string };
      const type = event.type ?? name ?? "";
      const schema = schemas[type];
      if (schema !== undefined) this.#compare(source, `${operationId} event ${type}`, document, schema, event);
      else {
        const expected = `one of ${Object.keys(schemas).join(", ")}`;
        this.#add(source, { place: "response.type", expected, found: "unknown value", times: 1 }, type);
      }
    }
  }

  /** Compares a pushed message of a topic, which is named as in the specification: `publicTrade`. */
  message(topic: string, message: unknown): void {
    const known = topicsOf(streamsDocument).find(({ id }) => id === topic);
    if (known?.message === undefined) throw new Error(`The specification has no topic "${topic}" with messages.`);
    const document = streamsDocument as unknown as OpenApiDocument;
    const schema = { $ref: `#/components/schemas/${known.message}` };
    this.#compare({ topic }, `topic ${topic}`, document, schema, message);
  }

  /** Notes an operation, or a topic on a server (`topic kline (spot)`), that no longer answers. */
  silence(name: string, reason: string): void {
    const [, topic, server] = /^topic (\w+)(?: \((\w+)\))?$/.exec(name) ?? [];
    const source = topic === undefined ? { operation: name } : { topic };
    const found = server === undefined ? reason : `${reason} (${server})`;
    this.#add(source, { place: "answer", expected: "an answer", found, times: 1 });
  }

  /** What was found so far, for `restore` of a later run. */
  get found(): FoundDrift[] {
    return [...this.#found.values()];
  }

  /** Takes up what an interrupted run found. */
  restore(found: readonly FoundDrift[]): void {
    // What did not answer is asked again.
    for (const report of found) if (report.place !== "answer") this.#found.set(keyOf(report), report);
  }

  /** What differs, in the order in which it was found. */
  get differences(): Difference[] {
    return [...this.#found.values()].map((report) => ({ ...report, ...specificationPlace(this.#sources, report) }));
  }

  #compare(
    source: Pick<DriftReport, "operation" | "topic">,
    key: string,
    document: OpenApiDocument,
    schema: Schema,
    body: unknown,
  ): void {
    const compared = this.#compared.get(key) ?? compile(document, schema);
    this.#compared.set(key, compared);
    const root = source.topic === undefined ? "response" : "message";
    for (const deviation of findDeviations(compared.schema, body, root))
      this.#add(source, deviation, valueAt(body, deviation.place));
    for (const deviation of findValueDeviations(compared.places, body, root))
      this.#add(source, deviation, deviation.value);
  }

  #add(source: Pick<DriftReport, "operation" | "topic">, deviation: Deviation, value?: unknown): void {
    const { expected, found, times } = deviation;
    const place = withoutEnvelope(deviation.place);
    const key = keyOf({ ...source, place, found });
    const known = this.#found.get(key);
    const example = known?.example ?? shapeOf(value, found === "unknown value");
    this.#found.set(key, {
      ...source,
      place,
      expected,
      found,
      times: (known?.times ?? 0) + times,
      ...(example === undefined ? {} : { example }),
    });
  }
}

const mediaOf = ({ operation: { responses } }: FoundOperation, status: number): Body["content"] =>
  (responses[status] ?? responses[`${String(status)[0]}XX`] ?? responses["default"])?.content;

function compile(document: OpenApiDocument, schema: Schema): Compared {
  const compiled = compileResponse(document, schema);
  return {
    schema: toDriftSchema(compiled) as ResponseSchema,
    places: fieldsByPlace(document, schema),
  };
}

const limitHeaders = ["X-Bapi-Limit", "X-Bapi-Limit-Status", "X-Bapi-Limit-Reset-Timestamp"] as const;

/** Rate limit headers that no client could count with. The platform may leave them out. */
function limitDeviations(limits: RateLimitRule | undefined, headers: ComparedResponse["headers"]): Deviation[] {
  const wrong = limitHeaders.flatMap((name) => {
    const value = headers.get(name);
    if (value === null || /^\d+$/.test(value)) return [];
    return [{ place: `header.${name}`, expected: "a whole number", found: "wrong format", times: 1 }];
  });
  const limit = headers.get("X-Bapi-Limit");
  const known = limits?.limits.map(({ requests }) => requests) ?? [];
  if (limits?.scope !== "uid" || limit === null || wrong.length > 0 || known.includes(Number(limit))) return wrong;
  const expected = known.map((requests) => `${requests} requests`).join(" or ");
  return [{ place: "header.X-Bapi-Limit", expected, found: `limit ${limit}`, times: 1 }];
}
