// Plain JavaScript: pnpm runs this before it packs a package, with whatever Node is installed.
import { existsSync } from "node:fs";
import { join } from "node:path";

// Packing a package without `dist` succeeds, but the result is empty.
if (!existsSync(join(process.cwd(), "dist"))) {
  console.error(`${process.env.npm_package_name} is not built. Run "pnpm build" first.`);
  process.exitCode = 1;
}
