import { isObject, unexpected, type Json, type Judged } from "../http/ask.ts";
import type { Task } from "../resources.ts";
import { extensionOf } from "./check.ts";
import { quoted } from "./quoted.ts";

/** What became of one file. */
export type FileResult =
  /** It is a task now. Entries of an archive are listed so, after the files, with `archived: true`. */
  | { readonly name: string; readonly ok: true; readonly id: string; readonly task: Task; readonly archived: boolean }
  /** An archive that was taken; its entries are results of their own. */
  | {
      readonly name: string;
      readonly ok: true;
      readonly id: undefined;
      readonly task: undefined;
      readonly archived: false;
    }
  /** It was refused; the others are not touched by that. */
  | { readonly name: string; readonly ok: false; readonly reason: string };

const asTask = (value: Json, archived: boolean, name: unknown = value["title"]): FileResult => {
  const task = value as Task;
  return { name: String(name ?? task.id), ok: true, id: task.id, task, archived };
};

/** The name that the released server gives back: as it stood in the form, without folders. */
const nameThere = (name: string) => quoted(name).replace(/^[^]*\//, "");

/** Takes the first record of that name out of the list. */
function take(list: Json[], name: string): Json | undefined {
  const index = list.findIndex((entry) => entry["name"] === name || entry["name"] === nameThere(name));
  return index === -1 ? undefined : list.splice(index, 1)[0];
}

const records = (call: Judged, value: unknown): Json[] => {
  if (Array.isArray(value) && value.every((entry) => isObject(entry))) return [...value];
  throw unexpected(call, "does not list files as records");
};

/** The released server gives no task, but every one of its tasks begins so. */
const pending = ({ id }: Json): Json => ({ id, status: "pending" });

const reasonOf = ({ reason }: Json) => String(reason ?? "no reason given");

function readReleased(call: Judged, names: readonly string[], answer: Json): FileResult[] {
  const uploaded = records(call, answer["uploaded"]);
  const failed = records(call, answer["failed"] ?? []);
  const found = names.map((name): FileResult | undefined => {
    const taken = take(uploaded, name);
    if (taken !== undefined) return asTask(pending(taken), false, name);
    const refused = take(failed, name);
    return refused && { name, ok: false, reason: reasonOf(refused) };
  });
  const [broken] = failed;
  const results = names.map((name, index): FileResult => {
    const result = found[index];
    if (result !== undefined) return result;
    if (extensionOf(name) !== ".zip") return { name, ok: false, reason: "the server's answer does not mention it" };
    // An archive is taken whole or not at all, and only the entry that failed is named, not the archive it lay in.
    if (broken) return { name, ok: false, reason: `an entry failed (${String(broken["name"])}: ${reasonOf(broken)})` };
    return { name, ok: true, id: undefined, task: undefined, archived: false };
  });
  for (const entry of uploaded) results.push(asTask(pending(entry), true, entry["name"]));
  for (const entry of failed) results.push({ name: String(entry["name"]), ok: false, reason: reasonOf(entry) });
  return results;
}

/** Whichever form the answer has: one result for each file in the order given, then entries of archives. */
export function readResults(call: Judged, names: readonly string[], answer: unknown): FileResult[] {
  if (isObject(answer) && "uploaded" in answer) return readReleased(call, names, answer);
  const inside = isObject(answer) && !("id" in answer) ? (answer["tasks"] ?? answer["items"]) : answer;
  const tasks = records(call, isObject(inside) ? [inside] : inside);
  if (tasks.some(({ id }) => typeof id !== "string")) throw unexpected(call, "has a task without an id");
  const results = tasks.map((task, index) => asTask(task, index >= names.length, names[index]));
  const missing = names.slice(tasks.length);
  return [
    ...results,
    ...missing.map((name) => ({ name, ok: false as const, reason: "the server's answer does not mention it" })),
  ];
}
