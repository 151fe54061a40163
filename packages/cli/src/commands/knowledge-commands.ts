/** `specwright knowledge`: put files in, ask, and look at tasks, wiki and sessions. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ChatInput, KnowledgeClient, SubmitReport, WaitAllResult, WikiNode } from "@specwright/knowledge";
import { Command } from "commander";
import { questionIn } from "../clients.ts";
import type { Context } from "../context.ts";
import { exitCodes, ResumableError, UnfinishedError, UsageError, type ExitCode } from "../failure.ts";
import { printResult } from "../output.ts";
import { printable, Progress } from "../terminal.ts";
import { recordCommands, serviceCommand, type Flags } from "./knowledge-records.ts";

interface AddFlags extends Flags {
  readonly state?: string;
  readonly wait?: boolean;
  readonly title?: string;
}

/** Files whose outcome is not that they were taken, one line each. */
function printReport({ terminal }: Context, { files, counts }: SubmitReport): void {
  for (const { path, outcome, reason } of files)
    if (outcome !== "ok")
      terminal.out(`${outcome.padEnd(10)} ${printable(path)}${reason === undefined ? "" : `: ${printable(reason)}`}\n`);
  const told = Object.entries(counts).filter(([, count]) => count > 0);
  terminal.out(`${told.map(([outcome, count]) => `${count} ${outcome}`).join(", ") || "No files"}\n`);
}

/** Waits until tasks have ended, and tells which failed. */
async function waitForTasks(
  { terminal }: Context,
  client: KnowledgeClient,
  ids: readonly string[],
  files: SubmitReport["files"] = [],
): Promise<WaitAllResult[]> {
  const progress = new Progress(terminal);
  try {
    const results = await client.tasks.waitAll(ids, {
      signal: terminal.signal,
      onProgress: ({ settled, total }) => progress.show(`${settled} of ${total} compiled …`),
    });
    progress.end();
    const failed = results.filter((result) => !result.ok);
    for (const { id, task, reason } of failed) {
      const name = files.find(({ taskIds }) => taskIds.includes(id))?.path ?? task?.title;
      terminal.error(`${name === undefined ? "Task" : `${printable(name)}, task`} ${id}: ${printable(reason)}\n`);
    }
    terminal.error(`${results.length - failed.length} of ${results.length} tasks succeeded.\n`);
    return results;
  } finally {
    progress.end();
  }
}

/** Waits for what was submitted just now. What ends the wait undoes nothing. */
async function waitForSubmitted(
  context: Context,
  client: KnowledgeClient,
  ids: readonly string[],
  { profile }: Flags,
  files?: SubmitReport["files"],
): Promise<WaitAllResult[]> {
  try {
    return await waitForTasks(context, client, ids, files);
  } catch (error) {
    const place = profile === undefined ? "" : ` --profile ${profile}`;
    throw new UnfinishedError(error as Error, `specwright knowledge tasks wait ${ids.join(" ")}${place}`);
  }
}

const exitCodeOf = (results: readonly WaitAllResult[]): ExitCode =>
  results.every(({ ok }) => ok) ? exitCodes.success : exitCodes.refused;

/** What became of each task, for programs. */
const toRecords = (results: readonly WaitAllResult[]) =>
  results.map((result) =>
    result.ok ? { id: result.id, ok: true } : { id: result.id, ok: false, code: result.code, reason: result.reason },
  );

async function waitForGiven(
  context: Context,
  client: KnowledgeClient,
  ids: readonly string[],
  flags: Flags,
): Promise<ExitCode> {
  const results = await waitForTasks(context, client, ids);
  if (flags.json === true) printResult(context.terminal, toRecords(results), flags);
  return exitCodeOf(results);
}

/** Files of a folder that count: without node_modules and what its .gitignore names. */
async function filterOf(folder: string): Promise<(path: string) => boolean> {
  const { default: ignore } = await import("ignore");
  const rules = ignore().add("node_modules/");
  const file = join(folder, ".gitignore");
  if (existsSync(file)) rules.add(readFileSync(file, "utf8"));
  // A folder that cannot be read is listed with a slash at its end.
  return (path) => !rules.ignores(path);
}

