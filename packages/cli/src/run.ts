/** One run of the command line: reads the words, runs the command, returns the exit code. */
import { readFileSync } from "node:fs";
import { Argument, Command, CommanderError } from "commander";
import { index, suggest, toCamelCase, toKebabCase } from "./catalog.ts";
import { Context } from "./context.ts";
import { exitCodes, failureJson, usageFailure, UsageError, type ExitCode } from "./failure.ts";
import { groupCommand } from "./commands/operation-commands.ts";
import { plainText } from "./commands/operation-help.ts";
import { doctorCommand } from "./commands/doctor-command.ts";
import { driftCommand } from "./commands/drift-command.ts";
import { historyCommand, historyNames } from "./commands/history-command.ts";
import { knowledgeCommand } from "./commands/knowledge-commands.ts";
import { mcpCommand } from "./mcp/mcp-command.ts";
import { offlineCommands } from "./commands/offline-commands.ts";
import { sandboxCommand, tourCommand } from "./commands/sandbox-commands.ts";
import { topicNames, watchCommand } from "./commands/watch-command.ts";
import { profileNames } from "./profile.ts";
import type { Terminal } from "./terminal.ts";

export { exitCodes };

const version = (): string =>
  (JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string }).version;

const examples = `
Examples:
  specwright tour                                       five minutes with everything
  specwright market tickers --category linear --symbol BTCUSDT
  specwright watch book BTCUSDT --category linear
  specwright search "cancel everything"

Exit codes: 0 success, 1 refused, 2 wrong input, 3 not sent or no usable response, 4 unknown outcome.
Without --profile every command goes to a sandbox on this machine: specwright sandbox starts it.`;

const completionHelp = `
Add one line to the file that your shell reads at its start:
  bash        source <(specwright completion bash)
  zsh         source <(specwright completion zsh)
  fish        specwright completion fish | source
  powershell  specwright completion powershell | Out-String | Invoke-Expression`;

const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

function configure(command: Command, terminal: Terminal, isJson: boolean): void {
  // The sandbox's own help is that of its server.
  if (command.name() !== "sandbox") command.helpOption("-h, --help", "Show help.");
  command
    .exitOverride()
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      // A program gets what is wrong as JSON, once the command has ended.
      writeErr: (text) => isJson || terminal.error(text),
      getOutHelpWidth: () => terminal.columns,
      getErrHelpWidth: () => terminal.columns,
    })
    .showSuggestionAfterError()
    .configureHelp({ subcommandTerm: (each) => each.name(), optionDescription: (option) => option.description });
  for (const each of command.commands) configure(each, terminal, isJson);
}

/** The program with the commands that the first word needs: details of other groups are not read. */
function createProgram(context: Context, words: readonly string[], isJson: boolean): Command {
  const program = new Command("specwright")
    .description("Bybit V5 and KaaS on the command line. Unofficial, not affiliated with either service.")
    .version(version(), "--version", "Show the version.")
    .addHelpText("after", examples);
  const others = [watchCommand, historyCommand, knowledgeCommand, doctorCommand, driftCommand, sandboxCommand];
  const commands = [
    ...offlineCommands(context),
    ...others.map((create) => create(context)),
    mcpCommand(context, version()),
    tourCommand(context, run),
    completionCommand(context),
  ];
  for (const command of commands) program.addCommand(command);
  const wanted = toCamelCase(words.find((word) => !word.startsWith("-")) ?? "");
  program.commandsGroup("Operations by group:");
  for (const group of index().groups)
    program.addCommand(
      group.name === wanted
        ? groupCommand(context, group, words)
        : new Command(toKebabCase(group.name)).description(firstSentence(plainText(group.description))),
    );
  configure(program, context.terminal, isJson);
  return program;
}

/**
 * The words as the program reads them: `help order create` is `order create --help`, and a name as search prints it is a
 * command.
 */
function wordsOf([first = "", ...rest]: readonly string[]): string[] {
  if (first === "help") return [...rest, "--help"];
  if (first.startsWith("-")) return [first, ...rest];
  const [group = "", ...calls] = first.replace(/^trading\./, "").split(".");
  return [toKebabCase(group), ...calls, ...rest];
}

function unknownCommand(word: string, program: Command): UsageError {
  if (word.startsWith("stream:")) return new UsageError(`${word} is a topic. specwright watch ${word} listens to it.`);
  const near = suggest(
    word,
    program.commands.map((command) => command.name()),
  );
  const hint = near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
  return new UsageError(`There is no command "${word}".${hint} specwright search "${word}" looks for operations.`);
}

/** Returns the values of the first argument of a command, by its name. */
const wordsToComplete: Readonly<Record<string, () => string[]>> = {
  watch: topicNames,
  history: () => Object.keys(historyNames),
  docs: () => index().entries.map(({ name }) => name),
};

/** Adds values that only completion needs: they are read from files. */
function addValues(command: Command, profiles: string[]): void {
  const profile = command.options.find(({ long }) => long === "--profile");
  if (profile !== undefined) profile.argChoices = profiles;
  const [first] = command.registeredArguments;
  const values = wordsToComplete[command.name()];
  if (values !== undefined && first !== undefined) first.argChoices = values();
  for (const each of command.commands) addValues(each, profiles);
}

/** Prints the words that may stand at the end of a line: `complete -- order cr`. */
async function printCompletion(context: Context, [, , ...line]: readonly string[]): Promise<ExitCode> {
  const { complete, completionText } = await import("./completion.ts");
  const words = line.length > 1 ? wordsOf(line) : line;
  const program = createProgram(context, words, false);
  addValues(program, profileNames(context.terminal.env));
  context.terminal.out(completionText(complete(program, words)));
  return exitCodes.success;
}

function completionCommand({ terminal }: Context): Command {
  const shell = new Argument("<SHELL>", "bash, zsh, fish or powershell.").choices([
    "bash",
    "zsh",
    "fish",
    "powershell",
  ]);
  return new Command("completion")
    .description("Print a script that completes commands, flags, values and file names.")
    .addArgument(shell)
    .addHelpText("after", completionHelp)
    .action(async (name: string) => {
      const { completionScript } = await import("./completion.ts");
      terminal.out(completionScript(name));
    });
}

/**
 * Runs one command.
 *
 * @param typed what follows `specwright`
 */
export async function run(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const context = new Context(terminal);
  const words = wordsOf(typed);
  const isJson = words.includes("--json");
  const [first = ""] = words;
  try {
    if (first === "complete") return await printCompletion(context, words);
    const program = createProgram(context, words, isJson);
    if (first === "") {
      program.outputHelp();
      return exitCodes.success;
    }
    if (
      !first.startsWith("-") &&
      !program.commands.some((command) => [command.name(), ...command.aliases()].includes(first))
    )
      throw unknownCommand(first, program);
    await program.parseAsync(words, { from: "user" });
    return context.exitCode;
  } catch (error) {
    const isCommander = error instanceof CommanderError;
    if (isCommander && error.exitCode === 0) return exitCodes.success;
    if (!isCommander && !(error instanceof UsageError)) throw error;
    if (isJson) terminal.error(failureJson(usageFailure(error.message.replace(/^error: /, ""))));
    else if (!isCommander) terminal.error(`${error.message}\n`);
    return exitCodes.input;
  }
}
