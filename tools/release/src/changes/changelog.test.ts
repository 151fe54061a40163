import { describe, expect, it } from "vitest";
import { getDependencyReleaseLine, getReleaseLine } from "./changelog.ts";

describe("a changelog entry", () => {
  it("contains only the text of the changeset", () => {
    const changeset = {
      summary: "Cursors are sent as they came.  \n\n- one\n- two\n",
      commit: "abcdef0",
      author: "ada",
    };
    expect(getReleaseLine(changeset)).toBe("\nCursors are sent as they came.\n\n- one\n- two\n");
  });

  it.each([
    [[], ""],
    [[{ name: "@specwright/signing", newVersion: "1.0.1" }], "\nComes with `@specwright/signing` 1.0.1.\n"],
    [
      [
        { name: "@specwright/transport", newVersion: "1.2.0" },
        { name: "@specwright/signing", newVersion: "1.0.1" },
      ],
      "\nComes with `@specwright/signing` 1.0.1 and `@specwright/transport` 1.2.0.\n",
    ],
  ])("for the updated dependencies %j is %j", (updated, text) => {
    expect(getDependencyReleaseLine([], updated)).toBe(text);
  });
});
