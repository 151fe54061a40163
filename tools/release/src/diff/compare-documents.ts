import type { ContractDocument } from "@specwright-tools/model/document";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "./change.ts";
import { compareChannels } from "./compare-channels.ts";
import { compareData } from "./compare-data.ts";
import { compareEssential } from "./compare-essential.ts";
import { compareOperations } from "./compare-operations.ts";
import { compareServers } from "./compare-servers.ts";
import { foldWording } from "./wording.ts";

/**
 * What changed in one document and the data beside it, between two folders of bundles. A document that one of them lacks
 * counts as empty.
 */
export function compareDocuments(name: string, base: string, revision: string): Change[] {
  if (base === revision) return [];
  const read = (folder: string): ContractDocument => {
    const file = join(folder, `${name}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ContractDocument) : {};
  };
  const [before, after] = [read(base), read(revision)];
  return foldWording([
    ...compareOperations(name, before, after),
    ...compareChannels(before, after),
    ...compareEssential(name, before, after),
    ...compareServers(name, before, after),
    ...(name === "trading" ? compareData(base, revision) : []),
  ]);
}
