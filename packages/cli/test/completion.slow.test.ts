import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { describe, expect, test } from "vitest";
import { completionScript } from "../src/completion.ts";
import { cli } from "./support.ts";

const completionPackage = "/usr/share/bash-completion/bash_completion";

const isInstalled = (program: string): boolean =>
  process.platform === "linux" && spawnSync(program, ["--version"], { stdio: "ignore" }).error === undefined;

/** Creates a folder with files to complete, and a program `specwright` that logs its arguments. */
function createFolder(shell: string): { readonly folder: string; readonly env: NodeJS.ProcessEnv } {
  const folder = mkdtempSync(join(tmpdir(), "specwright-completion-"));
  const program = join(folder, "bin/specwright");
  mkdirSync(join(folder, "bin"));
  const main = join(import.meta.dirname, "../dist/main.js");
  writeFileSync(
    program,
    `#!/bin/sh
if [ "$1" = complete ]; then exec '${process.execPath}' '${main}' "$@"; fi
printf '%s|' "$@" >> "$SPECWRIGHT_TYPED"
echo >> "$SPECWRIGHT_TYPED"
`,
  );
  chmodSync(program, 0o755);
  writeFileSync(join(folder, "precious.json"), "precious\n");
  writeFileSync(join(folder, "my input.json"), "{}\n");
  writeFileSync(join(folder, "completion"), completionScript(shell));
  const env = {
    ...process.env,
    PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"]}`,
    SPECWRIGHT_TYPED: join(folder, "typed"),
    HOME: folder,
    TERM: "dumb",
  };
  return { folder, env };
}

const TAB = "\t";
const CLEAR = "\u0015";

interface Shell {
  readonly name: string;
  /** Shell of the completion script, such as `bash`. */
  readonly script: string;
  readonly command: string;
  readonly setup: string;
  readonly isThere: boolean;
}

const bash = { script: "bash", command: "bash --norc --noprofile -i" };
const shells: readonly Shell[] = [
  { ...bash, name: "bash", setup: "source ./completion", isThere: isInstalled("bash") },
  {
    ...bash,
    name: "bash with bash-completion",
    setup: `source ${completionPackage}; source ./completion; source ./completion`,
    isThere: isInstalled("bash") && existsSync(completionPackage),
  },
  { name: "zsh", script: "zsh", command: "zsh -f -i", setup: "source ./completion", isThere: isInstalled("zsh") },
  {
    name: "fish",
    script: "fish",
    command: "fish --private",
    setup: "source ./completion",
    isThere: isInstalled("fish"),
  },
];

/**
 * Types lines in an interactive shell. Returns the logged arguments. A marker after each line shows when the shell has
 * processed the line.
 */
async function type(
  shell: Shell,
  lines: readonly string[],
): Promise<{ readonly folder: string; readonly typed: string }> {
  const { folder, env } = createFolder(shell.script);
  const terminal = spawn("script", ["-qfec", shell.command, "/dev/null"], { cwd: folder, env, stdio: "pipe" });
  let screen = "";
  terminal.stdout.setEncoding("utf8").on("data", (text: string) => (screen += text));
  const settle = async (line: string, marker: number) => {
    terminal.stdin.write(`${line}\necho set""tled-${marker}\n`);
    while (!screen.includes(`settled-${marker}`)) await once(terminal.stdout, "data");
  };
  for (const [at, line] of [shell.setup, ...lines].entries()) await settle(line, at);
  const ended = once(terminal, "exit");
  terminal.stdin.write("exit\n");
  await ended;
  const typed = join(folder, "typed");
  return { folder, typed: existsSync(typed) ? readFileSync(typed, "utf8").trim() : "" };
}

/** Typed words before Tab, and the completed command. */
const completed = [
  ["specwright order cancel-a", "order|cancel-all|"],
  ["specwright order create --side Se", "order|create|--side|Sell|"],
  ["specwright order create --side=Se", "order|create|--side=Sell|"],
  ["specwright order create --side 'Se", "order|create|--side|Sell|"],
  ["specwright order create --time-", "order|create|--time-in-force|"],
  ["specwright order > /dev/null cancel-a", "order|cancel-all|"],
  ["specwright docs stream:liq", "docs|stream:liquidation|"],
  ["specwright order create --input my", "order|create|--input|my input.json|"],
  ["specwright knowledge add prec", "knowledge|add|precious.json|"],
] as const;

// These tests type into real shells, and each Tab starts Node, so they need more time on a busy machine.
describe.each(shells)("$name", { timeout: 120_000 }, (shell) => {
  const { isThere, name, script } = shell;

  test.runIf(isThere)(`${name} completes commands, flags, values and file names`, async () => {
    const { typed } = await type(
      shell,
      completed.map(([line]) => line + TAB),
    );
    expect(typed.split("\n")).toEqual(completed.map(([, words]) => words));
  });

  test.runIf(isThere)(`${name} completes no file names and runs nothing when Tab is pressed`, async () => {
    const lines = [
      "specwright order list --json > precious.json",
      "specwright order list --json >> precious.json",
      "specwright order list --json > prec",
      "specwright order > precious.json cr",
      "specwright order list < precious.json --ca",
      "specwright order $(touch ran-1) cr",
      'specwright order "$(touch ran-2)" cr',
      "specwright order create --symbol $(touch ran-3) --si",
      "specwright search '; touch ran-4; ' ",
      "specwright order; touch ran-5 && specwright order cr",
      ...(script === "fish" ? [] : ["specwright order `touch ran-6` cr", "specwright order <(touch ran-7) cr"]),
    ];
    const { folder, typed } = await type(
      shell,
      lines.map((line) => `${line}${TAB}${CLEAR}`),
    );
    expect(readFileSync(join(folder, "precious.json"), "utf8")).toBe("precious\n");
    expect(readdirSync(folder).filter((file) => file.startsWith("ran-"))).toEqual([]);
    expect(typed).toBe("");
  });

  test.runIf(isThere)(`${name} can source the script twice without output`, () => {
    const { folder, env } = createFolder(script);
    const options = { cwd: folder, env, encoding: "utf8" } as const;
    const { stdout, stderr } = spawnSync(script, ["-c", "source ./completion; source ./completion"], options);
    expect([stdout, stderr]).toEqual(["", ""]);
  });

  test.skipIf(isThere)(`${name} is not installed`, () => {});
});

test.each(["bash", "zsh", "fish", "powershell"])("the completion script for %s does not use eval", async (shell) => {
  const { out, code } = await cli(["completion", shell]);
  expect(code).toBe(0);
  expect(out).toContain("specwright");
  expect(out).not.toMatch(/\beval\b|Invoke-Expression|\biex\b/);
});

test("completion for an unknown shell lists the supported shells", async () => {
  expect(await cli(["completion", "tcsh"])).toMatchObject({
    code: 2,
    error: expect.stringContaining("bash, zsh, fish, powershell") as string,
  });
});
