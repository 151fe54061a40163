import { operations } from "./generated/operations.ts";
import { createChat, type Chat } from "./chat/chat.ts";
import type { Derive } from "./derive.ts";
import { requestJson } from "./http/request.ts";
import type { Mcp } from "./mcp/types.ts";
import type { CallOptions } from "./call-options.ts";
import type { KnowledgeClientOptions } from "./client-options.ts";
import { createConfig } from "./create-config.ts";
import { copyArgument } from "./copy-argument.ts";
import { lazyGroup } from "./lazy-group.ts";
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

/**
 * Creates a client. It sends nothing until a method is called.
 *
 * @throws `KnowledgeError` with the code `input` for an unknown or malformed option
 */
export function createKnowledgeClient(options: KnowledgeClientOptions = {}): KnowledgeClient {
  const config = createConfig(options);
  const { clock } = config;
  const loadTasks = async () => (await import("./tasks/tasks.ts")).createTasks(config);
  const { uploadConfig, ...submit } = lazyGroup(
    clock,
    async () => (await import("./upload/submit.ts")).createSubmit(config),
    { text: 1, files: 1, uploadConfig: 0 },
  );
  return {
    submit,
    uploadConfig,
    tasks: {
      ...lazyGroup<Omit<Tasks, "iterate">>(clock, loadTasks, { list: 1, get: 1, content: 1, delete: 1, wait: 1 }),
      iterate: (input, callOptions) => iterateLazily(loadTasks, copyArgument(input), copyArgument(callOptions)),
    },
    wiki: lazyGroup(clock, async () => (await import("./wiki.ts")).createWiki(config), { tree: 0, file: 1 }),
    chat: createChat(config),
    sessions: lazyGroup(clock, async () => (await import("./sessions.ts")).createSessions(config), {
      list: 0,
      create: 1,
      rename: 2,
      delete: 1,
      messages: 1,
    }),
    derive: lazyGroup(clock, async () => (await import("./derive.ts")).createDerive(config), {
      start: 1,
      get: 1,
      wait: 1,
      list: 0,
    }),
    health: (callOptions) =>
      requestJson<Health>(config, { call: "health", operation: operations.getHealth, options: callOptions }),
    mcp: lazyGroup(clock, async () => (await import("./mcp/mcp.ts")).createMcp(config), { connect: 0, ask: 2 }),
  };
}

/** The limit of `callOptions` applies to each page, so the loading counts for none. */
async function* iterateLazily(
  loadTasks: () => Promise<Tasks>,
  ...input: Parameters<Tasks["iterate"]>
): ReturnType<Tasks["iterate"]> {
  yield* (await loadTasks()).iterate(...input);
}
