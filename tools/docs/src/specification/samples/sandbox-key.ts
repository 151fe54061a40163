import { createSandbox } from "@specwright/sandbox";

const sandbox = await createSandbox();
await sandbox.close();

/** The key of every sandbox with the default seed. It is valid nowhere else. */
export const sandboxKey: { readonly apiKey: string; readonly secret: string } = sandbox.trading.keys.master;
