import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.ts";
import type { Row } from "./table.ts";

const compilers = ["ts59", "ts6", "ts7"] as const;
const resolutions = [
  { name: "node16", module: "node16" },
  { name: "nodenext", module: "nodenext" },
  { name: "bundler", module: "esnext" },
] as const;

/** Type-checks the probe's `consumer.ts` with every compiler under every module resolution. */
export async function checkTypes(project: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const compiler of compilers) {
    for (const { name, module } of resolutions) {
      const settings = {
        compilerOptions: {
          strict: true,
          noEmit: true,
          target: "es2022",
          lib: ["es2023", "dom"],
          module,
          moduleResolution: name,
          types: [],
          skipLibCheck: false,
        },
        files: ["consumer.ts"],
      };
      const file = `tsconfig.${compiler}.${name}.json`;
      writeFileSync(join(project, file), JSON.stringify(settings));
      const { code, output } = await run(process.execPath, [`node_modules/${compiler}/bin/tsc`, "-p", file], {
        cwd: project,
      });
      rows.push({
        what: `types ${compiler.replace("ts59", "TypeScript 5.9").replace("ts6", "TypeScript 6").replace("ts7", "TypeScript 7")}, ${name}`,
        outcome: code === 0 ? "ok" : "failed",
        detail: output.trim(),
      });
    }
  }
  return rows;
}
