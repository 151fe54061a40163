import type { Schema } from "../../input/schema.ts";

export const Symbol: Schema = { type: "string" };

export const Coin: Schema = { type: "string" };

export const DecimalString: Schema = {
  type: "string",
  pattern: "^-?\\d+(\\.\\d+)?$",
  rule: "must be a decimal number as text, such as \"0.01\"",
};

export const TimestampMs: Schema = { type: "integer" };

export const Cursor: Schema = { type: "string" };

export const DemoAdjustType: Schema = { enum: [0, 1] };

export const AccountDemoFunds: Schema = {
  oneOf: [
    {
      type: "object",
      properties: {
        coin: { enum: ["BTC"] },
        amountStr: {
          type: "string",
          pattern: "^(0?\\d|1[0-4])(\\.\\d+)?$|^15(\\.0+)?$",
          rule: "must be a decimal number as text, at most 15 BTC in one request",
        },
      },
    },
    {
      type: "object",
      properties: {
        coin: { enum: ["ETH"] },
        amountStr: {
          type: "string",
          pattern: "^(\\d{1,2}|1\\d{2})(\\.\\d+)?$|^200(\\.0+)?$",
          rule: "must be a decimal number as text, at most 200 ETH in one request",
        },
      },
    },
    {
      type: "object",
      properties: {
        coin: { enum: ["USDT"] },
        amountStr: {
          type: "string",
          pattern: "^\\d{1,5}(\\.\\d+)?$|^100000(\\.0+)?$",
          rule: "must be a decimal number as text, at most 100000 USDT in one request",
        },
      },
    },
    {
      type: "object",
      properties: {
        coin: { enum: ["USDC"] },
        amountStr: {
          type: "string",
          pattern: "^\\d{1,5}(\\.\\d+)?$|^100000(\\.0+)?$",
          rule: "must be a decimal number as text, at most 100000 USDC in one request",
        },
      },
    },
  ],
};

export const CategoryAll: Schema = { enum: ["spot", "linear", "inverse", "option"] };

export const CategorySpotAndFutures: Schema = { enum: ["spot", "linear", "inverse"] };

export const DurationMsString: Schema = { type: "string", pattern: "^\\d+$", rule: "must be a whole number of milliseconds, as text" };

export const RepaymentType: Schema = { enum: ["ALL", "FIXED", "FLEXIBLE"] };

export const RepayEverythingType: Schema = { enum: ["ALL"] };

export const SwitchWord: Schema = { enum: ["ON", "OFF"] };

export const CollateralSwitchChange: Schema = {
  type: "object",
  required: ["coin", "collateralSwitch"],
  properties: { coin: Coin, collateralSwitch: SwitchWord },
};

export const OnOff: Schema = { enum: ["1", "0"] };

export const MarginMode: Schema = { enum: ["ISOLATED_MARGIN", "REGULAR_MARGIN", "PORTFOLIO_MARGIN"] };

export const AccountType: Schema = { enum: ["UNIFIED", "FUND"] };

