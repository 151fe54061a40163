/** What each tool does. All of them go through the public clients, like the commands. */
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import {
  find,
  isOperation,
  operationsOf,
  returnCodes,
  UnknownNameError,
  type Field,
  type Operation,
} from "../catalog.ts";
import { knowledgeClient, methodOf, previewRequest, questionIn, tradingClient, tradingStreams } from "../clients.ts";
import { readableBatch, exitCodeOfBatch } from "../commands/operation-commands.ts";
import { subscribe, wantedTopic } from "../commands/watch-command.ts";
import {
  explainFailure,
  reconcileCommand,
  UsageError,
  type Attempt,
  type Failure,
  type OutcomeWord,
} from "../failure.ts";
import { timeValue } from "../input.ts";
import { jsonText } from "../output.ts";
import type { Profile } from "../profile.ts";
import { printable, type Terminal } from "../terminal.ts";
import { argumentsError, toolName } from "./definitions.ts";
import { cutResult, toolResult, type Answer } from "./results.ts";
import { NotAllowedError, type WritePolicy } from "./write-policy.ts";

type Input = Readonly<Record<string, unknown>>;

/** What the tools of one server share. */
export interface Tools {
  readonly terminal: Terminal;
  readonly profile: Profile;
  readonly policy: WritePolicy;
  /** Asks the person, where their program can. `undefined`: it cannot. */
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

/** JSON has no files: one is its name and its content. */
function fileOf(name: string, value: unknown): File {
  const { name: file, base64 } = Object(value) as { readonly name?: unknown; readonly base64?: unknown };
  if (typeof file !== "string" || typeof base64 !== "string")
    throw new UsageError(`${name} must be a file as {"name": "note.pdf", "base64": "…"}.`);
  return new File([Buffer.from(base64, "base64")], file);
}

function inputOf({ fields }: Operation, { input = {} }: Input): Input {
  if (typeof input !== "object" || input === null || Array.isArray(input))
    throw new UsageError("input must be an object with the fields of the operation.");
  const given = input as Input;
  const valueOf = (field: Field, value: unknown): unknown =>
    field.type === "file" ? fileOf(field.name, value) : field.isTime === true ? timeValue(field, value) : value;
  const named = fields.filter(({ name }) => given[name] !== undefined);
  return { ...given, ...Object.fromEntries(named.map((field) => [field.name, valueOf(field, given[field.name])])) };
}

const SEARCH = "search_operations finds names by what they do.";

/** What a failure means. Nobody knows what became of a write where the server itself has failed. */
function explained(error: unknown, attempt: Attempt): Pick<Failure, "outcome" | "message" | "advice" | "id"> {
  try {
    return explainFailure(error, attempt);
  } catch {
    const outcome = attempt.isWrite ? "unknown" : "failed";
    return { outcome, message: `The server failed: ${(error as Error).message}`, advice: [] };
  }
}

/** The words of a failure that a model should act on. */
function failureAnswer(error: unknown, attempt: Attempt): Answer {
  if (error instanceof NotAllowedError) return { outcome: "not-sent", notes: [error.message] };
  if (error instanceof UnknownNameError) return { outcome: "not-sent", notes: [error.message, SEARCH] };
  const { outcome, message, advice, id } = explained(error, attempt);
  if (outcome !== "unknown") return { outcome, notes: [message, ...advice] };
  const known = reconcileCommand(attempt, id) !== undefined;
  const next = known
    ? `Do not send it again. Call reconcile with the id ${id}.`
    : "Do not send it again. Find out with a read what became of it.";
  return { outcome, notes: [message, next] };
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

const noResult = (result: unknown, notes: readonly string[]): Answer => ({
  outcome: "done",
  result,
  ...(notes.length === 0 ? {} : { notes }),
});

function readTool(tools: Tools, args: Input, signal: AbortSignal): Promise<CallToolResult> {
  return answered(attemptOf(tools, String(args["operation"]), false), async () => {
    const operation = operationNamed(args["operation"]);
    if (operation.write !== undefined) throw new UsageError(`${operation.name} changes something: use write.`);
    const client = await tradingClient(tools.terminal, tools.profile);
    const raw = await methodOf(client, operation.name)(inputOf(operation, args), { signal });
    const { result, notes } = cutResult(raw, args as { fields?: string[]; limit?: number }, operation);
    return noResult(result, notes);
  });
}

/** The worst outcome of a batch, in a word. */
const outcomeOfResult = (result: unknown): OutcomeWord =>
  (["done", "refused", "not-sent", "not-sent", "unknown"] as const)[exitCodeOfBatch(result)];

function writeTool(tools: Tools, args: Input, signal: AbortSignal): Promise<CallToolResult> {
  const { terminal, profile, policy } = tools;
  const name = String(args["operation"]);
  return answered(attemptOf(tools, name, true, Object(args["input"]) as Input), async () => {
    const operation = operationNamed(args["operation"]);
    if (operation.write === undefined) throw new UsageError(`${operation.name} changes nothing: use read.`);
    const input = inputOf(operation, args);
    if (!["boolean", "undefined"].includes(typeof args["dryRun"]))
      throw new UsageError(`dryRun must be true or false, not ${jsonText(args["dryRun"])}.`);
    const request = await previewRequest(terminal, profile, operation.name, input);
    if (args["dryRun"] === true) return noResult(request, ["Nothing was sent."]);
    const client = () => tradingClient(terminal, profile);
    await policy.check(operation, input, profile.kind, client);
    const question = printable(`Send ${operation.name} to ${profile.name}?\n${jsonText(input)}`);
    const isConfirmed = await tools.confirm(question, signal);
    if (isConfirmed === false) throw new NotAllowedError("The person did not confirm it.");
    policy.count(input);
    const result = await methodOf(await client(), operation.name)(input, { signal });
    const { result: shown, notes } = cutResult(readableBatch(result));
    return { ...noResult(shown, notes), outcome: outcomeOfResult(result) };
  });
}

const reconcilers: Readonly<Record<string, string>> = {
  order: "order.reconcile",
  transfer: "asset.reconcileTransfer",
  withdrawal: "asset.reconcileWithdrawal",
};

function reconcileTool(tools: Tools, args: Input, signal: AbortSignal): Promise<CallToolResult> {
  const name = reconcilers[String(args["kind"])] ?? "order.reconcile";
  return answered(attemptOf(tools, name, false), async () => {
    const client = await tradingClient(tools.terminal, tools.profile);
    const category = asText(args["category"]);
    const options = { signal, ...(category === undefined || name !== "order.reconcile" ? {} : { category }) };
    const method = methodOf(client, name) as unknown as (id: unknown, options: object) => Promise<unknown>;
    const { result, notes } = cutResult(await method(args["id"], options));
    return noResult(result, notes);
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
        if (events.length >= most) break;
      }
    } catch (error) {
      // The time is over: what came until then is the result.
      if (!timer.aborted) throw error;
    } finally {
      timer.removeEventListener("abort", stop);
      streams.close();
    }
    const { result, notes } = cutResult(events, { limit: most });
    return noResult(result, events.length === 0 ? ["No message came in this time."] : notes);
  });
}

