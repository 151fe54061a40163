import { loadError } from "./errors/trading-error.ts";

/** One thing for each operation of a group: the operation by the name of its call, or its results by operationId. */
export type ByOperation<Kind> = Readonly<Record<string, Kind>>;

/** What is loaded, by what loads it: all operations of a group have the same. */
const groups = new WeakMap<() => Promise<ByOperation<unknown>>, ByOperation<unknown>>();

/**
 * What a group keeps in a file of its own. A promise before the first call of the group.
 *
 * @param operation the call that needs it, such as `order.create`
 * @throws {TradingError} `network` when the file cannot be loaded; nothing has been sent
 */
export function loadGroup<Kind>(
  operation: string,
  load: () => Promise<ByOperation<Kind>>,
): ByOperation<Kind> | Promise<ByOperation<Kind>> {
  const known = groups.get(load) as ByOperation<Kind> | undefined;
  if (known !== undefined) return known;
  const keep = (group: ByOperation<Kind>) => {
    groups.set(load, group);
    return group;
  };
  return load().then(keep, (cause: unknown) => {
    throw loadError(operation, cause);
  });
}
