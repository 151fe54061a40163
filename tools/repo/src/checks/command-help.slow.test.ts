import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { groups } from "../commands.ts";

const root = join(import.meta.dirname, "../../../..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

/**
 * Commands of the repository that run a program in `tools`, with their arguments for Node. Builds that precede the
 * program are left out.
 */
const programs = Object.entries(scripts).flatMap(([name, script]) => {
  const [, words] = /node ((?:--import \S+ )?tools\/\S+\.ts)$/.exec(script) ?? [];
  return words === undefined ? [] : [{ name, words: words.split(" ") }];
});
const commands = [
  ...programs,
  ...Object.entries(groups).flatMap(([group, grouped]) =>
    Object.keys(grouped).map((name) => ({
      name: `${group} ${name}`,
      words: ["tools/repo/src/commands.ts", group, name],
    })),
  ),
];

const run = (words: readonly string[]): Promise<{ code: unknown; out: string; error: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: root }, (failure, out, error) =>
      resolve({ code: failure?.code ?? 0, out, error }),
    );
  });

it("every script program loads the help function", () => {
  expect(programs).not.toEqual([]);
  expect(programs.filter(({ words }) => words[0] !== "--import")).toEqual([]);
});

// The help can be printed before the packages are built.
it.each(commands)("pnpm $name --help prints its description and does nothing else", async ({ name, words }) => {
  const { code, out } = await run([...words, "--help"]);
  expect(code).toBe(0);
  expect(out).toContain(`pnpm ${name}`);
});

it.each(["spec diff", "check dependencies"])(
  "an unknown option of pnpm %s is reported in one line",
  async (command) => {
    const { words = [] } = commands.find(({ name }) => name === command) ?? {};
    const { code, error } = await run([...words, "--outptu", "x"]);
    expect(code).toBe(1);
    expect(error).toMatch(/^Unknown option '--outptu'\..* "--help" shows the options\.\n$/);
  },
);

/** Runs a program with `help.mjs` preloaded, like a command of the repository. */
async function runCommand(program: string): ReturnType<typeof run> {
  const folder = mkdtempSync(join(tmpdir(), "command-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "command.mjs");
  writeFileSync(file, program);
  return run(["--import", "./tools/repo/help.mjs", file]);
}

it("a user error is printed on one line, and a bug with its stack", async () => {
  expect(await runCommand(`throw new Error("Unknown row X9.");`)).toMatchObject({
    code: 1,
    error: "Unknown row X9.\n",
  });
  expect((await runCommand("await undefined.call();")).error).toMatch(/^TypeError: .*\n +at /);
});

it.each([`throw "no error"`, `setTimeout(() => { throw "no error"; })`])(
  "a thrown value that is not an error is printed: %s",
  async (program) => {
    expect(await runCommand(program)).toMatchObject({ code: 1, error: "no error\n" });
  },
);

it("a script can start a Node process in another folder", async () => {
  const child = `fork(import.meta.filename, ["child"], { cwd: import.meta.dirname }).on("exit", process.exit)`;
  const program = `import { fork } from "node:child_process";\nif (process.argv[2] !== "child") ${child};\n`;
  expect(await runCommand(program)).toMatchObject({ code: 0, error: "" });
});

it("a script without options rejects options", async () => {
  expect(await run(["tools/repo/src/commands.ts", "release", "version", "--dry-run"])).toMatchObject({
    code: 1,
    error: '"pnpm release version" takes no options.\n',
  });
});

it.each(Object.entries(groups))("pnpm %s lists its commands, even if a command is misspelt", async (group, grouped) => {
  const [first = ""] = Object.keys(grouped);
  expect((await run(["tools/repo/src/commands.ts", group])).out).toContain(`pnpm ${group} ${first}`);
  expect(await run(["tools/repo/src/commands.ts", group, "size"])).toMatchObject({
    code: 1,
    error: `Unknown command "pnpm ${group} size". The commands are ${Object.keys(grouped).join(", ")}.\n`,
  });
});
