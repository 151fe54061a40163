/** Implementations of the tools. Like commands, they use only the public clients. */
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import {
  find,
  isOperation,
  operationsOf,
  returnCodes,
  UnknownCategoryError,
  UnknownNameError,
  type Field,
  type Operation,
} from "../catalog.ts";
import { knowledgeClient, methodOf, previewRequest, questionIn, tradingClient, tradingStreams } from "../clients.ts";
import { readableBatch, exitCodeOfBatch } from "../commands/operation-commands.ts";
import { subscribe, wantedTopic } from "../commands/watch-command.ts";
import { explainFailure, UsageError, type Attempt, type Failure, type OutcomeWord } from "../failure.ts";
import { rangeOf, rowsOf } from "../commands/history-command.ts";
import { millisecondsOf, timeValue } from "../input.ts";
import { jsonText } from "../output.ts";
import type { Profile } from "../profile.ts";
import { printable, type Terminal } from "../terminal.ts";
import { normalizedArguments, normalizedInput } from "./arguments.ts";
import { argumentsError, schemaOfTool, toolName, typedTool } from "./definitions.ts";
import { describe } from "./describe.ts";
import { answerOf, readKnowledge } from "./knowledge-reads.ts";
import { cutResult, doneWith, toolResult, type Answer } from "./results.ts";
import { NotAllowedError, type WritePolicy } from "./write-policy.ts";

type Input = Readonly<Record<string, unknown>>;

/** State that the tools of one server share. */
export interface Tools {
  readonly terminal: Terminal;
  readonly profile: Profile;
  readonly policy: WritePolicy;
  /** Reports the progress of a call, if the MCP client requested it. */
  progress(done: number, message: string): void;
  /** Asks the user to confirm a write. Undefined if the MCP client doesn't support that. */
  confirm(question: string, signal: AbortSignal): Promise<boolean | undefined>;
}

const asText = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);
const asCount = (value: unknown, usual: number): number => (typeof value === "number" ? value : usual);

function operationNamed(name: unknown): Operation {
  const entry = find(String(name));
  if (!isOperation(entry))
    throw new UsageError(
      `${entry.name} is not an operation of the trading platform. Use watch for topics and the knowledge tools for the knowledge service.`,
    );
  return entry;
}

/** Converts a JSON object with a file's name and its content in base64 to a `File`. */
function fileOf(name: string, value: unknown): File {
  const { name: file, base64 } = Object(value) as { readonly name?: unknown; readonly base64?: unknown };
  if (typeof file !== "string" || typeof base64 !== "string")
    throw new UsageError(`${name} must be a file as {"name": "note.pdf", "base64": "…"}.`);
  return new File([Buffer.from(base64, "base64")], file);
}

function inputOf(operation: Operation, { input = {} }: Input): Input {
  const { fields } = operation;
  if (typeof input !== "object" || input === null || Array.isArray(input))
    throw new UsageError("input must be an object with the fields of the operation.");
  // Values keep their types, because the client checks them.
  const given = normalizedInput(input as Input, operation);
  const valueOf = (field: Field, value: unknown): unknown =>
    field.type === "file" ? fileOf(field.name, value) : field.isTime === true ? timeValue(field, value) : value;
  const named = fields.filter(({ name }) => given[name] !== undefined);
  return { ...given, ...Object.fromEntries(named.map((field) => [field.name, valueOf(field, given[field.name])])) };
}

const SEARCH = "search_operations finds operations by what they do.";

/**
 * Explains why a call failed. An unexpected error is a bug in this server, so the outcome of a write is then unknown.
 */
function explained(error: unknown, attempt: Attempt): Pick<Failure, "outcome" | "message" | "advice" | "id"> {
  try {
    return explainFailure(error, attempt);
  } catch {
    const outcome = attempt.isWrite ? "unknown" : "failed";
    return { outcome, message: `This MCP server failed: ${(error as Error).message}`, advice: [] };
  }
}

/** Returns the tool's result for a failure. */
function failureAnswer(error: unknown, attempt: Attempt): Answer {
  if (error instanceof NotAllowedError) return { outcome: "not-sent", notes: [error.message] };
  if (error instanceof UnknownNameError) return { outcome: "not-sent", notes: [error.message, SEARCH] };
  const { outcome, message, advice, id } = explained(error, attempt);
  const said = isOwnMessage(error) ? { notes: [message] } : { message, notes: [] };
  if (outcome !== "unknown") return { ...said, outcome, notes: [...said.notes, ...advice] };
  return { ...said, outcome, notes: [...said.notes, `Do not resend it. ${nextStep(attempt, id)}`] };
}

