import type { Clock } from "./clock.ts";
import type { Place } from "./throttle-store.ts";

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
  /** What the attempt takes of the windows of a throttle, until its answer is there. */
  place: Place | undefined;
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

  /** Waits for what is no part of the exchange; ends early with the error of whoever stops the call. */
  unlessStopped<Result>(work: Result | Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.stopped) reject(this.stopped);
      this.cancel = reject;
      Promise.resolve(work).then(resolve, reject);
    });
  }

  /** Waits, and ends early with the error of whoever stops the call. */
  wait(clock: Clock, ms: number): Promise<void> {
    let stop: (() => void) | undefined;
    const time = new Promise<void>((resolve) => (stop = clock.after(ms, resolve)));
    return this.unlessStopped(time).finally(stop);
  }
}
