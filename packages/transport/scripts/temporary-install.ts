import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Installs one package from the registry outside of the repository, once, and gives its `node_modules`. */
export function temporaryInstall(specifier: string): string {
  const folder = join(tmpdir(), "specwright-tools", specifier.replace(/\W+/g, "-"));
  const modules = join(folder, "node_modules");
  if (!existsSync(modules)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{"private":true}');
    // The `node` package installs its binary with its own install script.
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--silent", specifier], {
      cwd: folder,
      stdio: "inherit",
    });
  }
  return modules;
}
