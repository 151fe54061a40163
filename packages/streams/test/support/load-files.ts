import { servers } from "../../src/generated/servers.ts";

/** Loads the files that the client otherwise loads on first use, because virtual time doesn't wait for a file. */
export const loadFiles = (): Promise<unknown> =>
  Promise.all([
    import("../../src/account/account-feed.ts"),
    import("../../src/account-state/account-keeper.ts"),
    import("../../src/decoding/message-reader.ts"),
    import("../../src/trade/order-methods.ts"),
    ...Object.values(servers).flatMap(({ messages, decoders }) => [messages?.(), decoders?.()]),
  ]);
