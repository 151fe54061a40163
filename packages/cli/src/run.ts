/** Runs one command and returns its exit code. */
import { readFileSync } from "node:fs";
import { Argument, Command, CommanderError, type Option } from "commander";
import { index, suggest, toCamelCase, toKebabCase } from "./catalog.ts";
import { Context } from "./context.ts";
import { exitCodes, failureJson, usageFailure, UsageError, type ExitCode } from "./failure.ts";
import { groupCommand } from "./commands/operation-commands.ts";
import { plainText } from "./commands/operation-help.ts";
import { doctorCommand } from "./commands/doctor-command.ts";
import { driftCommand } from "./commands/drift-command.ts";
import { historyCommand, historyNames } from "./commands/history-command.ts";
import { knowledgeCommand } from "./commands/knowledge/knowledge-commands.ts";
import { mcpCommand } from "./mcp/mcp-command.ts";
import { offlineCommands } from "./commands/offline-commands.ts";
import { sandboxCommand, tourCommand } from "./commands/sandbox-commands.ts";
import { topicNames, watchCommand } from "./commands/watch-command.ts";
import { profileCommand } from "./commands/profile-command.ts";
import { profileNames } from "./profile.ts";
import type { Terminal } from "./terminal.ts";

export { exitCodes };

const version = (): string =>
  (JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string }).version;

const footer = `
Exit codes: 0 success, 1 refused, 2 wrong input, 3 not sent or no usable response, 4 unknown outcome.
Without --profile every command goes to a sandbox on this machine: specwright sandbox starts it.`;

/** Text that `specwright` prints without arguments. It fits 80 columns and 24 lines. */
const start = `Bybit V5 and KaaS on the command line. Unofficial.

  specwright tour                          five minutes with everything
  specwright search "cancel everything"    find an operation in plain words
  specwright order create --help           its flags, rules and limits
  specwright docs order.create             the same and its result

  specwright market tickers --category linear --symbol BTCUSDT
  specwright watch book BTCUSDT            live; also trades, orders, balance, …
  specwright orders | positions | balance  the state of an account
  specwright history executions --from 2026-01-01 --csv --out fills.csv
  specwright knowledge add FOLDER          then: knowledge ask "When …?"

  specwright profile add | list | use | check
  specwright doctor                        connection, clock, key and limits
  specwright mcp                           for agents
  specwright completion zsh                Tab completion; also bash, fish

specwright --help lists every command and group.
Exit codes: 0 success, 1 refused, 2 wrong input, 3 not sent, 4 unknown outcome.
Without --profile a command goes to a sandbox here: specwright sandbox.
`;

const completionHelp = `
Add one line to the file that your shell reads at its start:
  bash        source <(specwright completion bash)
  zsh         source <(specwright completion zsh)
  fish        specwright completion fish | source
  powershell  specwright completion powershell | Out-String | Invoke-Expression`;

const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

function configure(command: Command, terminal: Terminal, isJson: boolean): void {
  // Add no help option to the sandbox command, because the sandbox server prints its own help.
  if (command.name() !== "sandbox") command.helpOption("-h, --help", "Show help.");
  command
    .exitOverride()
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      // With --json, the error is printed as JSON at the end.
      writeErr: (text) => isJson || terminal.error(text),
      getOutHelpWidth: () => terminal.columns,
      getErrHelpWidth: () => terminal.columns,
    })
    // Turn off commander's suggestions for commands with subcommands: commander compares only the spelling, but
    // `suggest` omits names of commands with another effect.
    .showSuggestionAfterError(command.commands.length === 0)
    .configureHelp({ subcommandTerm: (each) => each.name(), optionDescription: (option) => option.description });
  for (const option of command.options) refuseRepetition(option);
  for (const each of command.commands) configure(each, terminal, isJson);
}

/** Rejects a flag that is set twice, so that neither value is dropped silently. */
function refuseRepetition(option: Option): void {
  if (option.parseArg !== undefined || option.variadic || !(option.required || option.optional)) return;
  option.argParser((value: string, previous: unknown) => {
    if (previous !== undefined && previous !== option.defaultValue)
      throw new UsageError(`${option.long} is given twice: ${String(previous)} and ${value}.`);
    return value;
  });
}

/** Nonexistent commands that users often guess, with the intended commands. */
const guessedCommands: Readonly<Record<string, readonly string[]>> = {
  "order list": ["order realtime (open orders)", "order history"],
  "order get": ["order realtime", "order history"],
  "order status": ["order reconcile", "order realtime"],
  "order open": ["order realtime"],
  "order new": ["order create"],
  "order place": ["order create"],
  "order delete": ["order cancel"],
  "order remove": ["order cancel"],
  "order edit": ["order amend"],
  "order update": ["order amend"],
  "position get": ["position list"],
  "position show": ["position list"],
  "account balance": ["account wallet-balance", "balance"],
  "wallet balance": ["account wallet-balance", "balance"],
  "asset balance": ["account wallet-balance", "asset transfer-query-account-coins-balance"],
  "market ticker": ["market tickers"],
  "market price": ["market tickers"],
  "market candles": ["market kline"],
  "market klines": ["market kline"],
  "market book": ["market orderbook"],
  "market trades": ["market recent-trade"],
  "market symbols": ["market instruments-info"],
  "execution get": ["execution list"],
  "trade list": ["execution list"],
};

