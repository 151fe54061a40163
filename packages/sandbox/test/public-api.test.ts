import { expect, test } from "vitest";
import * as sandbox from "../src/index.ts";

test("the package exports exactly these names", () => {
  expect(Object.keys(sandbox).toSorted()).toEqual(["FaultError", "createSandbox"]);
});
