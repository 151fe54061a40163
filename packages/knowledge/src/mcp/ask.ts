import type { Outcome } from "@specwright/transport";
import { cleanerOf } from "../cleaner.ts";
import { KnowledgeError } from "../errors.ts";
import { isObject, type Json } from "../http/ask.ts";
import { requireRecord } from "../http/input.ts";
import { requireText } from "../http/require-text.ts";
import type { CallOptions, Settings } from "../options.ts";
import { withoutWikiPrefix } from "../wiki-path.ts";
import { sayWhy, sdkLimit } from "./connect.ts";
import type { McpAnswer, McpClient, McpContent, McpQuestion } from "./types.ts";

const failed = (detail: string, outcome: Outcome, cause?: unknown) =>
  new KnowledgeError("mcp-failed", `The tool "ask" failed: ${detail}`, { detail, cause, outcome });

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
    sources: Array.isArray(sources)
      ? sources.map((source: unknown) => withoutWikiPrefix(String(isObject(source) ? source["path"] : source)))
      : [],
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
  requireRecord("client", client);
  requireRecord("question", question);
  requireText("query", question.query);
  const { signal, timeoutMs = TIMEOUT_MS } = options;
  const limits = { timeout: sdkLimit(timeoutMs), ...(signal && { signal }) };
  const result = await client
    .callTool({ name: "ask", arguments: { ...question } }, undefined, limits)
    .catch((error: unknown) => {
      if (KnowledgeError.isInstance(error)) throw error;
      const { detail, cause } = sayWhy(settings, error);
      throw failed(detail, "unknown", cause);
    });
  const content = Array.isArray(result.content) ? (result.content as McpContent[]) : [];
  const text = content.map((piece) => piece.text ?? "").join("");
  if (result.isError === true) throw failed(cleanerOf(settings)(text) || "no reason given", "answered");
  return readAnswer(text);
}