export const TransactionLogType: Schema = {
  enum: [
    "TRANSFER_IN",
    "TRANSFER_OUT",
    "TRADE",
    "SETTLEMENT",
    "DELIVERY",
    "LIQUIDATION",
    "ADL",
    "AIRDROP",
    "BONUS",
    "BONUS_RECOLLECT",
    "FEE_REFUND",
    "INTEREST",
    "CURRENCY_BUY",
    "CURRENCY_SELL",
    "BORROWED_AMOUNT_INS_LOAN",
    "PRINCIPLE_REPAYMENT_INS_LOAN",
    "INTEREST_REPAYMENT_INS_LOAN",
    "AUTO_SOLD_COLLATERAL_INS_LOAN",
    "AUTO_BUY_LIABILITY_INS_LOAN",
    "AUTO_PRINCIPLE_REPAYMENT_INS_LOAN",
    "AUTO_INTEREST_REPAYMENT_INS_LOAN",
    "TRANSFER_IN_INS_LOAN",
    "TRANSFER_OUT_INS_LOAN",
    "SPOT_REPAYMENT_SELL",
    "SPOT_REPAYMENT_BUY",
    "TOKENS_SUBSCRIPTION",
    "TOKENS_REDEMPTION",
    "AUTO_DEDUCTION",
    "FLEXIBLE_STAKING_SUBSCRIPTION",
    "FLEXIBLE_STAKING_REDEMPTION",
    "FIXED_STAKING_SUBSCRIPTION",
    "FLEXIBLE_STAKING_REFUND",
    "FIXED_STAKING_REFUND",
    "PREMARKET_TRANSFER_OUT",
    "PREMARKET_DELIVERY_SELL_NEW_COIN",
    "PREMARKET_DELIVERY_BUY_NEW_COIN",
    "PREMARKET_DELIVERY_PLEDGE_PAY_SELLER",
    "PREMARKET_DELIVERY_PLEDGE_BACK",
    "PREMARKET_ROLLBACK_PLEDGE_BACK",
    "PREMARKET_ROLLBACK_PLEDGE_PENALTY_TO_BUYER",
    "CUSTODY_NETWORK_FEE",
    "CUSTODY_SETTLE_FEE",
    "CUSTODY_LOCK",
    "CUSTODY_UNLOCK",
    "CUSTODY_UNLOCK_REFUND",
    "LOANS_BORROW_FUNDS",
    "LOANS_PLEDGE_ASSET",
    "MANUAL_LOANS_BORROW",
    "MANUAL_LOANS_REPAY",
    "AUTO_LOANS_BORROW",
    "AUTO_LOANS_REPAY",
    "BONUS_TRANSFER_IN",
    "BONUS_TRANSFER_OUT",
    "PEF_TRANSFER_IN",
    "PEF_TRANSFER_OUT",
    "PEF_PROFIT_SHARE",
    "ONCHAINEARN_SUBSCRIPTION",
    "ONCHAINEARN_REDEMPTION",
    "ONCHAINEARN_REFUND",
    "STRUCTURE_PRODUCT_SUBSCRIPTION",
    "STRUCTURE_PRODUCT_REFUND",
    "CLASSIC_WEALTH_MANAGEMENT_SUBSCRIPTION",
    "PREMIMUM_WEALTH_MANAGEMENT_SUBSCRIPTION",
    "PREMIMUM_WEALTH_MANAGEMENT_REFUND",
    "LIQUIDITY_MINING_SUBSCRIPTION",
    "LIQUIDITY_MINING_REFUND",
    "PWM_SUBSCRIPTION",
    "PWM_REFUND",
    "DEFI_INVESTMENT_SUBSCRIPTION",
    "DEFI_INVESTMENT_REFUND",
    "DEFI_INVESTMENT_REDEMPTION",
    "INSTITUTION_LOAN_IN",
    "INSTITUTION_PAYBACK_PRINCIPAL_OUT",
    "INSTITUTION_PAYBACK_INTEREST_OUT",
    "INSTITUTION_EXCHANGE_SELL",
    "INSTITUTION_EXCHANGE_BUY",
    "INSTITUTION_LIQ_PRINCIPAL_OUT",
    "INSTITUTION_LIQ_INTEREST_OUT",
    "INSTITUTION_LOAN_TRANSFER_IN",
    "INSTITUTION_LOAN_TRANSFER_OUT",
    "INSTITUTION_LOAN_WITHOUT_WITHDRAW",
    "INSTITUTION_LOAN_RESERVE_IN",
    "INSTITUTION_LOAN_RESERVE_OUT",
    "SPREAD_FEE_OUT",
    "PLATFORM_TOKEN_MNT_LIQRECALLEDMMNT",
    "PLATFORM_TOKEN_MNT_LIQRETURNEDMNT",
    "BORROW",
    "REPAY",
    "CONVERT",
    "BROKER_ABACCOUNT_FEE",
    "EARNING_REDEMPTION_SELL",
    "EARNING_REDEMPTION_BUY",
    "DBS_CASH_OUT",
    "DBS_CASH_IN",
    "DBS_CASH_OUT_TR",
    "DBS_CASH_IN_TR",
    "CUSTODY_CASH_RECOVER_TR",
    "ALPHA_SMALL_TOKEN_REFUND",
    "TWAP_BUDGET_AIRDROP",
    "TWAP_BUDGET_RECALL",
    "FLOATING_TO_FIXED_BORROW",
    "FLOATING_TO_FIXED_REPAY",
    "IDN_CONVERT_IN",
    "IDN_CONVERT_OUT",
    "DIVIDEND_SETTLEMENT",
    "FORWARD_SPLIT_SETTLE",
    "REVERSE_SPLIT_SETTLE",
    "FORWARD_SPLIT_OPEN",
    "REVERSE_SPLIT_OPEN",
  ],
};

