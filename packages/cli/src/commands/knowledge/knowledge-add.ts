/**
 * `specwright knowledge add`: submits folders, files and text. Its journal lets the same command continue a stopped
 * run.
 */
import { createHash } from "node:crypto";
import { mkdirSync, realpathSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { FileOutcome, FileReport, KnowledgeClient, SubmitReport, WaitAllResult } from "@specwright/knowledge";
import { Command, Option } from "commander";
import type { Context } from "../../context.ts";
import { exitCodes, ResumableError, UnfinishedError, UsageError, worstOf, type ExitCode } from "../../failure.ts";
import { foldersOf } from "../../files/folders.ts";
import { printResult } from "../../output.ts";
import type { Profile } from "../../profile.ts";
import { printable, printableName, Progress } from "../../terminal.ts";
import { ignoredIn } from "./ignore-files.ts";
import { shellWords } from "../operation-help.ts";
import { exitCodeOf, toRecords, waitForTasks } from "./knowledge-tasks.ts";
import { serviceCommand, type Flags } from "./knowledge-records.ts";

interface AddFlags extends Flags {
  readonly changed?: "send" | "replace" | "keep";
  readonly convertFrom?: string;
  readonly dryRun?: boolean;
  readonly state?: string;
  readonly title?: string;
  readonly wait?: boolean;
}

/** State that the steps of one run share. */
interface Run {
  readonly context: Context;
  readonly client: KnowledgeClient;
  readonly profile: Profile;
  readonly flags: AddFlags;
  /** Command that continues this run if it is stopped. */
  readonly command: string;
}

/** Result of submitting one path. */
interface AddedPath {
  readonly report: SubmitReport;
  /** Number of files that ignore rules excluded. */
  readonly ignored: number;
}

/** Combined report on all submitted files and folders, as printed with `--json`. */
interface Added extends SubmitReport {
  readonly ignored: number;
}

/**
 * Returns the path of the journal for submitting a file or folder to a service. Undefined if the journal's folder can't
 * be created. The journal contains file paths, sizes, times and hashes, and task IDs.
 */
function journalOf({ context, profile }: Run, path: string): string | undefined {
  const folder = join(foldersOf(context.terminal.env).state, "uploads");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { message } = error as Error;
    context.terminal.error(
      `The folder for the journal of submitted files cannot be created, so another run of the same command may submit files twice: ${message}\n`,
    );
    return undefined;
  }
  const key = JSON.stringify([profile.knowledge.baseUrl ?? "", realpathSync(path)]);
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 24);
  return join(
    folder,
    `${basename(path)
      .replaceAll(/[^\w.-]/g, "_")
      .slice(0, 40)}-${hash}.jsonl`,
  );
}

/**
 * Lists the files on an interactive terminal before they are sent, so that the user can still cancel. Prints nothing in
 * a dry run.
 */
function announce(
  { context: { terminal }, flags }: Run,
  path: string,
  files: readonly string[],
  ignored: number,
): void {
  if (!terminal.isInteractive || flags.dryRun === true) return;
  const shown = files.slice(0, 8).map((file) => `  ${printableName(file)}\n`);
  const rest = files.length > shown.length ? `  … and ${files.length - shown.length} more; --dry-run lists all\n` : "";
  const left = ignored === 0 ? "" : `, ${ignored} ignored`;
  terminal.error(
    `${printableName(path)}: ${files.length} ${files.length === 1 ? "file" : "files"}${left}\n${shown.join("")}${rest}`,
  );
}

/** Submits one folder or file. */
async function submitPath(run: Run, path: string): Promise<AddedPath> {
  const { context, client, flags, command } = run;
  const { terminal } = context;
  const isFolder = statSync(path).isDirectory();
  const isIgnored = isFolder ? await ignoredIn(path) : () => false;
  const state = flags.state ?? journalOf(run, path);
  const progress = new Progress(terminal);
  const taken: string[] = [];
  let ignored = 0;
  let isAnnounced = false;
  const options = {
    signal: terminal.signal,
    checkTasks: true,
    dryRun: flags.dryRun === true,
    changed: flags.changed === "keep" ? ("keep" as const) : ("send" as const),
    ...(state === undefined ? {} : { state }),
    ...(flags.convertFrom === undefined ? {} : { convertFrom: flags.convertFrom }),
    onProgress: ({ settled, total, path: at }: { settled: number; total: number; path: string }) => {
      if (!isAnnounced && isFolder) announce(run, path, taken, ignored);
      isAnnounced = true;
      progress.show(`${settled} of ${total} files: ${printableName(at)}`);
    },
  };
  const filter = (file: string): boolean => {
    const isTaken = !isIgnored(file);
    if (isTaken) taken.push(file);
    else ignored++;
    return isTaken;
  };
  try {
    const submitted = isFolder
      ? client.submit.folder(path, { ...options, filter })
      : client.submit.batch([path], options);
    return { report: await submitted, ignored };
  } catch (error) {
    const isResumable = state !== undefined && (error as { files?: unknown }).files !== undefined;
    throw isResumable ? new ResumableError(error as Error, command) : error;
  } finally {
    progress.end();
  }
}

