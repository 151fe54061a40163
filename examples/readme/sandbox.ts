/** packages/sandbox/README.md: a sandbox inside a program. */
import { createSandbox } from "@specwright/sandbox";

// Uses free ports, and a clock that moves only when you advance it.
const sandbox = await createSandbox({ now: Date.UTC(2026, 0, 1) });
console.log(sandbox.trading.mainnetUrl); // also testnetUrl, demoUrl
console.log(sandbox.trading.keys.master); // { apiKey, secret }
// Advance one hour: orders fill, funding is paid, tasks progress.
sandbox.clock.advance(3_600_000);
await sandbox.close();
