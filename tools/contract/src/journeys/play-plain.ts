import { callOf } from "../documents.ts";
import type { Recorder } from "../record/recorder.ts";
import type { Scenario } from "../record/scenario.ts";

type Result = Readonly<Record<string, unknown>>;

/** Plays a success of an operation with the call that the client has for it, and returns the result. */
export async function playPlain(
  recorder: Recorder,
  operationId: string,
  input: object = {},
  more: Partial<Scenario> = {},
): Promise<Result> {
  const scenario = { name: "plain", operationId, call: callOf(operationId), args: [input], ...more };
  return (await recorder.play(scenario)) as Result;
}

/** Calls an operation that another one needs first, without keeping a recording. */
export async function prepare(
  recorder: Recorder,
  operationId: string,
  input: object = {},
  more: Partial<Scenario> = {},
): Promise<Result> {
  const scenario = { name: "before", operationId, call: callOf(operationId), args: [input], ...more };
  return (await recorder.attempt(scenario)).outcome.result as Result;
}

/** The first record of a result's list. */
export const firstOf = (result: Result): Result => (result["list"] as readonly Result[])[0] ?? {};
