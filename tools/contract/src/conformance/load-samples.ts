import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Body } from "@specwright-tools/model/document";
import { examplesOf } from "@specwright-tools/model/operations";
import { readJson } from "../json-file.ts";
import { type Contract, isObject, type StreamContract } from "./contract.ts";
import type { MessageSample, Sample } from "./sample.ts";

/** A page of a HAR file. Our own recordings mark those whose response is broken on purpose. */
interface HarPage {
  readonly id: string;
  readonly _broken?: boolean;
}

interface HarEntry {
  readonly pageref?: string;
  /** Messages of a WebSocket, as a browser saves them. */
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

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    // A body that is no JSON shows no fields.
    return undefined;
  }
}

/** The body of a response; browsers save some in base64. */
const bodyOf = ({ text, encoding }: HarEntry["response"]["content"]): unknown =>
  parsed(text !== undefined && encoding === "base64" ? Buffer.from(text, "base64").toString("utf8") : text);

/** Those that are JSON objects. */
const messagesOf = (id: string, messages: readonly { readonly data: string }[]): MessageSample[] =>
  messages.flatMap(({ data }, index) => {
    const message = parsed(data);
    return isObject(message) ? [{ id: `${id}.${index}`, message }] : [];
  });

/**
 * Exchanges and messages of a HAR file as samples, for example one that a browser saved. Pages, images and preflight requests are
 * left out: what is no JSON shows no field.
 */
function samplesOfHar(file: string): LoadedSample[] {
  const { log } = readJson(file) as { log?: { pages?: readonly HarPage[]; entries?: readonly HarEntry[] } };
  if (log?.entries === undefined) throw new Error(`${file} is no HAR file: it has no log.entries.`);
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
        request: { query: Object.fromEntries(url.searchParams), body: parsed(request.postData?.text) },
        response: body as Sample["response"],
      },
    ];
  });
}

/** One sample, a list of them, or an object with the list as `cases`. */
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

/** Samples of a file or of all files below a folder: HAR, or JSON. */
export function loadSamples(path: string): LoadedSample[] {
  if (!existsSync(path)) throw new Error(`${path} does not exist.`);
  if (!statSync(path).isDirectory()) return samplesOf(path);
  const files = readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".har") || name.endsWith(".json"))
    .toSorted();
  if (files.length === 0) throw new Error(`${path} has no samples: no file ends with .json or .har.`);
  return files.flatMap((name) => samplesOf(join(path, name)));
}

/** The named examples of a document are samples too: they must conform as strictly as anything recorded. */
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

/** So are the examples of the streams. */
export const messageExamples = ({ messages }: StreamContract): MessageSample[] =>
  messages.flatMap(({ channel, name, definition }) =>
    (definition.examples ?? []).map(({ payload }, index) => ({
      id: `${channel}/${name} example ${index + 1}`,
      message: payload as object,
    })),
  );
