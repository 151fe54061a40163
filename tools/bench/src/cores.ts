/** Where the system lets us, the server has one core and the measured clients another: nobody moves, nobody waits. */
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

type Prefix = readonly string[];

const canPin = availableParallelism() > 1 && spawnSync("taskset", ["-c", "0,1", "true"]).status === 0;

/** What goes before a command to keep it to a core; nothing where that is not possible. */
const onCore = (core: number): Prefix => (canPin ? ["taskset", "-c", String(core)] : []);

export const cores: { readonly server: Prefix; readonly client: Prefix } = { server: onCore(0), client: onCore(1) };
