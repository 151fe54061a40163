import { operations } from "./generated/operations.ts";
import { createChat, type Chat } from "./chat/chat.ts";
import type { Derive } from "./derive.ts";
import { requestJson } from "./http/request.ts";
import type { Mcp } from "./mcp/types.ts";
import type { CallOptions } from "./call-options.ts";
import type { KnowledgeClientOptions } from "./client-options.ts";
import { createConfig } from "./config.ts";
import type { Health } from "./resources.ts";
import type { Sessions } from "./sessions.ts";
import type { Tasks } from "./tasks/tasks.ts";
import type { Submit } from "./upload/submit.ts";
import type { UploadConfig } from "./upload/upload-config.ts";
import type { Wiki } from "./wiki.ts";

/** A client of one knowledge service. It learns from responses which variant of the service it talks to. */
export interface KnowledgeClient {
  readonly submit: Submit;
  /** Reads the limits for uploads. */
  uploadConfig(options?: CallOptions): Promise<UploadConfig>;
  readonly tasks: Tasks;
  readonly wiki: Wiki;
  readonly chat: Chat;
  readonly sessions: Sessions;
  readonly derive: Derive;
  /** Checks that the server process responds. This says nothing about its store or its AI engine. */
  health(options?: CallOptions): Promise<Health>;
  readonly mcp: Mcp;
}

/** A group of methods. Its code is loaded with the first call, so that a web page loads only what it uses. */
function lazyGroup<Group>(load: () => Promise<Group>, ...names: (keyof Group)[]): Group {
  type Method = (...input: unknown[]) => unknown;
  const lazyMethod =
    (name: keyof Group): Method =>
    async (...input) =>
      ((await load())[name] as Method)(...input);
  return Object.fromEntries(names.map((name) => [name, lazyMethod(name)])) as Group;
}

/**
 * Creates a client. It sends nothing until a method is called.
 *
 * @throws `KnowledgeError` with the code `input` for an unknown or malformed option
 */
export function createKnowledgeClient(options: KnowledgeClientOptions = {}): KnowledgeClient {
  const config = createConfig(options);
  const loadTasks = async () => (await import("./tasks/tasks.ts")).createTasks(config);
  const { uploadConfig, ...submit } = lazyGroup(
    async () => (await import("./upload/submit.ts")).createSubmit(config),
    "text",
    "files",
    "uploadConfig",
  );
  return {
    submit,
    uploadConfig,
    tasks: {
      ...lazyGroup(loadTasks, "list", "get", "content", "delete", "wait"),
      async *iterate(input, callOptions) {
        yield* (await loadTasks()).iterate(input, callOptions);
      },
    },
    wiki: lazyGroup(async () => (await import("./wiki.ts")).createWiki(config), "tree", "file"),
    chat: createChat(config),
    sessions: lazyGroup(
      async () => (await import("./sessions.ts")).createSessions(config),
      "list",
      "create",
      "rename",
      "delete",
      "messages",
    ),
    derive: lazyGroup(async () => (await import("./derive.ts")).createDerive(config), "start", "get", "wait", "list"),
    health: (callOptions) =>
      requestJson<Health>(config, { call: "health", operation: operations.getHealth, options: callOptions }),
    mcp: lazyGroup(async () => (await import("./mcp/mcp.ts")).createMcp(config), "connect", "ask"),
  };
}
