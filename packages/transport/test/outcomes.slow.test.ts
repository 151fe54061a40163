import { systemError } from "@specwright-tools/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ENDS, type End } from "./support/attempt-ends.ts";
import { clientOf, errorOf, requestOf } from "./support/requests.ts";
import { runSequence, type RequestKind, type SequenceResult } from "./support/sequences.ts";

const kinds: Record<string, RequestKind> = {
  "write without an id": { isIdempotent: false },
  "write with an id": { isIdempotent: true },
  "write that is sent once": { isIdempotent: false, isSentOnce: true },
};

type Sequence = readonly End[];

const isLong = process.env["SPECWRIGHT_LONG"] === "1";
// Create no stacks: these tests create hundreds of thousands of errors and never read their stacks.
const { stackTraceLimit } = Error;
beforeAll(() => void (Error.stackTraceLimit = 0));
afterAll(() => void (Error.stackTraceLimit = stackTraceLimit));

/** Number of sequences that run concurrently. */
const BATCH = 500;

/** Runs each sequence of attempt ends, a batch at a time, and passes each result to `onResult`. */
async function runAll(
  sequences: Iterable<Sequence>,
  kind: RequestKind,
  onResult: (sequence: Sequence, result: SequenceResult) => void,
): Promise<void> {
  let batch: Sequence[] = [];
  const run = async (): Promise<void> => {
    const results = await Promise.all(batch.map((sequence) => runSequence(sequence, kind)));
    for (const [index, result] of results.entries()) onResult(batch[index] as Sequence, result);
    batch = [];
  };
  for (const sequence of sequences) {
    batch.push(sequence);
    if (batch.length === BATCH) await run();
  }
  await run();
}

/**
 * Divides the ways in which an attempt can end (`ENDS`) into classes. Returns the class of each end, represented by the
 * first end of the class. Two ends belong to one class if the client reacts to both in the same way: when it is the
 * only end of a call, and before and after every other end.
 */
async function classify(kind: RequestKind): Promise<ReadonlyMap<End, End>> {
  const shown = new Map<End, string[]>(ENDS.map((end) => [end, [end.truth]]));
  const addTrace = (end: End, place: string, { trace }: SequenceResult) =>
    void shown.get(end)?.push(`${place}: ${trace}`);
  await runAll(continued([[]], ENDS), kind, ([only], result) => addTrace(only as End, "alone", result));
  await runAll(
    continued(
      ENDS.map((end) => [end]),
      ENDS,
    ),
    kind,
    ([first, second], result) => {
      addTrace(first as End, `before ${second?.name}`, result);
      addTrace(second as End, `after ${first?.name}`, result);
    },
  );
  const classes = new Map<string, End>();
  return new Map(
    ENDS.map((end) => {
      const key = JSON.stringify(shown.get(end)?.toSorted());
      if (!classes.has(key)) classes.set(key, end);
      return [end, classes.get(key) as End];
    }),
  );
}

/** Appends each end in `ends` to each sequence in `starts`, and yields the resulting sequences. */
function* continued(starts: readonly Sequence[], ends: readonly End[]): Generator<Sequence> {
  for (const start of starts) for (const end of ends) yield [...start, end];
}

/**
 * Test of sequences of up to four attempts, each with one of the ends in `ENDS`. If the client made all attempts of a
 * sequence and the call failed, the sequence is extended by one attempt, once with each end.
 *
 * All sequences of one and two attempts are tested, which shows that the client reacts to all ends of a class in the
 * same way. Sequences of three and four attempts therefore use only the first end of each class. The long run also
 * tests all sequences of three attempts, and all sequences of four attempts in which at most one end isn't the first of
 * its class.
 */
class SequenceTest {
  readonly wrong: string[] = [];
  tested = 0;
  readonly #kind: RequestKind;
  readonly #classes: ReadonlyMap<End, End>;
  /** First trace of a call for each sequence of classes. Calls with the same sequence must have equal traces. */
  readonly #traces = new Map<string, string>();

  constructor(kind: RequestKind, classes: ReadonlyMap<End, End>) {
    this.#kind = kind;
    this.#classes = classes;
  }

  async run(): Promise<void> {
    const firsts = ENDS.filter((end) => this.#classes.get(end) === end);
    const othersOf = (sequence: Sequence) => sequence.filter((end) => !firsts.includes(end)).length;
    const ofFirsts = (sequences: readonly Sequence[]) => sequences.filter((sequence) => othersOf(sequence) === 0);
    let open: Sequence[] = [[]];
    for (let attempt = 1; attempt <= 2; attempt++) open = await this.#continue(open, ENDS);
    open = isLong ? await this.#continue(open, ENDS) : await this.#continue(ofFirsts(open), firsts);
    await this.#continue(ofFirsts(open), isLong ? ENDS : firsts);
    if (isLong)
      await this.#continue(
        open.filter((sequence) => othersOf(sequence) === 1),
        firsts,
      );
  }

  /**
   * Appends each end in `ends` to each sequence in `starts`, and runs the resulting sequences. Returns those that can
   * be extended: the client made all their attempts, the call failed, and there were fewer than four attempts.
   */
  async #continue(starts: readonly Sequence[], ends: readonly End[]): Promise<Sequence[]> {
    const open: Sequence[] = [];
    await runAll(continued(starts, ends), this.#kind, (sequence, result) => {
      this.#addResult(sequence, result);
      if (result.isExhausted && sequence.length < 4) open.push(sequence);
    });
    return open;
  }

  #addResult(sequence: Sequence, { problem, trace }: SequenceResult): void {
    this.tested++;
    if (problem !== "") this.wrong.push(problem);
    const classes = sequence.map((end) => this.#classes.get(end)?.name).join(", ");
    const known = this.#traces.get(classes);
    if (known === undefined) this.#traces.set(classes, trace);
    else if (known !== trace)
      this.wrong.push(`${sequence.map(({ name }) => name).join(", ")}: not the same as ${classes}`);
  }
}

test.each(Object.entries(kinds))(
  "the reported outcome of a %s is correct after every sequence of attempts",
  // Runs every sequence of attempts: thousands, or many more with SPECWRIGHT_LONG=1.
  { timeout: isLong ? 3_600_000 : 600_000 },
  async (name, kind) => {
    const classes = await classify(kind);
    const sequences = new SequenceTest(kind, classes);
    await sequences.run();
    expect(sequences.wrong).toEqual([]);
    expect(sequences.tested).toBeGreaterThanOrEqual(name === "write with an id" ? ENDS.length ** 2 : ENDS.length);
    // Fewer classes would not distinguish an attempt that arrived from one that didn't.
    expect(new Set(classes.values()).size).toBeGreaterThanOrEqual(4);
  },
);

test("a redirect after a lost response has an unknown outcome", async () => {
  const lost = () => {
    throw systemError("ECONNRESET", "read");
  };
  const responses = [lost, () => new Response("", { status: 302 })];
  const request = requestOf({ method: "POST", body: "{}", isWrite: true });
  const fetch = (async () => responses.shift()?.()) as unknown as typeof globalThis.fetch;
  const error = await errorOf(clientOf({ fetch, retry: { random: () => 0 } }).request(request));
  expect(error).toMatchObject({ code: "redirect", outcome: "unknown", attempts: 2 });
});
