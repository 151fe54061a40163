import { describe, expect, it } from "vitest";
import { knowledgeContract, tradingContract } from "../documents/documents.ts";
import type { Contract } from "../documents/contract.ts";
import { isObject } from "../json.ts";
import { namedExamples, checkSample, type Sample } from "./samples.ts";
import { places, mutated } from "./wrong-values.ts";

/**
 * Changes after which an example is still correct, each with the reason: a value of another type (`retyped`), or a
 * field with another name (`renamed`).
 */
const harmless = [
  // The platform's tables and samples disagree on strings and numbers in these fields, so both are accepted.
  /^retyped request .*dca\/create-bot parameters\.frequency_in_second$/,
  /^retyped request .*earn\/(advance\/place-order|fixed-term\/redeem) (productId|positionId)$/,
  /^retyped request .*earn\/advance\/place-order discountBuyExtra\.(knockoutCouponE8|instUid)$/, // clients of the platform send numbers
  /^retyped response .*card\/reward\/points\/records .*(type|createTime|updateTime)$/, // live responses carry text and numbers
  /^retyped response .*card\/transaction\/query-asset-records .*(txnCreate|uid)$/, // live responses carry text and numbers
  /^retyped request .*grid\/query-grid-detail grid_id$/,
  /^retyped response .*dca\/create-bot result\.bot_id$/,
  /^retyped response .*earn\/advance\/order .*(settlementTime|ApyE8)$/,
  /^retyped response .*earn\/advance\/position .*(apyE8|yieldStartAt|yieldEndAt)$/,
  /^retyped response .*earn\/liquidity-mining\/product .*apy(7d)?E8$/,
  /^retyped response .*earn\/product .*redeemProcessingMinute$/,
  /^retyped response .*earn\/token\/position .*(aprE8|bonusAprE8)$/,
  /^retyped response .*event\/instruments-info .*durationWindow$/,
  /^retyped response .*grid\/query-grid-detail .*_time$/,
  /^retyped response .*rfq\/rfq-detail-list .*acceptOtherQuoteStatus$/,
  /^retyped response .*strategy\/(order-)?list .*orderType$/,
  /^retyped .*smpGroup$/, // a number until August 2026, text since then then
  /^retyped .*user-setting-config result\.smpType$/, // named without its type
  /^retyped .*risk-limit .*(initialMargin|maintenanceMargin)$/, // live responses have text and numbers
  /^retyped .*coinstate .*spotLeverage$/, // live responses have text and numbers
  /^retyped .*fixedborrow-order-info .*orderId$/, // live responses have text and numbers
  /^retyped .*system\/status .*(env|maintainType)$/, // text in the table, numbers in live responses
  /^renamed .*(availableWithdrawalMap|cumFeeDetail)\.[A-Z]+$/, // the name is a coin
  /^retyped .*deposit\/query-\S*record .*travelRuleStatus$/, // named without its type
  /^retyped response .*\/copy-trade\/.* result\.setLeverage(Type|ErrorCode)$/, // clients name it without its types
  /^retyped response .*\/aurora\//, // known only from clients, which disagree on text and numbers
  /option-base-coins/, // all names but two are undocumented
  /^renamed request .*(unified\/v3\/private\/order\/cancel-all|batch_create)/, // fields of the request are undocumented
  / \/mcp /, // a separate protocol with its own document
  /^retyped response \/api\/sessions\/\{id\}\/messages messages\.sources$/, // empty if nothing was looked up
  /^retyped response \/api\/(submit|tasks)\S* .*(created|updated)_at$/, // a time as text may also be milliseconds
  / \/api\/tasks.* .*call_details(\.model)?$/, // fields of an entry are undocumented
  / \/api\/derive\/\{id\} result\.compile\./, // the counts of a compilation are undocumented
  / \/api\/sessions\/\{id\}\/messages .*usage\.total_tokens$/, // fields of the usage are undocumented
];

/**
 * Gives each value of an example another type, and each field another name. Returns the changes that `checkSample`
 * accepts.
 */
function accepted(contract: Contract, sample: Sample, side: "request" | "response"): string[] {
  const body = side === "request" ? sample.request?.body : sample.response;
  const passed: string[] = [];
  for (const at of places(body)) {
    for (const way of ["retyped", "renamed"] as const) {
      if (way === "renamed" && typeof at.at(-1) === "number") continue;
      const changed = mutated(body, at, way);
      const made = side === "request" ? { ...sample, request: { body: changed } } : { ...sample, response: changed };
      const named = `${way} ${side} ${sample.path} ${at.filter((each) => typeof each === "string").join(".")}`;
      if (checkSample([contract], made).outcome === "conforms") passed.push(named);
    }
  }
  return passed;
}

describe.each([
  ["trading", tradingContract],
  ["knowledge", knowledgeContract],
])("the named examples of the %s document", (_, contract) => {
  // Skip failed responses: they have no result, so only their envelope is checked.
  const samples = namedExamples(contract).filter(
    ({ response }) => !isObject(response) || response["retCode"] === undefined || response["retCode"] === 0,
  );

  it.each(["request", "response"] as const)(
    "are rejected if any field of a %s is renamed or has another type",
    (side) => {
      const passed = new Set(samples.flatMap((sample) => accepted(contract, sample, side)));
      const unexpected = [...passed].filter((each) => !harmless.some((known) => known.test(each)));
      expect(unexpected).toEqual([]);
    },
  );
});
