/**
 * Tests of `knowledge add` with folders: skipped files, each file submitted once, exit codes, and resuming a stopped
 * run.
 */
import { execFileSync } from "node:child_process";
import { createServer } from "node:net";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSandbox } from "./support.ts";

let started: Awaited<ReturnType<typeof startSandbox>>;
let root = "";
beforeAll(async () => {
  started = await startSandbox();
  root = await mkdtemp(join(tmpdir(), "cli-add-"));
});
afterAll(async () => {
  await started.sandbox.close();
  await rm(root, { recursive: true });
});

/** Creates a folder with these files. */
async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(root, "folder-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

interface Printed {
  readonly files: readonly { readonly path: string; readonly outcome: string; readonly taskIds: readonly string[] }[];
  readonly ignored: number;
}

/** Adds paths with `--json`. Returns the exit code, the parsed report and the errors. */
async function addJson(...words: readonly string[]) {
  const { code, out, error } = await started.cli(["knowledge", "add", ...words, "--json"]);
  const printed = JSON.parse(out) as Printed;
  return { code, error, ...printed, outcomes: printed.files.map(({ path, outcome }) => [path, outcome]) };
}

/** Returns the contents that include this text, from all tasks of the service. */
async function contentsWith(text: string): Promise<string[]> {
  const { out } = await started.cli(["knowledge", "tasks", "list", "--all", "--json"]);
  const ids = (JSON.parse(out) as { id: string }[]).map(({ id }) => id);
  const contents = await Promise.all(
    ids.map(async (id) => {
      const ended = await started.cli(["knowledge", "tasks", "content", id, "--json"]);
      return (JSON.parse(ended.out) as { content: string }).content;
    }),
  );
  return contents.filter((content) => content.includes(text));
}

/** Runs a function without superuser rights, because a superuser can read every folder. */
async function asOrdinaryUser<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return run();
  await chmod(root, 0o755);
  await chmod(folder, 0o755);
  process.seteuid?.(65_534);
  try {
    return await run();
  } finally {
    process.seteuid?.(0);
  }
}

let unique = 0;
const note = (text: string): string => `# ${text} ${++unique}\n\n${text} ${unique} is here.`;

describe("an ignore file", () => {
  test("excludes its matches and node_modules, and the report counts the excluded files", async () => {
    const folder = await folderOf({
      ".gitignore": "drafts/\n*.tmp.md\n!keep.tmp.md\n",
      "good.md": note("good"),
      "note.tmp.md": note("tmp"),
      "keep.tmp.md": note("keep"),
      "drafts/a.md": note("draft"),
      "node_modules/pack/README.md": note("pack"),
    });
    const { code, outcomes, ignored } = await addJson(folder, "--no-wait");
    expect([code, outcomes, ignored]).toEqual([
      0,
      [
        ["good.md", "ok"],
        ["keep.tmp.md", "ok"],
      ],
      3,
    ]);
    expect((await started.cli(["knowledge", "add", folder])).out).toBe("2 ok, 3 ignored\n");
  });

  test("overrides the ignore files of parent folders", async () => {
    const folder = await folderOf({
      ".gitignore": "*.log.md\n/top.md\n",
      "top.md": note("top"),
      "a/.gitignore": "!kept.log.md\nprivate.md\n",
      "a/kept.log.md": note("kept"),
      "a/other.log.md": note("other"),
      "a/private.md": note("private"),
      "a/top.md": note("a top"),
      "b/private.md": note("b private"),
      "b/kept.log.md": note("b kept"),
    });
    const { outcomes, ignored } = await addJson(folder, "--no-wait");
    expect([outcomes.map(([path]) => path), ignored]).toEqual([["a/kept.log.md", "a/top.md", "b/private.md"], 4]);
  });

  test("cannot re-include a file of an ignored folder", async () => {
    const folder = await folderOf({
      ".gitignore": "build/\n",
      "build/.gitignore": "!a.md\n",
      "build/a.md": note("built"),
      "b.md": note("b"),
    });
    expect((await addJson(folder, "--no-wait")).outcomes).toEqual([["b.md", "ok"]]);
  });

  test("at the repository root applies to subfolders, but does not exclude the requested folder itself", async () => {
    const folder = await folderOf({
      ".git/HEAD": "ref: refs/heads/main",
      ".gitignore": "docs/secret.md\n*.key.md\n/build/\n",
      "docs/secret.md": note("secret"),
      "docs/a.key.md": note("key"),
      "docs/open.md": note("open"),
      "build/out.md": note("out"),
    });
    expect((await addJson(join(folder, "docs"), "--no-wait")).outcomes).toEqual([["open.md", "ok"]]);
    expect((await addJson(join(folder, "build"), "--no-wait")).outcomes).toEqual([["out.md", "ok"]]);
  });
});