function knowledgeTool(tools: Tools, name: string, args: Input, signal: AbortSignal): Promise<CallToolResult> {
  const isWrite = name === "knowledge_add";
  // The service keeps a question in its session.
  const changes = isWrite || name === "knowledge_ask";
  return answered(attemptOf(tools, name.replace("_", "."), changes), async () => {
    const client = await knowledgeClient(tools.terminal, tools.profile);
    if (isWrite) {
      tools.policy.checkClass("knowledge", undefined);
      const title = asText(args["title"]);
      const question = printable(`Submit this text to the knowledge base?\n${String(args["text"])}`);
      if ((await tools.confirm(question, signal)) === false)
        throw new NotAllowedError("The person did not confirm it.");
      tools.policy.count({});
      const task = await client.submit.text(
        { content: String(args["text"]), ...(title === undefined ? {} : { title }) },
        { signal },
      );
      return noResult({ id: task.id, status: task.status }, []);
    }
    if (name === "knowledge_ask") {
      const question = await questionIn(client, asText(args["session"]), String(args["question"]), signal);
      const { raw: _, ...answer } = await client.chat.answer(question, { signal });
      const { result, notes } = cutResult(answer);
      return noResult(result, notes);
    }
    const [path, task] = [asText(args["path"]), asText(args["task"])];
    const raw =
      task !== undefined
        ? await client.tasks.get(task, { signal })
        : path !== undefined
          ? await client.wiki.file(path, { signal })
          : await client.wiki.tree({ signal });
    const { result, notes } = cutResult(raw, { limit: 200 });
    return noResult(result, notes);
  });
}

/** Tools that only look into the catalog. */
async function offlineTool(name: string, args: Input): Promise<CallToolResult> {
  const results = (list: readonly object[]): CallToolResult => ({
    structuredContent: { results: list },
    content: [{ type: "text", text: jsonText(list) }],
  });
  if (name === "search_operations") {
    const { search } = await import("../search/search.ts");
    return results(search(String(args["query"]), asCount(args["limit"], 8)));
  }
  if (name === "explain_code")
    return results(returnCodes().filter(({ code }) => String(code) === String(args["code"])));
  try {
    const entry = find(String(args["name"]));
    return { structuredContent: { ...entry }, content: [{ type: "text", text: jsonText(entry) }] };
  } catch (error) {
    if (!(error instanceof UnknownNameError)) throw error;
    return { content: [{ type: "text", text: `${error.message} ${SEARCH}` }], isError: true };
  }
}

/** Runs a tool of the general set, or one of an operation. Undefined if there is no such tool. */
export function callTool(
  tools: Tools,
  typed: readonly string[],
  name: string,
  args: Input,
  signal: AbortSignal,
): Promise<CallToolResult> | CallToolResult | undefined {
  const operation = typed.flatMap((group) => operationsOf(group)).find((each) => toolName(each.name) === name);
  if (operation !== undefined) {
    const { dryRun, ...input } = args;
    const call = { operation: operation.name, input, dryRun };
    return operation.write === undefined ? readTool(tools, call, signal) : writeTool(tools, call, signal);
  }
  const wrong = argumentsError(name, args);
  if (wrong !== undefined) return { content: [{ type: "text", text: wrong }], isError: true };
  if (["search_operations", "describe_operation", "explain_code"].includes(name)) return offlineTool(name, args);
  if (name === "read") return readTool(tools, args, signal);
  if (name === "write") return writeTool(tools, args, signal);
  if (name === "reconcile") return reconcileTool(tools, args, signal);
  if (name === "watch") return watchTool(tools, args, signal);
  return name.startsWith("knowledge_") ? knowledgeTool(tools, name, args, signal) : undefined;
}
