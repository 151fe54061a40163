import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { exportNames } from "../src/commands/export-names.ts";
import { cli } from "./support.ts";

const root = mkdtempSync(join(tmpdir(), "wiki-export-"));
afterAll(() => rmSync(root, { recursive: true }));
const newFolder = (): string => join(mkdtempSync(join(root, "of-")), "wiki");

/** Creates a knowledge service with these articles. `fails` determines the reads that fail. */
function serviceOf(
  articles: Readonly<Record<string, string>>,
  fails: (path: string) => number | undefined = () => undefined,
) {
  const reads: string[] = [];
  const fetch = async (address: string) => {
    const url = new URL(address);
    const path = url.searchParams.get("path");
    if (path === null)
      return Response.json({
        tree: Object.keys(articles).map((each) => ({ name: each.split("/").at(-1), path: each, is_dir: false })),
      });
    reads.push(path);
    const status = fails(path) ?? (articles[path] === undefined ? 404 : 200);
    return status === 200 ? Response.json({ content: articles[path] }) : Response.json({ error: "no" }, { status });
  };
  return { reads, fetch: fetch as never };
}

const run = (folder: string, service: { readonly fetch: never }, ...more: string[]) =>
  cli(["knowledge", "wiki", "export", folder, ...more], { fetch: service.fetch });

describe("an export of the wiki", () => {
  test("writes each article and prints its file", async () => {
    const folder = newFolder();
    const service = serviceOf({ "concept/alpha.md": "# Alpha\n", "entity/Zürich": "# Zürich" });
    const { code, out } = await run(folder, service);
    expect([code, out]).toEqual([
      0,
      `written   concept/alpha.md\nwritten   entity/Zürich.md  (entity/Zürich)\n2 written. Folder: ${folder}\n`,
    ]);
    expect(readFileSync(join(folder, "concept/alpha.md"), "utf8")).toBe("# Alpha\n");
    expect(readFileSync(join(folder, "entity/Zürich.md"), "utf8")).toBe("# Zürich");
  });

  test("continues after a failure without reading an article twice", async () => {
    const folder = newFolder();
    const articles = { "a.md": "a", "b.md": "b", "c.md": "c" };
    const failed = await run(
      folder,
      serviceOf(articles, (path) => (path === "c.md" ? 401 : undefined)),
    );
    expect([failed.code, failed.error]).toEqual([
      1,
      expect.stringContaining(`Continue with:\n  specwright knowledge wiki export ${folder}`),
    ]);
    const service = serviceOf(articles);
    expect(await run(folder, service)).toMatchObject({
      code: 0,
      out: `written   c.md\n1 written, 2 unchanged. Folder: ${folder}\n`,
    });
    expect(service.reads).toEqual(["c.md"]);
  });

  test("updates changed articles, and names files whose article no longer exists", async () => {
    const folder = newFolder();
    await run(folder, serviceOf({ "a.md": "old", "b.md": "b", "c.md": "c" }));
    const { code, out } = await run(folder, serviceOf({ "a.md": "new", "b.md": "b" }));
    expect([code, out]).toEqual([
      0,
      `written   a.md\ngone      c.md\n1 written, 1 unchanged, 1 gone. Folder: ${folder}\n`,
    ]);
    expect([readFileSync(join(folder, "a.md"), "utf8"), existsSync(join(folder, "c.md"))]).toEqual(["new", true]);
  });

  test("keeps files that the user created or changed, and overwrites them only with --force", async () => {
    const folder = newFolder();
    await run(folder, serviceOf({ "a.md": "old" }));
    writeFileSync(join(folder, "a.md"), "mine");
    writeFileSync(join(folder, "b.md"), "mine");
    const service = serviceOf({ "a.md": "new", "b.md": "b" });
    const kept = await run(folder, service);
    expect([kept.code, kept.out.match(/^kept/gm)]).toEqual([1, ["kept", "kept"]]);
    expect(readFileSync(join(folder, "a.md"), "utf8")).toBe("mine");
    expect((await run(folder, service, "--force")).code).toBe(0);
    expect([readFileSync(join(folder, "a.md"), "utf8"), readFileSync(join(folder, "b.md"), "utf8")]).toEqual([
      "new",
      "b",
    ]);
  });

  test("never writes outside of its folder", async () => {
    const folder = newFolder();
    const outside = join(folder, "../outside");
    mkdirSync(outside, { recursive: true });
    mkdirSync(folder);
    symlinkSync(outside, join(folder, "linked"));
    writeFileSync(join(outside, "target.md"), "precious");
    symlinkSync(join(outside, "target.md"), join(folder, "file.md"));
    symlinkSync(join(folder, "nowhere"), join(folder, "dangling"));
    const articles = Object.fromEntries(
      [
        "../outside/up.md",
        "/etc/specwright.md",
        "linked/new.md",
        "dangling/x.md",
        "file.md",
        "ok.md",
        "a/../../up.md",
      ].map((path) => [path, "hostile"]),
    );
    const { code, out } = await run(folder, serviceOf(articles), "--force", "--json");
    const { counts, articles: all } = JSON.parse(out) as {
      counts: object;
      articles: { path: string; outcome: string }[];
    };
    expect([code, counts]).toMatchObject([1, { written: 1, failed: 6 }]);
    expect(all.find(({ outcome }) => outcome === "written")?.path).toBe("ok.md");
    expect(readdirSync(outside)).toEqual(["target.md"]);
    expect(readFileSync(join(outside, "target.md"), "utf8")).toBe("precious");
    expect(readdirSync(join(folder, ".."))).toEqual(["outside", "wiki"]);
  });

  test.each([
    ["the wiki is empty", {}, "The wiki is empty. Folder: "],
    ["one article is not found", { "a.md": undefined }, "1 failed. Folder: "],
  ])("reports its counts when %s", async (_, articles, text) => {
    const { out } = await run(newFolder(), serviceOf(articles as never));
    expect(out).toContain(text);
  });

  test("refuses a folder that is a file", async () => {
    const file = newFolder();
    writeFileSync(file, "");
    expect(await run(file, serviceOf({ "a.md": "a" }))).toMatchObject({
      code: 2,
      error: expect.stringContaining(`${file} cannot be used`) as string,
    });
  });

  test("reports a file that cannot be written, and how to continue", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "a.md.new"), { recursive: true });
    const { code, error } = await run(folder, serviceOf({ "a.md": "a" }));
    expect([code, error]).toEqual([
      3,
      expect.stringMatching(/a\.md cannot be written: .*\nContinue with:\n {2}specwright/),
    ]);
  });
});

