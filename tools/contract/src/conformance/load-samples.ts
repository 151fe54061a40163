import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Contract } from "./contract.ts";
import { isObject, type Json } from "./document.ts";
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
export function namedExamples(contract: Contract): Sample[] {
  return contract.operations.flatMap(({ method, path, definition }) => {
    const samples: Sample[] = [];
    const base = { method, path };
    for (const [name, value] of examplesOf(definition["requestBody"])) {
      samples.push({ ...base, id: `${method} ${path} request example "${name}"`, request: { body: value } });
    }
    const responses = definition["responses"];
    for (const [status, response] of Object.entries(isObject(responses) ? responses : {})) {
      if (!/^\d{3}$/.test(status)) continue;
      for (const [name, value] of examplesOf(response)) {
        samples.push({
          ...base,
          status: Number(status),
          id: `${method} ${path} ${status} example "${name}"`,
          response: value,
        });
      }
    }
    return samples;
  });
}

function examplesOf(holder: Json | undefined): [string, Json][] {
  const content = isObject(holder) ? holder["content"] : undefined;
  const media = isObject(content) ? content["application/json"] : undefined;
  const examples = isObject(media) ? media["examples"] : undefined;
  if (!isObject(examples)) return [];
  return Object.entries(examples).flatMap(([name, example]) =>
    isObject(example) && "value" in example ? [[name, example["value"] as Json] as [string, Json]] : [],
  );
}
