import type { WriteClass } from "../src/catalog.ts";

/**
 * What the writes of each tag of the trading document may do. A tag that is missing stops the build, so that somebody decides.
 * `trade` puts money at risk, `transfer` moves it between products and accounts of the user, `withdraw` may move it to others.
 */
const classOfTag: Readonly<Record<string, WriteClass>> = {
  Trade: "trade",
  Position: "trade",
  "Spread Trading": "trade",
  "RFQ Trading": "trade",
  Strategy: "trade",
  Bot: "trade",
  "Event Contract": "trade",
  "Leverage Token": "trade",
  Legacy: "trade",
  Web3: "trade",
  "Copy Trading": "trade",
  Asset: "transfer",
  "Crypto Loan": "transfer",
  "Crypto Loan Legacy": "transfer",
  "Institutional Loan": "transfer",
  "Spot Margin Trade": "transfer",
  Earn: "transfer",
  "Advanced Earn": "transfer",
  "Real-World Assets": "transfer",
  P2P: "withdraw",
  "Private Wealth Management": "withdraw",
  Broker: "withdraw",
  Account: "settings",
  User: "settings",
  Tax: "settings",
  "Rate Limit": "settings",
  "Bybit Platform": "settings",
};

/** Writes that may do more, or other things, than most of their tag. */
const classOfPath: readonly (readonly [RegExp, WriteClass])[] = [
  [/^\/v5\/asset\/withdraw\/create$|^\/v5\/fiat\/|universal-transfer$/, "withdraw"],
  [/^\/v5\/account\/(?:borrow|repay|no-convert-repay|quick-repayment)$/, "transfer"],
];

export function writeClass(tag: string, path: string): WriteClass {
  const found = classOfPath.find(([pattern]) => pattern.test(path))?.[1] ?? classOfTag[tag];
  if (found === undefined)
    throw new Error(`${path} changes something, and catalog/write-class.ts does not say what the tag "${tag}" may do.`);
  return found;
}
