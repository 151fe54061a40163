/** What a failed call means for the person or program that made it: one exit code, one word, and what to do. */
import { InputError, TradingError } from "@specwright/trading";
import { returnCodes, UnknownCategoryError, UnknownNameError, type ReturnCode } from "./catalog.ts";
import { exitCodes, UsageError, type ExitCode } from "./exit-codes.ts";
import { FileError } from "./files.ts";
import { jsonText } from "./output.ts";

/**
 * `done` succeeded; `refused` and `not-sent` changed nothing; `failed` is a read that was sent and brought no usable response;
 * `unknown` is a write that may have been carried out.
 */
export const OUTCOME_WORDS = ["done", "refused", "not-sent", "failed", "unknown"] as const;
export type OutcomeWord = (typeof OUTCOME_WORDS)[number];

export { exitCodes, UsageError, worstOf, type ExitCode } from "./exit-codes.ts";

/** The service took what was submitted, and what became of it could not be read. */
export class UnfinishedError extends Error {
  override readonly name = "UnfinishedError";
  /** The command that goes on waiting. */
  readonly next: string;

  constructor(cause: Error, next: string) {
    super(cause.message, { cause });
    this.next = next;
  }
}

/** An upload ended before every file was settled, and the same command continues it. */
export class ResumableError extends Error {
  override readonly name = "ResumableError";
  /** The command that continues. */
  readonly next: string;

  constructor(cause: Error, next: string) {
    super(cause.message.replace(/ Call it again with the same state to continue\.$/, ""), { cause });
    this.next = next;
  }
}

