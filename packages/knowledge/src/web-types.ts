/** Types of the platform that `@specwright/transport` does not need, by the same rule as its own: see there. */
import type { WebBlobMembers } from "@specwright/transport";

export type { WebBlob } from "@specwright/transport";

/** The type of the objects of a global class. */
type Platform<Name extends string, Otherwise> =
  typeof globalThis extends Record<Name, { prototype: infer Type }> ? Type : Otherwise;

/** `File` */
export type WebFile = Platform<"File", WebBlobMembers & { readonly name: string; readonly lastModified: number }>;
