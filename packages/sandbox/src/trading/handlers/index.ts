import { Reply } from "../../http/envelope.ts";
import type { Call, Handlers } from "../call.ts";
import { earnHandlers } from "../earn/earn-handlers.ts";
import { fixedLoanHandlers } from "../loans/fixed-loans.ts";
import { flexibleLoanHandlers } from "../loans/flexible-loans.ts";
import { sharedLoanHandlers } from "../loans/shared-loans.ts";
import { rfqHandlers } from "../rfq/rfq-handlers.ts";
import { spreadHandlers } from "../spread/spread-handlers.ts";
import { accountHandlers } from "./account.ts";
import { assetHandlers } from "./asset/asset.ts";
import { convertHandlers } from "./asset/convert.ts";
import { withdrawHandlers } from "./asset/withdraw.ts";
import { walletHandlers } from "./wallet.ts";
import { eventHandlers } from "../events/event-handlers.ts";
import { orderQueryHandlers } from "./order/order-query.ts";
import { historyHandlers } from "./market/market-history.ts";
import { instrumentHandlers } from "./market/market-instruments.ts";
import { quoteHandlers } from "./market/market-quotes.ts";
import { referenceHandlers } from "./market/market-reference.ts";
import { orderHandlers } from "./order/order.ts";
import { platformHandlers } from "./platform.ts";
import { positionHandlers } from "./position/position.ts";
import { apiKeyHandlers } from "./user/api-keys.ts";
import { userHandlers } from "./user/user.ts";

/** Handlers whose success has a message of its own. */
const saying = (retMsg: string, ofGroup: Handlers): Handlers =>
  Object.fromEntries(
    Object.entries(ofGroup).map(([name, handle]) => [name, (call: Call) => new Reply(handle(call), { retMsg })]),
  );

/** Simulated operations by operationId. Any other operation returns the example of its specification. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...apiKeyHandlers,
  ...convertHandlers,
  ...historyHandlers,
  ...instrumentHandlers,
  ...orderHandlers,
  ...orderQueryHandlers,
  ...positionHandlers,
  ...quoteHandlers,
  ...referenceHandlers,
  ...assetHandlers,
  ...saying("", earnHandlers),
  ...eventHandlers,
  // The present generation of crypto loans; the one before it returns the examples of the specification.
  ...saying("ok", { ...fixedLoanHandlers, ...flexibleLoanHandlers, ...sharedLoanHandlers }),
  ...platformHandlers,
  ...rfqHandlers,
  ...spreadHandlers,
  ...userHandlers,
  ...walletHandlers,
  ...withdrawHandlers,
};

/** How the sandbox responds to an operation: from its own state, or with the example of the specification. */
export type Behaviour = "simulated" | "example";

export const behaviourOf = (operationId: string): Behaviour =>
  Object.hasOwn(handlers, operationId) ? "simulated" : "example";
