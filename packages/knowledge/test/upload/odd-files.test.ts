import { appendFileSync, mkdirSync, rmSync, statSync, truncateSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKnowledgeClient } from "../../src/index.ts";

let root = "";
let sandbox: Sandbox;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "knowledge-odd-"));
  sandbox = await createSandbox();
});
afterAll(async () => {
  await sandbox.close();
  await rm(root, { recursive: true });
});

const NAMES = [
  "new\nline.md",
  "return\r.md",
  "tab\t.md",
  "bell\u0007.md",
  "separator\u2028.md",
  "right-\u202Eleft.md",
  'quo"te.md',
  "per%cent%0A.md",
  "back\\slash.md",
  "backslash.md",
  "semi;colon=.md",
  " blank at both ends .md",
  "e\u0301.md",
  "\u00E9.md",
  "漢字 😀.md",
  `${"x".repeat(240)}.md`,
  "UPPER.MD",
];

describe.each(["reference", "released"] as const)("unusual files, %s variant", (variant) => {
  const client = () => createKnowledgeClient({ baseUrl: sandbox.knowledge[`${variant}Url`] });
  const folderWith = async (files: Readonly<Record<string, string>>): Promise<string> => {
    const folder = await mkdtemp(join(root, "folder-"));
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    return folder;
  };

  test("a file with any name becomes one task with its content", async () => {
    const folder = await folderWith(Object.fromEntries(NAMES.map((name) => [name, `${variant} ${name}`])));
    const { submit, tasks } = client();
    const { files } = await submit.folder(folder);
    expect(files.map(({ path }) => path)).toEqual(NAMES.toSorted());
    for (const { path, outcome, taskIds } of files) {
      expect([path, outcome, taskIds.length]).toEqual([path, "ok", 1]);
      expect((await tasks.content(taskIds[0] ?? "")).content).toBe(`${variant} ${path}`);
    }
  });

  test("circular links to files fail, and circular links to folders are skipped", async () => {
    const folder = await folderWith({ "good.md": `good, ${variant}` });
    await symlink("circle.md", join(folder, "circle.md"));
    await mkdir(join(folder, "inside"));
    await symlink("..", join(folder, "inside/up"));
    const { files } = await client().submit.folder(folder);
    expect(files.map(({ path, outcome }) => [path, outcome])).toEqual([
      ["circle.md", "failed"],
      ["good.md", "ok"],
    ]);
    expect(files[0]?.reason).toContain("ELOOP");
  });

  describe.each<[change: string, make: (file: string) => void]>([
    ["vanishes", (file) => rmSync(file)],
    ["grows", (file) => appendFileSync(file, "more")],
    // Cut only the last byte, so that the content still differs between the variants: their servers share a store,
    // which refuses content that it already has.
    ["is cut", (file) => truncateSync(file, statSync(file).size - 1)],
    [
      "becomes a folder",
      (file) => {
        rmSync(file);
        mkdirSync(file);
      },
    ],
  ])("a file that %s", (change, make) => {
    test.each([
      ["before it is read fails alone", "a.md", "failed"],
      ["after it was read is ok", "c.md", "ok"],
    ])("%s, and the next run submits the current files", async (_, sentMeanwhile, outcome) => {
      const content = (name: string) => `${name} ${change} ${sentMeanwhile} ${variant}`;
      const names = ["a.md", "b.md", "c.md"];
      const folder = await folderWith(Object.fromEntries(names.map((name) => [name, content(name)])));
      const { submit } = client();
      const state = join(folder, ".state");
      let isChanged = false;
      const onProgress = ({ path }: { path: string }) => {
        if (path !== sentMeanwhile || isChanged) return;
        isChanged = true;
        // Change the file now, because the client reads it right after this callback.
        make(join(folder, "b.md"));
      };
      const report = await submit.folder(folder, { state, onProgress });
      expect(report.files.map(({ path, outcome: found }) => [path, found])).toEqual([
        ["a.md", "ok"],
        ["b.md", outcome],
        ["c.md", "ok"],
      ]);
      const again = await submit.folder(folder, { state });
      expect(again.files.filter(({ outcome: found }) => found !== "ok")).toEqual([]);
    });
  });
});
