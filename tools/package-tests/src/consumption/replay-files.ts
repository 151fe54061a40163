import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { readRecordings } from "@specwright-tools/contract/files";
import { replayKey } from "@specwright-tools/contract/har";
import { transformSync } from "esbuild";

const replay = createRequire(import.meta.url).resolve("@specwright-tools/contract/replay");

/** Puts the replay suite and every recording into a project, as plain modules that any runtime loads. */
export function writeReplay(project: string): void {
  const { code } = transformSync(readFileSync(replay, "utf8"), { loader: "ts", format: "esm", target: "es2022" });
  writeFileSync(join(project, "replay.mjs"), code);
  const data = { recordings: readRecordings(), replayKey };
  const lines = Object.entries(data).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  writeFileSync(join(project, "recordings.mjs"), `${lines.join("\n")}\n`);
}
