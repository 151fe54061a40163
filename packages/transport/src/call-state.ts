import type { Clock } from "./clock.ts";

/**
 * What changes while one call runs. Shared by reference, so that a layer which copies the context
 * still talks about the same call.
 */
export class CallState {
  /** How often the request was handed to a sender. */
  attempts = 0;
  /** A retry layer is at work: what ends now is an attempt, not the call. */
  retrying = false;
  /** Whether bytes of the current attempt may have left; undefined where the sender cannot know. */
  sent: boolean | undefined = false;
  /** An earlier attempt may have reached the server and nobody knows its result. */
  uncertain = false;
  /** Why the whole call was given up; no further attempt is made. */
  stopped: Error | undefined;
  /** Ends whatever the call is doing at the moment: a wait or an exchange. */
  cancel: ((error: Error) => void) | undefined;
  /** Told by senders that can see it, when a connection has been found for the attempt. */
  onSent: (() => void) | undefined;

  /** Whether the server may have seen this attempt or an earlier one. */
  get mayHaveBeenSent(): boolean {
    return this.sent !== false || this.uncertain;
  }

  /** Gives the whole call up. */
  stop(error: Error): void {
    if (this.stopped) return;
    this.stopped = error;
    this.cancel?.(error);
  }

  /** Waits for `work`; ends early with the error of whoever stops the call, which `cancel` gets too. */
  unlessStopped<Result>(work: Result | Promise<Result>, cancel: (error: Error) => void = () => {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      // Not assigned where it is written: V8 would keep it, and what it holds, until the next full collection.
      const stop = (error: Error) => {
        reject(error);
        cancel(error);
      };
      this.cancel = stop;
      if (this.stopped) stop(this.stopped);
      Promise.resolve(work).then(resolve, reject);
    });
  }

  /** Waits, and ends early with the error of whoever stops the call. */
  wait(clock: Clock, ms: number): Promise<void> {
    let cancel = () => {};
    const time = new Promise<void>((resolve) => (cancel = clock.after(ms, resolve)));
    return this.unlessStopped(time, cancel);
  }
}
