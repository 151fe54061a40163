import { expect, test } from "vitest";
import { readResults } from "./results.ts";

const read = (names: readonly string[], answer: object) => readResults({ operation: "submitFiles" }, names, answer);

test("the released server gives names back without folders and as they stood in the form", () => {
  const names = ["notes/a.md", 'say "b".md', "c\r\n.md", "deep/er/d.md"];
  const uploaded = ["a.md", "say %22b%22.md", "c%0D%0A.md"].map((name) => ({ name, id: `id of ${name}` }));
  const failed = [{ name: "d.md", status: "failed", reason: "content already submitted" }];
  expect(read(names, { uploaded, failed })).toMatchObject([
    { name: "notes/a.md", ok: true, id: "id of a.md", archived: false },
    { name: 'say "b".md', ok: true, id: "id of say %22b%22.md" },
    { name: "c\r\n.md", ok: true, id: "id of c%0D%0A.md" },
    { name: "deep/er/d.md", ok: false, reason: "content already submitted" },
  ]);
});

test("backslashes and halves of characters do not hide a file", () => {
  // What Go makes of these names: a backslash before some signs is taken for an escape.
  const names = ["a\\[1].md", "\\\\srv\\share\\u.md", "back\\slash.md", "lone\uD800.md", "a\\/b.md"];
  const there = ["a[1].md", "\\srv\\share\\u.md", "back\\slash.md", "lone\uFFFD.md", "b.md"];
  const uploaded = there.map((name) => ({ name, id: `id of ${name}` }));
  expect(read(names, { uploaded, failed: [] })).toMatchObject(
    names.map((name, index) => ({ name, ok: true, id: `id of ${there[index]}`, archived: false })),
  );
});

test("an archive whose entry failed is not told as taken, although the server names the entry alone", () => {
  const failed = [{ name: "inner.md", status: "failed", reason: "enqueue: disk full" }];
  expect(read(["a.md", "pack.zip"], { uploaded: [{ name: "a.md", id: "1" }], failed })).toMatchObject([
    { name: "a.md", ok: true, id: "1" },
    { name: "pack.zip", ok: false, reason: "an entry failed (inner.md: enqueue: disk full)" },
    { name: "inner.md", ok: false, reason: "enqueue: disk full" },
  ]);
});

test("an archive that was refused as a whole, and one that held nothing new", () => {
  const failed = [{ name: "bad.zip", status: "failed", reason: "invalid zip file" }];
  expect(read(["bad.zip", "known.zip"], { uploaded: [], failed })).toEqual([
    { name: "bad.zip", ok: false, reason: "invalid zip file" },
    { name: "known.zip", ok: true, id: undefined, task: undefined, archived: false },
  ]);
});

test("a file that the answer does not mention is no success, and one without a reason has one all the same", () => {
  expect(read(["a.md", "b.md"], { uploaded: [], failed: [{ name: "b.md" }] })).toEqual([
    { name: "a.md", ok: false, reason: "the server's answer does not mention it" },
    { name: "b.md", ok: false, reason: "no reason given" },
  ]);
});

test.each([{}, { id: 5 }, { id: "" }, { id: null }])("what was uploaded without an id, %j, is no success", (entry) => {
  for (const uploaded of [[entry], [{ name: "a.md", ...entry }]]) {
    expect(() => read(["a.md"], { uploaded, failed: [] })).toThrow(/^submitFiles: the answer has a task without an id/);
  }
});
