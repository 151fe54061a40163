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

  /** Waits, and ends early with the error of whoever stops the call. */
  wait(clock: Clock, ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.stopped) return reject(this.stopped);
      const stopTimer = clock.after(ms, () => {
        this.cancel = undefined;
        resolve();
      });
      this.cancel = (error) => {
        stopTimer();
        reject(error);
      };
    });
  }
}
