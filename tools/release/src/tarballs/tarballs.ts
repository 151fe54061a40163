/**
 * `pnpm tarballs [--update]`: builds the published packages twice from clean copies of the repository, checks what
 * they pack to (see `tarball-rules.ts`), asks publint and attw, and compares the two builds byte by byte.
 * `--update` takes over the list of files instead of checking it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "@specwright-tools/package-tests/pack";
import { checkTarballs, differingTarballs, twoCleanBuilds } from "./check-tarballs.ts";
import { cleanTarballs } from "./clean-tarballs.ts";
import { copyRepository } from "./copy-repository.ts";
import { pinFile, writePins } from "../supply/pinned-files.ts";

const { values } = parseArgs({ options: { update: { type: "boolean", default: false } } });
const folder = mkdtempSync(join(tmpdir(), "tarballs-"));
try {
  if (values.update) {
    console.log("… a clean build");
    copyRepository(repository, join(folder, "copy"));
    const { tarballs } = await cleanTarballs(join(folder, "copy"));
    writePins(tarballs);
    console.log(`${pinFile} now lists the files of ${tarballs.size} packages; review what came and what went`);
  } else {
    console.log("… two clean builds");
    const [first, second] = await twoCleanBuilds(folder);
    const problems = [...(await checkTarballs(first)), ...differingTarballs(first, second)];
    for (const problem of problems) console.error(problem);
    console.log(`${first.tarballs.size} tarballs, ${problems.length} problems`);
    if (problems.some((problem) => problem.includes("on the list")))
      console.error('If the list of files is meant to change, "pnpm tarballs --update" takes it over.');
    process.exitCode = problems.length === 0 ? 0 : 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
