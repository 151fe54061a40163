/** A mistake that lint must notice, made in a copy of the specifications. */
export interface Plant {
  /** The mistake, in words. */
  readonly what: string;
  /** Below `specs/`. */
  readonly file: string;
  /** The text to spoil, as it stands in the file; without it, `put` is a new file. */
  readonly find?: string;
  readonly put: string;
  /** A text in the line that must be named, at or after the spoilt place; the first line of `put` if absent. */
  readonly at?: string;
  /** A text in the line that must be named, wherever it first stands in the file. */
  readonly line?: string;
  /** The file that must be named, with a text in its line, where it is another one than the spoilt one. */
  readonly named?: { readonly file: string; readonly line: string };
  readonly rule: string;
}
