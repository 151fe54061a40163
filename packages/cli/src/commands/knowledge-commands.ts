/** `specwright knowledge`: put files in, ask, and look at tasks, wiki and sessions. */
import { statSync } from "node:fs";
import type { ChatInput, KnowledgeClient, SubmitReport, WikiNode } from "@specwright/knowledge";
import { Command } from "commander";
import { knowledgeClient } from "../clients.ts";
import type { Context } from "../context.ts";
import { exitCodes, UsageError, type ExitCode } from "../failure.ts";
import { printResult } from "../output.ts";
import { printable, Progress } from "../terminal.ts";
import { addCommonOptions } from "./operation-commands.ts";

interface Flags {
  readonly json?: boolean;
  readonly fields?: string;
  readonly profile?: string;
}

type Run<Arguments> = (client: KnowledgeClient, args: Arguments) => Promise<ExitCode>;

/** A command that talks to the knowledge service of the profile. */
function serviceCommand<Given extends Flags>(
  context: Context,
  command: Command,
  isWrite: boolean,
  run: Run<{ readonly words: readonly string[]; readonly flags: Given }>,
): Command {
  return addCommonOptions(command).action(async (...given: readonly unknown[]) => {
    // Commander passes the arguments, then the flags, then the command.
    const flags = given.at(-2) as Given;
    const words = given.slice(0, -2).flatMap((word) => (word === undefined ? [] : (word as string | string[])));
    const profile = context.profile(flags.profile);
    const attempt = {
      name: `knowledge.${command.name()}`,
      isWrite,
      profile: profile.name,
      isSandbox: profile.isSandbox,
    };
    context.exitCode = await context.report(attempt, flags.json, async () =>
      run(await knowledgeClient(context.terminal, profile), { words, flags }),
    );
  });
}

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

async function waitForTasks({ terminal }: Context, client: KnowledgeClient, ids: readonly string[]): Promise<ExitCode> {
  const progress = new Progress(terminal);
  try {
    const results = await client.tasks.waitAll(ids, {
      signal: terminal.signal,
      onProgress: ({ settled, total }) => progress.show(`${settled} of ${total} compiled …`),
    });
    progress.end();
    const failed = results.filter((result) => !result.ok);
    for (const { id, reason } of failed) terminal.error(`Task ${id}: ${printable(reason)}\n`);
    terminal.error(`${results.length - failed.length} of ${results.length} tasks succeeded.\n`);
    return failed.length === 0 ? exitCodes.success : exitCodes.refused;
  } finally {
    progress.end();
  }
}

function submitPath({ terminal }: Context, client: KnowledgeClient, path: string, state: string | undefined) {
  const progress = new Progress(terminal);
  const options = {
    signal: terminal.signal,
    ...(state === undefined ? {} : { state }),
    onProgress: ({ settled, total, path: at }: { settled: number; total: number; path: string }) =>
      progress.show(`${settled} of ${total} files: ${printable(at)}`),
  };
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const submitted = isFolder ? client.submit.folder(path, options) : client.submit.batch([path], options);
  return submitted.finally(() => progress.end());
}

async function add(context: Context, client: KnowledgeClient, path: string, flags: AddFlags): Promise<ExitCode> {
  const { terminal } = context;
  if (path === "-") {
    const content = await terminal.readInput();
    const task = await client.submit.text({ content, ...(flags.title === undefined ? {} : { title: flags.title }) });
    printResult(terminal, { id: task.id, status: task.status }, flags);
    return flags.wait === false ? exitCodes.success : waitForTasks(context, client, [task.id]);
  }
  if (statSync(path, { throwIfNoEntry: false }) === undefined) throw new UsageError(`${path} does not exist.`);
  const report = await submitPath(context, client, path, flags.state);
  if (flags.json === true) printResult(terminal, report, flags);
  else printReport(context, report);
  const { failed = 0 } = report.counts;
  const waited =
    flags.wait === false || report.taskIds.length === 0
      ? exitCodes.success
      : await waitForTasks(context, client, report.taskIds);
  return failed > 0 ? exitCodes.refused : waited;
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
  const question = { query, ...(flags.session === undefined ? {} : { session_id: flags.session }) };
  if (flags.json !== true) await printAnswer(context, client, question);
  else {
    const { raw: _, ...answer } = await client.chat.answer(question, { signal: context.terminal.signal });
    printResult(context.terminal, answer, flags);
  }
  return exitCodes.success;
}