describe("the list of files to send", () => {
  test("is printed by --dry-run with the outcome of each file, without submitting or recording anything", async () => {
    const folder = await folderOf({
      "a.md": note("dry"),
      "empty.md": "",
      "b.xyz": "x",
      ".gitignore": "c.md",
      "c.md": "c",
    });
    await symlink("/etc/passwd", join(folder, "link.md"));
    const { code, out } = await started.cli(["knowledge", "add", folder, "--dry-run"]);
    expect(out).toMatch(/^planned {4}a\.md$/m);
    expect(out).toMatch(/^extension {2}b\.xyz: /m);
    expect(out).toMatch(/^empty {6}empty\.md/m);
    expect(out).toMatch(/^skipped {4}link\.md: is a link that leads out of the folder$/m);
    expect(out).toMatch(/1 planned[^\n]*, 1 ignored\. Nothing was submitted\.\n$/);
    expect([code, await contentsWith("dry")]).toEqual([2, []]);
    expect((await addJson(folder, "--no-wait")).outcomes).toContainEqual(["a.md", "ok"]);
    expect((await started.cli(["knowledge", "add", folder, "--dry-run"])).out).toMatch(/1 ok/);
  });

  test("is printed on a terminal before the files are sent", async () => {
    const folder = await folderOf({
      ".gitignore": "c.md",
      "a.md": note("list"),
      "b.md": note("list"),
      "c.md": note("list"),
    });
    const { error } = await started.cli(["knowledge", "add", folder, "--no-wait"], { isInteractive: true });
    expect(error).toContain(`${folder}: 2 files, 1 ignored\n  a.md\n  b.md\n`);
  });
});

describe("the journal of knowledge add", () => {
  test("prevents a second submission under any spelling of the path", async () => {
    const folder = await folderOf({ "a.md": note("once"), "b.md": note("once") });
    const first = await addJson(folder);
    const second = await addJson(`${folder}/`);
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(second.files.map(({ taskIds }) => taskIds)).toEqual(first.files.map(({ taskIds }) => taskIds));
    const file = join(await folderOf({ "c.md": note("once") }), "c.md");
    expect([(await addJson(file)).code, (await addJson(file)).code]).toEqual([0, 0]);
    expect(await contentsWith("once")).toHaveLength(3);
  });

  test("is a private file in the user's state folder, without secrets", async () => {
    const state = await mkdtemp(join(root, "state-"));
    const folder = await folderOf({ "a.md": note("hidden content") });
    const env = { XDG_STATE_HOME: state, SPECWRIGHT_KNOWLEDGE_TOKEN: "token-of-the-test" };
    expect((await started.cli(["knowledge", "add", folder], { env })).code).toBe(0);
    const uploads = join(state, "specwright/uploads");
    const [name = "", ...others] = await readdir(uploads);
    const text = await readFile(join(uploads, name), "utf8");
    expect([others, text.includes("hidden content"), text.includes("token-of-the-test")]).toEqual([[], false, false]);
    expect(text).toContain(`"path":"a.md"`);
    if (process.platform !== "win32") expect((await stat(uploads)).mode & 0o077).toBe(0);
    expect(await readdir(folder)).toEqual(["a.md"]);
  });

  test("does not stop the upload if it cannot be written, but a warning is printed", async () => {
    const folder = await folderOf({ "a.md": note("unnoted"), state: "a file" });
    const env = { XDG_STATE_HOME: join(folder, "state") };
    const { code, error } = await started.cli(["knowledge", "add", join(folder, "a.md")], { env });
    expect([code, error]).toEqual([
      0,
      expect.stringMatching(
        /^The folder for the journal of submitted files cannot be created, so another run .* may submit files twice: /,
      ),
    ]);
  });

  test("does not skip a file whose task was deleted on the service", async () => {
    const folder = await folderOf({ "a.md": note("lost task"), "b.md": note("kept task") });
    const { files } = await addJson(folder);
    await started.cli(["knowledge", "tasks", "delete", files[0]?.taskIds[0] ?? ""]);
    const again = await addJson(folder);
    expect([again.code, again.files[1]?.taskIds]).toEqual([0, files[1]?.taskIds]);
    expect(again.files[0]?.taskIds).not.toEqual(files[0]?.taskIds);
  });

  test.each([["upload"], ["wait"]])(
    "lets one command continue a run that Ctrl+C stopped during the %s",
    async (when) => {
      const files = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`n${at}.md`, note(`stopped ${when}`)]));
      const folder = await folderOf(files);
      const interrupt = new AbortController();
      const fetch = async (url: string, init?: object) => {
        const isTasks = url.includes("/api/tasks");
        if (when === "wait" && isTasks) interrupt.abort();
        const response = await globalThis.fetch(url, init);
        if (when === "upload" && url.includes("/api/submit/files")) interrupt.abort();
        return response as never;
      };
      const stopped = await started.cli(["knowledge", "add", folder, "--profile", "sandbox"], {
        fetch,
        signal: interrupt.signal,
      });
      expect(stopped.code).toBe(4);
      expect(stopped.error.trim().split("\n").slice(-2)).toEqual([
        expect.stringMatching(/Continue with:$/),
        `  specwright knowledge add ${folder} --profile sandbox`,
      ]);
      const { code, outcomes } = await addJson(folder);
      expect([code, outcomes.length, new Set(outcomes.map(([, outcome]) => outcome))]).toEqual([
        0,
        30,
        new Set(["ok"]),
      ]);
      expect(await contentsWith(`stopped ${when}`)).toHaveLength(30);
    },
  );

  test("is named in the printed command that continues a stopped upload", async () => {
    const folder = await folderOf({ "it's.md": note("quoted") });
    const interrupt = new AbortController();
    const fetch = async (url: string, init?: object) => {
      const response = await globalThis.fetch(url, init);
      if (url.includes("/api/submit/files")) interrupt.abort();
      return response as never;
    };
    const words = ["knowledge", "add", join(folder, "it's.md"), "--state", join(root, "own.jsonl")];
    const { error } = await started.cli(words, { fetch, signal: interrupt.signal });
    expect(error).toContain(
      String.raw`specwright knowledge add '${folder}/it'\''s.md' --state ${join(root, "own.jsonl")}`,
    );
  });
});

