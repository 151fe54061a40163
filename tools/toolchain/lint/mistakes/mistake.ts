/** A mistake to make in a copy of the specifications. Lint must report it. */
export interface Mistake {
  /** Description of the mistake. */
  readonly what: string;
  /** Path of the changed file, below `specs/`. */
  readonly file: string;
  /** Text in the file that `put` replaces. Undefined if `put` is a new file. */
  readonly find?: string;
  readonly put: string;
  /**
   * Text in the line that lint must report. The first occurrence in or after the changed text counts. Default: the
   * first line of `put`.
   */
  readonly at?: string;
  /** Text in the line that lint must report, searched from the start of the file. */
  readonly line?: string;
  /** The file that lint must report, and text in its line. Default: the changed file. */
  readonly named?: { readonly file: string; readonly line: string };
  readonly rule: string;
}
