import { once } from "node:events";
import { failingServer, failingWays } from "@specwright-tools/testing/failing-server";
import { probeByCommand } from "./runtimes/probe-by-command.ts";
import type { ProbeResult } from "./runtimes/probe-input.ts";
import { binaryOf, type Runtime } from "./runtimes/runtimes.ts";

/** Every way in which a server can spoil a handshake, against the streams and the package `ws` on one Node. */
export async function checkHandshakes(project: string, runtime: Runtime): Promise<ProbeResult> {
  const failing = await Promise.all(
    Object.entries(failingWays).map(async ([name, way]) => ({ name, ...(await failingServer(way)) })),
  );
  const ports = Object.fromEntries(failing.map(({ name, port }) => [name, port]));
  try {
    return await probeByCommand(binaryOf(runtime), ["handshakes.mjs", JSON.stringify(ports)], { cwd: project });
  } finally {
    await Promise.all(failing.map(({ server }) => once(server.close(), "close")));
  }
}
