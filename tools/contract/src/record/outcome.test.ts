import { expect, it } from "vitest";
import type { Recording } from "../har.ts";
import { isAskedFor, operationOfRecording, orphansOf, summary, withoutFailed } from "./outcome.ts";
import type { RecordedScenario } from "./scenario.ts";

const made = (name: string) => ({ name }) as unknown as RecordedScenario;

const present = (name: string, origin: string) => ({
  name,
  recording: { log: { comment: `${origin}, 2026-11-02` } } as unknown as Recording,
});

it("takes every recording if no operation is named, and otherwise those of the named ones", () => {
  const operationId = operationOfRecording("trading/orderCreate/statuses#fails-400");
  expect(operationId).toBe("orderCreate");
  expect(isAskedFor(operationId, [])).toBe(true);
  expect(isAskedFor(operationId, ["marketTime", "orderCreate"])).toBe(true);
  expect(isAskedFor(operationId, ["marketTime"])).toBe(false);
});

it("leaves a file with a failed scenario as it is, with all of its cases", () => {
  const recorded = ["trading/a/plain", "trading/a/statuses#fails-400", "trading/a/statuses#fails-403"].map(made);
  const failures = [{ name: "trading/a/statuses#fails-403", message: "the scenario should fail" }];
  expect(withoutFailed(recorded, failures)).toEqual([made("trading/a/plain")]);
  expect(withoutFailed(recorded, [])).toEqual(recorded);
});

it("calls a recording an orphan if no journey makes it, unless it is of a live service", () => {
  const files = [
    present("trading/a/plain", "captured from the sandbox"),
    present("trading/a/gone", "captured from the sandbox"),
    present("trading/a/live", "captured from a live service, redacted"),
  ];
  expect(orphansOf(files, [made("trading/a/plain")])).toEqual(["trading/a/gone"]);
});

it("says in words what a run did", () => {
  const run = { recordings: 8, files: 0, problems: 0, check: false };
  expect(summary(run)).toBe("8 recordings made again, no file differs. No problems.");
  expect(summary({ ...run, recordings: 1, files: 2, problems: 1 })).toBe(
    "1 recording made again, 2 files written. 1 problem, listed above.",
  );
  expect(summary({ ...run, files: 1, check: true })).toBe("8 recordings made again, 1 file would change. No problems.");
});
