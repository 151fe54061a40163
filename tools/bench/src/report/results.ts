/** Stores the numbers of a run in docs/performance/results.json. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { bench, must, repository } from "../child.ts";
import type { Part, Tables } from "../part.ts";
import { chat } from "../parts/chat.ts";
import { checks } from "../parts/checks.ts";
import { installs, sizes } from "../parts/sizes.ts";
import { memory } from "../parts/memory.ts";
import { requests } from "../parts/requests.ts";
import { signing } from "../parts/signing.ts";
import { sockets } from "../parts/sockets.ts";
import { start } from "../parts/start.ts";
import { ticks } from "../parts/ticks.ts";
import type { Row } from "../race.ts";

/** The parts of the benchmark, in the order of the results page. `--only` measures single parts. */
export const parts = {
  ticks,
  requests,
  signing,
  checks,
  start,
  sizes,
  installs,
  sockets,
  streams: chat,
  memory,
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as PartName[];

/** Date, commit, machine and software versions of a benchmark run. */
export interface Circumstances {
  readonly date: string;
  readonly commit: string;
  readonly node: string;
  readonly machine: string;
  /** Number of processes that waited for a processor in the minute before the run. */
  readonly load: number;
  readonly isShort: boolean;
  readonly versions: Readonly<Record<string, string>>;
}

export interface Results {
  readonly circumstances: Circumstances;
  /** For each part that was measured again after this run, the environment of the new measurement. */
  readonly measuredLater?: Readonly<Partial<Record<PartName, Circumstances>>>;
  readonly parts: Readonly<Record<PartName, Tables>>;
}

/** Returns a row of a table. Returns undefined if it wasn't measured. */
export const rowOf = ({ parts: measured }: Results, part: PartName, table: string, label: string): Row | undefined =>
  measured[part][table]?.find((row) => row.label === label);

const peers = "bybit-api ccxt undici openai eventsource-parser crypto-js @noble/hashes ws";

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
    versions: Object.fromEntries(peers.split(" ").map((name) => [name, versionOf(name)])),
  };
}

const file = "results.json";

export function keep(results: Results, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const rounded = (_: string, value: unknown) => (typeof value === "number" ? Number(value.toPrecision(6)) : value);
  writeFileSync(join(folder, file), `${JSON.stringify(results, rounded, 1)}\n`);
}

export const lastResults = (folder: string): Results => JSON.parse(readFileSync(join(folder, file), "utf8")) as Results;
