/** Compares the outcome of a call with its response. */
import type { FailureValues } from "@specwright-tools/toolchain/model/document";
import { operationNamed, operationOf } from "../documents/documents.ts";
import type { HarEntry } from "../har.ts";
import { isObject, parseJson } from "../json.ts";
import type { RecordedScenario } from "../record/scenario.ts";

type Outcome = RecordedScenario["outcome"] & { readonly items?: readonly unknown[] };

const isSame = (found: unknown, expected: unknown): boolean =>
  found === expected ||
  (typeof found === "string" && /^-?\d+n$/.test(found) && Number(found.slice(0, -1)) === expected);

/** Returns the paths of a response's values that the result lacks. */
function missingPaths(result: unknown, expected: unknown, at = ""): string[] {
  if (expected === null || typeof expected !== "object") return isSame(result, expected) ? [] : [at];
  if (result === null || typeof result !== "object") return [at];
  return Object.entries(expected).flatMap(([name, child]) =>
    missingPaths((result as Record<string, unknown>)[name], child, `${at}.${name}`),
  );
}

/** Results that the client converts to another form. */
const conversions: Readonly<Record<string, (result: Readonly<Record<string, unknown>>) => unknown>> = {
  apilimitSet: ({ list, result }) => ({ list: list ?? result }),
  // The platform spells this field in two ways; the client uses one spelling.
  positionList: (result) => JSON.parse(JSON.stringify(result).replaceAll('"mmrSysUpdateTime"', '"mmrSysUpdatedTime"')),
};

function reportsFailure({ field = "", values, otherThan }: FailureValues, result: unknown): boolean {
  const value = (isObject(result) ? result[field] : result) as never;
  return values?.includes(value) ?? (otherThan !== undefined && !otherThan.includes(value));
}

const errorOf = ({ error, items, result }: Outcome): Record<string, unknown> | undefined =>
  (error ??
    [...(items ?? [])].map((item) => (item as { error?: unknown })?.error).find(Boolean) ??
    (result as { error?: unknown } | null)?.error) as Record<string, unknown> | undefined;

/**
 * Describes the wrong items of a batch result. For each record of the response, the result must have an item: with the
 * record's fields, or with an error that has the record's return code.
 */
function wrongItems(found: readonly unknown[], list: readonly unknown[], codes: unknown): string[] {
  const codeAt = (index: number) => (Array.isArray(codes) ? (codes[index] as { code?: number } | undefined)?.code : 0);
  return list.flatMap((record, index) => {
    const item = found[index] as { ok: boolean; error?: { retCode?: number } } | undefined;
    const code = codeAt(index) ?? 0;
    if (code !== 0) return item?.error?.retCode === code ? [] : [`item ${index} did not fail with the code ${code}`];
    return item?.ok === true ? missingPaths(item, record, `item ${index}`) : [`item ${index} failed`];
  });
}

/**
 * Returns the differences between the result or error of a client call and the recorded response. Returns an empty list
 * if they agree.
 */
export function outcomeDifferences({ recording, expected, scenario }: RecordedScenario): string[] {
  const outcome = expected as Outcome;
  const error = errorOf(outcome);
  const isOwn = ({ request: { method, url } }: HarEntry) => operationOf(method, url) === scenario.operationId;
  const response = recording.entries.findLast(isOwn)?.response;
  if (response === undefined) return [`nothing was sent: ${JSON.stringify(error)}`];
  const { status, content } = response;
  if (status >= 300) return error === undefined ? [`the client reported no error for status ${status}`] : [];
  const body = parseJson(content.text);
  if (recording.call.surface === "knowledge") return error === undefined ? [] : [JSON.stringify(error)];
  const { retCode, result, retExtInfo } = body as {
    retCode: number;
    result?: unknown;
    retExtInfo?: { list?: unknown };
  };
  const failure = operationNamed(scenario.operationId).operation.operation["x-failure-values"];
  if (retCode !== 0) return error?.["retCode"] === retCode ? [] : [`the client did not report the error ${retCode}`];
  if (failure !== undefined && reportsFailure(failure, result))
    return error?.["code"] === "failed" ? [] : ["the client did not report the failure in the result"];
  if (error !== undefined) return [JSON.stringify(error)];
  if (result === undefined) return [];
  if (Array.isArray(outcome.result) && isObject(result))
    return wrongItems(outcome.result, result["list"] as unknown as unknown[], retExtInfo?.list);
  const reshape = conversions[scenario.operationId];
  return missingPaths(outcome.result, reshape !== undefined && isObject(result) ? reshape(result) : result);
}
