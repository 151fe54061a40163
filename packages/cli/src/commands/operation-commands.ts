/** Creates a command for each operation of a group: `specwright order create --symbol BTCUSDT …`. */
import { Command, Option } from "commander";
import { inCategory, operationsOf, toKebabCase, UnknownCategoryError, type Group, type Operation } from "../catalog.ts";
import { curlText, methodOf, previewRequest, tradingClient } from "../clients.ts";
import type { Context } from "../context.ts";
import {
  exitCodes,
  explainFailure,
  failureText,
  reconcileCommand,
  UsageError,
  worstOf,
  type Attempt,
  type ExitCode,
} from "../failure.ts";
import { checkRequired, flagFields, keyOf, narrowedBy, readInput, withFlags, type Input } from "../input.ts";
import { checkFieldNames, fieldNames, isRecord, jsonText, printResult } from "../output.ts";
import type { Profile } from "../profile.ts";
import { printable, Progress, type Terminal, withWaitingMessage } from "../terminal.ts";
import { commandOf, exampleCommand, fieldText, flagText, helpAfterFlags, plainText } from "./operation-help.ts";

type Flags = Readonly<Record<string, unknown>> & {
  readonly all?: boolean;
  readonly curl?: boolean;
  readonly dryRun?: boolean;
  readonly fields?: string;
  readonly json?: boolean;
  readonly profile?: string;
  readonly time?: string;
  readonly yes?: boolean;
};

/** Flags that every command has. Use `--input` for a field of the same name. */
export const commonFlags: ReadonlySet<string> = new Set([
  "all",
  "curl",
  "dryRun",
  "fields",
  "help",
  "input",
  "json",
  "profile",
  "time",
  "verbose",
  "yes",
]);

/** Asks the user to confirm a write on mainnet, unless `--yes` is set. */
async function confirmWrite(
  { terminal }: Context,
  { name, write }: Operation,
  profile: Profile,
  input: Input,
): Promise<void> {
  if (write === undefined || profile.kind !== "mainnet") return;
  const question = `${name} on ${profile.name} uses real money: ${jsonText(input)}\nSend it? Type yes: `;
  const response = await terminal.ask(question);
  if (response === undefined)
    throw new UsageError(
      `${name} on ${profile.name} uses real money, and there is no terminal to confirm on. Pass --yes to send it.`,
    );
  if (response.trim().toLowerCase() !== "yes") throw new UsageError(`${name} was not confirmed, so nothing was sent.`);
}

async function preview({ terminal }: Context, operation: Operation, profile: Profile, input: Input, flags: Flags) {
  const request = await previewRequest(terminal, profile, operation.name, input);
  if (flags.curl === true) terminal.out(`${curlText(request)}\n`);
  else printResult(terminal, request, { json: flags.json });
}

interface BatchItem {
  readonly ok: boolean;
  readonly error?: { readonly outcome?: unknown; readonly message: string; readonly code: string };
}

const isBatch = (result: unknown): result is readonly BatchItem[] =>
  Array.isArray(result) &&
  result.length > 0 &&
  result.every((item) => typeof (item as BatchItem | null)?.ok === "boolean");

const someWrite: Attempt = { name: "write", isWrite: true, profile: "", isSandbox: false };

/** Returns the highest exit code among the failed items of a batch, or success. */
export const exitCodeOfBatch = (result: unknown, attempt: Attempt = someWrite): ExitCode =>
  isBatch(result)
    ? worstOf(result.flatMap(({ error }) => (error === undefined ? [] : [explainFailure(error, attempt).exitCode])))
    : exitCodes.success;

/** Returns the message and advice of each failed item of a batch. Items are counted from 0, as in their `index`. */
function itemFailures(result: unknown, attempt: Attempt): string[] {
  if (!isBatch(result)) return [];
  return result.flatMap(({ error }, at) =>
    error === undefined ? [] : [`Item ${at}: ${failureText(explainFailure(error, attempt), attempt)}\n`],
  );
}

/** Returns the items of a batch for printing, with error messages in place of error objects. */
export const readableBatch = (result: unknown): unknown =>
  isBatch(result)
    ? result.map(({ error, ...item }) =>
        error === undefined ? item : { ...item, code: error.code, outcome: error.outcome, error: error.message },
      )
    : result;

async function readAll(
  { terminal }: Context,
  operation: Operation,
  profile: Profile,
  input: Input,
): Promise<unknown[]> {
  const iterate = methodOf(await tradingClient(terminal, profile), operation.name).iterate;
  if (iterate === undefined) throw new UsageError(`${operation.name} isn't paginated, so --all doesn't apply.`);
  const items: unknown[] = [];
  const progress = new Progress(terminal);
  try {
    for await (const item of iterate(input, { signal: terminal.signal })) {
      items.push(item);
      if (items.length % 50 === 0) progress.show(`${items.length} items …`);
    }
  } finally {
    progress.end();
  }
  return items;
}

