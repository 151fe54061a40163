import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Installs a package from the registry outside the repository unless it is already there, and returns the path of its
 * `node_modules`.
 */
export function temporaryInstall(specifier: string): string {
  const folder = join(tmpdir(), "specwright-tools", specifier.replace(/\W+/g, "-"));
  const modules = join(folder, "node_modules");
  if (!existsSync(modules)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{"private":true}');
    // The `node` package installs its binary with its own install script, so install scripts must run here.
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--silent", specifier], {
      cwd: folder,
      stdio: "inherit",
    });
  }
  return modules;
}
