/** What a rule needs of Redocly's visitor interface; its own types live in a package that the command line bundles. */
export type Node = Record<string, unknown>;

export interface Location {
  child(path: string | readonly string[]): Location;
}

export interface Context {
  readonly key: string | number;
  readonly location: Location;
  report(problem: { message: string; location: Location }): void;
  resolve(node: Node): { node?: Node };
}

/** Called once for each document; returns what to do at each kind of node. */
export type Rule = () => Record<string, (node: Node, context: Context) => void>;
