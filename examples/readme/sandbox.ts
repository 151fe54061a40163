/** packages/sandbox/README.md: a sandbox inside a program. */
import { createSandbox } from "@specwright/sandbox";

// Free ports, and a clock that stands still.
const sandbox = await createSandbox({ now: Date.UTC(2026, 0, 1) });
console.log(sandbox.trading.mainnetUrl); // also testnetUrl, demoUrl
console.log(sandbox.trading.keys.master); // { apiKey, secret }
// An hour passes: orders fill, funding is paid, tasks move.
sandbox.clock.advance(3_600_000);
await sandbox.close();
