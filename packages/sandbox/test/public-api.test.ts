import { expect, test } from "vitest";
import * as sandbox from "../src/index.ts";

test("the package exports this and nothing else", () => {
  expect(Object.keys(sandbox).toSorted()).toEqual(["FaultError", "createSandbox"]);
});
