/** Answers that are lists, content, or nothing: loaded with the first call that wants one. */
import type { Settings } from "../options.ts";
import type { Form } from "../resources.ts";
import { ask, askJson, isObject, parseAnswer, unexpected, type Answer } from "./ask.ts";
import type { Call } from "./send.ts";

/** Sends a call whose success has nothing to say: 204, or JSON that nobody needs. */
export async function askNothing(settings: Settings, call: Call): Promise<void> {
  const answer = await ask(settings, call);
  if (answer.status !== 204) parseAnswer(call, answer);
}

/** Sends a call whose answer is content. A part of it, or none, is not taken for all. */
export async function askContent(settings: Settings, call: Call): Promise<Answer> {
  const answer = await ask(settings, call);
  if (answer.status !== 200) throw unexpected(call, "is no whole content", answer.status);
  return answer;
}

/** Sends a call whose answer is a list, as it is or in a field of a record; says which of the two it was. */
export async function askList<Item>(settings: Settings, call: Call, field: string, onForm?: (form: Form) => void) {
  const value = await askJson(settings, call);
  // Go writes an empty list as null.
  const inside = isObject(value) ? (value[field] === null ? [] : value[field]) : value;
  if (!Array.isArray(inside) || !inside.every(isObject)) throw unexpected(call, `has no list of ${field}`);
  onForm?.(isObject(value) ? "released" : "reference");
  return inside as Item[];
}
