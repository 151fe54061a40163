import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createKnowledgeClient } from "../../src/index.ts";
import { fakeService } from "../support/fake-service.ts";

let root = "";
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "knowledge-entries-"));
});
afterAll(() => rm(root, { recursive: true }));

async function submit(folder: string) {
  const service = fakeService("released");
  const client = createKnowledgeClient({ fetch: service.fetch, retry: false });
  const { files } = await client.submit.folder(folder);
  return { outcomes: files.map(({ path, outcome, reason }) => [path, outcome, reason]), tasks: service.tasks };
}

test("a link that leads out of the folder is skipped and listed", async () => {
  const folder = await mkdtemp(join(root, "links-"));
  const outside = await mkdtemp(join(root, "outside-"));
  await writeFile(join(outside, "secret.md"), "secret");
  await writeFile(join(folder, "good.md"), "good");
  await mkdir(join(folder, "sub"));
  await symlink(join(outside, "secret.md"), join(folder, "link.md"));
  await symlink(outside, join(folder, "linked-folder"));
  await symlink("../good.md", join(folder, "sub/inside.md"));
  const { outcomes, tasks } = await submit(folder);
  expect(outcomes).toEqual([
    ["good.md", "ok", undefined],
    ["link.md", "skipped", "is a link that leads out of the folder"],
    ["linked-folder", "skipped", "is a link that leads out of the folder"],
    ["sub/inside.md", "duplicate", "has the same content as good.md"],
  ]);
  expect(tasks.map(({ content }) => content)).toEqual(["good"]);
});

test.runIf(process.platform === "linux")("a named pipe is skipped with a reason", async () => {
  const folder = await mkdtemp(join(root, "pipe-"));
  execFileSync("mkfifo", [join(folder, "pipe.md")]);
  await writeFile(join(folder, "good.md"), "good");
  const { outcomes } = await submit(folder);
  expect(outcomes).toEqual([
    ["good.md", "ok", undefined],
    ["pipe.md", "skipped", "is a named pipe"],
  ]);
});

test.runIf(process.platform === "linux")(
  "a file whose name is not UTF-8 fails, but a file whose name contains U+FFFD in the same position is sent",
  async () => {
    const folder = await mkdtemp(join(root, "names-"));
    await writeFile(Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9]), Buffer.from(".md")]), "one");
    await writeFile(join(folder, "caf\uFFFD.md"), "two");
    const { outcomes, tasks } = await submit(folder);
    expect(outcomes).toEqual([
      [String.raw`caf\xe9.md`, "failed", "has a name that is not UTF-8; rename it"],
      ["caf\uFFFD.md", "ok", undefined],
    ]);
    expect(tasks.map(({ content }) => content)).toEqual(["two"]);
  },
);
