import { KnowledgeError } from "./errors.ts";
import type { Form } from "./resources.ts";

/** What the server's answers so far say about its form. Never set by the caller. */
export interface FormMemory {
  form: Form | undefined;
}

/** Says that a field as such is not known; an unknown host or session is something else. */
const UNKNOWN =
  /\b(unknown|unexpected|unrecogni[sz]ed|additional|extra)\b[\w ]{0,20}\b(field|property|properties|key|parameter)|\b(field|propert|inputs? |key|parameter).{0,60}\bnot (allowed|permitted)|^"\w+" is not allowed/i;

const mentions = (text: string, field: string) => new RegExp(`(^|\\W)${field}(\\W|$)`).test(text);

/**
 * The first of `fields` that the server refused because it does not know it. Only such a refusal proves that
 * the request was not acted on, so only then may it be sent again in another form.
 */
export function refusedField(error: unknown, fields: readonly string[]): string | undefined {
  if (!KnowledgeError.isInstance(error) || error.status !== 400) return undefined;
  const { detail = "" } = error;
  return UNKNOWN.test(detail) ? fields.find((field) => mentions(detail, field)) : undefined;
}

/** Whether the server refused because `field`, which only the other form has, is missing. */
export function missesField(error: unknown, field: string): boolean {
  if (!KnowledgeError.isInstance(error) || error.status !== 400) return false;
  const { detail = "" } = error;
  return /required|missing/i.test(detail) && mentions(detail, field);
}
