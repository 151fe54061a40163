import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { consume, formatTable } from "./consume.ts";

// Packs, publishes and installs every package on two versions of Node, so it needs more time.
it("the packages can be packed, published, installed by name and run on the oldest and newest Node and in Chromium", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "consumption-"));
  const rows = await consume(folder.path, { short: true, onProgress: (line) => console.log(`… ${line}`) });
  console.log(formatTable(rows));
  expect(rows.filter(({ outcome }) => outcome === "failed")).toEqual([]);
  expect(rows.map(({ what }) => what)).toEqual([
    "install by npm",
    "Node 20",
    "Node 26",
    "Chromium",
    "sandbox on Node 20",
    "command line on Node 20",
    "sandbox on Node 26",
    "command line on Node 26",
    "failed handshakes on Node 20",
    "failed handshakes on Node 26",
    "first guide on Node 20",
    "first guide on Node 26",
    "sandbox in Jest on Node 20",
    "sandbox in Vitest on Node 20",
  ]);
}, 600_000);
