import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isObject, loadSamples, type Sample } from "../conformance/index.ts";
import { lacksOfField, type Lack, type Side, type Specification } from "./lacking.ts";

interface HarEntry {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly postData?: { readonly text?: string };
  };
  readonly response: { readonly status: number; readonly content: { readonly text?: string } };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    // A body that is no JSON shows no fields.
    return undefined;
  }
}

/** Exchanges of a HAR file as samples, for example one that a browser saved. */
function samplesOfHar(file: string): Sample[] {
  const { log } = JSON.parse(readFileSync(file, "utf8")) as { log: { entries: readonly HarEntry[] } };
  return log.entries.map(({ request, response }, index) => {
    const url = new URL(request.url);
    return {
      id: `${file}#${index}`,
      method: request.method,
      path: url.pathname,
      status: response.status,
      request: { query: Object.fromEntries(url.searchParams), body: parsed(request.postData?.text) },
      response: parsed(response.content.text),
    };
  });
}

/** Samples of a file or of all files below a folder: HAR, or JSON with a sample or a list of them. */
export function readSamples(path: string): Sample[] {
  if (!statSync(path).isDirectory()) return path.endsWith(".har") ? samplesOfHar(path) : loadSamples(path);
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".har") || name.endsWith(".json"))
    .toSorted()
    .flatMap((name) => readSamples(join(path, name)));
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

/** What samples show and the specification lacks. Responses that tell a failure are left out: they hold no result. */
export function lacksOfSamples(specification: Specification, samples: readonly Sample[]): Lack[] {
  return samples.flatMap(({ id, method, path, status = 200, request, response }): Lack[] => {
    const operation = `${method.toUpperCase()} ${path}`;
    const known = specification.get(operation) ?? withParameters(specification, operation);
    if (known === undefined) return [{ kind: "operation", operation, source: id }];
    const failed = isObject(response as never) && ![undefined, 0].includes((response as { retCode?: number }).retCode);
    const sides: readonly [Side, unknown][] = [
      ["request", { ...request?.query, ...(request?.body as object | undefined) }],
      ["response", status >= 200 && status < 300 && !failed ? response : undefined],
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