/**
 * Returns whether the message of an error was written by the client. Otherwise, the message may contain text from the
 * service.
 */
const isOwnMessage = (error: unknown): boolean => {
  const { status, retCode, detail } = Object(error) as { status?: unknown; retCode?: unknown; detail?: unknown };
  return status === undefined && retCode === undefined && detail === undefined;
};

const RECONCILED: readonly (readonly [RegExp, string])[] = [
  [/^order\./, "order"],
  [/^asset\.transfer(?:Inter|Universal)Transfer$/, "transfer"],
  [/^asset\.withdraw/, "withdrawal"],
];

/** Returns the advice on which tool call looks up the outcome of a write. */
function nextStep({ name, category }: Attempt, id: string | undefined): string {
  const kind = RECONCILED.find(([names]) => names.test(name))?.[1];
  if (kind === undefined || id === undefined || id === "")
    return "Use a tool that only reads to check whether the call was carried out.";
  return `Call reconcile with ${jsonText({ kind, id, ...(kind === "order" && category !== undefined ? { category } : {}) })}.`;
}

const attemptOf = ({ profile }: Tools, name: string, isWrite: boolean, input: Input = {}): Attempt => ({
  name,
  isWrite,
  category: asText(input["category"]),
  profile: profile.name,
  isSandbox: profile.isSandbox,
});

async function answered(attempt: Attempt, run: () => Promise<Answer>): Promise<CallToolResult> {
  try {
    return toolResult(await run());
  } catch (error) {
    return toolResult(failureAnswer(error, attempt));
  }
}

function readTool(tools: Tools, args: Input, signal: AbortSignal): Promise<CallToolResult> {
  return answered(attemptOf(tools, String(args["operation"]), false), async () => {
    const operation = operationNamed(args["operation"]);
    if (operation.write !== undefined) throw new UsageError(`${operation.name} changes data: use the tool "write".`);
    const client = await tradingClient(tools.terminal, tools.profile);
    if (args["from"] !== undefined) return historyAnswer(tools, operation, args, signal);
    const raw = await methodOf(client, operation.name)(inputOf(operation, args), { signal });
    const { result, notes } = cutResult(raw, args as { fields?: string[]; limit?: number }, operation);
    return doneWith(result, notes);
  });
}

/** Returns the worst outcome among the items of a batch. */
const batchOutcomeWord = (result: unknown): OutcomeWord =>
  (["done", "refused", "not-sent", "not-sent", "unknown"] as const)[exitCodeOfBatch(result)];

function writeTool(tools: Tools, args: Input, signal: AbortSignal): Promise<CallToolResult> {
  const { terminal, profile, policy } = tools;
  const name = String(args["operation"]);
  return answered(attemptOf(tools, name, true, Object(args["input"]) as Input), async () => {
    const operation = operationNamed(args["operation"]);
    if (operation.write === undefined) throw new UsageError(`${operation.name} changes nothing: use read.`);
    const input = inputOf(operation, args);
    const request = await previewRequest(terminal, profile, operation.name, input);
    if (args["dryRun"] === true) return doneWith(request, ["Nothing was sent."]);
    const client = () => tradingClient(terminal, profile);
    await policy.check(operation, input, profile.kind, client);
    const question = printable(`Send ${operation.name} to ${profile.name}?\n${jsonText(input)}`);
    const isConfirmed = await tools.confirm(question, signal);
    if (isConfirmed === false) throw new NotAllowedError("The user did not confirm the call, so nothing was sent.");
    policy.count(input);
    const result = await methodOf(await client(), operation.name)(input, { signal });
    const { result: shown, notes } = cutResult(readableBatch(result));
    return { ...doneWith(shown, notes), outcome: batchOutcomeWord(result) };
  });
}

const reconcileMethods: Readonly<Record<string, string>> = {
  order: "order.reconcile",
  transfer: "asset.reconcileTransfer",
  withdrawal: "asset.reconcileWithdrawal",
};

