/** Explains failures: exit code, outcome and advice. */
import { InputError, TradingError } from "@specwright/trading";
import { returnCodes, UnknownCategoryError, UnknownNameError, type ReturnCode } from "./catalog.ts";
import { exitCodes, UsageError, type ExitCode } from "./exit-codes.ts";
import { FileError } from "./files/write-files.ts";
import { jsonText } from "./output.ts";

/**
 * `done`: success. `refused` and `not-sent`: nothing changed. `failed`: a read without a usable response. `unknown`: a
 * write that may have been carried out.
 */
export const OUTCOME_WORDS = ["done", "refused", "not-sent", "failed", "unknown"] as const;
export type OutcomeWord = (typeof OUTCOME_WORDS)[number];

export { exitCodes, UsageError, worstOf, type ExitCode } from "./exit-codes.ts";

/** Error for a submission that the service accepted, but whose result can't be read. */
export class UnfinishedError extends Error {
  override readonly name = "UnfinishedError";
  /** Command that continues to wait for the result. */
  readonly next: string;

  constructor(cause: Error, next: string) {
    super(cause.message, { cause });
    this.next = next;
  }
}

/** Error of a command that stopped early. The same command resumes it. */
export class ResumableError extends Error {
  override readonly name = "ResumableError";
  /** Command that resumes the work. */
  readonly next: string;

  constructor(cause: Error, next: string) {
    super(cause.message.replace(/ Call it again with the same state to continue\.$/, ""), { cause });
    this.next = next;
  }
}

