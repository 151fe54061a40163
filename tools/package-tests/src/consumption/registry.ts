import { fork, type ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { must } from "./run.ts";

/** A port that nobody listens on at this moment, for a program that has to be told one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

/** A package registry on this machine that has our tarballs, and nothing else: other names come from where they always do. */
export interface Registry {
  readonly url: string;
  /** Environment of commands that publish to it. */
  readonly environment: Readonly<Record<string, string>>;
  publish(tarball: string): Promise<void>;
  close(): void;
}

const verdaccio = join(dirname(createRequire(import.meta.url).resolve("verdaccio/package.json")), "bin/verdaccio");

function configuration(folder: string): string {
  const settings = {
    storage: join(folder, "storage"),
    packages: {
      "@specwright/*": { access: "$all", publish: "$all", unpublish: "$all" },
    },
    auth: { htpasswd: { file: join(folder, "htpasswd"), max_users: -1 } },
    log: { type: "stdout", format: "pretty", level: "error" },
    max_body_size: "100mb",
  };
  const file = join(folder, "verdaccio.yaml");
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    const answer = await fetch(`${url}/-/ping`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the local registry did not start");
}

export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const file = configuration(folder);
  const child = fork(verdaccio, ["--config", file, "--listen", `127.0.0.1:${port}`], { cwd: folder, silent: true });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child);
  // The registry wants some token from whoever publishes, and asks no more of it.
  writeFileSync(join(folder, ".npmrc"), `registry=${url}/\n//127.0.0.1:${port}/:_authToken=local\n`);
  return {
    url,
    environment: { NPM_CONFIG_USERCONFIG: join(folder, ".npmrc"), NPM_CONFIG_REGISTRY: `${url}/` },
    publish: async (tarball) => {
      await must("npm", ["publish", tarball, "--registry", `${url}/`, "--provenance=false", "--access=public"], {
        cwd: folder,
      });
    },
    close: () => child.kill(),
  };
}
