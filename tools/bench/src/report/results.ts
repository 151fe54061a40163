import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { bench, must, repository } from "../child.ts";
import type { CheckRow } from "../measurements/checks.ts";
import type { InstallRow } from "../install.ts";
import type { MemoryRow } from "../measurements/memory.ts";
import type { RequestCase } from "../measurements/requests.ts";
import type { SigningResult } from "../measurements/signing.ts";
import type { SizeRow } from "../measurements/size.ts";
import type { SocketCase } from "../measurements/sockets.ts";
import type { StartResult } from "../measurements/start.ts";
import type { StreamResult } from "../measurements/streams.ts";
import type { TickCase } from "../measurements/ticks.ts";
import type { TypeRow } from "../measurements/type-check.ts";

/** Where and with what a run was made. */
export interface Circumstances {
  readonly date: string;
  readonly commit: string;
  readonly node: string;
  readonly machine: string;
  /** How many processes wanted a processor in the minute before the run. */
  readonly load: number;
  readonly isShort: boolean;
  readonly versions: Readonly<Record<string, string>>;
}

/** What can be measured alone. */
export type Part = Exclude<keyof Results, "circumstances" | "measuredLater">;

/** Everything that one run measured. */
export interface Results {
  readonly circumstances: Circumstances;
  /** Of parts that were measured again after that run. */
  readonly measuredLater?: Readonly<Partial<Record<Part, Circumstances>>>;
  readonly ticks: readonly TickCase[];
  readonly signing: SigningResult;
  readonly checks: readonly CheckRow[];
  readonly requests: readonly RequestCase[];
  readonly sockets: readonly SocketCase[];
  readonly start: StartResult;
  readonly sizes: readonly SizeRow[];
  readonly installs: readonly InstallRow[];
  readonly streams: StreamResult;
  readonly memory: readonly MemoryRow[];
  readonly types: readonly TypeRow[];
}

const peers = [
  "bybit-api",
  "ccxt",
  "undici",
  "axios",
  "ky",
  "openai",
  "eventsource-parser",
  "crypto-js",
  "@noble/hashes",
  "ws",
  "typescript",
  "typescript-5",
];

function versionOf(name: string): string {
  const manifest = join(bench, "node_modules", name, "package.json");
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

export async function circumstances(isShort: boolean): Promise<Circumstances> {
  const { output } = await must("git", ["rev-parse", "--short", "HEAD"], { cwd: repository });
  const [processor] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: output.trim(),
    node: process.versions.node,
    machine: `${processor?.model.trim() ?? "unknown"}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}`,
    load: loadavg()[0] ?? 0,
    isShort,
    versions: Object.fromEntries(peers.map((name) => [name, versionOf(name)])),
  };
}

/** Every number of the last run, for whoever wants to look closer. */
const file = "results.json";

export function keep(results: Results, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, file),
    `${JSON.stringify(results, (_, value: unknown) => (typeof value === "number" ? Number(value.toPrecision(6)) : value), 1)}\n`,
  );
}

export const lastResults = (folder: string): Results => JSON.parse(readFileSync(join(folder, file), "utf8")) as Results;
