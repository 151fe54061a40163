/** Commands that work offline: search, explain and docs. */
import { Command } from "commander";
import {
  find,
  inCategory,
  index,
  isOperation,
  isTopic,
  returnCodes,
  toCamelCase,
  type Entry,
  type Field,
  type KnowledgeOperation,
  type Operation,
  type Topic,
} from "../catalog.ts";
import type { Context } from "../context.ts";
import { exitCodes, UsageError, type Attempt } from "../failure.ts";
import { jsonText, printResult, resultText } from "../output.ts";
import { commandOf, exampleCommand, factsText, fieldText, plainText } from "./operation-help.ts";

const offline = (name: string): Attempt => ({
  name,
  isWrite: false,
  profile: "none",
  isSandbox: false,
  isOffline: true,
});

function searchCommand(context: Context): Command {
  return new Command("search")
    .description("Find operations and topics by what they do, in plain words.")
    .argument("<TEXT...>", "What you want to do.")
    .option("--json", "Print a list, best first, each with its name.")
    .option("--limit <N>", "How many to print. Default 10.", "10")
    .action(async (words: readonly string[], { json, limit }: { readonly json?: boolean; readonly limit: string }) => {
      context.exitCode = await context.report(offline("search"), json, async () => {
        const { search } = await import("../search/search.ts");
        const count = Number(limit);
        if (!Number.isInteger(count) || count < 1)
          throw new UsageError(`--limit must be a whole number of 1 or more, not "${limit}".`);
        const found = search(words.join(" "), count, true);
        if (json === true) context.terminal.out(`${jsonText(found, 2)}\n`);
        else if (found.length === 0) context.terminal.error("Nothing was found. Try other words.\n");
        else
          context.terminal.out(
            `${
              resultText(
                found.map(({ name, title }) => ({ name, title })),
                Infinity,
              ).text
            }\n`,
          );
        return exitCodes.success;
      });
    });
}

/** Advice for each class of return codes. */
const adviceByClass: Readonly<Record<string, string>> = {
  validation: "Correct the input; resending it unchanged will fail again.",
  auth: "Check the key, its secret and the environment.",
  permission: "Give the key the permission, or use another key.",
  "not-found": "Check the ID, the symbol and the category.",
  state: "Check the state of the order or position first: it does not allow this now.",
  funds: "Reduce the amount, or add funds.",
  "no-op": "Nothing to do: the setting already has this value.",
  transient: "Try again in a moment.",
  duplicate: "The platform has already received this request. Look up its outcome.",
  business: "The platform's rules forbid it; see the message.",
  "rate-limit": "Send fewer requests; wait until the limit resets.",
  timestamp: "Synchronize the clock of this machine.",
  server: "The platform has a problem: try again later.",
};

function explainCommand(context: Context): Command {
  return new Command("explain")
    .description("Explain a return code of the trading platform.")
    .argument("<CODE>", "A code such as 110007.")
    .option("--json", "Print JSON.")
    .action(async (code: string, { json }: { readonly json?: boolean }) => {
      context.exitCode = await context.report(offline("explain"), json, async () => {
        const found = returnCodes().filter((each) => String(each.code) === code);
        if (found.length === 0) throw new UsageError(`The specification does not list a return code "${code}".`);
        const explained = found.map((each) => ({ ...each, advice: adviceByClass[each.class] }));
        if (json === true) context.terminal.out(`${jsonText(explained, 2)}\n`);
        else for (const each of explained) printResult(context.terminal, each, {});
        return exitCodes.success;
      });
    });
}

const fieldLines = (fields: readonly Field[]): string[] =>
  fields.map((field) => `  ${field.name} (${field.type})${"\n"}      ${fieldText(field)}`);

function operationText(operation: Operation): string {
  const { title, name, description, rules, fields, response, isDeprecated } = operation;
  return [
    `${name}: ${title}${isDeprecated === true ? " (deprecated)" : ""}`,
    `\n${plainText(description)}`,
    `\nFacts:\n${factsText(operation)}`,
    ...(fields.length === 0 ? [] : ["\nInput:", ...fieldLines(fields)]),
    ...(rules.length === 0 ? [] : ["\nRules:", ...rules.map((rule) => `  ${plainText(rule)}`)]),
    ...(response.length === 0 ? [] : ["\nResult:", ...fieldLines(response)]),
    `\nExample:\n  ${exampleCommand(operation)}\n\nspecwright ${commandOf(name)} --help lists its flags.`,
  ].join("\n");
}

function topicLines({ name, title, address, description, categories, parameters, fields, isPrivate }: Topic): string {
  return [
    `${name}: ${title}`,
    `\n${plainText(description)}`,
    `\nTopic: ${address}${isPrivate ? " (needs a key)" : ""}`,
    ...(categories.length === 0 ? [] : [`Categories: ${categories.join(", ")}`]),
    ...(parameters.length === 0 ? [] : ["\nParameters:", ...fieldLines(parameters)]),
    ...(fields.length === 0 ? [] : ["\nMessages:", ...fieldLines(fields)]),
  ].join("\n");
}

const knowledgeText = ({ name, title, method, path, description, fields }: KnowledgeOperation): string =>
  [
    `${name}: ${title}`,
    `\n${plainText(description)}\n\nRequest: ${method} ${path}`,
    ...(fields.length === 0 ? [] : ["\nInput:", ...fieldLines(fields)]),
  ].join("\n");

/** Returns the catalog entry of a command such as `order reconcile`, which isn't a single operation. */
const commandNamed = (name: string): Entry | undefined =>
  index().commands.find((command) => command.name === toCamelCase(name));

function docsCommand(context: Context): Command {
  return new Command("docs")
    .description("Show the specification of an operation or topic.")
    .argument("<NAME...>", "Such as order.create, stream:liquidation or knowledge.submit.text.")
    .option("--category <CATEGORY>", "Show only facts about one category, such as linear.")
    .option("--json", "Print JSON.")
    .action(async (words: readonly string[], { json, category }: { json?: boolean; category?: string }) => {
      context.exitCode = await context.report(offline("docs"), json, async () => {
        const command = commandNamed(words.join("."));
        if (command !== undefined) {
          if (json === true) context.terminal.out(`${jsonText(command, 2)}\n`);
          else
            context.terminal.out(
              `${command.name}: ${command.title}\n\nspecwright ${commandOf(command.name)} --help lists its flags.\n`,
            );
          return exitCodes.success;
        }
        const found = find(words.join("."));
        if (category !== undefined && !isOperation(found))
          throw new UsageError(`--category is for operations. ${found.name} has no categories.`);
        const entry = category === undefined || !isOperation(found) ? found : inCategory(found, category);
        const text = isOperation(entry)
          ? operationText(entry)
          : isTopic(entry)
            ? topicLines(entry)
            : knowledgeText(entry);
        context.terminal.out(`${json === true ? jsonText(entry, 2) : text}\n`);
        return exitCodes.success;
      });
    });
}

export const offlineCommands = (context: Context): Command[] => [
  searchCommand(context),
  explainCommand(context),
  docsCommand(context),
];