function reconcileTool(tools: Tools, args: Input, signal: AbortSignal): Promise<CallToolResult> {
  const name = reconcileMethods[String(args["kind"])] ?? "order.reconcile";
  return answered(attemptOf(tools, name, false), async () => {
    const client = await tradingClient(tools.terminal, tools.profile);
    const category = asText(args["category"]);
    const options = { signal, ...(category === undefined || name !== "order.reconcile" ? {} : { category }) };
    const method = methodOf(client, name) as unknown as (id: unknown, options: object) => Promise<unknown>;
    const ids = String(args["id"])
      .split(",")
      .map((id) => id.trim())
      .filter((id) => id !== "");
    if (ids.length <= 1) {
      const { result, notes } = cutResult(await method(args["id"], options));
      return doneWith(result, notes);
    }
    const results: object[] = [];
    for (const id of ids) {
      tools.progress(results.length, id);
      results.push({ id, ...((await method(id, options)) as object) });
    }
    const { result, notes } = cutResult(results);
    return doneWith(result, notes);
  });
}

function watchTool(tools: Tools, args: Input, signal: AbortSignal): Promise<CallToolResult> {
  return answered(attemptOf(tools, `watch ${String(args["topic"])}`, false), async () => {
    const flags = Object.fromEntries(
      ["category", "depth", "interval"].flatMap((name) =>
        asText(args[name]) === undefined ? [] : [[name, asText(args[name])]],
      ),
    );
    const wanted = await wantedTopic(String(args["topic"]), asText(args["symbol"]), flags);
    const most = asCount(args["messages"], 5);
    const streams = await tradingStreams(tools.terminal, tools.profile);
    const timer = AbortSignal.any([signal, AbortSignal.timeout(asCount(args["seconds"], 10) * 1000)]);
    const stop = (): void => streams.close();
    timer.addEventListener("abort", stop);
    const events: unknown[] = [];
    try {
      timer.throwIfAborted();
      const watched = subscribe(streams, wanted);
      for await (const event of watched) {
        const book = watched.levels?.(10);
        events.push(book === undefined ? event : { ...event, ...book });
        tools.progress(events.length, `${events.length} of ${most} messages`);
        if (events.length >= most) break;
      }
    } catch (error) {
      // The time is up, so the messages received so far are the result.
      if (!timer.aborted) throw error;
    } finally {
      timer.removeEventListener("abort", stop);
      streams.close();
    }
    const advice = { more: 'Raise "messages" to see more.', less: 'Lower "messages" or "depth".' };
    const { result, notes } = cutResult(events, { limit: most, advice });
    return doneWith(result, events.length === 0 ? ["No message arrived in this time."] : notes);
  });
}

function knowledgeTool(tools: Tools, name: string, args: Input, signal: AbortSignal): Promise<CallToolResult> {
  const isWrite = name === "knowledge_add";
  // `knowledge_ask` counts as a write, because a question changes its session.
  const changes = isWrite || name === "knowledge_ask";
  return answered(attemptOf(tools, name.replace("_", "."), changes), async () => {
    const client = await knowledgeClient(tools.terminal, tools.profile);
    if (isWrite) {
      tools.policy.checkClass("knowledge", undefined);
      const title = asText(args["title"]);
      const question = printable(`Submit this text to the knowledge base?\n${String(args["text"])}`);
      if ((await tools.confirm(question, signal)) === false)
        throw new NotAllowedError("The user did not confirm the call, so nothing was sent.");
      tools.policy.count({});
      const task = await client.submit.text(
        { content: String(args["text"]), ...(title === undefined ? {} : { title }) },
        { signal },
      );
      return doneWith({ id: task.id, status: task.status }, []);
    }
    if (name === "knowledge_ask") {
      const question = await questionIn(client, asText(args["session"]), String(args["question"]), signal);
      const answer = await answerOf(tools.progress, client, question, signal);
      const { result, notes } = cutResult(answer);
      return doneWith(result, notes);
    }
    return readKnowledge(client, args, signal);
  });
}