/** Rejects an unknown command of a group, with suggestions. */
function checkSubcommand(program: Command, [first = "", second]: readonly string[]): void {
  const group = program.commands.find((command) => command.name() === first);
  if (group === undefined || group.commands.length === 0 || second === undefined || second.startsWith("-")) return;
  const names = group.commands.flatMap((command) => [command.name(), ...command.aliases()]);
  if (names.includes(second)) return;
  const usual = guessedCommands[`${first} ${second}`] ?? suggest(second, names).map((name) => `${first} ${name}`);
  const hint = usual.length === 0 ? "" : ` Did you mean ${usual.join(" or ")}?`;
  throw new UsageError(
    `There is no command "${first} ${second}".${hint} specwright ${first} --help lists its commands.`,
  );
}

/**
 * Creates the program. Adds only the operations of the group that the first word names, because reading all groups
 * takes long.
 */
function createProgram(context: Context, words: readonly string[], isJson: boolean): Command {
  const program = new Command("specwright")
    .description("Bybit V5 and KaaS on the command line. Unofficial, not affiliated with either service.")
    .version(version(), "--version", "Show the version.")
    .addHelpText("after", footer);
  const others = [
    watchCommand,
    historyCommand,
    knowledgeCommand,
    doctorCommand,
    driftCommand,
    profileCommand,
    sandboxCommand,
  ];
  const commands = [
    ...offlineCommands(context),
    ...others.map((create) => create(context)),
    mcpCommand(context, version()),
    tourCommand(context, run),
    completionCommand(context),
  ];
  for (const command of commands) program.addCommand(command);
  for (const [name, { text }] of Object.entries(shortcuts)) program.addCommand(new Command(name).description(text));
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
 * Shortcuts, such as `orders`: the words that replace the shortcut, and the flag that gets the shortcut's first
 * argument.
 */
const shortcuts: Readonly<
  Record<string, { readonly words: readonly string[]; readonly argument: string; readonly text: string }>
> = {
  orders: {
    words: ["order", "realtime"],
    argument: "--symbol",
    text: "List open orders. Default: linear contracts; choose another --category.",
  },
  positions: {
    words: ["position", "list"],
    argument: "--symbol",
    text: "List positions. Default: linear contracts; choose another --category.",
  },
  balance: {
    words: ["account", "wallet-balance"],
    argument: "--coin",
    text: "Show the unified account with its coins.",
  },
};

/** Returns the command of a shortcut with its defaults. Undefined if the word isn't a shortcut. */
function expandShortcut(first: string, rest: readonly string[]): string[] | undefined {
  const shortcut = Object.hasOwn(shortcuts, first) ? shortcuts[first] : undefined;
  if (shortcut === undefined) return undefined;
  const { words, argument } = shortcut;
  const [value, ...flags] = rest;
  const given = value === undefined || value.startsWith("-") ? [...rest] : [argument, value, ...flags];
  const has = (flag: string) => given.some((word) => word === flag || word.startsWith(`${flag}=`));
  if (first === "balance") return [...words, ...(has("--account-type") ? [] : ["--account-type", "UNIFIED"]), ...given];
  if (has("--category")) return [...words, ...given];
  const narrowed = ["--symbol", "--settle-coin", "--base-coin"].some(has);
  return [...words, "--category", "linear", ...(narrowed ? [] : ["--settle-coin", "USDT"]), ...given];
}

/**
 * Normalizes the words of a command. Converts `help order create` to `order create --help`, and a name that the search
 * prints, such as `order.create`, to the words of its command.
 */
function wordsOf([first = "", ...rest]: readonly string[]): string[] {
  if (first === "help") return [...rest, "--help"];
  if (first.startsWith("-")) return [first, ...rest];
  const expansion = expandShortcut(first, rest);
  if (expansion !== undefined) return expansion;
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

/** Values to complete for the first argument, by command. */
const wordsToComplete: Readonly<Record<string, () => string[]>> = {
  watch: topicNames,
  history: () => Object.keys(historyNames),
  docs: () => index().entries.map(({ name }) => name),
};

/**
 * Adds the values that completion can offer for the option `--profile` and the first argument of each command. Only the
 * completion command calls this function, because it reads files.
 */
function addValues(command: Command, profiles: string[]): void {
  const profile = command.options.find(({ long }) => long === "--profile");
  if (profile !== undefined) profile.argChoices = profiles;
  const [first] = command.registeredArguments;
  const values = wordsToComplete[command.name()];
  if (values !== undefined && first !== undefined) first.argChoices = values();
  for (const each of command.commands) addValues(each, profiles);
}

/** Prints the completions of a command line: `complete -- order cr`. */
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
 * Runs one command and returns its exit code.
 *
 * @param typed the words after `specwright`
 */
export async function run(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const words = wordsOf(typed);
  const context = new Context(words.includes("--verbose") ? { ...terminal, isVerbose: true } : terminal);
  const isJson = words.includes("--json");
  const [first = ""] = words;
  try {
    if (first === "complete") return await printCompletion(context, words);
    const program = createProgram(context, words, isJson);
    if (first === "") {
      terminal.out(start);
      return exitCodes.success;
    }
    if (
      !first.startsWith("-") &&
      !program.commands.some((command) => [command.name(), ...command.aliases()].includes(first))
    )
      throw unknownCommand(first, program);
    checkSubcommand(program, words);
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