describe("a changed file", () => {
  /** Creates a folder with a file that has changed since it was submitted. */
  async function changed(marker: string) {
    const folder = await folderOf({
      "plan.md": `# Plan ${marker}\n\n${marker} opens on Monday.`,
      "same.md": note("same"),
    });
    const { files } = await addJson(folder);
    await writeFile(join(folder, "plan.md"), `# Plan ${marker}\n\n${marker} opens on Friday.`);
    return { folder, earlier: files.find(({ path }) => path === "plan.md")?.taskIds[0] ?? "" };
  }

  test("is sent, and the report states that the earlier version stays", async () => {
    const { folder } = await changed("harbour");
    const { code, out } = await started.cli(["knowledge", "add", folder]);
    expect([code, out]).toEqual([
      0,
      "changed    plan.md: the task of the earlier version stays; --changed replace deletes it\n2 ok\n",
    ]);
    expect(await contentsWith("harbour opens")).toHaveLength(2);
  });

  test("replaces its earlier version with --changed replace, even if an earlier run kept both versions", async () => {
    const { folder, earlier } = await changed("station");
    expect((await started.cli(["knowledge", "add", folder])).code).toBe(0);
    const { code, error } = await started.cli(["knowledge", "add", folder, "--changed", "replace"]);
    expect([code, error]).toEqual([0, expect.stringContaining("1 earlier version is deleted. Existing articles")]);
    expect(await contentsWith("station opens")).toEqual([expect.stringContaining("Friday")]);
    expect((await started.cli(["knowledge", "tasks", "get", earlier])).code).toBe(1);
  });

  test("keeps its earlier version if the new version fails", async () => {
    const { folder, earlier } = await changed("market");
    await writeFile(join(folder, "plan.md"), "# Plan\n\nmarket opens.\n\n<!-- sandbox: fail -->");
    expect((await started.cli(["knowledge", "add", folder, "--changed", "replace"])).code).toBe(1);
    expect((await started.cli(["knowledge", "tasks", "get", earlier])).code).toBe(0);
  });

  test("is not sent with --changed keep", async () => {
    const { folder, earlier } = await changed("airport");
    const { code, files } = await addJson(folder, "--changed", "keep");
    expect([code, files[0]]).toEqual([
      0,
      expect.objectContaining({ path: "plan.md", outcome: "kept", taskIds: [earlier] }),
    ]);
    expect(await contentsWith("airport opens")).toHaveLength(1);
  });

  test("is skipped if only its modification time changed", async () => {
    const folder = await folderOf({ "a.md": note("touched") });
    await addJson(folder);
    await utimes(join(folder, "a.md"), 1, 1);
    expect((await started.cli(["knowledge", "add", folder])).out).toBe("1 ok\n");
  });
});

