import type { FastifyRequest } from "fastify";
import { shownPath } from "../http/shapes.ts";
import type { ServerVariant } from "../records.ts";
import type { KnowledgeStore } from "../store.ts";
import { chatMarker } from "../tasks/markers.ts";
import { answerFrom } from "../wiki/answer.ts";

/** The one tool of the service. */
export const askTool = {
  name: "ask",
  description: "Answers a question from the compiled wiki and names the articles the answer rests on.",
  inputSchema: {
    type: "object" as const,
    properties: {
      query: { type: "string", description: "The question, in plain words." },
      paths: { type: "array", items: { type: "string" }, description: "Answer from these articles only." },
      model: { type: "string", description: "Accepted and not used." },
      kb: { type: "string", description: "Slug of a derived knowledge base; the root without it." },
    },
    required: ["query"],
  },
};

/** A failure of the protocol: the SDK responds with this code. */
class ToolError extends Error {
  readonly code = -32602;
}

interface ToolResult {
  [key: string]: unknown;
  content: { type: "text"; text: string }[];
  isError?: boolean;
}

/** Calls a tool. Its result is one text that holds JSON: the answer, its sources, its cost. */
export function callTool(store: KnowledgeStore, variant: ServerVariant, name: unknown, given: unknown): ToolResult {
  if (name !== askTool.name) throw new ToolError(`Unknown tool: ${typeof name === "string" ? name.slice(0, 100) : ""}`);
  const { query, paths, kb } = readArguments(given);
  if (query === "") throw new ToolError("Missing required argument: query");
  const wiki = store.bases.resolve(kb);
  if (typeof wiki === "string") throw new ToolError(`Invalid arguments: ${wiki}`);
  if (chatMarker(query) !== undefined) {
    return { content: [{ type: "text", text: "the question asks for a failure" }], isError: true };
  }
  const answer = answerFrom(wiki, { query, paths });
  const cited = answer.cited.length > 0 ? answer.cited : answer.retrieved;
  const sources = cited.map(({ title, path }) => ({ title, path: shownPath(path, variant) }));
  const footer = sources.map(({ title, path }) => `- [${title}](${path})`).join("\n");
  const text = sources.length === 0 ? answer.text : `${answer.text}\n\nSources:\n${footer}`;
  const result = { answer: text, sources: sources.length === 0 ? null : sources, cost_usd: answer.costUsd };
  return { content: [{ type: "text", text: JSON.stringify(result) }] };
}

function readArguments(given: unknown): { query: string; paths: string[]; kb: string | undefined } {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw new ToolError("Invalid arguments: not an object");
  const { query = "", paths = [], kb = "", model = "" } = given as Record<string, unknown>;
  for (const [name, value] of Object.entries({ query, kb, model })) {
    if (typeof value !== "string") throw new ToolError(`Invalid arguments: ${name} must be a string`);
  }
  const isList = Array.isArray(paths) && paths.every((path) => typeof path === "string");
  if (!isList) throw new ToolError("Invalid arguments: paths must be a list of strings");
  return { query: String(query), paths: paths.map(String), kb: String(kb) };
}

/** Serves `/mcp` in one variant of the service. */
export interface McpEndpoint {
  handle(request: FastifyRequest, body: Buffer | undefined): Promise<Response>;
  close(): Promise<void>;
}