export const TransSubType: Schema = { enum: ["movePosition"] };

export const Locale: Schema = {
  enum: [
    "de-DE",
    "en-US",
    "es-AR",
    "es-ES",
    "es-MX",
    "fr-FR",
    "kk-KZ",
    "id-ID",
    "uk-UA",
    "ja-JP",
    "ru-RU",
    "th-TH",
    "pt-BR",
    "tr-TR",
    "vi-VN",
    "zh-TW",
    "ar-SA",
    "hi-IN",
    "fil-PH",
  ],
};

export const AnnouncementType: Schema = {
  enum: [
    "new_crypto",
    "latest_bybit_news",
    "delistings",
    "latest_activities",
    "product_updates",
    "maintenance_updates",
    "new_fiat_listings",
    "other",
  ],
};

export const BizType: Schema = { enum: ["SPOT", "DERIVATIVES", "OPTIONS"] };

export const ApilimitSetRequestItem: Schema = {
  type: "object",
  required: ["uids", "bizType", "rate"],
  properties: {
    uids: { type: "string", minLength: 1 },
    bizType: BizType,
    rate: { type: "integer", minimum: 1 },
  },
};

export const Uid: Schema = { type: "string" };

export const AssetAccountType: Schema = {
  enum: [
    "FundingAccount",
    "UnifiedTradingAccount",
    "Earn",
    "TradingBot",
    "CopyTrading",
    "CryptoLoans",
    "CryptoLoans_legacy",
    "PayLater",
    "Launchpool",
    "TradFi",
    "MarginStakedSOL",
    "Alpha",
  ],
};

export const SmallBalanceAccountType: Schema = { enum: ["eb_convert_uta"] };

export const ConvertAccountType: Schema = { enum: ["eb_convert_uta", "eb_convert_funding"] };

export const TimestampMsString: Schema = { type: "string" };

export const CategoryDerivatives: Schema = { enum: ["linear", "inverse", "option"] };

export const DepositAccountType: Schema = { enum: ["UNIFIED", "FUND", "EARN", "CONTRACT"] };

export const ConvertCoinListAccountType: Schema = {
  enum: [
    "eb_convert_funding",
    "eb_convert_uta",
    "eb_convert_spot",
    "eb_convert_contract",
    "eb_convert_inverse",
  ],
};

export const NumericFlag: Schema = { enum: [0, 1] };

export const ConvertCoinType: Schema = { enum: ["crypto"] };

export const ConvertParamType: Schema = { enum: ["opFrom"] };

export const TransferAccountType: Schema = { enum: ["UNIFIED", "FUND", "CONTRACT"] };

export const TransferStatus: Schema = { enum: ["SUCCESS", "PENDING", "FAILED"] };

export const WithdrawForceChain: Schema = { enum: [0, 1] };

export const WithdrawAccountType: Schema = { enum: ["FUND", "UTA", "EARN", "FUND,UTA,EARN"] };

export const WithdrawFeeType: Schema = { enum: [0, 1] };

export const BeneficiaryLegalType: Schema = { enum: ["individual", "company"] };

export const BeneficiaryWalletType: Schema = { enum: ["0", "1"] };

export const BeneficiaryUnhostedWalletType: Schema = { enum: ["0", "1"] };

