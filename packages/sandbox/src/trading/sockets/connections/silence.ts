import type { Session } from "./session.ts";

const scanMs = 30_000;
/** A public connection that never pings and has no topic lives this long. */
const idleMs = 61_000;

/** Ends connections that have been silent for too long. */
export class Silence {
  #lookedAt: number;
  #scannedAt: number;

  constructor(now: number) {
    this.#lookedAt = this.#scannedAt = now;
  }

  /** Time counts from here: there was nobody before. */
  restart(now: number): void {
    this.#lookedAt = this.#scannedAt = now;
  }

  /** A leap of the clock counts as one scan: nobody could ping in it. */
  endSilent(sessions: ReadonlySet<Session>, now: number): void {
    const passed = Math.min(now - this.#lookedAt, scanMs);
    this.#lookedAt = now;
    const isScan = now - this.#scannedAt >= scanMs;
    if (isScan) this.#scannedAt = now;
    for (const session of sessions) {
      session.silentMs += passed;
      const { server, silentMs, silenceMs = Infinity, hasPinged, topics } = session;
      const isIdle = !server.isPrivate && !hasPinged && topics.size === 0;
      if ((isIdle && silentMs >= idleMs) || (isScan && silentMs > silenceMs)) session.outbox.terminate();
    }
  }
}