/** Questions of one session, until an empty line. */
async function chat(context: Context, client: KnowledgeClient, flags: AskFlags): Promise<ExitCode> {
  const { terminal } = context;
  const session = flags.session ?? (await client.sessions.create()).id;
  terminal.error(`Session ${session}. An empty line ends it.\n`);
  for (;;) {
    const query = await terminal.ask("> ");
    if (query === undefined || query.trim() === "") break;
    await printAnswer(context, client, { query, session_id: session });
  }
  terminal.error(`Go on with: specwright knowledge chat --session ${session}\n`);
  return exitCodes.success;
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
  if (path === undefined) {
    const tree = await client.wiki.tree();
    if (flags.json === true) printResult(context.terminal, tree, flags);
    else context.terminal.out(`${treeLines(tree).join("\n") || "(the wiki is empty)"}\n`);
    return exitCodes.success;
  }
  const file = await client.wiki.file(path);
  if (flags.json === true) printResult(context.terminal, file, flags);
  else context.terminal.out(`${printable(file.content).trimEnd()}\n`);
  return exitCodes.success;
}

/** The commands below `tasks`. */
function tasksCommand(context: Context): Command {
  const of = (name: string, description: string) => new Command(name).description(description);
  const id = "ID of the task.";
  const { terminal } = context;
  return new Command("tasks")
    .description("Look at what was submitted.")
    .addCommand(
      serviceCommand<Flags & { readonly status?: string; readonly all?: boolean; readonly page?: string }>(
        context,
        of("list", "List tasks.")
          .option("--status <STATUS>", "Only tasks with this status.")
          .option("--page <N>", "Number of the page, from 1.")
          .option("--all", "Every page."),
        false,
        async (client, { flags }) => {
          const input = {
            ...(flags.status === undefined ? {} : { status: flags.status }),
            ...(flags.page === undefined ? {} : { page: Number(flags.page) }),
          };
          const tasks = [];
          if (flags.all === true) for await (const task of client.tasks.iterate(input)) tasks.push(task);
          else tasks.push(...(await client.tasks.list(input)).tasks);
          printResult(terminal, tasks, flags);
          return exitCodes.success;
        },
      ),
    )
    .addCommand(
      serviceCommand(
        context,
        of("get", "Read one task.").argument("<ID>", id),
        false,
        async (client, { words: [task = ""], flags }) => {
          printResult(terminal, await client.tasks.get(task), flags);
          return exitCodes.success;
        },
      ),
    )
    .addCommand(
      serviceCommand(
        context,
        of("content", "Read what was submitted.").argument("<ID>", id),
        false,
        async (client, { words: [task = ""], flags }) => {
          printResult(terminal, await client.tasks.content(task), flags);
          return exitCodes.success;
        },
      ),
    )
    .addCommand(
      serviceCommand(
        context,
        of("wait", "Wait until tasks have ended.").argument("<ID...>", id),
        false,
        (client, { words }) => waitForTasks(context, client, words),
      ),
    )
    .addCommand(
      serviceCommand(
        context,
        of("delete", "Delete a task.").argument("<ID>", id),
        true,
        async (client, { words: [task = ""] }) => {
          await client.tasks.delete(task);
          terminal.error(`Task ${task} is deleted.\n`);
          return exitCodes.success;
        },
      ),
    );
}

