import { expect, test } from "vitest";
import * as sandbox from "../src/index.ts";

test("the package exports exactly the listed names", () => {
  expect(Object.keys(sandbox).toSorted()).toEqual(["FaultError", "createSandbox"]);
});
