import { readStateFile, type SavedState, StateError, writeStateFile } from "./state-file.ts";

/** Milliseconds between a change and the write of the state file. */
const delayMs = 1000;

/** State file that is updated while the sandbox runs. */
export class KeptState {
  readonly path: string;
  /** Content of the file at startup. Undefined if there was no file. */
  readonly saved: SavedState | undefined;
  #collect: (() => SavedState) | undefined;
  #timer: NodeJS.Timeout | undefined;

  /**
   * Reads the file.
   *
   * @throws {StateError} if the file can't be used
   */
  constructor(path: string, seed: number | undefined) {
    this.path = path;
    this.saved = readStateFile(path);
    if (this.saved !== undefined && seed !== undefined && seed !== this.saved.seed)
      throw new StateError(path, `belongs to seed ${this.saved.seed}, not to seed ${seed}`);
  }

  /** Writes the file once, so that a write error is reported at startup, and then starts to save changes. */
  start(collect: () => SavedState): void {
    this.#collect = collect;
    this.#write();
  }

  /** Schedules a write of the state file, in at most a second. Called whenever the state may have changed. */
  readonly touch = (): void => {
    if (this.#collect !== undefined) this.#timer ??= setTimeout(() => this.#writeLater(), delayMs).unref();
  };

  /** Writes the file once more and stops saving changes. */
  close(): void {
    if (this.#collect !== undefined) this.#write();
    this.#collect = undefined;
  }

  /**
   * Writes the file in the background. An error becomes a process warning because no caller can receive it. The next
   * change retries.
   */
  #writeLater(): void {
    try {
      this.#write();
    } catch (error) {
      process.emitWarning(error as Error);
    }
  }

  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#collect === undefined) return;
    const state = this.#collect();
    try {
      writeStateFile(this.path, state);
    } catch (error) {
      throw new StateError(this.path, "cannot be written", { cause: error });
    }
  }
}
