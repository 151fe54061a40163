import type { FoundOperation } from "@specwright-tools/model/operations";
import type { Contract } from "../../conformance/index.ts";
import { exampleInput } from "@specwright-tools/model/example-input";
import { environmentsOf } from "@specwright-tools/model/operations";
import { tradingDocument } from "../../documents.ts";
import type { Recorder } from "../../record/recorder.ts";
import { inputs, last, preparations } from "./inputs.ts";

/** Values that a sandbox knows, for parameters that must be there. */
const usual: Readonly<Record<string, unknown>> = {
  symbol: "BTCUSDT",
  coin: "BTC",
  coinName: "BTC",
  currency: "BTC",
  orderCurrency: "BTC",
  baseCoin: "BTC",
  category: "linear",
  settleCoin: "USDT",
  accountType: "UNIFIED",
  intervalTime: "1h",
  interval: "60",
  period: "1h",
  indexName: "BTCUSDT",
  memberId: "100002",
  subMemberId: "100002",
  chainType: "ETH",
  quoteTxId: "10100108106409340067234418688",
  tradeNo: "20261102093015000000000001",
  startTime: 1_767_225_600_000,
  endTime: 1_767_312_000_000,
  // The sandbox has no records of these: any text does.
  productId: 1,
  planId: "1",
  fundId: "1",
  strategyId: "1",
  orderId: "1",
  uid: "1",
  ltCoin: "1",
  loanCurrency: "1",
  collateralCurrency: "1",
};

/** One plain success for every operation that no journey has shown yet; those that take things away only `atTheEnd`. */
export async function recordEveryOperation(
  recorder: Recorder,
  contract: Contract,
  callOf: (operationId: string) => string,
  atTheEnd: boolean,
): Promise<void> {
  const shown = new Set(recorder.recorded.map(({ recording }) => recording.call.operationId));
  for (const operation of inOrder(contract.operations)) {
    const operationId = operation.operation.operationId;
    if (shown.has(operationId) || last.includes(operationId) !== atTheEnd) continue;
    const environments = environmentsOf(operation);
    const at = (["mainnet", "demo"] as const).find((name) => environments.includes(name)) ?? "testnet";
    const prepared = preparations[operationId];
    if (prepared !== undefined)
      await recorder.attempt({ name: "before", operationId, call: prepared.call, args: [prepared.input], at });
    const input = inputs[operationId] ?? exampleInput(tradingDocument, operation.operation, usual);
    await recorder.play({ name: "plain", operationId, call: callOf(operationId), args: [input], at });
  }
}

/** The order of the specification, with what takes things away at the end. */
function inOrder(operations: readonly FoundOperation[]): FoundOperation[] {
  const rank = (operation: FoundOperation) => last.indexOf(operation.operation.operationId);
  return operations.toSorted((a, b) => rank(a) - rank(b));
}
