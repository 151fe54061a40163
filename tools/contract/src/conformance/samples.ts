import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Body } from "@specwright-tools/toolchain/model/document";
import { type FoundOperation, examplesOf, successes } from "@specwright-tools/toolchain/model/operations";
import { topicsOf } from "@specwright-tools/toolchain/model/streams";
import { Comparison, readSpecification, subjectOf } from "../live.ts";
import type { Contract, Finding, StreamContract } from "../documents/contract.ts";
import { contracts as everyContract, operationIdOf, streamsDocument } from "../documents/documents.ts";
import { isObject, parseJson, readJson } from "../json.ts";

/** Recorded or documented exchange in a sample file. */
export interface Sample {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status?: number;
  readonly request?: { readonly query?: Readonly<Record<string, string>>; readonly body?: unknown } | null;
  readonly response?: unknown;
}

/** WebSocket message in either direction. */
export interface MessageSample {
  readonly id: string;
  readonly message: object;
}

export interface SampleResult {
  readonly id: string;
  /** `unknown-operation` if no document has the operation or topic, so that nothing could be checked. */
  readonly outcome: "conforms" | "differs" | "unknown-operation";
  readonly findings: readonly Finding[];
}

/** Checks the request and the response of a sample strictly against the documents. */
export function checkSample(contracts: readonly Contract[], sample: Sample): SampleResult {
  for (const contract of contracts) {
    const operation = contract.find(sample.method, sample.path);
    if (operation === undefined) continue;
    const findings: Finding[] = [];
    if (sample.request?.query !== undefined) findings.push(...contract.checkQuery(operation, sample.request.query));
    if (sample.request?.body !== undefined && sample.request.body !== null) {
      findings.push(...contract.checkRequest(operation, sample.request.body));
    }
    if (sample.response !== undefined && sample.response !== null) {
      findings.push(...contract.checkResponse(operation, sample.status ?? firstSuccess(operation), sample.response));
    }
    return { id: sample.id, outcome: findings.length === 0 ? "conforms" : "differs", findings };
  }
  return { id: sample.id, outcome: "unknown-operation", findings: [] };
}

/** Returns the first success status that an operation declares. */
const firstSuccess = (found: FoundOperation): number => Number(successes(found)[0]?.[0] ?? 200);

/** Checks a message strictly against the message definition of the streams that matches it best. */
export function checkMessage(contract: StreamContract, { id, message: frame }: MessageSample): SampleResult {
  const closest = contract.closest(frame);
  if (closest === undefined) return { id, outcome: "unknown-operation", findings: [] };
  const at = `${closest.message.channel}/${closest.message.name}`;
  const findings = closest.findings.map((message): Finding => ({ side: "message", at, rule: "schema", message }));
  return { id, outcome: findings.length === 0 ? "conforms" : "differs", findings };
}

/** Page of a HAR file. In our own recordings, `_broken` marks a page whose response is deliberately broken. */
interface HarPage {
  readonly id: string;
  readonly _broken?: boolean;
}

interface HarEntry {
  readonly pageref?: string;
  /** Messages of a WebSocket, in the format that browsers save. */
  readonly _webSocketMessages?: readonly { readonly data: string }[];
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly postData?: { readonly text?: string };
  };
  readonly response: {
    readonly status: number;
    readonly content: { readonly text?: string; readonly encoding?: string };
  };
}

export type LoadedSample = Sample | MessageSample;

/** Returns the body of a response. Browsers save some bodies in base64. */
const bodyOf = ({ text = "", encoding }: HarEntry["response"]["content"]): unknown =>
  parseJson(encoding === "base64" ? Buffer.from(text, "base64").toString("utf8") : text);

/** Returns the messages that are JSON objects. */
const messagesOf = (id: string, messages: readonly { readonly data: string }[]): MessageSample[] =>
  messages.flatMap(({ data }, index) => {
    const message = parseJson(data);
    return isObject(message) ? [{ id: `${id}.${index}`, message }] : [];
  });

/**
 * Returns the exchanges and messages of a HAR file as samples. Browsers can save HAR files. Skips pages, images and
 * preflight requests, because they contain no fields.
 */
