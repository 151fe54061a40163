import { Reply } from "../../http/envelope.ts";
import { accountOf, type Call } from "../call.ts";
import { Input } from "../input.ts";
import type { LoanAccount, Pledge } from "./loan-account.ts";

export const loansOf = (call: Call): LoanAccount => call.environment.loans.accountOf(accountOf(call), call.now);

/** The loan operations say `ok` in lower case. */
export const ok = (result: object): Reply => new Reply(result, { retMsg: "ok" });

/** The collateral of a request: a list, or one coin that stands alone. */
export function readPledges({ input }: Call): Pledge[] {
  const given = input.values.collateralList;
  const items = Array.isArray(given)
    ? input.list("collateralList")
    : given === undefined
      ? []
      : [new Input({ ...given })];
  return items.map((item) => ({ coin: item.required("currency"), amount: item.amount("amount") }));
}

/** One page of records, which come newest first. The filter names the field of a record that each parameter selects. */
export function listReply<Item extends object>(
  call: Call,
  items: Iterable<Item>,
  filter: Readonly<Record<string, keyof Item & string>>,
  record: (item: Item) => object,
): Reply {
  const { input } = call;
  const isWanted = (item: Item): boolean =>
    Object.entries(filter).every(([name, field]) => !input.has(name) || String(item[field]) === input.text(name));
  const found = input.page([...items].filter(isWanted), 10, 100);
  return ok({ list: found.items.map(record), nextPageCursor: found.nextPageCursor });
}
