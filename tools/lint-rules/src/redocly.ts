/** What a rule needs of Redocly's visitor interface; its own types live in a package that the command line bundles. */
export type Node = Record<string, unknown>;

export interface Location {
  readonly source: { readonly absoluteRef: string };
  /** `#/` for the root of a file. */
  readonly pointer: string;
  /** The key of a member instead of its value, which may stand in the next line. */
  key(): Location;
  child(path: string | number | readonly (string | number)[]): Location;
}

export interface Context {
  readonly key: string | number;
  readonly type: { readonly name: string };
  readonly location: Location;
  /** `from`: what refers to the place, or holds it. */
  report(problem: { message: string; location: Location; from?: Location }): void;
  /** Follows a reference. `from` is the file that holds it; without it, the file of the visited node. */
  resolve(node: Node, from?: string): { node?: Node; location?: Location };
}

export type Visit = (node: Node, context: Context) => void;

/** Called once for each document; returns what to do at each kind of node, or when a node and all below it were visited. */
export type Rule = () => Record<string, Visit | { readonly leave: Visit }>;
