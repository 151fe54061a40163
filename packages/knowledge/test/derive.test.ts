import { expect, test } from "vitest";
import { createKnowledgeClient, type DeriveJob } from "../src/index.ts";
import { instantClock } from "./support/instant-clock.ts";

const JOB = { id: "job-1", slug: "alpha", topic: "Alpha", stage: "filter", created_at: 1, updated_at: 1 };

/** Creates a client whose derive job has these states, one per read. The last state repeats. */
function deriving(...states: (Partial<DeriveJob> | Error)[]) {
  const clock = instantClock();
  let reads = 0;
  const { derive } = createKnowledgeClient({
    fetch: async () => {
      const state = states[Math.min(reads++, states.length - 1)]!;
      if (state instanceof Error) throw state;
      return Response.json({ ...JOB, ...state });
    },
  });
  return { derive, clock };
}

test("derive.wait resolves with the finished job and reports every state", async () => {
  const { derive, clock } = deriving({ status: "pending" }, { status: "running" }, { status: "succeeded" });
  const seen: string[] = [];
  const job = await derive.wait("job-1", { clock, onProgress: ({ status }) => seen.push(status) });
  expect(job).toEqual({ ...JOB, status: "succeeded" });
  expect(seen).toEqual(["pending", "running", "succeeded"]);
});

test("derive.wait throws derive-failed with the job and its reason", async () => {
  const { derive, clock } = deriving({ status: "failed", error: "NO_DOCUMENTS: nothing fits" });
  await expect(derive.wait("job-1", { clock })).rejects.toMatchObject({
    code: "derive-failed",
    outcome: "answered",
    job: { id: "job-1", status: "failed" },
    message: "derive.wait: job job-1 failed: NO_DOCUMENTS: nothing fits. Its slug can be used again.",
  });
});

test("derive.wait throws derive-timeout, after two hours by default", async () => {
  const { derive, clock } = deriving({ status: "running" });
  await expect(derive.wait("job-1", { clock, maxIntervalMs: 600_000 })).rejects.toMatchObject({
    code: "derive-timeout",
    job: { status: "running" },
  });
  expect(clock.now()).toBe(7_200_000);
});

test("derive.wait throws derive-timeout with its cause if the job could never be read", async () => {
  const { derive, clock } = deriving(new TypeError("fetch failed"));
  await expect(derive.wait("job-1", { clock, timeoutMs: 1000 })).rejects.toMatchObject({
    code: "derive-timeout",
    outcome: "unknown",
    cause: { code: "network" },
  });
});