/** Runs the operation of a command. Returns the exit code. */
async function runOperation(context: Context, operation: Operation, flags: Flags): Promise<ExitCode> {
  const { terminal } = context;
  const profile = context.profile(flags.profile);
  const input = await readInput(operation, flags, terminal);
  const attempt: Attempt = {
    name: operation.name,
    isWrite: operation.write !== undefined,
    category: typeof input["category"] === "string" ? input["category"] : undefined,
    profile: profile.name,
    isSandbox: profile.isSandbox,
    withFlags: (message) => withFlags(operation, message),
  };
  return context.report(attempt, flags.json, async () => {
    checkFieldNames(narrowedBy(operation, input), fieldNames(flags.fields));
    checkRequired(operation, input);
    if (flags.dryRun === true || flags.curl === true) {
      await preview(context, operation, profile, input, flags);
      return exitCodes.success;
    }
    if (flags.all === true) {
      return printResult(terminal, await readAll(context, operation, profile, input), flags, operation);
    }
    if (flags.yes !== true) await confirmWrite(context, operation, profile, input);
    const client = await tradingClient(terminal, profile);
    const call = methodOf(client, operation.name)(input, { signal: terminal.signal });
    const result = await withWaitingMessage(terminal, profile.name, call);
    if (attempt.isWrite) keepOutcome(terminal, attempt, result);
    const code = printResult(terminal, readableBatch(result), flags, operation);
    if (flags.json !== true) for (const text of itemFailures(result, attempt)) terminal.error(printable(text));
    // The write has succeeded, so a wrong --fields must not change its exit code.
    return worstOf([attempt.isWrite ? exitCodes.success : code, exitCodeOfBatch(result, attempt)]);
  });
}

/**
 * Saves the IDs of a sent write and the commands that look up its outcome, in case standard output can't be written.
 */
function keepOutcome(terminal: Terminal, attempt: Attempt, result: unknown): void {
  const items = [result].flat().filter(isRecord);
  const ids = items.flatMap((item) => Object.entries(isRecord(item["data"]) ? item["data"] : item));
  const returned = ids.filter(([name, value]) => /id$/i.test(name) && typeof value === "string" && value !== "");
  const own = returned.flatMap(([name, value]) =>
    ["orderLinkId", "transferId"].includes(name) ? (reconcileCommand(attempt, String(value)) ?? []) : [],
  );
  const lines = [
    `The platform responded to ${attempt.name}.${returned.map(([name, value]) => ` ${name} ${String(value)}`).join("")}`,
    ...(own.length === 0 ? [] : ["Look it up with:", ...own.map((command) => `  ${command}`)]),
  ];
  terminal.keep?.(`${printable(lines.join("\n"))}\n`);
}

function addFlags(command: Command, operation: Operation): Command {
  for (const field of flagFields(operation)) {
    if (commonFlags.has(keyOf(field))) continue;
    const option = new Option(flagText(field), withFlags(operation, fieldText(field)));
    // The choices are only for completion in the shell, because the client checks the value.
    if (field.values !== undefined) option.argChoices = [...field.values];
    command.addOption(option);
  }
  command.option(
    "--input <FILE>",
    "Read the input as JSON from a file, or from standard input with -. Flags override its fields.",
  );
  if (operation.isPaged === true) command.option("--all", "Read every page.");
  return command
    .option("--dry-run", "Show the request, without key and signature, instead of sending it.")
    .option("--curl", "Print the request as a curl command without sending it.");
}

/** Adds the flags for the profile of a call and for the format of its result. */
export const addCommonOptions = (command: Command): Command =>
  command
    .option("--profile <NAME>", "Profile for the call: sandbox (default), testnet, demo, mainnet or your own.")
    .option("--json", "Print the result as JSON and nothing else.")
    .option("--fields <A,B>", "Show only these fields.")
    .addOption(new Option("--time <FORM>", "Show times as iso (default) or ms.").choices(["iso", "ms"]))
    .option("--verbose", "Print each request and response on standard error, without secrets.");

/** Returns whether the words of a command line include the name of an operation. */
function isNamed({ name }: Operation, words: readonly string[]): boolean {
  const call = name.split(".")[1] ?? "";
  return words.some((word) => word === call || word === toKebabCase(call));
}

/**
 * Creates the command of an operation. Adds flags only if the command line names the operation, because describing them
 * takes long.
 */
