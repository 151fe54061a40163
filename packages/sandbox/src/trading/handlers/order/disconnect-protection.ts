import { Reply } from "../../../http/envelope.ts";
import { accountOf, type Call, type Handlers } from "../../call.ts";

/** Sets after how many seconds without a private connection the orders of a group of products are cancelled. */
function setWindow(call: Call): Reply {
  const { input } = call;
  const seconds = input.integer("timeWindow", 10, { minimum: 3, maximum: 300 });
  accountOf(call).disconnectWindows.set(input.text("product", "OPTIONS"), seconds);
  return new Reply({}, { retMsg: "success" });
}

const info = (call: Call): object => ({
  dcpInfos: [...accountOf(call).disconnectWindows].map(([product, seconds]) => ({
    product,
    dcpStatus: "ON",
    timeWindow: String(seconds),
  })),
});

export const disconnectProtectionHandlers: Handlers = {
  orderDisconnectedCancelAll: setWindow,
  accountQueryDcpInfo: info,
};
