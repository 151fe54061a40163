import type { DataFile } from "./data-file.ts";
import type { Problem } from "./problem.ts";

interface Hosts {
  readonly environments: readonly { readonly name: string; readonly rest: string }[];
}

/** Names and base URLs that two environments share. */
export function hostProblems(file: DataFile): Problem[] {
  const { environments } = file.value as Hosts;
  return (["name", "rest"] as const).flatMap((key) =>
    environments.flatMap((environment, index) => {
      const first = environments.findIndex((other) => other[key] === environment[key]);
      if (first === index) return [];
      const line = file.lineOf(["environments", first]);
      return [
        file.problem(
          "hosts-distinct",
          ["environments", index, key],
          `${environment[key]} is listed already in line ${line}.`,
        ),
      ];
    }),
  );
}
