import { TradingError } from "./errors/errors.ts";
import { operationName } from "./operation-name.ts";
import type { Operation } from "./operation.ts";

/** One thing for each operation of a group, by operationId. */
export type ByOperation<Kind> = Readonly<Record<string, Kind>>;

/** What is loaded, by what loads it: all operations of a group have the same. */
const groups = new WeakMap<() => Promise<ByOperation<unknown>>, ByOperation<unknown>>();

/**
 * What a group keeps in a file of its own. A promise before the first call of the group.
 *
 * @throws {TradingError} `network` when the file cannot be loaded; nothing has been sent
 */
export function loadGroup<Kind>(
  operation: Operation,
  load: () => Promise<ByOperation<Kind>>,
): ByOperation<Kind> | Promise<ByOperation<Kind>> {
  const known = groups.get(load) as ByOperation<Kind> | undefined;
  if (known !== undefined) return known;
  const keep = (group: ByOperation<Kind>) => {
    groups.set(load, group);
    return group;
  };
  return load().then(keep, (cause: unknown) => {
    const name = operationName(operation);
    const message = `${name}: failed to load the schemas of the call; nothing was sent.`;
    throw new TradingError("network", message, { operation: name, path: operation.path, attempts: 0 }, cause);
  });
}
