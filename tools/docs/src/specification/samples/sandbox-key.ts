import { createSandbox } from "@specwright/sandbox";

const sandbox = await createSandbox();
await sandbox.close();

/** The key that every sandbox has that is started without a seed of its own. It opens nothing else. */
export const sandboxKey: { readonly apiKey: string; readonly secret: string } = sandbox.trading.keys.master;
