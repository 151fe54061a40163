import { expect, test } from "vitest";
import { newAttempt, outcomeOf, outcomeOfAttempt, type Attempt } from "./outcome.ts";

const notSent: Attempt = { mayHaveArrived: false, isRefused: false };
const lost: Attempt = { mayHaveArrived: true, isRefused: false };
const refused: Attempt = { mayHaveArrived: true, isRefused: true };

test.each([
  ["without a connection", notSent, "not-sent"],
  ["whose bytes may have arrived", lost, "unknown"],
  ["with a refusal", refused, "answered"],
  ["with a refusal before the platform reported a connection", { mayHaveArrived: false, isRefused: true }, "answered"],
] as const)("an attempt %s is %3$s", (_, attempt, expected) => {
  expect(outcomeOfAttempt(attempt)).toBe(expected);
});

test.each<[string, readonly Attempt[], string]>([
  ["no attempt", [], "not-sent"],
  ["one that was not sent", [notSent], "not-sent"],
  ["one that was lost", [lost], "unknown"],
  ["one that was refused", [refused], "answered"],
  ["two that were not sent", [notSent, notSent], "not-sent"],
  ["refused, then not sent", [refused, notSent], "answered"],
  ["not sent, then refused", [notSent, refused], "answered"],
  ["refused twice", [refused, refused], "answered"],
  ["lost, then not sent", [lost, notSent], "unknown"],
  ["lost, then refused", [lost, refused], "unknown"],
  ["refused, then lost", [refused, lost], "unknown"],
  ["not sent, lost, refused", [notSent, lost, refused], "unknown"],
])("a call with %s is %3$s", (_, attempts, expected) => {
  expect(outcomeOf(attempts)).toBe(expected);
});

test("a new attempt has not been sent", () => {
  expect(outcomeOfAttempt(newAttempt())).toBe("not-sent");
});
