/** Commands for the records of the knowledge service: tasks, sessions, derived knowledge bases, limits and health. */
import type { CallOptions, KnowledgeClient } from "@specwright/knowledge";
import { Command } from "commander";
import { knowledgeClient } from "../../clients.ts";
import type { Context } from "../../context.ts";
import { exitCodes, type ExitCode } from "../../failure.ts";
import { printResult } from "../../output.ts";
import { printable, withWaitingMessage } from "../../terminal.ts";
import { addCommonOptions } from "../operation-commands.ts";

export interface Flags {
  readonly json?: boolean;
  readonly fields?: string;
  readonly profile?: string;
}

type Run<Arguments> = (client: KnowledgeClient, args: Arguments) => Promise<ExitCode>;

/**
 * Adds the common flags and the action to a command that calls the profile's knowledge service. Returns the command.
 */
export function serviceCommand<Given extends Flags>(
  context: Context,
  command: Command,
  isWrite: boolean,
  run: Run<{ readonly words: readonly string[]; readonly flags: Given }>,
): Command {
  return addCommonOptions(command).action(async (...given: readonly unknown[]) => {
    // Commander passes the arguments, then the flags, then the command. It assigns a flag that parent and subcommand
    // share to the parent, so read the flags of both.
    const flags = (given.at(-1) as Command).optsWithGlobals<Given>();
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

interface RecordFlags extends Flags {
  readonly all?: boolean;
  readonly page?: string;
  readonly status?: string;
}

/** Definition of a command that makes one call and prints its result. */
interface RecordCommand {
  /** Words of the command after `knowledge`, such as `tasks get`. */
  readonly name: string;
  readonly description: string;
  /** Arguments in order: `<ID>` is required, `[TITLE]` is optional. */
  readonly argumentNames?: readonly string[];
  readonly options?: readonly (readonly [string, string])[];
  readonly isWrite?: true;
  run(client: KnowledgeClient, words: readonly string[], options: CallOptions, flags: RecordFlags): Promise<unknown>;
}

async function listTasks(
  client: KnowledgeClient,
  options: CallOptions,
  { all, page, status }: RecordFlags,
): Promise<unknown> {
  const input = {
    ...(status === undefined ? {} : { status }),
    ...(page === undefined ? {} : { page: Number(page) }),
  };
  if (all !== true) return (await client.tasks.list(input, options)).tasks;
  const tasks = [];
  for await (const task of client.tasks.iterate(input, options)) tasks.push(task);
  return tasks;
}

const deleted = async (what: string, id: string, done: Promise<void>) => {
  await done;
  return { [what]: id, deleted: true };
};

const records: readonly RecordCommand[] = [
  {
    name: "tasks list",
    description: "List submitted content.",
    options: [
      ["--status <STATUS>", "Only tasks with this status, such as succeeded."],
      ["--page <N>", "Number of the page, from 1."],
      ["--all", "Every page."],
    ],
    run: (client, _words, options, flags) => listTasks(client, options, flags),
  },
  {
    name: "tasks get",
    description: "Read one task.",
    argumentNames: ["<ID>"],
    run: (client, [id = ""], options) => client.tasks.get(id, options),
  },
  {
    name: "tasks content",
    description: "Read the submitted content of a task.",
    argumentNames: ["<ID>"],
    run: (client, [id = ""], options) => client.tasks.content(id, options),
  },
  {
    name: "tasks delete",
    description: "Delete a task.",
    argumentNames: ["<ID>"],
    isWrite: true,
    run: (client, [id = ""], options) => deleted("task", id, client.tasks.delete(id, options)),
  },
  {
    name: "sessions list",
    description: "List sessions.",
    run: (client, _words, options) => client.sessions.list(options),
  },
  {
    name: "sessions messages",
    description: "Read the questions and answers of a session.",
    argumentNames: ["<ID>"],
    run: (client, [id = ""], options) => client.sessions.messages(id, options),
  },
  {
    name: "sessions create",
    description: "Start a session.",
    argumentNames: ["[TITLE]"],
    isWrite: true,
    run: (client, [title], options) => client.sessions.create(title === undefined ? {} : { title }, options),
  },
  {
    name: "sessions rename",
    description: "Rename a session.",
    argumentNames: ["<ID>", "<TITLE>"],
    isWrite: true,
    run: (client, [id = "", title = ""], options) => client.sessions.rename(id, title, options),
  },
  {
    name: "sessions delete",
    description: "Delete a session and its messages.",
    argumentNames: ["<ID>"],
    isWrite: true,
    run: (client, [id = ""], options) => deleted("session", id, client.sessions.delete(id, options)),
  },
  {
    name: "derive list",
    description: "List derived knowledge bases.",
    run: (client, _words, options) => client.derive.list(options),
  },
  {
    name: "derive start",
    description: "Derive a knowledge base on a topic.",
    argumentNames: ["<TOPIC>"],
    isWrite: true,
    run: (client, [topic = ""], options) => client.derive.start({ topic }, options),
  },
  {
    name: "derive get",
    description: "Read a derive job.",
    argumentNames: ["<ID>"],
    run: (client, [id = ""], options) => client.derive.get(id, options),
  },
  {
    name: "limits",
    description: "Show which files the service accepts.",
    run: (client, _words, options) => client.uploadConfig(options),
  },
  {
    name: "health",
    description: "Check that the service responds.",
    run: (client, _words, options) => client.health(options),
  },
];

const groups: Readonly<Record<string, string>> = {
  tasks: "Look at what was submitted.",
  sessions: "Chats whose history the service keeps.",
  derive: "Smaller knowledge bases on one topic. Released server only.",
};

/**
 * Saves the string fields of a write's result, such as the ID of a new record, in case standard output can't be
 * written.
 */
function saveWriteResult({ terminal }: Context, name: string, result: unknown): void {
  const texts = Object.entries(Object(result) as object).filter(([, value]) => typeof value === "string");
  const shown = texts.map(([field, value]) => ` ${field} ${printable(String(value))}`).join("");
  terminal.keep?.(`The service responded to knowledge ${name}.${shown}\n`);
}

function recordCommand(
  context: Context,
  { name, description, argumentNames = [], options = [], isWrite, run }: RecordCommand,
): Command {
  const command = new Command(name.split(" ").at(-1)).description(description);
  for (const argument of argumentNames) command.argument(argument);
  for (const [flag, meaning] of options) command.option(flag, meaning);
  return serviceCommand<RecordFlags>(context, command, isWrite === true, async (client, { words, flags }) => {
    const { terminal } = context;
    const result = await withWaitingMessage(
      terminal,
      "the service",
      run(client, words, { signal: terminal.signal }, flags),
    );
    if (isWrite === true) saveWriteResult(context, name, result);
    printResult(terminal, result, flags);
    return exitCodes.success;
  });
}

/** Returns the commands for all kinds of records, by group. */
export function recordCommands(context: Context): Command[] {
  const parents = new Map(
    Object.entries(groups).map(([name, description]) => [name, new Command(name).description(description)]),
  );
  const single: Command[] = [];
  for (const record of records) {
    const command = recordCommand(context, record);
    const parent = record.name.includes(" ") ? parents.get(record.name.split(" ")[0] ?? "") : undefined;
    if (parent === undefined) single.push(command);
    else parent.addCommand(command);
  }
  return [...parents.values(), ...single];
}
