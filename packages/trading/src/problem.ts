/** What is wrong with one field of an input. */
export interface Problem {
  /** With its place inside lists and objects. */
  readonly field: string;
  /** What it must be. */
  readonly rule: string;
  readonly value: unknown;
}
