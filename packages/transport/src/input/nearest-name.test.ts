import { describe, expect, test } from "vitest";
import { didYouMean, nearestName } from "./input-error.ts";

const options = ["environment", "credentials", "timeoutMs", "attemptTimeoutMs", "retry", "fetch"];

describe("the known name closest to a misspelt name", () => {
  test.each([
    ["enviroment", options, "environment"],
    ["Credentials", options, "credentials"],
    ["timeout", options, "timeoutMs"],
    ["retyr", options, "retry"],
    ["key", ["apiKey", "secret", "privateKey", "sign"], "apiKey"],
    ["apiSecret", ["apiKey", "secret", "privateKey", "sign"], "secret"],
    ["reduceonly", ["reduceOnly", "closeOnTrigger"], "reduceOnly"],
    ["pageSize", ["page", "page_size"], "page_size"],
    ["sginal", ["signal", "timeoutMs"], "signal"],
  ])("for %s among %j is %s", (name, known, expected) => {
    expect(nearestName(name, known)).toBe(expected);
  });

  test.each(["proxy", "x", "", "a".repeat(41), "zzzzzzzzzzz"])(
    "is undefined for %j, which resembles no known name",
    (name) => {
      expect(nearestName(name, options)).toBeUndefined();
      expect(didYouMean(name, options)).toBe("");
    },
  );

  test("is added to a message as a question", () => {
    expect(didYouMean("kind", ["kind"], "environment.")).toBe(' Did you mean "environment.kind"?');
  });
});