function operationCommand(context: Context, operation: Operation, words: readonly string[]): Command {
  const call = operation.name.split(".")[1] ?? "";
  const command = new Command(toKebabCase(call))
    .summary(`${operation.title}${operation.isDeprecated === true ? " (deprecated)" : ""}`)
    .description(plainText(operation.description));
  if (call !== toKebabCase(call)) command.alias(call);
  if (!isNamed(operation, words)) return command;
  addCommonOptions(addFlags(command, operation));
  if (operation.write !== undefined) command.option("--yes", "Don't ask before a write on mainnet.");
  command.addHelpText("after", () => helpAfterFlags(operation));
  command.showHelpAfterError(`specwright ${commandOf(operation.name)} --help lists its flags.`);
  return command.action(async (flags: Flags) => {
    context.exitCode = await runOperation(context, operation, flags);
  });
}

interface ReconcileCommand {
  readonly group: string;
  readonly call: string;
  readonly summary: string;
  readonly id: string;
  readonly hasCategory?: true;
}

const reconcileCommands: readonly ReconcileCommand[] = [
  {
    group: "order",
    call: "reconcile",
    summary: "Look up the outcome of an order",
    id: "orderLinkId",
    hasCategory: true,
  },
  { group: "asset", call: "reconcileTransfer", summary: "Look up the outcome of a transfer", id: "transferId" },
  { group: "asset", call: "reconcileWithdrawal", summary: "Look up the outcome of a withdrawal", id: "withdrawId" },
];

function lookupCommand(context: Context, { group, call, summary, id, hasCategory }: ReconcileCommand): Command {
  const command = new Command(toKebabCase(call))
    .summary(summary)
    .description(`${summary} whose response was lost.`)
    .argument("<ID>", id);
  if (call !== toKebabCase(call)) command.alias(call);
  if (hasCategory === true)
    command
      .option("--category <CATEGORY>", "Where to look. Default: every category.")
      .option("--symbol <SYMBOL>", "Symbol of the order. With it, the search needs fewer requests.");
  return addCommonOptions(command).action(async (given: string, flags: Flags) => {
    const profile = context.profile(flags.profile);
    const attempt = { name: `${group}.${call}`, isWrite: false, profile: profile.name, isSandbox: profile.isSandbox };
    context.exitCode = await context.report(attempt, flags.json, async () => {
      const { category, symbol } = flags as { readonly category?: string; readonly symbol?: string };
      const client = await tradingClient(context.terminal, profile);
      const options = { ...(category === undefined ? {} : { category }), ...(symbol === undefined ? {} : { symbol }) };
      const method = methodOf(client, `${group}.${call}`) as unknown as (
        id: string,
        options: object,
      ) => Promise<unknown>;
      const lookup = method(given, { ...options, signal: context.terminal.signal });
      const found = await withWaitingMessage(context.terminal, profile.name, lookup);
      const code = printResult(context.terminal, found, flags);
      const isFound = isRecord(found) && found["status"] === "found";
      return isFound ? code : exitCodes.refused;
    });
  });
}

/** Returns the value of `--category` if the command line requests help. */
function helpCategory(words: readonly string[]): string | undefined {
  if (!words.some((word) => word === "--help" || word === "-h")) return undefined;
  const at = words.findIndex((word) => /^--category(?:=|$)/.test(word));
  return at === -1 ? undefined : (words[at]?.split("=")[1] ?? words[at + 1]);
}

/**
 * Narrows an operation to a category if the command line names the operation.
 *
 * @throws {UsageError} if the operation doesn't have the category
 */
function narrowed(operation: Operation, words: readonly string[], category: string): Operation {
  if (!isNamed(operation, words)) return operation;
  try {
    return inCategory(operation, category);
  } catch (error) {
    throw error instanceof UnknownCategoryError ? new UsageError(error.message) : error;
  }
}

/** Creates the command of a group with all its operations. */
export function groupCommand(context: Context, { name, description }: Group, words: readonly string[]): Command {
  const command = new Command(toKebabCase(name)).description(plainText(description));
  const category = helpCategory(words);
  const operations = operationsOf(name).map((operation) =>
    category === undefined ? operation : narrowed(operation, words, category),
  );
  for (const operation of operations) command.addCommand(operationCommand(context, operation, words));
  for (const each of reconcileCommands) if (each.group === name) command.addCommand(lookupCommand(context, each));
  return command.addHelpText("after", () => {
    const length = (operation: Operation) => exampleCommand(operation).length;
    const [simplest] = operations.toSorted((one, other) => length(one) - length(other));
    return simplest === undefined
      ? ""
      : `\nExample:\n  ${exampleCommand(simplest)}\n\nspecwright ${commandOf(simplest.name)} --help explains every flag.`;
  });
}
