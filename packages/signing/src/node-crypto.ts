import type * as crypto from "node:crypto";
import { createRequire } from "node:module";

type NodeCrypto = typeof crypto;

let loaded: NodeCrypto | undefined;

/**
 * Node's crypto, loaded at its first use: loading it takes milliseconds, which an import of this package should not cost.
 * Bun and Deno answer the same way; `createRequire` is for the first releases of Node 20, given the one path that is known
 * in every bundle.
 */
export function nodeCrypto(): NodeCrypto {
  loaded ??=
    (process.getBuiltinModule?.("node:crypto") as NodeCrypto | undefined) ??
    (createRequire(process.execPath)("node:crypto") as NodeCrypto);
  return loaded;
}
