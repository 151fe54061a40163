import { isJsonObject, textOf, type JsonObject } from "@specwright/transport";
import { isDuplicate } from "../../http/call-errors.ts";
import type { Call } from "../../http/call.ts";
import { unexpectedResponse } from "../../http/request.ts";
import type { FileResult, Task } from "../../resources.ts";
import { extensionOf, storedName } from "../check/limits.ts";

function submitted(value: JsonObject, archived: boolean, name: unknown = value["title"]): FileResult {
  const task = value as Task;
  return { name: textOf(name ?? task.id), ok: true, id: task.id, task, archived };
}

/**
 * Creates the record of a pending task. The released server returns only the ID of a new task, and every new task is
 * pending.
 */
const pendingTask = ({ id }: JsonObject): JsonObject => ({ id, status: "pending" });

const reasonOf = ({ reason }: JsonObject) => textOf(reason ?? "no reason given");

/** Patterns of the released server's messages about a rejected file, with the code for each. */
const REASONS = [
  [/^(zip )?file too large\b/i, "too-large"],
  [/^extension not allowed\b/i, "extension"],
] as const;

function refused(name: string, reason: string): FileResult {
  const code = REASONS.find(([words]) => words.test(reason))?.[1] ?? (isDuplicate(reason) ? "duplicate" : "refused");
  return { name, ok: false, code, reason };
}

const missingResult = (name: string): FileResult => ({
  name,
  ok: false,
  code: "not-mentioned",
  reason: "the server's response does not mention this file",
});

/** Removes the first record with this file name from the list and returns it. Undefined if there is none. */
function takeByName(list: JsonObject[], name: string): JsonObject | undefined {
  const index = list.findIndex((entry) => storedName(entry["name"]) === storedName(name));
  return index === -1 ? undefined : list.splice(index, 1)[0];
}

function requireRecords(call: Call, value: unknown): JsonObject[] {
  if (Array.isArray(value) && value.every((entry) => isJsonObject(entry))) return [...value];
  throw unexpectedResponse(call, "does not list files as objects");
}

function requireIds(call: Call, tasks: readonly JsonObject[]): void {
  if (tasks.some(({ id }) => typeof id !== "string" || id === ""))
    throw unexpectedResponse(call, "has a task without an id");
}

function readReleased(call: Call, names: readonly string[], response: JsonObject): FileResult[] {
  const uploaded = requireRecords(call, response["uploaded"]);
  requireIds(call, uploaded);
  const failed = requireRecords(call, response["failed"] ?? []);
  const results = names.map((name): FileResult => {
    const taken = takeByName(uploaded, name);
    if (taken) return submitted(pendingTask(taken), false, name);
    const failure = takeByName(failed, name);
    if (failure) return refused(name, reasonOf(failure));
    if (extensionOf(name) !== ".zip") return missingResult(name);
    // The server accepts an archive as a whole or not at all, and names only the failed entry, so a failed entry means
    // that the whole archive was refused.
    const [entry] = failed;
    if (entry) return refused(name, `an entry of the archive failed (${textOf(entry["name"])}: ${reasonOf(entry)})`);
    return { name, ok: true, id: undefined, task: undefined, archived: false };
  });
  for (const entry of uploaded) results.push(submitted(pendingTask(entry), true, entry["name"]));
  for (const entry of failed) results.push(refused(textOf(entry["name"]), reasonOf(entry)));
  return results;
}

/**
 * Converts the response of either server variant to results: one per file in the given order, then the results of
 * archive entries.
 */
export function readResults(call: Call, names: readonly string[], response: unknown): FileResult[] {
  if (isJsonObject(response) && "uploaded" in response) return readReleased(call, names, response);
  const inside = isJsonObject(response) && !("id" in response) ? (response["tasks"] ?? response["items"]) : response;
  const tasks = requireRecords(call, isJsonObject(inside) ? [inside] : inside);
  requireIds(call, tasks);
  const results = tasks.map((task, index) => submitted(task, index >= names.length, names[index]));
  return [...results, ...names.slice(tasks.length).map(missingResult)];
}
