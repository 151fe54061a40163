import { formatDecimal } from "../../decimal.ts";
import { accountOf, type Call, type Handlers } from "../call.ts";
import type { BorrowingCost } from "../engine/model.ts";
import { page, within } from "../input.ts";
import { window } from "./time-window.ts";

const record = ({ coin, borrowed, hourlyRate, interest, time }: BorrowingCost): object => ({
  currency: coin,
  createdTime: time,
  borrowCost: formatDecimal(interest),
  hourlyBorrowRate: formatDecimal(hourlyRate),
  InterestBearingBorrowSize: formatDecimal(borrowed),
  costExemption: "0",
  borrowAmount: formatDecimal(borrowed),
  unrealisedLoss: "0",
  freeBorrowedAmount: "0",
});

/** Interest of coins that were borrowed, hour by hour. */
function borrowHistory(call: Call): object {
  const { input } = call;
  const isWanted = ({ coin }: BorrowingCost): boolean => !input.has("currency") || coin === input.text("currency");
  const all = accountOf(call).borrowing.newestFirst();
  const found = within(all, window(call, 30), ({ time }) => time, isWanted);
  const limit = input.integer("limit", 20, { minimum: 1, maximum: 50 });
  const { items, nextPageCursor } = page(found, { limit, cursor: input.text("cursor") });
  return { list: items.map(record), nextPageCursor };
}

export const borrowHistoryHandlers: Handlers = { accountBorrowHistory: borrowHistory };
