/** Shell completion, generated from the definitions of the commands. */
import { readFileSync } from "node:fs";
import type { Argument, Command, Option } from "commander";

interface Suggestion {
  readonly value: string;
  readonly description: string;
}

/** Completions of the last word of a command line. */
export interface Completion {
  readonly suggestions: readonly Suggestion[];
  /** True if the shell should complete file names. */
  readonly isFile: boolean;
}

const none: Completion = { suggestions: [], isFile: false };
const files: Completion = { suggestions: [], isFile: true };

/** A redirection such as `>`, `2>>` or `<`. Some shells pass it together with its target. */
const redirection = /^(?:\d*|&)[<>][<>&|]*/;

const isRedirection = (word: string): boolean => redirection.test(word);
const hasTarget = (word: string): boolean => word.replace(redirection, "") !== "";

/** Removes the quotes around a word. The closing quote may be missing. */
const unquoted = (word: string): string => word.replace(/^(["'])(.*?)\1?$/, "$2");

const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

/** Returns the first sentence of a description, without a leading “Required” or “When …:”. */
const shortText = (text: string): string =>
  firstSentence(text.replace(/^(?:Required\. )?(?:When (?:`|--)[^:]*: )?/, "")).replaceAll(/\s+/g, " ");

const suggestionsOf = (values: readonly string[] | undefined, prefix: string, lead = ""): Suggestion[] =>
  (values ?? []).filter((value) => value.startsWith(prefix)).map((value) => ({ value: lead + value, description: "" }));

const takesFile = (text: string): boolean => /[<[](?:FILE|FOLDER|PATH)/.test(text);

function optionValues({ argChoices, flags }: Option, prefix: string, lead = ""): Completion {
  return takesFile(flags) ? files : { suggestions: suggestionsOf(argChoices, prefix, lead), isFile: false };
}

function argumentValues(argument: Argument | undefined, prefix: string): Completion {
  if (argument === undefined) return none;
  return takesFile(`<${argument.name()}`)
    ? files
    : { suggestions: suggestionsOf(argument.argChoices, prefix), isFile: false };
}

const optionOf = (command: Command, word: string): Option | undefined =>
  command.options.find(({ long, short }) => [long, short].includes(word.split("=")[0]));

/** State of a command line before its last word, which is being completed. */
interface CommandLineState {
  readonly command: Command;
  /** Option whose value is the next word. */
  readonly pending: Option | undefined;
  /** Number of positional arguments so far. */
  readonly count: number;
}

function parseWords(program: Command, words: readonly string[]): CommandLineState {
  let place: CommandLineState = { command: program, pending: undefined, count: 0 };
  for (const word of words) {
    const { command, pending, count } = place;
    const option = word.startsWith("-") ? optionOf(command, word) : undefined;
    const child = command.commands.find((each) => each.name() === word || each.aliases().includes(word));
    if (option !== undefined)
      place = {
        command,
        count,
        pending: (option.required || option.optional) && !word.includes("=") ? option : undefined,
      };
    else if (pending !== undefined) place = { command, count, pending: undefined };
    else if (child !== undefined && count === 0) place = { command: child, count: 0, pending: undefined };
    // Ignore an argument of a command with subcommands, which accepts none: in fish, it is the target of a redirection.
    else if (!word.startsWith("-") && command.commands.length === 0)
      place = { command, count: count + 1, pending: undefined };
  }
  return place;
}

/** Removes redirections and their targets from a command line. Undefined if the last word is a target. */
function withoutRedirections(words: readonly string[]): string[] | undefined {
  const kept: string[] = [];
  let isTarget = false;
  for (const [at, word] of words.entries()) {
    const isLast = at === words.length - 1;
    if (isLast && (isTarget || isRedirection(word))) return undefined;
    if (isRedirection(word)) isTarget = !hasTarget(word);
    else if (isTarget) isTarget = false;
    else kept.push(unquoted(word));
  }
  return kept;
}

/**
 * Returns the completions of the last word of a command line.
 *
 * @param words the words after `specwright`; the last word is being typed and may be empty
 */
export function complete(program: Command, words: readonly string[]): Completion {
  const line = withoutRedirections(words);
  if (line === undefined) return files;
  const current = line.at(-1) ?? "";
  const { command, pending, count } = parseWords(program, line.slice(0, -1));
  if (pending !== undefined) return optionValues(pending, current);
  if (current.startsWith("-")) {
    const option = current.includes("=") ? optionOf(command, current) : undefined;
    const at = current.indexOf("=") + 1;
    if (option !== undefined) return optionValues(option, current.slice(at), current.slice(0, at));
    const flags = command.createHelp().visibleOptions(command);
    const suggestions = flags.flatMap(({ long, description }) =>
      long?.startsWith(current) === true ? [{ value: long, description: shortText(description) }] : [],
    );
    return { suggestions, isFile: false };
  }
  const children = count > 0 ? [] : command.createHelp().visibleCommands(command);
  const suggestions = children
    .filter((child) => child.name().startsWith(current))
    .map((child) => ({ value: child.name(), description: shortText(child.summary() || child.description()) }));
  if (children.length > 0) return { suggestions, isFile: false };
  const { registeredArguments } = command;
  return argumentValues(
    registeredArguments[count] ??
      (registeredArguments.at(-1)?.variadic === true ? registeredArguments.at(-1) : undefined),
    current,
  );
}

/** Formats completions for the shell scripts: one line for each word, with its description after a tab. */
export const completionText = ({ suggestions, isFile }: Completion): string =>
  isFile ? ":files\n" : suggestions.map(({ value, description }) => `${value}\t${description}\n`).join("");

const endings: Readonly<Record<string, string>> = { bash: "bash", zsh: "zsh", fish: "fish", powershell: "ps1" };

/** Returns the completion script of a shell, which the user sources. */
export const completionScript = (shell: string): string =>
  readFileSync(new URL(`../completion/specwright.${endings[shell]}`, import.meta.url), "utf8");
