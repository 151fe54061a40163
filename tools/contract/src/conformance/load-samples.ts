import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Body } from "@specwright-tools/model/document";
import { examplesOf } from "@specwright-tools/model/operations";
import { readJson } from "../json-file.ts";
import type { Contract } from "./contract.ts";
import { isObject } from "./document.ts";
import type { Sample } from "./sample.ts";

/** A page of a HAR file. Our own recordings mark those whose response is broken on purpose. */
interface HarPage {
  readonly id: string;
  readonly _broken?: boolean;
}

interface HarEntry {
  readonly pageref?: string;
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

/**
 * Exchanges of a HAR file as samples, for example one that a browser saved. Pages, images and preflight requests are
 * left out: what is no JSON shows no field.
 */
function samplesOfHar(file: string): Sample[] {
  const { log } = readJson(file) as { log?: { pages?: readonly HarPage[]; entries?: readonly HarEntry[] } };
  if (log?.entries === undefined) throw new Error(`${file} is no HAR file: it has no log.entries.`);
  const broken = new Set(log.pages?.filter(({ _broken: isBroken }) => isBroken === true).map(({ id }) => id));
  return log.entries.flatMap(({ pageref = "", request, response }, index): Sample[] => {
    if (broken.has(pageref)) return [];
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

/** One sample or a list of them. */
function samplesOfJson(file: string): Sample[] {
  return [readJson(file)].flat().map((value, index) => {
    const place = `${file}#${index}`;
    if (!isObject(value) || typeof value["method"] !== "string" || typeof value["path"] !== "string")
      throw new Error(`${place}: a sample needs "method" and "path", both text`);
    const { id } = value;
    return { ...(value as unknown as Sample), id: typeof id === "string" ? id : place };
  });
}

const samplesOf = (file: string): Sample[] => (file.endsWith(".har") ? samplesOfHar(file) : samplesOfJson(file));

/** Samples of a file or of all files below a folder: HAR, or JSON. */
export function loadSamples(path: string): Sample[] {
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
