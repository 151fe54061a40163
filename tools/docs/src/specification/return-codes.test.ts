import { expect, it } from "vitest";
import { errorClasses, groupTitle, everyCode } from "./return-codes.ts";

it("explains each class of codes, and no other", () => {
  expect(Object.keys(errorClasses).toSorted()).toEqual([...new Set(everyCode.map((code) => code.class))].toSorted());
});

it.each([
  ["http", "HTTP statuses"],
  ["spot-margin", "Spot margin"],
  ["trade", "Trade"],
])("titles the group %s %s", (group, title) => expect(groupTitle(group)).toBe(title));
