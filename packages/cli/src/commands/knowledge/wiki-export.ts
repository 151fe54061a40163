/** `specwright knowledge wiki export`: writes every article to a file. The same command resumes a stopped run. */
import { createHash } from "node:crypto";
import { appendFileSync, lstatSync, mkdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import type { KnowledgeClient, WikiNode } from "@specwright/knowledge";
import { Command } from "commander";
import type { Context } from "../../context.ts";
import { exitCodes, ResumableError, UsageError, type ExitCode } from "../../failure.ts";
import { FileError, replaceFile } from "../../files/write-files.ts";
import { jsonText, printResult } from "../../output.ts";
import { printable, printableName, Progress, withWaitingMessage } from "../../terminal.ts";
import { exportNames } from "../export-names.ts";
import { serviceCommand, type Flags } from "./knowledge-records.ts";
import { shellWords } from "../operation-help.ts";

interface ExportFlags extends Flags {
  readonly force?: boolean;
}

/**
 * Outcome of one file. `written` and `unchanged`: it has the content of the article. `kept`: the user created or
 * changed it. `failed`: the article can't be read, or the file can't be written. `gone`: an earlier export wrote it,
 * but its article no longer exists.
 */
type Outcome = "written" | "unchanged" | "kept" | "failed" | "gone";

interface Exported {
  readonly path: string;
  /** Path relative to the folder. */
  readonly file: string;
  readonly outcome: Outcome;
  readonly reason?: string;
}

/**
 * Name of the journal in the folder. An article can't overwrite it, because exported file names never start with a dot.
 */
const JOURNAL = ".specwright-export.jsonl";

interface Line {
  readonly path: string;
  readonly file: string;
  /** SHA-256 hash of the content that this command wrote, in hex. */
  readonly sha256: string;
  /**
   * True if the run that wrote this line has finished. The next run then reads the article again, because it skips only
   * the articles of an interrupted run.
   */
  readonly isEarlier?: true;
}

const hashOf = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");

/** Reads the journal. Returns its lines by article path, without incomplete lines. */
function readJournal(folder: string): Map<string, Line> {
  const lines = new Map<string, Line>();
  let text: string;
  try {
    text = readFileSync(join(folder, JOURNAL), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return lines;
    throw new UsageError(`${join(folder, JOURNAL)} cannot be read: ${(error as Error).message}`);
  }
  for (const row of text.split("\n")) {
    try {
      const line = JSON.parse(row) as Line;
      if (typeof line.path === "string" && typeof line.sha256 === "string") lines.set(line.path, line);
    } catch {
      // Ignore a damaged line: the export reads its article again.
    }
  }
  return lines;
}

const articlesOf = (nodes: readonly WikiNode[]): string[] =>
  nodes.flatMap(({ isDirectory, path, children }) => (isDirectory ? articlesOf(children) : [path]));

/** Folder of an export. Refuses to write files that a symbolic link would place outside it. */
class Target {
  readonly folder: string;

  constructor(folder: string) {
    try {
      mkdirSync(folder, { recursive: true });
      this.folder = realpathSync(folder);
      if (!lstatSync(this.folder).isDirectory()) throw new Error("it is not a folder");
    } catch (error) {
      throw new UsageError(`${folder} cannot be used: ${(error as Error).message}`);
    }
  }

  /** Returns true if the file's folder is inside this folder after links are resolved. */
  has(file: string): boolean {
    let parent = dirname(join(this.folder, file));
    while (lstatSync(parent, { throwIfNoEntry: false }) === undefined) parent = dirname(parent);
    const real = statSync(parent, { throwIfNoEntry: false }) === undefined ? "" : realpathSync(parent);
    return real === this.folder || real.startsWith(`${this.folder}${sep}`);
  }

  /**
   * Returns the SHA-256 hash of a file. Returns an empty string for a folder or anything else that isn't a file, and
   * undefined if nothing exists at the path.
   */
  hash(file: string): string | undefined {
    const full = join(this.folder, file);
    const found = this.has(file) ? lstatSync(full, { throwIfNoEntry: false }) : undefined;
    if (found === undefined) return undefined;
    return found.isFile() ? hashOf(readFileSync(full)) : "";
  }

  appendToJournal(line: Line): void {
    const file = join(this.folder, JOURNAL);
    try {
      appendFileSync(file, `${jsonText(line)}\n`);
    } catch (error) {
      throw new FileError(file, error as Error);
    }
  }

  write(file: string, content: string): void {
    replaceFile(join(this.folder, file), content);
  }

  /** Rewrites the journal when a run is finished: marks all lines as written by an earlier run. */
  finish(lines: Iterable<Line>): void {
    replaceFile(
      join(this.folder, JOURNAL),
      [...lines].map((line) => `${jsonText({ ...line, isEarlier: true })}\n`).join(""),
    );
  }
}

/** Reads one article and writes its file, unless the user made or changed the file. */
async function exportArticle(
  { context: { terminal }, client, target, flags }: Run,
  path: string,
  file: string,
  earlier: Line | undefined,
): Promise<Exported & { readonly line?: Line }> {
  let content: string;
  try {
    content = (await client.wiki.file(path, { signal: terminal.signal })).content;
  } catch (error) {
    const { code, message } = error as { readonly code?: unknown; readonly message: string };
    // Continue with the other articles if one is missing or has an unusable name.
    if (code !== "not-found" && code !== "input") throw error;
    return { path, file, outcome: "failed", reason: message };
  }
  const sha256 = hashOf(content);
  const line: Line = { path, file, sha256 };
  if (!target.has(file))
    return { path, file, outcome: "failed", reason: "its folder is a link to a folder outside the export" };
  const present = target.hash(file);
  if (present === sha256) return { path, file, outcome: "unchanged", line };
  if (present !== undefined && flags.force !== true && (earlier?.file !== file || earlier.sha256 !== present))
    return {
      path,
      file,
      outcome: "kept",
      reason: "no export wrote this file, or it was changed since. --force replaces it",
    };
  if (present === "") return { path, file, outcome: "failed", reason: "a link, folder or device has this name" };
  target.write(file, content);
  return { path, file, outcome: "written", line };
}

interface Run {
  readonly context: Context;
  readonly client: KnowledgeClient;
  readonly target: Target;
  readonly flags: ExportFlags;
}

/** Exports every article. A resumed run skips the articles in the journal. */
async function exportAll(run: Run, paths: readonly string[]): Promise<Exported[]> {
  const { context, target } = run;
  const lines = readJournal(target.folder);
  const names = exportNames(paths);
  const all: Exported[] = [];
  const progress = new Progress(context.terminal);
  try {
    for (const [path, file] of names) {
      progress.show(`${all.length} of ${names.size} articles: ${printableName(path)}`);
      const earlier = lines.get(path);
      const isDone = earlier !== undefined && earlier.isEarlier !== true && earlier.file === file;
      if (isDone && target.hash(file) === earlier.sha256) {
        all.push({ path, file, outcome: "unchanged" });
        continue;
      }
      const { line, ...exported } = await exportArticle(run, path, file, earlier);
      all.push(exported);
      if (line === undefined) continue;
      lines.set(path, line);
      target.appendToJournal(line);
    }
  } finally {
    progress.end();
  }
  for (const [path, { file }] of lines) {
    if (names.has(path)) continue;
    lines.delete(path);
    if (target.hash(file) !== undefined) all.push({ path, file, outcome: "gone" });
  }
  target.finish(lines.values());
  return all;
}

/** Prints one line for each file that was written or needs attention, then the number of files by outcome. */
function printExport({ terminal }: Context, folder: string, all: readonly Exported[], flags: ExportFlags): ExitCode {
  const count = (outcome: Outcome): number => all.filter((each) => each.outcome === outcome).length;
  const outcomes = ["written", "unchanged", "kept", "failed", "gone"] as const;
  if (flags.json === true) {
    const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, count(outcome)]));
    printResult(terminal, { folder, articles: all, counts }, { json: true });
  } else {
    for (const { path, file, outcome, reason } of all)
      if (outcome !== "unchanged")
        terminal.out(
          `${outcome.padEnd(9)} ${printableName(file)}${file === path ? "" : `  (${printableName(path)})`}${reason === undefined ? "" : `: ${printable(reason)}`}\n`,
        );
    const counts = outcomes.flatMap((outcome) => (count(outcome) === 0 ? [] : [`${count(outcome)} ${outcome}`]));
    terminal.out(`${counts.join(", ") || "The wiki is empty"}. Folder: ${printableName(folder)}\n`);
  }
  return count("kept") + count("failed") === 0 ? exitCodes.success : exitCodes.refused;
}

async function exportWiki(context: Context, client: KnowledgeClient, folder: string, flags: ExportFlags) {
  const { terminal } = context;
  const target = new Target(folder);
  const options = [
    ...(flags.force === true ? ["--force"] : []),
    ...(flags.profile === undefined ? [] : ["--profile", flags.profile]),
  ];
  const tree = await withWaitingMessage(terminal, "the service", client.wiki.tree({ signal: terminal.signal }));
  try {
    const all = await exportAll({ context, client, target, flags }, [...new Set(articlesOf(tree))]);
    return printExport(context, resolve(folder), all, flags);
  } catch (error) {
    throw new ResumableError(error as Error, `specwright knowledge wiki export ${shellWords([folder, ...options])}`);
  }
}

export const exportCommand = (context: Context): Command =>
  serviceCommand<ExportFlags>(
    context,
    new Command("export")
      .description(
        "Write every article of the wiki as a Markdown file. The same command continues a run that was stopped, and later updates what changed. Files that you changed are kept.",
      )
      .argument("<FOLDER>", "Folder of the files. Nothing is written outside of it.")
      .option("--force", "Replace files that were changed here."),
    false,
    (client, { words: [folder = ""], flags }) => exportWiki(context, client, folder, flags),
  );
