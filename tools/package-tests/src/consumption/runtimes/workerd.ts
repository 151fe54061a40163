import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../registry.ts";
import type { ProbeInput, ProbeResult } from "./probe.ts";
import { binaryOf, workerd } from "./runtimes.ts";

const entry = `import { probe } from "./probe.bundle.mjs";
export default { async fetch(request) { return Response.json(await probe(await request.json())); } };
`;

const configuration = (port: number) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "probe", worker = .probe), (name = "internet", network = (allow = ["public", "private", "local"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "probe")],
);
const probe :Workerd.Worker = (
  modules = [(name = "entry.mjs", esModule = embed "entry.mjs"), (name = "probe.bundle.mjs", esModule = embed "probe.bundle.mjs")],
  compatibilityDate = "2026-11-01",
);
`;

async function ask(url: string, input: ProbeInput, ended: () => string | undefined): Promise<ProbeResult> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const reason = ended();
    if (reason !== undefined) throw new Error(reason);
    const answer = await fetch(url, { method: "POST", body: JSON.stringify(input) }).catch(() => undefined);
    if (answer !== undefined) return (await answer.json()) as ProbeResult;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("workerd did not answer");
}

/** Runs the bundled probe inside a worker. */
export async function probeInWorkerd(project: string, bundle: string, input: ProbeInput): Promise<ProbeResult> {
  const port = await freePort();
  writeFileSync(join(project, "entry.mjs"), entry);
  writeFileSync(join(project, "probe.bundle.mjs"), bundle);
  writeFileSync(join(project, "workerd.capnp"), configuration(port));
  const child = spawn(binaryOf(workerd), ["serve", "workerd.capnp"], {
    cwd: project,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  let reason: string | undefined;
  child.stderr.on("data", (chunk) => (printed += String(chunk)));
  child.on("exit", (code) => (reason = `workerd ended with ${code}: ${printed.slice(-800)}`));
  child.on("error", (error) => (reason = error.message));
  try {
    return await ask(`http://127.0.0.1:${port}/`, input, () => reason);
  } finally {
    child.kill("SIGKILL");
  }
}
