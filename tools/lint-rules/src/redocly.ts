/** What a rule needs of Redocly's visitor interface; its own types live in a package that the command line bundles. */
export type Node = Record<string, unknown>;

export interface Location {
  readonly source: { readonly absoluteRef: string };
  child(path: string | number | readonly (string | number)[]): Location;
}

export interface Context {
  readonly key: string | number;
  readonly location: Location;
  report(problem: { message: string; location: Location }): void;
  /** Follows a reference of the file that is visited, or of the one that `from` names. */
  resolve(node: Node, from?: string): { node?: Node; location?: Location };
}

export type Visit = (node: Node, context: Context) => void;

/** Called once for each document; returns what to do at each kind of node, or when a node and all below it were visited. */
export type Rule = () => Record<string, Visit | { readonly leave: Visit }>;