describe("file names of exported articles", () => {
  test.each([
    ["a/b", "a/b.md"],
    ["a/b.MD", "a/b.md"],
    ["..", "%2E%2E.md"],
    ["../x", "%2E%2E/x.md"],
    ["/etc/x", "%/etc/x.md"],
    [".git/config", "%2Egit/config.md"],
    ["line\nbreak", "line%0Abreak.md"],
    ["C:\\x", "C%3A%5Cx.md"],
    ["nul", "%6Eul.md"],
    ["COM1.md", "%43OM1.md"],
    ["end. ", "end%2E%20.md"],
    ["\u202egnp", "%E2%80%AEgnp.md"],
    ["100%", "100%25.md"],
    ["日本語", "日本語.md"],
  ])("turn %j into %j", (path, file) => {
    expect(exportNames([path]).get(path)).toBe(file);
  });

  test("fit every file system, and differ even if case and Unicode composition are ignored", () => {
    const paths = [
      "A.md",
      "a.md",
      "\u00e9",
      "e\u0301",
      "x",
      "x.md",
      "dir.md",
      "dir.md/y",
      `${"ü".repeat(200)}1`,
      `${"ü".repeat(200)}2`,
    ];
    const names = [...exportNames(paths).values()];
    expect(new Set(names.map((name) => name.normalize("NFC").toLowerCase())).size).toBe(paths.length);
    expect(names.every((name) => name.split("/").every((part) => Buffer.byteLength(part) <= 255))).toBe(true);
    const folders = new Set(names.flatMap((name) => name.split("/").slice(0, -1)));
    expect(names.filter((name) => folders.has(name))).toEqual([]);
  });
});