/**
 * Merges the reports on the submitted files and folders. If there are several, prefixes the names of the files in a
 * folder with the path of the folder.
 */
function merged(paths: readonly string[], added: readonly AddedPath[]): Added {
  const files = added.flatMap(({ report }, at) =>
    paths.length === 1 || statSync(paths[at] ?? "", { throwIfNoEntry: false })?.isDirectory() !== true
      ? report.files
      : report.files.map((file) => ({ ...file, path: join(paths[at] ?? "", file.path) })),
  );
  const counts: Record<string, number> = {};
  for (const { report } of added)
    for (const [outcome, count] of Object.entries(report.counts)) counts[outcome] = (counts[outcome] ?? 0) + count;
  return {
    files,
    taskIds: [...new Set(files.flatMap(({ taskIds }) => taskIds))],
    counts: counts as SubmitReport["counts"],
    ignored: added.reduce((sum, { ignored }) => sum + ignored, 0),
  };
}

/** Prints one line for each file that needs attention, then the number of files by outcome. */
function printReport({ context: { terminal }, flags }: Run, { files, counts, ignored }: Added): void {
  for (const { path, outcome, reason, earlierTaskIds } of files) {
    const change =
      outcome === "ok" && earlierTaskIds.length > 0 && flags.changed !== "replace"
        ? "the task of the earlier version stays; --changed replace deletes it"
        : undefined;
    const note = reason ?? change;
    if (outcome !== "ok" || change !== undefined)
      terminal.out(
        `${(change === undefined ? outcome : "changed").padEnd(10)} ${printableName(path)}${note === undefined ? "" : `: ${printable(note)}`}\n`,
      );
  }
  const reported = Object.entries(counts).filter(([, count]) => count > 0);
  const all = [
    ...reported.map(([outcome, count]) => `${count} ${outcome}`),
    ...(ignored > 0 ? [`${ignored} ignored`] : []),
  ];
  terminal.out(`${all.join(", ") || "No files"}${flags.dryRun === true ? ". Nothing was submitted." : ""}\n`);
}

/** Exit codes by file outcome. 0 means that the service has every file that wasn't ignored. */
const exitCodeOfFile: Readonly<Record<FileOutcome, ExitCode>> = {
  ok: exitCodes.success,
  duplicate: exitCodes.success,
  kept: exitCodes.success,
  planned: exitCodes.success,
  failed: exitCodes.refused,
  empty: exitCodes.input,
  "too-large": exitCodes.input,
  extension: exitCodes.input,
  encoding: exitCodes.input,
  skipped: exitCodes.input,
  unknown: exitCodes.unknown,
};

const isOver = (error: unknown): boolean =>
  ["not-found"].includes(String((error as { readonly code?: unknown } | null)?.code));

/**
 * Deletes the tasks of a file's earlier versions if all tasks of its new version have succeeded. Returns the exit code.
 */
async function replaceEarlier(
  { context: { terminal }, client }: Run,
  { files }: Added,
  results: readonly WaitAllResult[],
): Promise<ExitCode> {
  const inUse = new Set(files.flatMap(({ taskIds }) => taskIds));
  const succeeded = new Set(results.flatMap(({ ok, id }) => (ok ? [id] : [])));
  const isReplaced = ({ outcome, taskIds }: FileReport) => outcome === "ok" && taskIds.every((id) => succeeded.has(id));
  let code: ExitCode = exitCodes.success;
  let deleted = 0;
  for (const { path, earlierTaskIds } of files.filter(isReplaced))
    for (const id of earlierTaskIds.filter((each) => !inUse.has(each))) {
      try {
        await client.tasks.delete(id, { signal: terminal.signal });
        deleted++;
      } catch (error) {
        if (isOver(error)) continue;
        terminal.error(`${printableName(path)}, earlier task ${id}: ${printable((error as Error).message)}\n`);
        code = exitCodes.refused;
      }
    }
  if (deleted > 0)
    terminal.error(
      `${deleted} earlier ${deleted === 1 ? "version is" : "versions are"} deleted. Existing articles stay until the service rewrites them.\n`,
    );
  return code;
}

async function addText({ context, client, flags, profile }: Run): Promise<ExitCode> {
  const { terminal } = context;
  const content = await terminal.readInput();
  const text = { content, ...(flags.title === undefined ? {} : { title: flags.title }) };
  const task = await client.submit.text(text, { signal: terminal.signal });
  const next = `specwright knowledge tasks wait ${task.id} --profile ${profile.name}`;
  terminal.keep?.(`The service accepted the text as task ${task.id}. Look it up with:\n  ${next}\n`);
  // With --no-wait, this is the status before compilation.
  printResult(terminal, flags.wait === false ? { id: task.id, status: task.status } : { id: task.id }, flags);
  if (flags.wait === false) return exitCodes.success;
  try {
    return exitCodeOf(await waitForTasks(context, client, [task.id]));
  } catch (error) {
    throw new UnfinishedError(error as Error, next);
  }
}

