import type { Results } from "./results.ts";
import type { StartRow } from "../measurements/start.ts";
import { bold, kilobytes, short, spread, table, times } from "./table.ts";

function startTable(rows: readonly StartRow[]): string {
  const bare = rows[0]?.time.median ?? Number.NaN;
  const lines = rows.map(({ label, isOurs, time }) => [
    bold(label, isOurs),
    spread(time),
    `+${short(time.median - bare)}`,
    times(time.median / bare),
  ]);
  return table(["What", "ms", "more than bare", "to bare"], lines);
}

export const startSection = ({ start }: Results): string => `## Start

![Time from process start to the first answer by client](performance/first-answer.svg)

From the start of a process, taking turns, median of 12.

### Import alone

${startTable(start.importTime)}

### Until the first answer

${startTable(start.firstAnswer)}`;

export function sizeSection({ sizes }: Results): string {
  const lines = sizes.map(({ label, isOurs, browser, node }) => [
    bold(label, isOurs),
    ...(browser === undefined
      ? ["–", "–", "–", "–"]
      : [browser.minified, browser.gzip, browser.brotli, browser.startGzip].map(kilobytes)),
    ...[node.minified, node.gzip, node.brotli].map(kilobytes),
  ]);
  const head = [
    "kB",
    "browser, minified",
    "gzip",
    "brotli",
    "gzip before the first call",
    "Node, minified",
    "gzip",
    "brotli",
  ];
  return `## Size of a bundle

![Size of a browser bundle by client](performance/size.svg)

esbuild, with everything in one file. "Before the first call" is what is loaded at once where the bundler may split. For browsers, Node's own modules are empty stubs. Optional peers are left out.

${table(head, lines)}`;
}

export function installSection({ installs }: Results): string {
  const lines = installs.map(({ label, isOurs, packages, files, bytes }) => [
    bold(label, isOurs),
    `${packages}`,
    files.toLocaleString("en"),
    (bytes / 1e6).toFixed(2),
  ]);
  return `## Installed

Each package with everything it depends on.

${table(["Package", "packages", "files", "MB"], lines)}`;
}

export function memorySection({ memory }: Results): string {
  const lines = memory.map(({ label, total, samples, growth }) => [
    `${total.toLocaleString("en")} ${label}`,
    ...[samples[1], samples[4], samples.at(-1)].map((sample) => short((sample?.heap ?? 0) / 1e6)),
    short((samples.at(-1)?.resident ?? 0) / 1e6),
    short(growth),
  ]);
  const head = ["What", "heap at 20 %, MB", "at 50 %", "at the end", "resident at the end, MB", "bytes each"];
  return `## Memory

Heap after a full collection, the calls 50 in flight, the streams 10.

${table(head, lines)}`;
}

export function typeSection({ types }: Results): string {
  const lines = types
    .filter(({ whose }) => whose === "ours")
    .map((own) => {
      const peer = types.find(
        (row) => row.whose === "peer" && row.calls === own.calls && row.compiler === own.compiler,
      );
      return [
        `${own.compiler}, ${own.calls} ${own.calls === 1 ? "call" : "calls"}`,
        `**${short(own.checkMs)}**`,
        short(peer?.checkMs ?? Number.NaN),
        `**${short(own.ms)}**`,
        short(peer?.ms ?? Number.NaN),
        `**${short(own.instantiations)}**`,
        `**${short(own.memoryMegabytes)}**`,
        short(peer?.memoryMegabytes ?? Number.NaN),
      ];
    });
  const head = [
    "Compiler",
    "check, ms",
    "bybit-api",
    "whole process, ms",
    "bybit-api",
    "instantiations",
    "memory, MB",
    "bybit-api",
  ];
  return `## Type check of a consumer

The same calls with both clients, compiled with \`--noEmit\`.

${table(head, lines)}`;
}