function samplesOfHar(file: string): LoadedSample[] {
  const { log } = readJson(file) as { log?: { pages?: readonly HarPage[]; entries?: readonly HarEntry[] } };
  if (log?.entries === undefined) throw new Error(`${file} is not a HAR file: it has no log.entries.`);
  const broken = new Set(log.pages?.filter(({ _broken: isBroken }) => isBroken === true).map(({ id }) => id));
  return log.entries.flatMap((entry, index): LoadedSample[] => {
    const { pageref = "", request, response, _webSocketMessages: messages } = entry;
    if (broken.has(pageref)) return [];
    if (messages !== undefined) return messagesOf(`${file}#${index}`, messages);
    const url = new URL(request.url);
    const body = bodyOf(response.content);
    if (request.method === "OPTIONS" || typeof body !== "object") return [];
    return [
      {
        id: `${file}#${index}`,
        method: request.method,
        path: url.pathname,
        status: response.status,
        request: { query: Object.fromEntries(url.searchParams), body: parseJson(request.postData?.text ?? "") },
        response: body as Sample["response"],
      },
    ];
  });
}

/** Reads one sample, a list of samples, or an object with the list in `cases`. */
function samplesOfJson(file: string): LoadedSample[] {
  const content = readJson(file);
  const list =
    isObject(content) && Array.isArray(content["cases"]) ? (content["cases"] as unknown[]) : [content].flat();
  return list.map((value, index) => {
    const place = `${file}#${index}`;
    const { id, method, path, message } = isObject(value) ? value : {};
    if (!isObject(message) && (typeof method !== "string" || typeof path !== "string"))
      throw new Error(`${place}: a sample needs "method" and "path", both text, or the "message" of a WebSocket`);
    return { ...(value as LoadedSample), id: typeof id === "string" ? id : place };
  });
}

const samplesOf = (file: string): LoadedSample[] => (file.endsWith(".har") ? samplesOfHar(file) : samplesOfJson(file));

/** Loads samples from a file, or from all files below a folder: HAR or JSON. */
export function loadSamples(path: string): LoadedSample[] {
  if (!existsSync(path)) throw new Error(`${path} does not exist.`);
  if (!statSync(path).isDirectory()) return samplesOf(path);
  const files = readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".har") || name.endsWith(".json"))
    .toSorted();
  if (files.length === 0) throw new Error(`${path} has no samples: no file ends with .json or .har.`);
  return files.flatMap((name) => samplesOf(join(path, name)));
}

/** Returns the named examples of a document as samples, which are checked as strictly as recorded samples. */
export function namedExamples({ document, operations }: Contract): Sample[] {
  const jsonExamples = (body: Body | undefined) => examplesOf(document, body?.content?.["application/json"] ?? {});
  return operations.flatMap(({ method, path, operation }) => {
    const base = { method, path };
    const requests = jsonExamples(operation.requestBody).map(({ name, value }): Sample => ({
      ...base,
      id: `${method} ${path} request example "${name}"`,
      request: { body: value },
    }));
    const responses = Object.entries(operation.responses)
      .filter(([status]) => /^\d{3}$/.test(status))
      .flatMap(([status, response]) =>
        jsonExamples(response).map(({ name, value }): Sample => ({
          ...base,
          status: Number(status),
          id: `${method} ${path} ${status} example "${name}"`,
          response: value,
        })),
      );
    return [...requests, ...responses];
  });
}

/** Returns the examples of the streams as samples. */
export const messageExamples = ({ messages }: StreamContract): MessageSample[] =>
  messages.flatMap(({ channel, name, definition }) =>
    (definition.examples ?? []).map(({ payload }, index) => ({
      id: `${channel}/${name} example ${index + 1}`,
      message: payload as object,
    })),
  );

function compareResponse(comparison: Comparison, { method, path, status, response }: Sample): void {
  const operation = everyContract.map((contract) => contract.find(method, path)).find((found) => found !== undefined);
  if (operation === undefined || response === undefined || response === null) return;
  const compared = { operationId: operationIdOf(operation), status: status ?? firstSuccess(operation) };
  comparison.response({ ...compared, headers: new Headers(), body: response });
}

/**
 * Compares a pushed message with the specification of its topic, if the clients offer the topic. If several topics
 * share an address, the topic whose specification matches best is used.
 */
function compareMessage(comparison: Comparison, streams: StreamContract, { message }: MessageSample): void {
  const channel = streams.closest(message)?.message.channel;
  const topic = topicsOf(streamsDocument).find(({ id }) => id === channel);
  if (topic?.message !== undefined) comparison.message(topic.id, message);
}

/**
 * Returns a line for each difference between the samples' responses or messages and the specification: the path, and
 * the change to make.
 */
export function comparedPlaces(streams: StreamContract, samples: readonly LoadedSample[]): string[] {
  const comparison = new Comparison(readSpecification());
  for (const sample of samples)
    if ("message" in sample) compareMessage(comparison, streams, sample);
    else compareResponse(comparison, sample);
  return comparison.differences.map((difference) => {
    const { place, found, example = "", files, advice } = difference;
    return `- ${subjectOf(difference)}: ${place}: ${found} ${example}: ${files.join(" or ")}: ${advice}`;
  });
}
