/** `pnpm check NAME`: the checks that are not part of every run. Each builds what it needs. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "../../..");

export interface Check {
  readonly about: string;
  /** Targets that turbo builds before. */
  readonly builds?: string;
  /** Path of the program from the root. */
  readonly file: string;
}

export const checks: Readonly<Record<string, Check>> = {
  consume: {
    about: "packs and publishes to a registry on this machine, installs by name, runs on every runtime",
    builds: "@specwright-tools/repo^...",
    file: "tools/repo/src/consumption/consume.ts",
  },
  exports: {
    about: "accepts a new list of what the packages export, which `pnpm spec:diff` rates",
    builds: "@specwright/*",
    file: "tools/release/src/exports/exports.ts",
  },
  sizes: {
    about: "measures what users import, in kilobytes of gzip in a browser",
    builds: "@specwright-tools/release^...",
    file: "tools/release/src/sizes.ts",
  },
  tarballs: {
    about: "builds the packages twice from clean copies and checks what they pack to",
    file: "tools/release/src/tarballs/tarballs.ts",
  },
  dependencies: {
    about: "writes docs/dependencies.md; fails on a licence that is not permitted",
    file: "tools/release/src/supply/dependencies.ts",
  },
  campaign: {
    about: "random schedules of faults against the built clients; prints its seed",
    builds: "@specwright-tools/campaign^...",
    file: "tools/campaign/src/main.ts",
  },
  writes: {
    about: "10,000 writes through the command line and MCP under faults; compares outcomes with the sandbox",
    builds: "@specwright/cli",
    file: "packages/cli/test/faulty-writes.ts",
  },
  streams: {
    about: "measures what the streams must reach",
    builds: "@specwright-tools/bench^...",
    file: "tools/bench/src/accept.ts",
  },
};

function usage(): string {
  const width = Math.max(...Object.keys(checks).map((name) => name.length));
  const lines = Object.entries(checks).map(([name, { about }]) => `  pnpm check ${name.padEnd(width)}  ${about}`);
  return `Checks that are not part of every run. "pnpm check NAME --help" says what one takes.\n\n${lines.join("\n")}`;
}

function run(command: string, args: readonly string[]): number {
  return spawnSync(command, args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" }).status ?? 1;
}

function check(name: string, options: readonly string[]): number {
  const known = Object.hasOwn(checks, name) ? checks[name] : undefined;
  if (known === undefined) {
    console.error(`There is no check "${name}". The checks are ${Object.keys(checks).join(", ")}.`);
    return 1;
  }
  const { builds, file } = known;
  const isHelp = options.some((option) => option === "--help" || option === "-h");
  if (builds !== undefined && !isHelp) {
    const built = run("turbo", ["run", "build", `--filter=${builds}`, "--output-logs=errors-only"]);
    if (built !== 0) return built;
  }
  const help = pathToFileURL(join(root, "tools/repo/help.mjs")).href;
  return run(process.execPath, ["--import", help, file, ...options]);
}

if (import.meta.main) {
  const [name = "--help", ...options] = process.argv.slice(2);
  if (name === "--help" || name === "-h") console.log(usage());
  else process.exitCode = check(name, options);
}
