import { operations } from "./generated/operations.ts";
import { KnowledgeError } from "./errors.ts";
import { checkInput, requireText } from "./validate.ts";
import { redactorFor, redactRecord, withFullStop } from "./options/redact.ts";
import { requestList, requestJson } from "./http/request.ts";
import type { CallOptions } from "./options/options.ts";
import { withFreshTime, type Config } from "./options/config.ts";
import { poll, type WaitOptions } from "./poll.ts";
import type { DerivedKnowledgeBase, DeriveJob, StartDeriveRequest, StartedDerive } from "./resources.ts";

/** Methods for smaller knowledge bases on one topic. Released server only. */
export interface Derive {
  /** Starts a job that derives a knowledge base. */
  start(input: StartDeriveRequest, options?: CallOptions): Promise<StartedDerive>;
  /** Reads the state of a derive job. */
  get(id: string, options?: CallOptions): Promise<DeriveJob>;
  /** Waits until a derive job has succeeded, which can take hours. Throws `derive-failed` or `derive-timeout`. */
  wait(id: string, options?: WaitOptions<DeriveJob>): Promise<DeriveJob>;
  /** Reads the finished knowledge bases. Pass a knowledge base's slug as `kb` to other calls. */
  list(options?: CallOptions): Promise<DerivedKnowledgeBase[]>;
}

/** Longest duration of a job on the released server, in milliseconds. */
const TWO_HOURS = 7_200_000;

function finish(config: Config, call: string, job: DeriveJob): DeriveJob | undefined {
  if (job.status === "succeeded") return job;
  if (job.status !== "failed") return undefined;
  const shown = redactRecord(config, job);
  const reason = typeof job.error === "string" && job.error ? `: ${redactorFor(config)(job.error)}` : "";
  const message = `${call}: ${withFullStop(`job ${shown.id} failed${reason}`)} Its slug can be used again.`;
  throw new KnowledgeError("derive-failed", message, { id: shown.id, job: shown, outcome: "answered" });
}

export function createDerive(config: Config): Derive {
  const get = (call: string, id: string, options?: CallOptions) =>
    requestJson<DeriveJob>(config, { call, operation: operations.getDerive, id, options });
  // Sends each read once, with the full time limit: `poll` repeats failed reads and measures the time.
  const read = (call: string, id: string, options: CallOptions) =>
    requestJson<DeriveJob>(withFreshTime(config), {
      call,
      operation: operations.getDerive,
      id,
      options,
      isSentOnce: true,
    });
  return {
    async start(input, options) {
      const call = "derive.start";
      checkInput<StartDeriveRequest>(call, input, { topic: true, slug: true, model: true, select_from: true });
      requireText(call, "topic", input.topic);
      for (const name of ["slug", "model", "select_from"] as const)
        if (input[name] !== undefined) requireText(call, name, input[name]);
      return requestJson(config, { call, operation: operations.startDerive, json: input, options });
    },
    get: (id, options) => get("derive.get", id, options),
    wait(id, options) {
      const call = "derive.wait";
      return poll<DeriveJob, DeriveJob>(
        config,
        {
          call,
          id,
          timeoutMs: TWO_HOURS,
          read: (readOptions) => read(call, id, readOptions),
          finish: (job) => finish(config, call, job),
          name: "job",
          timeoutCode: "derive-timeout",
        },
        options,
      );
    },
    list: (options) => requestList(config, { call: "derive.list", operation: operations.listDerived, options }, "kbs"),
  };
}
