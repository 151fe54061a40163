/** What a run writes, noted before it is sent, so that nothing stays behind whatever interrupts it. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** Why a run cannot begin. */
export class LiveError extends Error {
  override readonly name = "LiveError";
  readonly code = "input";
}

export type Noted<Write> = Write & { readonly environment: string; readonly notedAt: number };

/** A service accepts a request for seconds after it was sent. Later, a write that it does not know was never made. */
const stillArrivingMs = 60_000;

/** Replaces a file as a whole: a process that is killed meanwhile leaves the old one. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Writes of a file. Every change is in the file before the next request is sent. */
export class WriteJournal<Write extends object> {
  readonly #file: string;
  readonly #environment: string;
  readonly #now: () => number;
  #writes: readonly Noted<Write>[];

  constructor(file: string, environment: string, now: () => number) {
    this.#file = file;
    this.#environment = environment;
    this.#now = now;
    this.#writes = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Noted<Write>[]) : [];
    const other = this.#writes.find((write) => write.environment !== environment);
    if (other !== undefined)
      throw new LiveError(
        `${file} names writes on ${other.environment}: run the same command there first, to undo them.`,
      );
  }

  get writes(): readonly Noted<Write>[] {
    return this.#writes;
  }

  /** Notes a write that is about to be sent. */
  note(write: Write): Noted<Write> {
    const noted = { ...write, environment: this.#environment, notedAt: this.#now() };
    this.#keep([...this.#writes, noted]);
    return noted;
  }

  /** Notes what is known of a write now; nothing, when it was refused. */
  replace(noted: Noted<Write>, ...known: Noted<Write>[]): void {
    this.#keep(this.#writes.flatMap((each) => (each === noted ? known : [each])));
  }

  /**
   * Undoes every write of the journal and takes those off that are undone, the last one first. A write that the service
   * does not know stays for a minute, because its request may still arrive.
   *
   * @param isUndone undoes a write, and says whether the service shows that nothing of it is left
   * @throws the first failure, after all were tried; the journal keeps what is left
   */
  async clear(isUndone: (write: Write, hasArrived: boolean) => Promise<boolean>): Promise<void> {
    const failures: unknown[] = [];
    for (const write of this.#writes.toReversed())
      try {
        if (await isUndone(write, this.#now() - write.notedAt > stillArrivingMs)) this.replace(write);
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
  }

  #keep(writes: readonly Noted<Write>[]): void {
    this.#writes = writes;
    if (writes.length === 0) rmSync(this.#file, { force: true });
    else replaceFile(this.#file, JSON.stringify(writes));
  }
}
