/** Exit codes of all commands, and the error for wrong usage. */

export const exitCodes = { success: 0, refused: 1, input: 2, notSent: 3, unknown: 4 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Error for invalid arguments, flags or input of a command. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Returns the highest of several exit codes, or 0 for an empty list. */
export const worstOf = (codes: readonly ExitCode[]): ExitCode =>
  codes.reduce((worst, code) => (code > worst ? code : worst), exitCodes.success);