async function submitPath({ terminal }: Context, client: KnowledgeClient, path: string, state: string | undefined) {
  const progress = new Progress(terminal);
  const options = {
    signal: terminal.signal,
    ...(state === undefined ? {} : { state }),
    onProgress: ({ settled, total, path: at }: { settled: number; total: number; path: string }) =>
      progress.show(`${settled} of ${total} files: ${printable(at)}`),
  };
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const submitted = isFolder
    ? client.submit.folder(path, { ...options, filter: await filterOf(path) })
    : client.submit.batch([path], options);
  return submitted.finally(() => progress.end());
}

async function add(context: Context, client: KnowledgeClient, path: string, flags: AddFlags): Promise<ExitCode> {
  const { terminal } = context;
  if (path === "-") {
    const content = await terminal.readInput();
    const text = { content, ...(flags.title === undefined ? {} : { title: flags.title }) };
    const task = await client.submit.text(text, { signal: terminal.signal });
    // Who waits reads below what became of it, not the state that it had before.
    printResult(terminal, flags.wait === false ? { id: task.id, status: task.status } : { id: task.id }, flags);
    if (flags.wait === false) return exitCodes.success;
    return exitCodeOf(await waitForSubmitted(context, client, [task.id], flags));
  }
  if (statSync(path, { throwIfNoEntry: false }) === undefined) throw new UsageError(`${path} does not exist.`);
  const report = await submitPath(context, client, path, flags.state).catch((error: Error) => {
    const isResumable = flags.state !== undefined && (error as { files?: unknown }).files !== undefined;
    throw isResumable ? new ResumableError(error) : error;
  });
  if (flags.json !== true) printReport(context, report);
  const isWaiting = flags.wait !== false && report.taskIds.length > 0;
  let results: WaitAllResult[] = [];
  try {
    if (isWaiting) results = await waitForSubmitted(context, client, report.taskIds, flags, report.files);
  } finally {
    // What was submitted is told even if nobody learns what became of it.
    const tasks = results.length > 0 ? { tasks: toRecords(results) } : {};
    if (flags.json === true) printResult(terminal, { ...report, ...tasks }, flags);
  }
  const { ok, duplicate, failed, unknown } = report.counts;
  if (unknown > 0) return exitCodes.unknown;
  if (report.files.length > 0 && ok + duplicate + failed === 0) return exitCodes.input;
  return failed > 0 ? exitCodes.refused : exitCodeOf(results);
}

/** Prints an answer as it arrives, then what it is based on. What the model writes is text, whatever it pretends to be. */
async function printAnswer({ terminal }: Context, client: KnowledgeClient, question: ChatInput): Promise<void> {
  const progress = new Progress(terminal);
  progress.show("Looking …");
  for await (const event of client.chat(question, { signal: terminal.signal })) {
    if (event.type === "delta") {
      progress.end();
      terminal.out(printable(event.text));
    }
    if (event.type === "done") {
      const sources = event.sources.map(
        ({ path, title }) => `  ${printable(path)}${title === undefined ? "" : `  ${printable(title)}`}`,
      );
      terminal.out(`\n${sources.length === 0 ? "" : `\nSources:\n${sources.join("\n")}\n`}`);
    }
  }
  progress.end();
}

interface AskFlags extends Flags {
  readonly session?: string;
}

async function ask(context: Context, client: KnowledgeClient, query: string, flags: AskFlags): Promise<ExitCode> {
  const question = await questionIn(client, flags.session, query, context.terminal.signal);
  if (flags.json !== true) await printAnswer(context, client, question);
  else {
    const { raw: _, ...answer } = await client.chat.answer(question, { signal: context.terminal.signal });
    printResult(context.terminal, answer, flags);
  }
  return exitCodes.success;
}

/** What a person types until an empty line, or where nobody can respond, the lines of standard input. */
async function* questions({ terminal }: Context): AsyncGenerator<string, void, undefined> {
  for (;;) {
    const typed = await terminal.ask("> ");
    if (typed === undefined) break;
    if (typed.trim() === "") return;
    yield typed;
  }
  for await (const line of terminal.lines()) if (line.trim() !== "") yield line;
}