describe("several paths in one command", () => {
  test("are submitted together and reported under their full paths", async () => {
    const one = await folderOf({ "README.md": note("one") });
    const two = await folderOf({ "README.md": note("two"), "x.md": note("two") });
    const { code, outcomes } = await addJson(one, join(two, "x.md"), two);
    expect([code, outcomes]).toEqual([
      0,
      [
        [join(one, "README.md"), "ok"],
        [join(two, "x.md"), "ok"],
        [join(two, "README.md"), "ok"],
        [join(two, "x.md"), expect.stringMatching(/^(?:ok|duplicate)$/)],
      ],
    ]);
  });

  test.each([
    [["-", "a"], "Standard input (-) can't be combined"],
    [["@", "@", "--state", "s"], "--state can be used with a single path only"],
    [["@", "--changed", "replace", "--no-wait"], "can't be combined with --no-wait"],
    [["@", "nothing-here"], "nothing-here does not exist"],
  ])("are rejected before anything is sent: %j", async (words, message) => {
    let sent = 0;
    const fetch = () => Promise.reject(new Error(String(++sent)));
    const given = words.map((word) => (word === "@" ? root : word));
    const { code, error } = await started.cli(["knowledge", "add", ...given], { fetch });
    expect([code, sent, error]).toEqual([2, 0, expect.stringContaining(message)]);
  });
});

describe("knowledge add", () => {
  test.each<[string, Record<string, string>, number]>([
    ["exits with 0 if every file was accepted", { "a.md": "@" }, 0],
    ["exits with 2 if the service does not accept a file", { "a.md": "@", "b.md": "", "c.xyz": "x" }, 2],
    ["exits with 2 without a file", {}, 2],
    ["exits with 2 if ignore files exclude everything", { ".gitignore": "*", "a.md": "@" }, 2],
    ["exits with 1 if a task fails", { "a.md": "@", "b.md": "@<!-- sandbox: fail -->" }, 1],
  ])("%s", async (name, files, code) => {
    const given = Object.entries(files).map(([path, content]) => [path, content.replace("@", note(name))]);
    expect((await started.cli(["knowledge", "add", await folderOf(Object.fromEntries(given))])).code).toBe(code);
  });

  test.skipIf(process.platform === "win32")(
    "skips special files and links that lead out of the folder, and exits with 2",
    async () => {
      const folder = await folderOf({ "a.md": note("odd"), "outside.md": note("outside") });
      const inner = await folderOf({ "a.md": note("odd") });
      execFileSync("mkfifo", [join(inner, "pipe.md")]);
      await symlink(join(folder, "outside.md"), join(inner, "link.md"));
      await symlink("/dev/null", join(inner, "device.md"));
      const socket = createServer();
      await new Promise<void>((resolve) => void socket.listen(join(inner, "s.md"), resolve));
      const { code, out } = await started.cli(["knowledge", "add", inner]);
      await new Promise((resolve) => void socket.close(resolve));
      expect([code, out]).toEqual([
        2,
        [
          "skipped    device.md: is a link that leads out of the folder",
          "skipped    link.md: is a link that leads out of the folder",
          "skipped    pipe.md: is a named pipe",
          "skipped    s.md: is a socket",
          "1 ok, 4 skipped\n",
        ].join("\n"),
      ]);
    },
  );

  test.skipIf(process.platform === "win32")("prints a file name with a line break on one line", async () => {
    const folder = await folderOf({ "a.pdf\nok         b.pdf": "x", "\u001B[31m.md": "" });
    const { out } = await started.cli(["knowledge", "add", folder, "--dry-run"]);
    expect(out).toMatch(/^empty {6}\.md: .*\nplanned {4}a\.pdf\\nok {9}b\.pdf\n1 empty, 1 planned\. .*\n$/);
  });

  test.skipIf(process.platform === "win32")("reports a folder that cannot be read, and exits with 1", async () => {
    const folder = await folderOf({ "a.md": note("closed"), "closed/b.md": note("closed") });
    await chmod(join(folder, "closed"), 0);
    const { code, out } = await asOrdinaryUser(folder, () => started.cli(["knowledge", "add", folder]));
    await chmod(join(folder, "closed"), 0o700);
    expect([code, out]).toEqual([1, expect.stringMatching(/^failed {5}closed\/: .*EACCES.*\n1 ok, 1 failed\n$/)]);
  });
});

test("knowledge add rejects a file that is not UTF-8, and converts it with --convert-from", async () => {
  const folder = await folderOf({});
  const file = join(folder, "latin.md");
  await writeFile(file, Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x6c]));
  const { code, out } = await started.cli(["knowledge", "add", file, "--no-wait"]);
  expect([code, out]).toEqual([2, expect.stringContaining("latin.md: is not valid UTF-8: convert it to UTF-8")]);
  expect((await started.cli(["knowledge", "add", file, "--convert-from", "windows-1252"])).code).toBe(0);
  expect(await contentsWith("Café l")).toHaveLength(1);
});
