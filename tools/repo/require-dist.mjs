// Plain JavaScript, because pnpm runs this with the installed Node, whatever its version, before it packs a package.
import { existsSync } from "node:fs";
import { join } from "node:path";

// Packing a package without `dist` would succeed with an empty result, so fail here.
if (!existsSync(join(process.cwd(), "dist"))) {
  console.error(`${process.env.npm_package_name} is not built. Run "pnpm build" first.`);
  process.exitCode = 1;
}
