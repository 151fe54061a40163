import { createRequire } from "node:module";
import { OpenAPIBackend, type Document } from "openapi-backend";
import { expect } from "vitest";
import type { ApiResponse } from "./test-world.ts";

let loading: Promise<OpenAPIBackend> | undefined;

async function load(): Promise<OpenAPIBackend> {
  const definition = structuredClone(createRequire(import.meta.url)("@specwright/specs/trading.json")) as Document;
  const backend = new OpenAPIBackend({ definition, quick: true, ajvOpts: { strict: false, validateFormats: false } });
  await backend.init();
  return backend;
}

/** Fails unless a response satisfies the schema that the specification has for the operation. */
export async function expectAsSpecified(operationId: string, response: ApiResponse): Promise<void> {
  loading ??= load();
  const backend = await loading;
  const { errors } = backend.validateResponse(response, operationId, 200);
  expect(errors ?? [], `${operationId}: ${JSON.stringify(response).slice(0, 600)}`).toEqual([]);
}
