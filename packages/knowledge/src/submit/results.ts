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

/**
 * What stays of a name on its way to the server and back: it stands in the form as browsers write it, without halves of
 * characters, and the released server takes folders off, and backslashes before some signs.
 */
export const nameThere = (name: unknown): string =>
  quoted(String(name))
    .replaceAll(/\p{Cs}/gu, "\uFFFD")
    .replaceAll("\\", "")
    .replace(/^[^]*\//, "");

/** Takes the first record of that name out of the list. */
function take(list: Json[], name: string): Json | undefined {
  const index = list.findIndex((entry) => nameThere(entry["name"]) === nameThere(name));
  return index === -1 ? undefined : list.splice(index, 1)[0];
}

const records = (call: Judged, value: unknown): Json[] => {
  if (Array.isArray(value) && value.every((entry) => isObject(entry))) return [...value];
  throw unexpected(call, "does not list files as records");
};

function requireIds(call: Judged, tasks: readonly Json[]): void {
  if (tasks.some(({ id }) => typeof id !== "string" || id === "")) throw unexpected(call, "has a task without an id");
}

/** The released server gives no task, but every one of its tasks begins so. */
const pending = ({ id }: Json): Json => ({ id, status: "pending" });

const unmentioned = (name: string): FileResult => ({
  name,
  ok: false,
  reason: "the server's answer does not mention it",
});

const reasonOf = ({ reason }: Json) => String(reason ?? "no reason given");

/** An archive is alone in its request, see requestsFor. */
function readReleased(call: Judged, names: readonly string[], answer: Json): FileResult[] {
  const uploaded = records(call, answer["uploaded"]);
  requireIds(call, uploaded);
  const failed = records(call, answer["failed"] ?? []);
  const refusedAs = (name: string, refused: Json): FileResult => ({ name, ok: false, reason: reasonOf(refused) });
  const results = names.map((name): FileResult => {
    const taken = take(uploaded, name);
    if (taken) return asTask(pending(taken), false, name);
    const refused = take(failed, name);
    if (refused) return refusedAs(name, refused);
    if (extensionOf(name) !== ".zip") return unmentioned(name);
    // It is taken whole or not at all, and only the entry that failed is named, not the archive it lay in.
    const [broken] = failed;
    if (broken) return { name, ok: false, reason: `an entry failed (${String(broken["name"])}: ${reasonOf(broken)})` };
    return { name, ok: true, id: undefined, task: undefined, archived: false };
  });
  for (const entry of uploaded) results.push(asTask(pending(entry), true, entry["name"]));
  for (const entry of failed) results.push(refusedAs(String(entry["name"]), entry));
  return results;
}

/** Whichever form the answer has: one result for each file in the order given, then entries of archives. */
export function readResults(call: Judged, names: readonly string[], answer: unknown): FileResult[] {
  if (isObject(answer) && "uploaded" in answer) return readReleased(call, names, answer);
  const inside = isObject(answer) && !("id" in answer) ? (answer["tasks"] ?? answer["items"]) : answer;
  const tasks = records(call, isObject(inside) ? [inside] : inside);
  requireIds(call, tasks);
  const results = tasks.map((task, index) => asTask(task, index >= names.length, names[index]));
  return [...results, ...names.slice(tasks.length).map(unmentioned)];
}