/** Asks one question after the other in one session. */
async function chat(context: Context, client: KnowledgeClient, flags: AskFlags): Promise<ExitCode> {
  const { terminal } = context;
  const { signal } = terminal;
  const session = flags.session ?? (await client.sessions.create({}, { signal })).id;
  terminal.error(`Session ${session}. An empty line ends it.\n`);
  let exitCode: ExitCode = exitCodes.success;
  for await (const query of questions(context)) {
    try {
      await ask(context, client, query, { ...flags, session });
    } catch (error) {
      // Only a failure of this one question lets the next one be asked.
      if ((error as { code?: unknown }).code !== "chat-failed") throw error;
      const attempt = { name: "knowledge.chat", isWrite: true, profile: flags.profile ?? "", isSandbox: false };
      exitCode = await context.report(attempt, flags.json, () => Promise.reject(error as Error));
    }
  }
  terminal.error(`Go on with: specwright knowledge chat --session ${session}\n`);
  return exitCode;
}

const treeLines = (nodes: readonly WikiNode[], depth = 0): string[] =>
  nodes.flatMap(({ name, isDirectory, title, children }) => [
    `${"  ".repeat(depth)}${printable(name)}${isDirectory ? "/" : ""}${title === undefined ? "" : `  ${printable(title)}`}`,
    ...treeLines(children, depth + 1),
  ]);

async function wiki(
  context: Context,
  client: KnowledgeClient,
  path: string | undefined,
  flags: Flags,
): Promise<ExitCode> {
  const { signal } = context.terminal;
  if (path === undefined) {
    const tree = await client.wiki.tree({ signal });
    if (flags.json === true) printResult(context.terminal, tree, flags);
    else context.terminal.out(`${treeLines(tree).join("\n") || "(the wiki is empty)"}\n`);
    return exitCodes.success;
  }
  const file = await client.wiki.file(path, { signal });
  if (flags.json === true) printResult(context.terminal, file, flags);
  else context.terminal.out(`${printable(file.content).trimEnd()}\n`);
  return exitCodes.success;
}

export function knowledgeCommand(context: Context): Command {
  const session = ["--session <ID>", "Go on with a session."] as const;
  const addFiles = new Command("add")
    .description("Submit a folder, a file, or text from standard input (-), and wait until it is compiled.")
    .argument("<PATH>", "Folder or file, or - for standard input.")
    .option("--state <FILE>", "Journal of a folder: a run that was stopped goes on with it.")
    .option("--title <TITLE>", "Title of the text from standard input.")
    .option("--no-wait", "Do not wait until it is compiled.");
  const askOnce = new Command("ask")
    .description("Ask a question. The answer comes with its sources.")
    .argument("<QUESTION...>")
    .option(...session);
  const askMore = new Command("chat")
    .description(
      "Ask one question after the other in a session. Without a terminal, each line of standard input is one.",
    )
    .option(...session);
  const readWiki = new Command("wiki")
    .description("Show the tree of the wiki, or an article.")
    .argument("[ARTICLE]", "Path of an article.");
  const wait = new Command("wait").description("Wait until tasks have ended.").argument("<ID...>", "IDs of tasks.");
  const command = new Command("knowledge").description("Put files into a knowledge base and ask it.");
  const records = recordCommands(context);
  records
    .find((each) => each.name() === "tasks")
    ?.addCommand(
      serviceCommand(context, wait, false, (client, { words, flags }) => waitForGiven(context, client, words, flags)),
    );
  command
    .addCommand(
      serviceCommand<AddFlags>(context, addFiles, true, (client, { words: [path = ""], flags }) =>
        add(context, client, path, flags),
      ),
    )
    .addCommand(
      serviceCommand<AskFlags>(context, askOnce, true, (client, { words, flags }) =>
        ask(context, client, words.join(" "), flags),
      ),
    )
    .addCommand(serviceCommand<AskFlags>(context, askMore, true, (client, { flags }) => chat(context, client, flags)))
    .addCommand(
      serviceCommand(context, readWiki, false, (client, { words: [path], flags }) =>
        wiki(context, client, path, flags),
      ),
    );
  for (const each of records) command.addCommand(each);
  return command;
}
