/** Responses of the benchmark's server. The position list has the size of a real list with one position, 1.2 kB. */

const envelope = (result: unknown): string =>
  JSON.stringify({ retCode: 0, retMsg: "OK", result, retExtInfo: {}, time: 1_767_225_600_000 });

const onePosition = {
  positionIdx: 0,
  riskId: 1,
  riskLimitValue: "2000000",
  symbol: "BTCUSDT",
  side: "Buy",
  size: "0.015",
  avgPrice: "50123.45",
  positionValue: "751.85175",
  tradeMode: 0,
  autoAddMargin: 0,
  positionStatus: "Normal",
  leverage: "10",
  markPrice: "50250.10",
  liqPrice: "45310.20",
  bustPrice: "",
  positionIM: "75.5893612",
  positionIMByMp: "75.5893612",
  positionMM: "4.16314",
  positionMMByMp: "4.16314",
  positionBalance: "75.58",
  takeProfit: "55000.00",
  stopLoss: "48000.00",
  trailingStop: "0",
  sessionAvgPrice: "",
  delta: "",
  gamma: "",
  vega: "",
  theta: "",
  unrealisedPnl: "1.89975",
  curRealisedPnl: "-0.41351846",
  cumRealisedPnl: "-13.22010101",
  adlRankIndicator: 2,
  createdTime: "1767139200000",
  updatedTime: "1767225500000",
  seq: 8_172_241_025,
  isReduceOnly: false,
  mmrSysUpdatedTime: "",
  leverageSysUpdatedTime: "",
  breakEvenPrice: "50151.09",
  tpslMode: "Full",
};

export const positionAnswer = (): string =>
  envelope({ category: "linear", nextPageCursor: "BTCUSDT%2C1767225500000%2C0", list: [onePosition] });

export const orderAnswer = (): string =>
  envelope({ orderId: "5b0c1a1e-27cb-4d19-9d50-8d70d33d3c1f", orderLinkId: "benchmark-order-000001" });

const words = "The position was opened after the second test of the range and closed before funding. ";

/** Builds the events of a chat answer: `count` pieces of text, and the event that ends the answer. */
export function streamEvents(count: number): string {
  const pieces = Array.from({ length: count }, (_, index) => {
    const content = words.slice(index % 40, (index % 40) + 24);
    return `data: ${JSON.stringify({ type: "delta", content })}\n\n`;
  });
  return `${pieces.join("")}${streamEnd}`;
}

export const streamEnd = `data: ${JSON.stringify({ type: "done", sources: [], cost: 0.001 })}\n\n`;
