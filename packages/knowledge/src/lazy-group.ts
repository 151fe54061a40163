import { elapsed } from "@specwright/transport";
import type { Config } from "./options/config.ts";
import { copyArgument } from "./copy-argument.ts";

type Method = (...input: unknown[]) => unknown;

/**
 * A group of methods. Its code is loaded with the first call, so that a web page loads only what it uses. The limit of the
 * call includes the loading.
 *
 * @param load loads the function that makes the group
 */
export function lazyGroup<Group>(
  config: Config,
  load: () => Promise<(config: Config) => Group>,
  names: readonly (keyof Group & string)[],
): Group {
  const lazyMethod =
    (name: string): Method =>
    async (...given) => {
      const input = given.map(copyArgument);
      const start = elapsed(config.clock);
      const create = await load();
      const spentMs = Math.round(elapsed(config.clock) - start);
      const group = create(spentMs > 0 ? { ...config, spentMs } : config) as Readonly<Record<string, Method>>;
      return group[name]?.(...input);
    };
  return Object.fromEntries(names.map((name) => [name, lazyMethod(name)])) as Group;
}
