/** Records the reads of a live service while the command line compares them with the specifications. */
import type { WebFetch } from "@specwright/transport";
import { runLive } from "../live.ts";
import { ReadRecorder } from "./read-recorder.ts";

/** Returns a signal that aborts when the user or the operating system stops the process. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort());
  return stop.signal;
}

/**
 * Compares an environment with the specifications, writes the successful reads to a folder, and returns the exit code
 * of the comparison.
 */
export async function recordLive(environment: string, output: string): Promise<number> {
  const { TRADING_API_KEY: apiKey, TRADING_API_SECRET: secret } = process.env;
  const credentials = apiKey && secret ? { apiKey, secret } : undefined;
  const recorder = new ReadRecorder({
    environment,
    credentials,
    fetch: fetch as unknown as WebFetch,
    now: Date.now,
  });
  const { text, exitCode } = await runLive({
    environment,
    credentials,
    journeys: false,
    output,
    signal: stopSignal(),
    onProgress: () => {},
    fetch: recorder.fetch,
    onAcceptedRead: recorder.keep.bind(recorder),
  });
  console.log(text);
  for (const reason of recorder.refused) console.error(`not recorded: ${reason}`);
  console.log(`${recorder.write(output)} recordings are in ${output}. Review them before you publish them.`);
  return exitCode;
}