/** Reads a history window by window until it has enough rows. Always reads whole windows. */
async function historyAnswer(tools: Tools, operation: Operation, args: Input, signal: AbortSignal): Promise<Answer> {
  const { window } = operation;
  const { iterate } = methodOf(await tradingClient(tools.terminal, tools.profile), operation.name);
  if (window === undefined || iterate === undefined)
    throw new UsageError(`${operation.name} has no time range. Omit "from".`);
  const timeOf = (name: string): number => {
    const time = millisecondsOf(String(args[name]));
    if (time === undefined) throw new UsageError(`${name} must be a time such as 2026-01-31T12:00:00Z.`);
    return time;
  };
  const now = tools.terminal.now();
  const end = args["to"] === undefined ? now : Math.min(timeOf("to"), now);
  let at = timeOf("from");
  if (at >= end) throw new UsageError("from must be earlier than to, and in the past.");
  const most = asCount(args["limit"], 50);
  const input = inputOf(operation, args);
  const rows: unknown[] = [];
  let span = window.maxMs;
  while (at < end) {
    const until = Math.min(at + span, end);
    tools.progress(rows.length, new Date(at).toISOString());
    const found = await rowsOf(iterate, { ...input, ...rangeOf(window, at, until) }, signal);
    if (rows.length + found.length > most && (rows.length > 0 || span > 1000)) {
      if (rows.length > 0) break;
      // Read a shorter window, which has fewer rows.
      span = Math.max(1000, Math.floor(Math.min(span, end - at) / 2));
      continue;
    }
    rows.push(...found);
    at = until;
  }
  const isWhole = at >= end;
  const { result, notes } = cutResult(
    rows,
    { ...(args as { fields?: string[] }), limit: Math.max(most, rows.length) },
    operation,
  );
  const next = `There is more: set "from" to ${new Date(at).toISOString()} and call again.`;
  return doneWith(result, isWhole ? notes : [...notes, next]);
}

const textResult = (text: string): CallToolResult => ({ content: [{ type: "text", text }] });
const errorResult = (text: string): CallToolResult => ({ ...textResult(text), isError: true });

/** Runs a tool that needs only the catalog. */
async function offlineTool(name: string, args: Input): Promise<CallToolResult> {
  const results = (list: readonly object[]): CallToolResult => textResult(jsonText(list));
  if (name === "explain_code")
    return results(returnCodes().filter(({ code }) => String(code) === String(args["code"])));
  try {
    if (name === "search_operations") {
      const { search } = await import("../search/search.ts");
      return results(search(String(args["query"]), asCount(args["limit"], 8)));
    }
    return textResult(describe(find(String(args["name"])), asText(args["category"])));
  } catch (error) {
    if (error instanceof UnknownNameError) return errorResult(`${error.message} ${SEARCH}`);
    if (error instanceof UsageError || error instanceof UnknownCategoryError) return errorResult(error.message);
    throw error;
  }
}

/** Runs a general tool or the tool of an operation. Undefined if no tool has the name. */
export function callTool(
  tools: Tools,
  typed: readonly string[],
  name: string,
  given: Input,
  signal: AbortSignal,
): Promise<CallToolResult> | CallToolResult | undefined {
  const operation = typed.flatMap((group) => operationsOf(group)).find((each) => toolName(each.name) === name);
  return operation === undefined ? general(tools, name, given, signal) : typedCall(tools, operation, given, signal);
}

function typedCall(tools: Tools, operation: Operation, given: Input, signal: AbortSignal): Promise<CallToolResult> {
  const { dryRun, ...input } = normalizedArguments(given, typedTool(operation).inputSchema);
  const call = { operation: operation.name, input, ...(dryRun === undefined ? {} : { dryRun }) };
  return operation.write === undefined ? readTool(tools, call, signal) : writeTool(tools, call, signal);
}

function general(
  tools: Tools,
  name: string,
  given: Input,
  signal: AbortSignal,
): Promise<CallToolResult> | CallToolResult | undefined {
  const schema = schemaOfTool(name);
  if (schema === undefined) return undefined;
  const args = normalizedArguments(given, schema);
  const wrong = argumentsError(name, args);
  if (wrong !== undefined) return errorResult(wrong);
  if (["search_operations", "describe_operation", "explain_code"].includes(name)) return offlineTool(name, args);
  if (name === "read") return readTool(tools, args, signal);
  if (name === "write") return writeTool(tools, args, signal);
  if (name === "reconcile") return reconcileTool(tools, args, signal);
  if (name === "watch") return watchTool(tools, args, signal);
  return name.startsWith("knowledge_") ? knowledgeTool(tools, name, args, signal) : undefined;
}
