import type { Field, Operation, WriteClass } from "@specwright/specs/catalog";

/**
 * Classes of writes by tag of the trading document. A missing tag fails the build, so that a maintainer has to decide.
 * `trade` puts money at risk, `transfer` moves it between the user's products and accounts, `withdraw` may move it to
 * other people.
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

/** Classes of writes that differ from the class of their tag, by path. */
const classOfPath: readonly (readonly [RegExp, WriteClass])[] = [
  [/^\/v5\/asset\/withdraw\/create$|^\/v5\/fiat\/|universal-transfer$/, "withdraw"],
  // Treat these as withdrawals, because a caller who creates a key or changes its permissions can gain every
  // permission.
  [/^\/v5\/user\/(?:create-sub-api|update-api|update-sub-api)$/, "withdraw"],
  [/^\/v5\/position\/move-positions$/, "transfer"],
  [/^\/v5\/account\/(?:borrow|repay|no-convert-repay|quick-repayment)$/, "transfer"],
];

export function writeClass(tag: string, path: string): WriteClass {
  const found = classOfPath.find(([pattern]) => pattern.test(path))?.[1] ?? classOfTag[tag];
  if (found === undefined)
    throw new Error(
      `${path} changes something, and tools/toolchain/catalog/write-class.ts does not say what the tag "${tag}" may do.`,
    );
  return found;
}

/**
 * Paths of writes that move no money and open no position, because they cancel something, or configure later orders.
 */
const movesNothing =
  /\/cancel|cancel-all$|-cancel$|\/strategy\/stop$|\/position\/(?:set-|switch-mode$|confirm-)|\/spot-margin-trade\/(?:set-|switch-mode$)/;

/**
 * Returns the rule for calculating the money that a write moves, before the write is sent: `none` if it moves none,
 * `order` for the value of each of its orders, `amount` for its field `amount`. Undefined if the money can't be
 * calculated.
 */
export function writeValue(path: string, write: WriteClass, fields: readonly Field[]): Operation["value"] {
  if (write === "settings" || movesNothing.test(path)) return "none";
  if (/^\/v5\/order\/(?:create|amend)(?:-batch)?$/.test(path)) return "order";
  const names = new Set(fields.map(({ name }) => name));
  return names.has("amount") && names.has("coin") ? "amount" : undefined;
}
