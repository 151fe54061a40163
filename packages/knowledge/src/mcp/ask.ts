import { isJsonObject, type JsonObject } from "@specwright/transport";
import { checkQuestionSize } from "../server-variant.ts";
import { KnowledgeError } from "../errors.ts";
import { checkFields, checkInput, inputError, requireText, typeError, type FieldNames } from "../validate.ts";
import { redactorFor, withFullStop } from "../options/redact.ts";
import { CALL_OPTIONS, type CallOptions } from "../options/options.ts";
import type { Config } from "../options/config.ts";
import { toSources, toWikiPath, type Source } from "../resources.ts";
import { sdkLimits, toMcpError } from "./sdk.ts";
import type { McpAnswer, McpClient, McpContent, McpQuestion } from "./types.ts";

const CALL = "mcp.ask";
const FIELDS: FieldNames<McpQuestion> = { query: true, paths: true, model: true, kb: true };

/**
 * Returns the error for a failed tool. Its outcome is unknown, because the tool may have done part of its work, at a
 * cost.
 */
const toolFailed = (detail: string) =>
  new KnowledgeError("mcp-failed", `${CALL}: ${withFullStop(`the tool failed: ${detail}`)}`, {
    detail,
    outcome: "unknown",
  });

/** Parses the result of the tool. The released server returns JSON inside the text. */
function readAnswer(text: string): McpAnswer {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    // Ignore invalid JSON, because servers other than the released one return the answer as plain text.
  }
  const { answer, sources, cost_usd: cost }: JsonObject = isJsonObject(value) ? value : {};
  if (typeof answer !== "string") return { answer: text, sources: [], isGrounded: undefined, cost: undefined };
  const read = toSources(sources);
  const isGrounded = sources === undefined ? undefined : read.length > 0;
  return { answer, sources: read, isGrounded, cost: typeof cost === "number" ? cost : undefined };
}

/** Returns an article path with the prefix `wiki/`, because the tool silently ignores paths without this prefix. */
function toolPath(path: unknown): string {
  const given = isJsonObject(path) ? path["path"] : path;
  if (typeof given !== "string" || given.trim() === "")
    throw inputError(CALL, "paths must contain non-empty strings or sources of an answer", given);
  return `wiki/${toWikiPath(given)}`;
}

/** Converts a question to the arguments of the tool. Omits missing `paths`, so that the tool searches for articles. */
function toolArguments(question: McpQuestion): Omit<McpQuestion, "paths"> & { readonly paths?: readonly string[] } {
  const { paths, ...others } = question;
  if (paths === undefined) return others;
  if (!Array.isArray(paths)) throw typeError(CALL, "paths must be an array", paths);
  return { ...others, paths: (paths as readonly (string | Source)[]).map(toolPath) };
}

/** Time limit in milliseconds. The released server needs up to 120 seconds for an answer; the SDK's default is 60. */
const TIMEOUT_MS = 150_000;

/** Calls the tool `ask` and returns its answer. */
export async function ask(
  config: Config,
  client: McpClient,
  question: McpQuestion,
  options?: CallOptions | null,
): Promise<McpAnswer> {
  if (typeof client?.callTool !== "function") throw inputError(CALL, "client must be a client from mcp.connect");
  checkInput(CALL, question, FIELDS);
  checkFields(CALL, "option", options ?? {}, CALL_OPTIONS);
  requireText(CALL, "query", question.query);
  if (question.model !== undefined) requireText(CALL, "model", question.model);
  if (question.kb !== undefined) requireText(CALL, "kb", question.kb);
  const given = toolArguments(question);
  const { query, model, kb, paths } = given;
  checkQuestionSize(CALL, { query, model, kb, paths: paths?.join() });
  const { signal, timeoutMs = TIMEOUT_MS } = options ?? {};
  const limits = sdkLimits(config, CALL, signal, timeoutMs);
  const result = await client
    .callTool({ name: "ask", arguments: { ...given } }, undefined, limits)
    .catch((error: unknown) => {
      throw toMcpError(config, CALL, error, { signal, timeoutMs });
    });
  const content = Array.isArray(result.content) ? (result.content as McpContent[]) : [];
  if (content.length > 0 && content.every((part) => part.text === undefined))
    throw toolFailed("its result has no text");
  const text = content.map((part) => part.text ?? "").join("");
  if (result.isError === true) throw toolFailed(redactorFor(config)(text) || "no reason given");
  return readAnswer(text);
}
