/**
 * Runs a sandbox whose clock advances only in steps requested by the parent process. It reports its address, and its
 * CPU time for the steps.
 */
import { createSandbox } from "@specwright/sandbox";
import { answerQuestions, cpuOf } from "./process.ts";

export interface SandboxQuestion {
  readonly steps: number;
  readonly stepMs: number;
}

export interface SandboxAnswer {
  readonly url: string;
  /** Microseconds of CPU time of the whole process. */
  readonly cpu: number;
}

/** Number of clock steps between two turns of the event loop. */
const BURST = 20;

const sandbox = await createSandbox({ seed: 1, now: 1_790_000_000_000, limits: false });

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function pass({ steps, stepMs }: SandboxQuestion): Promise<SandboxAnswer> {
  const cpu = await cpuOf(async () => {
    for (let step = 1; step <= steps; step++) {
      sandbox.clock.advance(stepMs);
      if (step % BURST === 0) await turn();
    }
  });
  return { url: sandbox.trading.mainnetUrl, cpu };
}

answerQuestions(pass);
