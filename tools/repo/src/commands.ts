/**
 * `pnpm check NAME`, `pnpm spec NAME` and `pnpm release NAME`: commands of the repository that regular test runs don't
 * include.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "../../..");

export interface Command {
  readonly about: string;
  /** Targets that turbo builds before the command runs. */
  readonly builds?: string;
  /** Path of the program, from the root of the repository. */
  readonly file?: string;
  /** Programs to run one after the other, each with its arguments. */
  readonly runs?: readonly (readonly string[])[];
}

type Commands = Readonly<Record<string, Command>>;

/**
 * Commands of the scripts in `package.json`, by script. For example, `pnpm check consume` runs the command `consume` of
 * the script `check`.
 */
export const groups: Readonly<Record<string, Commands>> = {
  check: {
    consume: {
      about: "packs and publishes to a registry on this machine, installs by name, runs on every runtime",
      builds: "@specwright-tools/repo^...",
      file: "tools/repo/src/consumption/consume.ts",
    },
    exports: {
      about: "updates the list of the packages' exports, which `pnpm spec diff` compares",
      builds: "@specwright/*",
      file: "tools/release/src/exports/exports.ts",
    },
    sizes: {
      about: "measures the size of the packages in a browser bundle, in kilobytes of gzip",
      builds: "@specwright-tools/release^...",
      file: "tools/release/src/sizes.ts",
    },
    tarballs: {
      about: "builds the packages twice from clean copies and checks the packed files",
      file: "tools/release/src/tarballs/tarballs.ts",
    },
    dependencies: {
      about: "writes docs/dependencies.md; fails on a licence that is not permitted",
      file: "tools/release/src/supply/dependencies.ts",
    },
    audit: {
      about: "checks the registry for known vulnerabilities",
      runs: [
        ["pnpm", "audit", "--prod", "--audit-level", "moderate"],
        ["pnpm", "audit", "--audit-level", "high"],
      ],
    },
    faults: {
      about: "random schedules of faults against the built clients; prints its seed",
      builds: "@specwright-tools/fault-tests^...",
      file: "tools/fault-tests/src/main.ts",
    },
    writes: {
      about: "10,000 writes through the command line and MCP under faults; compares outcomes with the sandbox",
      builds: "@specwright/cli",
      file: "packages/cli/test/faulty-writes.ts",
    },
    mutation: {
      about: "changes sources in small ways and lists the changes that no test notices",
      builds: "@specwright/*",
      file: "tools/repo/src/mutation/main.ts",
    },
    streams: {
      about: "measures the streams against their goals",
      builds: "@specwright-tools/bench^...",
      file: "tools/bench/src/accept.ts",
    },
  },
  spec: {
    diff: {
      about: "lists and rates the changes, and writes the changeset with --write",
      file: "tools/release/src/spec-diff.ts",
    },
    pages: {
      about: "builds the documentation site with every change marked",
      builds: "@specwright-tools/docs^...",
      file: "tools/release/src/spec-pages.ts",
    },
  },
  release: {
    version: {
      about: "raises the versions and writes the changelogs from the waiting changesets",
      runs: [
        ["changeset", "version"],
        ["pnpm", "install", "--lockfile-only"],
      ],
    },
    files: {
      about: "writes the notes and the bill of materials of each release",
      file: "tools/release/src/supply/release-files.ts",
    },
    rehearse: {
      about: "runs a whole release against a registry on this machine",
      file: "tools/release/src/rehearse.ts",
    },
  },
};

function usage(group: string, commands: Commands): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { about }]) => `  pnpm ${group} ${name.padEnd(width)}  ${about}`);
  return `"pnpm ${group} NAME --help" shows the options of a command.\n\n${lines.join("\n")}`;
}

function run(command: string, args: readonly string[]): number {
  return spawnSync(command, args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" }).status ?? 1;
}

/** Runs commands until one fails, and returns its exit code. */
function runAll(commands: readonly (readonly string[])[]): number {
  for (const [command = "", ...args] of commands) {
    const code = run(command, args);
    if (code !== 0) return code;
  }
  return 0;
}

function runCommand(group: string, name: string, options: readonly string[]): number {
  const commands = groups[group] ?? {};
  const known = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (known === undefined) {
    console.error(`Unknown command "pnpm ${group} ${name}". The commands are ${Object.keys(commands).join(", ")}.`);
    return 1;
  }
  const { about, builds, file, runs = [] } = known;
  const isHelp = options.some((option) => option === "--help" || option === "-h");
  if (file === undefined && options.length > 0) {
    if (isHelp) console.log(`\`pnpm ${group} ${name}\`: ${about}. It takes no options.`);
    else console.error(`"pnpm ${group} ${name}" takes no options.`);
    return isHelp ? 0 : 1;
  }
  const build = ["turbo", "run", "build", `--filter=${builds}`, "--output-logs=errors-only"];
  const help = pathToFileURL(join(root, "tools/repo/help.mjs")).href;
  return runAll([
    ...(builds === undefined || isHelp ? [] : [build]),
    ...(file === undefined ? runs : [[process.execPath, "--import", help, file, ...options]]),
  ]);
}

if (import.meta.main) {
  const [group = "", name = "--help", ...options] = process.argv.slice(2);
  if (name === "--help" || name === "-h") console.log(usage(group, groups[group] ?? {}));
  else process.exitCode = runCommand(group, name, options);
}
