import { expect, it } from "vitest";
import { releaseNotes } from "./release-files.ts";

const changelog = "# @specwright/x\n\n## 1.1.0\n\n### Minor Changes\n\nNew.\n\n## 1.0.0\n\nOld.\n";

it.each([
  ["1.1.0", "### Minor Changes\n\nNew."],
  ["1.0.0", "Old."],
])("the notes of %s tell that version alone", (version, notes) => {
  expect(releaseNotes(changelog, version)).toBe(notes);
});

it("a version without notes is an error", () => {
  expect(() => releaseNotes(changelog, "2.0.0")).toThrow("The change log has no section for 2.0.0.");
});
