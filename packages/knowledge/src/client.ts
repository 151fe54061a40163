import { elapsed } from "@specwright/transport";
import { createChat, type Chat } from "./chat/chat.ts";
import type { Derive } from "./derive.ts";
import { operations } from "./generated/operations.ts";
import { requestJson } from "./http/request.ts";
import type { Mcp } from "./mcp/types.ts";
import type { Config } from "./options/config.ts";
import { createConfig, type CallOptions, type KnowledgeClientOptions } from "./options/options.ts";
import type { Health } from "./resources.ts";
import type { Sessions } from "./sessions.ts";
import type { Tasks } from "./tasks/tasks.ts";
import type { UploadConfig } from "./upload/check/limits.ts";
import type { Submit } from "./upload/submit.ts";
import { copyArgument } from "./validate.ts";
import type { Wiki } from "./wiki.ts";

/** Client of one knowledge service. It detects the server variant from the first responses. */
export interface KnowledgeClient {
  /**
   * Methods that upload texts, URLs, files and folders, which the service compiles into the wiki. Each submission
   * creates a task.
   */
  readonly submit: Submit;
  /** Reads the upload limits. */
  uploadConfig(options?: CallOptions): Promise<UploadConfig>;
  /** Methods that read tasks and wait for them. A task is the service's record of a submission. */
  readonly tasks: Tasks;
  /** Methods that read the compiled articles: their tree, and each article as Markdown. */
  readonly wiki: Wiki;
  /** Method that asks a question. Its answer is a stream of events, or one object with `chat.answer`. */
  readonly chat: Chat;
  /**
   * Methods that manage chats whose history the server stores. Pass a session's ID with a question to continue the
   * session.
   */
  readonly sessions: Sessions;
  /** Methods that manage knowledge bases on one topic, derived from the whole knowledge base. Released server only. */
  readonly derive: Derive;
  /** Checks that the server process responds. It does not check the store or the AI engine. */
  health(options?: CallOptions): Promise<Health>;
  /** Methods of the MCP endpoint for AI agents. They need the package `@modelcontextprotocol/sdk`. */
  readonly mcp: Mcp;
}

/**
 * Creates a client. Sends nothing until a method is called.
 *
 * @throws `KnowledgeError` with the code `input` for an unknown or malformed option
 */
export function createKnowledgeClient(options: KnowledgeClientOptions = {}): KnowledgeClient {
  const config = createConfig(options);
  const loadTasks = async () => (await import("./tasks/tasks.ts")).createTasks;
  const { uploadConfig, ...submit } = lazyGroup(config, async () => (await import("./upload/submit.ts")).createSubmit, [
    "text",
    "files",
    "batch",
    "folder",
    "uploadConfig",
  ]);
  return {
    submit,
    uploadConfig,
    tasks: {
      ...lazyGroup<Omit<Tasks, "iterate">>(config, loadTasks, ["list", "get", "content", "delete", "wait", "waitAll"]),
      iterate: (input, callOptions) =>
        iterateLazily(async () => (await loadTasks())(config), copyArgument(input), copyArgument(callOptions)),
    },
    wiki: lazyGroup(config, async () => (await import("./wiki.ts")).createWiki, ["tree", "file"]),
    chat: createChat(config),
    sessions: lazyGroup(config, async () => (await import("./sessions.ts")).createSessions, [
      "list",
      "create",
      "rename",
      "delete",
      "messages",
    ]),
    derive: lazyGroup(config, async () => (await import("./derive.ts")).createDerive, ["start", "get", "wait", "list"]),
    health: (callOptions) =>
      requestJson<Health>(config, { call: "health", operation: operations.getHealth, options: callOptions }),
    mcp: lazyGroup(config, async () => (await import("./mcp/mcp.ts")).createMcp, ["connect", "ask"]),
  };
}

/**
 * Loads the code for tasks, then iterates over the tasks. The time limit in `callOptions` applies to each page, so it
 * doesn't include the time to load the code.
 */
async function* iterateLazily(
  loadTasks: () => Promise<Tasks>,
  ...input: Parameters<Tasks["iterate"]>
): ReturnType<Tasks["iterate"]> {
  yield* (await loadTasks()).iterate(...input);
}

type Method = (...input: unknown[]) => unknown;

/**
 * Creates a group of methods whose code is loaded with the first call, so that a web page loads only the code it uses.
 * The time limit of the call includes the loading.
 *
 * @param load loads the function that creates the group
 */
function lazyGroup<Group>(
  config: Config,
  load: () => Promise<(config: Config) => Group>,
  names: readonly (keyof Group & string)[],
): Group {
  const lazyMethod =
    (name: string): Method =>
    async (...given) => {
      const input = given.map(copyArgument);
      const start = elapsed(config.clock);
      const create = await load();
      const spentMs = Math.round(elapsed(config.clock) - start);
      const group = create(spentMs > 0 ? { ...config, spentMs } : config) as Readonly<Record<string, Method>>;
      return group[name]?.(...input);
    };
  return Object.fromEntries(names.map((name) => [name, lazyMethod(name)])) as Group;
}
