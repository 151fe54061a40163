import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Body } from "@specwright-tools/model/document";
import { examplesOf } from "@specwright-tools/model/operations";
import type { Contract } from "./contract.ts";
import { isObject } from "./document.ts";
import type { Sample } from "./sample.ts";

/** Samples of a file, or of every `.json` file below a folder. A file holds one sample or a list of them. */
export function loadSamples(path: string): Sample[] {
  if (statSync(path).isDirectory()) {
    return readdirSync(path, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .toSorted()
      .flatMap((name) => loadSamples(join(path, name)));
  }
  const content = JSON.parse(readFileSync(path, "utf8")) as unknown;
  return (Array.isArray(content) ? content : [content]).map((each, index) => asSample(each, `${path}#${index}`));
}

function asSample(value: unknown, place: string): Sample {
  if (!isObject(value) || typeof value["method"] !== "string" || typeof value["path"] !== "string") {
    throw new Error(`${place}: a sample needs "method" and "path", both text`);
  }
  const id = value["id"];
  return { ...(value as unknown as Sample), id: typeof id === "string" ? id : place };
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