export const AssetWithdrawBeneficiary: Schema = {
  type: "object",
  properties: {
    beneficiaryTransactionPurpose: { type: "string" },
    beneficiaryRepresentativeFirstName: { type: "string" },
    beneficiaryRepresentativeLastName: { type: "string" },
    vaspEntityId: { type: "string" },
    beneficiaryName: { type: "string" },
    beneficiaryLegalType: BeneficiaryLegalType,
    beneficiaryWalletType: BeneficiaryWalletType,
    beneficiaryUnhostedWalletType: BeneficiaryUnhostedWalletType,
    beneficiaryPoiNumber: { type: "string" },
    beneficiaryPoiType: { type: "string" },
    beneficiaryPoiIssuingCountry: { type: "string" },
    beneficiaryPoiExpiredDate: { type: "string" },
    beneficiaryAddressCountry: { type: "string" },
    beneficiaryAddressState: { type: "string" },
    beneficiaryAddressCity: { type: "string" },
    beneficiaryAddressBuilding: { type: "string" },
    beneficiaryAddressStreet: { type: "string" },
    beneficiaryAddressPostalCode: { type: "string" },
    beneficiaryDateOfBirth: { type: "string" },
    beneficiaryPlaceOfBirth: { type: "string" },
  },
};

export const WithdrawAddressType: Schema = { enum: [0, 1, 2] };

export const WithdrawType: Schema = { enum: [0, 1, 2] };

export const OrderId: Schema = { type: "string" };

export const OrderLinkId: Schema = {
  type: "string",
  pattern: "^[A-Za-z0-9_-]{1,36}$",
  rule: "must be 1 to 36 letters, digits, hyphens or underscores",
};

export const ExecType: Schema = {
  enum: [
    "Trade",
    "AdlTrade",
    "Funding",
    "BustTrade",
    "Delivery",
    "Settle",
    "BlockTrade",
    "MovePosition",
    "FutureSpread",
    "UNKNOWN",
    "ForwardSplitSettle",
    "ReverseSplitSettle",
    "ForwardSplitOpen",
    "ReverseSplitOpen",
    "Dividend",
  ],
};

export const FiatSide: Schema = { enum: ["0", "1"] };

export const CoinKind: Schema = { enum: ["fiat", "crypto"] };

export const CategoryFutures: Schema = { enum: ["linear", "inverse"] };

export const OpenInterestInterval: Schema = { enum: ["5min", "15min", "30min", "1h", "4h", "1d"] };

export const FeeGroupProduct: Schema = { enum: ["contract"] };

export const FeeGroupId: Schema = { enum: ["1", "2", "3", "4", "5", "6", "7", "8", "9"] };

export const CategoryOption: Schema = { enum: ["option"] };

export const VolatilityQuoteCoin: Schema = { enum: ["USD", "USDT"] };

export const KlineInterval: Schema = { enum: ["1", "3", "5", "15", "30", "60", "120", "240", "360", "720", "D", "W", "M"] };

export const SymbolType: Schema = { enum: ["innovation", "adventure", "xstocks", "commodity", "stock", "forex", "ETF"] };

export const InstrumentStatus: Schema = { enum: ["PreLaunch", "PendingOpen", "Trading", "Delivering", "Closed"] };

export const CategoryLinear: Schema = { enum: ["linear"] };

export const OptionType: Schema = { enum: ["Call", "Put"] };

export const TpslMode: Schema = { enum: ["Full", "Partial"] };

export const TriggerBy: Schema = { enum: ["LastPrice", "IndexPrice", "MarkPrice"] };

export const CategorySpot: Schema = { enum: ["spot"] };

