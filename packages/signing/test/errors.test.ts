import { expect, test } from "vitest";
import { SigningError } from "../src/index.ts";

test("a SigningError of another copy of the package is recognized", () => {
  const other = Object.assign(new Error("refused"), { [Symbol.for("@specwright/SigningError")]: true });
  for (const error of [new SigningError("invalid-input", "refused"), other])
    expect(SigningError.isInstance(error)).toBe(true);
});

test.each([new Error("refused"), { name: "SigningError" }, "SigningError", null, undefined])(
  "%o is not recognized as a SigningError",
  (value) => {
    expect(SigningError.isInstance(value)).toBe(false);
  },
);
