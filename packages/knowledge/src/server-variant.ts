import { KnowledgeError } from "./errors.ts";

/**
 * Which server responded: `reference` is the published contract, `released` the server that can be downloaded. The client
 * learns the variant from responses.
 */
export type ServerVariant = "reference" | "released";

/** Matches messages about an unknown field, not messages about an unknown session or host. */
const UNKNOWN_FIELD =
  /\b(unknown|unexpected|unrecogni[sz]ed|additional|extra)\b[\w ]{0,20}\b(field|property|properties|key|parameter)|\b(field|propert|inputs? |key|parameter).{0,60}\bnot (allowed|permitted)|^"\w+" is not allowed/i;

const mentions = (text: string, field: string) => new RegExp(`(^|\\W)${field}(\\W|$)`).test(text);

/**
 * The first of `fields` that the server refused as unknown. Only such a refusal proves that the server did not act on the
 * request, so only then may the client send it again for the other variant.
 */
export function refusedField(error: unknown, fields: readonly string[]): string | undefined {
  if (!KnowledgeError.isInstance(error) || error.status !== 400) return undefined;
  const { detail = "" } = error;
  return UNKNOWN_FIELD.test(detail) ? fields.find((field) => mentions(detail, field)) : undefined;
}

/** Whether the server refused the request because `field`, which only the other variant has, is missing. */
export function requiresField(error: unknown, field: string): boolean {
  if (!KnowledgeError.isInstance(error) || error.status !== 400) return false;
  const { detail = "" } = error;
  return /required|missing/i.test(detail) && mentions(detail, field);
}
