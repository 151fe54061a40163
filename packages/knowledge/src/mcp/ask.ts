import { cleanerOf } from "../cleaner.ts";
import { KnowledgeError } from "../errors.ts";
import { isObject, type Json } from "../http/ask.ts";
import { inputError, requireRecord } from "../http/input.ts";
import { requireText } from "../http/require-text.ts";
import type { CallOptions, Settings } from "../options.ts";
import { withoutWikiPrefix } from "../reading.ts";
import { explain, sdkLimits } from "./connect.ts";
import type { McpAnswer, McpClient, McpContent, McpQuestion } from "./types.ts";

const TOOL = 'The tool "ask"';

const failed = (detail: string) =>
  new KnowledgeError("mcp-failed", `${TOOL} failed: ${detail}`, { detail, outcome: "answered" });

/** The released server puts a JSON text into the text of its answer. */
function readAnswer(text: string): McpAnswer {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {}
  const { answer, sources, cost_usd: cost }: Json = isObject(value) ? value : {};
  if (typeof answer !== "string") return { answer: text, sources: [], cost: undefined };
  return {
    answer,
    sources: (Array.isArray(sources) ? sources : [])
      .map((source: unknown) => (isObject(source) ? source["path"] : source))
      .filter((path) => typeof path === "string")
      .map(withoutWikiPrefix),
    cost: typeof cost === "number" ? cost : undefined,
  };
}

/** The released server works on an answer for 120 seconds and then says that it was too long; the SDK's own default is 60. */
const TIMEOUT_MS = 150_000;

/** Calls the tool `ask`. */
export async function ask(
  settings: Settings,
  client: McpClient,
  question: McpQuestion,
  options: CallOptions = {},
): Promise<McpAnswer> {
  if (typeof client?.callTool !== "function") throw inputError("client", "must be one that connect gave");
  requireRecord("question", question);
  requireText("query", question.query);
  const { signal, timeoutMs = TIMEOUT_MS } = options;
  const limits = sdkLimits(options, timeoutMs);
  const result = await client
    .callTool({ name: "ask", arguments: { ...question } }, undefined, limits)
    .catch((error: unknown) => {
      throw explain(settings, TOOL, error, signal);
    });
  const content = Array.isArray(result.content) ? (result.content as McpContent[]) : [];
  if (content.length > 0 && content.every((piece) => piece.text === undefined))
    throw failed("its answer holds no text");
  const text = content.map((piece) => piece.text ?? "").join("");
  if (result.isError === true) throw failed(cleanerOf(settings)(text) || "no reason given");
  return readAnswer(text);
}
