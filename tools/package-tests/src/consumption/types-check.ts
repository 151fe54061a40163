import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, sideBySide } from "./run.ts";
import type { Row } from "./table.ts";

const compilers = { ts59: "TypeScript 5.9", ts6: "TypeScript 6", ts7: "TypeScript 7" } as const;
const resolutions = { node16: "node16", nodenext: "nodenext", bundler: "esnext" } as const;

/** One way to set a project up: which file is checked, and what the project knows of its platform. */
export interface TypeSetup {
  /** Words for the table; nothing for the ordinary project. */
  readonly what: string;
  readonly file: string;
  readonly lib: readonly string[];
  readonly types: readonly string[];
  readonly resolutions: readonly (keyof typeof resolutions)[];
}

/** A project for browsers, that has Node's types lying around as most do. */
const ordinary: TypeSetup = {
  what: "",
  file: "consumer.ts",
  lib: ["es2023", "dom"],
  types: [],
  resolutions: ["node16", "nodenext", "bundler"],
};

/** A project for Node alone: no `lib.dom`, so that only what Node's types declare is there. */
const withoutDom: TypeSetup = {
  what: ", without DOM",
  file: "consumer.ts",
  lib: ["es2023"],
  types: ["node"],
  resolutions: ["nodenext"],
};

const sandbox: TypeSetup = {
  what: ", sandbox without DOM",
  file: "consumer-sandbox.ts",
  lib: ["es2023"],
  types: ["node"],
  resolutions: ["nodenext"],
};

export const fullSetups = [ordinary, withoutDom, sandbox];
/** For a project in which `@types/node` is not installed: one for browsers, and one for workers. */
export const bareSetups: readonly TypeSetup[] = [
  { ...ordinary, what: ", without @types/node" },
  { ...ordinary, what: ", worker without @types/node", lib: ["es2023", "webworker"], resolutions: ["bundler"] },
];

/** Type-checks a project's own code, and every declaration it reaches, with every compiler in each of the setups. */
export function checkTypes(project: string, setups: readonly TypeSetup[]): Promise<Row[]> {
  const tasks = (Object.keys(compilers) as (keyof typeof compilers)[]).flatMap((compiler) =>
    setups.flatMap((setup) =>
      setup.resolutions.map((resolution) => () => checkOne(project, compiler, setup, resolution)),
    ),
  );
  return sideBySide(tasks);
}

async function checkOne(
  project: string,
  compiler: keyof typeof compilers,
  { what, file, lib, types }: TypeSetup,
  resolution: keyof typeof resolutions,
): Promise<Row> {
  const settings = {
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      target: "es2022",
      lib,
      module: resolutions[resolution],
      moduleResolution: resolution,
      types,
      skipLibCheck: false,
    },
    files: [file],
  };
  const name = `tsconfig.${[compiler, resolution, what].join(".").replaceAll(/[^\w.]+/g, "-")}.json`;
  writeFileSync(join(project, name), JSON.stringify(settings));
  const { code, output } = await run(process.execPath, [`node_modules/${compiler}/bin/tsc`, "-p", name], {
    cwd: project,
  });
  return {
    what: `types ${compilers[compiler]}, ${resolution}${what}`,
    outcome: code === 0 ? "ok" : "failed",
    detail: output.trim(),
  };
}
