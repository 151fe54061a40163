export interface RetCode {
  readonly code: number;
  readonly group: string;
  readonly class: string;
  readonly meaning: string;
  readonly paths?: readonly string[];
}

/** What the answer of a request never carries: HTTP statuses, success, and codes of order entry over a stream. */
const isElsewhere = ({ group, class: kind, paths }: RetCode): boolean =>
  group === "http" || kind === "success" || (group === "websocket" && paths !== undefined);

/** Ascending codes as the distance to the one before, in base 36. */
function distances(codes: readonly number[]): string {
  let last = 0;
  return [...new Set(codes)]
    .toSorted((left, right) => left - right)
    .map((code) => {
      const distance = (code - last).toString(36);
      last = code;
      return distance;
    })
    .join(" ");
}

function byClass(entries: readonly RetCode[]): string[] {
  return [...Map.groupBy(entries, (entry) => entry.class)]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, members]) => `${name} ${distances(members.map(({ code }) => code))}`);
}

/**
 * The class of every documented code. A line is a path prefix (empty: any path), a class and the codes,
 * each as the distance to the one before in base 36.
 */
export function emitRetCodes(codes: readonly RetCode[]): string {
  const relevant = codes.filter((entry) => !isElsewhere(entry));
  const everywhere = byClass(relevant.filter(({ paths }) => paths === undefined)).map((line) => ` ${line}`);
  const scoped = Map.groupBy(
    relevant.flatMap((entry) => (entry.paths ?? []).map((path) => ({ ...entry, path }))),
    ({ path }) => path,
  );
  const lines = [...scoped]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([path, entries]) => byClass(entries).map((line) => `${path} ${line}`));
  const classes = [...new Set(relevant.map((entry) => entry.class))].toSorted();
  return [
    `/** What a documented code means for a client. */\nexport type RetCodeClass = ${classes.map((name) => JSON.stringify(name)).join(" | ")};\n`,
    `/** Lines of: path prefix, class, codes as distances in base 36. */\nexport const retCodes = \`${[...everywhere, ...lines].join("\n")}\`;\n`,
  ].join("\n");
}