/** A read that a question needs first has failed, so the question was not asked. */
export class UnaskedError extends Error {
  override readonly name = "UnaskedError";

  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

export interface Failure {
  readonly exitCode: ExitCode;
  readonly outcome: OutcomeWord;
  readonly code: string;
  readonly message: string;
  /** What to do next, one line each. */
  readonly advice: readonly string[];
  readonly retCode?: number;
  /** The ID by which the platform recognizes the write. */
  readonly id?: string;
  /** What of the input is wrong. */
  readonly field?: string;
}

/** What was tried, as far as it says how to find out what happened. */
export interface Attempt {
  /** Such as `order.create`. */
  readonly name: string;
  readonly isWrite: boolean;
  readonly category?: string | undefined;
  /** Where the request went, such as `testnet`; the URL of a sandbox. */
  readonly profile: string;
  readonly isSandbox: boolean;
  /** The command sends nothing, whatever happens. */
  readonly isOffline?: true;
  /** Turns the fields in a message into the flags of the command. */
  readonly withFlags?: (message: string) => string;
}

interface Told extends Error {
  readonly code?: unknown;
  readonly outcome?: unknown;
  readonly field?: unknown;
}

const reconcilers: Readonly<Record<string, string>> = {
  "asset.transferInterTransfer": "asset reconcile-transfer",
  "asset.transferUniversalTransfer": "asset reconcile-transfer",
};

/** The command that looks up whether a write went through. */
export function reconcileCommand({ name, category, profile }: Attempt, id: string | undefined): string | undefined {
  const command = name.startsWith("order.") ? "order reconcile" : reconcilers[name];
  if (command === undefined || id === undefined) return undefined;
  const where = command === "order reconcile" && category !== undefined ? ` --category ${category}` : "";
  return `specwright ${command} ${id}${where} --profile ${profile}`;
}

function unknownAdvice(attempt: Attempt, ids: readonly string[]): string[] {
  const commands = ids.flatMap((id) => reconcileCommand(attempt, id) ?? []);
  const start = "Don't resend it yet. First check whether it went through";
  if (commands.length > 0) return [`${start}:`, ...commands.map((command) => `  ${command}`)];
  return [`${start}, with a read of the same group: specwright ${attempt.name.split(".")[0]} --help`];
}

const ADDRESS =
  "Addresses come from the profile (url, knowledgeUrl) and from SPECWRIGHT_SANDBOX_URL and SPECWRIGHT_KNOWLEDGE_URL.";

/** What to do when nothing responds. */
export function networkAdvice({ isSandbox }: Attempt): string[] {
  return isSandbox
    ? [
        "Is the sandbox running? Start it with specwright sandbox, or choose another profile such as --profile testnet.",
        ADDRESS,
      ]
    : ["specwright doctor finds out what is in the way."];
}

/** Where an address is set. The clients name an option, `baseUrl`, which the command line does not have. */
const addressAdvice = (message: string): string[] => (message.includes("baseUrl") ? [ADDRESS] : []);

const KEYS =
  "A key comes from SPECWRIGHT_API_KEY with SPECWRIGHT_API_SECRET or SPECWRIGHT_PRIVATE_KEY, or from the profile (apiKey with secret, or keyCommand).";

const isNetworkFailure = (code: string): boolean => code === "network" || code === "timeout";

/** Codes of responses that are no refusal, although the server responded: nobody can use them. */
const UNUSABLE: ReadonlySet<string> = new Set([
  "protocol",
  "unexpected-response",
  "response-too-large",
  "wrong-address",
  "paging-ignored",
]);

/** Codes of the knowledge client for responses of the service that refuse. */
const REFUSALS: ReadonlySet<string> = new Set([
  "bad-request",
  "conflict",
  "forbidden",
  "not-found",
  "task-unfinished",
  "unauthorized",
]);

/** The word for an outcome. A read changes nothing, whatever happened to its response. */
function wordOf(outcome: unknown, code: string, isWrite: boolean): Exclude<OutcomeWord, "done"> {
  // A read before the write was answered: the service refused, as it refuses the read alone.
  if (outcome === "not-sent" && REFUSALS.has(code)) return "refused";
  if (outcome === "unknown") return isWrite ? "unknown" : "failed";
  if (outcome !== "answered") return "not-sent";
  return !isWrite && UNUSABLE.has(code) ? "failed" : "refused";
}

const exitCodeOf = {
  refused: exitCodes.refused,
  "not-sent": exitCodes.notSent,
  failed: exitCodes.notSent,
  unknown: exitCodes.unknown,
} as const;

/** Classes of return codes that errors name otherwise. */
const classOf = (code: string): string => (code === "server" ? "retryable" : code);

/**
 * The meaning of a return code for the call that failed. The same code may mean different things on another path, over
 * another transport or for another request. An update that replaces the package under a running server must not hide an
 * outcome.
 */
function meaningOf({ retCode, code, path = "" }: TradingError): string | undefined {
  try {
    const isOnPath = ({ paths = [""] }: ReturnCode) => paths.some((prefix) => path.startsWith(prefix));
    const found = returnCodes()
      .filter(
        (each) => each.code === retCode && each.group !== "http" && each.transport === undefined && isOnPath(each),
      )
      .toSorted((one, other) => Number(one.paths === undefined) - Number(other.paths === undefined));
    return (found.find((each) => each.class === classOf(code)) ?? found[0])?.meaning;
  } catch {
    return undefined;
  }
}

function tradingFailure(error: TradingError, attempt: Attempt): Failure {
  const { retCode, orderLinkId } = error;
  const outcome = wordOf(error.outcome, error.code, attempt.isWrite);
  const meaning = meaningOf(error);
  const ids = orderLinkId === undefined || orderLinkId === "" ? [] : orderLinkId.split(",");
  return {
    exitCode: exitCodeOf[outcome],
    outcome,
    code: error.code,
    message: error.message,
    advice: [
      ...(meaning === undefined ? [] : [`${retCode}: ${meaning}`]),
      ...(outcome === "unknown" ? unknownAdvice(attempt, ids) : []),
      ...(error.status === 404 ? [ADDRESS] : []),
      ...(isNetworkFailure(error.code) ? networkAdvice(attempt) : []),
    ],
    ...(retCode === undefined ? {} : { retCode }),
    ...(orderLinkId === undefined ? {} : { id: orderLinkId }),
  };
}

const inputFailure = (message: string, { isOffline }: Pick<Attempt, "isOffline">, field?: string): Failure => ({
  exitCode: exitCodes.input,
  outcome: "not-sent",
  code: "input",
  message,
  advice: [
    ...addressAdvice(message),
    ...(field === "credentials" ? [KEYS] : []),
    ...(isOffline === true ? [] : ["Nothing was sent."]),
  ],
  ...(field === undefined ? {} : { field }),
});

/** Words that are not a command: nothing was tried. */
export const usageFailure = (message: string): Failure => inputFailure(message, {});

/** Explains an error of a command itself: the service or the disk stopped what had begun. */
function commandFailure(error: unknown, attempt: Attempt): Failure | undefined {
  if (error instanceof UnfinishedError)
    return {
      exitCode: exitCodes.unknown,
      outcome: "unknown",
      code: "unfinished",
      message: error.message,
      advice: ["The service has taken what you submitted. Continue with:", `  ${error.next}`],
    };
  if (error instanceof ResumableError)
    return {
      ...explainFailure(error.cause, attempt),
      message: error.message,
      advice: ["Continue with:", `  ${error.next}`],
    };
  if (error instanceof FileError)
    return {
      exitCode: exitCodes.notSent,
      outcome: "failed",
      code: "file",
      message: error.message,
      advice: error.advice,
    };
  return undefined;
}

/** Explains what any of the clients threw. An error that none of them knows is thrown on. */
export function explainFailure(error: unknown, attempt: Attempt): Failure {
  if (InputError.isInstance(error)) return inputFailure(error.message, attempt, error.field);
  if (TradingError.isInstance(error)) return tradingFailure(error, attempt);
  if (error instanceof UsageError || error instanceof UnknownCategoryError) return inputFailure(error.message, attempt);
  const own = commandFailure(error, attempt);
  if (own !== undefined) return own;
  if (error instanceof UnaskedError) return explainFailure(error.cause, { ...attempt, isWrite: false });
  if (error instanceof UnknownNameError) return inputFailure(`${error.message} ${error.advice}`, attempt);
  // A stream tells no outcome: it may have ended after it was subscribed.
  const { name, code, outcome = name === "StreamError" ? "unknown" : undefined, message, field } = error as Told;
  if (typeof code !== "string" || !/^(?:Knowledge|Chat|Stream|Transport|Signing|Live)Error$/.test(name)) throw error;
  if (["input", "invalid-url", "insecure-url"].includes(code))
    return inputFailure(message, attempt, typeof field === "string" ? field : undefined);
  // The service has reported the failure of a question, so nothing is left to find out.
  if (name === "ChatError" && code === "chat-failed")
    return {
      exitCode: exitCodes.refused,
      outcome: "refused",
      code,
      message: message.replace(/^[\w.]+: the service could not answer: /, "The question failed: "),
      advice: [],
    };
  const isRefused = name === "StreamError" && (code === "refused" || code === "authentication");
  const word = isRefused ? "refused" : wordOf(outcome, code, attempt.isWrite);
  return {
    exitCode: exitCodeOf[word],
    outcome: word,
    code,
    message,
    advice:
      word === "unknown"
        ? unknownAdvice(attempt, [])
        : [...new Set([...(isNetworkFailure(code) ? networkAdvice(attempt) : []), ...addressAdvice(message)])],
  };
}

/** The failure as people read it. */
export function failureText({ message, advice, exitCode }: Failure, { withFlags }: Partial<Attempt> = {}): string {
  const text = withFlags?.(message) ?? message;
  return [exitCode === exitCodes.unknown ? `Unknown outcome. ${text}` : text, ...advice].join("\n");
}

/** The failure as programs read it. */
export const failureJson = (error: Failure): string => `${jsonText({ error }, 2)}\n`;
