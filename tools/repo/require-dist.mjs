// Plain JavaScript: pnpm runs this before it packs a package, with whatever Node is installed.
import { existsSync } from "node:fs";
import { join } from "node:path";

// A package without `dist` packs without an error, but is empty.
if (!existsSync(join(process.cwd(), "dist"))) {
  console.error(`${process.env.npm_package_name} is not built. Run "pnpm build" first.`);
  process.exitCode = 1;
}
