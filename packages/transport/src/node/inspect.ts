/** What a console calls to show an object. Light objects need their own: the platform's reads its private members. */
export const INSPECT: unique symbol = Symbol.for("nodejs.util.inspect.custom") as never;

/** How Node calls it: `depth` is what is left of the depth that is wanted, null where there is no end. */
export type Inspect = (depth: number | null, options: InspectOptions, inspect: Write) => string;

interface InspectOptions {
  stylize(text: string, style: "special"): string;
}

type Write = (value: unknown, options: object) => string;

/** Shows `facts` as an object of a class; below the depth that is wanted, the name of the class. */
export const shown = (name: string, facts: object, ...[depth, options, inspect]: Parameters<Inspect>): string =>
  depth !== null && depth < 0
    ? options.stylize(`[${name}]`, "special")
    : `${name} ${inspect(facts, { ...options, depth })}`;

/** Stands for a stream that is not made only to be shown. */
export const streamShown = {
  [INSPECT]: (...[, options]: Parameters<Inspect>) => options.stylize("[ReadableStream]", "special"),
};
