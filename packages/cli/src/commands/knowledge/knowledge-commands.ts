/**
 * `specwright knowledge`: asks questions and shows the wiki. Commands that add documents or show tasks and sessions are
 * in other files.
 */
import type { ChatInput, KnowledgeClient, WikiNode } from "@specwright/knowledge";
import { Command } from "commander";
import { questionIn } from "../../clients.ts";
import type { Context } from "../../context.ts";
import { exitCodes, type ExitCode } from "../../failure.ts";
import { printResult } from "../../output.ts";
import { printable, printableName, Progress, withWaitingMessage } from "../../terminal.ts";
import { addCommand } from "./knowledge-add.ts";
import { exitCodeOf, toRecords, waitForTasks } from "./knowledge-tasks.ts";
import { recordCommands, serviceCommand, type Flags } from "./knowledge-records.ts";
import { exportCommand } from "./wiki-export.ts";

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

/** Prints an answer as it arrives, then its sources. Removes control characters from the model's text. */
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
        ({ path, title }) => `  ${printableName(path)}${title === undefined ? "" : `  ${printableName(title)}`}`,
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

/** Yields the user's questions until an empty line. Without a terminal, yields the lines of standard input. */
async function* questions({ terminal }: Context): AsyncGenerator<string, void, undefined> {
  for (;;) {
    const typed = await terminal.ask("> ");
    if (typed === undefined) break;
    if (typed.trim() === "") return;
    yield typed;
  }
  for await (const line of terminal.lines()) if (line.trim() !== "") yield line;
}

/** Asks one question after another in a session. */
async function chat(context: Context, client: KnowledgeClient, flags: AskFlags): Promise<ExitCode> {
  const { terminal } = context;
  const { signal } = terminal;
  const session = flags.session ?? (await client.sessions.create({}, { signal })).id;
  terminal.error(`Session ${session}. An empty line ends it.\n`);
  let exitCode: ExitCode = exitCodes.success;
  for await (const query of questions(context)) {
    if (terminal.isUnread?.() === true) break;
    try {
      await ask(context, client, query, { ...flags, session });
    } catch (error) {
      // Continue only if the failure concerns this one question.
      if ((error as { code?: unknown }).code !== "chat-failed") throw error;
      const attempt = { name: "knowledge.chat", isWrite: true, profile: flags.profile ?? "", isSandbox: false };
      exitCode = await context.report(attempt, flags.json, () => Promise.reject(error as Error));
    }
  }
  terminal.error(`Continue with: specwright knowledge chat --session ${session}\n`);
  return exitCode;
}

const treeLines = (nodes: readonly WikiNode[], depth = 0): string[] =>
  nodes.flatMap(({ name, isDirectory, title, children }) => [
    `${"  ".repeat(depth)}${printableName(name)}${isDirectory ? "/" : ""}${title === undefined ? "" : `  ${printableName(title)}`}`,
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
    const tree = await withWaitingMessage(context.terminal, "the service", client.wiki.tree({ signal }));
    if (flags.json === true) printResult(context.terminal, tree, flags);
    else context.terminal.out(`${treeLines(tree).join("\n") || "(the wiki is empty)"}\n`);
    return exitCodes.success;
  }
  const file = await withWaitingMessage(context.terminal, "the service", client.wiki.file(path, { signal }));
  if (flags.json === true) printResult(context.terminal, file, flags);
  else context.terminal.out(`${printable(file.content).trimEnd()}\n`);
  return exitCodes.success;
}

export function knowledgeCommand(context: Context): Command {
  const session = ["--session <ID>", "Continue a session."] as const;
  const askOnce = new Command("ask")
    .description("Ask a question. Prints the answer and its sources.")
    .argument("<QUESTION...>")
    .option(...session);
  const askMore = new Command("chat")
    .description("Ask several questions in a session. Without a terminal, each line of standard input is a question.")
    .option(...session);
  const readWiki = new Command("wiki")
    .description("Show the tree of the wiki or an article, or export all articles to files.")
    .argument("[ARTICLE]", "Path of an article.");
  const wait = new Command("wait").description("Wait until tasks have ended.").argument("<ID...>", "IDs of tasks.");
  const command = new Command("knowledge").description("Add files to a knowledge base and ask questions about them.");
  const records = recordCommands(context);
  records
    .find((each) => each.name() === "tasks")
    ?.addCommand(
      serviceCommand(context, wait, false, (client, { words, flags }) => waitForGiven(context, client, words, flags)),
    );
  command
    .addCommand(addCommand(context))
    .addCommand(
      serviceCommand<AskFlags>(context, askOnce, true, (client, { words, flags }) =>
        ask(context, client, words.join(" "), flags),
      ),
    )
    .addCommand(serviceCommand<AskFlags>(context, askMore, true, (client, { flags }) => chat(context, client, flags)))
    .addCommand(
      serviceCommand(context, readWiki, false, (client, { words: [path], flags }) =>
        wiki(context, client, path, flags),
      ).addCommand(exportCommand(context)),
    );
  for (const each of records) command.addCommand(each);
  return command;
}
