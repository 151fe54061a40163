/**
 * Bundles a bot into one file, and runs it as a service.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-bundle.ts
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

const folder = await mkdtemp(join(tmpdir(), "bot-"));
const outfile = join(folder, "bot.mjs");
await build({
  entryPoints: ["trading-service.ts"],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node22",
  sourcemap: true,
});
console.log(`one file of ${Math.round((await stat(outfile)).size / 1000)} kB`);

const bot = spawn(process.execPath, ["--enable-source-maps", outfile], { stdio: ["ignore", "pipe", "inherit"] });
for await (const output of bot.stdout) {
  process.stdout.write(output as Buffer);
  // Docker, Kubernetes and systemd send SIGTERM to stop a service.
  if (String(output).includes("ready")) bot.kill("SIGTERM");
}
await rm(folder, { recursive: true });
