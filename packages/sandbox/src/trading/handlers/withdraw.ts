import { ApiError } from "../../http/envelope.ts";
import { accountOf, namedExample, type Call, type Handlers } from "../call.ts";
import { movable } from "./asset.ts";

/**
 * A withdrawal answers with the example of the specification and moves nothing, since there is nowhere to send money to.
 * What the service would refuse is refused: no amount, more than the account holds, a requestId that was used.
 */
function withdraw(call: Call): typeof namedExample {
  const { input, environment } = call;
  const account = accountOf(call);
  const coin = input.required("coin");
  const amount = input.amount("amount");
  const requestId = input.text("requestId");
  if (requestId !== "" && environment.withdrawals.has(requestId))
    throw new ApiError(131082, "a withdrawal with this requestId was asked for before");
  if (amount === 0n) throw new ApiError(131096, "amount: above zero");
  if (amount > movable(call, account, coin) + (account.funding.get(coin) ?? 0n))
    throw new ApiError(131085, "the amount is more than the account holds");
  if (requestId !== "") environment.withdrawals.add(requestId);
  return namedExample;
}

export const withdrawHandlers: Handlers = { assetWithdrawCreate: withdraw };
