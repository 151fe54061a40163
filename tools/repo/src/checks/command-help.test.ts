import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checks } from "../check.ts";

const root = join(import.meta.dirname, "../../../..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

/**
 * Commands of the repository that run a program of its tools, with the arguments of Node, without the preceding build.
 */
const commands = [
  ...Object.entries(scripts).flatMap(([name, script]) => {
    const [, words] = /node ((?:--import \S+ )?tools\/\S+\.ts)$/.exec(script) ?? [];
    return words === undefined ? [] : [{ name, words: words.split(" ") }];
  }),
  ...Object.keys(checks).map((name) => ({ name: `check ${name}`, words: ["tools/repo/src/check.ts", name] })),
];

const run = (words: readonly string[]): Promise<{ code: unknown; out: string; error: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: root }, (failure, out, error) =>
      resolve({ code: failure?.code ?? 0, out, error }),
    );
  });

/**
 * Returns whether a command has its own help: the live comparison belongs to the command line, and the checks are a
 * list.
 */
const hasOwnHelp = ({ name }: { readonly name: string }): boolean => name === "live" || name === "check";

it("every other command prints the head of its file", () => {
  const others = commands.filter(({ name, words }) => words[0] !== "--import" && !name.startsWith("check "));
  expect(others.filter((command) => !hasOwnHelp(command))).toEqual([]);
});

// This needs no built packages.
it.each(commands.filter((command) => !hasOwnHelp(command)))(
  "pnpm $name --help says what it does, and does nothing",
  async ({ name, words }) => {
    const { code, out } = await run([...words, "--help"]);
    expect(code).toBe(0);
    expect(out).toContain(`pnpm ${name}`);
  },
);

it.each(["spec:pages", "check dependencies"])("an option that pnpm %s does not have is one line", async (command) => {
  const { words = [] } = commands.find(({ name }) => name === command) ?? {};
  const { code, error } = await run([...words, "--outptu", "x"]);
  expect(code).toBe(1);
  expect(error).toMatch(/^Unknown option '--outptu'\..* "--help" shows what there is\.\n$/);
});

/** Runs a program like a command of the repository. */
async function runCommand(program: string): ReturnType<typeof run> {
  const folder = mkdtempSync(join(tmpdir(), "command-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "command.mjs");
  writeFileSync(file, program);
  return run(["--import", "./tools/repo/help.mjs", file]);
}

it("what a command throws for its caller is a line, and a mistake of its own is shown whole", async () => {
  expect(await runCommand(`throw new Error("There is no row X9.");`)).toMatchObject({
    code: 1,
    error: "There is no row X9.\n",
  });
  expect((await runCommand("await undefined.call();")).error).toMatch(/^TypeError: .*\n +at /);
});

it.each([`throw "no error"`, `setTimeout(() => { throw "no error"; })`])(
  "what is thrown and is no error is said as well: %s",
  async (program) => {
    expect(await runCommand(program)).toMatchObject({ code: 1, error: "no error\n" });
  },
);

it("a command may start a process of Node in another folder", async () => {
  const child = `fork(import.meta.filename, ["child"], { cwd: import.meta.dirname }).on("exit", process.exit)`;
  const program = `import { fork } from "node:child_process";\nif (process.argv[2] !== "child") ${child};\n`;
  expect(await runCommand(program)).toMatchObject({ code: 0, error: "" });
});

it("pnpm check lists the checks, and names them where one is misspelt", async () => {
  expect((await run(["tools/repo/src/check.ts"])).out).toContain("pnpm check consume");
  expect(await run(["tools/repo/src/check.ts", "size"])).toMatchObject({
    code: 1,
    error: `There is no check "size". The checks are ${Object.keys(checks).join(", ")}.\n`,
  });
});
