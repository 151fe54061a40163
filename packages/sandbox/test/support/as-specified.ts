import { expect } from "vitest";
import { OperationTable, tradingDocument, type OperationInfo } from "../../src/trading/operations.ts";
import { child } from "../../src/json.ts";
import { strictSchemas } from "./strict-schema.ts";

const table = new OperationTable();
const compile = strictSchemas(tradingDocument());
const checks = new Map<string, (value: unknown) => string[]>();

const okOf = ({ path, method }: OperationInfo) =>
  child(tradingDocument(), "paths", path, method.toLowerCase(), "responses", "200", "content", "application/json");

/** Returns the fields of a response that are missing, mistyped, or not listed in the schema of its operation. */
export function violationsOfResponse(method: string, path: string, response: unknown): string[] {
  const operation = table.find(method, path);
  if (operation === undefined) throw new Error(`Unknown operation ${method} ${path}.`);
  const { operationId } = operation;
  let check = checks.get(operationId);
  if (check === undefined) checks.set(operationId, (check = compile(okOf(operation)["schema"])));
  return check(response);
}

/** Fails the test unless the response matches the specification. */
export function expectAsSpecified(method: string, path: string, response: unknown): void {
  const message = `${method} ${path}: ${JSON.stringify(response).slice(0, 600)}`;
  expect(violationsOfResponse(method, path, response), message).toEqual([]);
}
