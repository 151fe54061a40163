/**
 * Generated. Edit the specification and run the command instead.
 *
 * Specification: specs/trading/openapi.yaml
 * Hash: 18c39d7ae5f4f4fc
 * Generator: tools/codegen with openapi-typescript 7.13.0
 * Command: pnpm generate
 */
export interface paths {
    "/v5/account/borrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Manual borrow
         * @description DESCRIBE
         */
        post: operations["accountBorrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/borrow-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get borrow history
         * @description DESCRIBE
         */
        get: operations["accountBorrowHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/collateral-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get collateral info
         * @description DESCRIBE
         */
        get: operations["accountCollateralInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/demo-apply-money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Demo trading service
         * @description DESCRIBE
         */
        post: operations["accountDemoApplyMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/fee-rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get fee rate
         * @description DESCRIBE
         */
        get: operations["accountFeeRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get account info
         * @description DESCRIBE
         */
        get: operations["accountInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/instruments-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get account instruments info
         * @description DESCRIBE
         */
        get: operations["accountInstrumentsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/mmp-modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set MMP
         * @description DESCRIBE
         */
        post: operations["accountMmpModify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/mmp-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset MMP
         * @description DESCRIBE
         */
        post: operations["accountMmpReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/mmp-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get MMP state
         * @description DESCRIBE
         */
        get: operations["accountMmpState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/no-convert-repay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Manual repay without asset conversion
         * @description DESCRIBE
         */
        post: operations["accountNoConvertRepay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/option-asset-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get option asset info
         * @description DESCRIBE
         */
        get: operations["accountOptionAssetInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/pay-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get pay info
         * @description DESCRIBE
         */
        get: operations["accountPayInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/query-dcp-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get DCP info
         * @description DESCRIBE
         */
        get: operations["accountQueryDcpInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/quick-repayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repay liability
         * @description DESCRIBE
         */
        post: operations["accountQuickRepayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/repay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Manual repay
         * @description DESCRIBE
         */
        post: operations["accountRepay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/set-collateral-switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set collateral coin
         * @description DESCRIBE
         */
        post: operations["accountSetCollateralSwitch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/set-collateral-switch-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Batch set collateral coin
         * @description DESCRIBE
         */
        post: operations["accountSetCollateralSwitchBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/set-delta-mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set delta neutral mode
         * @description DESCRIBE
         */
        post: operations["accountSetDeltaMode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/set-hedging-mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set spot hedging
         * @description DESCRIBE
         */
        post: operations["accountSetHedgingMode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/set-limit-px-action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set price limit behaviour
         * @description DESCRIBE
         */
        post: operations["accountSetLimitPxAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/set-margin-mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set margin mode
         * @description DESCRIBE
         */
        post: operations["accountSetMarginMode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/smp-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get SMP group ID
         * @description DESCRIBE
         */
        get: operations["accountSmpGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/trade-info-for-analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get trade info for analysis
         * @description DESCRIBE
         */
        get: operations["accountTradeInfoForAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/transaction-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get transaction log
         * @description DESCRIBE
         */
        get: operations["accountTransactionLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/upgrade-to-uta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upgrade to unified account pro
         * @description DESCRIBE
         */
        post: operations["accountUpgradeToUta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/user-setting-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get trade behaviour config
         * @description DESCRIBE
         */
        get: operations["accountUserSettingConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/wallet-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get wallet balance
         * @description DESCRIBE
         */
        get: operations["accountWalletBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/account/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get transferable amount
         * @description DESCRIBE
         */
        get: operations["accountWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/announcements/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get announcement
         * @description DESCRIBE
         */
        get: operations["announcementsIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/apilimit/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get rate limit
         * @description DESCRIBE
         */
        get: operations["apilimitQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/apilimit/query-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all rate limits
         * @description DESCRIBE
         */
        get: operations["apilimitQueryAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/apilimit/query-cap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get rate limit cap
         * @description DESCRIBE
         */
        get: operations["apilimitQueryCap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/apilimit/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set rate limit
         * @description DESCRIBE
         */
        post: operations["apilimitSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/asset-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Asset overview
         * @description DESCRIBE
         */
        get: operations["assetAssetOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/coin-greeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get coin greeks
         * @description DESCRIBE
         */
        get: operations["assetCoinGreeks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/coin/query-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get coin info
         * @description DESCRIBE
         */
        get: operations["assetCoinQueryInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/covert/get-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a quote
         * @description DESCRIBE
         */
        post: operations["assetCovertGetQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/covert/small-balance-execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a quote
         * @description DESCRIBE
         */
        post: operations["assetCovertSmallBalanceExecute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/covert/small-balance-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get exchange history
         * @description DESCRIBE
         */
        get: operations["assetCovertSmallBalanceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/covert/small-balance-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get small balance coins
         * @description DESCRIBE
         */
        get: operations["assetCovertSmallBalanceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/delivery-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get delivery record
         * @description DESCRIBE
         */
        get: operations["assetDeliveryRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/deposit/deposit-to-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set deposit account
         * @description DESCRIBE
         */
        post: operations["assetDepositDepositToAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/deposit/query-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get master deposit address
         * @description DESCRIBE
         */
        get: operations["assetDepositQueryAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/deposit/query-internal-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get internal deposit records
         * @description DESCRIBE
         */
        get: operations["assetDepositQueryInternalRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/deposit/query-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get deposit records
         * @description DESCRIBE
         */
        get: operations["assetDepositQueryRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/deposit/query-sub-member-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sub deposit address
         * @description DESCRIBE
         */
        get: operations["assetDepositQuerySubMemberAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/deposit/query-sub-member-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sub deposit records
         * @description DESCRIBE
         */
        get: operations["assetDepositQuerySubMemberRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/exchange/convert-execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a quote
         * @description DESCRIBE
         */
        post: operations["assetExchangeConvertExecute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/exchange/convert-result-query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get convert status
         * @description DESCRIBE
         */
        get: operations["assetExchangeConvertResultQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/exchange/order-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get coin exchange records
         * @description DESCRIBE
         */
        get: operations["assetExchangeOrderRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/exchange/query-coin-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get convert coin list
         * @description DESCRIBE
         */
        get: operations["assetExchangeQueryCoinList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/exchange/query-convert-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get convert history
         * @description DESCRIBE
         */
        get: operations["assetExchangeQueryConvertHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/exchange/quote-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a quote
         * @description DESCRIBE
         */
        post: operations["assetExchangeQuoteApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/fundinghistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Funding account transaction history
         * @description DESCRIBE
         */
        get: operations["assetFundinghistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/portfolio-margin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get portfolio margin info
         * @description DESCRIBE
         */
        get: operations["assetPortfolioMargin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/settlement-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get USDC session settlement
         * @description DESCRIBE
         */
        get: operations["assetSettlementRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/total-members-assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get total members assets
         * @description DESCRIBE
         */
        get: operations["assetTotalMembersAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/transfer/inter-transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create internal transfer
         * @description DESCRIBE
         */
        post: operations["assetTransferInterTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/transfer/query-account-coin-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get single coin balance
         * @description DESCRIBE
         */
        get: operations["assetTransferQueryAccountCoinBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/transfer/query-account-coins-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all coins balance
         * @description DESCRIBE
         */
        get: operations["assetTransferQueryAccountCoinsBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/transfer/query-inter-transfer-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get internal transfer records
         * @description DESCRIBE
         */
        get: operations["assetTransferQueryInterTransferList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/transfer/query-sub-member-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sub UID
         * @description DESCRIBE
         */
        get: operations["assetTransferQuerySubMemberList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/transfer/query-transfer-coin-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get transferable coin
         * @description DESCRIBE
         */
        get: operations["assetTransferQueryTransferCoinList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/transfer/query-universal-transfer-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get universal transfer records
         * @description DESCRIBE
         */
        get: operations["assetTransferQueryUniversalTransferList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/transfer/universal-transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create universal transfer
         * @description DESCRIBE
         */
        post: operations["assetTransferUniversalTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/travel-rule/deposit/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit deposit originator info
         * @description DESCRIBE
         */
        post: operations["assetTravelRuleDepositSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/withdraw/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel withdrawal
         * @description DESCRIBE
         */
        post: operations["assetWithdrawCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/withdraw/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw
         * @description DESCRIBE
         */
        post: operations["assetWithdrawCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/withdraw/query-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get withdrawal address list
         * @description DESCRIBE
         */
        get: operations["assetWithdrawQueryAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/withdraw/query-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get withdrawal records
         * @description DESCRIBE
         */
        get: operations["assetWithdrawQueryRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/withdraw/vasp/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get available vasps
         * @description DESCRIBE
         */
        get: operations["assetWithdrawVaspList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/asset/withdraw/withdrawable-amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get withdrawable amount
         * @description DESCRIBE
         */
        get: operations["assetWithdrawWithdrawableAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/execution/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get trade history
         * @description DESCRIBE
         */
        get: operations["executionList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/fiat/balance-query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get balance
         * @description DESCRIBE
         */
        get: operations["fiatBalanceQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/fiat/query-coin-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get trading pair list
         * @description DESCRIBE
         */
        get: operations["fiatQueryCoinList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/fiat/query-trade-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get convert history
         * @description DESCRIBE
         */
        get: operations["fiatQueryTradeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/fiat/quote-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a quote
         * @description DESCRIBE
         */
        post: operations["fiatQuoteApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/fiat/reference-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get reference price
         * @description DESCRIBE
         */
        get: operations["fiatReferencePrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/fiat/trade-execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a quote
         * @description DESCRIBE
         */
        post: operations["fiatTradeExecute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/fiat/trade-query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get convert status
         * @description DESCRIBE
         */
        get: operations["fiatTradeQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/account-ratio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get long short ratio
         * @description DESCRIBE
         */
        get: operations["marketAccountRatio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/adlAlert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get ADL alert
         * @description DESCRIBE
         */
        get: operations["marketAdlAlert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/delivery-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get delivery price
         * @description DESCRIBE
         */
        get: operations["marketDeliveryPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/fee-group-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get fee group structure
         * @description DESCRIBE
         */
        get: operations["marketFeeGroupInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/full_orderbook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get full depth orderbook
         * @description DESCRIBE
         */
        get: operations["marketFullOrderbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/funding/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get funding rate history
         * @description DESCRIBE
         */
        get: operations["marketFundingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/historical-volatility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get historical volatility
         * @description DESCRIBE
         */
        get: operations["marketHistoricalVolatility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/index-price-components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get index price components
         * @description DESCRIBE
         */
        get: operations["marketIndexPriceComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/index-price-kline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get index price kline
         * @description DESCRIBE
         */
        get: operations["marketIndexPriceKline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/instruments-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get instruments info
         * @description DESCRIBE
         */
        get: operations["marketInstrumentsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/insurance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get insurance pool
         * @description DESCRIBE
         */
        get: operations["marketInsurance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/kline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get kline
         * @description DESCRIBE
         */
        get: operations["marketKline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/mark-price-kline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get mark price kline
         * @description DESCRIBE
         */
        get: operations["marketMarkPriceKline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/new-delivery-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get new delivery price
         * @description DESCRIBE
         */
        get: operations["marketNewDeliveryPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/open-interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get open interest
         * @description DESCRIBE
         */
        get: operations["marketOpenInterest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/orderbook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get orderbook
         * @description DESCRIBE
         */
        get: operations["marketOrderbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/premium-index-price-kline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get premium index price kline
         * @description DESCRIBE
         */
        get: operations["marketPremiumIndexPriceKline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/price-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get order price limit
         * @description DESCRIBE
         */
        get: operations["marketPriceLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/recent-trade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get recent public trades
         * @description DESCRIBE
         */
        get: operations["marketRecentTrade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/risk-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get risk limit
         * @description DESCRIBE
         */
        get: operations["marketRiskLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/rpi_orderbook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get RPI orderbook
         * @description DESCRIBE
         */
        get: operations["marketRpiOrderbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/tickers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get tickers
         * @description DESCRIBE
         */
        get: operations["marketTickers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/market/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get server time
         * @description Current time of the platform, to set a local clock by. May be slow while markets are volatile.
         */
        get: operations["marketTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/order/amend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Amend order
         * @description DESCRIBE
         */
        post: operations["orderAmend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/order/amend-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Batch amend order
         * @description DESCRIBE
         */
        post: operations["orderAmendBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel order
         * @description DESCRIBE
         */
        post: operations["orderCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/order/cancel-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel all orders
         * @description DESCRIBE
         */
        post: operations["orderCancelAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/order/cancel-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Batch cancel order
         * @description DESCRIBE
         */
        post: operations["orderCancelBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place order
         * @description DESCRIBE
         */
        post: operations["orderCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/order/create-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Batch place order
         * @description DESCRIBE
         */
        post: operations["orderCreateBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/order/disconnected-cancel-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set disconnect cancel all
         * @description DESCRIBE
         */
        post: operations["orderDisconnectedCancelAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/order/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get order history
         * @description DESCRIBE
         */
        get: operations["orderHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/order/pre-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pre check order
         * @description DESCRIBE
         */
        post: operations["orderPreCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/order/realtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get open & closed orders
         * @description DESCRIBE
         */
        get: operations["orderRealtime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/order/spot-borrow-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get borrow quota
         * @description DESCRIBE
         */
        get: operations["orderSpotBorrowCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/position/add-margin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or reduce margin
         * @description DESCRIBE
         */
        post: operations["positionAddMargin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/position/closed-pnl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get closed profit and loss
         * @description DESCRIBE
         */
        get: operations["positionClosedPnl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/position/confirm-pending-mmr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm new risk limit
         * @description DESCRIBE
         */
        post: operations["positionConfirmPendingMmr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/position/get-closed-positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get closed options positions
         * @description DESCRIBE
         */
        get: operations["positionGetClosedPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/position/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get position info
         * @description DESCRIBE
         */
        get: operations["positionList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/position/move-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get move position history
         * @description DESCRIBE
         */
        get: operations["positionMoveHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/position/move-positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move position
         * @description DESCRIBE
         */
        post: operations["positionMovePositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/position/set-auto-add-margin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set auto add margin
         * @description DESCRIBE
         */
        post: operations["positionSetAutoAddMargin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/position/set-leverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set leverage
         * @description DESCRIBE
         */
        post: operations["positionSetLeverage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/position/switch-mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch position mode
         * @description DESCRIBE
         */
        post: operations["positionSwitchMode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/position/symbol-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get futures leverage
         * @description DESCRIBE
         */
        get: operations["positionSymbolInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/position/trading-stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set trading stop
         * @description DESCRIBE
         */
        post: operations["positionTradingStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/coinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get coin state
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeCoinstate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/collateral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get tiered collateral ratio
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeCollateral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/currency-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get currency data
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeCurrencyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get VIP margin data
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/fixed-available-inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get fixed-rate available inventory
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeFixedAvailableInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/fixedborrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fixed-Rate borrow
         * @description DESCRIBE
         */
        post: operations["spotMarginTradeFixedborrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/fixedborrow-contract-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get fixed-rate borrow contract info
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeFixedborrowContractInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/fixedborrow-order-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get fixed-rate borrow order info
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeFixedborrowOrderInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/fixedborrow-order-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get fixed-rate borrow order quote
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeFixedborrowOrderQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/fixedborrow-renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew fixed-rate borrow
         * @description DESCRIBE
         */
        post: operations["spotMarginTradeFixedborrowRenew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/flexible-available-inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get flexible available inventory
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeFlexibleAvailableInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/get-auto-repay-mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get auto repay mode
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeGetAutoRepayMode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/interest-rate-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get historical interest rate
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeInterestRateHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/liability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get liability info
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeLiability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/max-borrowable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get max borrowable amount
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeMaxBorrowable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/position-tiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get position tiers
         * @description DESCRIBE
         */
        get: operations["spotMarginTradePositionTiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/repayment-available-amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get available amount to repay
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeRepaymentAvailableAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/set-auto-repay-mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set auto repay mode
         * @description DESCRIBE
         */
        post: operations["spotMarginTradeSetAutoRepayMode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/set-leverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set leverage
         * @description DESCRIBE
         */
        post: operations["spotMarginTradeSetLeverage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get status and leverage
         * @description DESCRIBE
         */
        get: operations["spotMarginTradeState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-trade/switch-mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Toggle margin trade
         * @description DESCRIBE
         */
        post: operations["spotMarginTradeSwitchMode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get system status
         * @description DESCRIBE
         */
        get: operations["systemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign agreement
         * @description DESCRIBE
         */
        post: operations["userAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/create-demo-member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Demo trading service
         * @description DESCRIBE
         */
        post: operations["userCreateDemoMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/create-sub-api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create sub UID API key
         * @description DESCRIBE
         */
        post: operations["userCreateSubApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/create-sub-member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create sub UID
         * @description DESCRIBE
         */
        post: operations["userCreateSubMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/del-submember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete sub UID
         * @description DESCRIBE
         */
        post: operations["userDelSubmember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/delete-api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete master API key
         * @description DESCRIBE
         */
        post: operations["userDeleteApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/delete-sub-api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete sub API key
         * @description DESCRIBE
         */
        post: operations["userDeleteSubApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/escrow_sub_members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get fund custodial sub acct
         * @description DESCRIBE
         */
        get: operations["userEscrowSubMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/frozen-sub-member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freeze sub UID
         * @description DESCRIBE
         */
        post: operations["userFrozenSubMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/get-member-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get UID wallet type
         * @description DESCRIBE
         */
        get: operations["userGetMemberType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/invitation/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get friend referrals
         * @description DESCRIBE
         */
        get: operations["userInvitationReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/query-api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get API key information
         * @description DESCRIBE
         */
        get: operations["userQueryApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/query-sub-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sub UID list
         * @description DESCRIBE
         */
        get: operations["userQuerySubMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/sub-apikeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sub account all API keys
         * @description DESCRIBE
         */
        get: operations["userSubApikeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/submembers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sub UID list
         * @description DESCRIBE
         */
        get: operations["userSubmembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/update-api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Modify master API key
         * @description DESCRIBE
         */
        post: operations["userUpdateApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/user/update-sub-api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Modify sub API key
         * @description DESCRIBE
         */
        post: operations["userUpdateSubApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Coin
         * @description Name of a coin, in capitals.
         */
        Coin: string;
        /**
         * DecimalString
         * @description A decimal number as text, so that no digit is lost.
         */
        DecimalString: string;
        /**
         * AccountBorrowRequest
         * @description Body of `accountBorrow`.
         */
        AccountBorrowRequest: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalString"];
        };
        /**
         * Envelope
         * @description What every answer has in common. Success is `retCode` 0 alone.
         */
        Envelope: {
            /** @description 0 for success, any other value for a failure. */
            retCode: number;
            /** @description Free text. On success one of `OK`, `success`, `Success`, `SUCCESS` or empty; on failure the reason. */
            retMsg: string;
            /** @description What the operation returns; an empty object where it returns nothing. */
            result?: unknown;
            /** @description Details of each item of a batch; an empty object otherwise. */
            retExtInfo?: unknown;
            /**
             * Format: int64
             * @description Server clock when the answer was made, in milliseconds.
             */
            time?: number;
        };
        /**
         * DecimalText
         * @description A decimal number as text in an answer; empty where the platform has no value.
         */
        DecimalText: string;
        /**
         * AccountBorrowResult
         * @description What `accountBorrow` returns.
         */
        AccountBorrowResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalText"];
        };
        /**
         * ExtInfo
         * @description Details beside the result; normally an empty object, which some operations send as the text `{}`.
         */
        ExtInfo: Record<string, never> | string | null;
        /**
         * AccountBorrowResponse
         * @description Envelope around the result of `accountBorrow`.
         */
        AccountBorrowResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountBorrowResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * TimestampMs
         * Format: int64
         * @description Unix time in milliseconds.
         */
        TimestampMs: number;
        /**
         * Cursor
         * @description Opaque place in a list. Pass it back unchanged.
         */
        Cursor: string;
        /**
         * AccountBorrowHistoryItem
         * @description DESCRIBE
         */
        AccountBorrowHistoryItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description When the record was made, in milliseconds. */
            createdTime: components["schemas"]["TimestampMs"];
            /** @description DESCRIBE */
            borrowCost: components["schemas"]["DecimalText"];
            /** @description Interest for one hour as a fraction. */
            hourlyBorrowRate: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            InterestBearingBorrowSize: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            costExemption: string;
            /** @description Amount borrowed, in units of the coin. */
            borrowAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            unrealisedLoss: string;
            /** @description DESCRIBE */
            freeBorrowedAmount: components["schemas"]["DecimalText"];
        };
        /**
         * AccountBorrowHistoryResult
         * @description What `accountBorrowHistory` returns.
         */
        AccountBorrowHistoryResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AccountBorrowHistoryItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * AccountBorrowHistoryResponse
         * @description Envelope around the result of `accountBorrowHistory`.
         */
        AccountBorrowHistoryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountBorrowHistoryResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountCollateralInfoItem
         * @description DESCRIBE
         */
        AccountCollateralInfoItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Interest for one hour as a fraction. */
            hourlyBorrowRate: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            maxBorrowingAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            freeBorrowingLimit: string;
            /** @description DESCRIBE */
            freeBorrowAmount: components["schemas"]["DecimalText"];
            /** @description Amount borrowed, in units of the coin. */
            borrowAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            otherBorrowAmount?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            availableToBorrow: string;
            /** @description DESCRIBE */
            borrowable: boolean;
            /** @description DESCRIBE */
            borrowUsageRate: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            marginCollateral: boolean;
            /** @description Whether the coin is used as collateral. */
            collateralSwitch: boolean;
            /**
             * @deprecated
             * @description Part of the value that counts as collateral, as a fraction.
             */
            collateralRatio: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description DESCRIBE
             */
            freeBorrowingAmount: components["schemas"]["DecimalText"];
        };
        /**
         * AccountCollateralInfoResult
         * @description What `accountCollateralInfo` returns.
         */
        AccountCollateralInfoResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AccountCollateralInfoItem"][];
        };
        /**
         * AccountCollateralInfoResponse
         * @description Envelope around the result of `accountCollateralInfo`.
         */
        AccountCollateralInfoResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountCollateralInfoResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountDemoApplyMoneyRequestUtaDemoApplyMoney
         * @description DESCRIBE
         */
        AccountDemoApplyMoneyRequestUtaDemoApplyMoney: {
            /**
             * @description Coin name in capitals, such as `BTC`.
             * @enum {string}
             */
            coin?: "BTC" | "ETH" | "USDT" | "USDC";
            /** @description DESCRIBE */
            amountStr?: components["schemas"]["DecimalString"];
        };
        /**
         * AccountDemoApplyMoneyRequest
         * @description Body of `accountDemoApplyMoney`.
         */
        AccountDemoApplyMoneyRequest: {
            /**
             * @description DESCRIBE
             * @enum {integer}
             */
            adjustType?: 0 | 1;
            /** @description DESCRIBE */
            utaDemoApplyMoney?: components["schemas"]["AccountDemoApplyMoneyRequestUtaDemoApplyMoney"][];
        };
        /**
         * EmptyResult
         * @description Nothing: the operation has no result of its own.
         */
        EmptyResult: Record<string, never>;
        /**
         * AccountDemoApplyMoneyResponse
         * @description Envelope around the result of `accountDemoApplyMoney`.
         */
        AccountDemoApplyMoneyResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * CategoryAll
         * @description Product category.
         * @enum {string}
         */
        CategoryAll: "spot" | "linear" | "inverse" | "option";
        /**
         * Symbol
         * @description Name of a trading pair or contract, in capitals.
         */
        Symbol: string;
        /**
         * CategoryValue
         * @description Product category. Other values may appear.
         */
        CategoryValue: "spot" | "linear" | "inverse" | "option" | (string & {});
        /**
         * AccountFeeRateItem
         * @description DESCRIBE
         */
        AccountFeeRateItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin?: components["schemas"]["Coin"];
            /** @description Fee of an order that takes liquidity, as a fraction of the value. */
            takerFeeRate: components["schemas"]["DecimalText"];
            /** @description Fee of an order that makes liquidity, as a fraction of the value. */
            makerFeeRate: components["schemas"]["DecimalText"];
        };
        /**
         * AccountFeeRateResult
         * @description What `accountFeeRate` returns.
         */
        AccountFeeRateResult: {
            /** @description Product category. */
            category?: components["schemas"]["CategoryValue"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AccountFeeRateItem"][];
        };
        /**
         * AccountFeeRateResponse
         * @description Envelope around the result of `accountFeeRate`.
         */
        AccountFeeRateResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountFeeRateResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UnifiedMarginStatusValue
         * @description Generation of the account. Other values may appear.
         */
        UnifiedMarginStatusValue: (1 | 3 | 4 | 5 | 6) | number;
        /**
         * TimestampMsString
         * @description Unix time in milliseconds, as text; empty where there is none.
         */
        TimestampMsString: string;
        /**
         * AccountInfoResult
         * @description What `accountInfo` returns.
         */
        AccountInfoResult: {
            /** @description DESCRIBE */
            unifiedMarginStatus: components["schemas"]["UnifiedMarginStatusValue"];
            /** @description DESCRIBE */
            marginMode: string;
            /** @description DESCRIBE */
            isMasterTrader: boolean;
            /** @description DESCRIBE */
            spotHedgingStatus: string;
            /** @description When the record last changed, in milliseconds. */
            updatedTime: components["schemas"]["TimestampMsString"];
            /**
             * @deprecated
             * @description DESCRIBE
             */
            dcpStatus: string;
            /**
             * @deprecated
             * @description DESCRIBE
             */
            timeWindow: number;
            /**
             * @deprecated
             * @description Group whose members never match each other; 0 means none.
             */
            smpGroup: number;
        };
        /**
         * AccountInfoResponse
         * @description Envelope around the result of `accountInfo`.
         */
        AccountInfoResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountInfoResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * CategorySpotAndFutures
         * @description Product category.
         * @enum {string}
         */
        CategorySpotAndFutures: "spot" | "linear" | "inverse";
        /**
         * ContractTypeValue
         * @description Kind of contract. Other values may appear.
         */
        ContractTypeValue: "InversePerpetual" | "LinearPerpetual" | "LinearFutures" | "InverseFutures" | (string & {});
        /**
         * InstrumentStatusValue
         * @description State of an instrument. Other values may appear.
         */
        InstrumentStatusValue: "PreLaunch" | "PendingOpen" | "Trading" | "Delivering" | "Closed" | (string & {});
        /**
         * SymbolTypeValue
         * @description Group of an instrument. Other values may appear.
         */
        SymbolTypeValue: "innovation" | "adventure" | "xstocks" | "commodity" | "stock" | "forex" | "ETF" | (string & {});
        /**
         * AccountInstrumentsInfoItemLeverageFilter
         * @description DESCRIBE
         */
        AccountInstrumentsInfoItemLeverageFilter: {
            /** @description Lowest leverage allowed. */
            minLeverage?: components["schemas"]["DecimalText"];
            /** @description Highest leverage allowed. */
            maxLeverage?: components["schemas"]["DecimalText"];
            /** @description Smallest step of the leverage. */
            leverageStep?: components["schemas"]["DecimalText"];
        };
        /**
         * AccountInstrumentsInfoItemPriceFilter
         * @description DESCRIBE
         */
        AccountInstrumentsInfoItemPriceFilter: {
            /** @description Lowest price of an order. */
            minPrice?: components["schemas"]["DecimalText"];
            /** @description Highest price of an order. */
            maxPrice?: components["schemas"]["DecimalText"];
            /** @description Smallest step of the price. */
            tickSize: components["schemas"]["DecimalText"];
        };
        /**
         * AccountInstrumentsInfoItemLotSizeFilter
         * @description DESCRIBE
         */
        AccountInstrumentsInfoItemLotSizeFilter: {
            /** @description DESCRIBE */
            minNotionalValue?: components["schemas"]["DecimalText"];
            /** @description Largest quantity of a limit order. */
            maxOrderQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            maxMktOrderQty?: components["schemas"]["DecimalText"];
            /** @description Smallest quantity of an order. */
            minOrderQty: components["schemas"]["DecimalText"];
            /** @description Smallest step of the quantity. */
            qtyStep?: string;
            /**
             * @deprecated
             * @description DESCRIBE
             */
            postOnlyMaxOrderQty?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            basePrecision?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            quotePrecision?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            minOrderAmt?: string;
            /**
             * @deprecated
             * @description DESCRIBE
             */
            maxOrderAmt?: string;
            /** @description DESCRIBE */
            maxLimitOrderQty?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            maxMarketOrderQty?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            postOnlyMaxLimitOrderSize?: components["schemas"]["DecimalText"];
        };
        /**
         * CopyTradingValue
         * @description Whether a symbol can be copy traded. Other values may appear.
         */
        CopyTradingValue: "none" | "both" | "utaOnly" | "normalOnly" | (string & {});
        /**
         * AccountInstrumentsInfoItemRiskParameters
         * @description DESCRIBE
         */
        AccountInstrumentsInfoItemRiskParameters: {
            /** @description DESCRIBE */
            priceLimitRatioX: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            priceLimitRatioY: components["schemas"]["DecimalText"];
        };
        /**
         * AuctionPhaseValue
         * @description Phase of pre-market trading. Other values may appear.
         */
        AuctionPhaseValue: "NotStarted" | "Finished" | "CallAuction" | "CallAuctionNoCancel" | "CrossMatching" | "ContinuousTrading" | (string & {});
        /**
         * AccountInstrumentsInfoItemPreListingInfoPhase
         * @description DESCRIBE
         */
        AccountInstrumentsInfoItemPreListingInfoPhase: {
            /** @description DESCRIBE */
            phase?: components["schemas"]["AuctionPhaseValue"];
            /** @description Start of the time range, in milliseconds. */
            startTime?: components["schemas"]["TimestampMsString"];
            /** @description End of the time range, in milliseconds. */
            endTime?: components["schemas"]["TimestampMsString"];
        };
        /**
         * AccountInstrumentsInfoItemPreListingInfoAuctionFeeInfo
         * @description DESCRIBE
         */
        AccountInstrumentsInfoItemPreListingInfoAuctionFeeInfo: {
            /** @description DESCRIBE */
            auctionFeeRate?: components["schemas"]["DecimalText"];
            /** @description Fee of an order that takes liquidity, as a fraction of the value. */
            takerFeeRate?: components["schemas"]["DecimalText"];
            /** @description Fee of an order that makes liquidity, as a fraction of the value. */
            makerFeeRate?: components["schemas"]["DecimalText"];
        };
        /**
         * AccountInstrumentsInfoItemPreListingInfo
         * @description DESCRIBE
         */
        AccountInstrumentsInfoItemPreListingInfo: {
            /** @description DESCRIBE */
            curAuctionPhase?: components["schemas"]["AuctionPhaseValue"];
            /** @description DESCRIBE */
            phases?: components["schemas"]["AccountInstrumentsInfoItemPreListingInfoPhase"][];
            /** @description DESCRIBE */
            auctionFeeInfo?: components["schemas"]["AccountInstrumentsInfoItemPreListingInfoAuctionFeeInfo"];
            /** @description DESCRIBE */
            skipCallAuction?: boolean;
        };
        /**
         * MarginTradingValue
         * @description Whether a pair can be traded on margin. Other values may appear.
         */
        MarginTradingValue: "none" | "both" | "utaOnly" | "normalSpotOnly" | (string & {});
        /**
         * AccountInstrumentsInfoItem
         * @description DESCRIBE
         */
        AccountInstrumentsInfoItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description DESCRIBE */
            symbolId?: number;
            /** @description Kind of contract. */
            contractType?: components["schemas"]["ContractTypeValue"];
            /** @description DESCRIBE */
            status: components["schemas"]["InstrumentStatusValue"];
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin: components["schemas"]["Coin"];
            /** @description Coin the price is expressed in, in capitals. */
            quoteCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            symbolType: components["schemas"]["SymbolTypeValue"];
            /** @description When trading starts, in milliseconds. */
            launchTime?: components["schemas"]["TimestampMsString"];
            /** @description When the contract is delivered, in milliseconds; `0` for a perpetual contract. */
            deliveryTime?: components["schemas"]["TimestampMsString"];
            /** @description Delivery fee as a fraction of the value. */
            deliveryFeeRate?: components["schemas"]["DecimalText"];
            /** @description Decimal places of the price. */
            priceScale?: string;
            /** @description Bounds and step of the leverage. */
            leverageFilter?: components["schemas"]["AccountInstrumentsInfoItemLeverageFilter"];
            /** @description Bounds and step of the price. */
            priceFilter: components["schemas"]["AccountInstrumentsInfoItemPriceFilter"];
            /** @description Bounds and step of the quantity. */
            lotSizeFilter: components["schemas"]["AccountInstrumentsInfoItemLotSizeFilter"];
            /** @description DESCRIBE */
            unifiedMarginTrade?: boolean;
            /** @description DESCRIBE */
            fundingInterval?: number;
            /** @description Coin in which gains and losses are settled, in capitals. */
            settleCoin?: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            copyTrading?: components["schemas"]["CopyTradingValue"];
            /** @description DESCRIBE */
            upperFundingRate?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            lowerFundingRate?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            displayName?: string;
            /** @description DESCRIBE */
            riskParameters: components["schemas"]["AccountInstrumentsInfoItemRiskParameters"];
            /** @description DESCRIBE */
            isPreListing?: boolean;
            /** @description DESCRIBE */
            preListingInfo?: components["schemas"]["AccountInstrumentsInfoItemPreListingInfo"] | null;
            /** @description DESCRIBE */
            isPublicRpi: boolean;
            /** @description DESCRIBE */
            myRpiPermission: boolean;
            /**
             * @deprecated
             * @description DESCRIBE
             */
            innovation?: string;
            /** @description DESCRIBE */
            xstockMultiplier?: string;
            /** @description DESCRIBE */
            marginTrading?: components["schemas"]["MarginTradingValue"];
            /** @description DESCRIBE */
            stTag?: string;
        };
        /**
         * AccountInstrumentsInfoResult
         * @description What `accountInstrumentsInfo` returns.
         */
        AccountInstrumentsInfoResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor?: components["schemas"]["Cursor"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AccountInstrumentsInfoItem"][];
        };
        /**
         * AccountInstrumentsInfoResponse
         * @description Envelope around the result of `accountInstrumentsInfo`.
         */
        AccountInstrumentsInfoResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountInstrumentsInfoResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountMmpModifyRequest
         * @description Body of `accountMmpModify`.
         */
        AccountMmpModifyRequest: {
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            window: string;
            /** @description DESCRIBE */
            frozenPeriod: string;
            /** @description DESCRIBE */
            qtyLimit: string;
            /** @description DESCRIBE */
            deltaLimit: string;
            /** @description DESCRIBE */
            vegaLimit?: string;
        };
        /**
         * AccountMmpModifyResponse
         * @description Envelope around the result of `accountMmpModify`.
         */
        AccountMmpModifyResponse: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["EmptyResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountMmpResetRequest
         * @description Body of `accountMmpReset`.
         */
        AccountMmpResetRequest: {
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin: components["schemas"]["Coin"];
        };
        /**
         * AccountMmpResetItem
         * @description DESCRIBE
         */
        AccountMmpResetItem: {
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            mmpEnabled: boolean;
            /** @description DESCRIBE */
            window: string;
            /** @description DESCRIBE */
            frozenPeriod: string;
            /** @description DESCRIBE */
            qtyLimit: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            deltaLimit: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            vegaLimit: string;
            /** @description DESCRIBE */
            mmpFrozenUntil: string;
            /** @description DESCRIBE */
            mmpFrozen: boolean;
        };
        /**
         * AccountMmpResetResult
         * @description What `accountMmpReset` returns.
         */
        AccountMmpResetResult: {
            /** @description DESCRIBE */
            result: components["schemas"]["AccountMmpResetItem"][];
        };
        /**
         * AccountMmpResetResponse
         * @description Envelope around the result of `accountMmpReset`.
         */
        AccountMmpResetResponse: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["AccountMmpResetResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountMmpStateItem
         * @description DESCRIBE
         */
        AccountMmpStateItem: {
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin?: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            mmpEnabled?: boolean;
            /** @description DESCRIBE */
            window?: string;
            /** @description DESCRIBE */
            frozenPeriod?: string;
            /** @description DESCRIBE */
            qtyLimit?: string;
            /** @description DESCRIBE */
            deltaLimit?: string;
            /** @description DESCRIBE */
            vegaLimit?: string;
            /** @description DESCRIBE */
            mmpFrozenUntil?: string;
            /** @description DESCRIBE */
            mmpFrozen?: boolean;
        };
        /**
         * AccountMmpStateResult
         * @description What `accountMmpState` returns.
         */
        AccountMmpStateResult: {
            /** @description DESCRIBE */
            result?: components["schemas"]["AccountMmpStateItem"][];
        };
        /**
         * AccountMmpStateResponse
         * @description Envelope around the result of `accountMmpState`.
         */
        AccountMmpStateResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountMmpStateResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountNoConvertRepayRequest
         * @description Body of `accountNoConvertRepay`.
         */
        AccountNoConvertRepayRequest: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount in units of the coin. */
            amount?: components["schemas"]["DecimalString"];
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            repaymentType?: "ALL" | "FIXED" | "FLEXIBLE";
        };
        /**
         * AccountNoConvertRepayResult
         * @description What `accountNoConvertRepay` returns.
         */
        AccountNoConvertRepayResult: {
            /** @description DESCRIBE */
            resultStatus: string;
        };
        /**
         * AccountNoConvertRepayResponse
         * @description Envelope around the result of `accountNoConvertRepay`.
         */
        AccountNoConvertRepayResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountNoConvertRepayResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountOptionAssetInfoItem
         * @description DESCRIBE
         */
        AccountOptionAssetInfoItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            totalDelta: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalRPL: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalUPL: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            assetIM: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            assetMM: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sendTime: number;
        };
        /**
         * AccountOptionAssetInfoResult
         * @description What `accountOptionAssetInfo` returns.
         */
        AccountOptionAssetInfoResult: {
            /** @description DESCRIBE */
            result: components["schemas"]["AccountOptionAssetInfoItem"][];
        };
        /**
         * AccountOptionAssetInfoResponse
         * @description Envelope around the result of `accountOptionAssetInfo`.
         */
        AccountOptionAssetInfoResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountOptionAssetInfoResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountPayInfoCollateralInfoCollateral
         * @description DESCRIBE
         */
        AccountPayInfoCollateralInfoCollateral: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            availableSize: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            availableValue: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            coinScale: number;
            /** @description DESCRIBE */
            borrowSize: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            spotHedgeAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            assetFrozen: string;
        };
        /**
         * AccountPayInfoCollateralInfo
         * @description DESCRIBE
         */
        AccountPayInfoCollateralInfo: {
            /** @description DESCRIBE */
            collateralList: components["schemas"]["AccountPayInfoCollateralInfoCollateral"][];
        };
        /**
         * AccountPayInfoBorrowInfo
         * @description DESCRIBE
         */
        AccountPayInfoBorrowInfo: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            borrowSize: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            borrowValue: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            assetFrozen: string;
            /** @description Balance that can be used now. */
            availableBalance: components["schemas"]["DecimalText"];
        };
        /**
         * AccountPayInfoResult
         * @description What `accountPayInfo` returns.
         */
        AccountPayInfoResult: {
            /** @description DESCRIBE */
            collateralInfo: components["schemas"]["AccountPayInfoCollateralInfo"];
            /** @description DESCRIBE */
            borrowInfo: components["schemas"]["AccountPayInfoBorrowInfo"];
        };
        /**
         * AccountPayInfoResponse
         * @description Envelope around the result of `accountPayInfo`.
         */
        AccountPayInfoResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountPayInfoResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountQueryDcpInfoDcpInfo
         * @description DESCRIBE
         */
        AccountQueryDcpInfoDcpInfo: {
            /** @description DESCRIBE */
            product: string;
            /** @description DESCRIBE */
            dcpStatus: string;
            /** @description DESCRIBE */
            timeWindow: string;
        };
        /**
         * AccountQueryDcpInfoResult
         * @description What `accountQueryDcpInfo` returns.
         */
        AccountQueryDcpInfoResult: {
            /** @description DESCRIBE */
            dcpInfos: components["schemas"]["AccountQueryDcpInfoDcpInfo"][];
        };
        /**
         * AccountQueryDcpInfoResponse
         * @description Envelope around the result of `accountQueryDcpInfo`.
         */
        AccountQueryDcpInfoResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountQueryDcpInfoResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountQuickRepaymentRequest
         * @description Body of `accountQuickRepayment`.
         */
        AccountQuickRepaymentRequest: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin?: components["schemas"]["Coin"];
        };
        /**
         * AccountQuickRepaymentItem
         * @description DESCRIBE
         */
        AccountQuickRepaymentItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            repaymentQty: components["schemas"]["DecimalText"];
        };
        /**
         * AccountQuickRepaymentResult
         * @description What `accountQuickRepayment` returns.
         */
        AccountQuickRepaymentResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AccountQuickRepaymentItem"][];
        };
        /**
         * AccountQuickRepaymentResponse
         * @description Envelope around the result of `accountQuickRepayment`.
         */
        AccountQuickRepaymentResponse: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["AccountQuickRepaymentResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountRepayRequest
         * @description Body of `accountRepay`.
         */
        AccountRepayRequest: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin?: components["schemas"]["Coin"];
            /** @description Amount in units of the coin. */
            amount?: components["schemas"]["DecimalString"];
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            repaymentType?: "ALL" | "FIXED" | "FLEXIBLE";
        };
        /**
         * AccountRepayResult
         * @description What `accountRepay` returns.
         */
        AccountRepayResult: {
            /** @description DESCRIBE */
            resultStatus: string;
        };
        /**
         * AccountRepayResponse
         * @description Envelope around the result of `accountRepay`.
         */
        AccountRepayResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountRepayResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountSetCollateralSwitchRequest
         * @description Body of `accountSetCollateralSwitch`.
         */
        AccountSetCollateralSwitchRequest: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /**
             * @description Whether the coin is used as collateral.
             * @enum {string}
             */
            collateralSwitch: "ON" | "OFF";
        };
        /**
         * AccountSetCollateralSwitchResponse
         * @description Envelope around the result of `accountSetCollateralSwitch`.
         */
        AccountSetCollateralSwitchResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountSetCollateralSwitchBatchRequestItem
         * @description DESCRIBE
         */
        AccountSetCollateralSwitchBatchRequestItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /**
             * @description Whether the coin is used as collateral.
             * @enum {string}
             */
            collateralSwitch: "ON" | "OFF";
        };
        /**
         * AccountSetCollateralSwitchBatchRequest
         * @description Body of `accountSetCollateralSwitchBatch`.
         */
        AccountSetCollateralSwitchBatchRequest: {
            /** @description DESCRIBE */
            request: components["schemas"]["AccountSetCollateralSwitchBatchRequestItem"][];
        };
        /**
         * AccountSetCollateralSwitchBatchItem
         * @description DESCRIBE
         */
        AccountSetCollateralSwitchBatchItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Whether the coin is used as collateral. */
            collateralSwitch: string;
        };
        /**
         * AccountSetCollateralSwitchBatchResult
         * @description What `accountSetCollateralSwitchBatch` returns.
         */
        AccountSetCollateralSwitchBatchResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AccountSetCollateralSwitchBatchItem"][];
        };
        /**
         * AccountSetCollateralSwitchBatchResponse
         * @description Envelope around the result of `accountSetCollateralSwitchBatch`.
         */
        AccountSetCollateralSwitchBatchResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountSetCollateralSwitchBatchResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountSetDeltaModeRequest
         * @description Body of `accountSetDeltaMode`.
         */
        AccountSetDeltaModeRequest: {
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            deltaEnable: "1" | "0";
        };
        /**
         * AccountSetDeltaModeResult
         * @description What `accountSetDeltaMode` returns.
         */
        AccountSetDeltaModeResult: {
            /** @description DESCRIBE */
            resultStatus?: number;
        };
        /**
         * AccountSetDeltaModeResponse
         * @description Envelope around the result of `accountSetDeltaMode`.
         */
        AccountSetDeltaModeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountSetDeltaModeResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountSetHedgingModeRequest
         * @description Body of `accountSetHedgingMode`.
         */
        AccountSetHedgingModeRequest: {
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            setHedgingMode: "ON" | "OFF";
        };
        /**
         * AccountSetHedgingModeResponse
         * @description Envelope around the result of `accountSetHedgingMode`.
         */
        AccountSetHedgingModeResponse: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["EmptyResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountSetLimitPxActionRequest
         * @description Body of `accountSetLimitPxAction`.
         */
        AccountSetLimitPxActionRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategorySpotAndFutures"];
            /** @description DESCRIBE */
            modifyEnable: boolean;
        };
        /**
         * AccountSetLimitPxActionResponse
         * @description Envelope around the result of `accountSetLimitPxAction`.
         */
        AccountSetLimitPxActionResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountSetMarginModeRequest
         * @description Body of `accountSetMarginMode`.
         */
        AccountSetMarginModeRequest: {
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            setMarginMode: "ISOLATED_MARGIN" | "REGULAR_MARGIN" | "PORTFOLIO_MARGIN";
        };
        /**
         * AccountSetMarginModeReason
         * @description DESCRIBE
         */
        AccountSetMarginModeReason: {
            /** @description DESCRIBE */
            reasonCode: string;
            /** @description DESCRIBE */
            reasonMsg: string;
        };
        /**
         * AccountSetMarginModeResult
         * @description What `accountSetMarginMode` returns.
         */
        AccountSetMarginModeResult: {
            /** @description DESCRIBE */
            reasons: components["schemas"]["AccountSetMarginModeReason"][];
        };
        /**
         * AccountSetMarginModeResponse
         * @description Envelope around the result of `accountSetMarginMode`.
         */
        AccountSetMarginModeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountSetMarginModeResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountSmpGroupResult
         * @description What `accountSmpGroup` returns.
         */
        AccountSmpGroupResult: {
            /** @description Group whose members never match each other; 0 means none. */
            smpGroup: number;
        };
        /**
         * AccountSmpGroupResponse
         * @description Envelope around the result of `accountSmpGroup`.
         */
        AccountSmpGroupResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountSmpGroupResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountTradeInfoForAnalysisSumPrice
         * @description DESCRIBE
         */
        AccountTradeInfoForAnalysisSumPrice: {
            /** @description DESCRIBE */
            day?: string;
            /** @description DESCRIBE */
            sumBuyExecValue?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sumSellExecValue?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sumExecValue?: components["schemas"]["DecimalText"];
        };
        /**
         * AccountTradeInfoForAnalysisResult
         * @description What `accountTradeInfoForAnalysis` returns.
         */
        AccountTradeInfoForAnalysisResult: {
            /** @description DESCRIBE */
            symbolRnl: string;
            /** @description DESCRIBE */
            netExecQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sumExecValue: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sumExecQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            avgBuyExecPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sumBuyExecValue: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sumBuyExecQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sumBuyExecFee: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sumBuyOrderQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            avgSellExecPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sumSellExecValue: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sumSellExecQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sumSellExecFee: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sumSellOrderQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            maxMarginVersion: number;
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin: components["schemas"]["Coin"];
            /** @description Coin in which gains and losses are settled, in capitals. */
            settleCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            sumPriceList?: components["schemas"]["AccountTradeInfoForAnalysisSumPrice"][];
        };
        /**
         * AccountTradeInfoForAnalysisResponse
         * @description Envelope around the result of `accountTradeInfoForAnalysis`.
         */
        AccountTradeInfoForAnalysisResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountTradeInfoForAnalysisResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountType
         * @description Wallet of an account.
         * @enum {string}
         */
        AccountType: "UNIFIED" | "FUND";
        /**
         * TransactionLogType
         * @description Kind of transaction.
         * @enum {string}
         */
        TransactionLogType: "TRANSFER_IN" | "TRANSFER_OUT" | "TRADE" | "SETTLEMENT" | "DELIVERY" | "LIQUIDATION" | "ADL" | "AIRDROP" | "BONUS" | "BONUS_RECOLLECT" | "FEE_REFUND" | "INTEREST" | "CURRENCY_BUY" | "CURRENCY_SELL" | "BORROWED_AMOUNT_INS_LOAN" | "PRINCIPLE_REPAYMENT_INS_LOAN" | "INTEREST_REPAYMENT_INS_LOAN" | "AUTO_SOLD_COLLATERAL_INS_LOAN" | "AUTO_BUY_LIABILITY_INS_LOAN" | "AUTO_PRINCIPLE_REPAYMENT_INS_LOAN" | "AUTO_INTEREST_REPAYMENT_INS_LOAN" | "TRANSFER_IN_INS_LOAN" | "TRANSFER_OUT_INS_LOAN" | "SPOT_REPAYMENT_SELL" | "SPOT_REPAYMENT_BUY" | "TOKENS_SUBSCRIPTION" | "TOKENS_REDEMPTION" | "AUTO_DEDUCTION" | "FLEXIBLE_STAKING_SUBSCRIPTION" | "FLEXIBLE_STAKING_REDEMPTION" | "FIXED_STAKING_SUBSCRIPTION" | "FLEXIBLE_STAKING_REFUND" | "FIXED_STAKING_REFUND" | "PREMARKET_TRANSFER_OUT" | "PREMARKET_DELIVERY_SELL_NEW_COIN" | "PREMARKET_DELIVERY_BUY_NEW_COIN" | "PREMARKET_DELIVERY_PLEDGE_PAY_SELLER" | "PREMARKET_DELIVERY_PLEDGE_BACK" | "PREMARKET_ROLLBACK_PLEDGE_BACK" | "PREMARKET_ROLLBACK_PLEDGE_PENALTY_TO_BUYER" | "CUSTODY_NETWORK_FEE" | "CUSTODY_SETTLE_FEE" | "CUSTODY_LOCK" | "CUSTODY_UNLOCK" | "CUSTODY_UNLOCK_REFUND" | "LOANS_BORROW_FUNDS" | "LOANS_PLEDGE_ASSET" | "BONUS_TRANSFER_IN" | "BONUS_TRANSFER_OUT" | "PEF_TRANSFER_IN" | "PEF_TRANSFER_OUT" | "PEF_PROFIT_SHARE" | "ONCHAINEARN_SUBSCRIPTION" | "ONCHAINEARN_REDEMPTION" | "ONCHAINEARN_REFUND" | "STRUCTURE_PRODUCT_SUBSCRIPTION" | "STRUCTURE_PRODUCT_REFUND" | "CLASSIC_WEALTH_MANAGEMENT_SUBSCRIPTION" | "PREMIMUM_WEALTH_MANAGEMENT_SUBSCRIPTION" | "PREMIMUM_WEALTH_MANAGEMENT_REFUND" | "LIQUIDITY_MINING_SUBSCRIPTION" | "LIQUIDITY_MINING_REFUND" | "PWM_SUBSCRIPTION" | "PWM_REFUND" | "DEFI_INVESTMENT_SUBSCRIPTION" | "DEFI_INVESTMENT_REFUND" | "DEFI_INVESTMENT_REDEMPTION" | "INSTITUTION_LOAN_IN" | "INSTITUTION_PAYBACK_PRINCIPAL_OUT" | "INSTITUTION_PAYBACK_INTEREST_OUT" | "INSTITUTION_EXCHANGE_SELL" | "INSTITUTION_EXCHANGE_BUY" | "INSTITUTION_LIQ_PRINCIPAL_OUT" | "INSTITUTION_LIQ_INTEREST_OUT" | "INSTITUTION_LOAN_TRANSFER_IN" | "INSTITUTION_LOAN_TRANSFER_OUT" | "INSTITUTION_LOAN_WITHOUT_WITHDRAW" | "INSTITUTION_LOAN_RESERVE_IN" | "INSTITUTION_LOAN_RESERVE_OUT" | "SPREAD_FEE_OUT" | "PLATFORM_TOKEN_MNT_LIQRECALLEDMMNT" | "PLATFORM_TOKEN_MNT_LIQRETURNEDMNT" | "BORROW" | "REPAY" | "CONVERT" | "BROKER_ABACCOUNT_FEE" | "EARNING_REDEMPTION_SELL" | "EARNING_REDEMPTION_BUY" | "DBS_CASH_OUT" | "DBS_CASH_IN" | "DBS_CASH_OUT_TR" | "DBS_CASH_IN_TR" | "CUSTODY_CASH_RECOVER_TR" | "ALPHA_SMALL_TOKEN_REFUND" | "TWAP_BUDGET_AIRDROP" | "TWAP_BUDGET_RECALL" | "FLOATING_TO_FIXED_BORROW" | "FLOATING_TO_FIXED_REPAY" | "IDN_CONVERT_IN" | "IDN_CONVERT_OUT" | "FORWARD_SPLIT_OPEN" | "REVERSE_SPLIT_OPEN";
        /**
         * SideValue
         * @description Direction of an order or position. Other values may appear.
         */
        SideValue: "Buy" | "Sell" | (string & {});
        /**
         * TransactionLogTypeValue
         * @description Kind of transaction. Other values may appear.
         */
        TransactionLogTypeValue: "TRANSFER_IN" | "TRANSFER_OUT" | "TRADE" | "SETTLEMENT" | "DELIVERY" | "LIQUIDATION" | "ADL" | "AIRDROP" | "BONUS" | "BONUS_RECOLLECT" | "FEE_REFUND" | "INTEREST" | "CURRENCY_BUY" | "CURRENCY_SELL" | "BORROWED_AMOUNT_INS_LOAN" | "PRINCIPLE_REPAYMENT_INS_LOAN" | "INTEREST_REPAYMENT_INS_LOAN" | "AUTO_SOLD_COLLATERAL_INS_LOAN" | "AUTO_BUY_LIABILITY_INS_LOAN" | "AUTO_PRINCIPLE_REPAYMENT_INS_LOAN" | "AUTO_INTEREST_REPAYMENT_INS_LOAN" | "TRANSFER_IN_INS_LOAN" | "TRANSFER_OUT_INS_LOAN" | "SPOT_REPAYMENT_SELL" | "SPOT_REPAYMENT_BUY" | "TOKENS_SUBSCRIPTION" | "TOKENS_REDEMPTION" | "AUTO_DEDUCTION" | "FLEXIBLE_STAKING_SUBSCRIPTION" | "FLEXIBLE_STAKING_REDEMPTION" | "FIXED_STAKING_SUBSCRIPTION" | "FLEXIBLE_STAKING_REFUND" | "FIXED_STAKING_REFUND" | "PREMARKET_TRANSFER_OUT" | "PREMARKET_DELIVERY_SELL_NEW_COIN" | "PREMARKET_DELIVERY_BUY_NEW_COIN" | "PREMARKET_DELIVERY_PLEDGE_PAY_SELLER" | "PREMARKET_DELIVERY_PLEDGE_BACK" | "PREMARKET_ROLLBACK_PLEDGE_BACK" | "PREMARKET_ROLLBACK_PLEDGE_PENALTY_TO_BUYER" | "CUSTODY_NETWORK_FEE" | "CUSTODY_SETTLE_FEE" | "CUSTODY_LOCK" | "CUSTODY_UNLOCK" | "CUSTODY_UNLOCK_REFUND" | "LOANS_BORROW_FUNDS" | "LOANS_PLEDGE_ASSET" | "BONUS_TRANSFER_IN" | "BONUS_TRANSFER_OUT" | "PEF_TRANSFER_IN" | "PEF_TRANSFER_OUT" | "PEF_PROFIT_SHARE" | "ONCHAINEARN_SUBSCRIPTION" | "ONCHAINEARN_REDEMPTION" | "ONCHAINEARN_REFUND" | "STRUCTURE_PRODUCT_SUBSCRIPTION" | "STRUCTURE_PRODUCT_REFUND" | "CLASSIC_WEALTH_MANAGEMENT_SUBSCRIPTION" | "PREMIMUM_WEALTH_MANAGEMENT_SUBSCRIPTION" | "PREMIMUM_WEALTH_MANAGEMENT_REFUND" | "LIQUIDITY_MINING_SUBSCRIPTION" | "LIQUIDITY_MINING_REFUND" | "PWM_SUBSCRIPTION" | "PWM_REFUND" | "DEFI_INVESTMENT_SUBSCRIPTION" | "DEFI_INVESTMENT_REFUND" | "DEFI_INVESTMENT_REDEMPTION" | "INSTITUTION_LOAN_IN" | "INSTITUTION_PAYBACK_PRINCIPAL_OUT" | "INSTITUTION_PAYBACK_INTEREST_OUT" | "INSTITUTION_EXCHANGE_SELL" | "INSTITUTION_EXCHANGE_BUY" | "INSTITUTION_LIQ_PRINCIPAL_OUT" | "INSTITUTION_LIQ_INTEREST_OUT" | "INSTITUTION_LOAN_TRANSFER_IN" | "INSTITUTION_LOAN_TRANSFER_OUT" | "INSTITUTION_LOAN_WITHOUT_WITHDRAW" | "INSTITUTION_LOAN_RESERVE_IN" | "INSTITUTION_LOAN_RESERVE_OUT" | "SPREAD_FEE_OUT" | "PLATFORM_TOKEN_MNT_LIQRECALLEDMMNT" | "PLATFORM_TOKEN_MNT_LIQRETURNEDMNT" | "BORROW" | "REPAY" | "CONVERT" | "BROKER_ABACCOUNT_FEE" | "EARNING_REDEMPTION_SELL" | "EARNING_REDEMPTION_BUY" | "DBS_CASH_OUT" | "DBS_CASH_IN" | "DBS_CASH_OUT_TR" | "DBS_CASH_IN_TR" | "CUSTODY_CASH_RECOVER_TR" | "ALPHA_SMALL_TOKEN_REFUND" | "TWAP_BUDGET_AIRDROP" | "TWAP_BUDGET_RECALL" | "FLOATING_TO_FIXED_BORROW" | "FLOATING_TO_FIXED_REPAY" | "IDN_CONVERT_IN" | "IDN_CONVERT_OUT" | "FORWARD_SPLIT_OPEN" | "REVERSE_SPLIT_OPEN" | (string & {});
        /**
         * OrderId
         * @description Id the platform gave an order.
         */
        OrderId: string;
        /**
         * AccountTransactionLogItem
         * @description DESCRIBE
         */
        AccountTransactionLogItem: {
            /** @description DESCRIBE */
            id: string;
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description When the transaction took place, in milliseconds. */
            transactionTime: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            type: components["schemas"]["TransactionLogTypeValue"];
            /** @description DESCRIBE */
            transSubType?: string;
            /** @description Quantity. */
            qty: components["schemas"]["DecimalText"];
            /** @description Size, never negative. */
            size: components["schemas"]["DecimalText"];
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            tradePrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            funding: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            fee: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            cashFlow: string;
            /** @description DESCRIBE */
            change: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            cashBalance: components["schemas"]["DecimalText"];
            /** @description Fee as a fraction of the value, `0.0006` being 0.06 percent. */
            feeRate: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            bonusChange: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            tradeId: string;
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
            /** @description DESCRIBE */
            extraFees?: string;
        };
        /**
         * AccountTransactionLogResult
         * @description What `accountTransactionLog` returns.
         */
        AccountTransactionLogResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AccountTransactionLogItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * AccountTransactionLogResponse
         * @description Envelope around the result of `accountTransactionLog`.
         */
        AccountTransactionLogResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountTransactionLogResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * EmptyRequest
         * @description Nothing: the operation takes no settings.
         */
        EmptyRequest: Record<string, never>;
        /**
         * AccountUpgradeToUtaUnifiedUpdateMsg
         * @description DESCRIBE
         */
        AccountUpgradeToUtaUnifiedUpdateMsg: {
            /** @description Text for the code; the reason of a failure. */
            msg: string[];
        };
        /**
         * AccountUpgradeToUtaResult
         * @description What `accountUpgradeToUta` returns.
         */
        AccountUpgradeToUtaResult: {
            /** @description DESCRIBE */
            unifiedUpdateStatus: string;
            /** @description DESCRIBE */
            unifiedUpdateMsg: components["schemas"]["AccountUpgradeToUtaUnifiedUpdateMsg"];
        };
        /**
         * AccountUpgradeToUtaResponse
         * @description Envelope around the result of `accountUpgradeToUta`.
         */
        AccountUpgradeToUtaResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountUpgradeToUtaResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountUserSettingConfigResult
         * @description What `accountUserSettingConfig` returns.
         */
        AccountUserSettingConfigResult: {
            /** @description DESCRIBE */
            lpaSpot: boolean;
            /** @description DESCRIBE */
            lpaPerp: boolean;
            /** @description DESCRIBE */
            deltaEnable?: boolean;
            /** @description DESCRIBE */
            smsef: boolean;
            /** @description DESCRIBE */
            fmsef: boolean;
        };
        /**
         * AccountUserSettingConfigResponse
         * @description Envelope around the result of `accountUserSettingConfig`.
         */
        AccountUserSettingConfigResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountUserSettingConfigResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountWalletBalanceItemCoin
         * @description DESCRIBE
         */
        AccountWalletBalanceItemCoin: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Equity in units of the coin. */
            equity: components["schemas"]["DecimalText"];
            /** @description Value in US dollars. */
            usdValue: components["schemas"]["DecimalText"];
            /** @description Balance of the wallet in units of the coin. */
            walletBalance: components["schemas"]["DecimalText"];
            /** @description Amount held by open orders. */
            locked: string;
            /** @description DESCRIBE */
            spotHedgingQty: components["schemas"]["DecimalText"];
            /** @description Amount borrowed, in units of the coin. */
            borrowAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            accruedInterest: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalOrderIM: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalPositionIM: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalPositionMM: components["schemas"]["DecimalText"];
            /** @description Gain or loss that is not realised yet. */
            unrealisedPnl: components["schemas"]["DecimalText"];
            /** @description Gains and losses realised in all. */
            cumRealisedPnl: components["schemas"]["DecimalText"];
            /** @description Bonus in units of the coin. */
            bonus: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            marginCollateral: boolean;
            /** @description Whether the coin is used as collateral. */
            collateralSwitch: boolean;
            /** @description DESCRIBE */
            colRes?: string;
            /** @description DESCRIBE */
            spotBorrow?: string;
            /**
             * @deprecated
             * @description DESCRIBE
             */
            free?: string;
            /**
             * @deprecated
             * @description DESCRIBE
             */
            availableToWithdraw: string;
            /**
             * @deprecated
             * @description DESCRIBE
             */
            availableToBorrow: string;
        };
        /**
         * AccountWalletBalanceItem
         * @description DESCRIBE
         */
        AccountWalletBalanceItem: {
            /** @description Wallet the call is about. */
            accountType: string;
            /** @description Initial margin of the account as a fraction of its margin balance. */
            accountIMRate: components["schemas"]["DecimalText"];
            /** @description Maintenance margin of the account as a fraction of its margin balance. */
            accountMMRate: components["schemas"]["DecimalText"];
            /** @description Equity of the account in US dollars. */
            totalEquity: components["schemas"]["DecimalText"];
            /** @description Wallet balance of the account in US dollars. */
            totalWalletBalance: components["schemas"]["DecimalText"];
            /** @description Margin balance of the account in US dollars. */
            totalMarginBalance: components["schemas"]["DecimalText"];
            /** @description Balance of the account that can be used as margin, in US dollars. */
            totalAvailableBalance: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalPerpUPL: string;
            /** @description Initial margin of the account in US dollars. */
            totalInitialMargin: components["schemas"]["DecimalText"];
            /** @description Maintenance margin of the account in US dollars. */
            totalMaintenanceMargin: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            accountIMRateByMp?: string;
            /** @description DESCRIBE */
            accountMMRateByMp?: string;
            /** @description DESCRIBE */
            totalInitialMarginByMp?: string;
            /** @description DESCRIBE */
            totalMaintenanceMarginByMp?: string;
            /**
             * @deprecated
             * @description DESCRIBE
             */
            accountLTV: string;
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["AccountWalletBalanceItemCoin"][];
        };
        /**
         * AccountWalletBalanceResult
         * @description What `accountWalletBalance` returns.
         */
        AccountWalletBalanceResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AccountWalletBalanceItem"][];
        };
        /**
         * AccountWalletBalanceResponse
         * @description Envelope around the result of `accountWalletBalance`.
         */
        AccountWalletBalanceResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountWalletBalanceResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountWithdrawalAvailableWithdrawalMap
         * @description DESCRIBE
         */
        AccountWithdrawalAvailableWithdrawalMap: {
            /** @description DESCRIBE */
            BTC: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            SOL: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            XRP: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            ETH: components["schemas"]["DecimalText"];
        };
        /**
         * AccountWithdrawalResult
         * @description What `accountWithdrawal` returns.
         */
        AccountWithdrawalResult: {
            /** @description DESCRIBE */
            availableWithdrawal: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            availableWithdrawalMap: components["schemas"]["AccountWithdrawalAvailableWithdrawalMap"];
        };
        /**
         * AccountWithdrawalResponse
         * @description Envelope around the result of `accountWithdrawal`.
         */
        AccountWithdrawalResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AccountWithdrawalResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * Locale
         * @description Language and region.
         * @enum {string}
         */
        Locale: "de-DE" | "en-US" | "es-AR" | "es-ES" | "es-MX" | "fr-FR" | "kk-KZ" | "id-ID" | "uk-UA" | "ja-JP" | "ru-RU" | "th-TH" | "pt-BR" | "tr-TR" | "vi-VN" | "zh-TW" | "ar-SA" | "hi-IN" | "fil-PH";
        /**
         * AnnouncementType
         * @description Kind of announcement.
         * @enum {string}
         */
        AnnouncementType: "new_crypto" | "latest_bybit_news" | "delistings" | "latest_activities" | "product_updates" | "maintenance_updates" | "new_fiat_listings" | "other";
        /**
         * AnnouncementTypeValue
         * @description Kind of announcement. Other values may appear.
         */
        AnnouncementTypeValue: "new_crypto" | "latest_bybit_news" | "delistings" | "latest_activities" | "product_updates" | "maintenance_updates" | "new_fiat_listings" | "other" | (string & {});
        /**
         * AnnouncementsIndexItemType
         * @description DESCRIBE
         */
        AnnouncementsIndexItemType: {
            /** @description DESCRIBE */
            title: string;
            /** @description DESCRIBE */
            key: components["schemas"]["AnnouncementTypeValue"];
        };
        /**
         * AnnouncementsIndexItem
         * @description DESCRIBE
         */
        AnnouncementsIndexItem: {
            /** @description DESCRIBE */
            title: string;
            /** @description DESCRIBE */
            description: string;
            /** @description DESCRIBE */
            type: components["schemas"]["AnnouncementsIndexItemType"];
            /** @description DESCRIBE */
            tags: string[];
            /** @description DESCRIBE */
            url: string;
            /** @description DESCRIBE */
            dateTimestamp: number;
            /** @description DESCRIBE */
            startDataTimestamp?: number;
            /** @description DESCRIBE */
            endDataTimestamp?: number;
            /** @description DESCRIBE */
            publishTime?: number;
            /** @description DESCRIBE */
            startDateTimestamp: components["schemas"]["TimestampMs"];
            /** @description DESCRIBE */
            endDateTimestamp: components["schemas"]["TimestampMs"];
        };
        /**
         * AnnouncementsIndexResult
         * @description What `announcementsIndex` returns.
         */
        AnnouncementsIndexResult: {
            /** @description DESCRIBE */
            total: number;
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AnnouncementsIndexItem"][];
        };
        /**
         * AnnouncementsIndexResponse
         * @description Envelope around the result of `announcementsIndex`.
         */
        AnnouncementsIndexResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AnnouncementsIndexResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * BizTypeValue
         * @description Business a rate limit is about. Other values may appear.
         */
        BizTypeValue: "SPOT" | "DERIVATIVES" | "OPTIONS" | (string & {});
        /**
         * ApilimitQueryItem
         * @description DESCRIBE
         */
        ApilimitQueryItem: {
            /** @description Uids, joined by commas. */
            uids: string;
            /** @description Business the setting is about. */
            bizType: components["schemas"]["BizTypeValue"];
            /** @description Requests allowed in one second. */
            rate: number;
        };
        /**
         * ApilimitQueryResult
         * @description What `apilimitQuery` returns.
         */
        ApilimitQueryResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["ApilimitQueryItem"][];
        };
        /**
         * ApilimitQueryResponse
         * @description Envelope around the result of `apilimitQuery`.
         */
        ApilimitQueryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["ApilimitQueryResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * ApilimitQueryAllItem
         * @description DESCRIBE
         */
        ApilimitQueryAllItem: {
            /** @description Uids, joined by commas. */
            uids: string;
            /** @description Business the setting is about. */
            bizType: components["schemas"]["BizTypeValue"];
            /** @description Requests allowed in one second. */
            rate: number;
        };
        /**
         * ApilimitQueryAllResult
         * @description What `apilimitQueryAll` returns.
         */
        ApilimitQueryAllResult: {
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["ApilimitQueryAllItem"][];
        };
        /**
         * ApilimitQueryAllResponse
         * @description Envelope around the result of `apilimitQueryAll`.
         */
        ApilimitQueryAllResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["ApilimitQueryAllResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * ApilimitQueryCapItem
         * @description DESCRIBE
         */
        ApilimitQueryCapItem: {
            /** @description Business the setting is about. */
            bizType: components["schemas"]["BizTypeValue"];
            /** @description DESCRIBE */
            totalRate: string | number;
            /** @description DESCRIBE */
            insCap: string | number;
            /** @description DESCRIBE */
            uidCap: string | number;
        };
        /**
         * ApilimitQueryCapResult
         * @description What `apilimitQueryCap` returns.
         */
        ApilimitQueryCapResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["ApilimitQueryCapItem"][];
        };
        /**
         * ApilimitQueryCapResponse
         * @description Envelope around the result of `apilimitQueryCap`.
         */
        ApilimitQueryCapResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["ApilimitQueryCapResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * BizType
         * @description Business a rate limit is about.
         * @enum {string}
         */
        BizType: "SPOT" | "DERIVATIVES" | "OPTIONS";
        /**
         * ApilimitSetRequestItem
         * @description DESCRIBE
         */
        ApilimitSetRequestItem: {
            /** @description Uids, joined by commas. */
            uids: string;
            /** @description Business the setting is about. */
            bizType: components["schemas"]["BizType"];
            /** @description Requests allowed in one second. */
            rate: number;
        };
        /**
         * ApilimitSetRequest
         * @description Body of `apilimitSet`.
         */
        ApilimitSetRequest: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["ApilimitSetRequestItem"][];
        };
        /**
         * ApilimitSetItem
         * @description DESCRIBE
         */
        ApilimitSetItem: {
            /** @description Uids, joined by commas. */
            uids: string;
            /** @description Business the setting is about. */
            bizType: components["schemas"]["BizTypeValue"];
            /** @description Requests allowed in one second. */
            rate: number;
            /** @description DESCRIBE */
            success: boolean;
            /** @description Text for the code; the reason of a failure. */
            msg: string;
        };
        /**
         * ApilimitSetResult
         * @description What `apilimitSet` returns.
         */
        ApilimitSetResult: {
            /** @description The records, in the order the platform gives them. */
            list?: unknown[];
            /** @description DESCRIBE */
            result: components["schemas"]["ApilimitSetItem"][];
        };
        /**
         * ApilimitSetResponse
         * @description Envelope around the result of `apilimitSet`.
         */
        ApilimitSetResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["ApilimitSetResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * Uid
         * @description Number of an account, as text.
         */
        Uid: string;
        /**
         * AssetAssetOverviewItemCoinDetail
         * @description DESCRIBE
         */
        AssetAssetOverviewItemCoinDetail: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Equity in units of the coin. */
            equity: components["schemas"]["DecimalText"];
        };
        /**
         * AssetAssetOverviewItemCategoryCoinDetailExtMap
         * @description DESCRIBE
         */
        AssetAssetOverviewItemCategoryCoinDetailExtMap: {
            /** @description DESCRIBE */
            priceUpper: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            priceLower: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            equityUnit: string;
        };
        /**
         * AssetAssetOverviewItemCategoryCoinDetail
         * @description DESCRIBE
         */
        AssetAssetOverviewItemCategoryCoinDetail: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Equity in units of the coin. */
            equity: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            extMap?: components["schemas"]["AssetAssetOverviewItemCategoryCoinDetailExtMap"];
        };
        /**
         * AssetAssetOverviewItemCategory
         * @description DESCRIBE
         */
        AssetAssetOverviewItemCategory: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Equity in units of the coin. */
            equity: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            coinDetail: components["schemas"]["AssetAssetOverviewItemCategoryCoinDetail"][];
        };
        /**
         * AssetAssetOverviewItem
         * @description DESCRIBE
         */
        AssetAssetOverviewItem: {
            /** @description Wallet the call is about. */
            accountType: string;
            /** @description Equity of the account in US dollars. */
            totalEquity: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            valuationCurrency: string;
            /** @description DESCRIBE */
            snapshotTime: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            coinDetail?: components["schemas"]["AssetAssetOverviewItemCoinDetail"][];
            /** @description DESCRIBE */
            categories?: components["schemas"]["AssetAssetOverviewItemCategory"][];
        };
        /**
         * AssetAssetOverviewResult
         * @description What `assetAssetOverview` returns.
         */
        AssetAssetOverviewResult: {
            /** @description Equity of the account in US dollars. */
            totalEquity: components["schemas"]["DecimalText"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetAssetOverviewItem"][];
        };
        /**
         * AssetAssetOverviewResponse
         * @description Envelope around the result of `assetAssetOverview`.
         */
        AssetAssetOverviewResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetAssetOverviewResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetCoinGreeksItem
         * @description DESCRIBE
         */
        AssetCoinGreeksItem: {
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            totalDelta: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalGamma: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalVega: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalTheta: components["schemas"]["DecimalText"];
        };
        /**
         * AssetCoinGreeksResult
         * @description What `assetCoinGreeks` returns.
         */
        AssetCoinGreeksResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetCoinGreeksItem"][];
        };
        /**
         * AssetCoinGreeksResponse
         * @description Envelope around the result of `assetCoinGreeks`.
         */
        AssetCoinGreeksResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetCoinGreeksResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetCoinQueryInfoItemChain
         * @description DESCRIBE
         */
        AssetCoinQueryInfoItemChain: {
            /** @description Name of the chain. */
            chain: string;
            /** @description Kind of chain. */
            chainType: string;
            /** @description DESCRIBE */
            confirmation: string;
            /** @description Fee of the withdrawal, in units of the coin. */
            withdrawFee: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            depositMin: string;
            /** @description DESCRIBE */
            withdrawMin: string;
            /** @description DESCRIBE */
            minAccuracy: string;
            /** @description DESCRIBE */
            chainDeposit: string;
            /** @description DESCRIBE */
            chainWithdraw: string;
            /** @description DESCRIBE */
            withdrawPercentageFee: components["schemas"]["DecimalText"];
            /** @description Address of the token contract; an empty string for a native coin. */
            contractAddress: string;
            /** @description DESCRIBE */
            safeConfirmNumber: string;
            /** @description DESCRIBE */
            withdrawMax?: string;
        };
        /**
         * AssetCoinQueryInfoItem
         * @description DESCRIBE
         */
        AssetCoinQueryInfoItem: {
            /** @description DESCRIBE */
            name: string;
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            chains: components["schemas"]["AssetCoinQueryInfoItemChain"][];
            /**
             * @deprecated
             * @description DESCRIBE
             */
            remainAmount: components["schemas"]["DecimalText"];
        };
        /**
         * AssetCoinQueryInfoResult
         * @description What `assetCoinQueryInfo` returns.
         */
        AssetCoinQueryInfoResult: {
            /** @description The records, in the order the platform gives them. */
            rows: components["schemas"]["AssetCoinQueryInfoItem"][];
        };
        /**
         * AssetCoinQueryInfoResponse
         * @description Envelope around the result of `assetCoinQueryInfo`.
         */
        AssetCoinQueryInfoResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetCoinQueryInfoResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetCovertGetQuoteRequest
         * @description Body of `assetCovertGetQuote`.
         */
        AssetCovertGetQuoteRequest: {
            /** @description Wallet the call is about. */
            accountType: string;
            /** @description DESCRIBE */
            fromCoinList: components["schemas"]["Coin"][];
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
        };
        /**
         * AssetCovertGetQuoteExchangeCoinFeeInfo
         * @description DESCRIBE
         */
        AssetCovertGetQuoteExchangeCoinFeeInfo: {
            /** @description Coin in which the fee is charged. */
            feeCoin: components["schemas"]["Coin"];
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalText"];
            /** @description Fee as a fraction of the value, `0.0006` being 0.06 percent. */
            feeRate: components["schemas"]["DecimalText"];
        };
        /**
         * AssetCovertGetQuoteExchangeCoinTaxFeeInfo
         * @description DESCRIBE
         */
        AssetCovertGetQuoteExchangeCoinTaxFeeInfo: {
            /** @description DESCRIBE */
            totalAmount: components["schemas"]["DecimalText"];
            /** @description Coin in which the fee is charged. */
            feeCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            taxFeeItems: unknown[];
        };
        /**
         * AssetCovertGetQuoteExchangeCoin
         * @description DESCRIBE
         */
        AssetCovertGetQuoteExchangeCoin: {
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            supportConvert: number;
            /** @description Balance that can be used now. */
            availableBalance: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            baseValue: components["schemas"]["DecimalText"];
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description Units received for one unit given. */
            exchangeRate: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            feeInfo: components["schemas"]["AssetCovertGetQuoteExchangeCoinFeeInfo"];
            /** @description DESCRIBE */
            taxFeeInfo: components["schemas"]["AssetCovertGetQuoteExchangeCoinTaxFeeInfo"];
        };
        /**
         * AssetCovertGetQuoteTotalFeeInfo
         * @description DESCRIBE
         */
        AssetCovertGetQuoteTotalFeeInfo: {
            /** @description Coin in which the fee is charged. */
            feeCoin: components["schemas"]["Coin"];
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalText"];
            /** @description Fee as a fraction of the value, `0.0006` being 0.06 percent. */
            feeRate: components["schemas"]["DecimalText"];
        };
        /**
         * AssetCovertGetQuoteTotalTaxFeeInfo
         * @description DESCRIBE
         */
        AssetCovertGetQuoteTotalTaxFeeInfo: {
            /** @description DESCRIBE */
            totalAmount: components["schemas"]["DecimalText"];
            /** @description Coin in which the fee is charged. */
            feeCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            taxFeeItems: unknown[];
        };
        /**
         * AssetCovertGetQuoteResultResult
         * @description DESCRIBE
         */
        AssetCovertGetQuoteResultResult: {
            /** @description DESCRIBE */
            quoteCreateTime: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            quoteExpireTime: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            exchangeCoins: components["schemas"]["AssetCovertGetQuoteExchangeCoin"][];
            /** @description DESCRIBE */
            totalFeeInfo: components["schemas"]["AssetCovertGetQuoteTotalFeeInfo"];
            /** @description DESCRIBE */
            totalTaxFeeInfo: components["schemas"]["AssetCovertGetQuoteTotalTaxFeeInfo"];
        };
        /**
         * AssetCovertGetQuoteResult
         * @description What `assetCovertGetQuote` returns.
         */
        AssetCovertGetQuoteResult: {
            /** @description DESCRIBE */
            quoteId: string;
            /** @description DESCRIBE */
            result: components["schemas"]["AssetCovertGetQuoteResultResult"];
        };
        /**
         * AssetCovertGetQuoteResponse
         * @description Envelope around the result of `assetCovertGetQuote`.
         */
        AssetCovertGetQuoteResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetCovertGetQuoteResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetCovertSmallBalanceExecuteRequest
         * @description Body of `assetCovertSmallBalanceExecute`.
         */
        AssetCovertSmallBalanceExecuteRequest: {
            /** @description DESCRIBE */
            quoteId: string;
        };
        /**
         * AssetCovertSmallBalanceExecuteResult
         * @description What `assetCovertSmallBalanceExecute` returns.
         */
        AssetCovertSmallBalanceExecuteResult: {
            /** @description DESCRIBE */
            quoteId: string;
            /** @description Id of the conversion. */
            exchangeTxId: string;
            /** @description DESCRIBE */
            submitTime: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            status: string;
            /** @description Text for the code; the reason of a failure. */
            msg: string;
        };
        /**
         * AssetCovertSmallBalanceExecuteResponse
         * @description Envelope around the result of `assetCovertSmallBalanceExecute`.
         */
        AssetCovertSmallBalanceExecuteResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetCovertSmallBalanceExecuteResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetCovertSmallBalanceHistoryRecordSubRecordTaxFeeInfo
         * @description DESCRIBE
         */
        AssetCovertSmallBalanceHistoryRecordSubRecordTaxFeeInfo: {
            /** @description DESCRIBE */
            totalAmount: components["schemas"]["DecimalText"];
            /** @description Coin in which the fee is charged. */
            feeCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            taxFeeItems: unknown[];
        };
        /**
         * AssetCovertSmallBalanceHistoryRecordSubRecord
         * @description DESCRIBE
         */
        AssetCovertSmallBalanceHistoryRecordSubRecord: {
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Amount that is given. */
            fromAmount: components["schemas"]["DecimalText"];
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description Coin in which the fee is charged. */
            feeCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            feeAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            status: string;
            /** @description DESCRIBE */
            taxFeeInfo: components["schemas"]["AssetCovertSmallBalanceHistoryRecordSubRecordTaxFeeInfo"];
        };
        /**
         * AssetCovertSmallBalanceHistoryRecordTotalTaxFeeInfo
         * @description DESCRIBE
         */
        AssetCovertSmallBalanceHistoryRecordTotalTaxFeeInfo: {
            /** @description DESCRIBE */
            totalAmount: components["schemas"]["DecimalText"];
            /** @description Coin in which the fee is charged. */
            feeCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            taxFeeItems: unknown[];
        };
        /**
         * AssetCovertSmallBalanceHistoryRecord
         * @description DESCRIBE
         */
        AssetCovertSmallBalanceHistoryRecord: {
            /** @description Wallet the call is about. */
            accountType: string;
            /** @description Id of the conversion. */
            exchangeTxId: string;
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            subRecords: components["schemas"]["AssetCovertSmallBalanceHistoryRecordSubRecord"][];
            /** @description DESCRIBE */
            status: string;
            /** @description When the record was made, in milliseconds. */
            createdAt: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            exchangeSource: string;
            /** @description Coin in which the fee is charged. */
            feeCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            totalFeeAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalTaxFeeInfo: components["schemas"]["AssetCovertSmallBalanceHistoryRecordTotalTaxFeeInfo"];
        };
        /**
         * AssetCovertSmallBalanceHistoryResult
         * @description What `assetCovertSmallBalanceHistory` returns.
         */
        AssetCovertSmallBalanceHistoryResult: {
            /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
            cursor: components["schemas"]["Cursor"];
            /** @description Size, never negative. */
            size: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            lastPage: string;
            /** @description DESCRIBE */
            totalCount: string;
            /** @description DESCRIBE */
            records: components["schemas"]["AssetCovertSmallBalanceHistoryRecord"][];
        };
        /**
         * AssetCovertSmallBalanceHistoryResponse
         * @description Envelope around the result of `assetCovertSmallBalanceHistory`.
         */
        AssetCovertSmallBalanceHistoryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetCovertSmallBalanceHistoryResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetCovertSmallBalanceListSmallAssetCoin
         * @description DESCRIBE
         */
        AssetCovertSmallBalanceListSmallAssetCoin: {
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            supportConvert: number;
            /** @description Balance that can be used now. */
            availableBalance: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            baseValue: components["schemas"]["DecimalText"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description Units received for one unit given. */
            exchangeRate: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            feeInfo: Record<string, never> | string | null;
            /** @description DESCRIBE */
            taxFeeInfo: Record<string, never> | string | null;
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
        };
        /**
         * AssetCovertSmallBalanceListResult
         * @description What `assetCovertSmallBalanceList` returns.
         */
        AssetCovertSmallBalanceListResult: {
            /** @description DESCRIBE */
            smallAssetCoins: components["schemas"]["AssetCovertSmallBalanceListSmallAssetCoin"][];
            /** @description DESCRIBE */
            supportToCoins: string[];
        };
        /**
         * AssetCovertSmallBalanceListResponse
         * @description Envelope around the result of `assetCovertSmallBalanceList`.
         */
        AssetCovertSmallBalanceListResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetCovertSmallBalanceListResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * CategoryDerivatives
         * @description Product category.
         * @enum {string}
         */
        CategoryDerivatives: "linear" | "inverse" | "option";
        /**
         * AssetDeliveryRecordItem
         * @description DESCRIBE
         */
        AssetDeliveryRecordItem: {
            /** @description When the contract is delivered, in milliseconds; `0` for a perpetual contract. */
            deliveryTime: number;
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description DESCRIBE */
            position: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            entryPrice?: components["schemas"]["DecimalText"];
            /** @description Price at which the contract is delivered. */
            deliveryPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            strike: string;
            /** @description DESCRIBE */
            fee: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            deliveryRpl: components["schemas"]["DecimalText"];
        };
        /**
         * AssetDeliveryRecordResult
         * @description What `assetDeliveryRecord` returns.
         */
        AssetDeliveryRecordResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetDeliveryRecordItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * AssetDeliveryRecordResponse
         * @description Envelope around the result of `assetDeliveryRecord`.
         */
        AssetDeliveryRecordResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetDeliveryRecordResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetDepositDepositToAccountRequest
         * @description Body of `assetDepositDepositToAccount`.
         */
        AssetDepositDepositToAccountRequest: {
            /** @description Wallet the call is about. */
            accountType: string;
        };
        /**
         * AssetDepositDepositToAccountResult
         * @description What `assetDepositDepositToAccount` returns.
         */
        AssetDepositDepositToAccountResult: {
            /** @description DESCRIBE */
            status: number;
        };
        /**
         * AssetDepositDepositToAccountResponse
         * @description Envelope around the result of `assetDepositDepositToAccount`.
         */
        AssetDepositDepositToAccountResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetDepositDepositToAccountResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetDepositQueryAddressChain
         * @description DESCRIBE
         */
        AssetDepositQueryAddressChain: {
            /** @description Kind of chain. */
            chainType: string;
            /** @description DESCRIBE */
            addressDeposit: string;
            /** @description DESCRIBE */
            tagDeposit: string;
            /** @description Name of the chain. */
            chain: string;
            /** @description DESCRIBE */
            batchReleaseLimit: string;
            /** @description Address of the token contract; an empty string for a native coin. */
            contractAddress: string;
        };
        /**
         * AssetDepositQueryAddressResult
         * @description What `assetDepositQueryAddress` returns.
         */
        AssetDepositQueryAddressResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            chains: components["schemas"]["AssetDepositQueryAddressChain"][];
        };
        /**
         * AssetDepositQueryAddressResponse
         * @description Envelope around the result of `assetDepositQueryAddress`.
         */
        AssetDepositQueryAddressResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetDepositQueryAddressResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetDepositQueryInternalRecordItem
         * @description DESCRIBE
         */
        AssetDepositQueryInternalRecordItem: {
            /** @description DESCRIBE */
            id?: string;
            /** @description DESCRIBE */
            type?: number;
            /** @description Coin name in capitals, such as `BTC`. */
            coin?: components["schemas"]["Coin"];
            /** @description Amount in units of the coin. */
            amount?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            status?: number;
            /** @description Address on the chain. */
            address?: string;
            /** @description When the record was made, in milliseconds. */
            createdTime?: components["schemas"]["TimestampMsString"];
            /** @description Uid of the account the amount leaves. */
            fromMemberId?: components["schemas"]["Uid"];
            /** @description Id of the transaction on the chain; an empty string while there is none. */
            txID?: string;
            /** @description DESCRIBE */
            complianceStatus?: number;
            /** @description DESCRIBE */
            taxDepositRecordsId?: string;
            /** @description DESCRIBE */
            taxStatus?: number;
        };
        /**
         * AssetDepositQueryInternalRecordResult
         * @description What `assetDepositQueryInternalRecord` returns.
         */
        AssetDepositQueryInternalRecordResult: {
            /** @description The records, in the order the platform gives them. */
            rows?: components["schemas"]["AssetDepositQueryInternalRecordItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor?: components["schemas"]["Cursor"];
        };
        /**
         * AssetDepositQueryInternalRecordResponse
         * @description Envelope around the result of `assetDepositQueryInternalRecord`.
         */
        AssetDepositQueryInternalRecordResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetDepositQueryInternalRecordResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * DepositStatusValue
         * @description State of a deposit. Other values may appear.
         */
        DepositStatusValue: (0 | 1 | 2 | 3 | 4 | 7 | 70011 | 70012 | 70013 | 10011 | 10012) | number;
        /**
         * AssetDepositQueryRecordItem
         * @description DESCRIBE
         */
        AssetDepositQueryRecordItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Name of the chain. */
            chain: string;
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalText"];
            /** @description Id of the transaction on the chain; an empty string while there is none. */
            txID: string;
            /** @description DESCRIBE */
            status: components["schemas"]["DepositStatusValue"];
            /** @description Address the amount went to. */
            toAddress: string;
            /** @description Tag or memo of the address; an empty string when the chain has none. */
            tag: string;
            /** @description DESCRIBE */
            depositFee: components["schemas"]["DecimalText"];
            /** @description When it was completed, in milliseconds. */
            successAt: components["schemas"]["TimestampMsString"];
            /** @description Confirmations on the chain so far. */
            confirmations: string;
            /** @description Number of the output in the transaction. */
            txIndex: string;
            /** @description Hash of the block. */
            blockHash: string;
            /** @description DESCRIBE */
            batchReleaseLimit: string;
            /** @description DESCRIBE */
            depositType: string;
            /** @description Address the amount came from. */
            fromAddress: string;
            /** @description DESCRIBE */
            taxDepositRecordsId: string;
            /** @description DESCRIBE */
            taxStatus: number;
            /** @description DESCRIBE */
            id: string;
        };
        /**
         * AssetDepositQueryRecordResult
         * @description What `assetDepositQueryRecord` returns.
         */
        AssetDepositQueryRecordResult: {
            /** @description The records, in the order the platform gives them. */
            rows: components["schemas"]["AssetDepositQueryRecordItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * AssetDepositQueryRecordResponse
         * @description Envelope around the result of `assetDepositQueryRecord`.
         */
        AssetDepositQueryRecordResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetDepositQueryRecordResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetDepositQuerySubMemberAddressChains
         * @description DESCRIBE
         */
        AssetDepositQuerySubMemberAddressChains: {
            /** @description Kind of chain. */
            chainType: string;
            /** @description DESCRIBE */
            addressDeposit: string;
            /** @description DESCRIBE */
            tagDeposit: string;
            /** @description Name of the chain. */
            chain: string;
            /** @description DESCRIBE */
            batchReleaseLimit: string;
            /** @description Address of the token contract; an empty string for a native coin. */
            contractAddress: string;
        };
        /**
         * AssetDepositQuerySubMemberAddressResult
         * @description What `assetDepositQuerySubMemberAddress` returns.
         */
        AssetDepositQuerySubMemberAddressResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            chains: components["schemas"]["AssetDepositQuerySubMemberAddressChains"];
        };
        /**
         * AssetDepositQuerySubMemberAddressResponse
         * @description Envelope around the result of `assetDepositQuerySubMemberAddress`.
         */
        AssetDepositQuerySubMemberAddressResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetDepositQuerySubMemberAddressResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetDepositQuerySubMemberRecordItem
         * @description DESCRIBE
         */
        AssetDepositQuerySubMemberRecordItem: {
            /** @description DESCRIBE */
            id?: string;
            /** @description Coin name in capitals, such as `BTC`. */
            coin?: components["schemas"]["Coin"];
            /** @description Name of the chain. */
            chain?: string;
            /** @description Amount in units of the coin. */
            amount?: components["schemas"]["DecimalText"];
            /** @description Id of the transaction on the chain; an empty string while there is none. */
            txID?: string;
            /** @description DESCRIBE */
            status?: components["schemas"]["DepositStatusValue"];
            /** @description Address the amount went to. */
            toAddress?: string;
            /** @description Tag or memo of the address; an empty string when the chain has none. */
            tag?: string;
            /** @description DESCRIBE */
            depositFee?: components["schemas"]["DecimalText"];
            /** @description When it was completed, in milliseconds. */
            successAt?: string;
            /** @description Confirmations on the chain so far. */
            confirmations?: string;
            /** @description Number of the output in the transaction. */
            txIndex?: string;
            /** @description Hash of the block. */
            blockHash?: string;
            /** @description DESCRIBE */
            batchReleaseLimit?: string;
            /** @description DESCRIBE */
            depositType?: string;
            /** @description Address the amount came from. */
            fromAddress?: string;
            /** @description DESCRIBE */
            taxDepositRecordsId?: string;
            /** @description DESCRIBE */
            taxStatus?: number;
        };
        /**
         * AssetDepositQuerySubMemberRecordResult
         * @description What `assetDepositQuerySubMemberRecord` returns.
         */
        AssetDepositQuerySubMemberRecordResult: {
            /** @description The records, in the order the platform gives them. */
            rows: components["schemas"]["AssetDepositQuerySubMemberRecordItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * AssetDepositQuerySubMemberRecordResponse
         * @description Envelope around the result of `assetDepositQuerySubMemberRecord`.
         */
        AssetDepositQuerySubMemberRecordResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetDepositQuerySubMemberRecordResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetExchangeConvertExecuteRequest
         * @description Body of `assetExchangeConvertExecute`.
         */
        AssetExchangeConvertExecuteRequest: {
            /** @description Id of the quote. */
            quoteTxId: string;
        };
        /**
         * AssetExchangeConvertExecuteResult
         * @description What `assetExchangeConvertExecute` returns.
         */
        AssetExchangeConvertExecuteResult: {
            /** @description Id of the quote. */
            quoteTxId: string;
            /** @description DESCRIBE */
            exchangeStatus: string;
        };
        /**
         * AssetExchangeConvertExecuteResponse
         * @description Envelope around the result of `assetExchangeConvertExecute`.
         */
        AssetExchangeConvertExecuteResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetExchangeConvertExecuteResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * ConvertAccountType
         * @description Wallet of a conversion.
         * @enum {string}
         */
        ConvertAccountType: "eb_convert_uta" | "eb_convert_funding";
        /**
         * ConvertAccountTypeValue
         * @description Wallet of a conversion. Other values may appear.
         */
        ConvertAccountTypeValue: "eb_convert_uta" | "eb_convert_funding" | (string & {});
        /**
         * AssetExchangeConvertResultQueryResultResult
         * @description DESCRIBE
         */
        AssetExchangeConvertResultQueryResultResult: {
            /** @description Wallet the call is about. */
            accountType: components["schemas"]["ConvertAccountTypeValue"];
            /** @description Id of the conversion. */
            exchangeTxId: string;
            /** @description Uid of the account. */
            userId: components["schemas"]["Uid"];
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Kind of coin that is given. */
            fromCoinType: string;
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Kind of coin that is received. */
            toCoinType: string;
            /** @description Amount that is given. */
            fromAmount: components["schemas"]["DecimalText"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            exchangeStatus: string;
            /** @description DESCRIBE */
            extInfo: Record<string, never>;
            /** @description DESCRIBE */
            convertRate: components["schemas"]["DecimalText"];
            /** @description When the record was made, in milliseconds. */
            createdAt: components["schemas"]["TimestampMsString"];
        };
        /**
         * AssetExchangeConvertResultQueryResult
         * @description What `assetExchangeConvertResultQuery` returns.
         */
        AssetExchangeConvertResultQueryResult: {
            /** @description DESCRIBE */
            result: components["schemas"]["AssetExchangeConvertResultQueryResultResult"];
        };
        /**
         * AssetExchangeConvertResultQueryResponse
         * @description Envelope around the result of `assetExchangeConvertResultQuery`.
         */
        AssetExchangeConvertResultQueryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetExchangeConvertResultQueryResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetExchangeOrderRecordOrderBody
         * @description DESCRIBE
         */
        AssetExchangeOrderRecordOrderBody: {
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Amount that is given. */
            fromAmount: components["schemas"]["DecimalText"];
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description Units received for one unit given. */
            exchangeRate: components["schemas"]["DecimalText"];
            /** @description When the record was made, in milliseconds. */
            createdTime: string;
            /** @description Id of the conversion. */
            exchangeTxId: string;
        };
        /**
         * AssetExchangeOrderRecordResult
         * @description What `assetExchangeOrderRecord` returns.
         */
        AssetExchangeOrderRecordResult: {
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
            /** @description DESCRIBE */
            orderBody: components["schemas"]["AssetExchangeOrderRecordOrderBody"][];
        };
        /**
         * AssetExchangeOrderRecordResponse
         * @description Envelope around the result of `assetExchangeOrderRecord`.
         */
        AssetExchangeOrderRecordResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetExchangeOrderRecordResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetExchangeQueryCoinListCoin
         * @description DESCRIBE
         */
        AssetExchangeQueryCoinListCoin: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            fullName: string;
            /** @description DESCRIBE */
            icon: string;
            /** @description DESCRIBE */
            iconNight: string;
            /** @description DESCRIBE */
            accuracyLength: number;
            /** @description DESCRIBE */
            coinType: string;
            /** @description Balance in units of the coin. */
            balance: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            uBalance: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            singleFromMinLimit: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            singleFromMaxLimit: string;
            /** @description DESCRIBE */
            disableFrom: boolean;
            /** @description DESCRIBE */
            disableTo: boolean;
            /** @description DESCRIBE */
            timePeriod: number;
            /** @description DESCRIBE */
            singleToMinLimit: string;
            /** @description DESCRIBE */
            singleToMaxLimit: string;
            /** @description DESCRIBE */
            dailyFromMinLimit: string;
            /** @description DESCRIBE */
            dailyFromMaxLimit: string;
            /** @description DESCRIBE */
            dailyToMinLimit: string;
            /** @description DESCRIBE */
            dailyToMaxLimit: string;
        };
        /**
         * AssetExchangeQueryCoinListResult
         * @description What `assetExchangeQueryCoinList` returns.
         */
        AssetExchangeQueryCoinListResult: {
            /** @description DESCRIBE */
            coins: components["schemas"]["AssetExchangeQueryCoinListCoin"][];
        };
        /**
         * AssetExchangeQueryCoinListResponse
         * @description Envelope around the result of `assetExchangeQueryCoinList`.
         */
        AssetExchangeQueryCoinListResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetExchangeQueryCoinListResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetExchangeQueryConvertHistoryItemExtInfo
         * @description DESCRIBE
         */
        AssetExchangeQueryConvertHistoryItemExtInfo: {
            /** @description DESCRIBE */
            paramType?: string;
            /** @description DESCRIBE */
            paramValue?: string;
        };
        /**
         * AssetExchangeQueryConvertHistoryItem
         * @description DESCRIBE
         */
        AssetExchangeQueryConvertHistoryItem: {
            /** @description Wallet the call is about. */
            accountType: components["schemas"]["ConvertAccountTypeValue"];
            /** @description Id of the conversion. */
            exchangeTxId: string;
            /** @description Uid of the account. */
            userId: components["schemas"]["Uid"];
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Kind of coin that is given. */
            fromCoinType: string;
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Kind of coin that is received. */
            toCoinType: string;
            /** @description Amount that is given. */
            fromAmount: components["schemas"]["DecimalText"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            exchangeStatus: string;
            /** @description DESCRIBE */
            extInfo: components["schemas"]["AssetExchangeQueryConvertHistoryItemExtInfo"];
            /** @description DESCRIBE */
            convertRate: components["schemas"]["DecimalText"];
            /** @description When the record was made, in milliseconds. */
            createdAt: components["schemas"]["TimestampMsString"];
        };
        /**
         * AssetExchangeQueryConvertHistoryResult
         * @description What `assetExchangeQueryConvertHistory` returns.
         */
        AssetExchangeQueryConvertHistoryResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetExchangeQueryConvertHistoryItem"][];
        };
        /**
         * AssetExchangeQueryConvertHistoryResponse
         * @description Envelope around the result of `assetExchangeQueryConvertHistory`.
         */
        AssetExchangeQueryConvertHistoryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetExchangeQueryConvertHistoryResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetExchangeQuoteApplyRequest
         * @description Body of `assetExchangeQuoteApply`.
         */
        AssetExchangeQuoteApplyRequest: {
            /** @description Wallet the call is about. */
            accountType: components["schemas"]["ConvertAccountType"];
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            requestCoin: string;
            /** @description DESCRIBE */
            requestAmount: components["schemas"]["DecimalString"];
            /** @description Kind of coin that is given. */
            fromCoinType?: string;
            /** @description Kind of coin that is received. */
            toCoinType?: string;
            /** @description DESCRIBE */
            paramType?: string;
            /** @description DESCRIBE */
            paramValue?: string;
            /** @description Id of the request, made by the client; the platform recognises a repeated one. */
            requestId?: string;
        };
        /**
         * AssetExchangeQuoteApplyResult
         * @description What `assetExchangeQuoteApply` returns.
         */
        AssetExchangeQuoteApplyResult: {
            /** @description Id of the quote. */
            quoteTxId: string;
            /** @description Units received for one unit given. */
            exchangeRate: components["schemas"]["DecimalText"];
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Kind of coin that is given. */
            fromCoinType: string;
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Kind of coin that is received. */
            toCoinType: string;
            /** @description Amount that is given. */
            fromAmount: components["schemas"]["DecimalText"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            expiredTime: components["schemas"]["TimestampMsString"];
            /** @description Id of the request, made by the client; the platform recognises a repeated one. */
            requestId: string;
            /** @description DESCRIBE */
            extTaxAndFee?: unknown[];
        };
        /**
         * AssetExchangeQuoteApplyResponse
         * @description Envelope around the result of `assetExchangeQuoteApply`.
         */
        AssetExchangeQuoteApplyResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetExchangeQuoteApplyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetFundinghistoryItem
         * @description DESCRIBE
         */
        AssetFundinghistoryItem: {
            /** @description Uid of the account. */
            memberId: components["schemas"]["Uid"];
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            ioDirection: string;
            /** @description DESCRIBE */
            txnAmt: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            afterAmt: components["schemas"]["DecimalText"];
            /** @description When the record was made, in milliseconds. */
            createTime: string;
            /** @description DESCRIBE */
            showBusiType: string;
            /** @description DESCRIBE */
            showBusiTypeEn: string;
            /** @description DESCRIBE */
            description: string;
            /** @description DESCRIBE */
            descriptionEn: string;
        };
        /**
         * AssetFundinghistoryResult
         * @description What `assetFundinghistory` returns.
         */
        AssetFundinghistoryResult: {
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetFundinghistoryItem"][];
        };
        /**
         * AssetFundinghistoryResponse
         * @description Envelope around the result of `assetFundinghistory`.
         */
        AssetFundinghistoryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetFundinghistoryResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetPortfolioMarginWallet
         * @description DESCRIBE
         */
        AssetPortfolioMarginWallet: {
            /** @description Equity in units of the coin. */
            equity: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            cashBalance: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            marginBalance: components["schemas"]["DecimalText"];
            /** @description Balance that can be used now. */
            availableBalance: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            accountIM: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            accountMM: components["schemas"]["DecimalText"];
            /** @description Maintenance margin of the account as a fraction of its margin balance. */
            accountMMRate: components["schemas"]["DecimalText"];
            /** @description Initial margin of the account as a fraction of its margin balance. */
            accountIMRate: components["schemas"]["DecimalText"];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeTotalPnlRangesALLPnlRange
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeTotalPnlRangesALLPnlRange: {
            /** @description Decimal places of the price. */
            priceScale: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            pnls: components["schemas"]["DecimalText"][];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeTotalPnlRangesALL
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeTotalPnlRangesALL: {
            /** @description DESCRIBE */
            pnlRanges: components["schemas"]["AssetPortfolioMarginAssetPnlRangeTotalPnlRangesALLPnlRange"][];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeTotalPnlRangesPERPETUALPnlRange
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeTotalPnlRangesPERPETUALPnlRange: {
            /** @description Decimal places of the price. */
            priceScale: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            pnls: components["schemas"]["DecimalText"][];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeTotalPnlRangesPERPETUAL
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeTotalPnlRangesPERPETUAL: {
            /** @description DESCRIBE */
            pnlRanges: components["schemas"]["AssetPortfolioMarginAssetPnlRangeTotalPnlRangesPERPETUALPnlRange"][];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeTotalPnlRangesOPTIONPnlRange
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeTotalPnlRangesOPTIONPnlRange: {
            /** @description Decimal places of the price. */
            priceScale: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            pnls: components["schemas"]["DecimalText"][];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeTotalPnlRangesOPTION
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeTotalPnlRangesOPTION: {
            /** @description DESCRIBE */
            pnlRanges: components["schemas"]["AssetPortfolioMarginAssetPnlRangeTotalPnlRangesOPTIONPnlRange"][];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeTotalPnlRanges
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeTotalPnlRanges: {
            /** @description DESCRIBE */
            ALL: components["schemas"]["AssetPortfolioMarginAssetPnlRangeTotalPnlRangesALL"];
            /** @description DESCRIBE */
            PERPETUAL: components["schemas"]["AssetPortfolioMarginAssetPnlRangeTotalPnlRangesPERPETUAL"];
            /** @description DESCRIBE */
            OPTION: components["schemas"]["AssetPortfolioMarginAssetPnlRangeTotalPnlRangesOPTION"];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangePerpPositionPnlRangePnlRange
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangePerpPositionPnlRangePnlRange: {
            /** @description Decimal places of the price. */
            priceScale: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            pnls: components["schemas"]["DecimalText"][];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangePerpPositionPnlRange
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangePerpPositionPnlRange: {
            /** @description DESCRIBE */
            symbolName: string;
            /** @description DESCRIBE */
            position: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            pnlRanges: components["schemas"]["AssetPortfolioMarginAssetPnlRangePerpPositionPnlRangePnlRange"][];
            /** @description DESCRIBE */
            sessionAvgPrice: components["schemas"]["DecimalText"];
            /** @description Mark price. */
            markPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            orderSize: components["schemas"]["DecimalText"];
            /** @description Kind of contract. */
            contractType: number;
            /** @description Coin in which gains and losses are settled, in capitals. */
            settleCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            symbolAlias: string;
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeOptionExpiryDatePnlRangePnlRange
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeOptionExpiryDatePnlRangePnlRange: {
            /** @description Decimal places of the price. */
            priceScale: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            pnls: components["schemas"]["DecimalText"][];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeOptionExpiryDatePnlRangeOptionPositionPnlRangePnlRange
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeOptionExpiryDatePnlRangeOptionPositionPnlRangePnlRange: {
            /** @description Decimal places of the price. */
            priceScale: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            pnls: components["schemas"]["DecimalText"][];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeOptionExpiryDatePnlRangeOptionPositionPnlRange
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeOptionExpiryDatePnlRangeOptionPositionPnlRange: {
            /** @description DESCRIBE */
            symbolName: string;
            /** @description DESCRIBE */
            position: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            pnlRanges: components["schemas"]["AssetPortfolioMarginAssetPnlRangeOptionExpiryDatePnlRangeOptionPositionPnlRangePnlRange"][];
            /** @description DESCRIBE */
            sessionAvgPrice: components["schemas"]["DecimalText"];
            /** @description Mark price. */
            markPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            orderSize: components["schemas"]["DecimalText"];
            /** @description Kind of contract. */
            contractType: number;
            /** @description Coin in which gains and losses are settled, in capitals. */
            settleCoin: components["schemas"]["Coin"];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeOptionExpiryDatePnlRange
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeOptionExpiryDatePnlRange: {
            /** @description DESCRIBE */
            expiryDateRepresentation: string;
            /** @description DESCRIBE */
            pnlRanges: components["schemas"]["AssetPortfolioMarginAssetPnlRangeOptionExpiryDatePnlRangePnlRange"][];
            /** @description DESCRIBE */
            optionPositionPnlRanges: components["schemas"]["AssetPortfolioMarginAssetPnlRangeOptionExpiryDatePnlRangeOptionPositionPnlRange"][];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeContingency
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeContingency: {
            /** @description DESCRIBE */
            optionContingency: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            futureDeltaContingency: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            optionVegaContingency: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            contingencyComponents: string;
            /** @description DESCRIBE */
            usdtUsdcContingency: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            futureContingency: components["schemas"]["DecimalText"];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeAsset
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeAsset: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            assetIM: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            assetMM: components["schemas"]["DecimalText"];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeSpotHedgeInfoPnlRange
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeSpotHedgeInfoPnlRange: {
            /** @description Decimal places of the price. */
            priceScale: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            pnls: components["schemas"]["DecimalText"][];
        };
        /**
         * AssetPortfolioMarginAssetPnlRangeSpotHedgeInfo
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRangeSpotHedgeInfo: {
            /** @description DESCRIBE */
            hedgeSpotSize: components["schemas"]["DecimalText"];
            /** @description Balance of the wallet in units of the coin. */
            walletBalance: components["schemas"]["DecimalText"];
            /** @description Index price in US dollars; empty when there is none. */
            usdIndexPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            pnlRanges: components["schemas"]["AssetPortfolioMarginAssetPnlRangeSpotHedgeInfoPnlRange"][];
        };
        /**
         * AssetPortfolioMarginAssetPnlRange
         * @description DESCRIBE
         */
        AssetPortfolioMarginAssetPnlRange: {
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            totalPnlRanges: components["schemas"]["AssetPortfolioMarginAssetPnlRangeTotalPnlRanges"];
            /** @description DESCRIBE */
            perpPositionPnlRanges: components["schemas"]["AssetPortfolioMarginAssetPnlRangePerpPositionPnlRange"][];
            /** @description DESCRIBE */
            optionExpiryDatePnlRanges: components["schemas"]["AssetPortfolioMarginAssetPnlRangeOptionExpiryDatePnlRange"][];
            /** @description DESCRIBE */
            contingency: components["schemas"]["AssetPortfolioMarginAssetPnlRangeContingency"];
            /** @description DESCRIBE */
            asset: components["schemas"]["AssetPortfolioMarginAssetPnlRangeAsset"];
            /** @description DESCRIBE */
            maxLossPriceMove: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            maxLossIvShock: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalClosePzFee: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            spotHedgeInfo: components["schemas"]["AssetPortfolioMarginAssetPnlRangeSpotHedgeInfo"];
            /** @description DESCRIBE */
            maxLossIvShockList: components["schemas"]["DecimalText"][];
        };
        /**
         * AssetPortfolioMarginResult
         * @description What `assetPortfolioMargin` returns.
         */
        AssetPortfolioMarginResult: {
            /** @description DESCRIBE */
            wallet: components["schemas"]["AssetPortfolioMarginWallet"];
            /** @description DESCRIBE */
            assetPnlRange: components["schemas"]["AssetPortfolioMarginAssetPnlRange"][];
        };
        /**
         * AssetPortfolioMarginResponse
         * @description Envelope around the result of `assetPortfolioMargin`.
         */
        AssetPortfolioMarginResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetPortfolioMarginResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetSettlementRecordItem
         * @description DESCRIBE
         */
        AssetSettlementRecordItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description Size, never negative. */
            size: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sessionAvgPrice: components["schemas"]["DecimalText"];
            /** @description Mark price. */
            markPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            realisedPnl: components["schemas"]["DecimalText"];
            /** @description When the record was made, in milliseconds. */
            createdTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * AssetSettlementRecordResult
         * @description What `assetSettlementRecord` returns.
         */
        AssetSettlementRecordResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetSettlementRecordItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * AssetSettlementRecordResponse
         * @description Envelope around the result of `assetSettlementRecord`.
         */
        AssetSettlementRecordResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetSettlementRecordResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetTotalMembersAssetsItemItem
         * @description DESCRIBE
         */
        AssetTotalMembersAssetsItemItem: {
            /** @description DESCRIBE */
            type: string;
            /** @description DESCRIBE */
            origb: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            quoteb: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            stat: components["schemas"]["TimestampMs"];
        };
        /**
         * AssetTotalMembersAssetsItem
         * @description DESCRIBE
         */
        AssetTotalMembersAssetsItem: {
            /**
             * Format: int64
             * @description Uid of the account.
             */
            uid: number | bigint;
            /** @description DESCRIBE */
            isM: boolean;
            /** @description DESCRIBE */
            type?: number;
            /** @description DESCRIBE */
            stat: components["schemas"]["TimestampMs"];
            /** @description DESCRIBE */
            origb: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            quoteb?: string;
            /** @description DESCRIBE */
            items: components["schemas"]["AssetTotalMembersAssetsItemItem"][];
        };
        /**
         * AssetTotalMembersAssetsResult
         * @description What `assetTotalMembersAssets` returns.
         */
        AssetTotalMembersAssetsResult: {
            /** @description DESCRIBE */
            total: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            quoteTotal: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            stat: components["schemas"]["TimestampMs"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetTotalMembersAssetsItem"][];
        };
        /**
         * AssetTotalMembersAssetsResponse
         * @description Envelope around the result of `assetTotalMembersAssets`.
         */
        AssetTotalMembersAssetsResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetTotalMembersAssetsResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * TransferAccountType
         * @description Wallet of a transfer; `CONTRACT` is the derivatives wallet of an account that is not unified.
         * @enum {string}
         */
        TransferAccountType: "UNIFIED" | "FUND" | "CONTRACT";
        /**
         * AssetTransferInterTransferRequest
         * @description Body of `assetTransferInterTransfer`.
         */
        AssetTransferInterTransferRequest: {
            /** @description Id of the transfer, a UUID made by the client. */
            transferId: string;
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalString"];
            /** @description Wallet the amount leaves. */
            fromAccountType: components["schemas"]["AccountType"];
            /** @description Wallet the amount arrives in. */
            toAccountType: components["schemas"]["TransferAccountType"];
        };
        /**
         * AssetTransferInterTransferResult
         * @description What `assetTransferInterTransfer` returns.
         */
        AssetTransferInterTransferResult: {
            /** @description Id of the transfer, a UUID made by the client. */
            transferId: string;
            /** @description DESCRIBE */
            status: string;
        };
        /**
         * AssetTransferInterTransferResponse
         * @description Envelope around the result of `assetTransferInterTransfer`.
         */
        AssetTransferInterTransferResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetTransferInterTransferResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetTransferQueryAccountCoinBalanceBalance
         * @description DESCRIBE
         */
        AssetTransferQueryAccountCoinBalanceBalance: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Balance of the wallet in units of the coin. */
            walletBalance: components["schemas"]["DecimalText"];
            /** @description Balance that can be transferred out. */
            transferBalance: components["schemas"]["DecimalText"];
            /** @description Bonus in units of the coin. */
            bonus: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            transferSafeAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            ltvTransferSafeAmount: components["schemas"]["DecimalText"];
        };
        /**
         * AssetTransferQueryAccountCoinBalanceResult
         * @description What `assetTransferQueryAccountCoinBalance` returns.
         */
        AssetTransferQueryAccountCoinBalanceResult: {
            /** @description Wallet the call is about. */
            accountType: string;
            /** @description Business the setting is about. */
            bizType: number;
            /** @description DESCRIBE */
            accountId: string;
            /** @description Uid of the account. */
            memberId: components["schemas"]["Uid"];
            /** @description Balance in units of the coin. */
            balance: components["schemas"]["AssetTransferQueryAccountCoinBalanceBalance"];
        };
        /**
         * AssetTransferQueryAccountCoinBalanceResponse
         * @description Envelope around the result of `assetTransferQueryAccountCoinBalance`.
         */
        AssetTransferQueryAccountCoinBalanceResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetTransferQueryAccountCoinBalanceResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AccountTypeValue
         * @description Wallet of an account. Other values may appear.
         */
        AccountTypeValue: "UNIFIED" | "FUND" | (string & {});
        /**
         * AssetTransferQueryAccountCoinsBalanceBalance
         * @description DESCRIBE
         */
        AssetTransferQueryAccountCoinsBalanceBalance: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Balance of the wallet in units of the coin. */
            walletBalance: components["schemas"]["DecimalText"];
            /** @description Balance that can be transferred out. */
            transferBalance: components["schemas"]["DecimalText"];
            /** @description Bonus in units of the coin. */
            bonus: components["schemas"]["DecimalText"];
        };
        /**
         * AssetTransferQueryAccountCoinsBalanceResult
         * @description What `assetTransferQueryAccountCoinsBalance` returns.
         */
        AssetTransferQueryAccountCoinsBalanceResult: {
            /** @description Wallet the call is about. */
            accountType: components["schemas"]["AccountTypeValue"];
            /** @description Uid of the account. */
            memberId: components["schemas"]["Uid"];
            /** @description Balance in units of the coin. */
            balance: components["schemas"]["AssetTransferQueryAccountCoinsBalanceBalance"][];
        };
        /**
         * AssetTransferQueryAccountCoinsBalanceResponse
         * @description Envelope around the result of `assetTransferQueryAccountCoinsBalance`.
         */
        AssetTransferQueryAccountCoinsBalanceResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetTransferQueryAccountCoinsBalanceResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * TransferStatus
         * @description State of a transfer.
         * @enum {string}
         */
        TransferStatus: "SUCCESS" | "PENDING" | "FAILED";
        /**
         * TransferStatusValue
         * @description State of a transfer. Other values may appear.
         */
        TransferStatusValue: "SUCCESS" | "PENDING" | "FAILED" | (string & {});
        /**
         * AssetTransferQueryInterTransferListItem
         * @description DESCRIBE
         */
        AssetTransferQueryInterTransferListItem: {
            /** @description Id of the transfer, a UUID made by the client. */
            transferId: string;
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalText"];
            /** @description Wallet the amount leaves. */
            fromAccountType: components["schemas"]["AccountTypeValue"];
            /** @description Wallet the amount arrives in. */
            toAccountType: components["schemas"]["AccountTypeValue"];
            /** @description Time of the record, in milliseconds. */
            timestamp: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            status: components["schemas"]["TransferStatusValue"];
        };
        /**
         * AssetTransferQueryInterTransferListResult
         * @description What `assetTransferQueryInterTransferList` returns.
         */
        AssetTransferQueryInterTransferListResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetTransferQueryInterTransferListItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * AssetTransferQueryInterTransferListResponse
         * @description Envelope around the result of `assetTransferQueryInterTransferList`.
         */
        AssetTransferQueryInterTransferListResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetTransferQueryInterTransferListResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetTransferQuerySubMemberListResult
         * @description What `assetTransferQuerySubMemberList` returns.
         */
        AssetTransferQuerySubMemberListResult: {
            /** @description DESCRIBE */
            subMemberIds: components["schemas"]["Uid"][];
            /** @description DESCRIBE */
            transferableSubMemberIds: string[];
        };
        /**
         * AssetTransferQuerySubMemberListResponse
         * @description Envelope around the result of `assetTransferQuerySubMemberList`.
         */
        AssetTransferQuerySubMemberListResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetTransferQuerySubMemberListResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetTransferQueryTransferCoinListResult
         * @description What `assetTransferQueryTransferCoinList` returns.
         */
        AssetTransferQueryTransferCoinListResult: {
            /** @description The records, in the order the platform gives them. */
            list: string[];
        };
        /**
         * AssetTransferQueryTransferCoinListResponse
         * @description Envelope around the result of `assetTransferQueryTransferCoinList`.
         */
        AssetTransferQueryTransferCoinListResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetTransferQueryTransferCoinListResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetTransferQueryUniversalTransferListItem
         * @description DESCRIBE
         */
        AssetTransferQueryUniversalTransferListItem: {
            /** @description Id of the transfer, a UUID made by the client. */
            transferId: string;
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalText"];
            /** @description Uid of the account the amount leaves. */
            fromMemberId: components["schemas"]["Uid"];
            /** @description Uid of the account the amount arrives in. */
            toMemberId: components["schemas"]["Uid"];
            /** @description Wallet the amount leaves. */
            fromAccountType: string;
            /** @description Wallet the amount arrives in. */
            toAccountType: string;
            /** @description Time of the record, in milliseconds. */
            timestamp: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            status: components["schemas"]["TransferStatusValue"];
        };
        /**
         * AssetTransferQueryUniversalTransferListResult
         * @description What `assetTransferQueryUniversalTransferList` returns.
         */
        AssetTransferQueryUniversalTransferListResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetTransferQueryUniversalTransferListItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * AssetTransferQueryUniversalTransferListResponse
         * @description Envelope around the result of `assetTransferQueryUniversalTransferList`.
         */
        AssetTransferQueryUniversalTransferListResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetTransferQueryUniversalTransferListResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetTransferUniversalTransferRequest
         * @description Body of `assetTransferUniversalTransfer`.
         */
        AssetTransferUniversalTransferRequest: {
            /** @description Id of the transfer, a UUID made by the client. */
            transferId: string;
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalString"];
            /** @description Uid of the account the amount leaves. */
            fromMemberId: number;
            /** @description Uid of the account the amount arrives in. */
            toMemberId: number;
            /** @description Wallet the amount leaves. */
            fromAccountType: components["schemas"]["TransferAccountType"];
            /** @description Wallet the amount arrives in. */
            toAccountType: components["schemas"]["AccountType"];
        };
        /**
         * AssetTransferUniversalTransferResult
         * @description What `assetTransferUniversalTransfer` returns.
         */
        AssetTransferUniversalTransferResult: {
            /** @description Id of the transfer, a UUID made by the client. */
            transferId: string;
            /** @description DESCRIBE */
            status: string;
        };
        /**
         * AssetTransferUniversalTransferResponse
         * @description Envelope around the result of `assetTransferUniversalTransfer`.
         */
        AssetTransferUniversalTransferResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetTransferUniversalTransferResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetTravelRuleDepositSubmitRequest
         * @description Body of `assetTravelRuleDepositSubmit`.
         */
        AssetTravelRuleDepositSubmitRequest: {
            /** @description DESCRIBE */
            depositId: number;
            /** @description DESCRIBE */
            subAccountId?: number;
            /** @description DESCRIBE */
            questionnaire: string;
        };
        /**
         * AssetTravelRuleDepositSubmitResult
         * @description What `assetTravelRuleDepositSubmit` returns.
         */
        AssetTravelRuleDepositSubmitResult: {
            /** @description DESCRIBE */
            travelRuleStatus?: number;
            /** @description DESCRIBE */
            travel_rule_status: number;
        };
        /**
         * AssetTravelRuleDepositSubmitResponse
         * @description Envelope around the result of `assetTravelRuleDepositSubmit`.
         */
        AssetTravelRuleDepositSubmitResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetTravelRuleDepositSubmitResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetWithdrawCancelRequest
         * @description Body of `assetWithdrawCancel`.
         */
        AssetWithdrawCancelRequest: {
            /** @description DESCRIBE */
            id: string;
        };
        /**
         * AssetWithdrawCancelResult
         * @description What `assetWithdrawCancel` returns.
         */
        AssetWithdrawCancelResult: {
            /** @description DESCRIBE */
            status: number;
        };
        /**
         * AssetWithdrawCancelResponse
         * @description Envelope around the result of `assetWithdrawCancel`.
         */
        AssetWithdrawCancelResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetWithdrawCancelResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetWithdrawCreateRequestBeneficiary
         * @description DESCRIBE
         */
        AssetWithdrawCreateRequestBeneficiary: {
            /** @description DESCRIBE */
            beneficiaryTransactionPurpose?: string;
            /** @description DESCRIBE */
            beneficiaryRepresentativeFirstName?: string;
            /** @description DESCRIBE */
            beneficiaryRepresentativeLastName?: string;
            /** @description DESCRIBE */
            vaspEntityId?: string;
            /** @description DESCRIBE */
            beneficiaryName?: string;
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            beneficiaryLegalType?: "individual" | "company";
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            beneficiaryWalletType?: "0" | "1";
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            beneficiaryUnhostedWalletType?: "0" | "1";
            /** @description DESCRIBE */
            beneficiaryPoiNumber?: string;
            /** @description DESCRIBE */
            beneficiaryPoiType?: string;
            /** @description DESCRIBE */
            beneficiaryPoiIssuingCountry?: string;
            /** @description DESCRIBE */
            beneficiaryPoiExpiredDate?: string;
            /** @description DESCRIBE */
            beneficiaryAddressCountry?: string;
            /** @description DESCRIBE */
            beneficiaryAddressState?: string;
            /** @description DESCRIBE */
            beneficiaryAddressCity?: string;
            /** @description DESCRIBE */
            beneficiaryAddressBuilding?: string;
            /** @description DESCRIBE */
            beneficiaryAddressStreet?: string;
            /** @description DESCRIBE */
            beneficiaryAddressPostalCode?: string;
            /** @description DESCRIBE */
            beneficiaryDateOfBirth?: string;
            /** @description DESCRIBE */
            beneficiaryPlaceOfBirth?: string;
        };
        /**
         * AssetWithdrawCreateRequest
         * @description Body of `assetWithdrawCreate`.
         */
        AssetWithdrawCreateRequest: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Name of the chain. */
            chain?: string;
            /** @description Address on the chain. */
            address: string;
            /** @description Tag or memo of the address; an empty string when the chain has none. */
            tag?: string;
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalString"];
            /** @description Time of the record, in milliseconds. */
            timestamp: components["schemas"]["TimestampMs"];
            /**
             * @description DESCRIBE
             * @enum {integer}
             */
            forceChain?: 0 | 1 | 2;
            /**
             * @description Wallet the call is about.
             * @enum {string}
             */
            accountType: "FUND" | "UTA" | "EARN" | "FUND,UTA,EARN";
            /**
             * @description DESCRIBE
             * @enum {integer}
             */
            feeType?: 0 | 1;
            /** @description Id of the request, made by the client; the platform recognises a repeated one. */
            requestId?: string;
            /** @description DESCRIBE */
            transactionPurpose?: string;
            /** @description DESCRIBE */
            questionnaire?: string;
            /** @description DESCRIBE */
            beneficiary?: components["schemas"]["AssetWithdrawCreateRequestBeneficiary"];
        };
        /**
         * AssetWithdrawCreateResult
         * @description What `assetWithdrawCreate` returns.
         */
        AssetWithdrawCreateResult: {
            /** @description DESCRIBE */
            id: string;
        };
        /**
         * AssetWithdrawCreateResponse
         * @description Envelope around the result of `assetWithdrawCreate`.
         */
        AssetWithdrawCreateResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetWithdrawCreateResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetWithdrawQueryAddressItem
         * @description DESCRIBE
         */
        AssetWithdrawQueryAddressItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Name of the chain. */
            chain: string;
            /** @description Address on the chain. */
            address: string;
            /** @description Tag or memo of the address; an empty string when the chain has none. */
            tag: string;
            /** @description Remark. */
            remark: string;
            /** @description DESCRIBE */
            status: number;
            /** @description DESCRIBE */
            addressType: number;
            /** @description DESCRIBE */
            verified: number;
            /** @description When the record was made, in milliseconds. */
            createAt?: string;
            /** @description When the record was made, in milliseconds. */
            createdAt: string;
        };
        /**
         * AssetWithdrawQueryAddressResult
         * @description What `assetWithdrawQueryAddress` returns.
         */
        AssetWithdrawQueryAddressResult: {
            /** @description The records, in the order the platform gives them. */
            rows: components["schemas"]["AssetWithdrawQueryAddressItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * AssetWithdrawQueryAddressResponse
         * @description Envelope around the result of `assetWithdrawQueryAddress`.
         */
        AssetWithdrawQueryAddressResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetWithdrawQueryAddressResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * WithdrawStatusValue
         * @description State of a withdrawal. Other values may appear.
         */
        WithdrawStatusValue: "SecurityCheck" | "Pending" | "success" | "CancelByUser" | "Reject" | "Fail" | "BlockchainConfirmed" | "MoreInformationRequired" | "Unknown" | (string & {});
        /**
         * AssetWithdrawQueryRecordItem
         * @description DESCRIBE
         */
        AssetWithdrawQueryRecordItem: {
            /** @description Id of the transaction on the chain; an empty string while there is none. */
            txID: string;
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Name of the chain. */
            chain: string;
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalText"];
            /** @description Fee of the withdrawal, in units of the coin. */
            withdrawFee: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            status: components["schemas"]["WithdrawStatusValue"];
            /** @description Address the amount went to. */
            toAddress: string;
            /** @description Tag or memo of the address; an empty string when the chain has none. */
            tag: string;
            /** @description When the record was made, in milliseconds. */
            createTime: components["schemas"]["TimestampMsString"];
            /** @description When the record last changed, in milliseconds. */
            updateTime: components["schemas"]["TimestampMsString"];
            /** @description Id of the withdrawal. */
            withdrawId: string;
            /** @description DESCRIBE */
            withdrawType: number;
            /** @description DESCRIBE */
            tax?: string;
            /** @description DESCRIBE */
            taxRate?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            taxType?: string;
            /** @description DESCRIBE */
            fee?: components["schemas"]["DecimalText"];
        };
        /**
         * AssetWithdrawQueryRecordResult
         * @description What `assetWithdrawQueryRecord` returns.
         */
        AssetWithdrawQueryRecordResult: {
            /** @description The records, in the order the platform gives them. */
            rows: components["schemas"]["AssetWithdrawQueryRecordItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * AssetWithdrawQueryRecordResponse
         * @description Envelope around the result of `assetWithdrawQueryRecord`.
         */
        AssetWithdrawQueryRecordResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetWithdrawQueryRecordResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetWithdrawVaspListVasp
         * @description DESCRIBE
         */
        AssetWithdrawVaspListVasp: {
            /** @description DESCRIBE */
            vaspEntityId: string;
            /** @description DESCRIBE */
            vaspName: string;
        };
        /**
         * AssetWithdrawVaspListResult
         * @description What `assetWithdrawVaspList` returns.
         */
        AssetWithdrawVaspListResult: {
            /** @description DESCRIBE */
            vasp: components["schemas"]["AssetWithdrawVaspListVasp"][];
        };
        /**
         * AssetWithdrawVaspListResponse
         * @description Envelope around the result of `assetWithdrawVaspList`.
         */
        AssetWithdrawVaspListResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetWithdrawVaspListResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetWithdrawWithdrawableAmountWithdrawableAmountSPOT
         * @description DESCRIBE
         */
        AssetWithdrawWithdrawableAmountWithdrawableAmountSPOT: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            withdrawableAmount: components["schemas"]["DecimalText"];
            /** @description Balance that can be used now. */
            availableBalance: components["schemas"]["DecimalText"];
        };
        /**
         * AssetWithdrawWithdrawableAmountWithdrawableAmountFUND
         * @description DESCRIBE
         */
        AssetWithdrawWithdrawableAmountWithdrawableAmountFUND: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            withdrawableAmount: components["schemas"]["DecimalText"];
            /** @description Balance that can be used now. */
            availableBalance: components["schemas"]["DecimalText"];
        };
        /**
         * AssetWithdrawWithdrawableAmountWithdrawableAmountUTA
         * @description DESCRIBE
         */
        AssetWithdrawWithdrawableAmountWithdrawableAmountUTA: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            withdrawableAmount: components["schemas"]["DecimalText"];
            /** @description Balance that can be used now. */
            availableBalance: components["schemas"]["DecimalText"];
        };
        /**
         * AssetWithdrawWithdrawableAmountWithdrawableAmountEARN
         * @description DESCRIBE
         */
        AssetWithdrawWithdrawableAmountWithdrawableAmountEARN: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin?: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            withdrawableAmount?: components["schemas"]["DecimalText"];
            /** @description Balance that can be used now. */
            availableBalance?: components["schemas"]["DecimalText"];
        };
        /**
         * AssetWithdrawWithdrawableAmountWithdrawableAmount
         * @description DESCRIBE
         */
        AssetWithdrawWithdrawableAmountWithdrawableAmount: {
            /** @description DESCRIBE */
            SPOT?: components["schemas"]["AssetWithdrawWithdrawableAmountWithdrawableAmountSPOT"];
            /** @description DESCRIBE */
            FUND: components["schemas"]["AssetWithdrawWithdrawableAmountWithdrawableAmountFUND"];
            /** @description DESCRIBE */
            UTA?: components["schemas"]["AssetWithdrawWithdrawableAmountWithdrawableAmountUTA"];
            /** @description DESCRIBE */
            EARN?: components["schemas"]["AssetWithdrawWithdrawableAmountWithdrawableAmountEARN"];
        };
        /**
         * AssetWithdrawWithdrawableAmountResult
         * @description What `assetWithdrawWithdrawableAmount` returns.
         */
        AssetWithdrawWithdrawableAmountResult: {
            /** @description DESCRIBE */
            limitAmountUsd: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            withdrawableAmount: components["schemas"]["AssetWithdrawWithdrawableAmountWithdrawableAmount"];
        };
        /**
         * AssetWithdrawWithdrawableAmountResponse
         * @description Envelope around the result of `assetWithdrawWithdrawableAmount`.
         */
        AssetWithdrawWithdrawableAmountResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetWithdrawWithdrawableAmountResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * OrderLinkId
         * @description Id the client gives an order, 1 to 36 letters, digits, hyphens and underscores.
         */
        OrderLinkId: string;
        /**
         * ExecType
         * @description Kind of execution.
         * @enum {string}
         */
        ExecType: "Trade" | "AdlTrade" | "Funding" | "BustTrade" | "Delivery" | "Settle" | "BlockTrade" | "MovePosition" | "FutureSpread" | "UNKNOWN" | "ForwardSplitSettle" | "ReverseSplitSettle" | "ForwardSplitOpen" | "ReverseSplitOpen" | "Dividend";
        /**
         * CreateTypeValue
         * @description What created an order. Other values may appear.
         */
        CreateTypeValue: "CreateByUser" | "CreateByFutureSpread" | "CreateByAdminClosing" | "CreateBySettle" | "CreateByStopOrder" | "CreateByTakeProfit" | "CreateByPartialTakeProfit" | "CreateByStopLoss" | "CreateByPartialStopLoss" | "CreateByTrailingStop" | "CreateByTrailingProfit" | "CreateByLiq" | "CreateByTakeOver_PassThrough" | "CreateByAdl_PassThrough" | "CreateByBlock_PassThrough" | "CreateByBlockTradeMovePosition_PassThrough" | "CreateByChaseOrder" | "CreateByFGridBot" | "CloseByFGridBot" | "CreateByTWAP" | "CreateByMartingaleBot" | "CloseByMartingaleBot" | "CreateByIceBerg" | "CreateByBboOrder" | "CreateByClosing" | "CreateByTVSignal" | "CreateByMmRateClose" | "CreateByArbitrage" | "CreateByDdh" | (string & {});
        /**
         * OrderTypeValue
         * @description Market or limit order. Other values may appear.
         */
        OrderTypeValue: "Market" | "Limit" | "UNKNOWN" | (string & {});
        /**
         * StopOrderTypeValue
         * @description Kind of conditional order. Other values may appear.
         */
        StopOrderTypeValue: "TakeProfit" | "StopLoss" | "TrailingStop" | "Stop" | "PartialTakeProfit" | "PartialStopLoss" | "tpslOrder" | "OcoOrder" | "MmRateClose" | "BidirectionalTpslOrder" | (string & {});
        /**
         * ExecTypeValue
         * @description Kind of execution. Other values may appear.
         */
        ExecTypeValue: "Trade" | "AdlTrade" | "Funding" | "BustTrade" | "Delivery" | "Settle" | "BlockTrade" | "MovePosition" | "FutureSpread" | "UNKNOWN" | "ForwardSplitSettle" | "ReverseSplitSettle" | "ForwardSplitOpen" | "ReverseSplitOpen" | "Dividend" | (string & {});
        /**
         * ExecutionListItem
         * @description DESCRIBE
         */
        ExecutionListItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description DESCRIBE */
            orderPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            orderQty: components["schemas"]["DecimalText"];
            /** @description Quantity that is still open. */
            leavesQty: components["schemas"]["DecimalText"];
            /** @description What created the order. */
            createType?: components["schemas"]["CreateTypeValue"];
            /** @description Market or limit order. */
            orderType: components["schemas"]["OrderTypeValue"];
            /** @description Kind of conditional order; an empty string for a plain order. */
            stopOrderType: components["schemas"]["StopOrderTypeValue"];
            /** @description Fee of the execution; negative for a rebate. */
            execFee: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            execFeeV2?: string;
            /** @description Id of the execution. */
            execId: string;
            /** @description Price of the execution. */
            execPrice: components["schemas"]["DecimalText"];
            /** @description Quantity of the execution. */
            execQty: components["schemas"]["DecimalText"];
            /** @description What kind of execution it is. */
            execType: components["schemas"]["ExecTypeValue"];
            /** @description Value of the execution. */
            execValue: components["schemas"]["DecimalText"];
            /** @description When the execution happened, in milliseconds. */
            execTime: components["schemas"]["TimestampMsString"];
            /** @description Coin in which the fee is charged. */
            feeCurrency: components["schemas"]["Coin"];
            /** @description Whether the order made liquidity. */
            isMaker: boolean;
            /** @description Fee as a fraction of the value, `0.0006` being 0.06 percent. */
            feeRate: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            tradeIv: components["schemas"]["DecimalText"];
            /** @description Implied volatility at the mark price, as a fraction. */
            markIv: components["schemas"]["DecimalText"];
            /** @description Mark price. */
            markPrice: components["schemas"]["DecimalText"];
            /** @description Index price. */
            indexPrice: components["schemas"]["DecimalText"];
            /** @description Price of what the option is written on. */
            underlyingPrice: components["schemas"]["DecimalText"];
            /** @description Id of the block trade; an empty string for any other trade. */
            blockTradeId: string;
            /** @description Size that was closed. */
            closedSize: components["schemas"]["DecimalText"];
            /**
             * Format: int64
             * @description Sequence number that links executions and position updates; unique only together with the symbol.
             */
            seq: number | bigint;
            /** @description DESCRIBE */
            extraFees?: string;
        };
        /**
         * ExecutionListResult
         * @description What `executionList` returns.
         */
        ExecutionListResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["ExecutionListItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * ExecutionListResponse
         * @description Envelope around the result of `executionList`.
         */
        ExecutionListResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["ExecutionListResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * FiatBalanceQueryItem
         * @description DESCRIBE
         */
        FiatBalanceQueryItem: {
            /** @description DESCRIBE */
            totalBalance: components["schemas"]["DecimalText"];
            /** @description Balance in units of the coin. */
            balance: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            frozenBalance: components["schemas"]["DecimalText"];
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
        };
        /**
         * FiatBalanceQueryResult
         * @description What `fiatBalanceQuery` returns.
         */
        FiatBalanceQueryResult: components["schemas"]["FiatBalanceQueryItem"][];
        /**
         * FiatBalanceQueryResponse
         * @description Envelope around the result of `fiatBalanceQuery`.
         */
        FiatBalanceQueryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["FiatBalanceQueryResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * FiatQueryCoinListFiat
         * @description DESCRIBE
         */
        FiatQueryCoinListFiat: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            fullName: string;
            /** @description DESCRIBE */
            icon: string;
            /** @description DESCRIBE */
            iconNight: string;
            /** @description DESCRIBE */
            precision: number;
            /** @description DESCRIBE */
            disable: boolean;
            /** @description DESCRIBE */
            singleFromMinLimit: string;
            /** @description DESCRIBE */
            singleFromMaxLimit: string;
        };
        /**
         * FiatQueryCoinListCrypto
         * @description DESCRIBE
         */
        FiatQueryCoinListCrypto: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            fullName: string;
            /** @description DESCRIBE */
            icon: string;
            /** @description DESCRIBE */
            iconNight: string;
            /** @description DESCRIBE */
            precision: number;
            /** @description DESCRIBE */
            disable: boolean;
            /** @description DESCRIBE */
            singleFromMinLimit: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            singleFromMaxLimit: string;
        };
        /**
         * FiatQueryCoinListResult
         * @description What `fiatQueryCoinList` returns.
         */
        FiatQueryCoinListResult: {
            /** @description DESCRIBE */
            fiats: components["schemas"]["FiatQueryCoinListFiat"][];
            /** @description DESCRIBE */
            cryptos: components["schemas"]["FiatQueryCoinListCrypto"][];
        };
        /**
         * FiatQueryCoinListResponse
         * @description Envelope around the result of `fiatQueryCoinList`.
         */
        FiatQueryCoinListResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["FiatQueryCoinListResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * FiatQueryTradeHistoryItem
         * @description DESCRIBE
         */
        FiatQueryTradeHistoryItem: {
            /** @description DESCRIBE */
            tradeNo: string;
            /** @description DESCRIBE */
            status: string;
            /** @description Id of the quote. */
            quoteTxId?: string;
            /** @description Units received for one unit given. */
            exchangeRate: components["schemas"]["DecimalText"];
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Kind of coin that is given. */
            fromCoinType: string;
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Kind of coin that is received. */
            toCoinType: string;
            /** @description Amount that is given. */
            fromAmount: components["schemas"]["DecimalText"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description When the record was made, in milliseconds. */
            createdAt: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            subUserId: string;
            /** @description DESCRIBE */
            quoteTaxId: string;
        };
        /**
         * FiatQueryTradeHistoryResult
         * @description What `fiatQueryTradeHistory` returns.
         */
        FiatQueryTradeHistoryResult: components["schemas"]["FiatQueryTradeHistoryItem"][];
        /**
         * FiatQueryTradeHistoryResponse
         * @description Envelope around the result of `fiatQueryTradeHistory`.
         */
        FiatQueryTradeHistoryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["FiatQueryTradeHistoryResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * FiatQuoteApplyRequest
         * @description Body of `fiatQuoteApply`.
         */
        FiatQuoteApplyRequest: {
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /**
             * @description Kind of coin that is given.
             * @enum {string}
             */
            fromCoinType: "fiat" | "crypto";
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /**
             * @description Kind of coin that is received.
             * @enum {string}
             */
            toCoinType: "fiat" | "crypto";
            /** @description DESCRIBE */
            requestAmount: components["schemas"]["DecimalString"];
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            requestCoinType?: "fiat" | "crypto";
        };
        /**
         * FiatQuoteApplyResult
         * @description What `fiatQuoteApply` returns.
         */
        FiatQuoteApplyResult: {
            /** @description Id of the quote. */
            quoteTxId?: string;
            /** @description Units received for one unit given. */
            exchangeRate: components["schemas"]["DecimalText"];
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Kind of coin that is given. */
            fromCoinType: string;
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Kind of coin that is received. */
            toCoinType: string;
            /** @description Amount that is given. */
            fromAmount: components["schemas"]["DecimalText"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            expiredTime?: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            quoteTaxId: string;
            /** @description DESCRIBE */
            expireTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * FiatQuoteApplyResponse
         * @description Envelope around the result of `fiatQuoteApply`.
         */
        FiatQuoteApplyResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["FiatQuoteApplyResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * FiatReferencePriceBuy
         * @description DESCRIBE
         */
        FiatReferencePriceBuy: {
            /** @description DESCRIBE */
            unitPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            paymentMethod: string;
        };
        /**
         * FiatReferencePriceSell
         * @description DESCRIBE
         */
        FiatReferencePriceSell: {
            /** @description DESCRIBE */
            unitPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            paymentMethod: string;
        };
        /**
         * FiatReferencePriceResult
         * @description What `fiatReferencePrice` returns.
         */
        FiatReferencePriceResult: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description DESCRIBE */
            fiat: string;
            /** @description DESCRIBE */
            crypto: string;
            /** @description Time of the record, in milliseconds. */
            timestamp: string;
            /** @description DESCRIBE */
            buys: components["schemas"]["FiatReferencePriceBuy"][];
            /** @description DESCRIBE */
            sells: components["schemas"]["FiatReferencePriceSell"][];
        };
        /**
         * FiatReferencePriceResponse
         * @description Envelope around the result of `fiatReferencePrice`.
         */
        FiatReferencePriceResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["FiatReferencePriceResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * FiatTradeExecuteRequest
         * @description Body of `fiatTradeExecute`.
         */
        FiatTradeExecuteRequest: {
            /** @description Id of the quote. */
            quoteTxId: string;
            /** @description DESCRIBE */
            subUserId: string;
            /** @description DESCRIBE */
            webhookUrl?: string;
            /** @description DESCRIBE */
            MerchantRequestId?: string;
        };
        /**
         * FiatTradeExecuteResult
         * @description What `fiatTradeExecute` returns.
         */
        FiatTradeExecuteResult: {
            /** @description DESCRIBE */
            tradeNo: string;
            /** @description DESCRIBE */
            merchantRequestId: string;
        };
        /**
         * FiatTradeExecuteResponse
         * @description Envelope around the result of `fiatTradeExecute`.
         */
        FiatTradeExecuteResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["FiatTradeExecuteResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * FiatTradeQueryResult
         * @description What `fiatTradeQuery` returns.
         */
        FiatTradeQueryResult: {
            /** @description DESCRIBE */
            tradeNo: string;
            /** @description DESCRIBE */
            status: string;
            /** @description Id of the quote. */
            quoteTxId?: string;
            /** @description Units received for one unit given. */
            exchangeRate: components["schemas"]["DecimalText"];
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Kind of coin that is given. */
            fromCoinType: string;
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Kind of coin that is received. */
            toCoinType: string;
            /** @description Amount that is given. */
            fromAmount: components["schemas"]["DecimalText"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description When the record was made, in milliseconds. */
            createdAt: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            subUserId: string;
            /** @description DESCRIBE */
            quoteTaxId: string;
        };
        /**
         * FiatTradeQueryResponse
         * @description Envelope around the result of `fiatTradeQuery`.
         */
        FiatTradeQueryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["FiatTradeQueryResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * CategoryFutures
         * @description Product category.
         * @enum {string}
         */
        CategoryFutures: "linear" | "inverse";
        /**
         * MarketAccountRatioItem
         * @description DESCRIBE
         */
        MarketAccountRatioItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description DESCRIBE */
            buyRatio: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sellRatio: components["schemas"]["DecimalText"];
            /** @description Time of the record, in milliseconds. */
            timestamp: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketAccountRatioResult
         * @description What `marketAccountRatio` returns.
         */
        MarketAccountRatioResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketAccountRatioItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor?: components["schemas"]["Cursor"];
        };
        /**
         * MarketAccountRatioResponse
         * @description Envelope around the result of `marketAccountRatio`.
         */
        MarketAccountRatioResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketAccountRatioResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketAdlAlertItem
         * @description DESCRIBE
         */
        MarketAdlAlertItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Balance in units of the coin. */
            balance: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description DESCRIBE
             */
            maxBalance: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            insurancePnlRatio: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            pnlRatio: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            adlTriggerThreshold: string;
            /** @description DESCRIBE */
            adlStopRatio: components["schemas"]["DecimalText"];
        };
        /**
         * MarketAdlAlertResult
         * @description What `marketAdlAlert` returns.
         */
        MarketAdlAlertResult: {
            /** @description When the record last changed, in milliseconds. */
            updateTime?: components["schemas"]["TimestampMsString"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketAdlAlertItem"][];
            /** @description When the record last changed, in milliseconds. */
            updatedTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketAdlAlertResponse
         * @description Envelope around the result of `marketAdlAlert`.
         */
        MarketAdlAlertResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketAdlAlertResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketDeliveryPriceItem
         * @description DESCRIBE
         */
        MarketDeliveryPriceItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Price at which the contract is delivered. */
            deliveryPrice: components["schemas"]["DecimalText"];
            /** @description When the contract is delivered, in milliseconds; `0` for a perpetual contract. */
            deliveryTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketDeliveryPriceResult
         * @description What `marketDeliveryPrice` returns.
         */
        MarketDeliveryPriceResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketDeliveryPriceItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * MarketDeliveryPriceResponse
         * @description Envelope around the result of `marketDeliveryPrice`.
         */
        MarketDeliveryPriceResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketDeliveryPriceResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketFeeGroupInfoItemFeeRatesPro
         * @description DESCRIBE
         */
        MarketFeeGroupInfoItemFeeRatesPro: {
            /** @description DESCRIBE */
            level: string;
            /** @description Fee of an order that takes liquidity, as a fraction of the value. */
            takerFeeRate: components["schemas"]["DecimalText"];
            /** @description Fee of an order that makes liquidity, as a fraction of the value. */
            makerFeeRate: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            makerRebate: string;
        };
        /**
         * MarketFeeGroupInfoItemFeeRatesMarketMaker
         * @description DESCRIBE
         */
        MarketFeeGroupInfoItemFeeRatesMarketMaker: {
            /** @description DESCRIBE */
            level: string;
            /** @description Fee of an order that takes liquidity, as a fraction of the value. */
            takerFeeRate: components["schemas"]["DecimalText"];
            /** @description Fee of an order that makes liquidity, as a fraction of the value. */
            makerFeeRate: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            makerRebate: components["schemas"]["DecimalText"];
        };
        /**
         * MarketFeeGroupInfoItemFeeRates
         * @description DESCRIBE
         */
        MarketFeeGroupInfoItemFeeRates: {
            /** @description DESCRIBE */
            pro: components["schemas"]["MarketFeeGroupInfoItemFeeRatesPro"][];
            /** @description DESCRIBE */
            marketMaker: components["schemas"]["MarketFeeGroupInfoItemFeeRatesMarketMaker"][];
        };
        /**
         * MarketFeeGroupInfoItem
         * @description DESCRIBE
         */
        MarketFeeGroupInfoItem: {
            /** @description DESCRIBE */
            groupName: string;
            /** @description DESCRIBE */
            weightingFactor: number;
            /** @description DESCRIBE */
            symbolsNumbers: number;
            /** @description DESCRIBE */
            symbols: components["schemas"]["Symbol"][];
            /** @description DESCRIBE */
            feeRates: components["schemas"]["MarketFeeGroupInfoItemFeeRates"];
            /** @description When the record last changed, in milliseconds. */
            updateTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketFeeGroupInfoResult
         * @description What `marketFeeGroupInfo` returns.
         */
        MarketFeeGroupInfoResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketFeeGroupInfoItem"][];
        };
        /**
         * MarketFeeGroupInfoResponse
         * @description Envelope around the result of `marketFeeGroupInfo`.
         */
        MarketFeeGroupInfoResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketFeeGroupInfoResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketFullOrderbookBRow
         * @description DESCRIBE
         */
        MarketFullOrderbookBRow: [
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"]
        ];
        /**
         * MarketFullOrderbookARow
         * @description DESCRIBE
         */
        MarketFullOrderbookARow: [
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"]
        ];
        /**
         * MarketFullOrderbookResult
         * @description What `marketFullOrderbook` returns.
         */
        MarketFullOrderbookResult: {
            /** @description Symbol of the data. */
            s: string;
            /** @description Bids, highest price first; each is price and size. */
            b: components["schemas"]["MarketFullOrderbookBRow"][];
            /** @description Offers, lowest price first; each is price and size. */
            a: components["schemas"]["MarketFullOrderbookARow"][];
            /** @description When the platform made the data, in milliseconds. */
            ts: components["schemas"]["TimestampMs"];
            /** @description Number of the update; 1 after a restart of the service. */
            u: number;
            /**
             * Format: int64
             * @description Sequence number that links executions and position updates; unique only together with the symbol.
             */
            seq: number | bigint;
            /** @description When the matching engine made the data, in milliseconds. */
            cts: components["schemas"]["TimestampMs"];
        };
        /**
         * MarketFullOrderbookResponse
         * @description Envelope around the result of `marketFullOrderbook`.
         */
        MarketFullOrderbookResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketFullOrderbookResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketFundingHistoryItem
         * @description DESCRIBE
         */
        MarketFundingHistoryItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Funding rate as a fraction; negative when sellers pay. */
            fundingRate: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            fundingRateTimestamp: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketFundingHistoryResult
         * @description What `marketFundingHistory` returns.
         */
        MarketFundingHistoryResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketFundingHistoryItem"][];
        };
        /**
         * MarketFundingHistoryResponse
         * @description Envelope around the result of `marketFundingHistory`.
         */
        MarketFundingHistoryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketFundingHistoryResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketHistoricalVolatilityItem
         * @description DESCRIBE
         */
        MarketHistoricalVolatilityItem: {
            /** @description Length of one period. */
            period: number;
            /** @description DESCRIBE */
            value: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            time: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketHistoricalVolatilityResult
         * @description What `marketHistoricalVolatility` returns.
         */
        MarketHistoricalVolatilityResult: components["schemas"]["MarketHistoricalVolatilityItem"][];
        /**
         * MarketHistoricalVolatilityResponse
         * @description Envelope around the result of `marketHistoricalVolatility`.
         */
        MarketHistoricalVolatilityResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketHistoricalVolatilityResult"];
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketIndexPriceComponentsComponent
         * @description DESCRIBE
         */
        MarketIndexPriceComponentsComponent: {
            /** @description DESCRIBE */
            exchange: string;
            /** @description DESCRIBE */
            spotPair: string;
            /** @description DESCRIBE */
            equivalentPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            multiplier: string;
            /** @description Price of one unit. */
            price: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            weight: components["schemas"]["DecimalText"];
        };
        /**
         * MarketIndexPriceComponentsResult
         * @description What `marketIndexPriceComponents` returns.
         */
        MarketIndexPriceComponentsResult: {
            /** @description DESCRIBE */
            indexName: string;
            /** @description Price of the last trade. */
            lastPrice: components["schemas"]["DecimalText"];
            /** @description When the record last changed, in milliseconds. */
            updateTime: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            components: components["schemas"]["MarketIndexPriceComponentsComponent"][];
        };
        /**
         * MarketIndexPriceComponentsResponse
         * @description Envelope around the result of `marketIndexPriceComponents`.
         */
        MarketIndexPriceComponentsResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketIndexPriceComponentsResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * KlineInterval
         * @description Length of one candle, in minutes or as day, week or month.
         * @enum {string}
         */
        KlineInterval: "1" | "3" | "5" | "15" | "30" | "60" | "120" | "240" | "360" | "720" | "D" | "W" | "M";
        /**
         * MarketIndexPriceKlineRow
         * @description DESCRIBE
         */
        MarketIndexPriceKlineRow: [
            components["schemas"]["TimestampMsString"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"]
        ];
        /**
         * MarketIndexPriceKlineResult
         * @description What `marketIndexPriceKline` returns.
         */
        MarketIndexPriceKlineResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketIndexPriceKlineRow"][];
        };
        /**
         * MarketIndexPriceKlineResponse
         * @description Envelope around the result of `marketIndexPriceKline`.
         */
        MarketIndexPriceKlineResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketIndexPriceKlineResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SymbolType
         * @description Group of an instrument.
         * @enum {string}
         */
        SymbolType: "innovation" | "adventure" | "xstocks" | "commodity" | "stock" | "forex" | "ETF";
        /**
         * InstrumentStatus
         * @description State of an instrument.
         * @enum {string}
         */
        InstrumentStatus: "PreLaunch" | "PendingOpen" | "Trading" | "Delivering" | "Closed";
        /**
         * MarketInstrumentsInfoItemLeverageFilter
         * @description DESCRIBE
         */
        MarketInstrumentsInfoItemLeverageFilter: {
            /** @description Lowest leverage allowed. */
            minLeverage?: components["schemas"]["DecimalText"];
            /** @description Highest leverage allowed. */
            maxLeverage?: components["schemas"]["DecimalText"];
            /** @description Smallest step of the leverage. */
            leverageStep?: components["schemas"]["DecimalText"];
        };
        /**
         * MarketInstrumentsInfoItemPriceFilter
         * @description DESCRIBE
         */
        MarketInstrumentsInfoItemPriceFilter: {
            /** @description Lowest price of an order. */
            minPrice?: components["schemas"]["DecimalText"];
            /** @description Highest price of an order. */
            maxPrice?: components["schemas"]["DecimalText"];
            /** @description Smallest step of the price. */
            tickSize: components["schemas"]["DecimalText"];
        };
        /**
         * MarketInstrumentsInfoItemLotSizeFilter
         * @description DESCRIBE
         */
        MarketInstrumentsInfoItemLotSizeFilter: {
            /** @description DESCRIBE */
            minNotionalValue?: components["schemas"]["DecimalText"];
            /** @description Largest quantity of a limit order. */
            maxOrderQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            maxMktOrderQty?: components["schemas"]["DecimalText"];
            /** @description Smallest quantity of an order. */
            minOrderQty: components["schemas"]["DecimalText"];
            /** @description Smallest step of the quantity. */
            qtyStep?: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description DESCRIBE
             */
            postOnlyMaxOrderQty?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            basePrecision?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            quotePrecision?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            minOrderAmt?: string;
            /**
             * @deprecated
             * @description DESCRIBE
             */
            maxOrderAmt?: string;
            /** @description DESCRIBE */
            maxLimitOrderQty?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            maxMarketOrderQty?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            postOnlyMaxLimitOrderSize?: components["schemas"]["DecimalText"];
        };
        /**
         * MarketInstrumentsInfoItemRiskParameters
         * @description DESCRIBE
         */
        MarketInstrumentsInfoItemRiskParameters: {
            /** @description DESCRIBE */
            priceLimitRatioX?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            priceLimitRatioY?: components["schemas"]["DecimalText"];
        };
        /**
         * MarketInstrumentsInfoItemPreListingInfoPhase
         * @description DESCRIBE
         */
        MarketInstrumentsInfoItemPreListingInfoPhase: {
            /** @description DESCRIBE */
            phase?: components["schemas"]["AuctionPhaseValue"];
            /** @description Start of the time range, in milliseconds. */
            startTime?: components["schemas"]["TimestampMsString"];
            /** @description End of the time range, in milliseconds. */
            endTime?: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketInstrumentsInfoItemPreListingInfoAuctionFeeInfo
         * @description DESCRIBE
         */
        MarketInstrumentsInfoItemPreListingInfoAuctionFeeInfo: {
            /** @description DESCRIBE */
            auctionFeeRate?: components["schemas"]["DecimalText"];
            /** @description Fee of an order that takes liquidity, as a fraction of the value. */
            takerFeeRate?: components["schemas"]["DecimalText"];
            /** @description Fee of an order that makes liquidity, as a fraction of the value. */
            makerFeeRate?: components["schemas"]["DecimalText"];
        };
        /**
         * MarketInstrumentsInfoItemPreListingInfo
         * @description DESCRIBE
         */
        MarketInstrumentsInfoItemPreListingInfo: {
            /** @description DESCRIBE */
            curAuctionPhase?: components["schemas"]["AuctionPhaseValue"];
            /** @description DESCRIBE */
            phases?: components["schemas"]["MarketInstrumentsInfoItemPreListingInfoPhase"][];
            /** @description DESCRIBE */
            auctionFeeInfo?: components["schemas"]["MarketInstrumentsInfoItemPreListingInfoAuctionFeeInfo"];
            /** @description DESCRIBE */
            skipCallAuction?: boolean;
        };
        /**
         * MarketInstrumentsInfoItem
         * @description DESCRIBE
         */
        MarketInstrumentsInfoItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description DESCRIBE */
            symbolId?: number;
            /** @description Kind of contract. */
            contractType?: components["schemas"]["ContractTypeValue"];
            /** @description DESCRIBE */
            status: components["schemas"]["InstrumentStatusValue"];
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin: components["schemas"]["Coin"];
            /** @description Coin the price is expressed in, in capitals. */
            quoteCoin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            symbolType?: components["schemas"]["SymbolTypeValue"];
            /** @description When trading starts, in milliseconds. */
            launchTime?: components["schemas"]["TimestampMsString"];
            /** @description When the contract is delivered, in milliseconds; `0` for a perpetual contract. */
            deliveryTime?: components["schemas"]["TimestampMsString"];
            /** @description Delivery fee as a fraction of the value. */
            deliveryFeeRate?: components["schemas"]["DecimalText"];
            /** @description Decimal places of the price. */
            priceScale?: string;
            /** @description Bounds and step of the leverage. */
            leverageFilter?: components["schemas"]["MarketInstrumentsInfoItemLeverageFilter"];
            /** @description Bounds and step of the price. */
            priceFilter: components["schemas"]["MarketInstrumentsInfoItemPriceFilter"];
            /** @description Bounds and step of the quantity. */
            lotSizeFilter: components["schemas"]["MarketInstrumentsInfoItemLotSizeFilter"];
            /** @description DESCRIBE */
            unifiedMarginTrade?: boolean;
            /** @description DESCRIBE */
            fundingInterval?: number;
            /** @description Coin in which gains and losses are settled, in capitals. */
            settleCoin?: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            copyTrading?: components["schemas"]["CopyTradingValue"];
            /** @description DESCRIBE */
            upperFundingRate?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            lowerFundingRate?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            displayName?: string;
            /** @description DESCRIBE */
            forbidUplWithdrawal?: boolean;
            /** @description DESCRIBE */
            riskParameters?: components["schemas"]["MarketInstrumentsInfoItemRiskParameters"];
            /** @description DESCRIBE */
            isPreListing?: boolean;
            /** @description DESCRIBE */
            preListingInfo?: components["schemas"]["MarketInstrumentsInfoItemPreListingInfo"] | null;
            /** @description DESCRIBE */
            optionsType?: string;
            /**
             * @deprecated
             * @description DESCRIBE
             */
            innovation?: string;
            /** @description DESCRIBE */
            xstockMultiplier?: string;
            /** @description DESCRIBE */
            marginTrading?: components["schemas"]["MarginTradingValue"];
            /** @description DESCRIBE */
            stTag?: string;
        };
        /**
         * MarketInstrumentsInfoResult
         * @description What `marketInstrumentsInfo` returns.
         */
        MarketInstrumentsInfoResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor?: components["schemas"]["Cursor"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketInstrumentsInfoItem"][];
        };
        /**
         * MarketInstrumentsInfoResponse
         * @description Envelope around the result of `marketInstrumentsInfo`.
         */
        MarketInstrumentsInfoResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketInstrumentsInfoResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketInsuranceItem
         * @description DESCRIBE
         */
        MarketInsuranceItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            symbols: string;
            /** @description Balance in units of the coin. */
            balance: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            value: components["schemas"]["DecimalText"];
        };
        /**
         * MarketInsuranceResult
         * @description What `marketInsurance` returns.
         */
        MarketInsuranceResult: {
            /** @description When the record last changed, in milliseconds. */
            updatedTime: components["schemas"]["TimestampMsString"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketInsuranceItem"][];
        };
        /**
         * MarketInsuranceResponse
         * @description Envelope around the result of `marketInsurance`.
         */
        MarketInsuranceResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketInsuranceResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketKlineRow
         * @description DESCRIBE
         */
        MarketKlineRow: [
            components["schemas"]["TimestampMsString"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"]
        ];
        /**
         * MarketKlineResult
         * @description What `marketKline` returns.
         */
        MarketKlineResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketKlineRow"][];
        };
        /**
         * MarketKlineResponse
         * @description Envelope around the result of `marketKline`.
         */
        MarketKlineResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketKlineResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketMarkPriceKlineRow
         * @description DESCRIBE
         */
        MarketMarkPriceKlineRow: [
            components["schemas"]["TimestampMsString"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"]
        ];
        /**
         * MarketMarkPriceKlineResult
         * @description What `marketMarkPriceKline` returns.
         */
        MarketMarkPriceKlineResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketMarkPriceKlineRow"][];
        };
        /**
         * MarketMarkPriceKlineResponse
         * @description Envelope around the result of `marketMarkPriceKline`.
         */
        MarketMarkPriceKlineResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketMarkPriceKlineResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketNewDeliveryPriceItem
         * @description DESCRIBE
         */
        MarketNewDeliveryPriceItem: {
            /** @description Price at which the contract is delivered. */
            deliveryPrice: components["schemas"]["DecimalText"];
            /** @description When the contract is delivered, in milliseconds; `0` for a perpetual contract. */
            deliveryTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketNewDeliveryPriceResult
         * @description What `marketNewDeliveryPrice` returns.
         */
        MarketNewDeliveryPriceResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketNewDeliveryPriceItem"][];
        };
        /**
         * MarketNewDeliveryPriceResponse
         * @description Envelope around the result of `marketNewDeliveryPrice`.
         */
        MarketNewDeliveryPriceResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketNewDeliveryPriceResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * OpenInterestInterval
         * @description Length of one open-interest interval.
         * @enum {string}
         */
        OpenInterestInterval: "5min" | "15min" | "30min" | "1h" | "4h" | "1d";
        /**
         * MarketOpenInterestItem
         * @description DESCRIBE
         */
        MarketOpenInterestItem: {
            /** @description Number of open contracts. */
            openInterest: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            singleOpenInterest?: components["schemas"]["DecimalText"];
            /** @description Time of the record, in milliseconds. */
            timestamp: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketOpenInterestResult
         * @description What `marketOpenInterest` returns.
         */
        MarketOpenInterestResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketOpenInterestItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * MarketOpenInterestResponse
         * @description Envelope around the result of `marketOpenInterest`.
         */
        MarketOpenInterestResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketOpenInterestResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketOrderbookBRow
         * @description DESCRIBE
         */
        MarketOrderbookBRow: [
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"]
        ];
        /**
         * MarketOrderbookARow
         * @description DESCRIBE
         */
        MarketOrderbookARow: [
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"]
        ];
        /**
         * MarketOrderbookResult
         * @description What `marketOrderbook` returns.
         */
        MarketOrderbookResult: {
            /** @description Symbol of the data. */
            s: string;
            /** @description Bids, highest price first; each is price and size. */
            b: components["schemas"]["MarketOrderbookBRow"][];
            /** @description Offers, lowest price first; each is price and size. */
            a: components["schemas"]["MarketOrderbookARow"][];
            /** @description When the platform made the data, in milliseconds. */
            ts: components["schemas"]["TimestampMs"];
            /** @description Number of the update; 1 after a restart of the service. */
            u: number;
            /**
             * Format: int64
             * @description Sequence number that links executions and position updates; unique only together with the symbol.
             */
            seq: number | bigint;
            /** @description When the matching engine made the data, in milliseconds. */
            cts?: components["schemas"]["TimestampMs"];
        };
        /**
         * MarketOrderbookResponse
         * @description Envelope around the result of `marketOrderbook`.
         */
        MarketOrderbookResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketOrderbookResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketPremiumIndexPriceKlineRow
         * @description DESCRIBE
         */
        MarketPremiumIndexPriceKlineRow: [
            string,
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"]
        ];
        /**
         * MarketPremiumIndexPriceKlineResult
         * @description What `marketPremiumIndexPriceKline` returns.
         */
        MarketPremiumIndexPriceKlineResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketPremiumIndexPriceKlineRow"][];
        };
        /**
         * MarketPremiumIndexPriceKlineResponse
         * @description Envelope around the result of `marketPremiumIndexPriceKline`.
         */
        MarketPremiumIndexPriceKlineResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketPremiumIndexPriceKlineResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketPriceLimitResult
         * @description What `marketPriceLimit` returns.
         */
        MarketPriceLimitResult: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description DESCRIBE */
            buyLmt: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sellLmt: components["schemas"]["DecimalText"];
            /** @description When the platform made the data, in milliseconds. */
            ts: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketPriceLimitResponse
         * @description Envelope around the result of `marketPriceLimit`.
         */
        MarketPriceLimitResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketPriceLimitResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketRecentTradeItem
         * @description DESCRIBE
         */
        MarketRecentTradeItem: {
            /** @description Id of the execution. */
            execId: string;
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Price of one unit. */
            price: components["schemas"]["DecimalText"];
            /** @description Size, never negative. */
            size: components["schemas"]["DecimalText"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description DESCRIBE */
            time: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            isBlockTrade: boolean;
            /** @description DESCRIBE */
            isRPITrade?: boolean;
            /** @description DESCRIBE */
            mP?: string;
            /** @description DESCRIBE */
            iP?: string;
            /** @description DESCRIBE */
            mIv?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            iv?: components["schemas"]["DecimalText"];
            /** @description Sequence number that links executions and position updates; unique only together with the symbol. */
            seq?: string;
        };
        /**
         * MarketRecentTradeResult
         * @description What `marketRecentTrade` returns.
         */
        MarketRecentTradeResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketRecentTradeItem"][];
        };
        /**
         * MarketRecentTradeResponse
         * @description Envelope around the result of `marketRecentTrade`.
         */
        MarketRecentTradeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketRecentTradeResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketRiskLimitItem
         * @description DESCRIBE
         */
        MarketRiskLimitItem: {
            /** @description DESCRIBE */
            id: number;
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Largest position value of the risk tier. */
            riskLimitValue: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            maintenanceMargin: string | number;
            /** @description DESCRIBE */
            initialMargin: string | number;
            /** @description DESCRIBE */
            isLowestRisk: number;
            /** @description Highest leverage allowed. */
            maxLeverage: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            mmDeduction?: string;
        };
        /**
         * MarketRiskLimitResult
         * @description What `marketRiskLimit` returns.
         */
        MarketRiskLimitResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketRiskLimitItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor?: components["schemas"]["Cursor"];
        };
        /**
         * MarketRiskLimitResponse
         * @description Envelope around the result of `marketRiskLimit`.
         */
        MarketRiskLimitResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketRiskLimitResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketRpiOrderbookBRow
         * @description DESCRIBE
         */
        MarketRpiOrderbookBRow: [
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"]
        ];
        /**
         * MarketRpiOrderbookARow
         * @description DESCRIBE
         */
        MarketRpiOrderbookARow: [
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"]
        ];
        /**
         * MarketRpiOrderbookResult
         * @description What `marketRpiOrderbook` returns.
         */
        MarketRpiOrderbookResult: {
            /** @description Symbol of the data. */
            s: string;
            /** @description Bids, highest price first; each is price and size. */
            b: components["schemas"]["MarketRpiOrderbookBRow"][];
            /** @description Offers, lowest price first; each is price and size. */
            a: components["schemas"]["MarketRpiOrderbookARow"][];
            /** @description When the platform made the data, in milliseconds. */
            ts: components["schemas"]["TimestampMs"];
            /** @description Number of the update; 1 after a restart of the service. */
            u: number;
            /**
             * Format: int64
             * @description Sequence number that links executions and position updates; unique only together with the symbol.
             */
            seq: number | bigint;
            /** @description When the matching engine made the data, in milliseconds. */
            cts: components["schemas"]["TimestampMs"];
        };
        /**
         * MarketRpiOrderbookResponse
         * @description Envelope around the result of `marketRpiOrderbook`.
         */
        MarketRpiOrderbookResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketRpiOrderbookResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketTickersItem
         * @description DESCRIBE
         */
        MarketTickersItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Price of the last trade. */
            lastPrice: components["schemas"]["DecimalText"];
            /** @description Index price. */
            indexPrice?: components["schemas"]["DecimalText"];
            /** @description Mark price. */
            markPrice?: components["schemas"]["DecimalText"];
            /** @description Price 24 hours ago. */
            prevPrice24h?: components["schemas"]["DecimalText"];
            /** @description Change of the price over 24 hours, as a fraction. */
            price24hPcnt?: components["schemas"]["DecimalText"];
            /** @description Highest price of the last 24 hours. */
            highPrice24h: components["schemas"]["DecimalText"];
            /** @description Lowest price of the last 24 hours. */
            lowPrice24h: components["schemas"]["DecimalText"];
            /** @description Price one hour ago. */
            prevPrice1h?: components["schemas"]["DecimalText"];
            /** @description Number of open contracts. */
            openInterest?: components["schemas"]["DecimalText"];
            /** @description Value of the open contracts. */
            openInterestValue?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            singleOpenInterest?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            singleOpenInterestValue?: components["schemas"]["DecimalText"];
            /** @description Value traded in the last 24 hours. */
            turnover24h: components["schemas"]["DecimalText"];
            /** @description Quantity traded in the last 24 hours. */
            volume24h: components["schemas"]["DecimalText"];
            /** @description Funding rate as a fraction; negative when sellers pay. */
            fundingRate?: components["schemas"]["DecimalText"];
            /** @description When funding is exchanged next, in milliseconds. */
            nextFundingTime?: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            predictedDeliveryPrice?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            basisRate?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            basis?: string;
            /** @description Delivery fee as a fraction of the value. */
            deliveryFeeRate?: components["schemas"]["DecimalText"];
            /** @description When the contract is delivered, in milliseconds; `0` for a perpetual contract. */
            deliveryTime?: components["schemas"]["TimestampMsString"];
            /** @description Size at the best ask price. */
            ask1Size: components["schemas"]["DecimalText"];
            /** @description Best bid price. */
            bid1Price: components["schemas"]["DecimalText"];
            /** @description Best ask price. */
            ask1Price: components["schemas"]["DecimalText"];
            /** @description Size at the best bid price. */
            bid1Size: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            preOpenPrice?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            preQty?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            curPreListingPhase?: components["schemas"]["AuctionPhaseValue"];
            /** @description Hours between two funding exchanges. */
            fundingIntervalHour?: string;
            /** @description DESCRIBE */
            fundingCap?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            basisRateYear?: string;
            /** @description Implied volatility at the best bid, as a fraction. */
            bid1Iv?: components["schemas"]["DecimalText"];
            /** @description Implied volatility at the best ask, as a fraction. */
            ask1Iv?: components["schemas"]["DecimalText"];
            /** @description Implied volatility at the mark price, as a fraction. */
            markIv?: components["schemas"]["DecimalText"];
            /** @description Price of what the option is written on. */
            underlyingPrice?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalVolume?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalTurnover?: components["schemas"]["DecimalText"];
            /** @description Option delta. */
            delta?: components["schemas"]["DecimalText"];
            /** @description Option gamma. */
            gamma?: components["schemas"]["DecimalText"];
            /** @description Option vega. */
            vega?: components["schemas"]["DecimalText"];
            /** @description Option theta. */
            theta?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            change24h?: string;
            /** @description Index price in US dollars; empty when there is none. */
            usdIndexPrice?: components["schemas"]["DecimalText"];
        };
        /**
         * MarketTickersResult
         * @description What `marketTickers` returns.
         */
        MarketTickersResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["MarketTickersItem"][];
        };
        /**
         * MarketTickersResponse
         * @description Envelope around the result of `marketTickers`.
         */
        MarketTickersResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketTickersResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * ServerTime
         * @description The server's clock in two resolutions.
         */
        ServerTime: {
            /** @description Unix time in seconds. */
            timeSecond: string;
            /** @description Unix time in nanoseconds. */
            timeNano: string;
        };
        /**
         * ServerTimeResponse
         * @description Envelope around the server's clock.
         */
        ServerTimeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["ServerTime"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * TpslMode
         * @description Whether the whole position is closed or a part.
         * @enum {string}
         */
        TpslMode: "Full" | "Partial";
        /**
         * TriggerBy
         * @description Price that triggers.
         * @enum {string}
         */
        TriggerBy: "LastPrice" | "IndexPrice" | "MarkPrice";
        /**
         * OrderAmendRequest
         * @description Body of `orderAmend`.
         */
        OrderAmendRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Id the platform gave the order. */
            orderId?: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId?: components["schemas"]["OrderLinkId"];
            /** @description Implied volatility of an option order as a fraction, `0.1` being ten percent. */
            orderIv?: components["schemas"]["DecimalString"];
            /** @description Price at which the conditional order is placed. */
            triggerPrice?: components["schemas"]["DecimalString"];
            /** @description Quantity. */
            qty?: components["schemas"]["DecimalString"];
            /** @description Price of one unit. */
            price?: components["schemas"]["DecimalString"];
            /** @description Whether take profit and stop loss close the whole position or a part of it. */
            tpslMode?: components["schemas"]["TpslMode"];
            /** @description Take-profit price; `0` or an empty string means none. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description Stop-loss price; `0` or an empty string means none. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description Price that triggers the take profit. */
            tpTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that triggers the stop loss. */
            slTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that is compared with the trigger price. */
            triggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price of the limit order that the take profit places. */
            tpLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Price of the limit order that the stop loss places. */
            slLimitPrice?: components["schemas"]["DecimalString"];
        };
        /**
         * OrderAmendResult
         * @description What `orderAmend` returns.
         */
        OrderAmendResult: {
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
        };
        /**
         * OrderAmendResponse
         * @description Envelope around the result of `orderAmend`.
         */
        OrderAmendResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["OrderAmendResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * OrderAmendBatchRequestItem
         * @description DESCRIBE
         */
        OrderAmendBatchRequestItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Id the platform gave the order. */
            orderId?: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId?: components["schemas"]["OrderLinkId"];
            /** @description Implied volatility of an option order as a fraction, `0.1` being ten percent. */
            orderIv?: string | null;
            /** @description Price at which the conditional order is placed. */
            triggerPrice?: components["schemas"]["DecimalString"];
            /** @description Quantity. */
            qty?: string | null;
            /** @description Price of one unit. */
            price?: string | null;
            /** @description Whether take profit and stop loss close the whole position or a part of it. */
            tpslMode?: components["schemas"]["TpslMode"];
            /** @description Take-profit price; `0` or an empty string means none. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description Stop-loss price; `0` or an empty string means none. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description Price that triggers the take profit. */
            tpTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that triggers the stop loss. */
            slTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that is compared with the trigger price. */
            triggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price of the limit order that the take profit places. */
            tpLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Price of the limit order that the stop loss places. */
            slLimitPrice?: components["schemas"]["DecimalString"];
        };
        /**
         * OrderAmendBatchRequest
         * @description Body of `orderAmendBatch`.
         */
        OrderAmendBatchRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description DESCRIBE */
            request: components["schemas"]["OrderAmendBatchRequestItem"][];
        };
        /**
         * OrderAmendBatchItem
         * @description DESCRIBE
         */
        OrderAmendBatchItem: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
        };
        /**
         * OrderAmendBatchResult
         * @description What `orderAmendBatch` returns.
         */
        OrderAmendBatchResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["OrderAmendBatchItem"][];
        };
        /**
         * OrderAmendBatchExtInfoItem
         * @description DESCRIBE
         */
        OrderAmendBatchExtInfoItem: {
            /** @description Code of one item of the batch; 0 means success. */
            code: number;
            /** @description Text for the code; the reason of a failure. */
            msg: string;
        };
        /**
         * OrderAmendBatchExtInfo
         * @description Code and text of each item, in the order of the request.
         */
        OrderAmendBatchExtInfo: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["OrderAmendBatchExtInfoItem"][];
        };
        /**
         * OrderAmendBatchResponse
         * @description Envelope around the result of `orderAmendBatch`.
         */
        OrderAmendBatchResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["OrderAmendBatchResult"];
            retExtInfo: components["schemas"]["OrderAmendBatchExtInfo"];
        };
        /**
         * OrderCancelRequest
         * @description Body of `orderCancel`.
         */
        OrderCancelRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Id the platform gave the order. */
            orderId?: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId?: string | null;
            /**
             * @description Kind of spot order, plain, take-profit/stop-loss or conditional.
             * @enum {string}
             */
            orderFilter?: "Order" | "tpslOrder" | "StopOrder";
        };
        /**
         * OrderCancelResult
         * @description What `orderCancel` returns.
         */
        OrderCancelResult: {
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
        };
        /**
         * OrderCancelResponse
         * @description Envelope around the result of `orderCancel`.
         */
        OrderCancelResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["OrderCancelResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * OrderFilter
         * @description Kind of spot order.
         * @enum {string}
         */
        OrderFilter: "Order" | "tpslOrder" | "StopOrder" | "OcoOrder" | "BidirectionalTpslOrder";
        /**
         * StopOrderType
         * @description Kind of conditional order.
         * @enum {string}
         */
        StopOrderType: "TakeProfit" | "StopLoss" | "TrailingStop" | "Stop" | "PartialTakeProfit" | "PartialStopLoss" | "tpslOrder" | "OcoOrder" | "MmRateClose" | "BidirectionalTpslOrder";
        /**
         * OrderCancelAllRequest
         * @description Body of `orderCancelAll`.
         */
        OrderCancelAllRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol?: string | null;
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin?: components["schemas"]["Coin"];
            /** @description Coin in which gains and losses are settled, in capitals. */
            settleCoin?: components["schemas"]["Coin"];
            /** @description Kind of spot order, plain, take-profit/stop-loss or conditional. */
            orderFilter?: components["schemas"]["OrderFilter"];
            /** @description Kind of conditional order; an empty string for a plain order. */
            stopOrderType?: components["schemas"]["StopOrderType"];
        };
        /**
         * OrderCancelAllItem
         * @description DESCRIBE
         */
        OrderCancelAllItem: {
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
        };
        /**
         * OrderCancelAllResult
         * @description What `orderCancelAll` returns.
         */
        OrderCancelAllResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["OrderCancelAllItem"][];
            /** @description DESCRIBE */
            success: string;
        };
        /**
         * OrderCancelAllResponse
         * @description Envelope around the result of `orderCancelAll`.
         */
        OrderCancelAllResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["OrderCancelAllResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * OrderCancelBatchRequestItem
         * @description DESCRIBE
         */
        OrderCancelBatchRequestItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Id the platform gave the order. */
            orderId?: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId?: components["schemas"]["OrderLinkId"];
        };
        /**
         * OrderCancelBatchRequest
         * @description Body of `orderCancelBatch`.
         */
        OrderCancelBatchRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description DESCRIBE */
            request: components["schemas"]["OrderCancelBatchRequestItem"][];
        };
        /**
         * OrderCancelBatchItem
         * @description DESCRIBE
         */
        OrderCancelBatchItem: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
        };
        /**
         * OrderCancelBatchResult
         * @description What `orderCancelBatch` returns.
         */
        OrderCancelBatchResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["OrderCancelBatchItem"][];
        };
        /**
         * OrderCancelBatchExtInfoItem
         * @description DESCRIBE
         */
        OrderCancelBatchExtInfoItem: {
            /** @description Code of one item of the batch; 0 means success. */
            code: number;
            /** @description Text for the code; the reason of a failure. */
            msg: string;
        };
        /**
         * OrderCancelBatchExtInfo
         * @description Code and text of each item, in the order of the request.
         */
        OrderCancelBatchExtInfo: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["OrderCancelBatchExtInfoItem"][];
        };
        /**
         * OrderCancelBatchResponse
         * @description Envelope around the result of `orderCancelBatch`.
         */
        OrderCancelBatchResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["OrderCancelBatchResult"];
            retExtInfo: components["schemas"]["OrderCancelBatchExtInfo"];
        };
        /**
         * Side
         * @description Direction of an order or position.
         * @enum {string}
         */
        Side: "Buy" | "Sell";
        /**
         * OrderType
         * @description Market or limit order.
         * @enum {string}
         */
        OrderType: "Market" | "Limit";
        /**
         * MarketUnit
         * @description Unit of the quantity of a spot market order.
         * @enum {string}
         */
        MarketUnit: "baseCoin" | "quoteCoin";
        /**
         * TimeInForce
         * @description How long an order stays in force.
         * @enum {string}
         */
        TimeInForce: "GTC" | "IOC" | "FOK" | "PostOnly" | "RPI";
        /**
         * PositionIdx
         * @description Position slot. 0 one-way, 1 buy side, 2 sell side of hedge mode.
         * @enum {integer}
         */
        PositionIdx: 0 | 1 | 2;
        /**
         * SmpType
         * @description What happens to orders of one group that would match.
         * @enum {string}
         */
        SmpType: "CancelMaker" | "CancelTaker" | "CancelBoth";
        /**
         * OrderCreateRequest
         * @description Body of `orderCreate`.
         */
        OrderCreateRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Whether the spot order borrows. 0 for no, 1 for yes. */
            isLeverage?: number;
            /** @description Direction, buy or sell. */
            side: components["schemas"]["Side"];
            /** @description Market or limit order. */
            orderType: components["schemas"]["OrderType"];
            /** @description Quantity. */
            qty: components["schemas"]["DecimalString"];
            /** @description Unit of the quantity of a spot market order, base or quote coin. */
            marketUnit?: components["schemas"]["MarketUnit"];
            /** @description DESCRIBE */
            rpiTakerAccess?: boolean;
            /**
             * @description Unit of the slippage tolerance of a market order.
             * @enum {string}
             */
            slippageToleranceType?: "TickSize" | "Percent";
            /** @description Largest slippage a market order accepts. */
            slippageTolerance?: string;
            /** @description Price of one unit. */
            price?: components["schemas"]["DecimalString"];
            /**
             * @description Direction in which the price must cross the trigger. 1 for rising, 2 for falling.
             * @enum {integer}
             */
            triggerDirection?: 1 | 2;
            /**
             * @description Kind of spot order, plain, take-profit/stop-loss or conditional.
             * @enum {string}
             */
            orderFilter?: "Order" | "tpslOrder" | "StopOrder";
            /** @description Price at which the conditional order is placed. */
            triggerPrice?: components["schemas"]["DecimalString"];
            /** @description Price that is compared with the trigger price. */
            triggerBy?: components["schemas"]["TriggerBy"];
            /** @description Implied volatility of an option order as a fraction, `0.1` being ten percent. */
            orderIv?: components["schemas"]["DecimalString"];
            /** @description How long the order stays in force. */
            timeInForce?: components["schemas"]["TimeInForce"];
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx?: components["schemas"]["PositionIdx"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId?: components["schemas"]["OrderLinkId"];
            /** @description Take-profit price; `0` or an empty string means none. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description Stop-loss price; `0` or an empty string means none. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description Price that triggers the take profit. */
            tpTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that triggers the stop loss. */
            slTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Whether the order may only make the position smaller. */
            reduceOnly?: boolean;
            /** @description Whether other orders give up their margin so that this order can close the position. */
            closeOnTrigger?: boolean;
            /** @description What happens when the order would match an order of the same group. */
            smpType?: components["schemas"]["SmpType"];
            /** @description Whether market maker protection covers the order. */
            mmp?: boolean;
            /** @description Whether take profit and stop loss close the whole position or a part of it. */
            tpslMode?: components["schemas"]["TpslMode"];
            /** @description Price of the limit order that the take profit places. */
            tpLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Price of the limit order that the stop loss places. */
            slLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Kind of order that the take profit places. */
            tpOrderType?: components["schemas"]["OrderType"];
            /** @description Kind of order that the stop loss places. */
            slOrderType?: components["schemas"]["OrderType"];
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            bboSideType?: "Queue" | "Counterparty";
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            bboLevel?: "1" | "2" | "3" | "4" | "5";
        };
        /**
         * OrderCreateResult
         * @description What `orderCreate` returns.
         */
        OrderCreateResult: {
            /** @description Id the platform gave the order. */
            orderId?: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId?: string;
        };
        /**
         * OrderCreateResponse
         * @description Envelope around the result of `orderCreate`.
         */
        OrderCreateResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["OrderCreateResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * OrderCreateBatchRequestItem
         * @description DESCRIBE
         */
        OrderCreateBatchRequestItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Whether the spot order borrows. 0 for no, 1 for yes. */
            isLeverage?: number;
            /** @description Direction, buy or sell. */
            side: components["schemas"]["Side"];
            /** @description Market or limit order. */
            orderType: components["schemas"]["OrderType"];
            /** @description Quantity. */
            qty: components["schemas"]["DecimalString"];
            /** @description Unit of the quantity of a spot market order, base or quote coin. */
            marketUnit?: components["schemas"]["MarketUnit"];
            /** @description Price of one unit. */
            price?: components["schemas"]["DecimalString"];
            /**
             * @description Direction in which the price must cross the trigger. 1 for rising, 2 for falling.
             * @enum {integer}
             */
            triggerDirection?: 1 | 2;
            /**
             * @description Kind of spot order, plain, take-profit/stop-loss or conditional.
             * @enum {string}
             */
            orderFilter?: "Order" | "tpslOrder" | "StopOrder";
            /** @description Price at which the conditional order is placed. */
            triggerPrice?: components["schemas"]["DecimalString"];
            /** @description Price that is compared with the trigger price. */
            triggerBy?: components["schemas"]["TriggerBy"];
            /** @description Implied volatility of an option order as a fraction, `0.1` being ten percent. */
            orderIv?: components["schemas"]["DecimalString"];
            /** @description How long the order stays in force. */
            timeInForce?: components["schemas"]["TimeInForce"];
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx?: components["schemas"]["PositionIdx"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId?: components["schemas"]["OrderLinkId"];
            /** @description Take-profit price; `0` or an empty string means none. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description Stop-loss price; `0` or an empty string means none. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description Price that triggers the take profit. */
            tpTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that triggers the stop loss. */
            slTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Whether the order may only make the position smaller. */
            reduceOnly?: boolean;
            /** @description Whether other orders give up their margin so that this order can close the position. */
            closeOnTrigger?: boolean;
            /** @description What happens when the order would match an order of the same group. */
            smpType?: components["schemas"]["SmpType"];
            /** @description Whether market maker protection covers the order. */
            mmp?: boolean;
            /** @description Whether take profit and stop loss close the whole position or a part of it. */
            tpslMode?: components["schemas"]["TpslMode"];
            /** @description Price of the limit order that the take profit places. */
            tpLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Price of the limit order that the stop loss places. */
            slLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Kind of order that the take profit places. */
            tpOrderType?: components["schemas"]["OrderType"];
            /** @description Kind of order that the stop loss places. */
            slOrderType?: components["schemas"]["OrderType"];
        };
        /**
         * OrderCreateBatchRequest
         * @description Body of `orderCreateBatch`.
         */
        OrderCreateBatchRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description DESCRIBE */
            request: components["schemas"]["OrderCreateBatchRequestItem"][];
        };
        /**
         * OrderCreateBatchItem
         * @description DESCRIBE
         */
        OrderCreateBatchItem: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
            /** @description When the record was made, in milliseconds. */
            createAt: components["schemas"]["TimestampMsString"];
        };
        /**
         * OrderCreateBatchResult
         * @description What `orderCreateBatch` returns.
         */
        OrderCreateBatchResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["OrderCreateBatchItem"][];
        };
        /**
         * OrderCreateBatchExtInfoItem
         * @description DESCRIBE
         */
        OrderCreateBatchExtInfoItem: {
            /** @description Code of one item of the batch; 0 means success. */
            code: number;
            /** @description Text for the code; the reason of a failure. */
            msg: string;
        };
        /**
         * OrderCreateBatchExtInfo
         * @description Code and text of each item, in the order of the request.
         */
        OrderCreateBatchExtInfo: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["OrderCreateBatchExtInfoItem"][];
        };
        /**
         * OrderCreateBatchResponse
         * @description Envelope around the result of `orderCreateBatch`.
         */
        OrderCreateBatchResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["OrderCreateBatchResult"];
            retExtInfo: components["schemas"]["OrderCreateBatchExtInfo"];
        };
        /**
         * OrderDisconnectedCancelAllRequest
         * @description Body of `orderDisconnectedCancelAll`.
         */
        OrderDisconnectedCancelAllRequest: {
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            product?: "OPTIONS" | "DERIVATIVES" | "SPOT";
            /** @description DESCRIBE */
            timeWindow: number;
        };
        /**
         * OrderDisconnectedCancelAllResponse
         * @description Envelope around the result of `orderDisconnectedCancelAll`.
         */
        OrderDisconnectedCancelAllResponse: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["EmptyResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * OrderStatus
         * @description State of an order.
         * @enum {string}
         */
        OrderStatus: "New" | "PartiallyFilled" | "Untriggered" | "Rejected" | "PartiallyFilledCanceled" | "Filled" | "Cancelled" | "Triggered" | "Deactivated";
        /**
         * PositionIdxValue
         * @description Position slot. 0 one-way, 1 buy side, 2 sell side of hedge mode. Other values may appear.
         */
        PositionIdxValue: (0 | 1 | 2) | number;
        /**
         * OrderStatusValue
         * @description State of an order. Other values may appear.
         */
        OrderStatusValue: "New" | "PartiallyFilled" | "Untriggered" | "Rejected" | "PartiallyFilledCanceled" | "Filled" | "Cancelled" | "Triggered" | "Deactivated" | (string & {});
        /**
         * CancelTypeValue
         * @description What cancelled an order. Other values may appear.
         */
        CancelTypeValue: "CancelByUser" | "CancelByReduceOnly" | "CancelByPrepareLiq" | "CancelByPrepareAdl" | "CancelByAdmin" | "CancelBySettle" | "CancelByTpSlTsClear" | "CancelBySmp" | "CancelByDCP" | "CancelByRebalance" | "CancelByOCOTpCanceledBySlTriggered" | "CancelByOCOSlCanceledByTpTriggered" | "CancelAllBeforeLiq" | "CancelAllBeforeAdl" | "CancelByCannotAffordOrderCost" | "CancelByPmTrialMmOverEquity" | "CancelByAccountBlocking" | "CancelByDelivery" | "CancelByMmpTriggered" | "CancelByCrossSelfMuch" | "CancelByCrossReachMaxTradeNum" | (string & {});
        /**
         * RejectReasonValue
         * @description Why an order was refused or cancelled. Other values may appear.
         */
        RejectReasonValue: "EC_NoError" | "EC_Others" | "EC_UnknownMessageType" | "EC_MissingClOrdID" | "EC_MissingOrigClOrdID" | "EC_ClOrdIDOrigClOrdIDAreTheSame" | "EC_DuplicatedClOrdID" | "EC_OrigClOrdIDDoesNotExist" | "EC_TooLateToCancel" | "EC_UnknownOrderType" | "EC_UnknownSide" | "EC_UnknownTimeInForce" | "EC_WronglyRouted" | "EC_MarketOrderPriceIsNotZero" | "EC_LimitOrderInvalidPrice" | "EC_NoEnoughQtyToFill" | "EC_NoImmediateQtyToFill" | "EC_PerCancelRequest" | "EC_MarketOrderCannotBePostOnly" | "EC_PostOnlyWillTakeLiquidity" | "EC_CancelReplaceOrder" | "EC_InvalidSymbolStatus" | "EC_CancelForNoFullFill" | "EC_BySelfMatch" | "EC_InCallAuctionStatus" | "EC_QtyCannotBeZero" | "EC_MarketOrderNoSupportTIF" | "EC_ReachMaxTradeNum" | "EC_InvalidPriceScale" | "EC_BitIndexInvalid" | "EC_StopBySelfMatch" | "EC_InvalidSmpType" | "EC_CancelByMMP" | "EC_InvalidUserType" | "EC_InvalidMirrorOid" | "EC_InvalidMirrorUid" | "EC_EcInvalidQty" | "EC_InvalidAmount" | "EC_LoadOrderCancel" | "EC_MarketQuoteNoSuppSell" | "EC_DisorderOrderID" | "EC_InvalidBaseValue" | "EC_LoadOrderCanMatch" | "EC_SecurityStatusFail" | "EC_ReachRiskPriceLimit" | "EC_OrderNotExist" | "EC_CancelByOrderValueZero" | "EC_CancelByMatchValueZero" | "EC_ReachMarketPriceLimit" | (string & {});
        /**
         * TimeInForceValue
         * @description How long an order stays in force. Other values may appear.
         */
        TimeInForceValue: "GTC" | "IOC" | "FOK" | "PostOnly" | "RPI" | (string & {});
        /**
         * MarketUnitValue
         * @description Unit of the quantity of a spot market order. Other values may appear.
         */
        MarketUnitValue: "baseCoin" | "quoteCoin" | (string & {});
        /**
         * TpslModeValue
         * @description Whether the whole position is closed or a part. Other values may appear.
         */
        TpslModeValue: "Full" | "Partial" | "" | (string & {});
        /**
         * TriggerByValue
         * @description Price that triggers. Other values may appear.
         */
        TriggerByValue: "LastPrice" | "IndexPrice" | "MarkPrice" | (string & {});
        /**
         * SmpTypeValue
         * @description What happens to orders of one group that would match. Other values may appear.
         */
        SmpTypeValue: "None" | "CancelMaker" | "CancelTaker" | "CancelBoth" | (string & {});
        /**
         * OrderHistoryItemCumFeeDetail
         * @description DESCRIBE
         */
        OrderHistoryItemCumFeeDetail: {
            /** @description DESCRIBE */
            MNT: components["schemas"]["DecimalText"];
        };
        /**
         * OrderHistoryItem
         * @description DESCRIBE
         */
        OrderHistoryItem: {
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
            /** @description DESCRIBE */
            parentOrderLinkId?: string;
            /** @description Id of the block trade; an empty string for any other trade. */
            blockTradeId: string;
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Price of one unit. */
            price: components["schemas"]["DecimalText"];
            /** @description Quantity. */
            qty: components["schemas"]["DecimalText"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description Whether the spot order borrows. 0 for no, 1 for yes. */
            isLeverage: string;
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx: components["schemas"]["PositionIdxValue"];
            /** @description State of the order. */
            orderStatus: components["schemas"]["OrderStatusValue"];
            /** @description What created the order. */
            createType?: components["schemas"]["CreateTypeValue"];
            /** @description What cancelled the order. */
            cancelType: components["schemas"]["CancelTypeValue"];
            /** @description Why the order was refused or cancelled. */
            rejectReason: components["schemas"]["RejectReasonValue"];
            /** @description Average price of what was executed; an empty string or `0` when nothing was. */
            avgPrice: components["schemas"]["DecimalText"];
            /** @description Quantity that is still open. */
            leavesQty: components["schemas"]["DecimalText"];
            /** @description Value that is still open. */
            leavesValue: components["schemas"]["DecimalText"];
            /** @description Quantity executed so far. */
            cumExecQty: components["schemas"]["DecimalText"];
            /** @description Value executed so far. */
            cumExecValue: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description Fees paid so far.
             */
            cumExecFee: components["schemas"]["DecimalText"];
            /** @description How long the order stays in force. */
            timeInForce: components["schemas"]["TimeInForceValue"];
            /** @description Market or limit order. */
            orderType: components["schemas"]["OrderTypeValue"];
            /** @description Kind of conditional order; an empty string for a plain order. */
            stopOrderType: components["schemas"]["StopOrderTypeValue"];
            /** @description Implied volatility of an option order as a fraction, `0.1` being ten percent. */
            orderIv: components["schemas"]["DecimalText"];
            /** @description Unit of the quantity of a spot market order, base or quote coin. */
            marketUnit?: components["schemas"]["MarketUnitValue"];
            /** @description Unit of the slippage tolerance of a market order. */
            slippageToleranceType?: string;
            /** @description Largest slippage a market order accepts. */
            slippageTolerance?: components["schemas"]["DecimalText"];
            /** @description Price at which the conditional order is placed. */
            triggerPrice: components["schemas"]["DecimalText"];
            /** @description Take-profit price; `0` or an empty string means none. */
            takeProfit: components["schemas"]["DecimalText"];
            /** @description Stop-loss price; `0` or an empty string means none. */
            stopLoss: components["schemas"]["DecimalText"];
            /** @description Whether take profit and stop loss close the whole position or a part of it. */
            tpslMode: components["schemas"]["TpslModeValue"];
            /** @description DESCRIBE */
            ocoTriggerBy?: string;
            /** @description Price of the limit order that the take profit places. */
            tpLimitPrice: components["schemas"]["DecimalText"];
            /** @description Price of the limit order that the stop loss places. */
            slLimitPrice: components["schemas"]["DecimalText"];
            /** @description Price that triggers the take profit. */
            tpTriggerBy: components["schemas"]["TriggerByValue"];
            /** @description Price that triggers the stop loss. */
            slTriggerBy: components["schemas"]["TriggerByValue"];
            /** @description Direction in which the price must cross the trigger. 1 for rising, 2 for falling. */
            triggerDirection: number;
            /** @description Price that is compared with the trigger price. */
            triggerBy: components["schemas"]["TriggerByValue"];
            /** @description DESCRIBE */
            lastPriceOnCreated: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            basePrice?: components["schemas"]["DecimalText"];
            /** @description Whether the order may only make the position smaller. */
            reduceOnly: boolean;
            /** @description Whether other orders give up their margin so that this order can close the position. */
            closeOnTrigger: boolean;
            /** @description DESCRIBE */
            placeType: string;
            /** @description What happens when the order would match an order of the same group. */
            smpType: components["schemas"]["SmpTypeValue"];
            /** @description Group whose members never match each other; 0 means none. */
            smpGroup: number;
            /** @description Order that self-match prevention met; empty when none. */
            smpOrderId: string;
            /** @description When the record was made, in milliseconds. */
            createdTime: components["schemas"]["TimestampMsString"];
            /** @description When the record last changed, in milliseconds. */
            updatedTime: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            extraFees?: string;
            /** @description DESCRIBE */
            cumFeeDetail?: components["schemas"]["OrderHistoryItemCumFeeDetail"];
            /** @description DESCRIBE */
            rpiTakerAccess?: boolean;
            /** @description DESCRIBE */
            rpiMatchedQty?: components["schemas"]["DecimalText"];
        };
        /**
         * OrderHistoryResult
         * @description What `orderHistory` returns.
         */
        OrderHistoryResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["OrderHistoryItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * OrderHistoryResponse
         * @description Envelope around the result of `orderHistory`.
         */
        OrderHistoryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["OrderHistoryResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * OrderPreCheckRequest
         * @description Body of `orderPreCheck`.
         */
        OrderPreCheckRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Whether the spot order borrows. 0 for no, 1 for yes. */
            isLeverage?: number;
            /** @description Direction, buy or sell. */
            side: components["schemas"]["Side"];
            /** @description Market or limit order. */
            orderType: components["schemas"]["OrderType"];
            /** @description Quantity. */
            qty: components["schemas"]["DecimalString"];
            /** @description Unit of the quantity of a spot market order, base or quote coin. */
            marketUnit?: components["schemas"]["MarketUnit"];
            /** @description DESCRIBE */
            rpiTakerAccess?: boolean;
            /**
             * @description Unit of the slippage tolerance of a market order.
             * @enum {string}
             */
            slippageToleranceType?: "TickSize" | "Percent";
            /** @description Largest slippage a market order accepts. */
            slippageTolerance?: string;
            /** @description Price of one unit. */
            price?: components["schemas"]["DecimalString"];
            /**
             * @description Direction in which the price must cross the trigger. 1 for rising, 2 for falling.
             * @enum {integer}
             */
            triggerDirection?: 1 | 2;
            /**
             * @description Kind of spot order, plain, take-profit/stop-loss or conditional.
             * @enum {string}
             */
            orderFilter?: "Order" | "tpslOrder" | "StopOrder";
            /** @description Price at which the conditional order is placed. */
            triggerPrice?: components["schemas"]["DecimalString"];
            /** @description Price that is compared with the trigger price. */
            triggerBy?: components["schemas"]["TriggerBy"];
            /** @description Implied volatility of an option order as a fraction, `0.1` being ten percent. */
            orderIv?: components["schemas"]["DecimalString"];
            /** @description How long the order stays in force. */
            timeInForce?: components["schemas"]["TimeInForce"];
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx?: components["schemas"]["PositionIdx"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId?: components["schemas"]["OrderLinkId"];
            /** @description Take-profit price; `0` or an empty string means none. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description Stop-loss price; `0` or an empty string means none. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description Price that triggers the take profit. */
            tpTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that triggers the stop loss. */
            slTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Whether the order may only make the position smaller. */
            reduceOnly?: boolean;
            /** @description Whether other orders give up their margin so that this order can close the position. */
            closeOnTrigger?: boolean;
            /** @description What happens when the order would match an order of the same group. */
            smpType?: components["schemas"]["SmpType"];
            /** @description Whether market maker protection covers the order. */
            mmp?: boolean;
            /** @description Whether take profit and stop loss close the whole position or a part of it. */
            tpslMode?: components["schemas"]["TpslMode"];
            /** @description Price of the limit order that the take profit places. */
            tpLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Price of the limit order that the stop loss places. */
            slLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Kind of order that the take profit places. */
            tpOrderType?: components["schemas"]["OrderType"];
            /** @description Kind of order that the stop loss places. */
            slOrderType?: components["schemas"]["OrderType"];
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            bboSideType?: "Queue" | "Counterparty";
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            bboLevel?: "1" | "2" | "3" | "4" | "5";
        };
        /**
         * OrderPreCheckResult
         * @description What `orderPreCheck` returns.
         */
        OrderPreCheckResult: {
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
            /** @description DESCRIBE */
            preImrE4: number;
            /** @description DESCRIBE */
            preMmrE4: number;
            /** @description DESCRIBE */
            postImrE4: number;
            /** @description DESCRIBE */
            postMmrE4: number;
        };
        /**
         * OrderPreCheckResponse
         * @description Envelope around the result of `orderPreCheck`.
         */
        OrderPreCheckResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["OrderPreCheckResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * OrderRealtimeItemCumFeeDetail
         * @description DESCRIBE
         */
        OrderRealtimeItemCumFeeDetail: {
            /** @description DESCRIBE */
            MNT: components["schemas"]["DecimalText"];
        };
        /**
         * OrderRealtimeItem
         * @description DESCRIBE
         */
        OrderRealtimeItem: {
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
            /** @description DESCRIBE */
            parentOrderLinkId?: string;
            /** @description Id of the block trade; an empty string for any other trade. */
            blockTradeId: string;
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Price of one unit. */
            price: components["schemas"]["DecimalText"];
            /** @description Quantity. */
            qty: components["schemas"]["DecimalText"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description Whether the spot order borrows. 0 for no, 1 for yes. */
            isLeverage: string;
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx: components["schemas"]["PositionIdxValue"];
            /** @description State of the order. */
            orderStatus: components["schemas"]["OrderStatusValue"];
            /** @description What created the order. */
            createType?: components["schemas"]["CreateTypeValue"];
            /** @description What cancelled the order. */
            cancelType: components["schemas"]["CancelTypeValue"];
            /** @description Why the order was refused or cancelled. */
            rejectReason: components["schemas"]["RejectReasonValue"];
            /** @description Average price of what was executed; an empty string or `0` when nothing was. */
            avgPrice: components["schemas"]["DecimalText"];
            /** @description Quantity that is still open. */
            leavesQty: components["schemas"]["DecimalText"];
            /** @description Value that is still open. */
            leavesValue: components["schemas"]["DecimalText"];
            /** @description Quantity executed so far. */
            cumExecQty: components["schemas"]["DecimalText"];
            /** @description Value executed so far. */
            cumExecValue: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description Fees paid so far.
             */
            cumExecFee: components["schemas"]["DecimalText"];
            /** @description How long the order stays in force. */
            timeInForce: components["schemas"]["TimeInForceValue"];
            /** @description Market or limit order. */
            orderType: components["schemas"]["OrderTypeValue"];
            /** @description Kind of conditional order; an empty string for a plain order. */
            stopOrderType: components["schemas"]["StopOrderTypeValue"];
            /** @description Implied volatility of an option order as a fraction, `0.1` being ten percent. */
            orderIv: components["schemas"]["DecimalText"];
            /** @description Unit of the quantity of a spot market order, base or quote coin. */
            marketUnit?: components["schemas"]["MarketUnitValue"];
            /** @description Price at which the conditional order is placed. */
            triggerPrice: components["schemas"]["DecimalText"];
            /** @description Take-profit price; `0` or an empty string means none. */
            takeProfit: components["schemas"]["DecimalText"];
            /** @description Stop-loss price; `0` or an empty string means none. */
            stopLoss: components["schemas"]["DecimalText"];
            /** @description Whether take profit and stop loss close the whole position or a part of it. */
            tpslMode: components["schemas"]["TpslModeValue"];
            /** @description DESCRIBE */
            ocoTriggerBy?: string;
            /** @description Price of the limit order that the take profit places. */
            tpLimitPrice: components["schemas"]["DecimalText"];
            /** @description Price of the limit order that the stop loss places. */
            slLimitPrice: components["schemas"]["DecimalText"];
            /** @description Price that triggers the take profit. */
            tpTriggerBy: components["schemas"]["TriggerByValue"];
            /** @description Price that triggers the stop loss. */
            slTriggerBy: components["schemas"]["TriggerByValue"];
            /** @description Direction in which the price must cross the trigger. 1 for rising, 2 for falling. */
            triggerDirection: number;
            /** @description Price that is compared with the trigger price. */
            triggerBy: components["schemas"]["TriggerByValue"];
            /** @description DESCRIBE */
            lastPriceOnCreated: string;
            /** @description DESCRIBE */
            basePrice?: components["schemas"]["DecimalText"];
            /** @description Whether the order may only make the position smaller. */
            reduceOnly: boolean;
            /** @description Whether other orders give up their margin so that this order can close the position. */
            closeOnTrigger: boolean;
            /** @description DESCRIBE */
            placeType: string;
            /** @description What happens when the order would match an order of the same group. */
            smpType: components["schemas"]["SmpTypeValue"];
            /** @description Group whose members never match each other; 0 means none. */
            smpGroup: number;
            /** @description Order that self-match prevention met; empty when none. */
            smpOrderId: string;
            /** @description When the record was made, in milliseconds. */
            createdTime: components["schemas"]["TimestampMsString"];
            /** @description When the record last changed, in milliseconds. */
            updatedTime: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            cumFeeDetail?: components["schemas"]["OrderRealtimeItemCumFeeDetail"];
        };
        /**
         * OrderRealtimeResult
         * @description What `orderRealtime` returns.
         */
        OrderRealtimeResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["OrderRealtimeItem"][];
        };
        /**
         * OrderRealtimeResponse
         * @description Envelope around the result of `orderRealtime`.
         */
        OrderRealtimeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["OrderRealtimeResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * OrderSpotBorrowCheckResult
         * @description What `orderSpotBorrowCheck` returns.
         */
        OrderSpotBorrowCheckResult: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description DESCRIBE */
            maxTradeQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            maxTradeAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            spotMaxTradeQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            spotMaxTradeAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            borrowCoin: string;
        };
        /**
         * OrderSpotBorrowCheckResponse
         * @description Envelope around the result of `orderSpotBorrowCheck`.
         */
        OrderSpotBorrowCheckResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["OrderSpotBorrowCheckResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * PositionAddMarginRequest
         * @description Body of `positionAddMargin`.
         */
        PositionAddMarginRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryFutures"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description DESCRIBE */
            margin: components["schemas"]["DecimalString"];
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx?: components["schemas"]["PositionIdx"];
        };
        /**
         * PositionStatusValue
         * @description State of a position. Other values may appear.
         */
        PositionStatusValue: "Normal" | "Liq" | "Adl" | (string & {});
        /**
         * PositionAddMarginResult
         * @description What `positionAddMargin` returns.
         */
        PositionAddMarginResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx: components["schemas"]["PositionIdxValue"];
            /** @description Id of the risk tier. */
            riskId: number;
            /** @description Largest position value of the risk tier. */
            riskLimitValue: components["schemas"]["DecimalText"];
            /** @description Size, never negative. */
            size: components["schemas"]["DecimalText"];
            /** @description Average price of what was executed; an empty string or `0` when nothing was. */
            avgPrice: components["schemas"]["DecimalText"];
            /** @description Price of liquidation; an empty string when there is none. */
            liqPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            bustPrice: components["schemas"]["DecimalText"];
            /** @description Mark price. */
            markPrice: components["schemas"]["DecimalText"];
            /** @description Value of the position. */
            positionValue: components["schemas"]["DecimalText"];
            /** @description Leverage; an empty string in portfolio margin mode. */
            leverage: components["schemas"]["DecimalText"];
            /** @description Whether margin is added by itself. 0 for no, 1 for yes. */
            autoAddMargin: number;
            /** @description State of the position. */
            positionStatus: components["schemas"]["PositionStatusValue"];
            /** @description DESCRIBE */
            positionIM: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            positionMM: components["schemas"]["DecimalText"];
            /** @description Take-profit price; `0` or an empty string means none. */
            takeProfit: components["schemas"]["DecimalText"];
            /** @description Stop-loss price; `0` or an empty string means none. */
            stopLoss: components["schemas"]["DecimalText"];
            /** @description Distance of the trailing stop from the market price; `0` means none. */
            trailingStop: components["schemas"]["DecimalText"];
            /** @description Gain or loss that is not realised yet. */
            unrealisedPnl: components["schemas"]["DecimalText"];
            /** @description Gains and losses realised in all. */
            cumRealisedPnl: components["schemas"]["DecimalText"];
            /** @description When the record was made, in milliseconds. */
            createdTime: components["schemas"]["TimestampMsString"];
            /** @description When the record last changed, in milliseconds. */
            updatedTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * PositionAddMarginResponse
         * @description Envelope around the result of `positionAddMargin`.
         */
        PositionAddMarginResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["PositionAddMarginResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * PositionClosedPnlItem
         * @description DESCRIBE
         */
        PositionClosedPnlItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description Quantity. */
            qty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            orderPrice: components["schemas"]["DecimalText"];
            /** @description Market or limit order. */
            orderType: components["schemas"]["OrderTypeValue"];
            /** @description What kind of execution it is. */
            execType: components["schemas"]["ExecTypeValue"];
            /** @description Size that was closed. */
            closedSize: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            cumEntryValue: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            avgEntryPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            cumExitValue: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            avgExitPrice: components["schemas"]["DecimalText"];
            /** @description Gain or loss of the closed part. */
            closedPnl: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            fillCount: string;
            /** @description Leverage; an empty string in portfolio margin mode. */
            leverage: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            openFee?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            closeFee?: components["schemas"]["DecimalText"];
            /** @description When the record was made, in milliseconds. */
            createdTime: string;
            /** @description When the record last changed, in milliseconds. */
            updatedTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * PositionClosedPnlResult
         * @description What `positionClosedPnl` returns.
         */
        PositionClosedPnlResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["PositionClosedPnlItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * PositionClosedPnlResponse
         * @description Envelope around the result of `positionClosedPnl`.
         */
        PositionClosedPnlResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["PositionClosedPnlResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * PositionConfirmPendingMmrRequest
         * @description Body of `positionConfirmPendingMmr`.
         */
        PositionConfirmPendingMmrRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryFutures"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
        };
        /**
         * PositionConfirmPendingMmrResponse
         * @description Envelope around the result of `positionConfirmPendingMmr`.
         */
        PositionConfirmPendingMmrResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * CategoryOption
         * @description Product category.
         * @enum {string}
         */
        CategoryOption: "option";
        /**
         * PositionGetClosedPositionsItem
         * @description DESCRIBE
         */
        PositionGetClosedPositionsItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description DESCRIBE */
            totalOpenFee: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            deliveryFee: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalCloseFee: components["schemas"]["DecimalText"];
            /** @description Quantity. */
            qty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            closeTime: components["schemas"]["TimestampMs"];
            /** @description DESCRIBE */
            avgExitPrice: components["schemas"]["DecimalText"];
            /** @description Price at which the contract is delivered. */
            deliveryPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            openTime: components["schemas"]["TimestampMs"];
            /** @description DESCRIBE */
            avgEntryPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            totalPnl: components["schemas"]["DecimalText"];
        };
        /**
         * PositionGetClosedPositionsResult
         * @description What `positionGetClosedPositions` returns.
         */
        PositionGetClosedPositionsResult: {
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["PositionGetClosedPositionsItem"][];
        };
        /**
         * PositionGetClosedPositionsResponse
         * @description Envelope around the result of `positionGetClosedPositions`.
         */
        PositionGetClosedPositionsResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["PositionGetClosedPositionsResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AdlRankIndicatorValue
         * @description Place in the auto-deleverage queue. Other values may appear.
         */
        AdlRankIndicatorValue: (0 | 1 | 2 | 3 | 4 | 5) | number;
        /**
         * Position
         * @description DESCRIBE
         */
        Position: {
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx: components["schemas"]["PositionIdxValue"];
            /** @description Id of the risk tier. */
            riskId: number;
            /** @description Largest position value of the risk tier. */
            riskLimitValue: components["schemas"]["DecimalText"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description Size, never negative. */
            size: components["schemas"]["DecimalText"];
            /** @description Average price of what was executed; an empty string or `0` when nothing was. */
            avgPrice: components["schemas"]["DecimalText"];
            /** @description Value of the position. */
            positionValue: components["schemas"]["DecimalText"];
            /** @description Whether margin is added by itself. 0 for no, 1 for yes. */
            autoAddMargin: number;
            /** @description State of the position. */
            positionStatus: components["schemas"]["PositionStatusValue"];
            /** @description Leverage; an empty string in portfolio margin mode. */
            leverage: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            breakEvenPrice?: components["schemas"]["DecimalText"];
            /** @description Mark price. */
            markPrice: components["schemas"]["DecimalText"];
            /** @description Price of liquidation; an empty string when there is none. */
            liqPrice: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            positionIM: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            positionIMByMp?: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            positionMM: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            positionMMByMp?: components["schemas"]["DecimalText"];
            /** @description Take-profit price; `0` or an empty string means none. */
            takeProfit: components["schemas"]["DecimalText"];
            /** @description Stop-loss price; `0` or an empty string means none. */
            stopLoss: components["schemas"]["DecimalText"];
            /** @description Distance of the trailing stop from the market price; `0` means none. */
            trailingStop: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            sessionAvgPrice: components["schemas"]["DecimalText"];
            /** @description Option delta. */
            delta?: components["schemas"]["DecimalText"];
            /** @description Option gamma. */
            gamma?: components["schemas"]["DecimalText"];
            /** @description Option vega. */
            vega?: components["schemas"]["DecimalText"];
            /** @description Option theta. */
            theta?: components["schemas"]["DecimalText"];
            /** @description Gain or loss that is not realised yet. */
            unrealisedPnl: components["schemas"]["DecimalText"];
            /** @description Gain or loss realised by the current holding. */
            curRealisedPnl: components["schemas"]["DecimalText"];
            /** @description Gains and losses realised in all. */
            cumRealisedPnl: components["schemas"]["DecimalText"];
            /** @description Place in the queue for auto-deleveraging, 0 when there is no position. */
            adlRankIndicator: components["schemas"]["AdlRankIndicatorValue"];
            /** @description When the record was made, in milliseconds. */
            createdTime: components["schemas"]["TimestampMsString"];
            /** @description When the record last changed, in milliseconds. */
            updatedTime: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            openTime?: components["schemas"]["TimestampMs"];
            /**
             * Format: int64
             * @description Sequence number that links executions and position updates; unique only together with the symbol.
             */
            seq: number | bigint;
            /** @description DESCRIBE */
            isReduceOnly: boolean;
            /** @description DESCRIBE */
            mmrSysUpdatedTime?: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            leverageSysUpdatedTime: components["schemas"]["TimestampMsString"];
            /**
             * @deprecated
             * @description Whether take profit and stop loss close the whole position or a part of it.
             */
            tpslMode: components["schemas"]["TpslModeValue"];
            /**
             * @deprecated
             * @description DESCRIBE
             */
            bustPrice: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description DESCRIBE
             */
            positionBalance: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description DESCRIBE
             */
            tradeMode: number;
            /** @description DESCRIBE */
            mmrSysUpdateTime?: components["schemas"]["TimestampMsString"];
        };
        /**
         * PositionListResult
         * @description What `positionList` returns.
         */
        PositionListResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["Position"][];
        };
        /**
         * PositionListResponse
         * @description Envelope around the result of `positionList`.
         */
        PositionListResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["PositionListResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * PositionMoveHistoryItem
         * @description DESCRIBE
         */
        PositionMoveHistoryItem: {
            /** @description Id of the block trade; an empty string for any other trade. */
            blockTradeId: string;
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Uid of the account. */
            userId: number;
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description Price of one unit. */
            price: components["schemas"]["DecimalText"];
            /** @description Quantity. */
            qty: components["schemas"]["DecimalText"];
            /** @description Fee of the execution; negative for a rebate. */
            execFee: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            status: string;
            /** @description Id of the execution. */
            execId: string;
            /** @description DESCRIBE */
            resultCode: number;
            /** @description DESCRIBE */
            resultMessage: string;
            /** @description When the record was made, in milliseconds. */
            createdAt: number;
            /** @description DESCRIBE */
            updatedAt: number;
            /** @description DESCRIBE */
            rejectParty: string;
        };
        /**
         * PositionMoveHistoryResult
         * @description What `positionMoveHistory` returns.
         */
        PositionMoveHistoryResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["PositionMoveHistoryItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * PositionMoveHistoryResponse
         * @description Envelope around the result of `positionMoveHistory`.
         */
        PositionMoveHistoryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["PositionMoveHistoryResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * PositionMovePositionsRequestItem
         * @description DESCRIBE
         */
        PositionMovePositionsRequestItem: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Price of one unit. */
            price: components["schemas"]["DecimalString"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["Side"];
            /** @description Quantity. */
            qty: components["schemas"]["DecimalString"];
        };
        /**
         * PositionMovePositionsRequest
         * @description Body of `positionMovePositions`.
         */
        PositionMovePositionsRequest: {
            /** @description DESCRIBE */
            fromUid: string;
            /** @description DESCRIBE */
            toUid: string;
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["PositionMovePositionsRequestItem"][];
        };
        /**
         * PositionMovePositionsResult
         * @description What `positionMovePositions` returns.
         */
        PositionMovePositionsResult: {
            /** @description Id of the block trade; an empty string for any other trade. */
            blockTradeId: string;
            /** @description DESCRIBE */
            status: string;
            /** @description DESCRIBE */
            rejectParty: string;
        };
        /**
         * PositionMovePositionsResponse
         * @description Envelope around the result of `positionMovePositions`.
         */
        PositionMovePositionsResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["PositionMovePositionsResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * PositionSetAutoAddMarginRequest
         * @description Body of `positionSetAutoAddMargin`.
         */
        PositionSetAutoAddMarginRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Whether margin is added by itself. 0 for no, 1 for yes. */
            autoAddMargin: number;
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx?: number | null;
        };
        /**
         * PositionSetAutoAddMarginResponse
         * @description Envelope around the result of `positionSetAutoAddMargin`.
         */
        PositionSetAutoAddMarginResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * PositionSetLeverageRequest
         * @description Body of `positionSetLeverage`.
         */
        PositionSetLeverageRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryFutures"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Leverage of the buy side. */
            buyLeverage: components["schemas"]["DecimalString"];
            /** @description Leverage of the sell side. */
            sellLeverage: components["schemas"]["DecimalString"];
        };
        /**
         * PositionSetLeverageResponse
         * @description Envelope around the result of `positionSetLeverage`.
         */
        PositionSetLeverageResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * PositionSwitchModeRequest
         * @description Body of `positionSwitchMode`.
         */
        PositionSwitchModeRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol?: components["schemas"]["Symbol"];
            /** @description Coin name in capitals, such as `BTC`. */
            coin?: string | null;
            /**
             * @description DESCRIBE
             * @enum {integer}
             */
            mode: 0 | 3;
        };
        /**
         * PositionSwitchModeResponse
         * @description Envelope around the result of `positionSwitchMode`.
         */
        PositionSwitchModeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * PositionSymbolInfoItem
         * @description DESCRIBE
         */
        PositionSymbolInfoItem: {
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Leverage; an empty string in portfolio margin mode. */
            leverage: components["schemas"]["DecimalText"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx: components["schemas"]["PositionIdxValue"];
        };
        /**
         * PositionSymbolInfoResult
         * @description What `positionSymbolInfo` returns.
         */
        PositionSymbolInfoResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["PositionSymbolInfoItem"][];
        };
        /**
         * PositionSymbolInfoResponse
         * @description Envelope around the result of `positionSymbolInfo`.
         */
        PositionSymbolInfoResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["PositionSymbolInfoResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * PositionTradingStopRequest
         * @description Body of `positionTradingStop`.
         */
        PositionTradingStopRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryDerivatives"];
            /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Whether take profit and stop loss close the whole position or a part of it. */
            tpslMode: components["schemas"]["TpslMode"];
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx: components["schemas"]["PositionIdx"];
            /** @description Take-profit price; `0` or an empty string means none. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description Stop-loss price; `0` or an empty string means none. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description Distance of the trailing stop from the market price; `0` means none. */
            trailingStop?: components["schemas"]["DecimalString"];
            /** @description Price that triggers the take profit. */
            tpTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that triggers the stop loss. */
            slTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price at which the trailing stop starts to follow the market. */
            activePrice?: components["schemas"]["DecimalString"];
            /** @description Quantity that the take profit closes. */
            tpSize?: components["schemas"]["DecimalString"];
            /** @description Quantity that the stop loss closes. */
            slSize?: components["schemas"]["DecimalString"];
            /** @description Price of the limit order that the take profit places. */
            tpLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Price of the limit order that the stop loss places. */
            slLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Kind of order that the take profit places. */
            tpOrderType?: components["schemas"]["OrderType"];
            /** @description Kind of order that the stop loss places. */
            slOrderType?: components["schemas"]["OrderType"];
        };
        /**
         * PositionTradingStopResponse
         * @description Envelope around the result of `positionTradingStop`.
         */
        PositionTradingStopResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeCoinstateItem
         * @description DESCRIBE
         */
        SpotMarginTradeCoinstateItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            spotLeverage: number | string;
        };
        /**
         * SpotMarginTradeCoinstateResult
         * @description What `spotMarginTradeCoinstate` returns.
         */
        SpotMarginTradeCoinstateResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["SpotMarginTradeCoinstateItem"][];
        };
        /**
         * SpotMarginTradeCoinstateResponse
         * @description Envelope around the result of `spotMarginTradeCoinstate`.
         */
        SpotMarginTradeCoinstateResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeCoinstateResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeCollateralItemCollateralRatio
         * @description DESCRIBE
         */
        SpotMarginTradeCollateralItemCollateralRatio: {
            /** @description DESCRIBE */
            maxQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            minQty: components["schemas"]["DecimalText"];
            /** @description Part of the value that counts as collateral, as a fraction. */
            collateralRatio: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradeCollateralItem
         * @description DESCRIBE
         */
        SpotMarginTradeCollateralItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            collateralRatioList: components["schemas"]["SpotMarginTradeCollateralItemCollateralRatio"][];
        };
        /**
         * SpotMarginTradeCollateralResult
         * @description What `spotMarginTradeCollateral` returns.
         */
        SpotMarginTradeCollateralResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["SpotMarginTradeCollateralItem"][];
        };
        /**
         * SpotMarginTradeCollateralResponse
         * @description Envelope around the result of `spotMarginTradeCollateral`.
         */
        SpotMarginTradeCollateralResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeCollateralResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeCurrencyDataItem
         * @description DESCRIBE
         */
        SpotMarginTradeCurrencyDataItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            flexibleManualBorrowable: boolean;
            /** @description DESCRIBE */
            minFlexibleManualBorrowQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            flexibleManualBorrowAccuracy: string;
            /** @description DESCRIBE */
            fixedManualBorrowable: boolean;
            /** @description DESCRIBE */
            minFixedManualBorrowQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            fixedManualBorrowAccuracy: string;
            /** @description DESCRIBE */
            fixedInterestRateAccuracy: string;
            /** @description DESCRIBE */
            minFixedInterestRate: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            maxFixedInterestRate: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradeCurrencyDataResult
         * @description What `spotMarginTradeCurrencyData` returns.
         */
        SpotMarginTradeCurrencyDataResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["SpotMarginTradeCurrencyDataItem"][];
        };
        /**
         * SpotMarginTradeCurrencyDataResponse
         * @description Envelope around the result of `spotMarginTradeCurrencyData`.
         */
        SpotMarginTradeCurrencyDataResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeCurrencyDataResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeDataVipCoinItem
         * @description DESCRIBE
         */
        SpotMarginTradeDataVipCoinItem: {
            /** @description DESCRIBE */
            borrowable: boolean;
            /** @description Part of the value that counts as collateral, as a fraction. */
            collateralRatio: components["schemas"]["DecimalText"];
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Interest for one hour as a fraction. */
            hourlyBorrowRate: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            liquidationOrder: string;
            /** @description DESCRIBE */
            marginCollateral: boolean;
            /** @description DESCRIBE */
            maxBorrowingAmount: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradeDataVipCoin
         * @description DESCRIBE
         */
        SpotMarginTradeDataVipCoin: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["SpotMarginTradeDataVipCoinItem"][];
            /** @description Fee level of the account. */
            vipLevel: string;
        };
        /**
         * SpotMarginTradeDataResult
         * @description What `spotMarginTradeData` returns.
         */
        SpotMarginTradeDataResult: {
            /** @description DESCRIBE */
            vipCoinList: components["schemas"]["SpotMarginTradeDataVipCoin"][];
        };
        /**
         * SpotMarginTradeDataResponse
         * @description Envelope around the result of `spotMarginTradeData`.
         */
        SpotMarginTradeDataResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeDataResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeFixedAvailableInventoryResult
         * @description What `spotMarginTradeFixedAvailableInventory` returns.
         */
        SpotMarginTradeFixedAvailableInventoryResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            term: string;
            /** @description Interest for one year as a fraction. */
            annualRate: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            availableInventory: string;
            /** @description When the record last changed, in milliseconds. */
            updateTime: string;
        };
        /**
         * SpotMarginTradeFixedAvailableInventoryResponse
         * @description Envelope around the result of `spotMarginTradeFixedAvailableInventory`.
         */
        SpotMarginTradeFixedAvailableInventoryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeFixedAvailableInventoryResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeFixedborrowRequest
         * @description Body of `spotMarginTradeFixedborrow`.
         */
        SpotMarginTradeFixedborrowRequest: {
            /** @description DESCRIBE */
            orderCurrency: string;
            /** @description DESCRIBE */
            orderAmount: components["schemas"]["DecimalString"];
            /** @description Interest for one year as a fraction. */
            annualRate: components["schemas"]["DecimalString"];
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            term: "7" | "14" | "30" | "90" | "180";
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            repayType?: "1" | "2";
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            strategyType?: "PARTIAL" | "FULL";
        };
        /**
         * SpotMarginTradeFixedborrowResult
         * @description What `spotMarginTradeFixedborrow` returns.
         */
        SpotMarginTradeFixedborrowResult: {
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
        };
        /**
         * SpotMarginTradeFixedborrowResponse
         * @description Envelope around the result of `spotMarginTradeFixedborrow`.
         */
        SpotMarginTradeFixedborrowResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeFixedborrowResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeFixedborrowContractInfoItem
         * @description DESCRIBE
         */
        SpotMarginTradeFixedborrowContractInfoItem: {
            /** @description Interest for one year as a fraction. */
            annualRate: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            borrowCurrency: string;
            /** @description DESCRIBE */
            borrowTime: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            interestPaid: string;
            /** @description DESCRIBE */
            loanId: string;
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description DESCRIBE */
            repaymentTime: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            residualPenaltyInterest: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            residualPrincipal: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            status: number;
            /** @description DESCRIBE */
            term: string;
            /** @description DESCRIBE */
            repayType: string;
            /** @description DESCRIBE */
            strategyType: string;
        };
        /**
         * SpotMarginTradeFixedborrowContractInfoResult
         * @description What `spotMarginTradeFixedborrowContractInfo` returns.
         */
        SpotMarginTradeFixedborrowContractInfoResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["SpotMarginTradeFixedborrowContractInfoItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * SpotMarginTradeFixedborrowContractInfoResponse
         * @description Envelope around the result of `spotMarginTradeFixedborrowContractInfo`.
         */
        SpotMarginTradeFixedborrowContractInfoResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeFixedborrowContractInfoResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeFixedborrowOrderInfoItem
         * @description DESCRIBE
         */
        SpotMarginTradeFixedborrowOrderInfoItem: {
            /** @description Interest for one year as a fraction. */
            annualRate: components["schemas"]["DecimalText"];
            /** @description Id the platform gave the order. */
            orderId: string | number;
            /** @description DESCRIBE */
            orderTime: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            filledQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            orderQty: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            orderCurrency: string;
            /** @description DESCRIBE */
            state: number;
            /** @description DESCRIBE */
            term: number;
            /** @description DESCRIBE */
            repayType: string;
            /** @description DESCRIBE */
            strategyType: string;
        };
        /**
         * SpotMarginTradeFixedborrowOrderInfoResult
         * @description What `spotMarginTradeFixedborrowOrderInfo` returns.
         */
        SpotMarginTradeFixedborrowOrderInfoResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["SpotMarginTradeFixedborrowOrderInfoItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * SpotMarginTradeFixedborrowOrderInfoResponse
         * @description Envelope around the result of `spotMarginTradeFixedborrowOrderInfo`.
         */
        SpotMarginTradeFixedborrowOrderInfoResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeFixedborrowOrderInfoResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeFixedborrowOrderQuoteItem
         * @description DESCRIBE
         */
        SpotMarginTradeFixedborrowOrderQuoteItem: {
            /** @description DESCRIBE */
            orderCurrency: string;
            /** @description DESCRIBE */
            term: number;
            /** @description Interest for one year as a fraction. */
            annualRate: components["schemas"]["DecimalText"];
            /** @description Quantity. */
            qty: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradeFixedborrowOrderQuoteResult
         * @description What `spotMarginTradeFixedborrowOrderQuote` returns.
         */
        SpotMarginTradeFixedborrowOrderQuoteResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["SpotMarginTradeFixedborrowOrderQuoteItem"][];
        };
        /**
         * SpotMarginTradeFixedborrowOrderQuoteResponse
         * @description Envelope around the result of `spotMarginTradeFixedborrowOrderQuote`.
         */
        SpotMarginTradeFixedborrowOrderQuoteResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeFixedborrowOrderQuoteResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeFixedborrowRenewRequest
         * @description Body of `spotMarginTradeFixedborrowRenew`.
         */
        SpotMarginTradeFixedborrowRenewRequest: {
            /** @description DESCRIBE */
            loanId: string;
            /** @description Quantity. */
            qty?: components["schemas"]["DecimalString"];
        };
        /**
         * SpotMarginTradeFixedborrowRenewResponse
         * @description Envelope around the result of `spotMarginTradeFixedborrowRenew`.
         */
        SpotMarginTradeFixedborrowRenewResponse: components["schemas"]["Envelope"] & {
            /** @description Nothing, as an empty object or as text. */
            result: components["schemas"]["EmptyResult"] | string;
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeFlexibleAvailableInventoryResult
         * @description What `spotMarginTradeFlexibleAvailableInventory` returns.
         */
        SpotMarginTradeFlexibleAvailableInventoryResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            availableInventory: components["schemas"]["DecimalText"];
            /** @description When the record last changed, in milliseconds. */
            updateTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * SpotMarginTradeFlexibleAvailableInventoryResponse
         * @description Envelope around the result of `spotMarginTradeFlexibleAvailableInventory`.
         */
        SpotMarginTradeFlexibleAvailableInventoryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeFlexibleAvailableInventoryResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeGetAutoRepayModeItem
         * @description DESCRIBE
         */
        SpotMarginTradeGetAutoRepayModeItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            autoRepayMode: string;
        };
        /**
         * SpotMarginTradeGetAutoRepayModeResult
         * @description What `spotMarginTradeGetAutoRepayMode` returns.
         */
        SpotMarginTradeGetAutoRepayModeResult: {
            /** @description DESCRIBE */
            data: components["schemas"]["SpotMarginTradeGetAutoRepayModeItem"][];
        };
        /**
         * SpotMarginTradeGetAutoRepayModeResponse
         * @description Envelope around the result of `spotMarginTradeGetAutoRepayMode`.
         */
        SpotMarginTradeGetAutoRepayModeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeGetAutoRepayModeResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeInterestRateHistoryItem
         * @description DESCRIBE
         */
        SpotMarginTradeInterestRateHistoryItem: {
            /** @description Time of the record, in milliseconds. */
            timestamp: components["schemas"]["TimestampMs"];
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Interest for one hour as a fraction. */
            hourlyBorrowRate: components["schemas"]["DecimalText"];
            /** @description Fee level of the account. */
            vipLevel: string;
        };
        /**
         * SpotMarginTradeInterestRateHistoryResult
         * @description What `spotMarginTradeInterestRateHistory` returns.
         */
        SpotMarginTradeInterestRateHistoryResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["SpotMarginTradeInterestRateHistoryItem"][];
        };
        /**
         * SpotMarginTradeInterestRateHistoryResponse
         * @description Envelope around the result of `spotMarginTradeInterestRateHistory`.
         */
        SpotMarginTradeInterestRateHistoryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeInterestRateHistoryResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeLiabilityResult
         * @description What `spotMarginTradeLiability` returns.
         */
        SpotMarginTradeLiabilityResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            totalBorrowAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            fixedBorrowAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            flexibleBorrowAmount: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            spotTotalBorrow: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            derivativesBorrow: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradeLiabilityResponse
         * @description Envelope around the result of `spotMarginTradeLiability`.
         */
        SpotMarginTradeLiabilityResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeLiabilityResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeMaxBorrowableResult
         * @description What `spotMarginTradeMaxBorrowable` returns.
         */
        SpotMarginTradeMaxBorrowableResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            maxLoan: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradeMaxBorrowableResponse
         * @description Envelope around the result of `spotMarginTradeMaxBorrowable`.
         */
        SpotMarginTradeMaxBorrowableResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeMaxBorrowableResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradePositionTiersItemPositionTiersRatio
         * @description DESCRIBE
         */
        SpotMarginTradePositionTiersItemPositionTiersRatio: {
            /** @description DESCRIBE */
            tier: string;
            /** @description DESCRIBE */
            borrowLimit: string;
            /** @description DESCRIBE */
            positionMMR: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            positionIMR: components["schemas"]["DecimalText"];
            /** @description Highest leverage allowed. */
            maxLeverage: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradePositionTiersItem
         * @description DESCRIBE
         */
        SpotMarginTradePositionTiersItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            positionTiersRatioList: components["schemas"]["SpotMarginTradePositionTiersItemPositionTiersRatio"][];
        };
        /**
         * SpotMarginTradePositionTiersResult
         * @description What `spotMarginTradePositionTiers` returns.
         */
        SpotMarginTradePositionTiersResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["SpotMarginTradePositionTiersItem"][];
        };
        /**
         * SpotMarginTradePositionTiersResponse
         * @description Envelope around the result of `spotMarginTradePositionTiers`.
         */
        SpotMarginTradePositionTiersResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradePositionTiersResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeRepaymentAvailableAmountResult
         * @description What `spotMarginTradeRepaymentAvailableAmount` returns.
         */
        SpotMarginTradeRepaymentAvailableAmountResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            lossLessRepaymentAmount: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradeRepaymentAvailableAmountResponse
         * @description Envelope around the result of `spotMarginTradeRepaymentAvailableAmount`.
         */
        SpotMarginTradeRepaymentAvailableAmountResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeRepaymentAvailableAmountResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeSetAutoRepayModeRequest
         * @description Body of `spotMarginTradeSetAutoRepayMode`.
         */
        SpotMarginTradeSetAutoRepayModeRequest: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency?: components["schemas"]["Coin"];
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            autoRepayMode: "1" | "0";
        };
        /**
         * SpotMarginTradeSetAutoRepayModeItem
         * @description DESCRIBE
         */
        SpotMarginTradeSetAutoRepayModeItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description DESCRIBE */
            autoRepayMode: string;
        };
        /**
         * SpotMarginTradeSetAutoRepayModeResult
         * @description What `spotMarginTradeSetAutoRepayMode` returns.
         */
        SpotMarginTradeSetAutoRepayModeResult: {
            /** @description DESCRIBE */
            data: components["schemas"]["SpotMarginTradeSetAutoRepayModeItem"][];
        };
        /**
         * SpotMarginTradeSetAutoRepayModeResponse
         * @description Envelope around the result of `spotMarginTradeSetAutoRepayMode`.
         */
        SpotMarginTradeSetAutoRepayModeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeSetAutoRepayModeResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeSetLeverageRequest
         * @description Body of `spotMarginTradeSetLeverage`.
         */
        SpotMarginTradeSetLeverageRequest: {
            /** @description Leverage; an empty string in portfolio margin mode. */
            leverage: components["schemas"]["DecimalString"];
            /** @description Coin name in capitals, such as `BTC`. */
            currency?: components["schemas"]["Coin"];
        };
        /**
         * SpotMarginTradeSetLeverageResponse
         * @description Envelope around the result of `spotMarginTradeSetLeverage`.
         */
        SpotMarginTradeSetLeverageResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeStateResult
         * @description What `spotMarginTradeState` returns.
         */
        SpotMarginTradeStateResult: {
            /** @description DESCRIBE */
            spotLeverage: components["schemas"]["DecimalText"];
            /** @description DESCRIBE */
            spotMarginMode: string;
            /** @description DESCRIBE */
            effectiveLeverage: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradeStateResponse
         * @description Envelope around the result of `spotMarginTradeState`.
         */
        SpotMarginTradeStateResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeStateResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SpotMarginTradeSwitchModeRequest
         * @description Body of `spotMarginTradeSwitchMode`.
         */
        SpotMarginTradeSwitchModeRequest: {
            /**
             * @description DESCRIBE
             * @enum {string}
             */
            spotMarginMode: "1" | "0";
        };
        /**
         * SpotMarginTradeSwitchModeResult
         * @description What `spotMarginTradeSwitchMode` returns.
         */
        SpotMarginTradeSwitchModeResult: {
            /** @description DESCRIBE */
            spotMarginMode: string;
        };
        /**
         * SpotMarginTradeSwitchModeResponse
         * @description Envelope around the result of `spotMarginTradeSwitchMode`.
         */
        SpotMarginTradeSwitchModeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeSwitchModeResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SystemState
         * @description State of a maintenance entry.
         * @enum {string}
         */
        SystemState: "scheduled" | "ongoing" | "completed" | "canceled";
        /**
         * SystemStateValue
         * @description State of a maintenance entry. Other values may appear.
         */
        SystemStateValue: "scheduled" | "ongoing" | "completed" | "canceled" | (string & {});
        /**
         * SystemStatusItem
         * @description DESCRIBE
         */
        SystemStatusItem: {
            /** @description DESCRIBE */
            id: string;
            /** @description DESCRIBE */
            title: string;
            /** @description DESCRIBE */
            state: components["schemas"]["SystemStateValue"];
            /** @description DESCRIBE */
            begin: string;
            /** @description End of the time range, in milliseconds. */
            end: components["schemas"]["TimestampMsString"];
            /** @description DESCRIBE */
            href: string;
            /** @description DESCRIBE */
            serviceTypes: number[];
            /** @description DESCRIBE */
            product: number[];
            /** @description DESCRIBE */
            uidSuffix: number[];
            /** @description DESCRIBE */
            maintainType: number | string;
            /** @description DESCRIBE */
            env: number | string;
        };
        /**
         * SystemStatusResult
         * @description What `systemStatus` returns.
         */
        SystemStatusResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["SystemStatusItem"][];
        };
        /**
         * SystemStatusResponse
         * @description Envelope around the result of `systemStatus`.
         */
        SystemStatusResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SystemStatusResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserAgreementRequest
         * @description Body of `userAgreement`.
         */
        UserAgreementRequest: {
            /**
             * @description Product category.
             * @enum {integer}
             */
            category?: 2 | 3;
            /**
             * @description DESCRIBE
             * @enum {integer}
             */
            categoryV2?: 1 | 2;
            /** @description DESCRIBE */
            agree: boolean;
        };
        /**
         * UserAgreementResponse
         * @description Envelope around the result of `userAgreement`.
         */
        UserAgreementResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserCreateDemoMemberResult
         * @description What `userCreateDemoMember` returns.
         */
        UserCreateDemoMemberResult: {
            /** @description Uid of the sub-account. */
            subMemberId?: components["schemas"]["Uid"];
        };
        /**
         * UserCreateDemoMemberResponse
         * @description Envelope around the result of `userCreateDemoMember`.
         */
        UserCreateDemoMemberResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserCreateDemoMemberResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserCreateSubApiRequestPermissions
         * @description DESCRIBE
         */
        UserCreateSubApiRequestPermissions: {
            /** @description Permissions for futures; `Order` and `Position`. */
            ContractTrade?: string[];
            /** @description Permissions for spot; `SpotTrade`. */
            Spot?: string[];
            /** @description Permissions for options; `OptionsTrade`. */
            Options?: string[];
            /** @description Permissions for the wallet, such as `AccountTransfer`. */
            Wallet?: string[];
            /** @description Permissions for conversion; `ExchangeHistory`. */
            Exchange?: string[];
            /** @description Permissions for earn products; `Earn`. */
            Earn?: string[];
        };
        /**
         * UserCreateSubApiRequest
         * @description Body of `userCreateSubApi`.
         */
        UserCreateSubApiRequest: {
            /** @description Uid of the sub-account. */
            subuid: number;
            /** @description Remark on the key. */
            note?: string;
            /**
             * @description Whether the key may only read. 0 for reading and writing, 1 for reading only.
             * @enum {integer}
             */
            readOnly: 0 | 1;
            /** @description Addresses the key is bound to; `*` for any. */
            ips?: string;
            /** @description What the key may do, by area. */
            permissions: components["schemas"]["UserCreateSubApiRequestPermissions"];
        };
        /**
         * UserCreateSubApiPermissions
         * @description DESCRIBE
         */
        UserCreateSubApiPermissions: {
            /** @description Permissions for futures; `Order` and `Position`. */
            ContractTrade: string[];
            /** @description Permissions for spot; `SpotTrade`. */
            Spot: string[];
            /** @description Permissions for the wallet, such as `AccountTransfer`. */
            Wallet: string[];
            /** @description Permissions for options; `OptionsTrade`. */
            Options: string[];
            /** @description Permissions for derivatives; `DerivativesTrade`. */
            Derivatives?: string[];
            /** @description Permissions for conversion; `ExchangeHistory`. */
            Exchange: string[];
            /** @description Permissions for earn products; `Earn`. */
            Earn: string[];
            /** @description Permissions for block trades. */
            BlockTrade: string[];
            /** @description Permissions for affiliates. */
            Affiliate?: string[];
            /** @description Permissions for peer-to-peer trading. */
            FiatP2P?: string[];
            /** @description Permissions for fiat conversion. */
            FiatConvertBroker?: string[];
            /**
             * @deprecated
             * @description Permissions for digital collectibles.
             */
            NFT: string[];
            /**
             * @deprecated
             * @description Permissions for copy trading.
             */
            CopyTrading: string[];
        };
        /**
         * UserCreateSubApiResult
         * @description What `userCreateSubApi` returns.
         */
        UserCreateSubApiResult: {
            /** @description DESCRIBE */
            id: string;
            /** @description Remark on the key. */
            note: string;
            /** @description The key itself, public part. */
            apiKey: string;
            /** @description Whether the key may only read. 0 for reading and writing, 1 for reading only. */
            readOnly: number;
            /** @description The secret of the key, shown this once; empty for a self-generated key. */
            secret: string;
            /** @description What the key may do, by area. */
            permissions: components["schemas"]["UserCreateSubApiPermissions"];
        };
        /**
         * UserCreateSubApiResponse
         * @description Envelope around the result of `userCreateSubApi`.
         */
        UserCreateSubApiResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserCreateSubApiResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserCreateSubMemberRequest
         * @description Body of `userCreateSubMember`.
         */
        UserCreateSubMemberRequest: {
            /** @description Name of the account. */
            username: string;
            /** @description DESCRIBE */
            password?: string;
            /**
             * @description Kind of sub-account. 1 for standard, 6 for custodial.
             * @enum {integer}
             */
            memberType: 1 | 6;
            /**
             * @description DESCRIBE
             * @enum {integer}
             */
            switch?: 0 | 1;
            /**
             * @deprecated
             * @description DESCRIBE
             */
            isUta?: boolean;
            /** @description Remark on the key. */
            note?: string;
        };
        /**
         * UserCreateSubMemberResult
         * @description What `userCreateSubMember` returns.
         */
        UserCreateSubMemberResult: {
            /** @description Uid of the account. */
            uid: components["schemas"]["Uid"];
            /** @description Name of the account. */
            username: string;
            /** @description Kind of sub-account. 1 for standard, 6 for custodial. */
            memberType: number;
            /** @description DESCRIBE */
            status: number;
            /** @description Remark. */
            remark: string;
        };
        /**
         * UserCreateSubMemberResponse
         * @description Envelope around the result of `userCreateSubMember`.
         */
        UserCreateSubMemberResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserCreateSubMemberResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserDelSubmemberRequest
         * @description Body of `userDelSubmember`.
         */
        UserDelSubmemberRequest: {
            /** @description Uid of the sub-account. */
            subMemberId: components["schemas"]["Uid"];
        };
        /**
         * UserDelSubmemberResponse
         * @description Envelope around the result of `userDelSubmember`.
         */
        UserDelSubmemberResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserDeleteApiResponse
         * @description Envelope around the result of `userDeleteApi`.
         */
        UserDeleteApiResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserDeleteSubApiRequest
         * @description Body of `userDeleteSubApi`.
         */
        UserDeleteSubApiRequest: {
            /** @description DESCRIBE */
            apikey?: string;
        };
        /**
         * UserDeleteSubApiResponse
         * @description Envelope around the result of `userDeleteSubApi`.
         */
        UserDeleteSubApiResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserEscrowSubMembersSubMember
         * @description DESCRIBE
         */
        UserEscrowSubMembersSubMember: {
            /** @description Uid of the account. */
            uid: components["schemas"]["Uid"];
            /** @description Name of the account. */
            username: string;
            /** @description Kind of sub-account. 1 for standard, 6 for custodial. */
            memberType: number;
            /** @description DESCRIBE */
            status: number;
            /** @description DESCRIBE */
            accountMode: number;
            /** @description Remark. */
            remark: string;
        };
        /**
         * UserEscrowSubMembersResult
         * @description What `userEscrowSubMembers` returns.
         */
        UserEscrowSubMembersResult: {
            /** @description DESCRIBE */
            subMembers: components["schemas"]["UserEscrowSubMembersSubMember"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextCursor: components["schemas"]["Cursor"];
        };
        /**
         * UserEscrowSubMembersResponse
         * @description Envelope around the result of `userEscrowSubMembers`.
         */
        UserEscrowSubMembersResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserEscrowSubMembersResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserFrozenSubMemberRequest
         * @description Body of `userFrozenSubMember`.
         */
        UserFrozenSubMemberRequest: {
            /** @description Uid of the sub-account. */
            subuid: number;
            /**
             * @description DESCRIBE
             * @enum {integer}
             */
            frozen: 0 | 1;
        };
        /**
         * UserFrozenSubMemberResponse
         * @description Envelope around the result of `userFrozenSubMember`.
         */
        UserFrozenSubMemberResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserGetMemberTypeAccount
         * @description DESCRIBE
         */
        UserGetMemberTypeAccount: {
            /** @description Uid of the account. */
            uid: components["schemas"]["Uid"];
            /** @description Wallet the call is about. */
            accountType: string[];
        };
        /**
         * UserGetMemberTypeResult
         * @description What `userGetMemberType` returns.
         */
        UserGetMemberTypeResult: {
            /** @description DESCRIBE */
            accounts: components["schemas"]["UserGetMemberTypeAccount"][];
        };
        /**
         * UserGetMemberTypeResponse
         * @description Envelope around the result of `userGetMemberType`.
         */
        UserGetMemberTypeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserGetMemberTypeResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserInvitationReferralsRecord
         * @description DESCRIBE
         */
        UserInvitationReferralsRecord: {
            /** @description DESCRIBE */
            id: string;
            /** @description DESCRIBE */
            inviteeUid: string;
            /** @description DESCRIBE */
            status: number;
            /** @description When the record was made, in milliseconds. */
            createdAt: string;
            /** @description DESCRIBE */
            updatedAt: string;
        };
        /**
         * UserInvitationReferralsResult
         * @description What `userInvitationReferrals` returns.
         */
        UserInvitationReferralsResult: {
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextCursor: components["schemas"]["Cursor"];
            /** @description DESCRIBE */
            records: components["schemas"]["UserInvitationReferralsRecord"][];
        };
        /**
         * UserInvitationReferralsResponse
         * @description Envelope around the result of `userInvitationReferrals`.
         */
        UserInvitationReferralsResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserInvitationReferralsResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserQueryApiPermissions
         * @description DESCRIBE
         */
        UserQueryApiPermissions: {
            /** @description Permissions for futures; `Order` and `Position`. */
            ContractTrade: string[];
            /** @description Permissions for spot; `SpotTrade`. */
            Spot: string[];
            /** @description Permissions for the wallet, such as `AccountTransfer`. */
            Wallet: string[];
            /** @description Permissions for options; `OptionsTrade`. */
            Options: string[];
            /** @description Permissions for derivatives; `DerivativesTrade`. */
            Derivatives: string[];
            /** @description Permissions for conversion; `ExchangeHistory`. */
            Exchange: string[];
            /** @description Permissions for earn products; `Earn`. */
            Earn?: string[];
            /** @description Permissions for peer-to-peer trading. */
            FiatP2P?: string[];
            /** @description Permissions for payments. */
            FiatBitPay?: string[];
            /** @description Permissions for fiat conversion. */
            FiatConvertBroker?: string[];
            /** @description DESCRIBE */
            BitCard?: string[];
            /** @description DESCRIBE */
            ByXPost?: string[];
            /** @description Permissions for affiliates. */
            Affiliate: string[];
            /** @description Permissions for block trades. */
            BlockTrade: string[];
            /**
             * @deprecated
             * @description Permissions for digital collectibles.
             */
            NFT: string[];
            /**
             * @deprecated
             * @description Permissions for copy trading.
             */
            CopyTrading: string[];
            /** @description DESCRIBE */
            FiatGlobalPay?: string[];
        };
        /**
         * UserQueryApiResult
         * @description What `userQueryApi` returns.
         */
        UserQueryApiResult: {
            /** @description DESCRIBE */
            id: string;
            /** @description Remark on the key. */
            note: string;
            /** @description The key itself, public part. */
            apiKey: string;
            /** @description Whether the key may only read. 0 for reading and writing, 1 for reading only. */
            readOnly: number;
            /** @description The secret of the key, shown this once; empty for a self-generated key. */
            secret: string;
            /** @description What the key may do, by area. */
            permissions: components["schemas"]["UserQueryApiPermissions"];
            /** @description Addresses the key is bound to; `*` for any. */
            ips: string[];
            /** @description DESCRIBE */
            type: number;
            /** @description DESCRIBE */
            deadlineDay: number;
            /** @description DESCRIBE */
            expiredAt: string;
            /** @description When the record was made, in milliseconds. */
            createdAt: string;
            /** @description DESCRIBE */
            uta: number;
            /** @description DESCRIBE */
            userID: number;
            /** @description DESCRIBE */
            inviterID: number;
            /** @description Fee level of the account. */
            vipLevel: string;
            /** @description DESCRIBE */
            mktMakerLevel: string;
            /** @description DESCRIBE */
            affiliateID: number;
            /** @description DESCRIBE */
            rsaPublicKey: string;
            /** @description DESCRIBE */
            isMaster: boolean;
            /** @description DESCRIBE */
            parentUid: string;
            /** @description DESCRIBE */
            kycLevel: string;
            /** @description DESCRIBE */
            kycRegion: string;
            /**
             * @deprecated
             * @description DESCRIBE
             */
            unified: number;
            /** @description DESCRIBE */
            userIDInt64?: string;
            /** @description DESCRIBE */
            inviterIDInt64?: string;
            /** @description DESCRIBE */
            affiliateIDInt64?: string;
        };
        /**
         * UserQueryApiResponse
         * @description Envelope around the result of `userQueryApi`.
         */
        UserQueryApiResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserQueryApiResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserQuerySubMembersSubMember
         * @description DESCRIBE
         */
        UserQuerySubMembersSubMember: {
            /** @description Uid of the account. */
            uid: components["schemas"]["Uid"];
            /** @description Name of the account. */
            username: string;
            /** @description Kind of sub-account. 1 for standard, 6 for custodial. */
            memberType: number;
            /** @description DESCRIBE */
            status: number;
            /** @description DESCRIBE */
            accountMode: number;
            /** @description Remark. */
            remark: string;
        };
        /**
         * UserQuerySubMembersResult
         * @description What `userQuerySubMembers` returns.
         */
        UserQuerySubMembersResult: {
            /** @description DESCRIBE */
            subMembers: components["schemas"]["UserQuerySubMembersSubMember"][];
        };
        /**
         * UserQuerySubMembersResponse
         * @description Envelope around the result of `userQuerySubMembers`.
         */
        UserQuerySubMembersResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserQuerySubMembersResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserSubApikeysItemPermissions
         * @description DESCRIBE
         */
        UserSubApikeysItemPermissions: {
            /** @description Permissions for futures; `Order` and `Position`. */
            ContractTrade: string[];
            /** @description Permissions for spot; `SpotTrade`. */
            Spot: string[];
            /** @description Permissions for the wallet, such as `AccountTransfer`. */
            Wallet: string[];
            /** @description Permissions for options; `OptionsTrade`. */
            Options: string[];
            /** @description Permissions for derivatives; `DerivativesTrade`. */
            Derivatives: string[];
            /** @description Permissions for conversion; `ExchangeHistory`. */
            Exchange: string[];
            /** @description Permissions for earn products; `Earn`. */
            Earn: string[];
            /** @description Permissions for affiliates. */
            Affiliate: string[];
            /** @description Permissions for block trades. */
            BlockTrade: string[];
            /**
             * @deprecated
             * @description Permissions for digital collectibles.
             */
            NFT: string[];
            /**
             * @deprecated
             * @description Permissions for copy trading.
             */
            CopyTrading: string[];
        };
        /**
         * UserSubApikeysItem
         * @description DESCRIBE
         */
        UserSubApikeysItem: {
            /** @description DESCRIBE */
            id: string;
            /** @description Addresses the key is bound to; `*` for any. */
            ips: string[];
            /** @description The key itself, public part. */
            apiKey: string;
            /** @description Remark on the key. */
            note: string;
            /** @description DESCRIBE */
            status: number;
            /** @description DESCRIBE */
            expiredAt: string;
            /** @description When the record was made, in milliseconds. */
            createdAt: string;
            /** @description DESCRIBE */
            type: number;
            /** @description What the key may do, by area. */
            permissions: components["schemas"]["UserSubApikeysItemPermissions"];
            /** @description The secret of the key, shown this once; empty for a self-generated key. */
            secret: string;
            /** @description Whether the key may only read. 0 for reading and writing, 1 for reading only. */
            readOnly: boolean;
            /** @description DESCRIBE */
            deadlineDay: number;
            /** @description DESCRIBE */
            flag: string;
        };
        /**
         * UserSubApikeysResult
         * @description What `userSubApikeys` returns.
         */
        UserSubApikeysResult: {
            /** @description DESCRIBE */
            result: components["schemas"]["UserSubApikeysItem"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
        };
        /**
         * UserSubApikeysResponse
         * @description Envelope around the result of `userSubApikeys`.
         */
        UserSubApikeysResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserSubApikeysResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserSubmembersSubMember
         * @description DESCRIBE
         */
        UserSubmembersSubMember: {
            /** @description Uid of the account. */
            uid: components["schemas"]["Uid"];
            /** @description Name of the account. */
            username: string;
            /** @description Kind of sub-account. 1 for standard, 6 for custodial. */
            memberType: number;
            /** @description DESCRIBE */
            status: number;
            /** @description DESCRIBE */
            accountMode: number;
            /** @description Remark. */
            remark: string;
        };
        /**
         * UserSubmembersResult
         * @description What `userSubmembers` returns.
         */
        UserSubmembersResult: {
            /** @description DESCRIBE */
            subMembers: components["schemas"]["UserSubmembersSubMember"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextCursor: components["schemas"]["Cursor"];
        };
        /**
         * UserSubmembersResponse
         * @description Envelope around the result of `userSubmembers`.
         */
        UserSubmembersResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserSubmembersResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserUpdateApiRequestPermissions
         * @description DESCRIBE
         */
        UserUpdateApiRequestPermissions: {
            /** @description Permissions for futures; `Order` and `Position`. */
            ContractTrade?: string[];
            /** @description Permissions for spot; `SpotTrade`. */
            Spot?: string[];
            /** @description Permissions for the wallet, such as `AccountTransfer`. */
            Wallet?: string[];
            /** @description Permissions for options; `OptionsTrade`. */
            Options?: string[];
            /** @description Permissions for conversion; `ExchangeHistory`. */
            Exchange?: string[];
            /** @description Permissions for earn products; `Earn`. */
            Earn?: string[];
            /** @description Permissions for peer-to-peer trading. */
            FiatP2P?: string[];
            /** @description Permissions for payments. */
            FiatBitPay?: string[];
            /** @description Permissions for fiat conversion. */
            FiatConvertBroker?: string[];
            /** @description DESCRIBE */
            BitCard?: string[];
            /** @description DESCRIBE */
            ByXPost?: string[];
            /** @description Permissions for affiliates. */
            Affiliate?: string[];
            /** @description Permissions for derivatives; `DerivativesTrade`. */
            Derivatives?: string[];
            /** @description Permissions for block trades. */
            BlockTrade?: string[];
            /** @description Permissions for copy trading. */
            CopyTrading?: string[];
            /** @description Permissions for digital collectibles. */
            NFT?: string[];
        };
        /**
         * UserUpdateApiRequest
         * @description Body of `userUpdateApi`.
         */
        UserUpdateApiRequest: {
            /** @description Whether the key may only read. 0 for reading and writing, 1 for reading only. */
            readOnly?: number | null;
            /** @description What the key may do, by area. */
            permissions?: components["schemas"]["UserUpdateApiRequestPermissions"];
        };
        /**
         * UserUpdateApiPermissions
         * @description DESCRIBE
         */
        UserUpdateApiPermissions: {
            /** @description Permissions for futures; `Order` and `Position`. */
            ContractTrade: string[];
            /** @description Permissions for spot; `SpotTrade`. */
            Spot: string[];
            /** @description Permissions for the wallet, such as `AccountTransfer`. */
            Wallet: string[];
            /** @description Permissions for options; `OptionsTrade`. */
            Options: string[];
            /** @description Permissions for derivatives; `DerivativesTrade`. */
            Derivatives: string[];
            /** @description Permissions for block trades. */
            BlockTrade: string[];
            /** @description Permissions for conversion; `ExchangeHistory`. */
            Exchange: string[];
            /** @description Permissions for earn products; `Earn`. */
            Earn?: string[];
            /** @description Permissions for affiliates. */
            Affiliate?: string[];
            /** @description Permissions for peer-to-peer trading. */
            FiatP2P?: string[];
            /** @description Permissions for payments. */
            FiatBitPay?: string[];
            /** @description Permissions for fiat conversion. */
            FiatConvertBroker?: string[];
            /**
             * @deprecated
             * @description Permissions for digital collectibles.
             */
            NFT: string[];
            /**
             * @deprecated
             * @description Permissions for copy trading.
             */
            CopyTrading: string[];
        };
        /**
         * UserUpdateApiResult
         * @description What `userUpdateApi` returns.
         */
        UserUpdateApiResult: {
            /** @description DESCRIBE */
            id: string;
            /** @description Remark on the key. */
            note: string;
            /** @description The key itself, public part. */
            apiKey: string;
            /** @description Whether the key may only read. 0 for reading and writing, 1 for reading only. */
            readOnly: number;
            /** @description The secret of the key, shown this once; empty for a self-generated key. */
            secret: string;
            /** @description What the key may do, by area. */
            permissions: components["schemas"]["UserUpdateApiPermissions"];
            /** @description Addresses the key is bound to; `*` for any. */
            ips: string[];
        };
        /**
         * UserUpdateApiResponse
         * @description Envelope around the result of `userUpdateApi`.
         */
        UserUpdateApiResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserUpdateApiResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserUpdateSubApiRequestPermissions
         * @description DESCRIBE
         */
        UserUpdateSubApiRequestPermissions: {
            /** @description Permissions for futures; `Order` and `Position`. */
            ContractTrade?: string[];
            /** @description Permissions for spot; `SpotTrade`. */
            Spot?: string[];
            /** @description Permissions for the wallet, such as `AccountTransfer`. */
            Wallet?: string[];
            /** @description Permissions for options; `OptionsTrade`. */
            Options?: string[];
            /** @description Permissions for derivatives; `DerivativesTrade`. */
            Derivatives?: string[];
            /** @description Permissions for conversion; `ExchangeHistory`. */
            Exchange?: string[];
            /** @description Permissions for earn products; `Earn`. */
            Earn?: string[];
            /** @description Permissions for copy trading. */
            CopyTrading?: string[];
            /** @description Permissions for block trades. */
            BlockTrade?: string[];
            /** @description Permissions for digital collectibles. */
            NFT?: string[];
        };
        /**
         * UserUpdateSubApiRequest
         * @description Body of `userUpdateSubApi`.
         */
        UserUpdateSubApiRequest: {
            /** @description DESCRIBE */
            apikey?: string;
            /**
             * @description Whether the key may only read. 0 for reading and writing, 1 for reading only.
             * @enum {integer}
             */
            readOnly?: 0 | 1;
            /** @description Addresses the key is bound to; `*` for any. */
            ips?: string;
            /** @description What the key may do, by area. */
            permissions?: components["schemas"]["UserUpdateSubApiRequestPermissions"];
        };
        /**
         * UserUpdateSubApiPermissions
         * @description DESCRIBE
         */
        UserUpdateSubApiPermissions: {
            /** @description Permissions for futures; `Order` and `Position`. */
            ContractTrade: string[];
            /** @description Permissions for spot; `SpotTrade`. */
            Spot: string[];
            /** @description Permissions for the wallet, such as `AccountTransfer`. */
            Wallet: string[];
            /** @description Permissions for options; `OptionsTrade`. */
            Options: string[];
            /** @description Permissions for derivatives; `DerivativesTrade`. */
            Derivatives: string[];
            /** @description Permissions for conversion; `ExchangeHistory`. */
            Exchange: string[];
            /** @description Permissions for earn products; `Earn`. */
            Earn?: string[];
            /** @description Permissions for block trades. */
            BlockTrade: string[];
            /** @description Permissions for affiliates. */
            Affiliate?: string[];
            /** @description Permissions for peer-to-peer trading. */
            FiatP2P?: string[];
            /** @description Permissions for fiat conversion. */
            FiatConvertBroker?: string[];
            /**
             * @deprecated
             * @description Permissions for digital collectibles.
             */
            NFT: string[];
            /**
             * @deprecated
             * @description Permissions for copy trading.
             */
            CopyTrading: string[];
        };
        /**
         * UserUpdateSubApiResult
         * @description What `userUpdateSubApi` returns.
         */
        UserUpdateSubApiResult: {
            /** @description DESCRIBE */
            id: string;
            /** @description Remark on the key. */
            note: string;
            /** @description The key itself, public part. */
            apiKey: string;
            /** @description Whether the key may only read. 0 for reading and writing, 1 for reading only. */
            readOnly: number;
            /** @description The secret of the key, shown this once; empty for a self-generated key. */
            secret: string;
            /** @description What the key may do, by area. */
            permissions: components["schemas"]["UserUpdateSubApiPermissions"];
            /** @description Addresses the key is bound to; `*` for any. */
            ips: string[];
        };
        /**
         * UserUpdateSubApiResponse
         * @description Envelope around the result of `userUpdateSubApi`.
         */
        UserUpdateSubApiResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserUpdateSubApiResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
    };
    responses: {
        /** @description The request is malformed, or its method is not written in capitals. Sending it again unchanged fails again. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description The key is missing, wrong, or not in the headers. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description The request was refused before it was read: the address is in a restricted region, or it sent too many requests. The body is often a web page, not an envelope. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description The path does not exist, or the category does not fit the mode of the account. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description The platform protects itself as a whole. Reads may be sent again later; a write only with the same client-made id. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description The server failed. Whether a write took effect is unknown. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    accountBorrow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountBorrowRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountBorrowResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountBorrowHistory: {
        parameters: {
            query?: {
                /** @description Coin name in capitals, such as `BTC`. */
                currency?: components["schemas"]["Coin"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountBorrowHistoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountCollateralInfo: {
        parameters: {
            query?: {
                /** @description Coin name in capitals, such as `BTC`. */
                currency?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCollateralInfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountDemoApplyMoney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AccountDemoApplyMoneyRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDemoApplyMoneyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountFeeRate: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryAll"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountFeeRateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountInfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountInstrumentsInfo: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategorySpotAndFutures"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountInstrumentsInfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountMmpModify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountMmpModifyRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMmpModifyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountMmpReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountMmpResetRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMmpResetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountMmpState: {
        parameters: {
            query: {
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMmpStateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountNoConvertRepay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountNoConvertRepayRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountNoConvertRepayResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountOptionAssetInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOptionAssetInfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountPayInfo: {
        parameters: {
            query?: {
                /** @description Coin name in capitals, such as `BTC`. */
                coin?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPayInfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountQueryDcpInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountQueryDcpInfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountQuickRepayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AccountQuickRepaymentRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountQuickRepaymentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountRepay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AccountRepayRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRepayResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountSetCollateralSwitch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountSetCollateralSwitchRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSetCollateralSwitchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountSetCollateralSwitchBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountSetCollateralSwitchBatchRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSetCollateralSwitchBatchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountSetDeltaMode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountSetDeltaModeRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSetDeltaModeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountSetHedgingMode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountSetHedgingModeRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSetHedgingModeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountSetLimitPxAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountSetLimitPxActionRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSetLimitPxActionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountSetMarginMode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountSetMarginModeRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSetMarginModeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountSmpGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSmpGroupResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountTradeInfoForAnalysis: {
        parameters: {
            query: {
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTradeInfoForAnalysisResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountTransactionLog: {
        parameters: {
            query?: {
                /** @description Wallet the call is about. */
                accountType?: components["schemas"]["AccountType"];
                /** @description Product category. */
                category?: components["schemas"]["CategoryAll"];
                /** @description Coin name in capitals, such as `BTC`. */
                currency?: components["schemas"]["Coin"];
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description DESCRIBE */
                type?: components["schemas"]["TransactionLogType"];
                /** @description DESCRIBE */
                transSubType?: string;
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTransactionLogResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountUpgradeToUta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Nothing; an empty object is accepted. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountUpgradeToUtaResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountUserSettingConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountUserSettingConfigResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountWalletBalance: {
        parameters: {
            query: {
                /** @description Wallet the call is about. */
                accountType: components["schemas"]["AccountType"];
                /** @description Coin name in capitals, such as `BTC`. */
                coin?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountWalletBalanceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    accountWithdrawal: {
        parameters: {
            query: {
                /** @description DESCRIBE */
                coinName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountWithdrawalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    announcementsIndex: {
        parameters: {
            query: {
                /** @description DESCRIBE */
                locale: components["schemas"]["Locale"];
                /** @description DESCRIBE */
                type?: components["schemas"]["AnnouncementType"];
                /** @description Tag or memo of the address; an empty string when the chain has none. */
                tag?: string;
                /** @description DESCRIBE */
                page?: number;
                /** @description How many records one page holds. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementsIndexResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    apilimitQuery: {
        parameters: {
            query: {
                /** @description Uids, joined by commas. */
                uids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApilimitQueryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    apilimitQueryAll: {
        parameters: {
            query?: {
                /** @description How many records one page holds. */
                limit?: string;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
                /** @description Uids, joined by commas. */
                uids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApilimitQueryAllResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    apilimitQueryCap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApilimitQueryCapResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    apilimitSet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApilimitSetRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApilimitSetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetAssetOverview: {
        parameters: {
            query?: {
                /** @description Uid of the account. */
                memberId?: components["schemas"]["Uid"];
                /** @description DESCRIBE */
                valuationCurrency?: string;
                /** @description Wallet the call is about. */
                accountType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetAssetOverviewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetCoinGreeks: {
        parameters: {
            query?: {
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetCoinGreeksResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetCoinQueryInfo: {
        parameters: {
            query?: {
                /** @description Coin name in capitals, such as `BTC`. */
                coin?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetCoinQueryInfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetCovertGetQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetCovertGetQuoteRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetCovertGetQuoteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetCovertSmallBalanceExecute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetCovertSmallBalanceExecuteRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetCovertSmallBalanceExecuteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetCovertSmallBalanceHistory: {
        parameters: {
            query?: {
                /** @description Wallet the call is about. */
                accountType?: "eb_convert_uta" | "eb_convert_funding";
                /** @description DESCRIBE */
                quoteId?: string;
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMsString"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMsString"];
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
                /** @description Size, never negative. */
                size?: components["schemas"]["DecimalString"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetCovertSmallBalanceHistoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetCovertSmallBalanceList: {
        parameters: {
            query: {
                /** @description Wallet the call is about. */
                accountType: string;
                /** @description Coin that is given. */
                fromCoin?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetCovertSmallBalanceListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetDeliveryRecord: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryDerivatives"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description DESCRIBE */
                expDate?: string;
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDeliveryRecordResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetDepositDepositToAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetDepositDepositToAccountRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDepositDepositToAccountResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetDepositQueryAddress: {
        parameters: {
            query: {
                /** @description Coin name in capitals, such as `BTC`. */
                coin: components["schemas"]["Coin"];
                /** @description Kind of chain. */
                chainType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDepositQueryAddressResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetDepositQueryInternalRecord: {
        parameters: {
            query?: {
                /** @description Id of the transaction on the chain; an empty string while there is none. */
                txID?: string;
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Coin name in capitals, such as `BTC`. */
                coin?: components["schemas"]["Coin"];
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
                /** @description How many records one page holds. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDepositQueryInternalRecordResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetDepositQueryRecord: {
        parameters: {
            query?: {
                /** @description DESCRIBE */
                id?: string;
                /** @description Id of the transaction on the chain; an empty string while there is none. */
                txID?: string;
                /** @description Coin name in capitals, such as `BTC`. */
                coin?: components["schemas"]["Coin"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDepositQueryRecordResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetDepositQuerySubMemberAddress: {
        parameters: {
            query: {
                /** @description Coin name in capitals, such as `BTC`. */
                coin: components["schemas"]["Coin"];
                /** @description Kind of chain. */
                chainType: string;
                /** @description Uid of the sub-account. */
                subMemberId: components["schemas"]["Uid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDepositQuerySubMemberAddressResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetDepositQuerySubMemberRecord: {
        parameters: {
            query: {
                /** @description DESCRIBE */
                id?: string;
                /** @description Id of the transaction on the chain; an empty string while there is none. */
                txID?: string;
                /** @description Uid of the sub-account. */
                subMemberId: components["schemas"]["Uid"];
                /** @description Coin name in capitals, such as `BTC`. */
                coin?: components["schemas"]["Coin"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDepositQuerySubMemberRecordResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetExchangeConvertExecute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetExchangeConvertExecuteRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetExchangeConvertExecuteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetExchangeConvertResultQuery: {
        parameters: {
            query: {
                /** @description Id of the quote. */
                quoteTxId: string;
                /** @description Wallet the call is about. */
                accountType: components["schemas"]["ConvertAccountType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetExchangeConvertResultQueryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetExchangeOrderRecord: {
        parameters: {
            query?: {
                /** @description Coin that is given. */
                fromCoin?: components["schemas"]["Coin"];
                /** @description Coin that is received. */
                toCoin?: components["schemas"]["Coin"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetExchangeOrderRecordResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetExchangeQueryCoinList: {
        parameters: {
            query: {
                /** @description Wallet the call is about. */
                accountType: "eb_convert_funding" | "eb_convert_uta" | "eb_convert_spot" | "eb_convert_contract" | "eb_convert_inverse";
                /** @description Coin name in capitals, such as `BTC`. */
                coin?: components["schemas"]["Coin"];
                /** @description Direction, buy or sell. */
                side?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetExchangeQueryCoinListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetExchangeQueryConvertHistory: {
        parameters: {
            query?: {
                /** @description Wallet the call is about. */
                accountType?: string;
                /** @description DESCRIBE */
                index?: number;
                /** @description How many records one page holds. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetExchangeQueryConvertHistoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetExchangeQuoteApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetExchangeQuoteApplyRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetExchangeQuoteApplyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetFundinghistory: {
        parameters: {
            query?: {
                /** @description DESCRIBE */
                createTimeFrom?: string;
                /** @description DESCRIBE */
                createTimeTo?: string;
                /** @description How many records one page holds. */
                limit?: string;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetFundinghistoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetPortfolioMargin: {
        parameters: {
            query?: {
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetPortfolioMarginResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetSettlementRecord: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryAll"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetSettlementRecordResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetTotalMembersAssets: {
        parameters: {
            query?: {
                /** @description Coin name in capitals, such as `BTC`. */
                coin?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTotalMembersAssetsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetTransferInterTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetTransferInterTransferRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTransferInterTransferResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetTransferQueryAccountCoinBalance: {
        parameters: {
            query: {
                /** @description Uid of the account. */
                memberId?: components["schemas"]["Uid"];
                /** @description Uid of the account the amount arrives in. */
                toMemberId?: components["schemas"]["Uid"];
                /** @description Wallet the call is about. */
                accountType: components["schemas"]["AccountType"];
                /** @description Wallet the amount arrives in. */
                toAccountType?: components["schemas"]["AccountType"];
                /** @description Coin name in capitals, such as `BTC`. */
                coin: components["schemas"]["Coin"];
                /** @description DESCRIBE */
                withBonus?: number;
                /** @description DESCRIBE */
                withTransferSafeAmount?: number;
                /** @description DESCRIBE */
                withLtvTransferSafeAmount?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTransferQueryAccountCoinBalanceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetTransferQueryAccountCoinsBalance: {
        parameters: {
            query: {
                /** @description Uid of the account. */
                memberId?: components["schemas"]["Uid"];
                /** @description Wallet the call is about. */
                accountType: components["schemas"]["AccountType"];
                /** @description Coin name in capitals, such as `BTC`. */
                coin?: components["schemas"]["Coin"];
                /** @description DESCRIBE */
                withBonus?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTransferQueryAccountCoinsBalanceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetTransferQueryInterTransferList: {
        parameters: {
            query?: {
                /** @description Id of the transfer, a UUID made by the client. */
                transferId?: string;
                /** @description Coin name in capitals, such as `BTC`. */
                coin?: components["schemas"]["Coin"];
                /** @description DESCRIBE */
                status?: components["schemas"]["TransferStatus"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTransferQueryInterTransferListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetTransferQuerySubMemberList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTransferQuerySubMemberListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetTransferQueryTransferCoinList: {
        parameters: {
            query: {
                /** @description Wallet the amount leaves. */
                fromAccountType: components["schemas"]["AccountType"];
                /** @description Wallet the amount arrives in. */
                toAccountType: components["schemas"]["TransferAccountType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTransferQueryTransferCoinListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetTransferQueryUniversalTransferList: {
        parameters: {
            query?: {
                /** @description Id of the transfer, a UUID made by the client. */
                transferId?: string;
                /** @description Coin name in capitals, such as `BTC`. */
                coin?: components["schemas"]["Coin"];
                /** @description DESCRIBE */
                status?: components["schemas"]["TransferStatus"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTransferQueryUniversalTransferListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetTransferUniversalTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetTransferUniversalTransferRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTransferUniversalTransferResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetTravelRuleDepositSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetTravelRuleDepositSubmitRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTravelRuleDepositSubmitResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetWithdrawCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetWithdrawCancelRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetWithdrawCancelResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetWithdrawCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetWithdrawCreateRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetWithdrawCreateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetWithdrawQueryAddress: {
        parameters: {
            query?: {
                /** @description Coin name in capitals, such as `BTC`. */
                coin?: components["schemas"]["Coin"];
                /** @description Name of the chain. */
                chain?: string;
                /** @description DESCRIBE */
                addressType?: 0 | 1 | 2;
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetWithdrawQueryAddressResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetWithdrawQueryRecord: {
        parameters: {
            query?: {
                /** @description DESCRIBE */
                withdrawID?: string;
                /** @description Id of the transaction on the chain; an empty string while there is none. */
                txID?: string;
                /** @description Coin name in capitals, such as `BTC`. */
                coin?: components["schemas"]["Coin"];
                /** @description DESCRIBE */
                withdrawType?: 0 | 1 | 2;
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetWithdrawQueryRecordResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetWithdrawVaspList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetWithdrawVaspListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    assetWithdrawWithdrawableAmount: {
        parameters: {
            query: {
                /** @description Coin name in capitals, such as `BTC`. */
                coin: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetWithdrawWithdrawableAmountResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    executionList: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryAll"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Id the platform gave the order. */
                orderId?: components["schemas"]["OrderId"];
                /** @description Id the client gave the order; an empty string when it gave none. */
                orderLinkId?: components["schemas"]["OrderLinkId"];
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Coin in which gains and losses are settled, in capitals. */
                settleCoin?: components["schemas"]["Coin"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description What kind of execution it is. */
                execType?: components["schemas"]["ExecType"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    fiatBalanceQuery: {
        parameters: {
            query?: {
                /** @description Coin name in capitals, such as `BTC`. */
                currency?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiatBalanceQueryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    fiatQueryCoinList: {
        parameters: {
            query?: {
                /** @description Direction, buy or sell. */
                side?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiatQueryCoinListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    fiatQueryTradeHistory: {
        parameters: {
            query?: {
                /** @description DESCRIBE */
                index?: number;
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMsString"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMsString"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiatQueryTradeHistoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    fiatQuoteApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FiatQuoteApplyRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiatQuoteApplyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    fiatReferencePrice: {
        parameters: {
            query: {
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiatReferencePriceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    fiatTradeExecute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FiatTradeExecuteRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiatTradeExecuteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    fiatTradeQuery: {
        parameters: {
            query?: {
                /** @description DESCRIBE */
                tradeNo?: string;
                /** @description DESCRIBE */
                merchantRequestId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiatTradeQueryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketAccountRatio: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryFutures"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Length of one period. */
                period: "5min" | "15min" | "30min" | "1h" | "4h" | "1d";
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMsString"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMsString"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketAccountRatioResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketAdlAlert: {
        parameters: {
            query?: {
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketAdlAlertResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketDeliveryPrice: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryDerivatives"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Coin in which gains and losses are settled, in capitals. */
                settleCoin?: components["schemas"]["Coin"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketDeliveryPriceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketFeeGroupInfo: {
        parameters: {
            query: {
                /** @description DESCRIBE */
                productType: string;
                /** @description DESCRIBE */
                groupId?: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketFeeGroupInfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketFullOrderbook: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategorySpotAndFutures"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketFullOrderbookResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketFundingHistory: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryFutures"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketFundingHistoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketHistoricalVolatility: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryAll"];
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Coin the price is expressed in, in capitals. */
                quoteCoin?: "USD" | "USDT";
                /** @description Length of one period. */
                period?: number;
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketHistoricalVolatilityResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketIndexPriceComponents: {
        parameters: {
            query: {
                /** @description DESCRIBE */
                indexName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketIndexPriceComponentsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketIndexPriceKline: {
        parameters: {
            query: {
                /** @description Product category. */
                category?: components["schemas"]["CategoryFutures"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Length of one interval. */
                interval: components["schemas"]["KlineInterval"];
                /** @description Start of the time range, in milliseconds. */
                start?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                end?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketIndexPriceKlineResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketInstrumentsInfo: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryAll"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description DESCRIBE */
                symbolType?: components["schemas"]["SymbolType"];
                /** @description DESCRIBE */
                status?: components["schemas"]["InstrumentStatus"];
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketInstrumentsInfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketInsurance: {
        parameters: {
            query?: {
                /** @description Coin name in capitals, such as `BTC`. */
                coin?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketInsuranceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketKline: {
        parameters: {
            query: {
                /** @description Product category. */
                category?: components["schemas"]["CategorySpotAndFutures"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Length of one interval. */
                interval: components["schemas"]["KlineInterval"];
                /** @description Start of the time range, in milliseconds. */
                start?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                end?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketKlineResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketMarkPriceKline: {
        parameters: {
            query: {
                /** @description Product category. */
                category?: components["schemas"]["CategoryDerivatives"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Length of one interval. */
                interval: components["schemas"]["KlineInterval"];
                /** @description Start of the time range, in milliseconds. */
                start?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                end?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketMarkPriceKlineResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketNewDeliveryPrice: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryAll"];
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin: components["schemas"]["Coin"];
                /** @description Coin in which gains and losses are settled, in capitals. */
                settleCoin?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketNewDeliveryPriceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketOpenInterest: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryFutures"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description DESCRIBE */
                intervalTime: components["schemas"]["OpenInterestInterval"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketOpenInterestResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketOrderbook: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryAll"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description How many records one page holds. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketOrderbookResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketPremiumIndexPriceKline: {
        parameters: {
            query: {
                /** @description Product category. */
                category?: components["schemas"]["CategoryAll"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Length of one interval. */
                interval: components["schemas"]["KlineInterval"];
                /** @description Start of the time range, in milliseconds. */
                start?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                end?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketPremiumIndexPriceKlineResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketPriceLimit: {
        parameters: {
            query: {
                /** @description Product category. */
                category?: components["schemas"]["CategorySpotAndFutures"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketPriceLimitResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketRecentTrade: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryAll"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description DESCRIBE */
                optionType?: "Call" | "Put";
                /** @description How many records one page holds. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketRecentTradeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketRiskLimit: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryFutures"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketRiskLimitResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketRpiOrderbook: {
        parameters: {
            query: {
                /** @description Product category. */
                category?: components["schemas"]["CategorySpotAndFutures"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description How many records one page holds. */
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketRpiOrderbookResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketTickers: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryAll"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description DESCRIBE */
                expDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketTickersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    marketTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server's clock in seconds and in nanoseconds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerTimeResponse"];
                };
            };
            403: components["responses"]["Forbidden"];
        };
    };
    orderAmend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAmendRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAmendResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    orderAmendBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAmendBatchRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAmendBatchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    orderCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancelRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCancelResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    orderCancelAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancelAllRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCancelAllResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    orderCancelBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancelBatchRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCancelBatchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    orderCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreateRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCreateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    orderCreateBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreateBatchRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCreateBatchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    orderDisconnectedCancelAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderDisconnectedCancelAllRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDisconnectedCancelAllResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    orderHistory: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryAll"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Coin in which gains and losses are settled, in capitals. */
                settleCoin?: components["schemas"]["Coin"];
                /** @description Id the platform gave the order. */
                orderId?: components["schemas"]["OrderId"];
                /** @description Id the client gave the order; an empty string when it gave none. */
                orderLinkId?: components["schemas"]["OrderLinkId"];
                /** @description Kind of spot order, plain, take-profit/stop-loss or conditional. */
                orderFilter?: components["schemas"]["OrderFilter"];
                /** @description State of the order. */
                orderStatus?: components["schemas"]["OrderStatus"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderHistoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    orderPreCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPreCheckRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreCheckResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    orderRealtime: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryAll"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Coin in which gains and losses are settled, in capitals. */
                settleCoin?: components["schemas"]["Coin"];
                /** @description Id the platform gave the order. */
                orderId?: components["schemas"]["OrderId"];
                /** @description Id the client gave the order; an empty string when it gave none. */
                orderLinkId?: components["schemas"]["OrderLinkId"];
                /** @description DESCRIBE */
                openOnly?: 0 | 1;
                /** @description Kind of spot order, plain, take-profit/stop-loss or conditional. */
                orderFilter?: components["schemas"]["OrderFilter"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRealtimeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    orderSpotBorrowCheck: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryAll"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Direction, buy or sell. */
                side: components["schemas"]["Side"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSpotBorrowCheckResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    positionAddMargin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionAddMarginRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionAddMarginResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    positionClosedPnl: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryFutures"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionClosedPnlResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    positionConfirmPendingMmr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionConfirmPendingMmrRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionConfirmPendingMmrResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    positionGetClosedPositions: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryOption"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionGetClosedPositionsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    positionList: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryDerivatives"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Coin that is bought or sold, in capitals. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Coin in which gains and losses are settled, in capitals. */
                settleCoin?: components["schemas"]["Coin"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    positionMoveHistory: {
        parameters: {
            query?: {
                /** @description Product category. */
                category?: components["schemas"]["CategoryAll"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: number;
                /** @description End of the time range, in milliseconds. */
                endTime?: number;
                /** @description DESCRIBE */
                status?: "Processing" | "Filled" | "Rejected";
                /** @description Id of the block trade; an empty string for any other trade. */
                blockTradeId?: string;
                /** @description How many records one page holds. */
                limit?: string;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionMoveHistoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    positionMovePositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionMovePositionsRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionMovePositionsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    positionSetAutoAddMargin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionSetAutoAddMarginRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionSetAutoAddMarginResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    positionSetLeverage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionSetLeverageRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionSetLeverageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    positionSwitchMode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionSwitchModeRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionSwitchModeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    positionSymbolInfo: {
        parameters: {
            query: {
                /** @description Product category. */
                category: components["schemas"]["CategoryFutures"];
                /** @description Trading pair or contract name in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionSymbolInfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    positionTradingStop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionTradingStopRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionTradingStopResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeCoinstate: {
        parameters: {
            query?: {
                /** @description Coin name in capitals, such as `BTC`. */
                currency?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeCoinstateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeCollateral: {
        parameters: {
            query?: {
                /** @description Coin name in capitals, such as `BTC`. */
                currency?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeCollateralResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeCurrencyData: {
        parameters: {
            query?: {
                /** @description Coin name in capitals, such as `BTC`. */
                currency?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeCurrencyDataResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeData: {
        parameters: {
            query?: {
                /** @description Fee level of the account. */
                vipLevel?: string;
                /** @description Coin name in capitals, such as `BTC`. */
                currency?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeDataResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeFixedAvailableInventory: {
        parameters: {
            query: {
                /** @description Coin name in capitals, such as `BTC`. */
                currency: components["schemas"]["Coin"];
                /** @description DESCRIBE */
                term: string;
                /** @description Interest for one year as a fraction. */
                annualRate: components["schemas"]["DecimalString"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeFixedAvailableInventoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeFixedborrow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpotMarginTradeFixedborrowRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeFixedborrowResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeFixedborrowContractInfo: {
        parameters: {
            query?: {
                /** @description Id the platform gave the order. */
                orderId?: components["schemas"]["OrderId"];
                /** @description DESCRIBE */
                orderCurrency?: string;
                /** @description DESCRIBE */
                term?: "7" | "14" | "30" | "90" | "180";
                /** @description How many records one page holds. */
                limit?: string;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeFixedborrowContractInfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeFixedborrowOrderInfo: {
        parameters: {
            query?: {
                /** @description Id the platform gave the order. */
                orderId?: components["schemas"]["OrderId"];
                /** @description DESCRIBE */
                orderCurrency?: string;
                /** @description DESCRIBE */
                state?: "1" | "2" | "3" | "4";
                /** @description DESCRIBE */
                term?: "7" | "14" | "30" | "90" | "180";
                /** @description How many records one page holds. */
                limit?: string;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeFixedborrowOrderInfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeFixedborrowOrderQuote: {
        parameters: {
            query: {
                /** @description DESCRIBE */
                orderCurrency: string;
                /** @description DESCRIBE */
                term?: "7" | "14" | "30" | "90" | "180";
                /** @description DESCRIBE */
                orderBy?: "apy" | "quantity";
                /** @description DESCRIBE */
                sort?: 0 | 1;
                /** @description How many records one page holds. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeFixedborrowOrderQuoteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeFixedborrowRenew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpotMarginTradeFixedborrowRenewRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeFixedborrowRenewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeFlexibleAvailableInventory: {
        parameters: {
            query: {
                /** @description Coin name in capitals, such as `BTC`. */
                currency: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeFlexibleAvailableInventoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeGetAutoRepayMode: {
        parameters: {
            query?: {
                /** @description Coin name in capitals, such as `BTC`. */
                currency?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeGetAutoRepayModeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeInterestRateHistory: {
        parameters: {
            query: {
                /** @description Coin name in capitals, such as `BTC`. */
                currency: components["schemas"]["Coin"];
                /** @description Fee level of the account. */
                vipLevel?: string;
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeInterestRateHistoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeLiability: {
        parameters: {
            query: {
                /** @description Coin name in capitals, such as `BTC`. */
                currency: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeLiabilityResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeMaxBorrowable: {
        parameters: {
            query: {
                /** @description Coin name in capitals, such as `BTC`. */
                currency: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeMaxBorrowableResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradePositionTiers: {
        parameters: {
            query?: {
                /** @description Coin name in capitals, such as `BTC`. */
                currency?: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradePositionTiersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeRepaymentAvailableAmount: {
        parameters: {
            query: {
                /** @description Coin name in capitals, such as `BTC`. */
                currency: components["schemas"]["Coin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeRepaymentAvailableAmountResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeSetAutoRepayMode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpotMarginTradeSetAutoRepayModeRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeSetAutoRepayModeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeSetLeverage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpotMarginTradeSetLeverageRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeSetLeverageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeStateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spotMarginTradeSwitchMode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpotMarginTradeSwitchModeRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpotMarginTradeSwitchModeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    systemStatus: {
        parameters: {
            query?: {
                /** @description DESCRIBE */
                id?: string;
                /** @description DESCRIBE */
                state?: components["schemas"]["SystemState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStatusResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserAgreementRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAgreementResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userCreateDemoMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Nothing; an empty object is accepted. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCreateDemoMemberResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userCreateSubApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreateSubApiRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCreateSubApiResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userCreateSubMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreateSubMemberRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCreateSubMemberResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userDelSubmember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserDelSubmemberRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDelSubmemberResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userDeleteApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Nothing; an empty object is accepted. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDeleteApiResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userDeleteSubApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserDeleteSubApiRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDeleteSubApiResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userEscrowSubMembers: {
        parameters: {
            query?: {
                /** @description DESCRIBE */
                pageSize?: components["schemas"]["DecimalString"];
                /** @description Cursor of the next page; an empty string when this page is the last. */
                nextCursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEscrowSubMembersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userFrozenSubMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserFrozenSubMemberRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserFrozenSubMemberResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userGetMemberType: {
        parameters: {
            query?: {
                /** @description DESCRIBE */
                memberIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGetMemberTypeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userInvitationReferrals: {
        parameters: {
            query?: {
                /** @description DESCRIBE */
                status?: "0" | "1";
                /** @description Size, never negative. */
                size?: components["schemas"]["DecimalString"];
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInvitationReferralsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userQueryApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserQueryApiResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userQuerySubMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserQuerySubMembersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userSubApikeys: {
        parameters: {
            query: {
                /** @description Uid of the sub-account. */
                subMemberId: components["schemas"]["Uid"];
                /** @description How many records one page holds. */
                limit?: number;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSubApikeysResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userSubmembers: {
        parameters: {
            query?: {
                /** @description DESCRIBE */
                pageSize?: components["schemas"]["DecimalString"];
                /** @description Cursor of the next page; an empty string when this page is the last. */
                nextCursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSubmembersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userUpdateApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserUpdateApiRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserUpdateApiResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userUpdateSubApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings of the call. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserUpdateSubApiRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserUpdateSubApiResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
