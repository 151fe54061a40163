/** Exit codes of all commands, and the error of a command that was typed wrongly. */

export const exitCodes = { success: 0, refused: 1, input: 2, notSent: 3, unknown: 4 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A mistake in what was typed. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The exit code of several outcomes: the highest. */
export const worstOf = (codes: readonly ExitCode[]): ExitCode =>
  codes.reduce((worst, code) => (code > worst ? code : worst), exitCodes.success);
