import type { World } from "../scenario.ts";
import type { Reply } from "./messages.ts";

/** Longer than any attempt waits. */
const LONGEST_DELAY_MS = 3000;

/**
 * What every server notes of a call: its deliveries, and whether one was sent again that must not be. Requests and replies
 * may wait on their way.
 */
export class Intake {
  /** Requests of the write that reached the server. */
  deliveries = 0;
  /** Deliveries after which the client cannot know whether the write was carried out. */
  unproven = 0;
  /** What the server saw and must never see. */
  readonly violations: string[] = [];
  /** How each delivery of the write went, for reports. */
  readonly history: string[] = [];
  /** How likely faults are in this schedule. */
  readonly faults: number;
  readonly #world: World;
  #waiting = 0;

  constructor(world: World) {
    this.#world = world;
    this.faults = world.random.pick([0.2, 0.5, 0.8, 0.95]);
  }

  /** Notes a delivery of the write. `isRepeatable` says whether the server recognizes it by its ID. */
  note(isRepeatable: boolean): void {
    this.deliveries++;
    const isOpen = this.unproven > 0 || this.#waiting > 0;
    if (!isRepeatable && isOpen) this.violations.push("a write without an ID was delivered again");
  }

  /** Delays the work, its reply, both or none, and notes what came of it. */
  async handle(work: () => { readonly what: string; readonly reply: Reply }): Promise<Reply> {
    this.#waiting++;
    await this.#delay();
    const { what, reply } = work();
    const shown = reply.kind === "response" ? `${reply.status} ${String(reply.body).slice(0, 60)}` : reply.kind;
    this.history.push(`${what} ${shown}`);
    await this.#delay();
    this.#waiting--;
    return reply;
  }

  async #delay(): Promise<void> {
    const { random, wait } = this.#world;
    if (random.chance(this.faults * 0.1)) await wait(random.below(LONGEST_DELAY_MS));
  }
}
