/** Types of the platform that `@specwright/transport` does not need, by the same rule as its own: see there. */

/** The type of the objects of a global class. */
type Platform<Name extends string, Otherwise> =
  typeof globalThis extends Record<Name, { prototype: infer Type }> ? Type : Otherwise;

interface BlobMembers {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
  text(): Promise<string>;
}

/** `Blob` */
export type WebBlob = Platform<"Blob", BlobMembers>;

/** `File` */
export type WebFile = Platform<"File", BlobMembers & { readonly name: string; readonly lastModified: number }>;
