import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSandbox } from "./support.ts";

let started: Awaited<ReturnType<typeof startSandbox>>;
let folder = "";
beforeAll(async () => {
  started = await startSandbox();
  folder = await mkdtemp(join(tmpdir(), "cli-add-"));
});
afterAll(async () => {
  await started.sandbox.close();
  await rm(folder, { recursive: true });
});

test("knowledge add leaves out node_modules and what .gitignore names", async () => {
  await mkdir(join(folder, "node_modules/pack"), { recursive: true });
  await mkdir(join(folder, "drafts"));
  const files = [".gitignore", "good.md", "note.tmp.md", "keep.tmp.md", "drafts/a.md", "node_modules/pack/README.md"];
  for (const name of files) await writeFile(join(folder, name), `# ${name}`);
  await writeFile(join(folder, ".gitignore"), "drafts/\n*.tmp.md\n!keep.tmp.md\n");
  const { code, out } = await started.cli(["knowledge", "add", folder, "--no-wait", "--json"]);
  expect(code).toBe(0);
  const { files: sent } = JSON.parse(out) as { files: { path: string }[] };
  expect(sent.map(({ path }) => path)).toEqual(["good.md", "keep.tmp.md"]);
});

test("knowledge add names a file that is not UTF-8", async () => {
  const file = join(folder, "latin.md");
  await writeFile(file, Buffer.from([0x43, 0x61, 0x66, 0xe9]));
  const { code, out } = await started.cli(["knowledge", "add", file, "--no-wait"]);
  expect([code, out]).toEqual([2, expect.stringContaining("latin.md: is not valid UTF-8: convert it to UTF-8")]);
});
