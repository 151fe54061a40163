/** Reads snapshots over REST, one at a time. */
export class SnapshotReader {
  readonly #read: (signal: AbortSignal) => Promise<unknown>;
  readonly #onSnapshot: (snapshot: unknown) => void;
  readonly #onFailed: (reason: string) => void;
  #controller: AbortController | undefined;

  constructor(
    read: (signal: AbortSignal) => Promise<unknown>,
    onSnapshot: (snapshot: unknown) => void,
    onFailed: (reason: string) => void,
  ) {
    this.#read = read;
    this.#onSnapshot = onSnapshot;
    this.#onFailed = onFailed;
  }

  /** Reads a snapshot, unless one is on its way. */
  start(): void {
    if (this.#controller !== undefined) return;
    const controller = new AbortController();
    this.#controller = controller;
    const finish = (tell: () => void): void => {
      if (this.#controller !== controller) return;
      this.#controller = undefined;
      tell();
    };
    this.#read(controller.signal).then(
      (snapshot) => finish(() => this.#onSnapshot(snapshot)),
      (error: unknown) => finish(() => this.#onFailed(`The snapshot could not be read over REST: ${messageOf(error)}`)),
    );
  }

  /** The snapshot on its way is of no use any more. */
  stop(): void {
    this.#controller?.abort();
    this.#controller = undefined;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