export const OrderAmendBatchRequestItem: Schema = {
  oneOf: [
    {
      type: "object",
      required: ["orderId", "symbol"],
      properties: {
        symbol: Symbol,
        orderId: OrderId,
        orderLinkId: OrderLinkId,
        orderIv: {
          type: ["string", "null"],
          pattern: "^-?\\d+(\\.\\d+)?$",
          rule: "must be a decimal number as text, such as \"0.01\"",
        },
        triggerPrice: DecimalString,
        qty: {
          type: ["string", "null"],
          pattern: "^-?\\d+(\\.\\d+)?$",
          rule: "must be a decimal number as text, such as \"0.01\"",
        },
        price: {
          type: ["string", "null"],
          pattern: "^-?\\d+(\\.\\d+)?$",
          rule: "must be a decimal number as text, such as \"0.01\"",
        },
        tpslMode: TpslMode,
        takeProfit: DecimalString,
        stopLoss: DecimalString,
        tpTriggerBy: TriggerBy,
        slTriggerBy: TriggerBy,
        triggerBy: TriggerBy,
        tpLimitPrice: DecimalString,
        slLimitPrice: DecimalString,
      },
    },
    {
      type: "object",
      required: ["orderLinkId", "symbol"],
      properties: {
        symbol: Symbol,
        orderId: OrderId,
        orderLinkId: OrderLinkId,
        orderIv: {
          type: ["string", "null"],
          pattern: "^-?\\d+(\\.\\d+)?$",
          rule: "must be a decimal number as text, such as \"0.01\"",
        },
        triggerPrice: DecimalString,
        qty: {
          type: ["string", "null"],
          pattern: "^-?\\d+(\\.\\d+)?$",
          rule: "must be a decimal number as text, such as \"0.01\"",
        },
        price: {
          type: ["string", "null"],
          pattern: "^-?\\d+(\\.\\d+)?$",
          rule: "must be a decimal number as text, such as \"0.01\"",
        },
        tpslMode: TpslMode,
        takeProfit: DecimalString,
        stopLoss: DecimalString,
        tpTriggerBy: TriggerBy,
        slTriggerBy: TriggerBy,
        triggerBy: TriggerBy,
        tpLimitPrice: DecimalString,
        slLimitPrice: DecimalString,
      },
    },
  ],
};

export const SpotOrderFilter: Schema = { enum: ["Order", "tpslOrder", "StopOrder"] };

export const CancelAllOrderFilter: Schema = { enum: ["Order", "tpslOrder", "StopOrder", "OcoOrder", "BidirectionalTpslOrder", "OpenOrder"] };

export const StopOrderType: Schema = {
  enum: [
    "TakeProfit",
    "StopLoss",
    "TrailingStop",
    "Stop",
    "PartialTakeProfit",
    "PartialStopLoss",
    "tpslOrder",
    "OcoOrder",
    "MmRateClose",
    "BidirectionalTpslOrder",
  ],
};

export const OrderCancelBatchRequestItem: Schema = {
  oneOf: [
    {
      type: "object",
      required: ["orderId", "symbol"],
      properties: { symbol: Symbol, orderId: OrderId, orderLinkId: OrderLinkId },
    },
    {
      type: "object",
      required: ["orderLinkId", "symbol"],
      properties: { symbol: Symbol, orderId: OrderId, orderLinkId: OrderLinkId },
    },
  ],
};

export const Side: Schema = { enum: ["Buy", "Sell"] };

export const OrderType: Schema = { enum: ["Market", "Limit"] };

export const MarketUnit: Schema = { enum: ["baseCoin", "quoteCoin"] };

export const SlippageToleranceType: Schema = { enum: ["TickSize", "Percent"] };

export const TimeInForce: Schema = { enum: ["GTC", "IOC", "FOK", "PostOnly", "RPI"] };

export const SmpType: Schema = { enum: ["CancelMaker", "CancelTaker", "CancelBoth"] };

export const TriggerDirection: Schema = { enum: [1, 2] };

export const PositionIdx: Schema = { enum: [0, 1, 2] };

export const BboSideType: Schema = { enum: ["Queue", "Counterparty"] };

export const BboLevel: Schema = { enum: ["1", "2", "3", "4", "5"] };