async function addPaths(run: Run, paths: readonly string[]): Promise<ExitCode> {
  const { context, client, flags, command } = run;
  const { terminal } = context;
  const added: AddedPath[] = [];
  try {
    for (const path of paths) added.push(await submitPath(run, path));
  } catch (error) {
    if (added.length > 0 && flags.json !== true) printReport(run, merged(paths, added));
    throw error;
  }
  const report = merged(paths, added);
  terminal.keep?.(
    `The outcome of ${report.files.length} ${report.files.length === 1 ? "file" : "files"} is known. This command shows it again, and submits nothing twice:\n  ${command}\n`,
  );
  if (flags.json !== true) printReport(run, report);
  const isWaiting = flags.wait !== false && flags.dryRun !== true && report.taskIds.length > 0;
  let results: WaitAllResult[] = [];
  try {
    if (isWaiting) results = await waitForTasks(context, client, report.taskIds, report.files);
  } catch (error) {
    throw new UnfinishedError(error as Error, command);
  } finally {
    // Print the report even if waiting fails.
    const tasks = results.length > 0 ? { tasks: toRecords(results) } : {};
    if (flags.json === true) printResult(terminal, { ...report, ...tasks }, flags);
  }
  const replaced = flags.changed === "replace" ? await replaceEarlier(run, report, results) : exitCodes.success;
  if (report.files.length === 0)
    terminal.error(
      `Nothing to add: no file to submit was found at ${paths.map((path) => printableName(path)).join(", ")}.\n`,
    );
  return worstOf([
    report.files.length === 0 ? exitCodes.input : exitCodes.success,
    ...report.files.map(({ outcome }) => exitCodeOfFile[outcome]),
    exitCodeOf(results),
    replaced,
  ]);
}

/**
 * Checks paths and flags before anything is sent.
 *
 * @throws {UsageError} for flags that exclude each other and for missing paths
 */
function checkWords(paths: readonly string[], { changed, dryRun, state, wait }: AddFlags): void {
  if (paths.includes("-") && (paths.length > 1 || dryRun === true || state !== undefined || changed !== undefined))
    throw new UsageError("Standard input (-) can't be combined with other paths, --dry-run, --state or --changed.");
  if (paths.length > 1 && state !== undefined)
    throw new UsageError(
      "--state can be used with a single path only. Without --state, the command keeps a separate journal for each path.",
    );
  if (changed === "replace" && wait === false)
    throw new UsageError(
      "--changed replace can't be combined with --no-wait, because it deletes the earlier version only after the new version is compiled.",
    );
  for (const path of paths)
    if (path !== "-" && statSync(path, { throwIfNoEntry: false }) === undefined)
      throw new UsageError(`${path} does not exist.`);
}

async function add(context: Context, client: KnowledgeClient, paths: readonly string[], flags: AddFlags) {
  checkWords(paths, flags);
  const profile = context.profile(flags.profile);
  const options = [
    ...(flags.state === undefined ? [] : ["--state", flags.state]),
    ...(flags.changed === undefined ? [] : ["--changed", flags.changed]),
    ...(flags.convertFrom === undefined ? [] : ["--convert-from", flags.convertFrom]),
    ...(flags.profile === undefined ? [] : ["--profile", flags.profile]),
  ];
  const command = `specwright knowledge add ${shellWords([...paths, ...options])}`;
  const run: Run = { context, client, profile, flags, command };
  return paths.includes("-") ? addText(run) : addPaths(run, paths);
}

export function addCommand(context: Context): Command {
  const command = new Command("add")
    .description(
      "Submit folders, files, or text from standard input (-), and wait until they are compiled. Skips hidden files, node_modules and files that .gitignore lists. A journal records submitted files: the same command continues a run that was stopped, and submits nothing twice.",
    )
    .argument("<PATH...>", "Folders and files, or - for standard input.")
    .addOption(
      new Option(
        "--changed <WHAT>",
        "What to do with a file that changed after it was submitted. send (default): submit it and keep the earlier version. replace: submit it and delete the earlier version. keep: don't submit it.",
      ).choices(["send", "replace", "keep"]),
    )
    .option("--convert-from <ENCODING>", "Encoding of text files that are not UTF-8, such as windows-1252.")
    .option("--dry-run", "Show the files to submit without submitting them.")
    .option("--state <FILE>", "Journal file of the path. Default: a file in your state folder.")
    .option("--title <TITLE>", "Title of the text from standard input.")
    .option("--no-wait", "Do not wait for the compilation.");
  return serviceCommand<AddFlags>(context, command, true, (client, { words, flags }) =>
    add(context, client, words, flags),
  );
}
