import { createChat, type Chat } from "./chat/chat.ts";
import type { Derive } from "./derive.ts";
import type { FormMemory } from "./form.ts";
import { askRecord } from "./http/ask.ts";
import { loaded } from "./loaded.ts";
import type { Mcp } from "./mcp/types.ts";
import type { CallOptions, KnowledgeClientOptions } from "./options.ts";
import type { PathCalls } from "./paths.ts";
import type { Platform } from "./platform.ts";
import type { Health } from "./resources.ts";
import type { Sessions } from "./sessions.ts";
import { readOptions } from "./settings.ts";
import type { Submit } from "./submit/submit.ts";
import type { UploadConfig } from "./submit/upload-config.ts";
import type { Tasks } from "./tasks/tasks.ts";
import type { Wiki } from "./wiki.ts";

/** A client of one knowledge service. Which form the service has is learnt from its answers. */
export interface KnowledgeClient extends PathCalls {
  readonly submit: Submit;
  /** Limits for uploads. */
  uploadConfig(options?: CallOptions): Promise<UploadConfig>;
  readonly tasks: Tasks;
  readonly wiki: Wiki;
  readonly chat: Chat;
  readonly sessions: Sessions;
  readonly derive: Derive;
  /** Whether the process answers. Says nothing about its store or its AI engine. */
  health(options?: CallOptions): Promise<Health>;
  readonly mcp: Mcp;
}

/** A part whose code is fetched with the first call of one of its methods, so that a page loads only what it uses. */
function onUse<Part>(load: () => Promise<Part>, ...names: (keyof Part)[]): Part {
  type Method = (...input: unknown[]) => unknown;
  const lazily =
    (name: keyof Part): Method =>
    async (...input) =>
      ((await loaded(load()))[name] as Method)(...input);
  return Object.fromEntries(names.map((name) => [name, lazily(name)])) as Part;
}

/** @param loadPlatform what differs between runtimes; loaded with the first upload */
export function createClient(loadPlatform: () => Promise<Platform>, options: KnowledgeClientOptions): KnowledgeClient {
  const settings = readOptions(options);
  const memory: FormMemory = { form: undefined };
  const loadTasks = async () => (await import("./tasks/tasks.ts")).createTasks(settings, memory);
  const { uploadConfig, ...submit } = onUse(
    async () => (await import("./submit/submit.ts")).createSubmit(settings, memory, loadPlatform),
    "text",
    "files",
    "uploadConfig",
  );
  return {
    submit,
    uploadConfig,
    tasks: {
      ...onUse(loadTasks, "list", "get", "content", "delete", "wait"),
      async *iterate(input, call) {
        yield* (await loadTasks()).iterate(input, call);
      },
    },
    wiki: onUse(async () => (await import("./wiki.ts")).createWiki(settings), "tree", "file"),
    chat: createChat(settings, memory),
    sessions: onUse(
      async () => (await import("./sessions.ts")).createSessions(settings, memory),
      "list",
      "create",
      "rename",
      "delete",
      "messages",
    ),
    derive: onUse(async () => (await import("./derive.ts")).createDerive(settings), "start", "get", "list"),
    health: (call) =>
      askRecord<Health>(settings, { operation: "getHealth", path: "/healthz", options: call }, "status"),
    mcp: onUse(async () => (await import("./mcp/mcp.ts")).createMcp(settings), "connect", "ask"),
    ...onUse(async () => (await import("./path-calls.ts")).createPathCalls(settings), "GET", "POST", "PATCH", "DELETE"),
  };
}
