import type { Handlers } from "../call.ts";
import { accountHandlers } from "./account.ts";
import { apiKeyHandlers } from "./api-keys.ts";
import { batchHandlers } from "./order-batch.ts";
import { convertHandlers } from "./convert.ts";
import { executionHandlers } from "./execution.ts";
import { historyHandlers } from "./market-history.ts";
import { klineHandlers } from "./market-kline.ts";
import { instrumentHandlers } from "./market-instruments.ts";
import { orderHandlers } from "./order.ts";
import { orderQueryHandlers } from "./order-query.ts";
import { positionHandlers } from "./position.ts";
import { assetHandlers } from "./asset.ts";
import { demoHandlers } from "./demo.ts";
import { eventHandlers } from "./event.ts";
import { legacyHandlers } from "./legacy.ts";
import { platformHandlers } from "./platform.ts";
import { settingsHandlers } from "./settings.ts";
import { transferListHandlers } from "./transfer-lists.ts";
import { userHandlers } from "./user.ts";
import { optionReferenceHandlers } from "./option-reference.ts";
import { orderbookHandlers } from "./market-orderbook.ts";
import { quoteHandlers } from "./market-quotes.ts";
import { referenceHandlers } from "./market-reference.ts";
import { withdrawHandlers } from "./withdraw.ts";

/** Simulated operations by operationId. Any other operation returns the example of its specification. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...apiKeyHandlers,
  ...batchHandlers,
  ...convertHandlers,
  ...executionHandlers,
  ...optionReferenceHandlers,
  ...historyHandlers,
  ...instrumentHandlers,
  ...klineHandlers,
  ...orderbookHandlers,
  ...orderHandlers,
  ...orderQueryHandlers,
  ...positionHandlers,
  ...quoteHandlers,
  ...referenceHandlers,
  ...assetHandlers,
  ...demoHandlers,
  ...eventHandlers,
  ...legacyHandlers,
  ...platformHandlers,
  ...settingsHandlers,
  ...transferListHandlers,
  ...userHandlers,
  ...withdrawHandlers,
};