export const SpotOrderBatchItem: Schema = {
  type: "object",
  required: ["symbol", "side", "orderType", "qty"],
  properties: {
    symbol: Symbol,
    isLeverage: NumericFlag,
    side: Side,
    orderType: OrderType,
    qty: DecimalString,
    marketUnit: MarketUnit,
    price: DecimalString,
    orderFilter: SpotOrderFilter,
    triggerPrice: DecimalString,
    timeInForce: TimeInForce,
    orderLinkId: OrderLinkId,
    takeProfit: DecimalString,
    stopLoss: DecimalString,
    smpType: SmpType,
    tpLimitPrice: DecimalString,
    slLimitPrice: DecimalString,
    tpOrderType: OrderType,
    slOrderType: OrderType,
  },
};

export const FuturesOrderBatchItem: Schema = {
  type: "object",
  required: ["symbol", "side", "orderType", "qty"],
  properties: {
    symbol: Symbol,
    side: Side,
    orderType: OrderType,
    qty: DecimalString,
    price: DecimalString,
    triggerDirection: TriggerDirection,
    triggerPrice: DecimalString,
    triggerBy: TriggerBy,
    timeInForce: TimeInForce,
    positionIdx: PositionIdx,
    orderLinkId: OrderLinkId,
    takeProfit: DecimalString,
    stopLoss: DecimalString,
    tpTriggerBy: TriggerBy,
    slTriggerBy: TriggerBy,
    reduceOnly: { type: "boolean" },
    closeOnTrigger: { type: "boolean" },
    smpType: SmpType,
    tpslMode: TpslMode,
    tpLimitPrice: DecimalString,
    slLimitPrice: DecimalString,
    tpOrderType: OrderType,
    slOrderType: OrderType,
  },
};

export const OptionOrderBatchItem: Schema = {
  type: "object",
  required: ["symbol", "side", "orderType", "qty", "orderLinkId"],
  properties: {
    symbol: Symbol,
    side: Side,
    orderType: OrderType,
    qty: DecimalString,
    price: DecimalString,
    orderIv: DecimalString,
    timeInForce: TimeInForce,
    positionIdx: PositionIdx,
    orderLinkId: OrderLinkId,
    takeProfit: DecimalString,
    stopLoss: DecimalString,
    reduceOnly: { type: "boolean" },
    smpType: SmpType,
    mmp: { type: "boolean" },
  },
};

export const ProtectedProduct: Schema = { enum: ["OPTIONS", "DERIVATIVES", "SPOT"] };

export const OrderFilter: Schema = { enum: ["Order", "tpslOrder", "StopOrder", "OcoOrder", "BidirectionalTpslOrder"] };

export const OrderStatus: Schema = {
  enum: [
    "New",
    "PartiallyFilled",
    "Untriggered",
    "Rejected",
    "PartiallyFilledCanceled",
    "Filled",
    "Cancelled",
    "Triggered",
    "Deactivated",
  ],
};

export const MovePositionStatus: Schema = { enum: ["Processing", "Filled", "Rejected"] };

export const MovePositionLeg: Schema = {
  type: "object",
  required: ["category", "symbol", "price", "side", "qty"],
  properties: { category: CategoryAll, symbol: Symbol, price: DecimalString, side: Side, qty: DecimalString },
};

export const PositionMode: Schema = { enum: [0, 3] };

export const VipLevel: Schema = {
  enum: [
    "No VIP",
    "VIP-1",
    "VIP-2",
    "VIP-3",
    "VIP-4",
    "VIP-5",
    "VIP-Supreme",
    "PRO-1",
    "PRO-2",
    "PRO-3",
    "PRO-4",
    "PRO-5",
    "PRO-6",
  ],
};

export const FixedBorrowTerm: Schema = { enum: ["7", "14", "30", "90", "180"] };

export const FixedBorrowRepayType: Schema = { enum: ["1", "2"] };

export const FixedBorrowStrategy: Schema = { enum: ["PARTIAL", "FULL"] };

export const FixedBorrowOrderState: Schema = { enum: ["1", "2", "3", "4"] };

export const FixedBorrowOrderBy: Schema = { enum: ["apy", "term", "quantity"] };

export const SystemState: Schema = { enum: ["scheduled", "ongoing", "completed", "canceled"] };

