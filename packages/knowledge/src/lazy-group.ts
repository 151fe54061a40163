import { elapsed, type Clock } from "@specwright/transport";
import { withLoadingMs } from "./call-options.ts";
import { copyArgument } from "./copy-argument.ts";

type Method = (...input: unknown[]) => unknown;

/**
 * A group of methods. Its code is loaded with the first call, so that a web page loads only what it uses. The limit of the
 * call includes the loading.
 *
 * @param optionsAt the position of the options among the arguments of each method
 */
export function lazyGroup<Group>(
  clock: Clock,
  load: () => Promise<Group>,
  optionsAt: Readonly<Record<keyof Group & string, number>>,
): Group {
  const lazyMethod =
    (name: string, position: number): Method =>
    async (...given) => {
      const input = given.map(copyArgument);
      const start = elapsed(clock);
      const group = (await load()) as Readonly<Record<string, Method>>;
      const loadingMs = Math.round(elapsed(clock) - start);
      if (loadingMs > 0) input[position] = withLoadingMs(input[position], loadingMs);
      return group[name]?.(...input);
    };
  const methods = Object.entries<number>(optionsAt).map(([name, position]) => [name, lazyMethod(name, position)]);
  return Object.fromEntries(methods) as Group;
}
