import { createHash } from "node:crypto";
import { createRequire } from "node:module";

/** Version of the type generator; part of every header, because another version may write other types. */
const { version } = createRequire(import.meta.url)("openapi-typescript/package.json") as { version: string };

export const specHash = (document: unknown): string =>
  createHash("sha256").update(JSON.stringify(document)).digest("hex").slice(0, 16);

/** The comment on top of every generated file: where it comes from and how to make it again. */
export function header(sources: readonly string[], hash: string): string {
  return [
    "/**",
    " * Generated. Edit the specification and run the command instead.",
    " *",
    ` * Specification: ${sources.join(", ")}`,
    ` * Hash: ${hash}`,
    ` * Generator: tools/codegen with openapi-typescript ${version}`,
    " * Command: pnpm generate",
    " */",
    "",
  ].join("\n");
}