export const AgreementCategoryV2: Schema = { enum: [1, 2] };

export const AgreementCategory: Schema = { enum: [2, 3] };

export const ApiKeyAccess: Schema = { enum: [0, 1] };

export const PermissionContractTrade: Schema = { enum: ["Order", "Position"] };

export const PermissionSpot: Schema = { enum: ["SpotTrade"] };

export const PermissionOptions: Schema = { enum: ["OptionsTrade"] };

export const PermissionSubMemberWallet: Schema = { enum: ["AccountTransfer", "SubMemberTransferList"] };

export const PermissionExchange: Schema = { enum: ["ExchangeHistory"] };

export const PermissionEarn: Schema = { enum: ["Earn"] };

export const UserCreateSubApiRequestPermissions: Schema = {
  type: "object",
  properties: {
    ContractTrade: { type: "array", items: PermissionContractTrade },
    Spot: { type: "array", items: PermissionSpot },
    Options: { type: "array", items: PermissionOptions },
    Wallet: { type: "array", items: PermissionSubMemberWallet },
    Exchange: { type: "array", items: PermissionExchange },
    Earn: { type: "array", items: PermissionEarn },
  },
};

export const SubMemberType: Schema = { enum: [1, 6] };

export const InvitationStatus: Schema = { enum: ["0", "1"] };

export const PermissionMasterWallet: Schema = { enum: ["AccountTransfer", "SubMemberTransfer"] };

export const PermissionFiatP2P: Schema = { enum: ["FiatP2POrder", "Advertising"] };

export const PermissionFiatBitPay: Schema = { enum: ["FaitPayOrder"] };

export const PermissionFiatConvertBroker: Schema = { enum: ["FiatConvertBrokerOrder"] };

export const PermissionBitCard: Schema = { enum: ["BitCard"] };

export const PermissionByXPost: Schema = { enum: ["ByXPost"] };

export const PermissionAffiliate: Schema = { enum: ["Affiliate"] };

export const PermissionDerivatives: Schema = { enum: ["DerivativesTrade"] };

export const PermissionBlockTrade: Schema = { enum: ["BlockTrade"] };

export const UserUpdateApiRequestPermissions: Schema = {
  type: "object",
  properties: {
    ContractTrade: { type: "array", items: PermissionContractTrade },
    Spot: { type: "array", items: PermissionSpot },
    Wallet: { type: "array", items: PermissionMasterWallet },
    Options: { type: "array", items: PermissionOptions },
    Exchange: { type: "array", items: PermissionExchange },
    Earn: { type: "array", items: PermissionEarn },
    FiatP2P: { type: "array", items: PermissionFiatP2P },
    FiatBitPay: { type: "array", items: PermissionFiatBitPay },
    FiatConvertBroker: { type: "array", items: PermissionFiatConvertBroker },
    BitCard: { type: "array", items: PermissionBitCard },
    ByXPost: { type: "array", items: PermissionByXPost },
    Affiliate: { type: "array", items: PermissionAffiliate },
    Derivatives: { type: "array", items: PermissionDerivatives },
    BlockTrade: { type: "array", items: PermissionBlockTrade },
    CopyTrading: { type: "array", items: { type: "string" } },
    NFT: { type: "array", items: { type: "string" } },
  },
};

export const UserUpdateSubApiRequestPermissions: Schema = {
  type: "object",
  properties: {
    ContractTrade: { type: "array", items: PermissionContractTrade },
    Spot: { type: "array", items: PermissionSpot },
    Wallet: { type: "array", items: PermissionSubMemberWallet },
    Options: { type: "array", items: PermissionOptions },
    Derivatives: { type: "array", items: PermissionDerivatives },
    Exchange: { type: "array", items: PermissionExchange },
    Earn: { type: "array", items: PermissionEarn },
    CopyTrading: { type: "array", items: { type: "string" } },
    BlockTrade: { type: "array", items: PermissionBlockTrade },
    NFT: { type: "array", items: { type: "string" } },
  },
};
