import type * as crypto from "node:crypto";
import { createRequire } from "node:module";

type NodeCrypto = typeof crypto;

let loaded: NodeCrypto | undefined;

/**
 * Node's crypto, loaded at its first use: loading it takes milliseconds, which an import of this package should not cost.
 * Bun and Deno have `getBuiltinModule`, too. `createRequire` serves the first releases of Node 20; it takes the one path that
 * every bundle knows.
 */
export function nodeCrypto(): NodeCrypto {
  loaded ??=
    (process.getBuiltinModule?.("node:crypto") as NodeCrypto | undefined) ??
    (createRequire(process.execPath)("node:crypto") as NodeCrypto);
  return loaded;
}
