/** A mistake in a file of the specifications. */
export interface Problem {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}
