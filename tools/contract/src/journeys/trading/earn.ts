import type { Recorder } from "../../record/recorder.ts";
import { firstOf, playPlain, prepare } from "../play-plain.ts";

const hour = 3_600_000;
const category = "FlexibleSaving";
const savings = { category, accountType: "UNIFIED", coin: "USDT", productId: "612", toAccountType: "FUND" };
const stake = { ...savings, orderType: "Stake", amount: "500", orderLinkId: "savings-0001" };
const redemption = { ...savings, orderType: "Redeem", amount: "200", orderLinkId: "savings-0002" };
const onChain = { category: "OnChain", accountType: "FUND", coin: "ETH", productId: "47", toAccountType: "FUND" };

/** Savings and staking from the stake to the redemption; time passes, so that there are yields. */
export async function recordEarn(recorder: Recorder): Promise<void> {
  await playPlain(recorder, "earnProduct", { category });
  await playPlain(recorder, "earnAprHistory", { category, productId: "612" });
  const interestCard = { awardId: 48213, specCode: "SAVINGS_2PCT_14D" };
  await playPlain(recorder, "earnPlaceOrder", { ...stake, interestCard });
  await playPlain(recorder, "earnHourlyYield", { category }, { pause: 3 * hour });
  await playPlain(recorder, "earnPlaceOrder", redemption, { name: "redemption" });
  await playPlain(recorder, "earnOrder", { category });
  await playPlain(recorder, "earnYield", { category }, { pause: 24 * hour });
  await playPlain(recorder, "earnPosition", { category });
  await recordStaking(recorder);
}

async function recordStaking(recorder: Recorder): Promise<void> {
  const transferId = "3f1c7f0e-9b7a-4c55-8f1d-3f6a2b9c0d44";
  const toFunding = { transferId, coin: "ETH", amount: "5", fromAccountType: "UNIFIED", toAccountType: "FUND" };
  await prepare(recorder, "assetTransferInterTransfer", toFunding);
  const order = { ...onChain, orderType: "Stake", amount: "2", orderLinkId: "staking-0001" };
  await playPlain(recorder, "earnPlaceOrder", order, { name: "staking" });
  const held = await playPlain(recorder, "earnPosition", { category: "OnChain" }, { name: "staking" });
  const { id } = firstOf(held);
  const change = { category: "OnChain", productId: 47, positionId: Number(id), autoReinvest: 1 };
  await playPlain(recorder, "earnPositionModify", change);
  const back = { ...onChain, orderType: "Redeem", amount: "1", orderLinkId: "staking-0002", redeemPositionId: id };
  await playPlain(recorder, "earnPlaceOrder", back, { name: "unstaking" });
}
