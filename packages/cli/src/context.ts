import { explainFailure, failureJson, failureText, type Attempt, type ExitCode } from "./failure.ts";
import { readProfile, type Profile } from "./profile.ts";
import { printable, wrapped, type Terminal } from "./terminal.ts";

/** Terminal and exit code of one run of the command line. */
export class Context {
  readonly terminal: Terminal;
  /** Exit code of the command. */
  exitCode: ExitCode = 0;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
  }

  profile(name: string | undefined): Profile {
    return readProfile(name, this.terminal.env);
  }

  /** Runs a command and returns its exit code. Prints a failure on standard error, as text or JSON. */
  async report(attempt: Attempt, isJson: boolean | undefined, run: () => Promise<ExitCode>): Promise<ExitCode> {
    try {
      return await run();
    } catch (error) {
      const failure = explainFailure(error, attempt);
      const text = printable(failureText(failure, attempt));
      const { isInteractive, columns } = this.terminal;
      this.terminal.error(
        isJson === true ? failureJson(failure) : `${isInteractive ? wrapped(text, columns) : text}\n`,
      );
      return failure.exitCode;
    }
  }
}
