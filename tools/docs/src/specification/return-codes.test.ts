import { expect, it } from "vitest";
import { errorClasses, groupTitle, everyCode } from "./return-codes.ts";

it("the page of return codes explains exactly the existing classes of codes", () => {
  expect(Object.keys(errorClasses).toSorted()).toEqual([...new Set(everyCode.map((code) => code.class))].toSorted());
});

it.each([
  ["http", "HTTP statuses"],
  ["spot-margin", "Spot margin"],
  ["trade", "Trade"],
])("the return code group %s has the title %s", (group, title) => expect(groupTitle(group)).toBe(title));
