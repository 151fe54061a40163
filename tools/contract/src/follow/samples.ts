import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isObject, loadSamples, type Sample } from "../conformance/index.ts";
import { readJson } from "./json-file.ts";
import { lacksOfField, type Lack, type Side, type Specification } from "./lacking.ts";

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

function samplesOf(file: string): Sample[] {
  if (file.endsWith(".har")) return samplesOfHar(file);
  readJson(file);
  return loadSamples(file);
}

/** Samples of a file or of all files below a folder: HAR, or JSON with a sample or a list of them. */
export function readSamples(path: string): Sample[] {
  if (!existsSync(path)) throw new Error(`${path} does not exist.`);
  if (!statSync(path).isDirectory()) return samplesOf(path);
  const files = readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".har") || name.endsWith(".json"))
    .toSorted();
  if (files.length === 0) throw new Error(`${path} has no samples: no file ends with .json or .har.`);
  return files.flatMap((name) => samplesOf(join(path, name)));
}

/** Every field of a value by name, with the plain values that it has. */
function fieldsOf(value: unknown, name: string, found: Map<string, Set<string>>): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => fieldsOf(item, `${name}${isTuple(value) ? `[${index}]` : "[]"}`, found));
    return;
  }
  if (name !== "") found.set(name, found.get(name) ?? new Set());
  if (isObject(value as never)) {
    for (const [key, inner] of Object.entries(value as object))
      fieldsOf(inner, name === "" ? key : `${name}.${key}`, found);
  } else if (value !== null && value !== undefined) found.get(name)?.add(String(value));
}

/** A list of plain values, such as a candle. Its specification may name each place or all of them. */
const isTuple = (list: readonly unknown[]): boolean => list.every((item) => typeof item !== "object");

/** Whether the envelope of a trading response tells a failure; the P2P operations have an older one. */
function isRefusal(response: unknown): boolean {
  if (!isObject(response as never)) return false;
  const { retCode, ret_code: olderCode } = response as { retCode?: number; ret_code?: number };
  return (retCode ?? olderCode ?? 0) !== 0;
}

/** What samples show and the specification lacks. Responses that tell a failure are left out: they hold no result. */
export function lacksOfSamples(specification: Specification, samples: readonly Sample[]): Lack[] {
  return samples.flatMap(({ id, method, path, status = 200, request, response }): Lack[] => {
    const operation = `${method.toUpperCase()} ${path}`;
    const known = specification.get(operation) ?? withParameters(specification, operation);
    if (known === undefined) return [{ kind: "operation", operation, source: id }];
    const sides: readonly [Side, unknown][] = [
      ["request", { ...request?.query, ...(request?.body as object | undefined) }],
      ["response", status >= 200 && status < 300 && !isRefusal(response) ? response : undefined],
    ];
    return sides.flatMap(([side, value]) => {
      const found = new Map<string, Set<string>>();
      fieldsOf(value, "", found);
      return [...found].flatMap(([name, values]) =>
        lacksOfField(known, { operation, side, name, source: id }, [...values]),
      );
    });
  });
}

/** The operation of a path with parameters, such as `/api/tasks/{id}`. */
function withParameters(specification: Specification, operation: string) {
  const key = [...specification.keys()].find((name) => {
    const pattern = name.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, "[^/]+");
    return name.includes("{") && new RegExp(`^${pattern}$`).test(operation);
  });
  return key === undefined ? undefined : specification.get(key);
}
