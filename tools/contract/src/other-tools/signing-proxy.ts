import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);
const command = join(dirname(resolve("@specwright/signing/package.json")), "dist/cli.js");

/** A running `specwright-signing proxy`. */
export interface SigningProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the published signing proxy in front of one address of the sandbox. */
export async function startSigningProxy(
  target: string,
  { apiKey, secret }: { readonly apiKey: string; readonly secret: string },
): Promise<SigningProxy> {
  const child = spawn(process.execPath, [command, "proxy", "--port=0", `--target=${target}`], {
    env: { SPECWRIGHT_API_KEY: apiKey, SPECWRIGHT_API_SECRET: secret },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [printed] = (await once(child.stdout, "data")) as [Buffer];
  const [, url] = /^Signing proxy: (\S+) /.exec(printed.toString()) ?? [];
  if (url === undefined) throw new Error(`The signing proxy did not start: ${printed.toString()}`);
  return {
    url,
    close: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
