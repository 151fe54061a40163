/** Answers that are lists, or nothing: loaded with the first call that wants one. */
import type { Settings } from "../options.ts";
import type { Form } from "../resources.ts";
import { ask, askJson, isObject, parseAnswer, unexpected } from "./ask.ts";
import type { Call } from "./send.ts";

/** Sends a call whose success has nothing to say: 204, or JSON that nobody needs. */
export async function askNothing(settings: Settings, call: Call): Promise<void> {
  const answer = await ask(settings, call);
  if (answer.status !== 204) parseAnswer(call, answer);
}

/** Sends a call whose answer is a list, as it is or in a field of a record; says which of the two it was. */
export async function askList<Item>(settings: Settings, call: Call, field: string, onForm?: (form: Form) => void) {
  const value = await askJson(settings, call);
  // Go writes an empty list as null.
  const inside = isObject(value) ? (value[field] === null ? [] : value[field]) : value;
  if (!Array.isArray(inside)) throw unexpected(call, `has no list of ${field}`);
  onForm?.(isObject(value) ? "released" : "reference");
  return inside as Item[];
}
