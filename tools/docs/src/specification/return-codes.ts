import { examplesOf } from "@specwright-tools/model/operations";
import { readData, readDocument } from "@specwright-tools/model/published";
import type { OperationRow } from "./operation-rows.ts";
import { recordings } from "./samples/recorded-calls.ts";

export interface ReturnCode {
  readonly code: number | string;
  readonly group: string;
  readonly class: string;
  readonly meaning: string;
  readonly paths?: readonly string[];
  /** Where the page of error codes shows it; some codes have an entry for each path. */
  readonly anchor: string;
}

function withAnchors(codes: readonly Omit<ReturnCode, "anchor">[]): ReturnCode[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const name = `${code.group}-${code.code}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...code, anchor: count === 1 ? name : `${name}-${count}` };
  });
}

export const everyCode: readonly ReturnCode[] = withAnchors(readData<Omit<ReturnCode, "anchor">[]>("ret-codes"));

/** The codes of the examples of a response. */
function exampleCodes({ document, operation }: OperationRow): number[] {
  return Object.values(operation.responses)
    .flatMap(({ content = {} }) => Object.values(content))
    .flatMap((content) => examplesOf(readDocument(document), content))
    .map(({ value }) => (value as { retCode?: unknown } | null)?.retCode)
    .filter((code) => typeof code === "number" && code !== 0) as number[];
}

/** The entry that explains a code for an operation: for its path, else for its group, else the first. */
export function codeEntry(code: number | string, { path }: OperationRow): ReturnCode | undefined {
  const entries = everyCode.filter((entry) => String(entry.code) === String(code) && entry.group !== "websocket");
  const group = path.split("/")[2] ?? "";
  return (
    entries.find(({ paths }) => paths?.some((place) => path.startsWith(place))) ??
    entries.find((entry) => entry.paths === undefined && entry.group === group) ??
    entries.find(({ paths }) => paths === undefined) ??
    entries[0]
  );
}

/** The codes that an operation is documented or recorded to return. */
export function returnCodes(row: OperationRow): ReturnCode[] {
  const byPath = everyCode
    .filter(({ paths, group }) => group !== "websocket" && paths?.some((place) => row.path.startsWith(place)))
    .map(({ code }) => code);
  const recorded = recordings().codes.get(row.operationId) ?? [];
  const codes = new Set([...byPath, ...exampleCodes(row), ...recorded].map(String));
  return [...codes]
    .map((code) => codeEntry(code, row))
    .filter((entry) => entry !== undefined)
    .toSorted((a, b) => Number(a.code) - Number(b.code));
}
