/** The id of the sandbox's first quote for a conversion. */
const firstQuote = "10100000000000001";

/** The ID of the sandbox's first withdrawal. */
const firstWithdrawal = "20000001";

/**
 * Inputs for operations whose first example names what the sandbox does not have. Everything else is
 * called with the example of its specification, or with its required parameters alone.
 */
export const inputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  p2pOssUploadFile: { upload_file: { $file: { name: "receipt.png", type: "image/png", text: "An image." } } },
  affiliateAffiliateSubList: { startDate: "2025-12-01", endDate: "2025-12-31" },
  brokerEarningsInfo: { begin: "20251225", end: "20251231" },
  apilimitQuery: { uids: "100001" },
  apilimitSet: { list: [{ uids: "100002", bizType: "SPOT", rate: 50 }] },
  assetDepositDepositToAccount: { accountType: "FUND" },
  assetExchangeQuoteApply: {
    accountType: "eb_convert_uta",
    fromCoin: "ETH",
    toCoin: "BTC",
    requestCoin: "ETH",
    requestAmount: "0.1",
    fromCoinType: "crypto",
    toCoinType: "crypto",
    paramType: "opFrom",
    paramValue: "broker-id-001",
    requestId: "rebalance-17",
  },
  assetExchangeConvertExecute: { quoteTxId: firstQuote },
  assetExchangeConvertResultQuery: { quoteTxId: firstQuote, accountType: "eb_convert_uta" },
  assetWithdrawCancel: { id: firstWithdrawal },
  assetTransferInterTransfer: {
    transferId: "5d1c7f0e-9b7a-4c55-8f1d-3f6a2b9c0d11",
    coin: "USDT",
    amount: "25",
    fromAccountType: "UNIFIED",
    toAccountType: "FUND",
  },
  assetTransferUniversalTransfer: {
    transferId: "8a4b6c2d-1e3f-4a5b-9c7d-0e1f2a3b4c5d",
    coin: "USDT",
    amount: "10",
    fromMemberId: 100001,
    toMemberId: 100002,
    fromAccountType: "UNIFIED",
    toAccountType: "UNIFIED",
  },
  spotXLaunchpoolProjectList: { status: 1 },
  spotXPuzzleProjectList: { status: 1 },
  spotXTokenSplashProjectList: { status: 1 },
  earnAdvanceDoubleWinLeverage: { productId: "1", initialPrice: "120000", lowerPrice: "108000", upperPrice: "132000" },
  eventOrderbook: { symbol: "BTCUSDT-UPDOWN-5M" },
  eventTrades: { symbol: "BTCUSDT-UPDOWN-5M" },
  unifiedV3PrivateOrderCancelAll: { category: "linear" },
  fiatReferencePrice: { symbol: "EUR-USDT" },
  userDelSubmember: { subMemberId: "100012" },
  userFrozenSubMember: { subuid: 100002, frozen: 0 },
};

/** What an operation needs and no example makes: a call that is made just before it, and not recorded. */
export const preparations: Readonly<Record<string, { readonly call: string; readonly input: object }>> = {
  assetWithdrawCancel: {
    call: "asset.withdrawCreate",
    input: {
      coin: "USDT",
      chain: "ETH",
      address: "0x1f4c2a9b7d3e58f06a1b2c3d4e5f60718293a4b5",
      amount: "1",
      accountType: "FUND",
      timestamp: 1_767_225_600_000,
      requestId: "payout20260101b",
    },
  },
};

/** Operations that need what others make, or take away what others need: they come last, in this order. */
export const last: readonly string[] = [
  "assetExchangeQuoteApply",
  "assetExchangeConvertExecute",
  "assetExchangeConvertResultQuery",
  "userUpdateApi",
  "userDelSubmember",
  "userDeleteApi",
];
