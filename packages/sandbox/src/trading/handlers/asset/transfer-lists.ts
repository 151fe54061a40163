import { formatDecimal } from "../../../decimal.ts";
import { accountOf, type Call, type Handlers } from "../../call.ts";
import { page } from "../../input.ts";
import { subAccounts } from "../user/sub-accounts.ts";
import { window } from "../time-window.ts";

type Transfers = Call["environment"]["transfers"];
type Entry = Transfers extends Map<string, infer Item> ? readonly [id: string, record: Item] : never;

const record = ([transferId, { coin, amount, fromType, toType, time }]: Entry) => ({
  transferId,
  coin,
  amount: formatDecimal(amount),
  fromAccountType: fromType,
  toAccountType: toType,
  timestamp: String(time),
  status: "SUCCESS",
});

/** One page of the filtered transfers, newest first. */
function pageOf(call: Call, own: readonly Entry[], show: (entry: Entry) => object): object {
  const { input } = call;
  const [transferId, coin, status] = ["transferId", "coin", "status"].map((name) => input.text(name));
  const { start, end } = window(call, 7);
  const found = own.filter(([id, { coin: moved, time }]) => {
    if (time < start || time > end || (status !== "" && status !== "SUCCESS")) return false;
    return (transferId === "" || id === transferId) && (coin === "" || moved === coin);
  });
  const limit = input.integer("limit", 20, { minimum: 1, maximum: 50 });
  const { items, nextPageCursor } = page(found.toReversed(), { limit, cursor: input.text("cursor") });
  return { list: items.map(show), nextPageCursor };
}

function interTransferList(call: Call): object {
  const account = accountOf(call);
  const own = [...call.environment.transfers].filter(([, { universal, from }]) => !universal && from === account);
  return pageOf(call, own, record);
}

function universalTransferList(call: Call): object {
  const account = accountOf(call);
  const own = [...call.environment.transfers].filter(
    ([, { universal, from, to }]) =>
      universal && [from, to].some(({ uid, parentUid }) => [uid, parentUid].includes(account.uid)),
  );
  const [sender, receiver] = [call.input.text("fromMemberId"), call.input.text("toMemberId")];
  const named = own.filter(
    ([, { from, to }]) => (sender === "" || from.uid === sender) && (receiver === "" || to.uid === receiver),
  );
  return pageOf(call, named, (entry) => ({
    ...record(entry),
    fromMemberId: entry[1].from.uid,
    toMemberId: entry[1].to.uid,
  }));
}

function subMemberList(call: Call): object {
  const uids = subAccounts(call).map(({ uid }) => uid);
  return { subMemberIds: uids, transferableSubMemberIds: uids };
}

export const transferListHandlers: Handlers = {
  assetTransferQueryInterTransferList: interTransferList,
  assetTransferQueryUniversalTransferList: universalTransferList,
  assetTransferQuerySubMemberList: subMemberList,
};
