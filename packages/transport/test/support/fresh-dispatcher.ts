type Globals = Record<
  symbol,
  { dispatch: unknown; close(): Promise<void>; constructor: new (inner?: unknown) => never }
>;

const FIRST = Symbol.for("undici.globalDispatcher.1");
const SECOND = Symbol.for("undici.globalDispatcher.2");

/**
 * Replaces the runtime's connection pool for one test. `close()` restores the previous pool, and resolves when no
 * exchange is left. It never resolves if an exchange leaks.
 */
export function freshDispatcher(): { close(): Promise<void> } {
  void globalThis.Response;
  const globals = globalThis as unknown as Globals;
  const [first, second] = [globals[FIRST], globals[SECOND]];
  if (first === undefined) throw new Error("This platform has no dispatcher.");
  const agent = new (second ?? first).constructor() as Globals[symbol];
  const isWrapped = second !== undefined && second !== first;
  globals[FIRST] = isWrapped ? new first.constructor(agent) : agent;
  if (second !== undefined) globals[SECOND] = agent;
  return {
    async close() {
      globals[FIRST] = first;
      if (second !== undefined) globals[SECOND] = second;
      await agent.close();
    },
  };
}
