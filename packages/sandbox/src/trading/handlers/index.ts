import type { Handlers } from "../call.ts";
import { accountHandlers } from "./account.ts";
import { apiKeyHandlers } from "./user/api-keys.ts";
import { batchHandlers } from "./order/order-batch.ts";
import { borrowHistoryHandlers } from "./borrow-history.ts";
import { convertHandlers } from "./asset/convert.ts";
import { executionHandlers } from "./execution.ts";
import { historyHandlers } from "./market/market-history.ts";
import { klineHandlers } from "./market/market-kline.ts";
import { instrumentHandlers } from "./market/market-instruments.ts";
import { orderHandlers } from "./order/order.ts";
import { orderQueryHandlers } from "./order/order-query.ts";
import { positionHandlers } from "./position/position.ts";
import { assetHandlers } from "./asset/asset.ts";
import { demoHandlers } from "./demo.ts";
import { disconnectProtectionHandlers } from "./order/disconnect-protection.ts";
import { eventHandlers } from "./event.ts";
import { legacyHandlers } from "./legacy.ts";
import { platformHandlers } from "./platform.ts";
import { settingsHandlers } from "./settings.ts";
import { transferListHandlers } from "./asset/transfer-lists.ts";
import { userHandlers } from "./user/user.ts";
import { insuranceHandlers } from "./market/insurance.ts";
import { optionReferenceHandlers } from "./market/option-reference.ts";
import { orderbookHandlers } from "./market/market-orderbook.ts";
import { quoteHandlers } from "./market/market-quotes.ts";
import { referenceHandlers } from "./market/market-reference.ts";
import { earnHandlers } from "../earn/earn-handlers.ts";
import { loanHandlers } from "../loans/loan-handlers.ts";
import { rfqHandlers } from "../rfq/rfq-handlers.ts";
import { spreadHandlers } from "../spread/spread-handlers.ts";
import { walletHandlers } from "./wallet.ts";
import { withdrawHandlers } from "./asset/withdraw.ts";

/** Simulated operations by operationId. Any other operation returns the example of its specification. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...apiKeyHandlers,
  ...batchHandlers,
  ...borrowHistoryHandlers,
  ...convertHandlers,
  ...executionHandlers,
  ...optionReferenceHandlers,
  ...historyHandlers,
  ...instrumentHandlers,
  ...insuranceHandlers,
  ...klineHandlers,
  ...orderbookHandlers,
  ...orderHandlers,
  ...orderQueryHandlers,
  ...positionHandlers,
  ...quoteHandlers,
  ...referenceHandlers,
  ...assetHandlers,
  ...demoHandlers,
  ...disconnectProtectionHandlers,
  ...earnHandlers,
  ...eventHandlers,
  ...legacyHandlers,
  ...loanHandlers,
  ...platformHandlers,
  ...rfqHandlers,
  ...settingsHandlers,
  ...spreadHandlers,
  ...transferListHandlers,
  ...userHandlers,
  ...walletHandlers,
  ...withdrawHandlers,
};
