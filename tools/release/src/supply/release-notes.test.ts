import { expect, it } from "vitest";
import { releaseNotes } from "./release-files.ts";

const changelog = "# @specwright/x\n\n## 1.1.0\n\n### Minor Changes\n\nNew.\n\n## 1.0.0\n\nOld.\n";

it.each([
  ["1.1.0", "### Minor Changes\n\nNew."],
  ["1.0.0", "Old."],
])("the notes of %s tell that version alone", (version, notes) => {
  expect(releaseNotes("x", changelog, version)).toBe(notes);
});

it("a version without notes is an error that says how notes are made", () => {
  expect(() => releaseNotes("x", changelog, "2.0.0")).toThrow(
    'packages/x/CHANGELOG.md has no section for 2.0.0, the version of its package.json: "pnpm run release:version" writes it.',
  );
});
