import { createChat, type Chat } from "./chat/chat.ts";
import { createDerive, type Derive } from "./derive.ts";
import type { FormMemory } from "./form.ts";
import { askRecord } from "./http/ask.ts";
import { createMcp } from "./mcp/mcp.ts";
import type { Mcp } from "./mcp/types.ts";
import type { CallOptions, KnowledgeClientOptions } from "./options.ts";
import { createPathCalls, type PathCalls } from "./paths.ts";
import type { Platform } from "./platform.ts";
import type { Health, Task } from "./resources.ts";
import { createSessions, type Sessions } from "./sessions.ts";
import { readOptions } from "./settings.ts";
import type { SubmitFilesOptions } from "./submit/files.ts";
import type { UploadSource } from "./submit/parts.ts";
import type { FileResult } from "./submit/results.ts";
import type { SubmitTextInput } from "./submit/text.ts";
import type { UploadConfig } from "./submit/upload-config.ts";
import { createTasks, type Tasks } from "./tasks/tasks.ts";
import { createWiki, type Wiki } from "./wiki.ts";

/** Hands content over for compilation. */
export interface Submit {
  /** Text of at most 10 MiB. Content that was submitted before is refused with `duplicate`. */
  text(input: SubmitTextInput, options?: CallOptions): Promise<Task>;
  /** Files, checked against the server's limits first. One result for each, in their order; entries of archives follow. */
  files(sources: readonly UploadSource[], options?: SubmitFilesOptions): Promise<FileResult[]>;
}

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

/** @param loadPlatform what differs between runtimes; loaded, like all that uploads need, with the first upload */
export function createClient(loadPlatform: () => Promise<Platform>, options: KnowledgeClientOptions): KnowledgeClient {
  const settings = readOptions(options);
  const memory: FormMemory = { form: undefined };
  return {
    submit: {
      async text(input, call) {
        const { submitText } = await import("./submit/text.ts");
        return submitText(settings, memory, input, call);
      },
      async files(sources, call) {
        const [{ submitFiles }, platform] = await Promise.all([import("./submit/files.ts"), loadPlatform()]);
        return submitFiles(settings, memory, platform, sources, call);
      },
    },
    async uploadConfig(call) {
      const { uploadConfig } = await import("./submit/upload-config.ts");
      return uploadConfig(settings, memory, call);
    },
    tasks: createTasks(settings, memory),
    wiki: createWiki(settings, memory),
    chat: createChat(settings, memory),
    sessions: createSessions(settings, memory),
    derive: createDerive(settings),
    health: (call) =>
      askRecord<Health>(settings, { operation: "getHealth", path: "/healthz", options: call }, "status"),
    mcp: createMcp(settings),
    ...createPathCalls(settings),
  };
}