/** Error for a question that was not sent, because a read before it failed. */
export class QuestionNotSentError extends Error {
  override readonly name = "QuestionNotSentError";

  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

export interface Failure {
  readonly exitCode: ExitCode;
  readonly outcome: OutcomeWord;
  readonly code: string;
  readonly message: string;
  /** Next steps, one line each. */
  readonly advice: readonly string[];
  readonly retCode?: number;
  /** ID of the write, such as `orderLinkId`. */
  readonly id?: string;
  /** Invalid field of the input. */
  readonly field?: string;
}

/** Facts about an attempted call that determine the advice. */
export interface Attempt {
  /** Name of the call, such as `order.create`. */
  readonly name: string;
  readonly isWrite: boolean;
  readonly category?: string | undefined;
  /** Name of the profile, such as `testnet`. */
  readonly profile: string;
  readonly isSandbox: boolean;
  /** True if the command never sends anything. */
  readonly isOffline?: true;
  /** Replaces field names in a message with flags. */
  readonly withFlags?: (message: string) => string;
}

interface ClientErrorFields extends Error {
  readonly code?: unknown;
  readonly outcome?: unknown;
  readonly field?: unknown;
}

const reconcileCommandNames: Readonly<Record<string, string>> = {
  "asset.transferInterTransfer": "asset reconcile-transfer",
  "asset.transferUniversalTransfer": "asset reconcile-transfer",
};

/** Returns the command that looks up the outcome of a write. */
export function reconcileCommand({ name, category, profile }: Attempt, id: string | undefined): string | undefined {
  const command = name.startsWith("order.") ? "order reconcile" : reconcileCommandNames[name];
  if (command === undefined || id === undefined) return undefined;
  const where = command === "order reconcile" && category !== undefined ? ` --category ${category}` : "";
  return `specwright ${command} ${id}${where} --profile ${profile}`;
}

function unknownAdvice(attempt: Attempt, ids: readonly string[]): string[] {
  const commands = ids.flatMap((id) => reconcileCommand(attempt, id) ?? []);
  const start = "Don't resend it yet. First check whether it went through";
  if (commands.length > 0) return [`${start}:`, ...commands.map((command) => `  ${command}`)];
  return [
    `${start}, with a command that only reads. specwright ${attempt.name.split(".")[0]} --help lists the commands.`,
  ];
}

const ADDRESS =
  "Addresses come from the profile (url, knowledgeUrl) and from SPECWRIGHT_SANDBOX_URL and SPECWRIGHT_KNOWLEDGE_URL.";

/** Returns advice for a server that can't be reached or doesn't respond. */
export function networkAdvice({ isSandbox }: Attempt): string[] {
  return isSandbox
    ? [
        "Is the sandbox running? Start it with specwright sandbox, or choose another profile such as --profile testnet.",
        ADDRESS,
      ]
    : ["specwright doctor finds the cause."];
}

/**
 * Returns advice on setting the address if a message names the client option `baseUrl`, because the command line has no
 * such option.
 */
const addressAdvice = (message: string): string[] => (message.includes("baseUrl") ? [ADDRESS] : []);

const KEYS =
  "A key comes from SPECWRIGHT_API_KEY with SPECWRIGHT_API_SECRET or SPECWRIGHT_PRIVATE_KEY, or from the profile (apiKey with secret, or keyCommand).";

const isNetworkFailure = (code: string): boolean => /^(?:network|proxy|timeout)$/.test(code);

/** Error codes for responses that can't be used, as opposed to refusals. */
const UNUSABLE: ReadonlySet<string> = new Set([
  "protocol",
  "unexpected-response",
  "response-too-large",
  "wrong-address",
  "paging-ignored",
]);

/** Codes of refusals by the knowledge service. */
const REFUSALS: ReadonlySet<string> = new Set([
  "bad-request",
  "conflict",
  "forbidden",
  "not-found",
  "task-unfinished",
  "unauthorized",
]);

/**
 * Returns the outcome word of a failed call. For a read, this is never `unknown`, because a read changes nothing even
 * if its response is lost.
 */
function outcomeWord(outcome: unknown, code: string, isWrite: boolean): Exclude<OutcomeWord, "done"> {
  // The service refused a read that the client made before the write, so the write counts as refused.
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

/** Returns the class of return codes that corresponds to an error code. */
const classOf = (code: string): string => (code === "server" ? "retryable" : code);

/**
 * Returns the meaning of a return code on the path of the failed call, because the code may have another meaning on
 * another path. Returns undefined instead of throwing if the catalog can't be read: an update may replace the package's
 * files while the MCP server runs.
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
  const outcome = outcomeWord(error.outcome, error.code, attempt.isWrite);
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

/** Returns the failure for invalid arguments or flags of a command. */
export const usageFailure = (message: string): Failure => inputFailure(message, {});

/** Explains an error that only the command line throws, not a client. Undefined for other errors. */
function commandFailure(error: unknown, attempt: Attempt): Failure | undefined {
  if (error instanceof UnfinishedError)
    return {
      exitCode: exitCodes.unknown,
      outcome: "unknown",
      code: "unfinished",
      message: error.message,
      advice: ["The service has accepted your submission. Continue with:", `  ${error.next}`],
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

/** Explains an error of a client or a command. Rethrows any other error. */
export function explainFailure(error: unknown, attempt: Attempt): Failure {
  if (InputError.isInstance(error)) return inputFailure(error.message, attempt, error.field);
  if (TradingError.isInstance(error)) return tradingFailure(error, attempt);
  if (error instanceof UsageError || error instanceof UnknownCategoryError) return inputFailure(error.message, attempt);
  const own = commandFailure(error, attempt);
  if (own !== undefined) return own;
  if (error instanceof QuestionNotSentError) return explainFailure(error.cause, { ...attempt, isWrite: false });
  if (error instanceof UnknownNameError) return inputFailure(`${error.message} ${error.advice}`, attempt);
  // Stream errors have no `outcome`. Treat the outcome as unknown, because the stream may have ended after the server
  // accepted the subscription.
  const {
    name,
    code,
    outcome = name === "StreamError" ? "unknown" : undefined,
    message,
    field,
  } = error as ClientErrorFields;
  if (typeof code !== "string" || !/^(?:Knowledge|Chat|Stream|Transport|Signing|Live)Error$/.test(name)) throw error;
  if (["input", "invalid-url", "insecure-url"].includes(code))
    return inputFailure(message, attempt, typeof field === "string" ? field : undefined);
  // The service reported the failure, so the outcome is known.
  if (name === "ChatError" && code === "chat-failed")
    return {
      exitCode: exitCodes.refused,
      outcome: "refused",
      code,
      message: message.replace(/^[\w.]+: the service could not answer: /, "The question failed: "),
      advice: [],
    };
  const isRefused = name === "StreamError" && (code === "refused" || code === "authentication");
  const word = isRefused ? "refused" : outcomeWord(outcome, code, attempt.isWrite);
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

/** Formats a failure as text. */
export function failureText({ message, advice, exitCode }: Failure, { withFlags }: Partial<Attempt> = {}): string {
  const text = withFlags?.(message) ?? message;
  return [exitCode === exitCodes.unknown ? `Unknown outcome. ${text}` : text, ...advice].join("\n");
}

/** Formats a failure as JSON. */
export const failureJson = (error: Failure): string => `${jsonText({ error }, 2)}\n`;
