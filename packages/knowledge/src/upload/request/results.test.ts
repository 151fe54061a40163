import { expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { readResults } from "./results.ts";

const read = (names: readonly string[], response: object) =>
  readResults({ call: "submit.files", operation: operations.submitFiles }, names, response);

test("an uploaded file is matched to its result, although the released server variant returns only the encoded base name", () => {
  const names = ["notes/a.md", 'say "b".md', "c\r\n.md", "deep/er/d.md"];
  const uploaded = ["a.md", "say %22b%22.md", "c%0D%0A.md"].map((name) => ({ name, id: `id of ${name}` }));
  const failed = [{ name: "d.md", status: "failed", reason: "content already submitted" }];
  expect(read(names, { uploaded, failed })).toMatchObject([
    { name: "notes/a.md", ok: true, id: "id of a.md", archived: false },
    { name: 'say "b".md', ok: true, id: "id of say %22b%22.md" },
    { name: "c\r\n.md", ok: true, id: "id of c%0D%0A.md" },
    { name: "deep/er/d.md", ok: false, code: "duplicate", reason: "content already submitted" },
  ]);
});

test("an uploaded file with backslashes or lone surrogates in its name is matched to its result", () => {
  // Go's name decoding: a backslash before some characters is an escape.
  const names = ["a\\[1].md", "\\\\srv\\share\\u.md", "back\\slash.md", "lone\uD800.md", "a\\/b.md"];
  const there = ["a[1].md", "\\srv\\share\\u.md", "back\\slash.md", "lone\uFFFD.md", "b.md"];
  const uploaded = there.map((name) => ({ name, id: `id of ${name}` }));
  expect(read(names, { uploaded, failed: [] })).toMatchObject(
    names.map((name, index) => ({ name, ok: true, id: `id of ${there[index]}`, archived: false })),
  );
});

test("an archive is reported as failed if one of its entries failed, although the response names only the entry", () => {
  const failed = [{ name: "inner.md", status: "failed", reason: "enqueue: disk full" }];
  expect(read(["a.md", "pack.zip"], { uploaded: [{ name: "a.md", id: "1" }], failed })).toMatchObject([
    { name: "a.md", ok: true, id: "1" },
    { name: "pack.zip", ok: false, reason: "an entry of the archive failed (inner.md: enqueue: disk full)" },
    { name: "inner.md", ok: false, reason: "enqueue: disk full" },
  ]);
});

test("an uploaded archive has failed if the server refuses it, and has succeeded if it contains nothing new", () => {
  const failed = [{ name: "bad.zip", status: "failed", reason: "invalid zip file" }];
  expect(read(["bad.zip", "known.zip"], { uploaded: [], failed })).toEqual([
    { name: "bad.zip", ok: false, code: "refused", reason: "invalid zip file" },
    { name: "known.zip", ok: true, id: undefined, task: undefined, archived: false },
  ]);
});

test("an uploaded file fails if the response omits the file or lists it without a reason", () => {
  expect(read(["a.md", "b.md"], { uploaded: [], failed: [{ name: "b.md" }] })).toEqual([
    { name: "a.md", ok: false, code: "not-mentioned", reason: "the server's response does not mention this file" },
    { name: "b.md", ok: false, code: "refused", reason: "no reason given" },
  ]);
});

test.each([{}, { id: 5 }, { id: "" }, { id: null }])(
  "an upload response that contains a task without a valid ID is rejected: %j",
  (entry) => {
    for (const uploaded of [[entry], [{ name: "a.md", ...entry }]]) {
      expect(() => read(["a.md"], { uploaded, failed: [] })).toThrow(
        /^submit\.files: the response has a task without an id/,
      );
    }
  },
);

test("additional tasks in an upload response are returned as archive entries", () => {
  const tasks = [
    { id: "1", title: "Pack" },
    { id: "2", title: "inner.md" },
  ];
  expect(read(["pack.zip"], { tasks })).toMatchObject([
    { name: "pack.zip", ok: true, id: "1", archived: false },
    { name: "inner.md", ok: true, id: "2", archived: true },
  ]);
});
