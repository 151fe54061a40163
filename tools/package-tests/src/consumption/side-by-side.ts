/** Runs tasks two at a time, because each keeps a core busy, and gives their results in the order of the tasks. */
export async function sideBySide<T>(tasks: readonly (() => Promise<T>)[], lanes = 2): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...tasks.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