/** The commands below `sessions`. */
function sessionsCommand(context: Context): Command {
  const of = (name: string, description: string) => new Command(name).description(description);
  const id = "ID of the session.";
  const { terminal } = context;
  return new Command("sessions")
    .description("Chats whose history the service keeps.")
    .addCommand(
      serviceCommand(context, of("list", "List sessions."), false, async (client, { flags }) => {
        printResult(terminal, await client.sessions.list(), flags);
        return exitCodes.success;
      }),
    )
    .addCommand(
      serviceCommand(
        context,
        of("messages", "Read the questions and answers of a session.").argument("<ID>", id),
        false,
        async (client, { words: [session = ""], flags }) => {
          printResult(terminal, await client.sessions.messages(session), flags);
          return exitCodes.success;
        },
      ),
    )
    .addCommand(
      serviceCommand(
        context,
        of("create", "Start a session.").argument("[TITLE]"),
        true,
        async (client, { words: [title], flags }) => {
          printResult(terminal, await client.sessions.create(title === undefined ? {} : { title }), flags);
          return exitCodes.success;
        },
      ),
    )
    .addCommand(
      serviceCommand(
        context,
        of("rename", "Rename a session.").argument("<ID>", id).argument("<TITLE>"),
        true,
        async (client, { words: [session = "", title = ""], flags }) => {
          printResult(terminal, await client.sessions.rename(session, title), flags);
          return exitCodes.success;
        },
      ),
    )
    .addCommand(
      serviceCommand(
        context,
        of("delete", "Delete a session and its messages.").argument("<ID>", id),
        true,
        async (client, { words: [session = ""] }) => {
          await client.sessions.delete(session);
          terminal.error(`Session ${session} is deleted.\n`);
          return exitCodes.success;
        },
      ),
    );
}

/** The commands below `derive`: smaller knowledge bases on one topic. */
function deriveCommand(context: Context): Command {
  const { terminal } = context;
  return new Command("derive")
    .description("Smaller knowledge bases on one topic. Released server only.")
    .addCommand(
      serviceCommand(
        context,
        new Command("list").description("List derived knowledge bases."),
        false,
        async (client, { flags }) => {
          printResult(terminal, await client.derive.list(), flags);
          return exitCodes.success;
        },
      ),
    )
    .addCommand(
      serviceCommand(
        context,
        new Command("start").description("Derive a knowledge base.").argument("<TOPIC>", "What it is about."),
        true,
        async (client, { words: [topic = ""], flags }) => {
          printResult(terminal, await client.derive.start({ topic }), flags);
          return exitCodes.success;
        },
      ),
    )
    .addCommand(
      serviceCommand(
        context,
        new Command("get").description("Read a derive job.").argument("<ID>"),
        false,
        async (client, { words: [job = ""], flags }) => {
          printResult(terminal, await client.derive.get(job), flags);
          return exitCodes.success;
        },
      ),
    );
}

export function knowledgeCommand(context: Context): Command {
  const { terminal } = context;
  const session = ["--session <ID>", "Go on with a session."] as const;
  return new Command("knowledge")
    .description("Put files into a knowledge base and ask it.")
    .addCommand(
      serviceCommand<AddFlags>(
        context,
        new Command("add")
          .description("Submit a folder, a file, or text from standard input (-), and wait until it is compiled.")
          .argument("<PATH>", "Folder or file, or - for standard input.")
          .option("--state <FILE>", "Journal of a folder: a run that was stopped goes on with it.")
          .option("--title <TITLE>", "Title of the text from standard input.")
          .option("--no-wait", "Do not wait until it is compiled."),
        true,
        (client, { words: [path = ""], flags }) => add(context, client, path, flags),
      ),
    )
    .addCommand(
      serviceCommand<AskFlags>(
        context,
        new Command("ask")
          .description("Ask a question. The answer comes with its sources.")
          .argument("<QUESTION...>")
          .option(...session),
        false,
        (client, { words, flags }) => ask(context, client, words.join(" "), flags),
      ),
    )
    .addCommand(
      serviceCommand<AskFlags>(
        context,
        new Command("chat").description("Ask one question after the other in a session.").option(...session),
        false,
        (client, { flags }) => chat(context, client, flags),
      ),
    )
    .addCommand(
      serviceCommand(
        context,
        new Command("wiki")
          .description("Show the tree of the wiki, or an article.")
          .argument("[PATH]", "Path of an article."),
        false,
        (client, { words: [path], flags }) => wiki(context, client, path, flags),
      ),
    )
    .addCommand(tasksCommand(context))
    .addCommand(sessionsCommand(context))
    .addCommand(deriveCommand(context))
    .addCommand(
      serviceCommand(
        context,
        new Command("limits").description("Show which files the service takes."),
        false,
        async (client, { flags }) => {
          printResult(terminal, await client.uploadConfig(), flags);
          return exitCodes.success;
        },
      ),
    )
    .addCommand(
      serviceCommand(
        context,
        new Command("health").description("Check that the service responds."),
        false,
        async (client, { flags }) => {
          printResult(terminal, await client.health(), flags);
          return exitCodes.success;
        },
      ),
    );
}
