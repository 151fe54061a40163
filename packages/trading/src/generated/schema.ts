/**
 * Generated. Edit the specification and run the command instead.
 *
 * Specification: specs/trading/openapi.yaml
 * Hash: 3bec85bd99215284
 * Generator: tools/codegen with openapi-typescript 7.13.0
 * Command: pnpm generate
 */
export interface paths {
    "/unified/v3/private/order/cancel-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel all orders by the earlier generation
         * @deprecated
         * @description Path of the earlier generation, signed like the current one. Use `orderCancelAll` instead. The fields of request and answer stay open.
         */
        post: operations["unifiedV3PrivateOrderCancelAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unified/v3/private/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders by the earlier generation
         * @deprecated
         * @description Path of the earlier generation, signed like the current one. Use `orderHistory` and `orderRealtime` instead. The fields of the answer stay open.
         */
        get: operations["unifiedV3PrivateOrderList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * Borrow a coin at the floating rate
         * @description Borrows a coin at the floating rate.
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
         * List interest charged for borrowing
         * @description Interest of borrowing hour by hour, newest first, up to two years back. Without times it covers the last 30 days; with one, 30 days from or up to it; with both, at most 30 days.
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
         * List borrowing rates and limits by coin
         * @description Borrowing rates, limits and collateral terms by coin.
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
         * Add or take away demo funds
         * @description Adds funds to the demo account or takes them away. Works on the demo domain only, with a demo key, once a minute; each coin has a maximum for one request.
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
         * List trading fees of the account
         * @description Trading fees of the account. Options have one entry for a base coin.
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
         * Read margin mode and account settings
         * @description Margin mode and generation of the account.
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
         * List symbol rules as they hold for the account
         * @description Rules of tradable symbols as they hold for this account, with its permission for retail price improvement orders. Not for options.
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
         * Set the limits of market maker protection
         * @description Sets the limits of market maker protection of a base coin. The protection is for options and has to be granted first.
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
         * End a freeze of market maker protection
         * @description Ends the freeze of market maker protection.
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
         * Read limits of market maker protection
         * @description Limits and state of market maker protection of a base coin.
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
         * Repay a loan from its own coin alone
         * @description Repays a borrowed coin from the balance of that coin alone. Not between minute 04:00 and 05:30 of an hour; fixed-rate repayment is asynchronous.
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
         * List option gains and margins by coin
         * @description Option gains, losses and margins by coin.
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
         * List what to repay and what with
         * @description What there is to repay, and which coins can serve the repayment. A coin that has no liability is an error.
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
         * Read disconnection protection settings
         * @description Settings of disconnection protection; an empty list for an account without it.
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
         * Repay liabilities at once, converting as needed
         * @description Repays the liabilities of a coin, or of all coins, converting other coins where needed. Does not repay what was borrowed by hand; see `accountRepay`.
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
         * Repay a loan, converting coins if it falls short
         * @description Repays a borrowed coin, converting other coins where its balance does not suffice, up to 300,000 US dollars a call. Not between minute 04:00 and 05:30 of an hour; fixed-rate repayment is asynchronous.
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
         * Choose whether a coin is collateral
         * @description Chooses whether a coin serves as collateral. USDT and USDC always do.
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
         * Choose several coins as collateral
         * @description Chooses for several coins whether they serve as collateral. USDT and USDC always do.
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
         * Switch delta-neutral mode
         * @description Switches delta-neutral mode on or off. Hedged positions then rank lower for auto-deleveraging, and positions carry `netDeltaRatio`.
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
         * Switch hedging with spot balances
         * @description Switches spot hedging in portfolio margin mode on or off.
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
         * Choose what happens beyond the price limit
         * @description Chooses what happens to a limit order priced beyond the price limit: moved to the limit or refused. Linear and inverse share the setting.
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
         * Change the margin mode of the account
         * @description Changes the margin mode of the account. When it cannot be changed, `retCode` is not 0 and `reasons` says why.
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
         * Read the group of self-match prevention
         * @description Group within which self-match prevention keeps orders apart; 0 for none.
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
         * Sum up spot trades of a symbol
         * @description Sums of the spot trades of a symbol, in all and by day.
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
         * List balance changes of the unified account
         * @description Changes of the balance of the unified account, newest first, up to two years back. Without times it covers the last 24 hours; with one, 24 hours from or up to it; with both, at most 24 hours. 25 requests a second, 50 before.
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
         * Upgrade the account to its next generation
         * @description Upgrades a unified account to the Pro generation. Not between minute 50 and minute 5 of the next hour, nor between 07:55 and 08:05 UTC, and not with open orders.
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
         * Read how the account trades
         * @description How the account treats prices beyond the limit, delta-neutral mode, fee deduction and self-match prevention.
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
         * Read balances of the unified wallet
         * @description Balances of the unified account, in US dollars and by coin. Coins with neither balance nor liability are left out unless asked for.
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
         * Read how much can leave the unified wallet
         * @description How much of each coin can be transferred out of the unified wallet.
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
         * List announcements of the platform
         * @description Announcements of the platform in one language, newest first.
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
         * List rate limits of chosen accounts
         * @description Rate limits of given accounts. A master account may ask about itself and its sub-accounts, a sub-account about itself.
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
         * List rate limits of a whole institution
         * @description Rate limits of all accounts of an institution, master accounts and sub-accounts alike.
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
         * Read used and highest rate limits
         * @description How much of its rate limit an institution uses, and the caps. A main account sees its own sub-accounts only.
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
         * Set rate limits of accounts
         * @description Sets rate limits of accounts. Institutions only: a master account sets those of its sub-accounts, any other account only its own.
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
         * Sum up assets by area and product
         * @description Total assets of an account, by area and product. A master key names the sub-account in `memberId`. Not offered on regional sites.
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
         * List option greeks by base coin
         * @description Option greeks of the account, summed for each base coin. Answers may be slow in volatile markets.
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
         * List coins with chains and fees
         * @description Coins with their chains, fees, minimums and whether deposits and withdrawals are open.
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
         * Ask for a quote on small balances
         * @description Asks for a price to convert up to 20 small balances into one coin. The quote holds for 30 seconds. Needs the convert permission; custodial accounts cannot convert.
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
         * Confirm a quote on small balances
         * @description Confirms a quote before it expires. The conversion runs on afterwards; read the history for how it ended.
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
         * List conversions of small balances
         * @description Conversions of small balances made over the API or on the website, from both wallets. Public documents give 5 and 10 requests in one second; the lower one is taken.
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
         * List small balances that can be converted
         * @description Coins worth less than 10 USDT that can be converted. One conversion may be worth between 0.00000001 and 200 USDT. Needs the convert permission.
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
         * List deliveries of futures and options
         * @description Deliveries of futures and options, newest first. Without times the last 30 days; a range may span 30 days, and with one time it covers the 30 days after or before it.
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
         * Choose the wallet that deposits go to
         * @description Chooses the wallet that deposits go to from now on. Only for the main account; without a choice deposits go to the funding wallet.
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
         * List deposit addresses of a coin
         * @description Deposit addresses of the master account for one coin, on each chain.
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
         * List deposits from inside the platform
         * @description Deposits that came from inside the platform, without a chain. The range may span 30 days; keys of master and sub-accounts may ask.
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
         * List deposits of the account
         * @description Deposits of the account whose key is used. Without times the last 30 days; a range may span 30 days and counts in whole seconds.
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
         * Read a deposit address of a sub-account
         * @description Deposit addresses of a sub-account for one coin on one chain. Only with a key of the master account; not for custodial sub-accounts.
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
         * List deposits of a sub-account
         * @description Deposits of a sub-account, asked with a key of the main account. Without times the last 30 days; a range may span 30 days and counts in whole seconds.
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
         * Confirm a conversion quote
         * @description Confirms a quote before it expires. The conversion runs on afterwards; ask for its result with the same id. A quote can be used once.
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
         * Read how a conversion ended
         * @description How a conversion ended.
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
         * List exchanges of one coin for another
         * @description Conversions of the account, up to 5 seconds late.
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
         * List coins open to conversion
         * @description Coins that can be given or received in a conversion.
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
         * List confirmed conversions
         * @description All confirmed quotes, page by page; those made on the website since 10 September 2025 are included.
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
         * Ask for a conversion quote
         * @description Asks for a price to convert one coin into another. The quote holds for 15 seconds.
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
         * List bookings of the funding wallet
         * @description Bookings of the funding wallet. Without times the last 7 days; both or neither time must be given, at most 7 days apart.
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
         * Simulate portfolio margin under price moves
         * @description Balances of a portfolio margin account and what its positions would gain or lose when prices and volatility move.
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
         * List session settlements of USDC contracts
         * @description Settlements of USDC contracts at the end of each 8-hour session. Without times the last 30 days; a range may span 30 days, and with one time the 30 days after or before it.
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
         * Sum up assets of all accounts of a master
         * @description Assets of the master account and all its sub-accounts.
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
         * Move funds between own wallets
         * @description Moves an amount between two wallets of the same account. A repeated `transferId` is refused, so that a retry cannot move the amount twice.
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
         * Read one coin's balance in one wallet
         * @description Balance of one coin in one wallet, and what of it can be transferred to another wallet or account. May be slow in volatile markets.
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
         * List coin balances of one wallet
         * @description Balances of many coins in one wallet. May be slow in volatile markets.
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
         * List moves between own wallets
         * @description Transfers between wallets of the same account. Without times the last 7 days; a range may span 7 days and counts in whole seconds.
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
         * List sub-accounts open to transfers
         * @description Sub-accounts of a master account, up to 2000. Only with a key of the master account.
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
         * List coins that two wallets can exchange
         * @description Coins that can be moved from one wallet to another.
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
         * List transfers between accounts
         * @description Transfers between accounts. A master key needs the permission SubMemberTransfer, a sub-account key SubMemberTransferList. Without times the last 7 days; a range may span 7 days and counts in whole seconds.
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
         * Move funds between accounts
         * @description Moves an amount between the master account and a sub-account, or between two sub-accounts. A sub-account key needs the permission SubMemberTransferList and reaches the master account only. A repeated `transferId` is refused.
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
         * Name the sender of a held deposit
         * @description Hands in who sent a deposit that the travel rule holds back, while its review asks for data (status 1).
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
         * Stop a withdrawal that has not left
         * @description Cancels a withdrawal that has not left yet.
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
         * Send funds to an address or a user
         * @description Sends an amount to an address of the address book, on a chain or inside the platform. Only with a key of the master account, and once in 10 seconds for each coin and chain. A repeated `requestId` is refused.
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
         * List addresses to withdraw to
         * @description Addresses of the address book. The key needs the withdrawal permission.
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
         * List withdrawals of the account
         * @description Withdrawals of the account. Only with a key of the master account. Without times the last 30 days; a range may span 30 days.
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
         * List exchanges that accept withdrawals
         * @description Exchanges that can receive a withdrawal under the travel rule, as the region of the user allows.
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
         * Read what can be withdrawn now
         * @description What of a coin can be withdrawn now. Recent deposits and purchases may be held back for a while. May be slow in volatile markets.
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
    "/v5/earn/flexible-saving/auto-savings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read settings of automatic savings
         * @description Reads the settings by which idle balances go into flexible savings. Parameters and fields of the answer are not documented; both stay open.
         */
        get: operations["earnFlexibleSavingGetAutoSavings"];
        put?: never;
        /**
         * Change settings of automatic savings
         * @description Changes the settings by which idle balances go into flexible savings. Fields of the request and of the answer are not documented; both stay open.
         */
        post: operations["earnFlexibleSavingSetAutoSavings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/event/order-realtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open event contract orders
         * @description Orders of event contracts that are open or executed in part. For maker accounts of event contracts only. `orderId` goes before `orderLinkId`.
         */
        get: operations["eventOrderRealtime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/event/trades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event contract executions
         * @description Executions of event contracts, kept for two years. For maker accounts of event contracts only. Without times it covers the last 7 days.
         */
        get: operations["eventTrades"];
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
         * List executions
         * @description Executions, newest first, up to two years back. Without times it covers the last 7 days; with one, 7 days from or up to it; with both, at most 7 days. One order may have many executions.
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
    "/v5/fht/compliance/tax/private/batch_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an export of tax reports
         * @description Starts an export of several types of tax report, over a range of up to 12 months, as CSV or ORC. Ask for its state with the batch id. Most fields are not documented and stay open.
         */
        post: operations["fhtComplianceTaxPrivateBatchCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/fht/compliance/tax/private/batch_query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how far a tax export is
         * @description State of an export of tax reports and the address to download it from, found by its batch id.
         */
        get: operations["fhtComplianceTaxPrivateBatchQuery"];
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
         * List fiat balances
         * @description Fiat balances of the account.
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
         * List currencies and coins to convert
         * @description Fiat currencies and coins that can be converted into each other.
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
         * List fiat conversions
         * @description Conversions between fiat and coins, page by page.
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
         * Ask for a fiat conversion quote
         * @description Asks for a price to convert between fiat and a coin. Only with a key of the master account.
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
         * List fiat prices by payment method
         * @description Reference prices of a fiat and coin pair, by payment method.
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
         * Confirm a fiat conversion quote
         * @description Confirms a quote before it expires. The conversion runs on afterwards; ask for its state. A quote can be used once.
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
         * Read how a fiat conversion ended
         * @description State of one conversion, found by its number or by the own id of the request.
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
    "/v5/ins-loan/delay-liq-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of a delayed liquidation
         * @description State of a delayed liquidation of an institutional loan. Parameters and fields are not documented and stay open.
         */
        get: operations["insLoanDelayLiqStatus"];
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
         * List shares of long and short accounts
         * @description How many accounts are long and short, by period; newest first.
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
         * List how near auto-deleveraging is
         * @description Insurance pools and how near each symbol is to auto-deleveraging, refreshed every minute.
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
         * List delivery prices of contracts
         * @description Delivery prices of contracts. Options without a symbol are returned only while they are being delivered, 08:00 to 12:00 UTC.
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
         * List fee groups and their rates
         * @description Groups of contracts that share their fees, with the rates of Pro and market maker clients. Ordinary clients have other fees.
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
         * Read the whole order book
         * @description The whole order book, up to 10,000 levels on each side, to start a local book from before applying stream updates. Retail price improvement orders are not in it.
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
         * List past funding rates
         * @description Past funding rates, newest first. `startTime` alone is refused; without times the latest records are returned.
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
         * List hourly volatility of an underlying
         * @description Hourly volatility of option underlyings, up to two years back. `startTime` and `endTime` go together and span at most 30 days; without them the last hour is returned.
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
         * List sources of an index price
         * @description What an index price is made of: each source with its price, multiplier and weight. A source that stops updating while its market is closed may be left out.
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
         * List candles of the index price
         * @description Candles of the index price, newest first.
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
         * List symbols and their trading rules
         * @description Rules of every tradable symbol of a category. Contracts in `PreLaunch` appear only when `status` asks for them. One `symbolType` a call, never for options; spot returns everything on one page.
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
         * List balances of insurance pools
         * @description Balances of the insurance pools. Pools of several symbols are refreshed once a day, at 00:00 UTC.
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
         * List candles of the traded price
         * @description Candles of the traded price, newest first. After a stock split older candles are adjusted by the ratio.
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
         * List candles of the mark price
         * @description Candles of the mark price, newest first.
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
         * List the newest option delivery prices
         * @description Past delivery prices of options, the newest 50. Right after a settlement the data may lag by a minute.
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
         * List open interest over time
         * @description Open interest over time, newest first.
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
    "/v5/market/option-base-coins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List coins that options exist for
         * @description Base coins that options exist for, to ask `marketInstrumentsInfo` for their contracts with category `option`.
         */
        get: operations["marketOptionBaseCoins"];
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
         * Read a snapshot of the order book
         * @description A snapshot of the order book: up to 1000 levels for spot and futures, 25 for options. Retail price improvement orders are not in it.
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
         * List candles of the premium index
         * @description Candles of the premium index, newest first. Linear only.
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
         * Read the price bounds of new orders
         * @description Highest price for buying and lowest price for selling that orders may have now.
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
         * List the latest public trades
         * @description Latest public trades. Spot, linear and inverse need a symbol; options may name a base coin instead.
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
         * List risk limit tiers of contracts
         * @description Tiers of the risk limit. Without a symbol, linear returns fifteen symbols a page.
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
         * Read the order book with RPI orders apart
         * @description A snapshot of up to 50 levels of the order book with retail price improvement orders shown apart.
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
         * List latest prices and 24-hour numbers
         * @description Latest prices and 24-hour numbers of one symbol or of all symbols of a category. Options need a symbol or a base coin.
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
         * Read the clock of the platform
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
         * Change an open order
         * @description Changes an open order, named by either id; what is left out stays as it is. The answer only acknowledges the request; the order stream or a query of open orders tells the outcome.
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
         * Change several orders at once
         * @description Changes several orders, no conditional ones, of one category: 5 options, 20 linear or inverse, 10 spot. `retExtInfo.list` answers item by item, so `retCode` 0 does not mean that every change was accepted. Demo trading supports linear and option only.
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
         * Cancel one open order
         * @description Cancels an open order, named by either id. The answer only acknowledges the request; the order stream or a query of open orders tells the outcome.
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
         * Cancel the open orders of a market
         * @description Cancels all open orders of a symbol, base coin or settle coin. Linear and inverse need one of the three and cancel at most 500 orders a call. The answer only acknowledges the request; the order stream or a query of open orders tells the outcome.
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
         * Cancel several orders at once
         * @description Cancels several orders of one category: 5 options, 20 linear or inverse, 10 spot. `retExtInfo.list` answers item by item, so `retCode` 0 does not mean that every cancellation was accepted. Demo trading supports linear and option only.
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
         * Place one order
         * @description Places one order of any category. The answer only acknowledges the request; the order stream or a query of open orders tells the outcome. An order for an instrument in `PendingOpen` is refused.
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
         * Place several orders at once
         * @description Places several orders of one category: 5 options, 20 linear or inverse, 10 spot. `result.list` and `retExtInfo.list` answer item by item in the order of the request, so `retCode` 0 does not mean that every order was accepted. Demo trading supports linear and option only.
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
         * Set when a lost stream cancels orders
         * @description Sets after how many seconds without a private stream all orders of a group of products are cancelled. For institutional accounts that have the protection; takes about ten seconds to become effective.
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
         * List past orders
         * @description Past orders, newest first, up to two years back. Without times it covers the last 7 days; with one, 7 days from or up to it; with both, at most 7 days. Cancelled and rejected orders without executions stay for 24 hours, other closed orders for 7 days, orders with executions for two years. May lag behind the order stream.
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
         * Preview the margin effect of an order
         * @description Tells how an order would change the margin rates of the account without placing it. Linear and option orders in cross margin, inverse also in portfolio margin; no conditional orders.
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
         * List open and lately closed orders
         * @description Open orders, and with `openOnly` 1 the latest 500 closed ones, newest first. Linear needs a symbol, base coin or settle coin. After a restart of the platform closed orders are only in the order history.
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
         * Read how much of a spot pair can be traded
         * @description How much can be bought or sold of a spot pair, with and without borrowing.
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
         * Add margin to a position or take it out
         * @description Adds margin to a position in isolated margin, or takes it out.
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
         * List gains and losses of closed positions
         * @description Gains and losses of closed positions, newest first, up to two years back. Without times it covers the last 7 days; with one, 7 days from or up to it; with both, at most 7 days.
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
         * Lift the limits of a lowered risk limit
         * @description Asks the system to check a position that may only shrink after a lowered risk limit; on success the restriction (`isReduceOnly`) ends.
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
         * List closed option positions
         * @description Closed option positions of the last six months, newest first. Without times it covers the last 1 day; with one, 1 day from or up to it; with both, at most 1 day. Fees and prices have up to eight decimals.
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
         * List positions
         * @description Open positions, or the slots of one symbol whether or not it has a position. Linear needs a symbol or a settle coin; with a settle coin alone only positions with a size are returned. All inverse positions: category alone. May be slow while markets are volatile.
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
         * List moves of positions between accounts
         * @description Moves of positions between accounts. With the key of the master account only; a range spans at most 7 days.
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
         * Move positions between accounts
         * @description Moves up to 25 positions between two accounts of one master, without fees. With the key of the master account only; both accounts are unified and in one-way mode. Not for perpetuals on stocks, forex or commodities.
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
         * Switch automatic adding of margin
         * @description Switches on or off that margin is added to an isolated position by itself.
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
         * Set the leverage of a contract
         * @description Sets the leverage of a symbol. Both sides are equal unless hedge mode is used with isolated margin. Higher leverage allows a smaller position.
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
         * Switch between one-way and hedge mode
         * @description Switches between one-way and hedge mode, for a symbol or for all symbols of a settle coin that have neither position nor order. The setting of a symbol goes before that of its coin.
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
         * List leverage by symbol and side
         * @description Leverage of each symbol and side.
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
         * Set take profit, stop loss and trailing stop
         * @description Sets take profit, stop loss and trailing stop of a position. `Full` changes the present ones, `Partial` adds new ones. The orders it creates end with the position.
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
         * List spot margin leverage by coin
         * @description Leverage set for each coin in spot margin trading.
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
         * List collateral ratios by tier
         * @description How much of a coin's value counts as collateral, by tier. No signature needed.
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
         * List borrowing terms by coin
         * @description What can be borrowed by hand, at a flexible or a fixed rate. Where borrowing is off, its settings are empty.
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
         * List borrowing rates by fee level
         * @description Borrowing rates and limits of each fee level, for unified accounts. No signature needed.
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
         * Read what can be borrowed at a fixed rate
         * @description How much can be borrowed now at a fixed rate: the least of what the platform lends, what the user may still borrow, and the limit of the current leverage tier. Unified accounts only.
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
         * Order a fixed-rate loan
         * @description Orders a loan at a fixed rate. There is no field by which a repeated order is recognised: do not send it again without looking at the orders.
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
         * List fixed-rate loans
         * @description Running and past fixed-rate loans, newest first.
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
         * List orders for fixed-rate loans
         * @description Orders for fixed-rate loans, newest first.
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
         * List offers of fixed-rate loans
         * @description Offers to lend a coin at a fixed rate.
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
         * Renew a fixed-rate loan
         * @description Renews a fixed-rate loan for another term, in full or in part.
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
         * Read what can be borrowed at a flexible rate
         * @description How much can be borrowed now at a flexible rate: the least of what the platform lends, what the user may still borrow, and the limit of the current leverage tier. Unified accounts only.
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
         * Read which loans are repaid automatically
         * @description Whether loans are repaid automatically from the spot balance.
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
         * List past borrowing rates of a coin
         * @description Borrowing rates of up to six months. Unified accounts with the spot permission; the numbers are the same for everybody of one fee level. Both times or neither, at most 30 days apart; 7 days without them.
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
         * Read what the account owes in a coin
         * @description What the account owes in one coin, by kind of loan.
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
         * Read the most that can be borrowed of a coin
         * @description Most that can be borrowed of one coin.
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
         * List borrowing limits and leverage by tier
         * @description Borrowing limits, margin rates and leverage of each tier.
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
         * Read what can be repaid without converting
         * @description How much of a debt can be repaid without converting anything.
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
         * Switch automatic repayment of loans
         * @description Switches automatic repayment on or off. While it is on, debts are repaid from the spot balance of the same coin at minute 0 and minute 30 of each hour.
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
         * Set the leverage of spot margin trading
         * @description Sets the highest leverage of spot margin trading. Spot margin must be activated on the website first; the coin's own maximum is not exceeded.
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
         * Read whether spot margin is on
         * @description Whether spot margin is on, and with which leverage.
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
         * Switch spot margin trading
         * @description Switches spot margin trading on or off. It must be activated on the website first.
         */
        post: operations["spotMarginTradeSwitchMode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/spot-margin-uta/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether spot margin is on in demo trading
         * @description Whether spot margin is on, and with which leverage, under the path that the list of demo operations names. Public documents give the same answer under `spotMarginTradeState`.
         */
        get: operations["spotMarginUtaStatus"];
        put?: never;
        post?: never;
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
         * List maintenance windows
         * @description Planned and past maintenance. Interruptions below 10 seconds and dropped streams are not announced.
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
         * Sign the agreement for special perpetuals
         * @description Signs the agreement that trading metals, stock or crude oil perpetuals needs. Only a master account can sign, and its signature covers all sub-accounts. The key needs one of the permissions account transfer, sub-account transfer and withdrawal.
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
         * Create or find the demo account
         * @description Creates the demo account of the calling master or sub-account, or gives the id of the one that exists. Call it on mainnet; the key needs AccountTransfer, SubMemberTransfer or SubMemberTransferList.
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
         * Create a key of a sub-account
         * @description Creates a key for a sub-account. Only with a key of the master account that may transfer or withdraw. At least one permission must be chosen. Pass a demo uid on mainnet to make a key for demo trading.
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
         * Create a sub-account
         * @description Creates a sub-account. Only with a key of the master account that may transfer or withdraw.
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
         * Delete a sub-account
         * @description Deletes a sub-account that holds no more than 0.001 USDT. Only with a key of the master account that may transfer or withdraw.
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
         * Delete the key that signs the call
         * @description Deletes the very key that signs this call, at once. Only for keys of the master account that may transfer or withdraw.
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
         * Delete a key of a sub-account
         * @description Deletes a key of a sub-account, at once. The master account names the key; the sub-account deletes the very key that signs the call. Also deletes a demo key, with a key of the production master account.
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
         * List fund custodial sub-accounts page by page
         * @description Fund custodial sub-accounts of an institution. The key must belong to the master account and may transfer or withdraw. The last page has the `nextCursor` `0`.
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
         * Freeze or free a sub-account
         * @description Freezes a sub-account or frees it again. Only with a key of the master account that may transfer or withdraw.
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
         * List wallets of own accounts
         * @description Wallets of the own account, and for a master key those of up to 200 sub-accounts.
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
         * List users that the account has invited
         * @description Users that the account has invited. Any permission will do.
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
         * Read data of the key that signs the call
         * @description Data of the very key that signs this call, of a master or sub-account; with a demo key on the demo domain also of that. Any permission will do.
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
         * List up to 1000 sub-accounts
         * @description Sub-accounts of a master account, at most 1000; `userSubmembers` gives more. Only with a key of the master account that may transfer or withdraw.
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
         * List keys of a sub-account
         * @description All keys of one sub-account. Only for the master account; any permission will do.
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
         * List sub-accounts page by page
         * @description Sub-accounts of a master account, page by page, for accounts with very many of them. Only with a key of the master account that may transfer or withdraw. The last page has the `nextCursor` `0`.
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
         * Change the key that signs the call
         * @description Changes the very key that signs this call. Only for keys of the master account that may transfer or withdraw. The fiat permissions of a key that writes can be neither added nor taken away.
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
         * Change a key of a sub-account
         * @description Changes a key of a sub-account. The master account names the key; the sub-account changes the very key that signs the call. Also changes a demo key, with a key of the production master account.
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
         * UnifiedV3PrivateOrderCancelAllRequest
         * @description Body of `unifiedV3PrivateOrderCancelAll`. No field is documented in the reference; any field is accepted.
         */
        UnifiedV3PrivateOrderCancelAllRequest: {
            /** @description Product category. */
            category?: string;
        } & {
            [key: string]: unknown;
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
         * UnifiedV3PrivateOrderCancelAllResult
         * @description What `unifiedV3PrivateOrderCancelAll` returns. No field is documented.
         */
        UnifiedV3PrivateOrderCancelAllResult: {
            [key: string]: unknown;
        };
        /**
         * ExtInfo
         * @description Details beside the result; normally an empty object.
         */
        ExtInfo: {
            [key: string]: unknown;
        };
        /**
         * UnifiedV3PrivateOrderCancelAllResponse
         * @description Envelope around the result of `unifiedV3PrivateOrderCancelAll`.
         */
        UnifiedV3PrivateOrderCancelAllResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UnifiedV3PrivateOrderCancelAllResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * Symbol
         * @description Name of a trading pair or contract, in capitals.
         */
        Symbol: string;
        /**
         * UnifiedV3PrivateOrderListResult
         * @description What `unifiedV3PrivateOrderList` returns. No field is documented.
         */
        UnifiedV3PrivateOrderListResult: {
            [key: string]: unknown;
        };
        /**
         * UnifiedV3PrivateOrderListResponse
         * @description Envelope around the result of `unifiedV3PrivateOrderList`.
         */
        UnifiedV3PrivateOrderListResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UnifiedV3PrivateOrderListResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
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
         * @description Coin and amount to borrow.
         */
        AccountBorrowRequest: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount to borrow at the floating rate, in units of the coin. */
            amount: components["schemas"]["DecimalString"];
        };
        /**
         * DecimalText
         * @description A decimal number as text in an answer; empty where the platform has no value. Tiny numbers may have an exponent, as in `2.829e-05`.
         */
        DecimalText: string;
        /**
         * AccountBorrowResult
         * @description What was borrowed.
         */
        AccountBorrowResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount borrowed, in units of the coin. */
            amount: components["schemas"]["DecimalText"];
        };
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
         * BorrowRecord
         * @description Interest of one hour of borrowing.
         */
        BorrowRecord: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Hour of the interest, in milliseconds. */
            createdTime: components["schemas"]["TimestampMs"];
            /** @description Interest of the hour, in units of the coin. */
            borrowCost: components["schemas"]["DecimalText"];
            /** @description Interest of the hour as a fraction. */
            hourlyBorrowRate: components["schemas"]["DecimalText"];
            /** @description Part of the borrowed amount that bears interest. */
            InterestBearingBorrowSize?: components["schemas"]["DecimalText"];
            /** @description Interest that was waived. */
            costExemption: components["schemas"]["DecimalText"];
            /** @description Amount borrowed, in units of the coin. */
            borrowAmount?: components["schemas"]["DecimalText"];
            /** @description Unrealised loss counted as borrowing. */
            unrealisedLoss?: components["schemas"]["DecimalText"];
            /** @description Part of the borrowed amount that bears no interest. */
            freeBorrowedAmount?: components["schemas"]["DecimalText"];
        };
        /**
         * AccountBorrowHistoryResult
         * @description A page of interest.
         */
        AccountBorrowHistoryResult: {
            /** @description Records, newest first. */
            list: components["schemas"]["BorrowRecord"][];
            /** @description Cursor of the next page; an empty string or `null` when this page is the last. */
            nextPageCursor?: components["schemas"]["Cursor"] | null;
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
         * CollateralCoin
         * @description Borrowing and collateral terms of one coin.
         */
        CollateralCoin: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Interest for one hour as a fraction. */
            hourlyBorrowRate: components["schemas"]["DecimalText"];
            /** @description Largest amount that the main account and its sub-accounts can borrow together. */
            maxBorrowingAmount: components["schemas"]["DecimalText"];
            /** @description Largest amount that can be borrowed without interest; covers losses of contracts only. */
            freeBorrowingLimit: components["schemas"]["DecimalText"];
            /** @description Part of the borrowed amount that bears no interest. */
            freeBorrowAmount: components["schemas"]["DecimalText"];
            /** @description Amount borrowed, in units of the coin. */
            borrowAmount: components["schemas"]["DecimalText"];
            /** @description Amount borrowed by the other accounts of the same main account. */
            otherBorrowAmount?: components["schemas"]["DecimalText"];
            /** @description Amount that can still be borrowed, shared by the main account and its sub-accounts. */
            availableToBorrow: components["schemas"]["DecimalText"];
            /** @description Whether the coin can be borrowed. */
            borrowable: boolean;
            /** @description Share of the borrowing limit in use by main and sub-accounts, `0.5` being half; `null` was seen for single coins. */
            borrowUsageRate: components["schemas"]["DecimalText"] | null;
            /** @description Whether the platform accepts the coin as collateral; when false, `collateralSwitch` means nothing. */
            marginCollateral: boolean;
            /** @description Whether the account uses the coin as collateral; meaningless when `marginCollateral` is false. */
            collateralSwitch: boolean;
            /**
             * @deprecated
             * @description Formerly the share of the value that counts as collateral; no longer exact, collateral is tiered. See `spotMarginTradeCollateral`.
             */
            collateralRatio?: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description Formerly the interest-free limit, always an empty string now; use `freeBorrowingLimit`.
             */
            freeBorrowingAmount?: components["schemas"]["DecimalText"];
        };
        /**
         * AccountCollateralInfoResult
         * @description Terms by coin.
         */
        AccountCollateralInfoResult: {
            /** @description One record for each coin. */
            list: components["schemas"]["CollateralCoin"][];
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
         * DemoAdjustType
         * @description Direction of a change of demo funds, 0 to add and 1 to take away.
         * @enum {integer}
         */
        DemoAdjustType: 0 | 1;
        /**
         * AccountDemoFundsBtc
         * @description Demo funds in BTC.
         */
        AccountDemoFundsBtc: {
            /**
             * @description The coin, `BTC`.
             * @constant
             */
            coin?: "BTC";
            /** @description Amount in units of the coin, at most `15` in one request. */
            amountStr?: string;
        };
        /**
         * AccountDemoFundsEth
         * @description Demo funds in ETH.
         */
        AccountDemoFundsEth: {
            /**
             * @description The coin, `ETH`.
             * @constant
             */
            coin?: "ETH";
            /** @description Amount in units of the coin, at most `200` in one request. */
            amountStr?: string;
        };
        /**
         * AccountDemoFundsUsdt
         * @description Demo funds in USDT.
         */
        AccountDemoFundsUsdt: {
            /**
             * @description The coin, `USDT`.
             * @constant
             */
            coin?: "USDT";
            /** @description Amount in units of the coin, at most `100000` in one request. */
            amountStr?: string;
        };
        /**
         * AccountDemoFundsUsdc
         * @description Demo funds in USDC.
         */
        AccountDemoFundsUsdc: {
            /**
             * @description The coin, `USDC`.
             * @constant
             */
            coin?: "USDC";
            /** @description Amount in units of the coin, at most `100000` in one request. */
            amountStr?: string;
        };
        /**
         * AccountDemoFunds
         * @description Demo funds in one coin.
         */
        AccountDemoFunds: components["schemas"]["AccountDemoFundsBtc"] | components["schemas"]["AccountDemoFundsEth"] | components["schemas"]["AccountDemoFundsUsdt"] | components["schemas"]["AccountDemoFundsUsdc"];
        /**
         * AccountDemoApplyMoneyRequest
         * @description Body of `accountDemoApplyMoney`.
         */
        AccountDemoApplyMoneyRequest: {
            /**
             * @description 0 to add funds, 1 to take them away; 0 if absent.
             * @default 0
             */
            adjustType?: components["schemas"]["DemoAdjustType"];
            /** @description The amounts, each with its coin. */
            utaDemoApplyMoney?: components["schemas"]["AccountDemoFunds"][];
        };
        /**
         * EmptyResult
         * @description Nothing: the operation has no result of its own.
         */
        EmptyResult: {
            [key: string]: unknown;
        };
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
         * CategoryValue
         * @description Product category. Other values may appear.
         */
        CategoryValue: "spot" | "linear" | "inverse" | "option" | (string & {});
        /**
         * FeeRate
         * @description Fees of one symbol, or of all options of a base coin.
         */
        FeeRate: {
            /** @description Symbol of the fees; an empty string for options. */
            symbol: components["schemas"]["Symbol"];
            /** @description Base coin of the options; absent for other categories. */
            baseCoin?: components["schemas"]["Coin"];
            /** @description Fee of an order that takes liquidity, as a fraction of the value. */
            takerFeeRate: components["schemas"]["DecimalText"];
            /** @description Fee of an order that makes liquidity, as a fraction of the value. */
            makerFeeRate: components["schemas"]["DecimalText"];
            /** @description Fee of an RPI order that makes liquidity, as a fraction of the value. */
            rpiMakerFeeRate?: components["schemas"]["DecimalText"];
        };
        /**
         * AccountFeeRateResult
         * @description Fees of the account.
         */
        AccountFeeRateResult: {
            /** @description Category of the fees; absent for derivatives. */
            category?: components["schemas"]["CategoryValue"];
            /** @description One record for each symbol or base coin. */
            list: components["schemas"]["FeeRate"][];
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
         * MarginModeValue
         * @description Margin mode of an account; `REGULAR_MARGIN` is cross margin. Other values may appear.
         */
        MarginModeValue: "ISOLATED_MARGIN" | "REGULAR_MARGIN" | "PORTFOLIO_MARGIN" | (string & {});
        /**
         * SwitchWordValue
         * @description Whether something is on, as a word. Other values may appear.
         */
        SwitchWordValue: "ON" | "OFF" | (string & {});
        /**
         * TimestampMsString
         * @description Unix time in milliseconds, as text; empty where there is none.
         */
        TimestampMsString: string;
        /**
         * AccountInfoResult
         * @description Settings of the account.
         */
        AccountInfoResult: {
            /** @description Generation of the account. */
            unifiedMarginStatus: components["schemas"]["UnifiedMarginStatusValue"];
            /** @description Margin mode of the account. */
            marginMode: components["schemas"]["MarginModeValue"];
            /** @description Whether others can copy the account. */
            isMasterTrader?: boolean;
            /** @description Whether spot hedging is on. */
            spotHedgingStatus?: components["schemas"]["SwitchWordValue"];
            /** @description When the account last changed, in milliseconds. */
            updatedTime: components["schemas"]["TimestampMsString"];
            /**
             * @deprecated
             * @description Always `OFF` now; see `accountQueryDcpInfo`.
             */
            dcpStatus?: components["schemas"]["SwitchWordValue"];
            /**
             * @deprecated
             * @description Always 0 now; see `accountQueryDcpInfo`.
             */
            timeWindow?: number;
            /**
             * @deprecated
             * @description Always 0 now; see `accountSmpGroup`.
             */
            smpGroup?: string | number;
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
        SymbolTypeValue: "innovation" | "adventure" | "xstocks" | "commodity" | "stock" | "forex" | "ETF" | "" | (string & {});
        /**
         * InstrumentLeverageFilter
         * @description Bounds and step of the leverage.
         */
        InstrumentLeverageFilter: {
            /** @description Lowest leverage allowed. */
            minLeverage: components["schemas"]["DecimalText"];
            /** @description Highest leverage allowed. */
            maxLeverage: components["schemas"]["DecimalText"];
            /** @description Smallest step of the leverage. */
            leverageStep: components["schemas"]["DecimalText"];
        };
        /**
         * InstrumentPriceFilter
         * @description Bounds and step of the price.
         */
        InstrumentPriceFilter: {
            /** @description Lowest price of an order. */
            minPrice?: components["schemas"]["DecimalText"];
            /** @description Highest price of an order. */
            maxPrice?: components["schemas"]["DecimalText"];
            /** @description Smallest step of the price. */
            tickSize: components["schemas"]["DecimalText"];
        };
        /**
         * InstrumentLotSizeFilter
         * @description Bounds and step of the quantity; which fields are present depends on the category.
         */
        InstrumentLotSizeFilter: {
            /** @description Smallest value of an order, in the quote coin. */
            minNotionalValue?: components["schemas"]["DecimalText"];
            /** @description Largest quantity of a limit order. */
            maxOrderQty: components["schemas"]["DecimalText"];
            /** @description Largest quantity of a market order. */
            maxMktOrderQty?: components["schemas"]["DecimalText"];
            /** @description Smallest quantity of an order. */
            minOrderQty: components["schemas"]["DecimalText"];
            /** @description Smallest step of the quantity. */
            qtyStep?: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description Formerly the largest quantity of a post-only order; use `maxOrderQty`.
             */
            postOnlyMaxOrderQty?: components["schemas"]["DecimalText"];
            /** @description Smallest step of a quantity in the base coin. */
            basePrecision?: components["schemas"]["DecimalText"];
            /** @description Smallest step of an amount in the quote coin. */
            quotePrecision?: components["schemas"]["DecimalText"];
            /** @description Smallest value of an order, in the quote coin. */
            minOrderAmt?: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description Formerly the largest value of an order; use `maxLimitOrderQty` and `maxMarketOrderQty`.
             */
            maxOrderAmt?: components["schemas"]["DecimalText"];
            /** @description Largest quantity of a limit order. */
            maxLimitOrderQty?: components["schemas"]["DecimalText"];
            /** @description Largest quantity of a market order. */
            maxMarketOrderQty?: components["schemas"]["DecimalText"];
            /** @description Largest quantity of a post-only limit order. */
            postOnlyMaxLimitOrderSize?: components["schemas"]["DecimalText"];
        };
        /**
         * CopyTradingValue
         * @description Whether a symbol can be copy traded. Other values may appear.
         */
        CopyTradingValue: "none" | "both" | "utaOnly" | "normalOnly" | (string & {});
        /**
         * AccountInstrumentRiskParameters
         * @description Ratios of the price limit.
         */
        AccountInstrumentRiskParameters: {
            /** @description First ratio of the price limit, as a fraction. */
            priceLimitRatioX?: components["schemas"]["DecimalText"];
            /** @description Second ratio of the price limit, as a fraction. */
            priceLimitRatioY?: components["schemas"]["DecimalText"];
        };
        /**
         * AuctionPhaseValue
         * @description Phase of pre-market trading. Other values may appear.
         */
        AuctionPhaseValue: "NotStarted" | "Finished" | "CallAuction" | "CallAuctionNoCancel" | "CrossMatching" | "ContinuousTrading" | (string & {});
        /**
         * PreListingPhase
         * @description One pre-market phase; the times are empty until they are known.
         */
        PreListingPhase: {
            /** @description Phase that the times belong to. */
            phase: components["schemas"]["AuctionPhaseValue"];
            /** @description Start of the phase in milliseconds; an empty string until it is known. */
            startTime: components["schemas"]["TimestampMsString"];
            /** @description End of the phase in milliseconds; an empty string until it is known. */
            endTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * AuctionFeeInfo
         * @description Fees of the pre-market phases; an empty string stands for the ordinary fee.
         */
        AuctionFeeInfo: {
            /** @description Fee during the auction, as a fraction of the value. */
            auctionFeeRate: components["schemas"]["DecimalText"];
            /** @description Fee of an order that takes liquidity, as a fraction of the value. */
            takerFeeRate: components["schemas"]["DecimalText"];
            /** @description Fee of an order that makes liquidity, as a fraction of the value. */
            makerFeeRate: components["schemas"]["DecimalText"];
        };
        /**
         * PreListingInfo
         * @description Pre-market trading of a contract.
         */
        PreListingInfo: {
            /** @description Phase of pre-market trading now. */
            curAuctionPhase: components["schemas"]["AuctionPhaseValue"];
            /** @description Every phase with its times. */
            phases: components["schemas"]["PreListingPhase"][];
            /** @description Fees of the pre-market phases. */
            auctionFeeInfo: components["schemas"]["AuctionFeeInfo"];
            /** @description Whether pre-market trading starts without a call auction. */
            skipCallAuction?: boolean;
        };
        /**
         * TextFlagValue
         * @description No or yes, as text; empty where it does not apply. Other values may appear.
         */
        TextFlagValue: "0" | "1" | "" | (string & {});
        /**
         * MarginTradingValue
         * @description Whether a pair can be traded on margin. Other values may appear.
         */
        MarginTradingValue: "none" | "both" | "utaOnly" | "normalSpotOnly" | (string & {});
        /**
         * OptionTypeValue
         * @description Whether it is a call or a put. Other values may appear.
         */
        OptionTypeValue: "Call" | "Put" | (string & {});
        /**
         * AccountInstrument
         * @description Rules of one tradable symbol as they hold for this account.
         */
        AccountInstrument: {
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Number of the symbol, for spot, futures and options. */
            symbolId?: number;
            /** @description Kind of contract. */
            contractType?: components["schemas"]["ContractTypeValue"];
            /** @description State of the instrument. `PreLaunch` may already trade, see `preListingInfo.curAuctionPhase`; `PendingOpen` refuses orders; during a stock split it stays `Trading`. */
            status: components["schemas"]["InstrumentStatusValue"];
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin: components["schemas"]["Coin"];
            /** @description Coin the price is expressed in, in capitals. */
            quoteCoin: components["schemas"]["Coin"];
            /** @description Group of the instrument; an empty string when it belongs to none, as for tokenized gold. */
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
            leverageFilter?: components["schemas"]["InstrumentLeverageFilter"];
            /** @description Bounds and step of the price. */
            priceFilter: components["schemas"]["InstrumentPriceFilter"];
            /** @description Bounds and step of the quantity. */
            lotSizeFilter: components["schemas"]["InstrumentLotSizeFilter"];
            /** @description Whether a unified account can trade it on margin. */
            unifiedMarginTrade?: boolean;
            /** @description Minutes between two funding exchanges. */
            fundingInterval?: number;
            /** @description Coin in which gains and losses are settled, in capitals. */
            settleCoin?: components["schemas"]["Coin"];
            /** @description Which accounts can copy trade the symbol. */
            copyTrading?: components["schemas"]["CopyTradingValue"];
            /** @description Highest funding rate, as a fraction. */
            upperFundingRate?: components["schemas"]["DecimalText"];
            /** @description Lowest funding rate, as a fraction. */
            lowerFundingRate?: components["schemas"]["DecimalText"];
            /** @description Name shown to people. */
            displayName?: string;
            /** @description How far from the market an order may be priced. */
            riskParameters: components["schemas"]["AccountInstrumentRiskParameters"];
            /** @description Whether the contract is in its pre-market phase. */
            isPreListing?: boolean;
            /** @description Pre-market phases and fees; null when the contract is not in pre-market. */
            preListingInfo?: components["schemas"]["PreListingInfo"] | null;
            /** @description Whether the symbol is open to retail price improvement orders. */
            isPublicRpi: boolean;
            /** @description Whether this account may place retail price improvement orders on the symbol. */
            myRpiPermission: boolean;
            /**
             * @deprecated
             * @description Formerly the mark of the innovation zone, always `0` now; use `symbolType`.
             */
            innovation?: components["schemas"]["TextFlagValue"];
            /** @description Shares that one tokenized stock stands for: the share price is the token price divided by it. */
            xstockMultiplier?: components["schemas"]["DecimalText"];
            /** @description Which accounts can trade the pair on margin. */
            marginTrading?: components["schemas"]["MarginTradingValue"];
            /** @description Whether the pair carries the special-treatment warning. `0` for no, `1` for yes. */
            stTag?: components["schemas"]["TextFlagValue"];
            /** @description Tags of the symbol; linear and inverse. */
            tags?: string[];
            /** @description Full name of the underlying, such as that of a company. */
            fullName?: string;
            /** @description Market the underlying belongs to. */
            marketRegion?: string;
            /** @description Ticker of the underlying on its own market. */
            underlyingTicker?: string;
            /** @description Whether unrealised profit of the symbol cannot be withdrawn. */
            forbidUplWithdrawal?: boolean;
            /** @description Call or put; options only. */
            optionsType?: components["schemas"]["OptionTypeValue"];
        };
        /**
         * AccountInstrumentsInfoResult
         * @description A page of instruments.
         */
        AccountInstrumentsInfoResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor?: components["schemas"]["Cursor"];
            /** @description Instruments. */
            list: components["schemas"]["AccountInstrument"][];
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
         * DurationMsString
         * @description A duration in milliseconds, as text.
         */
        DurationMsString: string;
        /**
         * AccountMmpModifyRequest
         * @description Limits of one base coin.
         */
        AccountMmpModifyRequest: {
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin: components["schemas"]["Coin"];
            /** @description Length of the window in which executions are counted, in milliseconds. */
            window: components["schemas"]["DurationMsString"];
            /** @description How long quoting stays frozen, in milliseconds; `0` means until it is reset. */
            frozenPeriod: components["schemas"]["DurationMsString"];
            /** @description Quantity within the window that triggers the protection, positive, up to two decimals. */
            qtyLimit: components["schemas"]["DecimalString"];
            /** @description Delta within the window that triggers the protection, positive, up to two decimals. */
            deltaLimit: components["schemas"]["DecimalString"];
            /**
             * @description Vega within the window that triggers the protection, up to two decimals. Default `500000`.
             * @default 500000
             */
            vegaLimit?: components["schemas"]["DecimalString"];
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
         * @description Base coin to free.
         */
        AccountMmpResetRequest: {
            /** @description Base coin in capitals. */
            baseCoin: components["schemas"]["Coin"];
        };
        /**
         * DurationMsText
         * @description A duration in milliseconds, as text in an answer.
         */
        DurationMsText: string;
        /**
         * MmpState
         * @description Market maker protection of one base coin.
         */
        MmpState: {
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin: components["schemas"]["Coin"];
            /** @description Whether the account has the protection. */
            mmpEnabled: boolean;
            /** @description Length of the window in which executions are counted, in milliseconds. */
            window: components["schemas"]["DurationMsText"];
            /** @description How long quoting stays frozen, in milliseconds; `0` means until it is reset. */
            frozenPeriod: components["schemas"]["DurationMsText"];
            /** @description Quantity executed within the window that triggers the protection. */
            qtyLimit: components["schemas"]["DecimalText"];
            /** @description Delta executed within the window that triggers the protection. */
            deltaLimit: components["schemas"]["DecimalText"];
            /** @description Vega executed within the window that triggers the protection. */
            vegaLimit?: components["schemas"]["DecimalText"];
            /** @description When quoting is free again, in milliseconds; only meaningful while frozen. */
            mmpFrozenUntil: components["schemas"]["TimestampMsString"];
            /** @description Whether the protection has frozen quoting. */
            mmpFrozen: boolean;
        };
        /**
         * AccountMmpResetResult
         * @description Usually nothing; a state per base coin where the platform sends one.
         */
        AccountMmpResetResult: {
            /** @description State of each base coin. */
            result?: components["schemas"]["MmpState"][];
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
         * AccountMmpStateResult
         * @description Protection by base coin.
         */
        AccountMmpStateResult: {
            /** @description State of each base coin. */
            result: components["schemas"]["MmpState"][];
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
         * RepaymentType
         * @description Which liabilities a repayment covers.
         * @enum {string}
         */
        RepaymentType: "ALL" | "FIXED" | "FLEXIBLE";
        /**
         * AccountNoConvertRepayRequest
         * @description What to repay.
         */
        AccountNoConvertRepayRequest: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount to repay in units of the coin; everything when left out. */
            amount?: components["schemas"]["DecimalString"];
            /**
             * @description Which liabilities to repay. `ALL` repays floating-rate ones first. Default `FLEXIBLE`.
             * @default FLEXIBLE
             */
            repaymentType?: components["schemas"]["RepaymentType"];
        };
        /**
         * RepaymentStatusValue
         * @description Outcome of a repayment: in progress, done or failed. Other values may appear.
         */
        RepaymentStatusValue: "P" | "SU" | "FA" | (string & {});
        /**
         * AccountNoConvertRepayResult
         * @description Outcome of a repayment.
         */
        AccountNoConvertRepayResult: {
            /** @description Outcome. `P` in progress, `SU` done, `FA` failed. */
            resultStatus: components["schemas"]["RepaymentStatusValue"];
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
         * OptionAsset
         * @description Option gains, losses and margins in one coin.
         */
        OptionAsset: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Delta of all option positions of the coin. */
            totalDelta: components["schemas"]["DecimalText"];
            /** @description Realised gain or loss. */
            totalRPL: components["schemas"]["DecimalText"];
            /** @description Unrealised gain or loss. */
            totalUPL: components["schemas"]["DecimalText"];
            /** @description Initial margin, with what open option orders hold. */
            assetIM: components["schemas"]["DecimalText"];
            /** @description Maintenance margin, with what open option orders hold. */
            assetMM: components["schemas"]["DecimalText"];
            /** @description When the values were taken, in milliseconds. */
            sendTime: components["schemas"]["TimestampMs"];
            /** @description Number of the state that the values belong to. */
            version?: number;
        };
        /**
         * AccountOptionAssetInfoResult
         * @description Option assets by coin.
         */
        AccountOptionAssetInfoResult: {
            /** @description One record for each coin. */
            result: components["schemas"]["OptionAsset"][];
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
         * PayCollateral
         * @description One coin that can serve the repayment.
         */
        PayCollateral: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount available, in units of the coin. */
            availableSize: components["schemas"]["DecimalText"];
            /** @description Amount available, in US dollars. */
            availableValue: components["schemas"]["DecimalText"];
            /** @description Decimal places of the coin. */
            coinScale: number;
            /** @description Amount borrowed, in units of the coin. */
            borrowSize: components["schemas"]["DecimalText"];
            /** @description Amount that hedges derivatives, in units of the coin. */
            spotHedgeAmount: components["schemas"]["DecimalText"];
            /** @description Amount that is frozen, in units of the coin. */
            assetFrozen: components["schemas"]["DecimalText"];
        };
        /**
         * PayCollateralInfo
         * @description Coins that can serve the repayment.
         */
        PayCollateralInfo: {
            /** @description Coins that can serve the repayment. */
            collateralList: components["schemas"]["PayCollateral"][];
        };
        /**
         * PayBorrowInfo
         * @description What is to be repaid; without a coin in the request, the sum over all coins.
         */
        PayBorrowInfo: {
            /** @description Coin asked for; absent or empty when none was. */
            coin: components["schemas"]["Coin"];
            /** @description Amount borrowed, in units of the coin. */
            borrowSize?: components["schemas"]["DecimalText"];
            /** @description Amount borrowed, in US dollars. */
            borrowValue?: components["schemas"]["DecimalText"];
            /** @description Amount that is frozen, in units of the coin. */
            assetFrozen?: components["schemas"]["DecimalText"];
            /** @description Balance that can be used now. */
            availableBalance?: components["schemas"]["DecimalText"];
        };
        /**
         * AccountPayInfoResult
         * @description What there is to repay, and with what.
         */
        AccountPayInfoResult: {
            /** @description Coins that can serve the repayment. */
            collateralInfo: components["schemas"]["PayCollateralInfo"];
            /** @description What is to be repaid. */
            borrowInfo?: components["schemas"]["PayBorrowInfo"];
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
         * ProtectedProductValue
         * @description Group of products that disconnection protection covers. Other values may appear.
         */
        ProtectedProductValue: "OPTIONS" | "DERIVATIVES" | "SPOT" | (string & {});
        /**
         * DcpInfo
         * @description Disconnection protection of one group of products.
         */
        DcpInfo: {
            /** @description Group of products the protection covers. */
            product: components["schemas"]["ProtectedProductValue"];
            /** @description Whether the protection is on. */
            dcpStatus?: components["schemas"]["SwitchWordValue"];
            /** @description Seconds without a connection after which orders are cancelled, 3 to 300. */
            timeWindow?: string;
        };
        /**
         * AccountQueryDcpInfoResult
         * @description Disconnection protection of the account.
         */
        AccountQueryDcpInfoResult: {
            /** @description One entry for each protected group of products; empty when the account has no protection. */
            dcpInfos: components["schemas"]["DcpInfo"][];
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
         * @description Coin to repay; an empty object repays every coin.
         */
        AccountQuickRepaymentRequest: {
            /** @description Coin with the liability; every coin when left out. */
            coin?: components["schemas"]["Coin"];
        };
        /**
         * RepaidCoin
         * @description One coin used for the repayment.
         */
        RepaidCoin: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount used for the repayment, in units of the coin. */
            repaymentQty?: components["schemas"]["DecimalText"];
        };
        /**
         * AccountQuickRepaymentResult
         * @description Coins used for a repayment.
         */
        AccountQuickRepaymentResult: {
            /** @description Coins in the order they were used. */
            list: components["schemas"]["RepaidCoin"][];
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
         * RepayCoinRequest
         * @description Repayment of one coin.
         */
        RepayCoinRequest: {
            /** @description Coin to repay. */
            coin: components["schemas"]["Coin"];
            /** @description Amount to repay in units of the coin; everything when left out. */
            amount?: components["schemas"]["DecimalString"];
            /**
             * @description Which liabilities to repay. `ALL` repays floating-rate ones first. Default `FLEXIBLE`.
             * @default FLEXIBLE
             */
            repaymentType?: components["schemas"]["RepaymentType"];
        };
        /**
         * RepayEverythingType
         * @description Repays floating-rate and fixed-rate liabilities.
         * @enum {string}
         */
        RepayEverythingType: "ALL";
        /**
         * RepayEverythingRequest
         * @description Repayment of every liability of every coin.
         */
        RepayEverythingRequest: {
            /** @description `ALL`, the only kind that works without a coin. */
            repaymentType: components["schemas"]["RepayEverythingType"];
        };
        /**
         * AccountRepayRequest
         * @description What to repay: one coin, or everything.
         */
        AccountRepayRequest: components["schemas"]["RepayCoinRequest"] | components["schemas"]["RepayEverythingRequest"];
        /**
         * AccountRepayResult
         * @description Outcome of a repayment.
         */
        AccountRepayResult: {
            /** @description Outcome. `P` in progress, `SU` done, `FA` failed. */
            resultStatus: components["schemas"]["RepaymentStatusValue"];
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
         * SwitchWord
         * @description Whether something is on, as a word.
         * @enum {string}
         */
        SwitchWord: "ON" | "OFF";
        /**
         * AccountSetCollateralSwitchRequest
         * @description Coin and its wanted state.
         */
        AccountSetCollateralSwitchRequest: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Whether the coin is used as collateral. */
            collateralSwitch: components["schemas"]["SwitchWord"];
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
         * CollateralSwitchChange
         * @description Wanted state of one coin.
         */
        CollateralSwitchChange: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Whether the coin is used as collateral. */
            collateralSwitch: components["schemas"]["SwitchWord"];
        };
        /**
         * AccountSetCollateralSwitchBatchRequest
         * @description Coins and their wanted state.
         */
        AccountSetCollateralSwitchBatchRequest: {
            /** @description Coins and their wanted state. */
            request: components["schemas"]["CollateralSwitchChange"][];
        };
        /**
         * CollateralSwitchState
         * @description New state of one coin.
         */
        CollateralSwitchState: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Whether the coin is used as collateral. */
            collateralSwitch: components["schemas"]["SwitchWordValue"];
        };
        /**
         * AccountSetCollateralSwitchBatchResult
         * @description New states.
         */
        AccountSetCollateralSwitchBatchResult: {
            /** @description One record for each coin. */
            list: components["schemas"]["CollateralSwitchState"][];
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
         * OnOff
         * @description A switch as text, `1` on and `0` off.
         * @enum {string}
         */
        OnOff: "1" | "0";
        /**
         * AccountSetDeltaModeRequest
         * @description Wanted state of delta-neutral mode.
         */
        AccountSetDeltaModeRequest: {
            /** @description `1` switches delta-neutral mode on, `0` off. */
            deltaEnable: components["schemas"]["OnOff"];
        };
        /**
         * AccountSetDeltaModeResult
         * @description Outcome of the change; mostly empty.
         */
        AccountSetDeltaModeResult: {
            /** @description Outcome of the change. */
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
         * @description Wanted state of spot hedging.
         */
        AccountSetHedgingModeRequest: {
            /** @description Whether spot hedging shall be on. */
            setHedgingMode: components["schemas"]["SwitchWord"];
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
         * @description Wanted treatment of prices beyond the limit.
         */
        AccountSetLimitPxActionRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategorySpotAndFutures"];
            /** @description Whether the system may move a price to the nearest allowed one instead of refusing the order. */
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
         * MarginMode
         * @description Margin mode of an account; `REGULAR_MARGIN` is cross margin.
         * @enum {string}
         */
        MarginMode: "ISOLATED_MARGIN" | "REGULAR_MARGIN" | "PORTFOLIO_MARGIN";
        /**
         * AccountSetMarginModeRequest
         * @description Wanted margin mode.
         */
        AccountSetMarginModeRequest: {
            /** @description Margin mode to change to; `REGULAR_MARGIN` is cross margin. */
            setMarginMode: components["schemas"]["MarginMode"];
        };
        /**
         * MarginModeReason
         * @description One reason why the margin mode cannot be changed.
         */
        MarginModeReason: {
            /** @description Code of the reason. */
            reasonCode: string;
            /** @description Reason in words. */
            reasonMsg?: string;
        };
        /**
         * AccountSetMarginModeResult
         * @description Reasons of a refusal.
         */
        AccountSetMarginModeResult: {
            /** @description Why the mode cannot be changed; empty when it was. */
            reasons: components["schemas"]["MarginModeReason"][];
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
         * @description Group of the account.
         */
        AccountSmpGroupResult: {
            /** @description Group whose members never match each other; 0 means none. Text since August 2026, a number before. */
            smpGroup: string | number;
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
         * DailyTradeSum
         * @description Sums of one day.
         */
        DailyTradeSum: {
            /** @description Day of the sums. */
            day?: string;
            /** @description Value bought. */
            sumBuyExecValue?: components["schemas"]["DecimalText"];
            /** @description Value sold. */
            sumSellExecValue?: components["schemas"]["DecimalText"];
            /** @description Value of all executions. */
            sumExecValue?: components["schemas"]["DecimalText"];
        };
        /**
         * AccountTradeInfoForAnalysisResult
         * @description Sums of the trades of a symbol.
         */
        AccountTradeInfoForAnalysisResult: {
            /** @description Realised gain or loss of the symbol. */
            symbolRnl?: components["schemas"]["DecimalText"];
            /** @description Quantity bought minus quantity sold. */
            netExecQty?: components["schemas"]["DecimalText"];
            /** @description Value of all executions. */
            sumExecValue?: components["schemas"]["DecimalText"];
            /** @description Quantity of all executions. */
            sumExecQty?: components["schemas"]["DecimalText"];
            /** @description Average price bought at. */
            avgBuyExecPrice?: components["schemas"]["DecimalText"];
            /** @description Value bought. */
            sumBuyExecValue?: components["schemas"]["DecimalText"];
            /** @description Quantity bought. */
            sumBuyExecQty?: components["schemas"]["DecimalText"];
            /** @description Fees of buying. */
            sumBuyExecFee?: components["schemas"]["DecimalText"];
            /** @description Quantity of all buy orders. */
            sumBuyOrderQty?: components["schemas"]["DecimalText"];
            /** @description Average price sold at. */
            avgSellExecPrice?: components["schemas"]["DecimalText"];
            /** @description Value sold. */
            sumSellExecValue?: components["schemas"]["DecimalText"];
            /** @description Quantity sold. */
            sumSellExecQty?: components["schemas"]["DecimalText"];
            /** @description Fees of selling. */
            sumSellExecFee?: components["schemas"]["DecimalText"];
            /** @description Quantity of all sell orders. */
            sumSellOrderQty?: components["schemas"]["DecimalText"];
            /** @description Number of the newest margin version. */
            maxMarginVersion?: number;
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin: components["schemas"]["Coin"];
            /** @description Coin in which gains and losses are settled, in capitals. */
            settleCoin?: components["schemas"]["Coin"];
            /** @description The same sums for each day. */
            sumPriceList?: components["schemas"]["DailyTradeSum"][];
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
        TransactionLogType: "TRANSFER_IN" | "TRANSFER_OUT" | "TRADE" | "SETTLEMENT" | "DELIVERY" | "LIQUIDATION" | "ADL" | "AIRDROP" | "BONUS" | "BONUS_RECOLLECT" | "FEE_REFUND" | "INTEREST" | "CURRENCY_BUY" | "CURRENCY_SELL" | "BORROWED_AMOUNT_INS_LOAN" | "PRINCIPLE_REPAYMENT_INS_LOAN" | "INTEREST_REPAYMENT_INS_LOAN" | "AUTO_SOLD_COLLATERAL_INS_LOAN" | "AUTO_BUY_LIABILITY_INS_LOAN" | "AUTO_PRINCIPLE_REPAYMENT_INS_LOAN" | "AUTO_INTEREST_REPAYMENT_INS_LOAN" | "TRANSFER_IN_INS_LOAN" | "TRANSFER_OUT_INS_LOAN" | "SPOT_REPAYMENT_SELL" | "SPOT_REPAYMENT_BUY" | "TOKENS_SUBSCRIPTION" | "TOKENS_REDEMPTION" | "AUTO_DEDUCTION" | "FLEXIBLE_STAKING_SUBSCRIPTION" | "FLEXIBLE_STAKING_REDEMPTION" | "FIXED_STAKING_SUBSCRIPTION" | "FLEXIBLE_STAKING_REFUND" | "FIXED_STAKING_REFUND" | "PREMARKET_TRANSFER_OUT" | "PREMARKET_DELIVERY_SELL_NEW_COIN" | "PREMARKET_DELIVERY_BUY_NEW_COIN" | "PREMARKET_DELIVERY_PLEDGE_PAY_SELLER" | "PREMARKET_DELIVERY_PLEDGE_BACK" | "PREMARKET_ROLLBACK_PLEDGE_BACK" | "PREMARKET_ROLLBACK_PLEDGE_PENALTY_TO_BUYER" | "CUSTODY_NETWORK_FEE" | "CUSTODY_SETTLE_FEE" | "CUSTODY_LOCK" | "CUSTODY_UNLOCK" | "CUSTODY_UNLOCK_REFUND" | "LOANS_BORROW_FUNDS" | "LOANS_PLEDGE_ASSET" | "MANUAL_LOANS_BORROW" | "MANUAL_LOANS_REPAY" | "AUTO_LOANS_BORROW" | "AUTO_LOANS_REPAY" | "BONUS_TRANSFER_IN" | "BONUS_TRANSFER_OUT" | "PEF_TRANSFER_IN" | "PEF_TRANSFER_OUT" | "PEF_PROFIT_SHARE" | "ONCHAINEARN_SUBSCRIPTION" | "ONCHAINEARN_REDEMPTION" | "ONCHAINEARN_REFUND" | "STRUCTURE_PRODUCT_SUBSCRIPTION" | "STRUCTURE_PRODUCT_REFUND" | "CLASSIC_WEALTH_MANAGEMENT_SUBSCRIPTION" | "PREMIMUM_WEALTH_MANAGEMENT_SUBSCRIPTION" | "PREMIMUM_WEALTH_MANAGEMENT_REFUND" | "LIQUIDITY_MINING_SUBSCRIPTION" | "LIQUIDITY_MINING_REFUND" | "PWM_SUBSCRIPTION" | "PWM_REFUND" | "DEFI_INVESTMENT_SUBSCRIPTION" | "DEFI_INVESTMENT_REFUND" | "DEFI_INVESTMENT_REDEMPTION" | "INSTITUTION_LOAN_IN" | "INSTITUTION_PAYBACK_PRINCIPAL_OUT" | "INSTITUTION_PAYBACK_INTEREST_OUT" | "INSTITUTION_EXCHANGE_SELL" | "INSTITUTION_EXCHANGE_BUY" | "INSTITUTION_LIQ_PRINCIPAL_OUT" | "INSTITUTION_LIQ_INTEREST_OUT" | "INSTITUTION_LOAN_TRANSFER_IN" | "INSTITUTION_LOAN_TRANSFER_OUT" | "INSTITUTION_LOAN_WITHOUT_WITHDRAW" | "INSTITUTION_LOAN_RESERVE_IN" | "INSTITUTION_LOAN_RESERVE_OUT" | "SPREAD_FEE_OUT" | "PLATFORM_TOKEN_MNT_LIQRECALLEDMMNT" | "PLATFORM_TOKEN_MNT_LIQRETURNEDMNT" | "BORROW" | "REPAY" | "CONVERT" | "BROKER_ABACCOUNT_FEE" | "EARNING_REDEMPTION_SELL" | "EARNING_REDEMPTION_BUY" | "DBS_CASH_OUT" | "DBS_CASH_IN" | "DBS_CASH_OUT_TR" | "DBS_CASH_IN_TR" | "CUSTODY_CASH_RECOVER_TR" | "ALPHA_SMALL_TOKEN_REFUND" | "TWAP_BUDGET_AIRDROP" | "TWAP_BUDGET_RECALL" | "FLOATING_TO_FIXED_BORROW" | "FLOATING_TO_FIXED_REPAY" | "IDN_CONVERT_IN" | "IDN_CONVERT_OUT" | "DIVIDEND_SETTLEMENT" | "FORWARD_SPLIT_SETTLE" | "REVERSE_SPLIT_SETTLE" | "FORWARD_SPLIT_OPEN" | "REVERSE_SPLIT_OPEN";
        /**
         * TransSubType
         * @description Detail of the kind of a transaction.
         * @enum {string}
         */
        TransSubType: "movePosition";
        /**
         * TransactionSideValue
         * @description Direction of a transaction. Other values may appear.
         */
        TransactionSideValue: "Buy" | "Sell" | "None" | "" | (string & {});
        /**
         * TransactionLogTypeValue
         * @description Kind of transaction. Other values may appear.
         */
        TransactionLogTypeValue: "TRANSFER_IN" | "TRANSFER_OUT" | "TRADE" | "SETTLEMENT" | "DELIVERY" | "LIQUIDATION" | "ADL" | "AIRDROP" | "BONUS" | "BONUS_RECOLLECT" | "FEE_REFUND" | "INTEREST" | "CURRENCY_BUY" | "CURRENCY_SELL" | "BORROWED_AMOUNT_INS_LOAN" | "PRINCIPLE_REPAYMENT_INS_LOAN" | "INTEREST_REPAYMENT_INS_LOAN" | "AUTO_SOLD_COLLATERAL_INS_LOAN" | "AUTO_BUY_LIABILITY_INS_LOAN" | "AUTO_PRINCIPLE_REPAYMENT_INS_LOAN" | "AUTO_INTEREST_REPAYMENT_INS_LOAN" | "TRANSFER_IN_INS_LOAN" | "TRANSFER_OUT_INS_LOAN" | "SPOT_REPAYMENT_SELL" | "SPOT_REPAYMENT_BUY" | "TOKENS_SUBSCRIPTION" | "TOKENS_REDEMPTION" | "AUTO_DEDUCTION" | "FLEXIBLE_STAKING_SUBSCRIPTION" | "FLEXIBLE_STAKING_REDEMPTION" | "FIXED_STAKING_SUBSCRIPTION" | "FLEXIBLE_STAKING_REFUND" | "FIXED_STAKING_REFUND" | "PREMARKET_TRANSFER_OUT" | "PREMARKET_DELIVERY_SELL_NEW_COIN" | "PREMARKET_DELIVERY_BUY_NEW_COIN" | "PREMARKET_DELIVERY_PLEDGE_PAY_SELLER" | "PREMARKET_DELIVERY_PLEDGE_BACK" | "PREMARKET_ROLLBACK_PLEDGE_BACK" | "PREMARKET_ROLLBACK_PLEDGE_PENALTY_TO_BUYER" | "CUSTODY_NETWORK_FEE" | "CUSTODY_SETTLE_FEE" | "CUSTODY_LOCK" | "CUSTODY_UNLOCK" | "CUSTODY_UNLOCK_REFUND" | "LOANS_BORROW_FUNDS" | "LOANS_PLEDGE_ASSET" | "MANUAL_LOANS_BORROW" | "MANUAL_LOANS_REPAY" | "AUTO_LOANS_BORROW" | "AUTO_LOANS_REPAY" | "BONUS_TRANSFER_IN" | "BONUS_TRANSFER_OUT" | "PEF_TRANSFER_IN" | "PEF_TRANSFER_OUT" | "PEF_PROFIT_SHARE" | "ONCHAINEARN_SUBSCRIPTION" | "ONCHAINEARN_REDEMPTION" | "ONCHAINEARN_REFUND" | "STRUCTURE_PRODUCT_SUBSCRIPTION" | "STRUCTURE_PRODUCT_REFUND" | "CLASSIC_WEALTH_MANAGEMENT_SUBSCRIPTION" | "PREMIMUM_WEALTH_MANAGEMENT_SUBSCRIPTION" | "PREMIMUM_WEALTH_MANAGEMENT_REFUND" | "LIQUIDITY_MINING_SUBSCRIPTION" | "LIQUIDITY_MINING_REFUND" | "PWM_SUBSCRIPTION" | "PWM_REFUND" | "DEFI_INVESTMENT_SUBSCRIPTION" | "DEFI_INVESTMENT_REFUND" | "DEFI_INVESTMENT_REDEMPTION" | "INSTITUTION_LOAN_IN" | "INSTITUTION_PAYBACK_PRINCIPAL_OUT" | "INSTITUTION_PAYBACK_INTEREST_OUT" | "INSTITUTION_EXCHANGE_SELL" | "INSTITUTION_EXCHANGE_BUY" | "INSTITUTION_LIQ_PRINCIPAL_OUT" | "INSTITUTION_LIQ_INTEREST_OUT" | "INSTITUTION_LOAN_TRANSFER_IN" | "INSTITUTION_LOAN_TRANSFER_OUT" | "INSTITUTION_LOAN_WITHOUT_WITHDRAW" | "INSTITUTION_LOAN_RESERVE_IN" | "INSTITUTION_LOAN_RESERVE_OUT" | "SPREAD_FEE_OUT" | "PLATFORM_TOKEN_MNT_LIQRECALLEDMMNT" | "PLATFORM_TOKEN_MNT_LIQRETURNEDMNT" | "BORROW" | "REPAY" | "CONVERT" | "BROKER_ABACCOUNT_FEE" | "EARNING_REDEMPTION_SELL" | "EARNING_REDEMPTION_BUY" | "DBS_CASH_OUT" | "DBS_CASH_IN" | "DBS_CASH_OUT_TR" | "DBS_CASH_IN_TR" | "CUSTODY_CASH_RECOVER_TR" | "ALPHA_SMALL_TOKEN_REFUND" | "TWAP_BUDGET_AIRDROP" | "TWAP_BUDGET_RECALL" | "FLOATING_TO_FIXED_BORROW" | "FLOATING_TO_FIXED_REPAY" | "IDN_CONVERT_IN" | "IDN_CONVERT_OUT" | "DIVIDEND_SETTLEMENT" | "FORWARD_SPLIT_SETTLE" | "REVERSE_SPLIT_SETTLE" | "FORWARD_SPLIT_OPEN" | "REVERSE_SPLIT_OPEN" | (string & {});
        /**
         * TransSubTypeValue
         * @description Detail of the kind of a transaction. Other values may appear.
         */
        TransSubTypeValue: "movePosition" | "" | (string & {});
        /**
         * OrderId
         * @description Id the platform gave an order.
         */
        OrderId: string;
        /**
         * TransactionLogEntry
         * @description One change of the balance.
         */
        TransactionLogEntry: {
            /** @description Id of the entry. */
            id: string;
            /** @description Symbol of the transaction; an empty string when it has none. */
            symbol: components["schemas"]["Symbol"];
            /** @description Product category; an empty string when it has none. */
            category: components["schemas"]["CategoryValue"];
            /** @description `Buy` or `Sell`; `None` or an empty string where there is no side. */
            side: components["schemas"]["TransactionSideValue"];
            /** @description When the transaction took place, in milliseconds. */
            transactionTime: components["schemas"]["TimestampMsString"];
            /** @description Kind of transaction. */
            type: components["schemas"]["TransactionLogTypeValue"];
            /** @description Detail of the kind; `movePosition` for moved positions, an empty string otherwise. */
            transSubType?: components["schemas"]["TransSubTypeValue"];
            /** @description Quantity. Of spot, negative when it leaves the account; of futures, without direction. */
            qty: components["schemas"]["DecimalText"];
            /** @description Size of the position after the trade, negative when short. */
            size: components["schemas"]["DecimalText"];
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Price of the trade. */
            tradePrice: components["schemas"]["DecimalText"];
            /** @description Funding fee; positive when received, negative when paid, an empty string when there is none. */
            funding: components["schemas"]["DecimalText"];
            /** @description Trading fee; positive when paid, negative for a rebate. */
            fee: components["schemas"]["DecimalText"];
            /** @description Change of cash without fees and funding. */
            cashFlow: components["schemas"]["DecimalText"];
            /** @description Change of cash in all: cash flow plus funding minus fee. */
            change: components["schemas"]["DecimalText"];
            /** @description Wallet balance after the change. */
            cashBalance: components["schemas"]["DecimalText"];
            /** @description Rate of the trading fee, or of funding for settlements, as a fraction. */
            feeRate: components["schemas"]["DecimalText"];
            /** @description Change of the bonus; an empty string when there is none. */
            bonusChange: components["schemas"]["DecimalText"];
            /** @description Id of the trade; an empty string when there is none. */
            tradeId: string;
            /** @description Order of the transaction; an empty string when there is none. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
            /** @description JSON text with additional fees such as taxes; an empty string when there are none. */
            extraFees?: string;
            /** @description Kind of transaction as the website shows it. */
            displayType?: string;
        };
        /**
         * AccountTransactionLogResult
         * @description A page of the transaction log.
         */
        AccountTransactionLogResult: {
            /** @description Entries, newest first. */
            list: components["schemas"]["TransactionLogEntry"][];
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
         * UpgradeStatusValue
         * @description State of the upgrade of an account. Other values may appear.
         */
        UpgradeStatusValue: "FAIL" | "PROCESS" | "SUCCESS" | (string & {});
        /**
         * UpgradeMessage
         * @description Reasons why the upgrade failed.
         */
        UpgradeMessage: {
            /** @description One text for each reason. */
            msg: string[];
        };
        /**
         * AccountUpgradeToUtaResult
         * @description State of the upgrade.
         */
        AccountUpgradeToUtaResult: {
            /** @description State of the upgrade. */
            unifiedUpdateStatus: components["schemas"]["UpgradeStatusValue"];
            /** @description Reasons of a failure; null otherwise. */
            unifiedUpdateMsg?: components["schemas"]["UpgradeMessage"] | null;
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
         * @description Trading settings of the account.
         */
        AccountUserSettingConfigResult: {
            /** @description Spot: true when a price beyond the limit is moved, false when the order is refused. */
            lpaSpot: boolean;
            /** @description Futures: true when an order beyond the limit is refused, false when its price is moved; absent where there are no futures. */
            lpaPerp?: boolean;
            /** @description Whether delta-neutral mode is on. */
            deltaEnable?: boolean;
            /** @description Whether spot fees are paid in MNT. */
            smsef?: boolean;
            /** @description Whether futures fees are paid in MNT. */
            fmsef?: boolean;
            /** @description Default self-match prevention. 0 for the default, 1 to cancel the taker, 2 the maker, 3 both. */
            smpType?: number | string;
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
         * AccountTypeValue
         * @description Wallet of an account. Other values may appear.
         */
        AccountTypeValue: "UNIFIED" | "FUND" | (string & {});
        /**
         * CollateralRestrictionValue
         * @description Restriction of a coin as collateral. Other values may appear.
         */
        CollateralRestrictionValue: "-1" | "0" | "1" | "2" | (string & {});
        /**
         * WalletCoin
         * @description Balance of one coin.
         */
        WalletCoin: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Equity in units of the coin. */
            equity: components["schemas"]["DecimalText"];
            /** @description Value in US dollars. */
            usdValue: components["schemas"]["DecimalText"];
            /** @description Balance of the wallet in units of the coin. */
            walletBalance: components["schemas"]["DecimalText"];
            /** @description Amount held by open spot orders. */
            locked: components["schemas"]["DecimalText"];
            /** @description Amount that hedges derivatives in portfolio margin mode; `0` by default. */
            spotHedgingQty: components["schemas"]["DecimalText"];
            /** @description Amount borrowed for spot and derivatives, in units of the coin. */
            borrowAmount: components["schemas"]["DecimalText"];
            /** @description Interest accrued, in units of the coin. */
            accruedInterest: components["schemas"]["DecimalText"];
            /** @description Margin held by open orders; an empty string in portfolio margin mode. */
            totalOrderIM: components["schemas"]["DecimalText"];
            /** @description Initial margin of all positions; an empty string in portfolio margin mode. */
            totalPositionIM: components["schemas"]["DecimalText"];
            /** @description Maintenance margin of all positions; an empty string in portfolio margin mode. */
            totalPositionMM: components["schemas"]["DecimalText"];
            /** @description Gain or loss that is not realised yet. */
            unrealisedPnl: components["schemas"]["DecimalText"];
            /** @description Gains and losses realised in all. */
            cumRealisedPnl: components["schemas"]["DecimalText"];
            /** @description Bonus in units of the coin. */
            bonus: components["schemas"]["DecimalText"];
            /** @description Whether the platform accepts the coin as collateral; when false, `collateralSwitch` means nothing. */
            marginCollateral: boolean;
            /** @description Whether the account uses the coin as collateral; meaningless when `marginCollateral` is false. */
            collateralSwitch: boolean;
            /** @description Restriction of the coin as collateral. `0` none, `1` near the limit of the platform, `2` restricted, `-1` unknown. */
            colRes?: components["schemas"]["CollateralRestrictionValue"];
            /** @description Amount borrowed for spot trading, in units of the coin. */
            spotBorrow?: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description Formerly the amount free in the spot wallet, which no longer exists; see `walletBalance`.
             */
            free?: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description Formerly the amount that can be withdrawn; use `accountWithdrawal`.
             */
            availableToWithdraw?: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description Formerly the amount that can be borrowed; use `accountCollateralInfo`.
             */
            availableToBorrow?: components["schemas"]["DecimalText"];
        };
        /**
         * WalletBalance
         * @description Balances of one account, in US dollars and by coin.
         */
        WalletBalance: {
            /** @description Wallet of the balances. */
            accountType: components["schemas"]["AccountTypeValue"];
            /** @description Initial margin of the account as a fraction of its margin balance; an empty string where it does not apply. */
            accountIMRate: components["schemas"]["DecimalText"];
            /** @description Maintenance margin of the account as a fraction of its margin balance; an empty string where it does not apply. */
            accountMMRate: components["schemas"]["DecimalText"];
            /** @description Equity of the account in US dollars. */
            totalEquity: components["schemas"]["DecimalText"];
            /** @description Wallet balance of the account in US dollars. */
            totalWalletBalance: components["schemas"]["DecimalText"];
            /** @description Margin balance of the account in US dollars. */
            totalMarginBalance: components["schemas"]["DecimalText"];
            /** @description Balance of the account that can be used as margin, in US dollars. */
            totalAvailableBalance: components["schemas"]["DecimalText"];
            /** @description Unrealised gain or loss of perpetuals and futures, in US dollars. */
            totalPerpUPL: components["schemas"]["DecimalText"];
            /** @description Initial margin of the account in US dollars. */
            totalInitialMargin: components["schemas"]["DecimalText"];
            /** @description Maintenance margin of the account in US dollars. */
            totalMaintenanceMargin: components["schemas"]["DecimalText"];
            /** @description The same as `accountIMRate`. */
            accountIMRateByMp?: components["schemas"]["DecimalText"];
            /** @description The same as `accountMMRate`. */
            accountMMRateByMp?: components["schemas"]["DecimalText"];
            /** @description The same as `totalInitialMargin`. */
            totalInitialMarginByMp?: components["schemas"]["DecimalText"];
            /** @description The same as `totalMaintenanceMargin`. */
            totalMaintenanceMarginByMp?: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description Formerly the loan-to-value ratio; no replacement is documented.
             */
            accountLTV?: components["schemas"]["DecimalText"];
            /** @description Balances of the single coins. */
            coin: components["schemas"]["WalletCoin"][];
        };
        /**
         * AccountWalletBalanceResult
         * @description Balances.
         */
        AccountWalletBalanceResult: {
            /** @description One record for the account. */
            list: components["schemas"]["WalletBalance"][];
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
         * AvailableWithdrawalMap
         * @description Transferable amounts by coin: the name is the coin, the value the amount in it.
         */
        AvailableWithdrawalMap: {
            [key: string]: components["schemas"]["DecimalText"];
        };
        /**
         * AccountWithdrawalResult
         * @description What can be transferred out.
         */
        AccountWithdrawalResult: {
            /** @description Transferable amount of the first coin asked for. */
            availableWithdrawal: components["schemas"]["DecimalText"];
            /** @description Transferable amount of each coin asked for. */
            availableWithdrawalMap?: components["schemas"]["AvailableWithdrawalMap"];
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
         * AnnouncementKind
         * @description Kind of an announcement.
         */
        AnnouncementKind: {
            /** @description Name of the kind in the language asked for. */
            title: string;
            /** @description Key of the kind. */
            key: components["schemas"]["AnnouncementTypeValue"];
        };
        /**
         * Announcement
         * @description One announcement.
         */
        Announcement: {
            /** @description Headline. */
            title: string;
            /** @description First lines of the text. */
            description: string;
            /** @description Kind of announcement. */
            type: components["schemas"]["AnnouncementKind"];
            /** @description Tags in the language asked for. */
            tags: string[];
            /** @description Address of the full text. */
            url: string;
            /** @description Time the author gave it, in milliseconds. */
            dateTimestamp: number;
            /** @description Start of the event, in milliseconds; the field table's spelling. */
            startDataTimestamp?: number;
            /** @description End of the event, in milliseconds; the field table's spelling. */
            endDataTimestamp?: number;
            /** @description When it was published, in milliseconds. */
            publishTime?: number;
            /** @description Start of the event, in milliseconds; counts for `latest_activities`. */
            startDateTimestamp: components["schemas"]["TimestampMs"];
            /** @description End of the event, in milliseconds; counts for `latest_activities`. */
            endDateTimestamp: components["schemas"]["TimestampMs"];
        };
        /**
         * AnnouncementsIndexResult
         * @description What `announcementsIndex` returns.
         */
        AnnouncementsIndexResult: {
            /** @description Announcements in all pages. */
            total: number;
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["Announcement"][];
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
         * ApilimitRate
         * @description Rate limit of some accounts in one business.
         */
        ApilimitRate: {
            /** @description Uids the limit is for, joined by commas. */
            uids: string;
            /** @description Business the limit is for. */
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
            list: components["schemas"]["ApilimitRate"][];
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
         * ApilimitQueryAllResult
         * @description What `apilimitQueryAll` returns.
         */
        ApilimitQueryAllResult: {
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["ApilimitRate"][];
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
         * ApilimitCap
         * @description Caps of one business.
         */
        ApilimitCap: {
            /** @description Business the caps are for. */
            bizType: components["schemas"]["BizTypeValue"];
            /** @description Requests in one second that are given to all accounts together. */
            totalRate: string;
            /** @description Requests in one second that the whole institution may have. */
            insCap: string;
            /** @description Requests in one second that one account may have. */
            uidCap: string;
        };
        /**
         * ApilimitQueryCapResult
         * @description What `apilimitQueryCap` returns.
         */
        ApilimitQueryCapResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["ApilimitCap"][];
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
         * @description One limit to set. Its field `rate` was once named `limit`.
         */
        ApilimitSetRequestItem: {
            /** @description Uids to set the limit for, joined by commas. */
            uids: string;
            /** @description Business the limit is for. */
            bizType: components["schemas"]["BizType"];
            /** @description Requests to allow in one second. */
            rate: number;
        };
        /**
         * ApilimitSetRequest
         * @description Body of `apilimitSet`.
         */
        ApilimitSetRequest: {
            /** @description The limits to set. */
            list: components["schemas"]["ApilimitSetRequestItem"][];
        };
        /**
         * RateLimitMessageValue
         * @description What became of one change of a limit. Other values may appear.
         */
        RateLimitMessageValue: "API limit updated successfully" | "Requested limit exceeds maximum allowed per user" | "No permission to operate these UIDs" | "API cap configuration not found" | "API cap configuration not found for bizType" | "Requested limit would exceed institutional quota" | (string & {});
        /**
         * ApilimitSetItem
         * @description What became of one change.
         */
        ApilimitSetItem: {
            /** @description Uids the change was for, joined by commas. */
            uids: string;
            /** @description Business the change was for. */
            bizType: components["schemas"]["BizTypeValue"];
            /** @description Requests allowed in one second. */
            rate: number;
            /** @description Whether the change was made. */
            success: boolean;
            /** @description What became of the change, as text. */
            msg: components["schemas"]["RateLimitMessageValue"];
        };
        /**
         * ApilimitSetResult
         * @description What became of each change; the list comes under either name.
         */
        ApilimitSetResult: {
            /** @description The changes, under the name of the field table. */
            list?: components["schemas"]["ApilimitSetItem"][];
            /** @description The changes, under the name that answers carry. */
            result?: components["schemas"]["ApilimitSetItem"][];
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
         * AssetAccountType
         * @description Area of the platform that holds assets.
         * @enum {string}
         */
        AssetAccountType: "FundingAccount" | "UnifiedTradingAccount" | "Earn" | "TradingBot" | "CopyTrading" | "CryptoLoans" | "CryptoLoans_legacy" | "PayLater" | "Launchpool" | "TradFi" | "MarginStakedSOL" | "Alpha";
        /**
         * AssetAccountTypeValue
         * @description Area of the platform that holds assets. Other values may appear.
         */
        AssetAccountTypeValue: "FundingAccount" | "UnifiedTradingAccount" | "Earn" | "TradingBot" | "CopyTrading" | "CryptoLoans" | "CryptoLoans_legacy" | "PayLater" | "Launchpool" | "TradFi" | "MarginStakedSOL" | "Alpha" | (string & {});
        /**
         * AssetOverviewCoin
         * @description Holding of one coin.
         */
        AssetOverviewCoin: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Equity in units of the coin. */
            equity: components["schemas"]["DecimalText"];
        };
        /**
         * AssetCategoryValue
         * @description Part of an area that holds assets. Other values may appear.
         */
        AssetCategoryValue: "Easy Earn" | "Futures Grid Bot" | "Futures Combo Bot" | "Futures Martingale Bot" | "Copy Trading Classic" | "Copy Trading TradFi" | "Copy Trading Pro" | "trade" | "farm" | "Predication" | "crypto" | "stocks" | (string & {});
        /**
         * AssetOverviewFarm
         * @description Price range of a farming position.
         */
        AssetOverviewFarm: {
            /** @description Upper price of the range. */
            priceUpper?: components["schemas"]["DecimalText"];
            /** @description Lower price of the range. */
            priceLower?: components["schemas"]["DecimalText"];
            /** @description Unit of the equity, such as `USD`. */
            equityUnit?: string;
        };
        /**
         * AssetOverviewCategoryCoin
         * @description Holding of one coin in a category.
         */
        AssetOverviewCategoryCoin: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Equity in units of the coin. */
            equity: components["schemas"]["DecimalText"];
            /** @description Range of a farming position; only for the category `farm` of `Alpha`. */
            extMap?: components["schemas"]["AssetOverviewFarm"];
        };
        /**
         * AssetOverviewCategory
         * @description Assets in one category of an area.
         */
        AssetOverviewCategory: {
            /** @description Category inside the area. */
            category: components["schemas"]["AssetCategoryValue"];
            /** @description Equity of the category, in the valuation currency. */
            equity: components["schemas"]["DecimalText"];
            /** @description Holdings by coin. */
            coinDetail: components["schemas"]["AssetOverviewCategoryCoin"][];
        };
        /**
         * AssetOverviewAccount
         * @description Assets in one area.
         */
        AssetOverviewAccount: {
            /** @description Area that holds the assets. */
            accountType: components["schemas"]["AssetAccountTypeValue"];
            /** @description Equity of the area, in the valuation currency. */
            totalEquity: components["schemas"]["DecimalText"];
            /** @description Currency the equity is expressed in. */
            valuationCurrency: string;
            /** @description When the numbers were taken, in milliseconds. */
            snapshotTime: components["schemas"]["TimestampMsString"];
            /** @description Holdings by coin, for areas without categories. */
            coinDetail?: components["schemas"]["AssetOverviewCoin"][];
            /** @description Holdings by category, for areas that have them. */
            categories?: components["schemas"]["AssetOverviewCategory"][];
        };
        /**
         * AssetAssetOverviewResult
         * @description What `assetAssetOverview` returns.
         */
        AssetAssetOverviewResult: {
            /** @description Equity of all areas, in the valuation currency. */
            totalEquity: components["schemas"]["DecimalText"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetOverviewAccount"][];
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
         * @description Greeks of one base coin.
         */
        AssetCoinGreeksItem: {
            /** @description Base coin of the positions, in capitals. */
            baseCoin: components["schemas"]["Coin"];
            /** @description Delta of all positions. */
            totalDelta?: components["schemas"]["DecimalText"];
            /** @description Gamma of all positions. */
            totalGamma?: components["schemas"]["DecimalText"];
            /** @description Vega of all positions. */
            totalVega?: components["schemas"]["DecimalText"];
            /** @description Theta of all positions. */
            totalTheta?: components["schemas"]["DecimalText"];
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
         * OnOffValue
         * @description A switch as text, `1` on and `0` off. Other values may appear.
         */
        OnOffValue: "1" | "0" | (string & {});
        /**
         * AssetCoinChain
         * @description One chain of a coin.
         */
        AssetCoinChain: {
            /** @description Name of the chain. */
            chain: string;
            /** @description Full name of the chain. */
            chainType: string;
            /** @description Confirmations after which a deposit is credited and can be traded. */
            confirmation: string;
            /** @description Fixed fee of a withdrawal in units of the coin; empty when the coin cannot be withdrawn. */
            withdrawFee: components["schemas"]["DecimalText"];
            /** @description Smallest deposit, in units of the coin. */
            depositMin: string;
            /** @description Smallest withdrawal, in units of the coin. */
            withdrawMin: string;
            /** @description Decimal places of deposits and withdrawals. */
            minAccuracy: string;
            /** @description Whether deposits are open, `1` open and `0` suspended. */
            chainDeposit: components["schemas"]["OnOffValue"];
            /** @description Whether withdrawals are open, `1` open and `0` suspended. */
            chainWithdraw: components["schemas"]["OnOffValue"];
            /** @description Part of the amount charged as fee, `0.022` being 2.2 percent. */
            withdrawPercentageFee: components["schemas"]["DecimalText"];
            /** @description Address of the token contract; an empty string for a native coin. */
            contractAddress?: string;
            /** @description Confirmations after which a deposit can be withdrawn. */
            safeConfirmNumber?: string;
            /** @description Largest single withdrawal, in units of the coin; `-1` means no limit. */
            withdrawMax?: string;
        };
        /**
         * AssetCoin
         * @description One coin and its chains.
         */
        AssetCoin: {
            /** @description Full name of the coin. */
            name: string;
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description The chains the coin can move on. */
            chains: components["schemas"]["AssetCoinChain"][];
            /**
             * @deprecated
             * @description Deprecated; the value says nothing.
             */
            remainAmount?: components["schemas"]["DecimalText"];
        };
        /**
         * AssetCoinQueryInfoResult
         * @description What `assetCoinQueryInfo` returns.
         */
        AssetCoinQueryInfoResult: {
            /** @description The records, in the order the platform gives them. */
            rows: components["schemas"]["AssetCoin"][];
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
         * SmallBalanceAccountType
         * @description Wallet for converting small balances, the unified one alone.
         * @enum {string}
         */
        SmallBalanceAccountType: "eb_convert_uta";
        /**
         * AssetCovertGetQuoteRequest
         * @description Body of `assetCovertGetQuote`.
         */
        AssetCovertGetQuoteRequest: {
            /** @description Wallet to convert from; only the unified one. */
            accountType: components["schemas"]["SmallBalanceAccountType"];
            /** @description Coins to convert, up to 20. */
            fromCoinList: components["schemas"]["Coin"][];
            /** @description Coin to receive: `MNT`, `USDT` or `USDC`. */
            toCoin: components["schemas"]["Coin"];
        };
        /**
         * ConvertSupportValue
         * @description Whether a coin can be converted, 1 yes and 2 no. Other values may appear.
         */
        ConvertSupportValue: (1 | 2) | number;
        /**
         * AssetCovertFee
         * @description Fee of a conversion.
         */
        AssetCovertFee: {
            /** @description Coin in which the fee is charged. */
            feeCoin: components["schemas"]["Coin"];
            /** @description Fee in units of its coin. */
            amount: components["schemas"]["DecimalText"];
            /** @description Fee as a fraction of the value, `0.0006` being 0.06 percent. */
            feeRate: components["schemas"]["DecimalText"];
        };
        /**
         * AssetCovertTaxFee
         * @description Tax of a conversion.
         */
        AssetCovertTaxFee: {
            /** @description Tax in units of its coin. */
            totalAmount: components["schemas"]["DecimalText"];
            /** @description Coin in which the tax is charged. */
            feeCoin: components["schemas"]["Coin"];
            /** @description Parts of the tax; seen empty only. */
            taxFeeItems: unknown[];
        };
        /**
         * AssetCovertQuoteCoin
         * @description Quote for one coin.
         */
        AssetCovertQuoteCoin: {
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Whether the coin can be converted, 1 yes and 2 no. */
            supportConvert?: components["schemas"]["ConvertSupportValue"];
            /** @description Balance that can be withdrawn, in units of the coin. */
            availableBalance?: components["schemas"]["DecimalText"];
            /** @description Value of the balance in USDT. */
            baseValue?: components["schemas"]["DecimalText"];
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Amount expected, in units of the coin received. */
            toAmount?: components["schemas"]["DecimalText"];
            /** @description Units received for one unit given. */
            exchangeRate?: components["schemas"]["DecimalText"];
            /** @description Fee of this conversion. */
            feeInfo?: components["schemas"]["AssetCovertFee"];
            /** @description Tax of this conversion. */
            taxFeeInfo?: components["schemas"]["AssetCovertTaxFee"];
        };
        /**
         * AssetCovertQuoteDetail
         * @description A quote for several small balances.
         */
        AssetCovertQuoteDetail: {
            /** @description When the quote was made, in milliseconds. */
            quoteCreateTime?: components["schemas"]["TimestampMsString"];
            /** @description When the quote expires, in milliseconds; 30 seconds later. */
            quoteExpireTime?: components["schemas"]["TimestampMsString"];
            /** @description The quote for each coin. */
            exchangeCoins?: components["schemas"]["AssetCovertQuoteCoin"][];
            /** @description Fees of all coins together. */
            totalFeeInfo?: components["schemas"]["AssetCovertFee"];
            /** @description Taxes of all coins together. */
            totalTaxFeeInfo?: components["schemas"]["AssetCovertTaxFee"];
        };
        /**
         * AssetCovertGetQuoteResult
         * @description What `assetCovertGetQuote` returns.
         */
        AssetCovertGetQuoteResult: {
            /** @description Id of the quote, needed to confirm it and to find it in the history. */
            quoteId: string;
            /** @description The quote itself. */
            result: components["schemas"]["AssetCovertQuoteDetail"];
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
            /** @description Id of the quote to confirm. */
            quoteId: string;
        };
        /**
         * ConvertStatusValue
         * @description State of a conversion; `partial_fulfillment` only for small balances. Other values may appear.
         */
        ConvertStatusValue: "init" | "processing" | "success" | "failure" | "partial_fulfillment" | (string & {});
        /**
         * AssetCovertSmallBalanceExecuteResult
         * @description What `assetCovertSmallBalanceExecute` returns.
         */
        AssetCovertSmallBalanceExecuteResult: {
            /** @description Id of the confirmed quote. */
            quoteId: string;
            /** @description Id of the conversion, the same as `quoteId`. */
            exchangeTxId: string;
            /** @description When the quote was confirmed, in milliseconds. */
            submitTime: components["schemas"]["TimestampMsString"];
            /** @description State of the conversion. */
            status: components["schemas"]["ConvertStatusValue"];
            /** @description Reason of a failure; empty by default. */
            msg?: string;
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
         * AssetCovertSmallBalancePart
         * @description One coin of a conversion of small balances.
         */
        AssetCovertSmallBalancePart: {
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Amount that is given. */
            fromAmount?: components["schemas"]["DecimalText"];
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Amount that is received. */
            toAmount?: components["schemas"]["DecimalText"];
            /** @description Coin in which the fee is charged. */
            feeCoin?: components["schemas"]["Coin"];
            /** @description Fee in units of the fee coin. */
            feeAmount?: components["schemas"]["DecimalText"];
            /** @description State of this part. */
            status: components["schemas"]["ConvertStatusValue"];
            /** @description Tax of this part. */
            taxFeeInfo?: components["schemas"]["AssetCovertTaxFee"];
        };
        /**
         * SmallBalanceSourceValue
         * @description Where a conversion of small balances took its coins. Other values may appear.
         */
        SmallBalanceSourceValue: "small_asset_uta" | "small_asset_funding" | (string & {});
        /**
         * AssetCovertSmallBalanceRecord
         * @description One conversion of small balances.
         */
        AssetCovertSmallBalanceRecord: {
            /** @description Wallet the coins came from. */
            accountType: components["schemas"]["ConvertAccountTypeValue"];
            /** @description Id of the conversion. */
            exchangeTxId: string;
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Amount received in all, in units of the coin received. */
            toAmount?: components["schemas"]["DecimalText"];
            /** @description The coins that were converted. */
            subRecords?: components["schemas"]["AssetCovertSmallBalancePart"][];
            /** @description State of the conversion. */
            status: components["schemas"]["ConvertStatusValue"];
            /** @description When the quote was made, in milliseconds. */
            createdAt?: components["schemas"]["TimestampMsString"];
            /** @description Wallet the conversion was made from. */
            exchangeSource?: components["schemas"]["SmallBalanceSourceValue"];
            /** @description Coin in which the fee is charged. */
            feeCoin?: components["schemas"]["Coin"];
            /** @description Fees in all, in units of the fee coin. */
            totalFeeAmount?: components["schemas"]["DecimalText"];
            /** @description Taxes in all. */
            totalTaxFeeInfo?: components["schemas"]["AssetCovertTaxFee"];
        };
        /**
         * AssetCovertSmallBalanceHistoryResult
         * @description What `assetCovertSmallBalanceHistory` returns.
         */
        AssetCovertSmallBalanceHistoryResult: {
            /** @description Number of this page. */
            cursor: string;
            /** @description Records in one page. */
            size: string;
            /** @description Number of the last page. */
            lastPage: string;
            /** @description Records in all pages. */
            totalCount: string;
            /** @description The conversions of this page. */
            records: components["schemas"]["AssetCovertSmallBalanceRecord"][];
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
         * AssetCovertSmallBalanceCoin
         * @description One small balance.
         */
        AssetCovertSmallBalanceCoin: {
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Whether the coin can be converted, 1 yes and 2 no. */
            supportConvert?: components["schemas"]["ConvertSupportValue"];
            /** @description Balance in units of the coin; it may exceed what can be converted. */
            availableBalance?: components["schemas"]["DecimalText"];
            /** @description Value of the balance in USDT. */
            baseValue?: components["schemas"]["DecimalText"];
            /** @description Reserved. */
            toAmount?: components["schemas"]["DecimalText"];
            /** @description Reserved. */
            exchangeRate?: components["schemas"]["DecimalText"];
            /** @description Reserved; `null`. */
            feeInfo?: Record<string, never> | string | null;
            /** @description Reserved; `null`. */
            taxFeeInfo?: Record<string, never> | string | null;
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
        };
        /**
         * AssetCovertSmallBalanceListResult
         * @description What `assetCovertSmallBalanceList` returns.
         */
        AssetCovertSmallBalanceListResult: {
            /** @description The small balances. */
            smallAssetCoins: components["schemas"]["AssetCovertSmallBalanceCoin"][];
            /** @description Coins that can be received. */
            supportToCoins: components["schemas"]["Coin"][];
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
         * SideValue
         * @description Direction of an order or position. Other values may appear.
         */
        SideValue: "Buy" | "Sell" | (string & {});
        /**
         * AssetDeliveryRecordItem
         * @description One delivery.
         */
        AssetDeliveryRecordItem: {
            /** @description When the contract was delivered, in milliseconds. */
            deliveryTime?: number;
            /** @description Contract in capitals, such as `BTC-26SEP25-90000-C`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Side of the position that was delivered. */
            side?: components["schemas"]["SideValue"];
            /** @description Size that was delivered. */
            position?: components["schemas"]["DecimalText"];
            /** @description Average price at which the position was entered. */
            entryPrice?: components["schemas"]["DecimalText"];
            /** @description Price at which the contract is delivered. */
            deliveryPrice?: components["schemas"]["DecimalText"];
            /** @description Exercise price of the option; empty for futures. */
            strike?: string;
            /** @description Fee in units of the settlement coin. */
            fee?: components["schemas"]["DecimalText"];
            /** @description Profit or loss realised by the delivery. */
            deliveryRpl?: components["schemas"]["DecimalText"];
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
         * DepositAccountType
         * @description Wallet that deposits can go to.
         * @enum {string}
         */
        DepositAccountType: "UNIFIED" | "FUND" | "EARN" | "CONTRACT";
        /**
         * AssetDepositDepositToAccountRequest
         * @description Body of `assetDepositDepositToAccount`.
         */
        AssetDepositDepositToAccountRequest: {
            /** @description Wallet for deposits; with `EARN` a coin without flexible savings goes to the funding wallet. `CONTRACT` is the derivatives wallet of a classic account. */
            accountType: components["schemas"]["DepositAccountType"];
        };
        /**
         * ResultFlagValue
         * @description Outcome, 1 for done and 0 for failed. Other values may appear.
         */
        ResultFlagValue: (0 | 1) | number;
        /**
         * AssetDepositDepositToAccountResult
         * @description What `assetDepositDepositToAccount` returns.
         */
        AssetDepositDepositToAccountResult: {
            /** @description 1 when the wallet was set, 0 when not. */
            status: components["schemas"]["ResultFlagValue"];
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
         * AssetDepositAddress
         * @description Address to deposit a coin at.
         */
        AssetDepositAddress: {
            /** @description Full name of the chain. */
            chainType: string;
            /** @description Address to send to. */
            addressDeposit: string;
            /** @description Tag or memo to send along; empty when the chain has none. */
            tagDeposit: string;
            /** @description Name of the chain. */
            chain: string;
            /** @description Largest deposit of this coin on this chain; `-1` means no limit. */
            batchReleaseLimit: string;
            /** @description Last 6 characters of the token contract; empty for a native coin. */
            contractAddress?: string;
        };
        /**
         * AssetDepositQueryAddressResult
         * @description What `assetDepositQueryAddress` returns.
         */
        AssetDepositQueryAddressResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description The address on each chain. */
            chains: components["schemas"]["AssetDepositAddress"][];
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
         * InternalDepositStatusValue
         * @description State of an internal deposit, 1 processing, 2 done, 3 failed. Other values may appear.
         */
        InternalDepositStatusValue: (1 | 2 | 3) | number;
        /**
         * ComplianceStatusValue
         * @description Data collection for Turkish users, 0 not needed, 1 pending, 2 collected, 3 complete. Other values may appear.
         */
        ComplianceStatusValue: (0 | 1 | 2 | 3) | number;
        /**
         * TaxStatusValue
         * @description Tax reporting of Austrian users, 0 not needed, 1 pending, 2 done. Other values may appear.
         */
        TaxStatusValue: (0 | 1 | 2) | number;
        /**
         * AssetInternalDepositRecord
         * @description One deposit from inside the platform.
         */
        AssetInternalDepositRecord: {
            /** @description Id of the deposit. */
            id: string;
            /** @description 1 for an internal deposit. */
            type: number;
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalText"];
            /** @description State of the deposit. */
            status: components["schemas"]["InternalDepositStatusValue"];
            /** @description Mail address or telephone number of the sender. */
            address: string;
            /** @description When the record was made, in milliseconds. */
            createdTime: components["schemas"]["TimestampMsString"];
            /** @description Uid of the account the amount leaves. */
            fromMemberId?: components["schemas"]["Uid"];
            /** @description Id of the internal transfer. */
            txID?: string;
            /** @description Data collection, for users of the Turkish site. */
            complianceStatus?: components["schemas"]["ComplianceStatusValue"];
            /** @description Tax id of users in Austria. */
            taxDepositRecordsId?: string;
            /** @description Tax reporting of users in Austria. */
            taxStatus?: components["schemas"]["TaxStatusValue"];
        };
        /**
         * AssetDepositQueryInternalRecordResult
         * @description What `assetDepositQueryInternalRecord` returns.
         */
        AssetDepositQueryInternalRecordResult: {
            /** @description The records, in the order the platform gives them. */
            rows: components["schemas"]["AssetInternalDepositRecord"][];
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
         * DepositTypeValue
         * @description Kind of deposit, `0` normal, `10` over the daily limit, `20` held for a money-laundering check, `50` blocked by a restriction. Other values may appear.
         */
        DepositTypeValue: "0" | "10" | "20" | "50" | (string & {});
        /**
         * TravelRuleStatusValue
         * @description State of the review, 0 approved, 1 more data needed, 2 under review, 3 rejected. Other values may appear.
         */
        TravelRuleStatusValue: (0 | 1 | 2 | 3) | number;
        /**
         * AssetDepositRecord
         * @description One deposit from a chain.
         */
        AssetDepositRecord: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Name of the chain. */
            chain: string;
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalText"];
            /** @description Id of the transaction on the chain; an empty string while there is none. */
            txID: string;
            /** @description State of the deposit; 3 is success. */
            status: components["schemas"]["DepositStatusValue"];
            /** @description Address the amount went to. */
            toAddress: string;
            /** @description Tag or memo of the address; an empty string when the chain has none. */
            tag: string;
            /** @description Fee of the deposit in units of the coin; empty when there is none. */
            depositFee: components["schemas"]["DecimalText"];
            /** @description When it was completed, in milliseconds. */
            successAt: components["schemas"]["TimestampMsString"];
            /** @description Confirmations on the chain so far. */
            confirmations: string;
            /** @description Number of the output in the transaction. */
            txIndex: string;
            /** @description Hash of the block. */
            blockHash: string;
            /** @description Largest deposit of this coin on this chain; `-1` means no limit. */
            batchReleaseLimit?: string;
            /** @description Kind of deposit; other than `0` something has to be done on the website. */
            depositType?: components["schemas"]["DepositTypeValue"];
            /** @description Address the amount came from; empty when it is not known for sure. */
            fromAddress?: string;
            /** @description Tax id of users in Austria. */
            taxDepositRecordsId?: string;
            /** @description Tax reporting of users in Austria. */
            taxStatus?: components["schemas"]["TaxStatusValue"];
            /** @description Id of the deposit. */
            id?: string;
            /** @description State of the travel rule review, as a number or as text. */
            travelRuleStatus?: components["schemas"]["TravelRuleStatusValue"] | string;
        };
        /**
         * AssetDepositQueryRecordResult
         * @description What `assetDepositQueryRecord` returns.
         */
        AssetDepositQueryRecordResult: {
            /** @description The records, in the order the platform gives them. */
            rows: components["schemas"]["AssetDepositRecord"][];
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
         * AssetDepositQuerySubMemberAddressResult
         * @description What `assetDepositQuerySubMemberAddress` returns.
         */
        AssetDepositQuerySubMemberAddressResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description The address on the chain. The reference table of the platform calls it a list, answers carry one object. */
            chains: components["schemas"]["AssetDepositAddress"];
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
         * AssetDepositQuerySubMemberRecordResult
         * @description What `assetDepositQuerySubMemberRecord` returns.
         */
        AssetDepositQuerySubMemberRecordResult: {
            /** @description The records, in the order the platform gives them. */
            rows: components["schemas"]["AssetDepositRecord"][];
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
            /** @description Id of the quote to confirm. */
            quoteTxId: string;
        };
        /**
         * AssetExchangeConvertExecuteResult
         * @description What `assetExchangeConvertExecute` returns.
         */
        AssetExchangeConvertExecuteResult: {
            /** @description Id of the quote. */
            quoteTxId: string;
            /** @description State of the conversion. */
            exchangeStatus: components["schemas"]["ConvertStatusValue"];
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
         * ConvertHistoryAccountTypeValue
         * @description Wallet and way of a conversion; the first two are made over the API, the rest on the website. Other values may appear.
         */
        ConvertHistoryAccountTypeValue: "eb_convert_funding" | "eb_convert_uta" | "funding" | "funding_fiat" | "funding_fbtc_convert" | "funding_block_trade" | (string & {});
        /**
         * CoinKindValue
         * @description Kind of currency. Other values may appear.
         */
        CoinKindValue: "fiat" | "crypto" | (string & {});
        /**
         * AssetConvertRecordExtInfo
         * @description What an API broker gave when the quote was asked for; empty for everyone else.
         */
        AssetConvertRecordExtInfo: {
            /** @description Kind of parameter given with the quote. */
            paramType?: string;
            /** @description Value of the parameter given with the quote. */
            paramValue?: string;
        };
        /**
         * AssetConvertRecord
         * @description One conversion.
         */
        AssetConvertRecord: {
            /** @description Wallet and way of the conversion. */
            accountType: components["schemas"]["ConvertHistoryAccountTypeValue"];
            /** @description Id of the conversion, the same as that of its quote. */
            exchangeTxId: string;
            /** @description Uid of the account. */
            userId: components["schemas"]["Uid"];
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Kind of currency that is given. */
            fromCoinType: components["schemas"]["CoinKindValue"];
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Kind of currency that is received. */
            toCoinType: components["schemas"]["CoinKindValue"];
            /** @description Amount that is given. */
            fromAmount: components["schemas"]["DecimalText"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description State of the conversion. */
            exchangeStatus: components["schemas"]["ConvertStatusValue"];
            /** @description What the quote was asked with beyond the amounts; empty otherwise. */
            extInfo: components["schemas"]["AssetConvertRecordExtInfo"];
            /** @description Units received for one unit given. */
            convertRate: components["schemas"]["DecimalText"];
            /** @description When the quote was made, in milliseconds. */
            createdAt: components["schemas"]["TimestampMsString"];
        };
        /**
         * AssetExchangeConvertResultQueryResult
         * @description What `assetExchangeConvertResultQuery` returns.
         */
        AssetExchangeConvertResultQueryResult: {
            /** @description The conversion. */
            result: components["schemas"]["AssetConvertRecord"];
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
         * AssetCoinExchangeRecord
         * @description One conversion.
         */
        AssetCoinExchangeRecord: {
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Amount that is given. */
            fromAmount?: components["schemas"]["DecimalText"];
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Amount that is received. */
            toAmount?: components["schemas"]["DecimalText"];
            /** @description Units received for one unit given. */
            exchangeRate?: components["schemas"]["DecimalText"];
            /** @description When the conversion was made, in seconds. */
            createdTime?: string;
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
            /** @description The conversions of this page. */
            orderBody: components["schemas"]["AssetCoinExchangeRecord"][];
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
         * ConvertCoinListAccountType
         * @description Wallet whose convertible coins are listed; the last three belong to classic accounts.
         * @enum {string}
         */
        ConvertCoinListAccountType: "eb_convert_funding" | "eb_convert_uta" | "eb_convert_spot" | "eb_convert_contract" | "eb_convert_inverse";
        /**
         * NumericFlag
         * @description A switch as a number, 1 on and 0 off.
         * @enum {integer}
         */
        NumericFlag: 0 | 1;
        /**
         * AssetConvertCoin
         * @description One coin that can be converted.
         */
        AssetConvertCoin: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Full name of the coin. */
            fullName: string;
            /** @description Address of the icon. */
            icon: string;
            /** @description Address of the icon for dark backgrounds. */
            iconNight: string;
            /** @description Decimal places of the coin. */
            accuracyLength: number;
            /** @description Kind of currency. */
            coinType: components["schemas"]["CoinKindValue"];
            /** @description Balance in units of the coin; exact only when `side` 1 and `coin` were asked for. */
            balance: components["schemas"]["DecimalText"];
            /** @description Balance in USDT. */
            uBalance: components["schemas"]["DecimalText"];
            /** @description Least amount of one conversion, in units of the coin. */
            singleFromMinLimit: components["schemas"]["DecimalText"];
            /** @description Most of one conversion, in units of the coin. */
            singleFromMaxLimit: string;
            /** @description Whether the coin cannot be given. */
            disableFrom: boolean;
            /** @description Whether the coin cannot be received. */
            disableTo: boolean;
            /** @description Reserved. */
            timePeriod: number;
            /** @description Reserved. */
            singleToMinLimit: string;
            /** @description Reserved. */
            singleToMaxLimit: string;
            /** @description Reserved. */
            dailyFromMinLimit: string;
            /** @description Reserved. */
            dailyFromMaxLimit: string;
            /** @description Reserved. */
            dailyToMinLimit: string;
            /** @description Reserved. */
            dailyToMaxLimit: string;
        };
        /**
         * AssetExchangeQueryCoinListResult
         * @description What `assetExchangeQueryCoinList` returns.
         */
        AssetExchangeQueryCoinListResult: {
            /** @description The coins. */
            coins: components["schemas"]["AssetConvertCoin"][];
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
         * AssetExchangeQueryConvertHistoryResult
         * @description What `assetExchangeQueryConvertHistory` returns.
         */
        AssetExchangeQueryConvertHistoryResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetConvertRecord"][];
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
         * ConvertCoinType
         * @description Kind of currency of a conversion.
         * @enum {string}
         */
        ConvertCoinType: "crypto";
        /**
         * ConvertParamType
         * @description Kind of the extra parameter of a conversion.
         * @enum {string}
         */
        ConvertParamType: "opFrom";
        /**
         * AssetExchangeQuoteApplyRequest
         * @description Body of `assetExchangeQuoteApply`.
         */
        AssetExchangeQuoteApplyRequest: {
            /** @description Wallet to convert in. */
            accountType: components["schemas"]["ConvertAccountType"];
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Coin the amount is in; the same as `fromCoin`. */
            requestCoin: components["schemas"]["Coin"];
            /** @description Amount to give, in units of `requestCoin`. */
            requestAmount: components["schemas"]["DecimalString"];
            /** @description Kind of currency that is given. */
            fromCoinType?: components["schemas"]["ConvertCoinType"];
            /** @description Kind of currency that is received. */
            toCoinType?: components["schemas"]["ConvertCoinType"];
            /** @description For API brokers; `opFrom`. */
            paramType?: components["schemas"]["ConvertParamType"];
            /** @description For API brokers; id of the broker. */
            paramValue?: string;
            /** @description Own note on the quote, up to 36 characters; it does not recognise repeated requests. */
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
            /** @description Kind of currency that is given. */
            fromCoinType: components["schemas"]["CoinKindValue"];
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Kind of currency that is received. */
            toCoinType: components["schemas"]["CoinKindValue"];
            /** @description Amount that is given. */
            fromAmount: components["schemas"]["DecimalText"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description When the quote expires, in milliseconds; 15 seconds after it was made. */
            expiredTime: components["schemas"]["TimestampMsString"];
            /** @description The own note given with the request; empty when there was none. */
            requestId: string;
            /** @description Reserved for compliance; empty so far. */
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
         * IoDirectionValue
         * @description Direction of a booking, `I` in and `O` out. Other values may appear.
         */
        IoDirectionValue: "I" | "O" | (string & {});
        /**
         * AssetFundingRecord
         * @description One booking of the funding wallet.
         */
        AssetFundingRecord: {
            /** @description Uid of the account. */
            memberId: components["schemas"]["Uid"];
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Whether the amount came in or went out. */
            ioDirection?: components["schemas"]["IoDirectionValue"];
            /** @description Amount in units of the coin. */
            txnAmt?: components["schemas"]["DecimalText"];
            /** @description Balance afterwards, in units of the coin. */
            afterAmt?: components["schemas"]["DecimalText"];
            /** @description When it was booked, in seconds. */
            createTime?: string;
            /** @description Kind of booking as a key for translation. */
            showBusiType?: string;
            /** @description Kind of booking in English. */
            showBusiTypeEn?: string;
            /** @description Text of the booking as a key for translation. */
            description?: string;
            /** @description Text of the booking in English. */
            descriptionEn?: string;
            /** @description Place of the booking in the list, by which a booking that comes twice is recognised. */
            currcCursor?: string;
        };
        /**
         * AssetFundinghistoryResult
         * @description What `assetFundinghistory` returns.
         */
        AssetFundinghistoryResult: {
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetFundingRecord"][];
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
         * @description Balances and margins of a portfolio margin account, in US dollars.
         */
        AssetPortfolioMarginWallet: {
            /** @description Equity of the account. */
            equity: components["schemas"]["DecimalText"];
            /** @description Cash of the account. */
            cashBalance: components["schemas"]["DecimalText"];
            /** @description Balance that counts as margin. */
            marginBalance: components["schemas"]["DecimalText"];
            /** @description Balance that can be used now. */
            availableBalance: components["schemas"]["DecimalText"];
            /** @description Initial margin. */
            accountIM: components["schemas"]["DecimalText"];
            /** @description Maintenance margin. */
            accountMM: components["schemas"]["DecimalText"];
            /** @description Maintenance margin of the account as a fraction of its margin balance. */
            accountMMRate: components["schemas"]["DecimalText"];
            /** @description Initial margin of the account as a fraction of its margin balance. */
            accountIMRate: components["schemas"]["DecimalText"];
            /** @description Gains and losses realised in all. */
            totalRPL?: components["schemas"]["DecimalText"];
            /** @description Gains and losses realised in this session of USDC contracts. */
            totalSessionRPL?: components["schemas"]["DecimalText"];
            /** @description Gains and losses of this session of USDC contracts that are not realised. */
            totalSessionUPL?: components["schemas"]["DecimalText"];
            /** @description Trial funds of the account. */
            experienceBalance?: components["schemas"]["DecimalText"];
            /** @description Gain or loss of futures positions that is not realised yet. */
            perpUPL?: components["schemas"]["DecimalText"];
        };
        /**
         * AssetPortfolioMarginPnl
         * @description Gains and losses at one move of the price.
         */
        AssetPortfolioMarginPnl: {
            /** @description Move of the price as a fraction, `-0.1` being 10 percent down. */
            priceScale: components["schemas"]["DecimalText"];
            /** @description Gain or loss; for options one value for each move of the implied volatility. */
            pnls: components["schemas"]["DecimalText"][];
        };
        /**
         * AssetPortfolioMarginTotal
         * @description Gains and losses of one kind of contract.
         */
        AssetPortfolioMarginTotal: {
            /** @description Gains and losses at each move of the price. */
            pnlRanges: components["schemas"]["AssetPortfolioMarginPnl"][];
        };
        /**
         * AssetPortfolioMarginTotals
         * @description Gains and losses by kind of contract.
         */
        AssetPortfolioMarginTotals: {
            /** @description All contracts together. */
            ALL?: components["schemas"]["AssetPortfolioMarginTotal"];
            /** @description Perpetual contracts. */
            PERPETUAL?: components["schemas"]["AssetPortfolioMarginTotal"];
            /** @description Options. */
            OPTION?: components["schemas"]["AssetPortfolioMarginTotal"];
        };
        /**
         * AssetPortfolioMarginPosition
         * @description Gains and losses of one position.
         */
        AssetPortfolioMarginPosition: {
            /** @description Name of the contract. */
            symbolName?: string;
            /** @description Size of the position. */
            position?: components["schemas"]["DecimalText"];
            /** @description Gains and losses at each move of the price. */
            pnlRanges?: components["schemas"]["AssetPortfolioMarginPnl"][];
            /** @description Average price of the session. */
            sessionAvgPrice?: components["schemas"]["DecimalText"];
            /** @description Mark price. */
            markPrice?: components["schemas"]["DecimalText"];
            /** @description Size of the open orders. */
            orderSize?: components["schemas"]["DecimalText"];
            /** @description Number of the kind of contract. */
            contractType?: number;
            /** @description Coin in which gains and losses are settled, in capitals. */
            settleCoin?: components["schemas"]["Coin"];
            /** @description Other name of the contract; only for perpetual positions. */
            symbolAlias?: string;
        };
        /**
         * AssetPortfolioMarginExpiry
         * @description Gains and losses of the options of one expiry date.
         */
        AssetPortfolioMarginExpiry: {
            /** @description Expiry date such as `25SEP26`. */
            expiryDateRepresentation?: string;
            /** @description Gains and losses at each move of the price, one value for each move of the implied volatility. */
            pnlRanges?: components["schemas"]["AssetPortfolioMarginPnl"][];
            /** @description Gains and losses of each option position. */
            optionPositionPnlRanges?: components["schemas"]["AssetPortfolioMarginPosition"][];
        };
        /**
         * AssetPortfolioMarginContingency
         * @description Extra margin for contingencies.
         */
        AssetPortfolioMarginContingency: {
            /** @description For options. */
            optionContingency?: components["schemas"]["DecimalText"];
            /** @description For the delta of futures. */
            futureDeltaContingency?: components["schemas"]["DecimalText"];
            /** @description For the vega of options. */
            optionVegaContingency?: components["schemas"]["DecimalText"];
            /** @description Sum of the parts. */
            contingencyComponents?: string;
            /** @description For the spread between USDT and USDC. */
            usdtUsdcContingency?: components["schemas"]["DecimalText"];
            /** @description For futures. */
            futureContingency?: components["schemas"]["DecimalText"];
        };
        /**
         * AssetPortfolioMarginCoinMargin
         * @description Margin of one base coin.
         */
        AssetPortfolioMarginCoinMargin: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Initial margin. */
            assetIM?: components["schemas"]["DecimalText"];
            /** @description Maintenance margin. */
            assetMM?: components["schemas"]["DecimalText"];
        };
        /**
         * AssetPortfolioMarginSpotHedge
         * @description Spot balance that hedges positions.
         */
        AssetPortfolioMarginSpotHedge: {
            /** @description Spot amount that counts as a hedge, in units of the coin. */
            hedgeSpotSize?: components["schemas"]["DecimalText"];
            /** @description Balance of the wallet in units of the coin. */
            walletBalance?: components["schemas"]["DecimalText"];
            /** @description Index price in US dollars; empty when there is none. */
            usdIndexPrice?: components["schemas"]["DecimalText"];
            /** @description Gains and losses of the hedge at each move of the price. */
            pnlRanges?: components["schemas"]["AssetPortfolioMarginPnl"][];
        };
        /**
         * AssetPortfolioMarginCoin
         * @description What the positions in one base coin would gain or lose.
         */
        AssetPortfolioMarginCoin: {
            /** @description Base coin of the positions, in capitals. */
            baseCoin: components["schemas"]["Coin"];
            /** @description Sums by kind of contract. */
            totalPnlRanges?: components["schemas"]["AssetPortfolioMarginTotals"];
            /** @description Gains and losses of each perpetual position. */
            perpPositionPnlRanges?: components["schemas"]["AssetPortfolioMarginPosition"][];
            /** @description Gains and losses of options by expiry date. */
            optionExpiryDatePnlRanges?: components["schemas"]["AssetPortfolioMarginExpiry"][];
            /** @description Extra margin for contingencies. */
            contingency?: components["schemas"]["AssetPortfolioMarginContingency"];
            /** @description Margin of this base coin. */
            asset?: components["schemas"]["AssetPortfolioMarginCoinMargin"];
            /** @description Move of the price at which the loss is greatest, as a fraction. */
            maxLossPriceMove?: components["schemas"]["DecimalText"];
            /** @description Move of the implied volatility at which the loss is greatest. */
            maxLossIvShock?: components["schemas"]["DecimalText"];
            /** @description Fee of closing all positions. */
            totalClosePzFee?: components["schemas"]["DecimalText"];
            /** @description Spot balance used as a hedge. */
            spotHedgeInfo?: components["schemas"]["AssetPortfolioMarginSpotHedge"];
            /** @description Moves of the implied volatility that belong to each move of the price. */
            maxLossIvShockList?: components["schemas"]["DecimalText"][];
        };
        /**
         * AssetPortfolioMarginResult
         * @description What `assetPortfolioMargin` returns.
         */
        AssetPortfolioMarginResult: {
            /** @description Balances and margins of the account. */
            wallet: components["schemas"]["AssetPortfolioMarginWallet"];
            /** @description Gains and losses for each base coin. */
            assetPnlRange: components["schemas"]["AssetPortfolioMarginCoin"][];
            /** @description Id of the request, to name when asking for support. */
            traceId?: string;
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
         * @description One settlement of a session.
         */
        AssetSettlementRecordItem: {
            /** @description Contract in capitals, such as `BTCPERP`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Side of the position. */
            side?: components["schemas"]["SideValue"];
            /** @description Size of the position. */
            size?: components["schemas"]["DecimalText"];
            /** @description Price of the settlement. */
            sessionAvgPrice?: components["schemas"]["DecimalText"];
            /** @description Mark price. */
            markPrice?: components["schemas"]["DecimalText"];
            /** @description Profit or loss realised by the settlement. */
            realisedPnl?: components["schemas"]["DecimalText"];
            /** @description When it was settled, in milliseconds. */
            createdTime?: components["schemas"]["TimestampMsString"];
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
            /** @description Cursor of the next page; an empty string or `null` when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"] | null;
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
         * SubAccountTypeValue
         * @description Kind of sub-account, 1 normal, 2 MT4, 3 trading bot, 4 copy trading leader, 5 copy trading follower, 6 custodial, 7 fund custodial, 8 demo, 9 copy pro, 10 MT5 follower, 11 earn vendor, 12 earn fund. Other values may appear.
         */
        SubAccountTypeValue: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12) | number;
        /**
         * MemberAccountTypeValue
         * @description Wallet inside an account. Other values may appear.
         */
        MemberAccountTypeValue: "ACCOUNT_TYPE_FUND" | "ACCOUNT_TYPE_UNIFIED" | (string & {});
        /**
         * AssetMemberAccount
         * @description Assets of one wallet.
         */
        AssetMemberAccount: {
            /** @description Kind of wallet. */
            type: components["schemas"]["MemberAccountTypeValue"];
            /** @description Balance in US dollars. */
            origb: components["schemas"]["DecimalText"];
            /** @description Balance in the coin asked for. */
            quoteb: components["schemas"]["DecimalText"];
            /** @description 0 when the wallet could be read; any other value when not. */
            stat: number;
        };
        /**
         * AssetMember
         * @description Assets of one account.
         */
        AssetMember: {
            /**
             * Format: int64
             * @description Uid of the account.
             */
            uid: number | bigint;
            /** @description Whether this is the master account; left out for a sub-account. */
            isM?: boolean;
            /** @description Kind of sub-account; left out for the master account. */
            type?: components["schemas"]["SubAccountTypeValue"];
            /** @description 0 when all parts could be read; any other value when some are missing. */
            stat?: number;
            /** @description Balance in US dollars. */
            origb?: components["schemas"]["DecimalText"];
            /** @description Balance in the coin asked for. */
            quoteb?: string;
            /** @description The wallets of the account. */
            items?: components["schemas"]["AssetMemberAccount"][];
        };
        /**
         * AssetTotalMembersAssetsResult
         * @description What `assetTotalMembersAssets` returns.
         */
        AssetTotalMembersAssetsResult: {
            /** @description Value of all assets in US dollars. */
            total: components["schemas"]["DecimalText"];
            /** @description Value of all assets in the coin asked for. */
            quoteTotal: components["schemas"]["DecimalText"];
            /** @description 0 when all parts could be read; any other value when some are missing. */
            stat: number;
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetMember"][];
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
            /**
             * Format: uuid
             * @description Id of the transfer, a UUID made by the client; made when it is left out.
             */
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
         * TransferStatusValue
         * @description State of a transfer. Other values may appear.
         */
        TransferStatusValue: "SUCCESS" | "PENDING" | "FAILED" | "STATUS_UNKNOWN" | (string & {});
        /**
         * AssetTransferResult
         * @description What became of a transfer.
         */
        AssetTransferResult: {
            /** @description Id of the transfer, a UUID made by the client. */
            transferId: string;
            /** @description State of the transfer; `STATUS_UNKNOWN` while it is not settled. */
            status?: components["schemas"]["TransferStatusValue"];
        };
        /**
         * AssetTransferInterTransferResponse
         * @description Envelope around the result of `assetTransferInterTransfer`.
         */
        AssetTransferInterTransferResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetTransferResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetAccountCoinBalance
         * @description Balance of one coin.
         */
        AssetAccountCoinBalance: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Balance of the wallet in units of the coin. */
            walletBalance?: components["schemas"]["DecimalText"];
            /** @description Balance that can be transferred out. */
            transferBalance?: components["schemas"]["DecimalText"];
            /** @description Bonus in units of the coin; empty unless asked for. */
            bonus?: components["schemas"]["DecimalText"];
            /** @description What can be moved in spite of delayed withdrawals; empty unless asked for. */
            transferSafeAmount?: components["schemas"]["DecimalText"];
            /** @description What can be moved without endangering an institutional loan; empty unless asked for. */
            ltvTransferSafeAmount?: components["schemas"]["DecimalText"];
        };
        /**
         * AssetTransferQueryAccountCoinBalanceResult
         * @description What `assetTransferQueryAccountCoinBalance` returns.
         */
        AssetTransferQueryAccountCoinBalanceResult: {
            /** @description Wallet the balance is in. */
            accountType: components["schemas"]["AccountTypeValue"];
            /** @description Number of the kind of business. */
            bizType?: number;
            /** @description Id of the wallet. */
            accountId?: string;
            /** @description Uid of the account. */
            memberId: components["schemas"]["Uid"];
            /** @description The balance. */
            balance: components["schemas"]["AssetAccountCoinBalance"];
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
         * AssetAccountCoinsBalance
         * @description Balance of one coin.
         */
        AssetAccountCoinsBalance: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Balance of the wallet in units of the coin. */
            walletBalance: components["schemas"]["DecimalText"];
            /** @description Balance that can be transferred out. */
            transferBalance: components["schemas"]["DecimalText"];
            /** @description Bonus in units of the coin; empty unless asked for. */
            bonus: components["schemas"]["DecimalText"];
        };
        /**
         * AssetTransferQueryAccountCoinsBalanceResult
         * @description What `assetTransferQueryAccountCoinsBalance` returns.
         */
        AssetTransferQueryAccountCoinsBalanceResult: {
            /** @description Wallet the balances are in. */
            accountType: components["schemas"]["AccountTypeValue"];
            /** @description Uid of the account. */
            memberId: components["schemas"]["Uid"];
            /** @description The balance of each coin. */
            balance: components["schemas"]["AssetAccountCoinsBalance"][];
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
         * AssetTransferRecord
         * @description One transfer between wallets.
         */
        AssetTransferRecord: {
            /** @description Id of the transfer, a UUID made by the client. */
            transferId: string;
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalText"];
            /** @description Wallet the amount leaves. */
            fromAccountType?: components["schemas"]["AccountTypeValue"];
            /** @description Wallet the amount arrives in. */
            toAccountType?: components["schemas"]["AccountTypeValue"];
            /** @description When the transfer was made, in milliseconds. */
            timestamp?: components["schemas"]["TimestampMsString"];
            /** @description State of the transfer. */
            status: components["schemas"]["TransferStatusValue"];
        };
        /**
         * AssetTransferQueryInterTransferListResult
         * @description What `assetTransferQueryInterTransferList` returns.
         */
        AssetTransferQueryInterTransferListResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetTransferRecord"][];
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
            /** @description Uids of all sub-accounts. */
            subMemberIds: components["schemas"]["Uid"][];
            /** @description Uids of the sub-accounts that may make universal transfers. */
            transferableSubMemberIds: components["schemas"]["Uid"][];
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
            /** @description Coins that can be moved, in capitals. */
            list: components["schemas"]["Coin"][];
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
         * AssetUniversalTransferRecord
         * @description One transfer between accounts.
         */
        AssetUniversalTransferRecord: {
            /** @description Id of the transfer, a UUID made by the client. */
            transferId: string;
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalText"];
            /** @description Uid of the account the amount leaves. */
            fromMemberId?: components["schemas"]["Uid"];
            /** @description Uid of the account the amount arrives in. */
            toMemberId?: components["schemas"]["Uid"];
            /** @description Wallet the amount left. */
            fromAccountType?: components["schemas"]["AccountTypeValue"];
            /** @description Wallet the amount arrived in. */
            toAccountType?: components["schemas"]["AccountTypeValue"];
            /** @description When the transfer was made, in milliseconds. */
            timestamp?: components["schemas"]["TimestampMsString"];
            /** @description State of the transfer. */
            status: components["schemas"]["TransferStatusValue"];
            /** @description Id of the outgoing half inside the platform. */
            withdrawReqId?: string;
            /** @description Id of the incoming half inside the platform. */
            depositReqId?: string;
        };
        /**
         * AssetTransferQueryUniversalTransferListResult
         * @description What `assetTransferQueryUniversalTransferList` returns.
         */
        AssetTransferQueryUniversalTransferListResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["AssetUniversalTransferRecord"][];
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
            /**
             * Format: uuid
             * @description Id of the transfer, a UUID made by the client; made when it is left out.
             */
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
         * AssetTransferUniversalTransferResponse
         * @description Envelope around the result of `assetTransferUniversalTransfer`.
         */
        AssetTransferUniversalTransferResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["AssetTransferResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * AssetTravelRuleAnswers
         * @description Answers for a deposit, with the names of the field table.
         */
        AssetTravelRuleAnswers: {
            /** @description Id of the deposit, as the deposit records give it. */
            depositId: number;
            /** @description Uid of the sub-account, for brokers; 0 or absent for the own account. */
            subAccountId?: number;
            /** @description The answers as JSON text, up to 16384 bytes; its fields depend on the region. */
            questionnaire: string;
        };
        /**
         * AssetTravelRuleAnswersSnakeCase
         * @description Answers for a deposit, with the names of the sample.
         */
        AssetTravelRuleAnswersSnakeCase: {
            /** @description Id of the deposit, as the deposit records give it. */
            deposit_id: number;
            /** @description Uid of the sub-account, for brokers; 0 or absent for the own account. */
            sub_account_id?: number;
            /** @description The answers as JSON text, up to 16384 bytes; its fields depend on the region. */
            questionnaire: string;
        };
        /**
         * AssetTravelRuleDepositSubmitRequest
         * @description Body of `assetTravelRuleDepositSubmit`. Public documents show its names in two spellings; both are accepted.
         */
        AssetTravelRuleDepositSubmitRequest: components["schemas"]["AssetTravelRuleAnswers"] | components["schemas"]["AssetTravelRuleAnswersSnakeCase"];
        /**
         * AssetTravelRuleDepositSubmitResult
         * @description What `assetTravelRuleDepositSubmit` returns.
         */
        AssetTravelRuleDepositSubmitResult: {
            /** @description State of the review. */
            travelRuleStatus?: components["schemas"]["TravelRuleStatusValue"];
            /** @description State of the review, in the spelling that answers carry. */
            travel_rule_status?: components["schemas"]["TravelRuleStatusValue"];
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
            /** @description Id of the withdrawal. */
            id: string;
        };
        /**
         * AssetWithdrawCancelResult
         * @description What `assetWithdrawCancel` returns.
         */
        AssetWithdrawCancelResult: {
            /** @description 1 when the withdrawal was cancelled, 0 when not. */
            status: components["schemas"]["ResultFlagValue"];
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
         * WithdrawForceChain
         * @description Whether a withdrawal to an address must take the chain, 0 for no and 1 for yes.
         * @enum {integer}
         */
        WithdrawForceChain: 0 | 1;
        /**
         * WithdrawAccountType
         * @description Wallet to withdraw from; the combination empties them in this order.
         * @enum {string}
         */
        WithdrawAccountType: "FUND" | "UTA" | "EARN" | "FUND,UTA,EARN";
        /**
         * WithdrawFeeType
         * @description Whether the fee comes on top of the amount, 0, or out of it, 1.
         * @enum {integer}
         */
        WithdrawFeeType: 0 | 1;
        /**
         * BeneficiaryLegalType
         * @description Whether the beneficiary is a person or a company.
         * @enum {string}
         */
        BeneficiaryLegalType: "individual" | "company";
        /**
         * BeneficiaryWalletType
         * @description Kind of the receiving wallet, `0` at an exchange and `1` an own one.
         * @enum {string}
         */
        BeneficiaryWalletType: "0" | "1";
        /**
         * BeneficiaryUnhostedWalletType
         * @description Owner of an own wallet, `0` the sender and `1` somebody else.
         * @enum {string}
         */
        BeneficiaryUnhostedWalletType: "0" | "1";
        /**
         * AssetWithdrawBeneficiary
         * @description Who receives a withdrawal. Which fields are needed depends on where the sender is registered.
         */
        AssetWithdrawBeneficiary: {
            /** @description Purpose; needed in Korea for a company reached over the CODE channel. */
            beneficiaryTransactionPurpose?: string;
            /** @description First name of who represents the company; needed in Korea for a company reached over the CODE channel. */
            beneficiaryRepresentativeFirstName?: string;
            /** @description Last name of who represents the company; needed in Korea for a company reached over the CODE channel. */
            beneficiaryRepresentativeLastName?: string;
            /** @description Id of the receiving exchange from the list of exchanges; needed in Korea, `others` for one that is not listed. */
            vaspEntityId?: string;
            /** @description Name of the person or company; in Korea as the receiving exchange has verified it. Needed in Turkey, Kazakhstan and India. */
            beneficiaryName?: string;
            /** @description Person or company; `individual` if absent. Needed in Turkey, Kazakhstan and India. */
            beneficiaryLegalType?: components["schemas"]["BeneficiaryLegalType"];
            /** @description `0` for the wallet of an exchange, `1` for an own wallet; `0` if absent. Needed in Turkey, Kazakhstan and India. */
            beneficiaryWalletType?: components["schemas"]["BeneficiaryWalletType"];
            /** @description Whose own wallet it is, `0` the sender's and `1` another's; needed with wallet type `1`. */
            beneficiaryUnhostedWalletType?: components["schemas"]["BeneficiaryUnhostedWalletType"];
            /** @description Number of the identity document; needed in Turkey and Kazakhstan. */
            beneficiaryPoiNumber?: string;
            /** @description Kind of identity document, such as a passport; needed in Turkey and Kazakhstan. */
            beneficiaryPoiType?: string;
            /** @description Country that issued the document, in three letters; needed in Turkey and Kazakhstan. */
            beneficiaryPoiIssuingCountry?: string;
            /** @description Last day of the document as year-month-day; needed in Turkey and Kazakhstan. */
            beneficiaryPoiExpiredDate?: string;
            /** @description Country of residence in three letters; needed in the Emirates. */
            beneficiaryAddressCountry?: string;
            /** @description State of residence; needed in the Emirates. */
            beneficiaryAddressState?: string;
            /** @description City of residence; needed in the Emirates. */
            beneficiaryAddressCity?: string;
            /** @description Building of residence; needed in the Emirates. */
            beneficiaryAddressBuilding?: string;
            /** @description Street of residence; needed in the Emirates. */
            beneficiaryAddressStreet?: string;
            /** @description Postal code of residence; needed in the Emirates. */
            beneficiaryAddressPostalCode?: string;
            /** @description Day of birth; needed in the Emirates. */
            beneficiaryDateOfBirth?: string;
            /** @description Place of birth; needed in the Emirates. */
            beneficiaryPlaceOfBirth?: string;
        };
        /**
         * AssetWithdrawToAddress
         * @description Withdrawal to an address on a chain.
         */
        AssetWithdrawToAddress: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Name of the chain. */
            chain: string;
            /** @description Address exactly as in the address book, capitals included. */
            address: string;
            /** @description Tag or memo; needed when the address book has one for the address. */
            tag?: string;
            /** @description Amount in units of the coin; `feeType` says whether the fee is inside it. */
            amount: components["schemas"]["DecimalString"];
            /** @description Now, in milliseconds; guards against replay. */
            timestamp: components["schemas"]["TimestampMs"];
            /**
             * @description 0 takes the inside way when the address belongs to the platform, 1 always takes the chain; 0 if absent.
             * @default 0
             */
            forceChain?: components["schemas"]["WithdrawForceChain"];
            /** @description Wallet to take the amount from. */
            accountType: components["schemas"]["WithdrawAccountType"];
            /**
             * @description 0 when `amount` is what arrives, 1 when the fee is taken out of `amount`; 0 if absent.
             * @default 0
             */
            feeType?: components["schemas"]["WithdrawFeeType"];
            /** @description Id made by the client, 1 to 32 letters and digits; the platform recognises a repeated one. */
            requestId?: string;
            /** @description Purpose in at least 20 characters; needed on the Turkish site. */
            transactionPurpose?: string;
            /** @description Travel rule answers as JSON text, up to 16384 bytes; goes before `beneficiary` and `transactionPurpose`. */
            questionnaire?: string;
            /** @description Who receives the amount; needed by the travel rule in Korea, India, Turkey, Kazakhstan, Indonesia and the Emirates. */
            beneficiary?: components["schemas"]["AssetWithdrawBeneficiary"];
        };
        /**
         * AssetWithdrawToUid
         * @description Withdrawal to another main account of the platform.
         */
        AssetWithdrawToUid: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Name of the chain; has no effect here. */
            chain?: string;
            /** @description Uid of another main account, as in the address book. */
            address: string;
            /** @description Tag or memo; needed when the address book has one for the address. */
            tag?: string;
            /** @description Amount in units of the coin; `feeType` says whether the fee is inside it. */
            amount: components["schemas"]["DecimalString"];
            /** @description Now, in milliseconds; guards against replay. */
            timestamp: components["schemas"]["TimestampMs"];
            /**
             * @description 2 sends to a uid.
             * @constant
             */
            forceChain: 2;
            /** @description Wallet to take the amount from. */
            accountType: components["schemas"]["WithdrawAccountType"];
            /**
             * @description 0 when `amount` is what arrives, 1 when the fee is taken out of `amount`; 0 if absent.
             * @default 0
             */
            feeType?: components["schemas"]["WithdrawFeeType"];
            /** @description Id made by the client, 1 to 32 letters and digits; the platform recognises a repeated one. */
            requestId?: string;
            /** @description Purpose in at least 20 characters; needed on the Turkish site. */
            transactionPurpose?: string;
            /** @description Travel rule answers as JSON text, up to 16384 bytes; goes before `beneficiary` and `transactionPurpose`. */
            questionnaire?: string;
            /** @description Who receives the amount; needed by the travel rule in Korea, India, Turkey, Kazakhstan, Indonesia and the Emirates. */
            beneficiary?: components["schemas"]["AssetWithdrawBeneficiary"];
        };
        /**
         * AssetWithdrawCreateRequest
         * @description Body of `assetWithdrawCreate`; goes to an address on a chain or to a uid.
         */
        AssetWithdrawCreateRequest: components["schemas"]["AssetWithdrawToAddress"] | components["schemas"]["AssetWithdrawToUid"];
        /**
         * AssetWithdrawCreateResult
         * @description What `assetWithdrawCreate` returns.
         */
        AssetWithdrawCreateResult: {
            /** @description Id of the withdrawal. */
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
         * WithdrawAddressType
         * @description Kind of address, 0 on a chain, 1 inside the platform, 2 both.
         * @enum {integer}
         */
        WithdrawAddressType: 0 | 1 | 2;
        /**
         * WithdrawAddressTypeValue
         * @description Kind of address, 0 on a chain, 1 inside the platform, 2 both. Other values may appear.
         */
        WithdrawAddressTypeValue: (0 | 1 | 2) | number;
        /**
         * AssetWithdrawAddress
         * @description One address of the address book.
         */
        AssetWithdrawAddress: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Name of the chain. */
            chain: string;
            /** @description Address on the chain. */
            address?: string;
            /** @description Tag or memo of the address; an empty string when the chain has none. */
            tag?: string;
            /** @description Remark on the address; empty when there is none. */
            remark?: string;
            /** @description 0 for an address that can be used, 1 for a new one that waits 24 hours. */
            status: number;
            /** @description Kind of address. */
            addressType?: components["schemas"]["WithdrawAddressTypeValue"];
            /** @description 1 for a verified address, 0 for another. */
            verified?: number;
            /** @description When the address was added; the field table's spelling. */
            createAt?: string;
            /** @description When the address was added, in seconds; the spelling that answers carry. */
            createdAt?: string;
        };
        /**
         * AssetWithdrawQueryAddressResult
         * @description What `assetWithdrawQueryAddress` returns.
         */
        AssetWithdrawQueryAddressResult: {
            /** @description The records, in the order the platform gives them. */
            rows: components["schemas"]["AssetWithdrawAddress"][];
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
         * WithdrawType
         * @description Kind of withdrawal, 0 on a chain, 1 inside the platform, 2 both.
         * @enum {integer}
         */
        WithdrawType: 0 | 1 | 2;
        /**
         * WithdrawStatusValue
         * @description State of a withdrawal. Other values may appear.
         */
        WithdrawStatusValue: "SecurityCheck" | "Pending" | "success" | "CancelByUser" | "Reject" | "Fail" | "BlockchainConfirmed" | "MoreInformationRequired" | "Unknown" | (string & {});
        /**
         * WithdrawTypeValue
         * @description Kind of withdrawal, 0 on a chain, 1 inside the platform. Other values may appear.
         */
        WithdrawTypeValue: (0 | 1) | number;
        /**
         * AssetWithdrawRecord
         * @description One withdrawal.
         */
        AssetWithdrawRecord: {
            /** @description Id of the transaction on the chain; empty when the withdrawal failed, was cancelled or has not left yet. */
            txID: string;
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Name of the chain. */
            chain: string;
            /** @description Amount in units of the coin. */
            amount: components["schemas"]["DecimalText"];
            /** @description Fee of the withdrawal, in units of the coin. */
            withdrawFee: components["schemas"]["DecimalText"];
            /** @description State of the withdrawal. */
            status: components["schemas"]["WithdrawStatusValue"];
            /** @description Address the amount went to; the uid for one inside the platform. */
            toAddress: string;
            /** @description Tag or memo of the address; an empty string when the chain has none. */
            tag: string;
            /** @description When the withdrawal was requested, in milliseconds. */
            createTime: components["schemas"]["TimestampMsString"];
            /** @description When the withdrawal last changed, in milliseconds. */
            updateTime: components["schemas"]["TimestampMsString"];
            /** @description Id of the withdrawal. */
            withdrawId: string;
            /** @description Kind of withdrawal. */
            withdrawType: components["schemas"]["WithdrawTypeValue"];
            /** @description Tax in units of the coin; `0` by default. */
            tax?: string;
            /** @description Tax as a fraction; `0` by default. */
            taxRate?: components["schemas"]["DecimalText"];
            /** @description Kind of tax; empty by default. */
            taxType?: string;
            /** @description Fee in units of the coin; empty when it is in `withdrawFee`. */
            fee?: components["schemas"]["DecimalText"];
        };
        /**
         * AssetWithdrawQueryRecordResult
         * @description What `assetWithdrawQueryRecord` returns.
         */
        AssetWithdrawQueryRecordResult: {
            /** @description The records, in the order the platform gives them. */
            rows: components["schemas"]["AssetWithdrawRecord"][];
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
         * AssetVasp
         * @description One exchange that can receive withdrawals.
         */
        AssetVasp: {
            /** @description Id to give as `vaspEntityId`; `others` stands for all that are not listed. */
            vaspEntityId: string;
            /** @description Exchange by its usual name. */
            vaspName: string;
        };
        /**
         * AssetWithdrawVaspListResult
         * @description What `assetWithdrawVaspList` returns.
         */
        AssetWithdrawVaspListResult: {
            /** @description The exchanges. */
            vasp: components["schemas"]["AssetVasp"][];
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
         * AssetWithdrawableWallet
         * @description What one wallet lets go.
         */
        AssetWithdrawableWallet: {
            /** @description Coin name in capitals, such as `BTC`. */
            coin: components["schemas"]["Coin"];
            /** @description Amount that can be withdrawn, in units of the coin. */
            withdrawableAmount: components["schemas"]["DecimalText"];
            /** @description Balance that can be used now. */
            availableBalance: components["schemas"]["DecimalText"];
        };
        /**
         * AssetWithdrawableWallets
         * @description What each wallet lets go.
         */
        AssetWithdrawableWallets: {
            /** @description Spot wallet; left out once it is removed. */
            SPOT?: components["schemas"]["AssetWithdrawableWallet"];
            /** @description Funding wallet. */
            FUND: components["schemas"]["AssetWithdrawableWallet"];
            /** @description Unified wallet. */
            UTA?: components["schemas"]["AssetWithdrawableWallet"];
            /** @description Earn wallet; left out when the coin cannot be withdrawn from it. */
            EARN?: components["schemas"]["AssetWithdrawableWallet"];
        };
        /**
         * AssetWithdrawWithdrawableAmountResult
         * @description What `assetWithdrawWithdrawableAmount` returns.
         */
        AssetWithdrawWithdrawableAmountResult: {
            /** @description Amount held back, in US dollars. */
            limitAmountUsd: components["schemas"]["DecimalText"];
            /** @description What each wallet lets go. */
            withdrawableAmount: components["schemas"]["AssetWithdrawableWallets"];
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
         * EarnFlexibleSavingGetAutoSavingsResult
         * @description Settings of automatic savings; their fields are not documented.
         */
        EarnFlexibleSavingGetAutoSavingsResult: {
            [key: string]: unknown;
        };
        /**
         * EarnFlexibleSavingGetAutoSavingsResponse
         * @description Envelope around the result of `earnFlexibleSavingGetAutoSavings`.
         */
        EarnFlexibleSavingGetAutoSavingsResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EarnFlexibleSavingGetAutoSavingsResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * EarnFlexibleSavingSetAutoSavingsRequest
         * @description Body of `earnFlexibleSavingSetAutoSavings`; its fields are not documented, so that any are accepted.
         */
        EarnFlexibleSavingSetAutoSavingsRequest: {
            [key: string]: unknown;
        };
        /**
         * EarnFlexibleSavingSetAutoSavingsResult
         * @description What became of the change; its fields are not documented.
         */
        EarnFlexibleSavingSetAutoSavingsResult: {
            [key: string]: unknown;
        };
        /**
         * EarnFlexibleSavingSetAutoSavingsResponse
         * @description Envelope around the result of `earnFlexibleSavingSetAutoSavings`.
         */
        EarnFlexibleSavingSetAutoSavingsResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EarnFlexibleSavingSetAutoSavingsResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * OrderLinkId
         * @description Id the client gives an order, 1 to 36 letters, digits, hyphens and underscores.
         */
        OrderLinkId: string;
        /**
         * EventOrderStatusValue
         * @description State of an active event-contract order. Other values may appear.
         */
        EventOrderStatusValue: "New" | "PartiallyFilled" | "Untriggered" | (string & {});
        /**
         * EventContractTypeValue
         * @description Kind of an event contract. Other values may appear.
         */
        EventContractTypeValue: "UpDown" | "Target" | "Range" | (string & {});
        /**
         * EventDirectionValue
         * @description Direction of an event contract: up or down, above or below a target, in or out of a range. Other values may appear.
         */
        EventDirectionValue: "UP" | "DOWN" | "ABOVE" | "BELOW" | "RANGE_IN" | "RANGE_OUT" | (string & {});
        /**
         * CreateTypeValue
         * @description What created an order. Other values may appear.
         */
        CreateTypeValue: "CreateByUser" | "CreateByFutureSpread" | "CreateByAdminClosing" | "CreateBySettle" | "CreateByStopOrder" | "CreateByTakeProfit" | "CreateByPartialTakeProfit" | "CreateByStopLoss" | "CreateByPartialStopLoss" | "CreateByTrailingStop" | "CreateByTrailingProfit" | "CreateByLiq" | "CreateByTakeOver_PassThrough" | "CreateByAdl_PassThrough" | "CreateByBlock_PassThrough" | "CreateByBlockTradeMovePosition_PassThrough" | "CreateByChaseOrder" | "CreateByFGridBot" | "CloseByFGridBot" | "CreateByTWAP" | "CreateByMartingaleBot" | "CloseByMartingaleBot" | "CreateByIceBerg" | "CreateByBboOrder" | "CreateByClosing" | "CreateByTVSignal" | "CreateByMmRateClose" | "CreateByArbitrage" | "CreateByDdh" | (string & {});
        /**
         * EventOrder
         * @description One active order of an event contract. Every value is text.
         */
        EventOrder: {
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId?: string;
            /** @description Event symbol. */
            symbol: components["schemas"]["Symbol"];
            /** @description Number of the symbol, as text. */
            symbolId?: string;
            /** @description Direction, buy or sell. */
            side?: components["schemas"]["SideValue"];
            /** @description State of the order. */
            orderStatus?: components["schemas"]["EventOrderStatusValue"];
            /** @description Payout ratio, which is the price of the order. */
            payoutRatio?: components["schemas"]["DecimalText"];
            /** @description Value executed so far. */
            cumExecValue?: components["schemas"]["DecimalText"];
            /** @description Fees paid so far. */
            cumExecFee?: components["schemas"]["DecimalText"];
            /** @description Value that is still open. */
            leavesValue?: components["schemas"]["DecimalText"];
            /** @description Kind of the contract. */
            ecContractType?: components["schemas"]["EventContractTypeValue"];
            /** @description `UP` or `DOWN` (UpDown), `ABOVE` or `BELOW` (Target), `RANGE_IN` or `RANGE_OUT` (Range). */
            ecDirection?: components["schemas"]["EventDirectionValue"];
            /** @description Value of the order. */
            ecOrderValue?: components["schemas"]["DecimalText"];
            /** @description When the contract is expected to settle, in milliseconds. */
            ecSettleTime?: components["schemas"]["TimestampMsString"];
            /** @description Target price; Target contracts only. */
            ecTargetPrice?: components["schemas"]["DecimalText"];
            /** @description Lower bound; Range contracts only. */
            ecLowerBound?: components["schemas"]["DecimalText"];
            /** @description Upper bound; Range contracts only. */
            ecUpperBound?: components["schemas"]["DecimalText"];
            /** @description Length of the duration window in seconds, as text. */
            ecDurationWindow?: string;
            /** @description Index price when the order was made. */
            ecIndexPrice?: components["schemas"]["DecimalText"];
            /** @description Average payout ratio of what was executed. */
            orderAvgPayoutRatio?: components["schemas"]["DecimalText"];
            /** @description What created the order. */
            createType?: components["schemas"]["CreateTypeValue"];
            /** @description When the order was made, in milliseconds. */
            createdTime?: components["schemas"]["TimestampMsString"];
            /** @description When the order last changed, in milliseconds. */
            updatedTime?: components["schemas"]["TimestampMsString"];
        };
        /**
         * EventOrderRealtimeResult
         * @description What `eventOrderRealtime` returns.
         */
        EventOrderRealtimeResult: {
            /** @description Orders. */
            list: components["schemas"]["EventOrder"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor?: components["schemas"]["Cursor"];
        };
        /**
         * EventOrderRealtimeResponse
         * @description Envelope around the result of `eventOrderRealtime`.
         */
        EventOrderRealtimeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EventOrderRealtimeResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * EventExecTypeValue
         * @description Kind of an event-contract execution. Other values may appear.
         */
        EventExecTypeValue: "Trade" | "Settle" | (string & {});
        /**
         * TimeInForceValue
         * @description How long an order stays in force. Other values may appear.
         */
        TimeInForceValue: "GTC" | "IOC" | "FOK" | "PostOnly" | "RPI" | (string & {});
        /**
         * EventTrade
         * @description One execution of an event contract. Every value is text.
         */
        EventTrade: {
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId?: string;
            /** @description Id of the execution. */
            execId: string;
            /** @description Event symbol. */
            symbol: components["schemas"]["Symbol"];
            /** @description Base coin. */
            baseCoin?: components["schemas"]["Coin"];
            /** @description Settle coin. */
            settleCoin?: components["schemas"]["Coin"];
            /** @description Coin the fee is paid in. */
            feeCoin?: components["schemas"]["Coin"];
            /** @description Direction, buy or sell. */
            side?: components["schemas"]["SideValue"];
            /** @description Whether it is a trade or the settlement. */
            execType?: components["schemas"]["EventExecTypeValue"];
            /** @description Price of the execution, which is the payout ratio. */
            execPrice?: components["schemas"]["DecimalText"];
            /** @description Value of the execution. */
            execValue?: components["schemas"]["DecimalText"];
            /** @description Fee of the execution. */
            execFee?: components["schemas"]["DecimalText"];
            /** @description Fee as a fraction of the value. */
            execFeeRate?: components["schemas"]["DecimalText"];
            /** @description Price of the order. */
            orderPrice?: components["schemas"]["DecimalText"];
            /** @description When the execution happened, in milliseconds. */
            transTime?: components["schemas"]["TimestampMsString"];
            /** @description How long the order stayed in force. */
            timeInForce?: components["schemas"]["TimeInForceValue"];
            /** @description Sequence number across executions, as text. */
            crossSeq?: string;
            /** @description Payout of the settlement for this execution. */
            ecPayout?: components["schemas"]["DecimalText"];
            /** @description Length of the duration window in seconds, as text. */
            ecDurationWindow?: string;
            /** @description When the contract settles, in milliseconds. */
            settleTimeMs?: components["schemas"]["TimestampMsString"];
            /** @description Value of the order. */
            ecOrderValue?: components["schemas"]["DecimalText"];
            /** @description Kind of the contract. */
            ecContractType?: components["schemas"]["EventContractTypeValue"];
            /** @description `UP` or `DOWN` (UpDown), `ABOVE` or `BELOW` (Target), `RANGE_IN` or `RANGE_OUT` (Range). */
            ecDirection?: components["schemas"]["EventDirectionValue"];
            /** @description Target price; Target contracts only. */
            ecTargetPrice?: components["schemas"]["DecimalText"];
            /** @description Lower bound; Range contracts only. */
            ecLowerBound?: components["schemas"]["DecimalText"];
            /** @description Upper bound; Range contracts only. */
            ecUpperBound?: components["schemas"]["DecimalText"];
            /** @description JSON text with additional fees; an empty string when there are none. */
            extraFees?: string;
        };
        /**
         * EventTradesResult
         * @description What `eventTrades` returns.
         */
        EventTradesResult: {
            /** @description Executions. */
            list: components["schemas"]["EventTrade"][];
            /** @description Cursor of the next page; an empty string when this page is the last. Other operations call it `nextPageCursor`. */
            cursor?: components["schemas"]["Cursor"];
        };
        /**
         * EventTradesResponse
         * @description Envelope around the result of `eventTrades`.
         */
        EventTradesResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EventTradesResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * ExecType
         * @description Kind of execution.
         * @enum {string}
         */
        ExecType: "Trade" | "AdlTrade" | "Funding" | "BustTrade" | "Delivery" | "Settle" | "BlockTrade" | "MovePosition" | "FutureSpread" | "UNKNOWN" | "ForwardSplitSettle" | "ReverseSplitSettle" | "ForwardSplitOpen" | "ReverseSplitOpen" | "Dividend";
        /**
         * MarketUnitValue
         * @description Unit of the quantity of a spot market order. Other values may appear.
         */
        MarketUnitValue: "baseCoin" | "quoteCoin" | (string & {});
        /**
         * OrderTypeValue
         * @description Market or limit order. Other values may appear.
         */
        OrderTypeValue: "Market" | "Limit" | "UNKNOWN" | "Block trade Roll Back" | "Block trade-Limit" | (string & {});
        /**
         * StopOrderTypeValue
         * @description Kind of conditional order. Other values may appear.
         */
        StopOrderTypeValue: "TakeProfit" | "StopLoss" | "TrailingStop" | "Stop" | "PartialTakeProfit" | "PartialStopLoss" | "tpslOrder" | "OcoOrder" | "MmRateClose" | "BidirectionalTpslOrder" | "UNKNOWN" | "" | (string & {});
        /**
         * ExecTypeValue
         * @description Kind of execution. Other values may appear.
         */
        ExecTypeValue: "Trade" | "AdlTrade" | "Funding" | "BustTrade" | "Delivery" | "Settle" | "BlockTrade" | "MovePosition" | "FutureSpread" | "UNKNOWN" | "ForwardSplitSettle" | "ReverseSplitSettle" | "ForwardSplitOpen" | "ReverseSplitOpen" | "Dividend" | (string & {});
        /**
         * Execution
         * @description One execution of an order.
         */
        Execution: {
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description Price of the order. */
            orderPrice: components["schemas"]["DecimalText"];
            /** @description Quantity of the order. */
            orderQty: components["schemas"]["DecimalText"];
            /** @description Quantity that is still open. */
            leavesQty: components["schemas"]["DecimalText"];
            /** @description What created the order; absent for spot. */
            createType?: components["schemas"]["CreateTypeValue"];
            /** @description Unit of the quantity of a spot market order; an empty string for other orders. */
            marketUnit?: components["schemas"]["MarketUnitValue"];
            /** @description Market or limit order. */
            orderType: components["schemas"]["OrderTypeValue"];
            /** @description Kind of conditional order; `UNKNOWN` or an empty string for a plain order. */
            stopOrderType: components["schemas"]["StopOrderTypeValue"];
            /** @description Fee of the execution; positive when paid, negative for a rebate. */
            execFee: components["schemas"]["DecimalText"];
            /** @description Fee of the spot leg of a spread; an empty string otherwise. */
            execFeeV2?: components["schemas"]["DecimalText"];
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
            /** @description Implied volatility of the trade, as a fraction; options only, an empty string otherwise. */
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
            /** @description Size of the position that the execution closed. */
            closedSize: components["schemas"]["DecimalText"];
            /**
             * Format: int64
             * @description Sequence number that links executions and position updates; unique only together with the symbol.
             */
            seq: number | bigint;
            /** @description JSON text with additional fees such as taxes; an empty string when there are none. */
            extraFees?: string;
        };
        /**
         * ExecutionListResult
         * @description A page of executions.
         */
        ExecutionListResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Executions, newest first. */
            list: components["schemas"]["Execution"][];
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
         * FhtComplianceTaxPrivateBatchCreateRequest
         * @description Body of `fhtComplianceTaxPrivateBatchCreate`; fields beyond these are not documented, so that any are accepted.
         */
        FhtComplianceTaxPrivateBatchCreateRequest: {
            /** @description Type of report; `ALL` exports every supported type. */
            type?: string;
            /** @description Number of the report of its type; ignored with type `ALL`. */
            number?: string | number;
        } & {
            [key: string]: unknown;
        };
        /**
         * FhtComplianceTaxPrivateBatchCreateResult
         * @description The export that was started; its fields are not documented.
         */
        FhtComplianceTaxPrivateBatchCreateResult: {
            [key: string]: unknown;
        };
        /**
         * FhtComplianceTaxPrivateBatchCreateResponse
         * @description Envelope around the result of `fhtComplianceTaxPrivateBatchCreate`.
         */
        FhtComplianceTaxPrivateBatchCreateResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["FhtComplianceTaxPrivateBatchCreateResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * FhtComplianceTaxPrivateBatchQueryResult
         * @description State of the export and the address to download it from; the names of its fields are not documented.
         */
        FhtComplianceTaxPrivateBatchQueryResult: {
            [key: string]: unknown;
        };
        /**
         * FhtComplianceTaxPrivateBatchQueryResponse
         * @description Envelope around the result of `fhtComplianceTaxPrivateBatchQuery`.
         */
        FhtComplianceTaxPrivateBatchQueryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["FhtComplianceTaxPrivateBatchQueryResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * FiatBalance
         * @description Balance of one fiat currency.
         */
        FiatBalance: {
            /** @description Balance in all. */
            totalBalance?: components["schemas"]["DecimalText"];
            /** @description Balance that can be used now. */
            balance: components["schemas"]["DecimalText"];
            /** @description Balance that is held. */
            frozenBalance?: components["schemas"]["DecimalText"];
            /** @description Fiat currency by its ISO 4217 code. */
            currency: components["schemas"]["Coin"];
        };
        /**
         * FiatBalanceQueryResult
         * @description What `fiatBalanceQuery` returns.
         */
        FiatBalanceQueryResult: components["schemas"]["FiatBalance"][];
        /**
         * FiatBalanceQueryResponse
         * @description Envelope around the result of `fiatBalanceQuery`.
         */
        FiatBalanceQueryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["FiatBalanceQueryResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * FiatSide
         * @description Direction of a fiat conversion, `0` to buy coins and `1` to sell them.
         * @enum {string}
         */
        FiatSide: "0" | "1";
        /**
         * FiatCoin
         * @description One currency or coin that can be converted.
         */
        FiatCoin: {
            /** @description Code of the currency or coin. */
            coin: components["schemas"]["Coin"];
            /** @description Full name. */
            fullName: string;
            /** @description Address of the icon. */
            icon: string;
            /** @description Address of the icon for dark backgrounds. */
            iconNight: string;
            /** @description Decimal places. */
            precision: number;
            /** @description Whether it cannot be converted at present. */
            disable: boolean;
            /** @description Least amount to give at once; empty for the side that is received. */
            singleFromMinLimit: components["schemas"]["DecimalText"];
            /** @description Most to give at once; empty for the side that is received. */
            singleFromMaxLimit: components["schemas"]["DecimalText"];
        };
        /**
         * FiatQueryCoinListResult
         * @description What `fiatQueryCoinList` returns.
         */
        FiatQueryCoinListResult: {
            /** @description The fiat currencies. */
            fiats: components["schemas"]["FiatCoin"][];
            /** @description The coins. */
            cryptos: components["schemas"]["FiatCoin"][];
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
         * FiatTradeStatusValue
         * @description State of a fiat conversion. Other values may appear.
         */
        FiatTradeStatusValue: "processing" | "success" | "failed" | (string & {});
        /**
         * FiatTrade
         * @description One conversion between fiat and a coin.
         */
        FiatTrade: {
            /** @description Number of the conversion. */
            tradeNo: string;
            /** @description State of the conversion. */
            status: components["schemas"]["FiatTradeStatusValue"];
            /** @description Id of the quote, in the field table's spelling. */
            quoteTxId?: string;
            /** @description Units received for one unit given. */
            exchangeRate: components["schemas"]["DecimalText"];
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Kind of currency that is given. */
            fromCoinType: components["schemas"]["CoinKindValue"];
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Kind of currency that is received. */
            toCoinType: components["schemas"]["CoinKindValue"];
            /** @description Amount that is given. */
            fromAmount: components["schemas"]["DecimalText"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description When the conversion was made, in milliseconds. */
            createdAt: components["schemas"]["TimestampMsString"];
            /** @description Uid of the sub-account it was made for. */
            subUserId: string;
            /** @description Id of the quote, in the spelling that answers carry. */
            quoteTaxId?: string;
        };
        /**
         * FiatQueryTradeHistoryResult
         * @description What `fiatQueryTradeHistory` returns.
         */
        FiatQueryTradeHistoryResult: components["schemas"]["FiatTrade"][];
        /**
         * FiatQueryTradeHistoryResponse
         * @description Envelope around the result of `fiatQueryTradeHistory`.
         */
        FiatQueryTradeHistoryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["FiatQueryTradeHistoryResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * CoinKind
         * @description Kind of currency.
         * @enum {string}
         */
        CoinKind: "fiat" | "crypto";
        /**
         * FiatQuoteApplyRequest
         * @description Body of `fiatQuoteApply`.
         */
        FiatQuoteApplyRequest: {
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Kind of currency that is given. */
            fromCoinType: components["schemas"]["CoinKind"];
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Kind of currency that is received. */
            toCoinType: components["schemas"]["CoinKind"];
            /** @description Amount to give, in units of `fromCoin`. */
            requestAmount: components["schemas"]["DecimalString"];
            /**
             * @description Kind of currency to sell; `fiat` if absent.
             * @default fiat
             */
            requestCoinType?: components["schemas"]["CoinKind"];
        };
        /**
         * FiatQuoteApplyResult
         * @description What `fiatQuoteApply` returns.
         */
        FiatQuoteApplyResult: {
            /** @description Id of the quote, in the field table's spelling. */
            quoteTxId?: string;
            /** @description Units received for one unit given. */
            exchangeRate: components["schemas"]["DecimalText"];
            /** @description Coin that is given. */
            fromCoin: components["schemas"]["Coin"];
            /** @description Kind of currency that is given. */
            fromCoinType: components["schemas"]["CoinKindValue"];
            /** @description Coin that is received. */
            toCoin: components["schemas"]["Coin"];
            /** @description Kind of currency that is received. */
            toCoinType: components["schemas"]["CoinKindValue"];
            /** @description Amount that is given. */
            fromAmount: components["schemas"]["DecimalText"];
            /** @description Amount that is received. */
            toAmount: components["schemas"]["DecimalText"];
            /** @description When the quote expires, in milliseconds; the field table's spelling. */
            expiredTime?: components["schemas"]["TimestampMsString"];
            /** @description Id of the quote, in the spelling that answers carry; confirm with it. */
            quoteTaxId?: string;
            /** @description When the quote expires, in milliseconds; the spelling that answers carry. */
            expireTime?: components["schemas"]["TimestampMsString"];
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
         * FiatReferenceQuote
         * @description Reference price with one payment method.
         */
        FiatReferenceQuote: {
            /** @description Fiat for one unit of the coin. */
            unitPrice: components["schemas"]["DecimalText"];
            /** @description Name of the payment method. */
            paymentMethod: string;
        };
        /**
         * FiatReferencePriceResult
         * @description What `fiatReferencePrice` returns.
         */
        FiatReferencePriceResult: {
            /** @description Pair of fiat currency and coin, such as `EUR-USDT`. */
            symbol: string;
            /** @description Fiat currency of the pair. */
            fiat: string;
            /** @description Coin of the pair. */
            crypto: string;
            /** @description Unix time of the prices. */
            timestamp: string;
            /** @description Prices for buying the coin. */
            buys: components["schemas"]["FiatReferenceQuote"][];
            /** @description Prices for selling the coin. */
            sells: components["schemas"]["FiatReferenceQuote"][];
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
            /** @description Id of the quote to confirm. */
            quoteTxId: string;
            /** @description Uid of the sub-account to convert for. */
            subUserId: string;
            /** @description Address the platform calls when the conversion has ended, up to 256 characters. */
            webhookUrl?: string;
            /** @description Own id of the request, up to 36 characters; the conversion can be found by it. */
            MerchantRequestId?: string;
        };
        /**
         * FiatTradeExecuteResult
         * @description What `fiatTradeExecute` returns.
         */
        FiatTradeExecuteResult: {
            /** @description Number of the conversion. */
            tradeNo: string;
            /** @description Own id given with the request. */
            merchantRequestId?: string;
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
         * FiatTradeQueryResponse
         * @description Envelope around the result of `fiatTradeQuery`.
         */
        FiatTradeQueryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["FiatTrade"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * InsLoanDelayLiqStatusResult
         * @description What `insLoanDelayLiqStatus` returns. No field is documented.
         */
        InsLoanDelayLiqStatusResult: {
            [key: string]: unknown;
        };
        /**
         * InsLoanDelayLiqStatusResponse
         * @description Envelope around the result of `insLoanDelayLiqStatus`.
         */
        InsLoanDelayLiqStatusResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["InsLoanDelayLiqStatusResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * CategoryFutures
         * @description Product category.
         * @enum {string}
         */
        CategoryFutures: "linear" | "inverse";
        /**
         * OpenInterestInterval
         * @description Length of one open-interest interval.
         * @enum {string}
         */
        OpenInterestInterval: "5min" | "15min" | "30min" | "1h" | "4h" | "1d";
        /**
         * LongShortRatio
         * @description How many accounts were long and short in one period.
         */
        LongShortRatio: {
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Share of accounts that are long, `0.5` being half. */
            buyRatio: components["schemas"]["DecimalText"];
            /** @description Share of accounts that are short, `0.5` being half. */
            sellRatio: components["schemas"]["DecimalText"];
            /** @description Time of the record, in milliseconds. */
            timestamp: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketAccountRatioResult
         * @description A page of ratios.
         */
        MarketAccountRatioResult: {
            /** @description Ratios, newest first. */
            list: components["schemas"]["LongShortRatio"][];
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
         * AdlAlert
         * @description Insurance pool of a symbol and how near it is to auto-deleveraging.
         */
        AdlAlert: {
            /** @description Coin of the pool. */
            coin: components["schemas"]["Coin"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Balance of the pool; of a shared pool it is refreshed once a day. */
            balance: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description Formerly the largest balance of the pool over eight hours, always an empty string now; no replacement is documented.
             */
            maxBalance?: components["schemas"]["DecimalText"];
            /** @description Loss ratio below which auto-deleveraging starts, such as `-0.3`. */
            insurancePnlRatio: components["schemas"]["DecimalText"];
            /** @description Loss ratio of the symbol over the last eight hours; negative for a loss. */
            pnlRatio: components["schemas"]["DecimalText"];
            /** @description Balance the pool must exceed for the loss-ratio rule to apply. */
            adlTriggerThreshold: components["schemas"]["DecimalText"];
            /** @description Loss ratio above which auto-deleveraging stops, such as `-0.25`. */
            adlStopRatio: components["schemas"]["DecimalText"];
        };
        /**
         * MarketAdlAlertResult
         * @description Pools and their state.
         */
        MarketAdlAlertResult: {
            /** @description When the data was last refreshed, in milliseconds. */
            updateTime?: components["schemas"]["TimestampMsString"];
            /** @description One record for each symbol. */
            list: components["schemas"]["AdlAlert"][];
            /** @description The spelling that answers use for `updateTime`, in milliseconds. */
            updatedTime?: components["schemas"]["TimestampMsString"];
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
         * DeliveryPrice
         * @description Delivery price of one contract.
         */
        DeliveryPrice: {
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Price at which the contract is delivered. */
            deliveryPrice: components["schemas"]["DecimalText"];
            /** @description When the contract is delivered, in milliseconds; `0` for a perpetual contract. */
            deliveryTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketDeliveryPriceResult
         * @description A page of delivery prices.
         */
        MarketDeliveryPriceResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Delivery prices, newest first. */
            list: components["schemas"]["DeliveryPrice"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor?: components["schemas"]["Cursor"];
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
         * FeeGroupProduct
         * @description Product that has fee groups.
         * @enum {string}
         */
        FeeGroupProduct: "contract";
        /**
         * FeeGroupId
         * @description Number of a fee group.
         * @enum {string}
         */
        FeeGroupId: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
        /**
         * FeeGroupNameValue
         * @description Name of a fee group. Other values may appear.
         */
        FeeGroupNameValue: "G1(Major Coins)" | "G2(High Growth)" | "G3(Mid-Tier Liquidity)" | "G4(Mid-Tier Activation)" | "G5(Long Tail)" | "G9(Stock & Commodity Tradfi Perp)" | "Innovation-Zone" | "Pre-listing" | "USDC" | (string & {});
        /**
         * ProLevelValue
         * @description Pro level of a client. Other values may appear.
         */
        ProLevelValue: "Pro 1" | "Pro 2" | "Pro 3" | "Pro 4" | "Pro 5" | "Pro 6" | (string & {});
        /**
         * ProFeeRate
         * @description Rates of one Pro level.
         */
        ProFeeRate: {
            /** @description Name of the level. */
            level: components["schemas"]["ProLevelValue"];
            /** @description Fee of an order that takes liquidity, as a fraction of the value. */
            takerFeeRate: components["schemas"]["DecimalText"];
            /** @description Fee of an order that makes liquidity, as a fraction of the value. */
            makerFeeRate: components["schemas"]["DecimalText"];
            /** @description Rebate for liquidity made, as a fraction of the value; an empty string when there is none. */
            makerRebate: components["schemas"]["DecimalText"];
            /** @description Rebate for liquidity made by RPI orders, as a fraction of the value; an empty string when there is none. */
            rpiMakerRebate?: components["schemas"]["DecimalText"];
        };
        /**
         * MarketMakerLevelValue
         * @description Market maker level of a client. Other values may appear.
         */
        MarketMakerLevelValue: "MM 1" | "MM 2" | "MM 3" | (string & {});
        /**
         * MarketMakerFeeRate
         * @description Rates of one market maker level.
         */
        MarketMakerFeeRate: {
            /** @description Name of the level. */
            level: components["schemas"]["MarketMakerLevelValue"];
            /** @description Fee of an order that takes liquidity, as a fraction of the value. */
            takerFeeRate: components["schemas"]["DecimalText"];
            /** @description Fee of an order that makes liquidity, as a fraction of the value. */
            makerFeeRate: components["schemas"]["DecimalText"];
            /** @description Rebate for liquidity made, as a fraction of the value; an empty string when there is none. */
            makerRebate: components["schemas"]["DecimalText"];
            /** @description Rebate for liquidity made by RPI orders, as a fraction of the value; an empty string when there is none. */
            rpiMakerRebate?: components["schemas"]["DecimalText"];
        };
        /**
         * FeeGroupRates
         * @description Rates of one fee group, by kind of client.
         */
        FeeGroupRates: {
            /** @description Rates of the Pro levels. */
            pro: components["schemas"]["ProFeeRate"][];
            /** @description Rates of the market maker levels. */
            marketMaker: components["schemas"]["MarketMakerFeeRate"][];
        };
        /**
         * FeeGroup
         * @description Symbols that share their fees, with the rates.
         */
        FeeGroup: {
            /** @description Name of the fee group. */
            groupName: components["schemas"]["FeeGroupNameValue"];
            /** @description Factor by which maker volume in the group counts. */
            weightingFactor: number;
            /** @description How many symbols the group holds. */
            symbolsNumbers: number;
            /** @description Symbols of the group. */
            symbols: components["schemas"]["Symbol"][];
            /** @description Rates of the group, by kind of client. */
            feeRates: components["schemas"]["FeeGroupRates"];
            /** @description When the group last changed, in milliseconds. */
            updateTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketFeeGroupInfoResult
         * @description Fee groups.
         */
        MarketFeeGroupInfoResult: {
            /** @description Fee groups. */
            list: components["schemas"]["FeeGroup"][];
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
         * OrderbookLevel
         * @description One price level: price, then size.
         */
        OrderbookLevel: [
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"]
        ];
        /**
         * MarketFullOrderbookResult
         * @description The whole order book at one moment.
         */
        MarketFullOrderbookResult: {
            /** @description Symbol of the data. */
            s: components["schemas"]["Symbol"];
            /** @description Bids, highest price first; each is price and size. */
            b: components["schemas"]["OrderbookLevel"][];
            /** @description Offers, lowest price first; each is price and size. */
            a: components["schemas"]["OrderbookLevel"][];
            /** @description When the platform made the data, in milliseconds. */
            ts: components["schemas"]["TimestampMs"];
            /** @description Number of the update; 1 after a restart of the service. */
            u: number;
            /**
             * Format: int64
             * @description Sequence number that links executions and position updates; unique only together with the symbol.
             */
            seq?: number | bigint;
            /** @description When the matching engine made the data, in milliseconds. */
            cts?: components["schemas"]["TimestampMs"];
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
         * FundingRate
         * @description Funding rate of one exchange of funding.
         */
        FundingRate: {
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Funding rate as a fraction; positive when buyers pay sellers. */
            fundingRate: components["schemas"]["DecimalText"];
            /** @description When the funding was exchanged, in milliseconds. */
            fundingRateTimestamp: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketFundingHistoryResult
         * @description Past funding rates of a symbol.
         */
        MarketFundingHistoryResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Funding rates, newest first. */
            list: components["schemas"]["FundingRate"][];
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
         * CategoryOption
         * @description Product category.
         * @enum {string}
         */
        CategoryOption: "option";
        /**
         * VolatilityQuoteCoin
         * @description Quote coin of option volatility.
         * @enum {string}
         */
        VolatilityQuoteCoin: "USD" | "USDT";
        /**
         * HistoricalVolatility
         * @description Volatility of an underlying over a period, at one hour.
         */
        HistoricalVolatility: {
            /** @description Days the volatility is taken over. */
            period: number;
            /** @description Annualised volatility as a fraction. */
            value: components["schemas"]["DecimalText"];
            /** @description Hour of the value, in milliseconds. */
            time: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketHistoricalVolatilityResult
         * @description Volatility hour by hour.
         */
        MarketHistoricalVolatilityResult: components["schemas"]["HistoricalVolatility"][];
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
         * IndexPriceComponent
         * @description One source of an index price.
         */
        IndexPriceComponent: {
            /** @description Where the component is priced: an exchange or a price feed. */
            exchange: string;
            /** @description Reference symbol of the component; may name a future or a price feed. */
            spotPair: string;
            /** @description Price after the multiplier, as it enters the index. */
            equivalentPrice?: components["schemas"]["DecimalText"];
            /** @description Factor that the reference price is multiplied by. */
            multiplier?: components["schemas"]["DecimalText"];
            /** @description Price of the reference before the multiplier. */
            price?: components["schemas"]["DecimalText"];
            /** @description Share of the component in the index, `0.25` being a quarter. */
            weight?: components["schemas"]["DecimalText"];
        };
        /**
         * MarketIndexPriceComponentsResult
         * @description An index and its parts.
         */
        MarketIndexPriceComponentsResult: {
            /** @description Name of the index, such as `BTCUSDT`. */
            indexName: string;
            /** @description Price of the index now. */
            lastPrice?: components["schemas"]["DecimalText"];
            /** @description When the index last changed, in milliseconds. */
            updateTime?: components["schemas"]["TimestampMsString"];
            /** @description Parts the index price is made of. */
            components: components["schemas"]["IndexPriceComponent"][];
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
         * PriceKlineRow
         * @description One candle of an index, mark or premium price: start, open, high, low, close.
         */
        PriceKlineRow: [
            components["schemas"]["TimestampMsString"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"]
        ];
        /**
         * MarketIndexPriceKlineResult
         * @description Candles of an index price.
         */
        MarketIndexPriceKlineResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Candles, newest first. */
            list: components["schemas"]["PriceKlineRow"][];
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
         * InstrumentRiskParameters
         * @description Ratios of the price limit.
         */
        InstrumentRiskParameters: {
            /** @description First ratio of the price limit, as a fraction. */
            priceLimitRatioX?: components["schemas"]["DecimalText"];
            /** @description Second ratio of the price limit, as a fraction. */
            priceLimitRatioY?: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description Ratio of the price limit of limit orders; in spot answers until January 2025. `priceLimitRatioX` took its place.
             */
            limitParameter?: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description Ratio of the price limit of market orders; in spot answers until January 2025. `priceLimitRatioY` took its place.
             */
            marketParameter?: components["schemas"]["DecimalText"];
        };
        /**
         * Instrument
         * @description Rules of one tradable symbol. Which fields are present depends on the category.
         */
        Instrument: {
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Number of the symbol, for spot, futures and options. */
            symbolId?: number;
            /** @description Kind of contract. */
            contractType?: components["schemas"]["ContractTypeValue"];
            /** @description State of the instrument. `PreLaunch` may already trade, see `preListingInfo.curAuctionPhase`; `PendingOpen` refuses orders; during a stock split it stays `Trading`. */
            status: components["schemas"]["InstrumentStatusValue"];
            /** @description Coin that is bought or sold, in capitals. */
            baseCoin: components["schemas"]["Coin"];
            /** @description Coin the price is expressed in, in capitals. */
            quoteCoin: components["schemas"]["Coin"];
            /** @description Group of the instrument; an empty string when it belongs to none, as for tokenized gold. */
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
            leverageFilter?: components["schemas"]["InstrumentLeverageFilter"];
            /** @description Bounds and step of the price. */
            priceFilter: components["schemas"]["InstrumentPriceFilter"];
            /** @description Bounds and step of the quantity. */
            lotSizeFilter: components["schemas"]["InstrumentLotSizeFilter"];
            /** @description Whether a unified account can trade it on margin. */
            unifiedMarginTrade?: boolean;
            /** @description Minutes between two funding exchanges. */
            fundingInterval?: number;
            /** @description Coin in which gains and losses are settled, in capitals. */
            settleCoin?: components["schemas"]["Coin"];
            /** @description Which accounts can copy trade the symbol. */
            copyTrading?: components["schemas"]["CopyTradingValue"];
            /** @description Highest funding rate, as a fraction. */
            upperFundingRate?: components["schemas"]["DecimalText"];
            /** @description Lowest funding rate, as a fraction. */
            lowerFundingRate?: components["schemas"]["DecimalText"];
            /** @description Name shown to people. */
            displayName?: string;
            /** @description Whether unrealised profit of the symbol cannot be withdrawn. */
            forbidUplWithdrawal?: boolean;
            /** @description How far from the market an order may be priced. */
            riskParameters?: components["schemas"]["InstrumentRiskParameters"];
            /** @description Whether the contract is in its pre-market phase. */
            isPreListing?: boolean;
            /** @description Pre-market phases and fees; null when the contract is not in pre-market. */
            preListingInfo?: components["schemas"]["PreListingInfo"] | null;
            /** @description Whether it is a call or a put. */
            optionsType?: components["schemas"]["OptionTypeValue"];
            /**
             * @deprecated
             * @description Formerly the mark of the innovation zone, always `0` now; use `symbolType`.
             */
            innovation?: components["schemas"]["TextFlagValue"];
            /** @description Shares that one tokenized stock stands for: the share price is the token price divided by it. */
            xstockMultiplier?: components["schemas"]["DecimalText"];
            /** @description Which accounts can trade the pair on margin. */
            marginTrading?: components["schemas"]["MarginTradingValue"];
            /** @description Whether the pair carries the special-treatment warning. `0` for no, `1` for yes. */
            stTag?: components["schemas"]["TextFlagValue"];
            /** @description Tags of the symbol; linear and inverse. */
            tags?: string[];
            /** @description Full name of the underlying, such as that of a company. */
            fullName?: string;
            /** @description Market the underlying belongs to. */
            marketRegion?: string;
            /** @description Ticker of the underlying on its own market. */
            underlyingTicker?: string;
        };
        /**
         * MarketInstrumentsInfoResult
         * @description A page of instruments.
         */
        MarketInstrumentsInfoResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor?: components["schemas"]["Cursor"];
            /** @description Instruments. */
            list: components["schemas"]["Instrument"][];
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
         * InsurancePool
         * @description Balance of one insurance pool.
         */
        InsurancePool: {
            /** @description Coin of the pool. */
            coin: components["schemas"]["Coin"];
            /** @description Symbols that share the pool, joined by commas; one symbol for a pool of its own. */
            symbols?: string;
            /** @description Balance in units of the coin. */
            balance: components["schemas"]["DecimalText"];
            /** @description Balance in US dollars. */
            value: components["schemas"]["DecimalText"];
        };
        /**
         * MarketInsuranceResult
         * @description Insurance pools.
         */
        MarketInsuranceResult: {
            /** @description When the record last changed, in milliseconds. */
            updatedTime: components["schemas"]["TimestampMsString"];
            /** @description Pools. */
            list: components["schemas"]["InsurancePool"][];
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
         * KlineRow
         * @description One candle: start, open, high, low, close, quantity and value.
         */
        KlineRow: [
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
         * @description Candles of a symbol.
         */
        MarketKlineResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Candles, newest first. */
            list: components["schemas"]["KlineRow"][];
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
         * MarketMarkPriceKlineResult
         * @description Candles of a mark price.
         */
        MarketMarkPriceKlineResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Candles, newest first. */
            list: components["schemas"]["PriceKlineRow"][];
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
         * OptionDeliveryPrice
         * @description Delivery price of the options that expired together.
         */
        OptionDeliveryPrice: {
            /** @description Price at which the contract is delivered. */
            deliveryPrice: components["schemas"]["DecimalText"];
            /** @description When the contract is delivered, in milliseconds; `0` for a perpetual contract. */
            deliveryTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketNewDeliveryPriceResult
         * @description Past delivery prices.
         */
        MarketNewDeliveryPriceResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Delivery prices, newest first. */
            list: components["schemas"]["OptionDeliveryPrice"][];
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
         * OpenInterest
         * @description Open interest at one time.
         */
        OpenInterest: {
            /** @description Number of open contracts. */
            openInterest: components["schemas"]["DecimalText"];
            /** @description Open interest counted from one side only. */
            singleOpenInterest?: components["schemas"]["DecimalText"];
            /** @description Time of the record, in milliseconds. */
            timestamp: components["schemas"]["TimestampMsString"];
        };
        /**
         * MarketOpenInterestResult
         * @description A page of open interest.
         */
        MarketOpenInterestResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Values, newest first. */
            list: components["schemas"]["OpenInterest"][];
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
         * OptionBaseCoin
         * @description One base coin that options exist for. Further fields, such as a display name and a launch time, come with names that are not documented.
         */
        OptionBaseCoin: {
            /** @description Base coin, to be passed on to `marketInstrumentsInfo`. */
            baseCoin?: components["schemas"]["Coin"];
            /** @description Whether tradable option contracts exist. 1 for yes. */
            hasSymbol?: number | string;
        } & {
            [key: string]: unknown;
        };
        /**
         * MarketOptionBaseCoinsResult
         * @description Base coins of options.
         */
        MarketOptionBaseCoinsResult: {
            /** @description Base coins. */
            list?: components["schemas"]["OptionBaseCoin"][];
        } & {
            [key: string]: unknown;
        };
        /**
         * MarketOptionBaseCoinsResponse
         * @description Envelope around the result of `marketOptionBaseCoins`.
         */
        MarketOptionBaseCoinsResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["MarketOptionBaseCoinsResult"];
            retExtInfo?: components["schemas"]["ExtInfo"];
        };
        /**
         * MarketOrderbookResult
         * @description The order book at one moment.
         */
        MarketOrderbookResult: {
            /** @description Symbol of the data. */
            s: components["schemas"]["Symbol"];
            /** @description Bids, highest price first; each is price and size. */
            b: components["schemas"]["OrderbookLevel"][];
            /** @description Offers, lowest price first; each is price and size. */
            a: components["schemas"]["OrderbookLevel"][];
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
         * CategoryLinear
         * @description Product category.
         * @enum {string}
         */
        CategoryLinear: "linear";
        /**
         * MarketPremiumIndexPriceKlineResult
         * @description Candles of a premium index.
         */
        MarketPremiumIndexPriceKlineResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Candles, newest first. */
            list: components["schemas"]["PriceKlineRow"][];
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
         * @description Bounds of order prices now.
         */
        MarketPriceLimitResult: {
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Highest price a buy order may have. */
            buyLmt: components["schemas"]["DecimalText"];
            /** @description Lowest price a sell order may have. */
            sellLmt: components["schemas"]["DecimalText"];
            /** @description When the limits were computed, in milliseconds. */
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
         * OptionType
         * @description Whether it is a call or a put.
         * @enum {string}
         */
        OptionType: "Call" | "Put";
        /**
         * PublicTrade
         * @description One trade on the public tape.
         */
        PublicTrade: {
            /** @description Id of the execution. */
            execId: string;
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Price of the trade. */
            price: components["schemas"]["DecimalText"];
            /** @description Size of the trade. */
            size: components["schemas"]["DecimalText"];
            /** @description Side of the taker. */
            side: components["schemas"]["SideValue"];
            /** @description When the trade happened, in milliseconds. */
            time: components["schemas"]["TimestampMsString"];
            /** @description Whether it is a block trade. */
            isBlockTrade: boolean;
            /** @description Whether a retail price improvement order took part. */
            isRPITrade?: boolean;
            /** @description Mark price at the trade; options only. */
            mP?: components["schemas"]["DecimalText"];
            /** @description Index price at the trade; options only. */
            iP?: components["schemas"]["DecimalText"];
            /** @description Implied volatility at the mark price, as a fraction; options only. */
            mIv?: components["schemas"]["DecimalText"];
            /** @description Implied volatility of the trade, as a fraction; options only. */
            iv?: components["schemas"]["DecimalText"];
            /** @description Sequence number that links executions and position updates; unique only together with the symbol. */
            seq?: string;
        };
        /**
         * MarketRecentTradeResult
         * @description Latest trades.
         */
        MarketRecentTradeResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Trades, newest first. */
            list: components["schemas"]["PublicTrade"][];
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
         * NumericFlagValue
         * @description A switch as a number, 1 on and 0 off. Other values may appear.
         */
        NumericFlagValue: (0 | 1) | number;
        /**
         * RiskLimit
         * @description One tier of the risk limit.
         */
        RiskLimit: {
            /** @description Id of the tier. */
            id: number;
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Largest position value of the risk tier. */
            riskLimitValue: components["schemas"]["DecimalText"];
            /** @description Maintenance margin rate of the tier. */
            maintenanceMargin: string | number;
            /** @description Initial margin rate of the tier. */
            initialMargin: string | number;
            /** @description Whether it is the lowest tier. 0 for no, 1 for yes. */
            isLowestRisk: components["schemas"]["NumericFlagValue"];
            /** @description Highest leverage allowed. */
            maxLeverage: components["schemas"]["DecimalText"];
            /** @description Amount deducted from the maintenance margin in this tier; an empty string when none. */
            mmDeduction?: components["schemas"]["DecimalText"];
        };
        /**
         * MarketRiskLimitResult
         * @description A page of risk tiers.
         */
        MarketRiskLimitResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Tiers, symbol by symbol. */
            list: components["schemas"]["RiskLimit"][];
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
         * RpiOrderbookLevel
         * @description One price level: price, size without and size with retail price improvement orders.
         */
        RpiOrderbookLevel: [
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"],
            components["schemas"]["DecimalText"]
        ];
        /**
         * MarketRpiOrderbookResult
         * @description The order book at one moment, retail price improvement orders shown apart.
         */
        MarketRpiOrderbookResult: {
            /** @description Symbol of the data. */
            s: components["schemas"]["Symbol"];
            /** @description Bids, highest price first; each is price and size. */
            b: components["schemas"]["RpiOrderbookLevel"][];
            /** @description Offers, lowest price first; each is price and size. */
            a: components["schemas"]["RpiOrderbookLevel"][];
            /** @description When the platform made the data, in milliseconds. */
            ts: components["schemas"]["TimestampMs"];
            /** @description Number of the update; 1 after a restart of the service. */
            u: number;
            /**
             * Format: int64
             * @description Sequence number that links executions and position updates; unique only together with the symbol.
             */
            seq?: number | bigint;
            /** @description When the matching engine made the data, in milliseconds. */
            cts?: components["schemas"]["TimestampMs"];
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
         * Ticker
         * @description Latest prices and 24-hour numbers of one symbol. Which fields are present depends on the category.
         */
        Ticker: {
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Price of the last trade. */
            lastPrice: components["schemas"]["DecimalText"];
            /** @description Index price. */
            indexPrice?: components["schemas"]["DecimalText"];
            /** @description Mark price. */
            markPrice?: components["schemas"]["DecimalText"];
            /** @description Last price as it was 24 hours before. */
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
            /** @description Open interest counted from one side only. */
            singleOpenInterest?: components["schemas"]["DecimalText"];
            /** @description Value of the open interest counted from one side only. */
            singleOpenInterestValue?: components["schemas"]["DecimalText"];
            /** @description Value traded in the last 24 hours. */
            turnover24h: components["schemas"]["DecimalText"];
            /** @description Quantity traded in the last 24 hours. */
            volume24h: components["schemas"]["DecimalText"];
            /** @description Funding rate as a fraction; negative when sellers pay. */
            fundingRate?: components["schemas"]["DecimalText"];
            /** @description When funding is exchanged next, in milliseconds. */
            nextFundingTime?: components["schemas"]["TimestampMsString"];
            /** @description Delivery price expected now, shown in the half hour before delivery; an empty string or `0` before. */
            predictedDeliveryPrice?: components["schemas"]["DecimalText"];
            /** @description Distance between the future and the index, as a fraction. */
            basisRate?: components["schemas"]["DecimalText"];
            /** @description Distance between the future and the index, in price. */
            basis?: components["schemas"]["DecimalText"];
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
            /** @description Opening price expected by the call auction; an empty string outside it. */
            preOpenPrice?: components["schemas"]["DecimalText"];
            /** @description Quantity expected to open by the call auction; an empty string outside it. */
            preQty?: components["schemas"]["DecimalText"];
            /** @description Phase of pre-market trading; an empty string outside it. */
            curPreListingPhase?: components["schemas"]["AuctionPhaseValue"];
            /** @description Hours between two funding exchanges. */
            fundingIntervalHour?: string;
            /** @description Bound of the funding rate in both directions, as a fraction. */
            fundingCap?: components["schemas"]["DecimalText"];
            /** @description Basis rate projected on one year, as a fraction. */
            basisRateYear?: components["schemas"]["DecimalText"];
            /** @description Implied volatility at the best bid, as a fraction. */
            bid1Iv?: components["schemas"]["DecimalText"];
            /** @description Implied volatility at the best ask, as a fraction. */
            ask1Iv?: components["schemas"]["DecimalText"];
            /** @description Implied volatility at the mark price, as a fraction. */
            markIv?: components["schemas"]["DecimalText"];
            /** @description Price of what the option is written on. */
            underlyingPrice?: components["schemas"]["DecimalText"];
            /** @description Quantity traded since listing. */
            totalVolume?: components["schemas"]["DecimalText"];
            /** @description Value traded since listing. */
            totalTurnover?: components["schemas"]["DecimalText"];
            /** @description Option delta. */
            delta?: components["schemas"]["DecimalText"];
            /** @description Option gamma. */
            gamma?: components["schemas"]["DecimalText"];
            /** @description Option vega. */
            vega?: components["schemas"]["DecimalText"];
            /** @description Option theta. */
            theta?: components["schemas"]["DecimalText"];
            /** @description Change of the price over 24 hours, as a fraction. */
            change24h?: components["schemas"]["DecimalText"];
            /** @description Index price in US dollars; empty when there is none. */
            usdIndexPrice?: components["schemas"]["DecimalText"];
        };
        /**
         * MarketTickersResult
         * @description Tickers of a category.
         */
        MarketTickersResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Tickers. */
            list: components["schemas"]["Ticker"][];
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
         * OrderAmendFields
         * @description What a change of an order can carry.
         */
        OrderAmendFields: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description Symbol in capitals, such as `BTCUSDT`; of an option with expiry, strike and kind. */
            symbol: components["schemas"]["Symbol"];
            /** @description Order to change, by the platform's id; goes before `orderLinkId`. */
            orderId?: components["schemas"]["OrderId"];
            /** @description Order to change, by the client's id. */
            orderLinkId?: components["schemas"]["OrderLinkId"];
            /** @description New implied volatility of an option order, as a fraction. */
            orderIv?: components["schemas"]["DecimalString"];
            /** @description New trigger price of a conditional order. */
            triggerPrice?: components["schemas"]["DecimalString"];
            /** @description New quantity; left out to keep the present one. */
            qty?: components["schemas"]["DecimalString"];
            /** @description New price; left out to keep the present one. */
            price?: components["schemas"]["DecimalString"];
            /** @description Whether take profit and stop loss close the whole position or a part; linear and inverse. */
            tpslMode?: components["schemas"]["TpslMode"];
            /** @description New take-profit price; `0` takes the present one away. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description New stop-loss price; `0` takes the present one away. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description Price that triggers the take profit; needed when the order has none yet. */
            tpTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that triggers the stop loss; needed when the order has none yet. */
            slTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that is compared with the trigger price. */
            triggerBy?: components["schemas"]["TriggerBy"];
            /** @description New price of the limit order that the take profit places; not for options. */
            tpLimitPrice?: components["schemas"]["DecimalString"];
            /** @description New price of the limit order that the stop loss places; not for options. */
            slLimitPrice?: components["schemas"]["DecimalString"];
        };
        /**
         * OrderAmendRequest
         * @description A change of one open order, which is named by either id.
         */
        OrderAmendRequest: WithRequired<components["schemas"]["OrderAmendFields"], "orderId"> | WithRequired<components["schemas"]["OrderAmendFields"], "orderLinkId">;
        /**
         * OrderAmendResult
         * @description Acknowledgement of a change.
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
         * CategorySpot
         * @description Product category.
         * @enum {string}
         */
        CategorySpot: "spot";
        /**
         * OrderAmendBatchFields
         * @description What a change of an order in a batch can carry.
         */
        OrderAmendBatchFields: {
            /** @description Symbol in capitals, such as `BTCUSDT`; of an option with expiry, strike and kind. */
            symbol: components["schemas"]["Symbol"];
            /** @description Order to change, by the platform's id; goes before `orderLinkId`. */
            orderId?: components["schemas"]["OrderId"];
            /** @description Order to change, by the client's id. */
            orderLinkId?: components["schemas"]["OrderLinkId"];
            /** @description New implied volatility of an option order, as a fraction. Null and absent mean the same. */
            orderIv?: string | null;
            /** @description New trigger price of a conditional order. */
            triggerPrice?: components["schemas"]["DecimalString"];
            /** @description New quantity. Null and absent mean the same. */
            qty?: string | null;
            /** @description New price. Null and absent mean the same. */
            price?: string | null;
            /** @description Whether take profit and stop loss close the whole position or a part; linear and inverse. */
            tpslMode?: components["schemas"]["TpslMode"];
            /** @description New take-profit price; `0` takes the present one away. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description New stop-loss price; `0` takes the present one away. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description Price that triggers the take profit; needed when the order has none yet. */
            tpTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that triggers the stop loss; needed when the order has none yet. */
            slTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that is compared with the trigger price. */
            triggerBy?: components["schemas"]["TriggerBy"];
            /** @description New price of the limit order that the take profit places; not for options. */
            tpLimitPrice?: components["schemas"]["DecimalString"];
            /** @description New price of the limit order that the stop loss places; not for options. */
            slLimitPrice?: components["schemas"]["DecimalString"];
        };
        /**
         * OrderAmendBatchRequestItem
         * @description A change of one open order, which is named by either id.
         */
        OrderAmendBatchRequestItem: WithRequired<components["schemas"]["OrderAmendBatchFields"], "orderId"> | WithRequired<components["schemas"]["OrderAmendBatchFields"], "orderLinkId">;
        /**
         * SpotAmendBatchRequest
         * @description Up to 10 changes of spot orders.
         */
        SpotAmendBatchRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategorySpot"];
            /** @description Items, at most 10. */
            request: components["schemas"]["OrderAmendBatchRequestItem"][];
        };
        /**
         * FuturesAmendBatchRequest
         * @description Up to 20 changes of linear or inverse orders.
         */
        FuturesAmendBatchRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryFutures"];
            /** @description Items, at most 20. */
            request: components["schemas"]["OrderAmendBatchRequestItem"][];
        };
        /**
         * OptionAmendBatchRequest
         * @description Up to 5 changes of option orders.
         */
        OptionAmendBatchRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryOption"];
            /** @description Items, at most 5. */
            request: components["schemas"]["OrderAmendBatchRequestItem"][];
        };
        /**
         * OrderAmendBatchRequest
         * @description Changes of orders of one category.
         */
        OrderAmendBatchRequest: components["schemas"]["SpotAmendBatchRequest"] | components["schemas"]["FuturesAmendBatchRequest"] | components["schemas"]["OptionAmendBatchRequest"];
        /**
         * OrderAmendBatchAck
         * @description Acknowledgement of one change; ids are empty when the change was refused.
         */
        OrderAmendBatchAck: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
        };
        /**
         * OrderAmendBatchResult
         * @description Acknowledgements, item by item.
         */
        OrderAmendBatchResult: {
            /** @description One entry for each item, in the order of the request. */
            list: components["schemas"]["OrderAmendBatchAck"][];
        };
        /**
         * BatchExtInfoItem
         * @description Code and text of one item of a batch.
         */
        BatchExtInfoItem: {
            /** @description Code of one item of the batch; 0 means success. */
            code: number;
            /** @description Text for the code; the reason of a failure. */
            msg: string;
        };
        /**
         * BatchExtInfo
         * @description Code and text of each item, in the order of the request.
         */
        BatchExtInfo: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["BatchExtInfoItem"][];
        };
        /**
         * OrderAmendBatchResponse
         * @description Envelope around the result of `orderAmendBatch`.
         */
        OrderAmendBatchResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["OrderAmendBatchResult"];
            retExtInfo: components["schemas"]["BatchExtInfo"];
        };
        /**
         * SpotOrderFilter
         * @description Kind of spot order: plain, take profit and stop loss, or conditional.
         * @enum {string}
         */
        SpotOrderFilter: "Order" | "tpslOrder" | "StopOrder";
        /**
         * OrderCancelByOrderId
         * @description A cancellation by the platform's id.
         */
        OrderCancelByOrderId: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description Symbol in capitals, such as `BTCUSDT`; of an option with expiry, strike and kind. */
            symbol: components["schemas"]["Symbol"];
            /** @description Order to cancel, by the platform's id; goes before `orderLinkId`. */
            orderId: components["schemas"]["OrderId"];
            /** @description Order to cancel, by the client's id. Null and absent mean the same. */
            orderLinkId?: string | null;
            /** @description Kind of spot order. Default `Order`. */
            orderFilter?: components["schemas"]["SpotOrderFilter"];
        };
        /**
         * OrderCancelByOrderLinkId
         * @description A cancellation by the client's id.
         */
        OrderCancelByOrderLinkId: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description Symbol in capitals, such as `BTCUSDT`; of an option with expiry, strike and kind. */
            symbol: components["schemas"]["Symbol"];
            /** @description Order to cancel, by the client's id. */
            orderLinkId: components["schemas"]["OrderLinkId"];
            /** @description Kind of spot order. Default `Order`. */
            orderFilter?: components["schemas"]["SpotOrderFilter"];
        };
        /**
         * OrderCancelRequest
         * @description A cancellation of one open order, which is named by either id.
         */
        OrderCancelRequest: components["schemas"]["OrderCancelByOrderId"] | components["schemas"]["OrderCancelByOrderLinkId"];
        /**
         * OrderCancelResult
         * @description Acknowledgement of a cancellation.
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
         * CancelAllOrderFilter
         * @description Kind of orders to cancel.
         * @enum {string}
         */
        CancelAllOrderFilter: "Order" | "tpslOrder" | "StopOrder" | "OcoOrder" | "BidirectionalTpslOrder" | "OpenOrder";
        /**
         * SpotCancelAllRequest
         * @description Cancellation of spot orders; all of them when only the category is given.
         */
        SpotCancelAllRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategorySpot"];
            /** @description Orders of one symbol; goes before `baseCoin` and `settleCoin`. */
            symbol?: string | null;
            /** @description Orders of one base coin; goes before `settleCoin`. */
            baseCoin?: components["schemas"]["Coin"];
            /** @description Kind of orders to cancel. Default `Order`. */
            orderFilter?: components["schemas"]["CancelAllOrderFilter"];
        };
        /**
         * OptionCancelAllRequest
         * @description Cancellation of option orders; all of them when only the category is given.
         */
        OptionCancelAllRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryOption"];
            /** @description Orders of one symbol; goes before `baseCoin` and `settleCoin`. */
            symbol?: string | null;
            /** @description Orders of one base coin; goes before `settleCoin`. */
            baseCoin?: components["schemas"]["Coin"];
            /** @description Orders of one settle coin, USDT or USDC. */
            settleCoin?: components["schemas"]["Coin"];
        };
        /**
         * StopOrderType
         * @description Kind of conditional order.
         * @enum {string}
         */
        StopOrderType: "TakeProfit" | "StopLoss" | "TrailingStop" | "Stop" | "PartialTakeProfit" | "PartialStopLoss" | "tpslOrder" | "OcoOrder" | "MmRateClose" | "BidirectionalTpslOrder";
        /**
         * FuturesCancelAllFields
         * @description What a cancellation of linear or inverse orders can carry.
         */
        FuturesCancelAllFields: {
            /** @description Product category. */
            category: components["schemas"]["CategoryFutures"];
            /** @description Orders of one symbol; goes before `baseCoin` and `settleCoin`. */
            symbol?: string | null;
            /** @description Orders of one base coin; goes before `settleCoin`. */
            baseCoin?: components["schemas"]["Coin"];
            /** @description Orders of one settle coin. */
            settleCoin?: components["schemas"]["Coin"];
            /** @description Kind of orders to cancel; every kind when left out. */
            orderFilter?: components["schemas"]["CancelAllOrderFilter"];
            /** @description With `StopOrder` on futures, `Stop` spares take-profit, stop-loss and trailing-stop orders. */
            stopOrderType?: components["schemas"]["StopOrderType"];
        };
        /**
         * OrderCancelAllRequest
         * @description Which orders to cancel. Linear and inverse need one of symbol, base coin and settle coin.
         */
        OrderCancelAllRequest: components["schemas"]["SpotCancelAllRequest"] | components["schemas"]["OptionCancelAllRequest"] | WithRequired<components["schemas"]["FuturesCancelAllFields"], "symbol"> | WithRequired<components["schemas"]["FuturesCancelAllFields"], "baseCoin"> | WithRequired<components["schemas"]["FuturesCancelAllFields"], "settleCoin">;
        /**
         * OrderCancelAllAck
         * @description Ids of one order that is being cancelled.
         */
        OrderCancelAllAck: {
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
        };
        /**
         * OrderCancelAllResult
         * @description Orders that are being cancelled.
         */
        OrderCancelAllResult: {
            /** @description Orders that are being cancelled. */
            list?: components["schemas"]["OrderCancelAllAck"][];
            /** @description Whether the call succeeded. `1` for yes, `0` for no. */
            success?: components["schemas"]["TextFlagValue"];
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
         * OrderCancelBatchFields
         * @description What a cancellation in a batch can carry.
         */
        OrderCancelBatchFields: {
            /** @description Symbol in capitals, such as `BTCUSDT`; of an option with expiry, strike and kind. */
            symbol: components["schemas"]["Symbol"];
            /** @description Order to cancel, by the platform's id; goes before `orderLinkId`. */
            orderId?: components["schemas"]["OrderId"];
            /** @description Order to cancel, by the client's id. */
            orderLinkId?: components["schemas"]["OrderLinkId"];
        };
        /**
         * OrderCancelBatchRequestItem
         * @description A cancellation of one open order, which is named by either id.
         */
        OrderCancelBatchRequestItem: WithRequired<components["schemas"]["OrderCancelBatchFields"], "orderId"> | WithRequired<components["schemas"]["OrderCancelBatchFields"], "orderLinkId">;
        /**
         * SpotCancelBatchRequest
         * @description Up to 10 cancellations of spot orders.
         */
        SpotCancelBatchRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategorySpot"];
            /** @description Items, at most 10. */
            request: components["schemas"]["OrderCancelBatchRequestItem"][];
        };
        /**
         * FuturesCancelBatchRequest
         * @description Up to 20 cancellations of linear or inverse orders.
         */
        FuturesCancelBatchRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryFutures"];
            /** @description Items, at most 20. */
            request: components["schemas"]["OrderCancelBatchRequestItem"][];
        };
        /**
         * OptionCancelBatchRequest
         * @description Up to 5 cancellations of option orders.
         */
        OptionCancelBatchRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryOption"];
            /** @description Items, at most 5. */
            request: components["schemas"]["OrderCancelBatchRequestItem"][];
        };
        /**
         * OrderCancelBatchRequest
         * @description Cancellations of orders of one category.
         */
        OrderCancelBatchRequest: components["schemas"]["SpotCancelBatchRequest"] | components["schemas"]["FuturesCancelBatchRequest"] | components["schemas"]["OptionCancelBatchRequest"];
        /**
         * OrderCancelBatchAck
         * @description Acknowledgement of one cancellation.
         */
        OrderCancelBatchAck: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
        };
        /**
         * OrderCancelBatchResult
         * @description Acknowledgements, item by item.
         */
        OrderCancelBatchResult: {
            /** @description One entry for each item, in the order of the request. */
            list: components["schemas"]["OrderCancelBatchAck"][];
        };
        /**
         * OrderCancelBatchResponse
         * @description Envelope around the result of `orderCancelBatch`.
         */
        OrderCancelBatchResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["OrderCancelBatchResult"];
            retExtInfo: components["schemas"]["BatchExtInfo"];
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
         * SlippageToleranceType
         * @description Unit of a slippage tolerance.
         * @enum {string}
         */
        SlippageToleranceType: "TickSize" | "Percent";
        /**
         * TimeInForce
         * @description How long an order stays in force.
         * @enum {string}
         */
        TimeInForce: "GTC" | "IOC" | "FOK" | "PostOnly" | "RPI";
        /**
         * SmpType
         * @description What happens to orders of one group that would match.
         * @enum {string}
         */
        SmpType: "CancelMaker" | "CancelTaker" | "CancelBoth";
        /**
         * SpotOrderRequest
         * @description A new spot order.
         */
        SpotOrderRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategorySpot"];
            /** @description Symbol in capitals, such as `BTCUSDT`; of an option with expiry, strike and kind. */
            symbol: components["schemas"]["Symbol"];
            /** @description Whether the order borrows. Default 0; 1 needs margin trading switched on. */
            isLeverage?: components["schemas"]["NumericFlag"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["Side"];
            /** @description Market or limit order; a limit order needs a price. */
            orderType: components["schemas"]["OrderType"];
            /** @description Quantity. A market buy is in the quote coin unless `marketUnit` says otherwise. */
            qty: components["schemas"]["DecimalString"];
            /** @description Unit of the quantity of a market order. By default the quote coin for buying, the base coin for selling. */
            marketUnit?: components["schemas"]["MarketUnit"];
            /** @description Whether the order may match retail price improvement quotes; limit orders then with `IOC` or `FOK`. Default false. */
            rpiTakerAccess?: boolean;
            /** @description Unit of the slippage tolerance of a market order. */
            slippageToleranceType?: components["schemas"]["SlippageToleranceType"];
            /** @description Largest slippage of a market order: 1 to 10000 ticks, or 0.01 to 10 percent. */
            slippageTolerance?: components["schemas"]["DecimalString"];
            /** @description Price of a limit order; ignored for a market order. */
            price?: components["schemas"]["DecimalString"];
            /** @description Kind of spot order. Default `Order`. */
            orderFilter?: components["schemas"]["SpotOrderFilter"];
            /** @description Trigger price; makes the order conditional. */
            triggerPrice?: components["schemas"]["DecimalString"];
            /** @description How long the order stays in force. Default `GTC`; a market order is always `IOC`. */
            timeInForce?: components["schemas"]["TimeInForce"];
            /** @description Id of the client's own making, unique for ever. */
            orderLinkId?: components["schemas"]["OrderLinkId"];
            /** @description Take-profit price. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description Stop-loss price. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description What happens when the order would match an order of the same group. */
            smpType?: components["schemas"]["SmpType"];
            /** @description Price of the limit order that the take profit places. */
            tpLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Price of the limit order that the stop loss places. */
            slLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Kind of order that the take profit places. Default `Market`. */
            tpOrderType?: components["schemas"]["OrderType"];
            /** @description Kind of order that the stop loss places. Default `Market`. */
            slOrderType?: components["schemas"]["OrderType"];
        };
        /**
         * TriggerDirection
         * @description Direction in which the price must cross the trigger. 1 for rising, 2 for falling.
         * @enum {integer}
         */
        TriggerDirection: 1 | 2;
        /**
         * PositionIdx
         * @description Position slot. 0 one-way, 1 buy side, 2 sell side of hedge mode.
         * @enum {integer}
         */
        PositionIdx: 0 | 1 | 2;
        /**
         * BboSideType
         * @description Side of the book whose best prices an order takes.
         * @enum {string}
         */
        BboSideType: "Queue" | "Counterparty";
        /**
         * BboLevel
         * @description Price level of the book, 1 being the best.
         * @enum {string}
         */
        BboLevel: "1" | "2" | "3" | "4" | "5";
        /**
         * FuturesOrderRequest
         * @description A new linear or inverse order.
         */
        FuturesOrderRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryFutures"];
            /** @description Symbol in capitals, such as `BTCUSDT`; of an option with expiry, strike and kind. */
            symbol: components["schemas"]["Symbol"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["Side"];
            /** @description Market or limit order; a limit order needs a price. */
            orderType: components["schemas"]["OrderType"];
            /** @description Quantity in contracts or base coin. `0` with `reduceOnly` and `closeOnTrigger` closes the position. */
            qty: components["schemas"]["DecimalString"];
            /** @description Whether the order may match retail price improvement quotes; limit orders then with `IOC` or `FOK`. Default false. */
            rpiTakerAccess?: boolean;
            /** @description Unit of the slippage tolerance of a market order. */
            slippageToleranceType?: components["schemas"]["SlippageToleranceType"];
            /** @description Largest slippage of a market order: 1 to 10000 ticks, or 0.01 to 10 percent. */
            slippageTolerance?: components["schemas"]["DecimalString"];
            /** @description Price of a limit order; ignored for a market order. */
            price?: components["schemas"]["DecimalString"];
            /** @description Direction in which the price must cross the trigger of a conditional order. 1 for rising, 2 for falling. */
            triggerDirection?: components["schemas"]["TriggerDirection"];
            /** @description Trigger price; makes the order conditional. */
            triggerPrice?: components["schemas"]["DecimalString"];
            /** @description Price that is compared with the trigger price. Default `LastPrice`. */
            triggerBy?: components["schemas"]["TriggerBy"];
            /** @description How long the order stays in force. Default `GTC`; a market order is always `IOC`. */
            timeInForce?: components["schemas"]["TimeInForce"];
            /** @description Position slot, needed in hedge mode. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx?: components["schemas"]["PositionIdx"];
            /** @description Id of the client's own making, unique for ever. */
            orderLinkId?: components["schemas"]["OrderLinkId"];
            /** @description Take-profit price. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description Stop-loss price. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description Price that triggers the take profit. Default `LastPrice`. */
            tpTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that triggers the stop loss. Default `LastPrice`. */
            slTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Whether the order may only make the position smaller; excludes take profit and stop loss. Default false. */
            reduceOnly?: boolean;
            /** @description Whether other orders give up their margin so that this order can close the position. Default false. */
            closeOnTrigger?: boolean;
            /** @description What happens when the order would match an order of the same group. */
            smpType?: components["schemas"]["SmpType"];
            /** @description Whether take profit and stop loss close the whole position or the filled part; limit prices need `Partial`. */
            tpslMode?: components["schemas"]["TpslMode"];
            /** @description Price of the limit order that the take profit places. */
            tpLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Price of the limit order that the stop loss places. */
            slLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Kind of order that the take profit places. Default `Market`. */
            tpOrderType?: components["schemas"]["OrderType"];
            /** @description Kind of order that the stop loss places. Default `Market`. */
            slOrderType?: components["schemas"]["OrderType"];
            /** @description Side of the book whose price the order takes instead of `price`. */
            bboSideType?: components["schemas"]["BboSideType"];
            /** @description Price level of that side, 1 being the best. */
            bboLevel?: components["schemas"]["BboLevel"];
        };
        /**
         * OptionOrderRequest
         * @description A new option order.
         */
        OptionOrderRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryOption"];
            /** @description Symbol of an option in capitals, with expiry, strike and kind, such as `BTC-25DEC26-100000-C-USDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["Side"];
            /** @description Market or limit order; a limit order needs a price. */
            orderType: components["schemas"]["OrderType"];
            /** @description Quantity in the base coin. */
            qty: components["schemas"]["DecimalString"];
            /** @description Price of a limit order; ignored for a market order. */
            price?: components["schemas"]["DecimalString"];
            /** @description Implied volatility as a fraction, `0.1` being ten percent; goes before `price`. */
            orderIv?: components["schemas"]["DecimalString"];
            /** @description How long the order stays in force. Default `GTC`; a market order is always `IOC`. */
            timeInForce?: components["schemas"]["TimeInForce"];
            /** @description Position slot, needed in hedge mode. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx?: components["schemas"]["PositionIdx"];
            /** @description Id of the client's own making, unique for ever. Options need it. */
            orderLinkId: components["schemas"]["OrderLinkId"];
            /** @description Take-profit price for the whole position, at market. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description Stop-loss price for the whole position, at market. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description Whether the order may only make the position smaller; excludes take profit and stop loss. Default false. */
            reduceOnly?: boolean;
            /** @description What happens when the order would match an order of the same group. */
            smpType?: components["schemas"]["SmpType"];
            /** @description Whether market maker protection covers the order. Default false. */
            mmp?: boolean;
        };
        /**
         * OrderCreateRequest
         * @description A new order; the category says which settings it takes.
         */
        OrderCreateRequest: components["schemas"]["SpotOrderRequest"] | components["schemas"]["FuturesOrderRequest"] | components["schemas"]["OptionOrderRequest"];
        /**
         * OrderCreateResult
         * @description Acknowledgement of a new order; empty when it was refused.
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
         * SpotOrderBatchItem
         * @description A new spot order of a batch.
         */
        SpotOrderBatchItem: {
            /** @description Symbol in capitals, such as `BTCUSDT`; of an option with expiry, strike and kind. */
            symbol: components["schemas"]["Symbol"];
            /** @description Whether the order borrows. Default 0; 1 needs margin trading switched on. */
            isLeverage?: components["schemas"]["NumericFlag"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["Side"];
            /** @description Market or limit order; a limit order needs a price. */
            orderType: components["schemas"]["OrderType"];
            /** @description Quantity. A market buy is in the quote coin unless `marketUnit` says otherwise. */
            qty: components["schemas"]["DecimalString"];
            /** @description Unit of the quantity of a market order. By default the quote coin for buying, the base coin for selling. */
            marketUnit?: components["schemas"]["MarketUnit"];
            /** @description Price of a limit order; ignored for a market order. */
            price?: components["schemas"]["DecimalString"];
            /** @description Kind of spot order. Default `Order`. */
            orderFilter?: components["schemas"]["SpotOrderFilter"];
            /** @description Trigger price; makes the order conditional. */
            triggerPrice?: components["schemas"]["DecimalString"];
            /** @description How long the order stays in force. Default `GTC`; a market order is always `IOC`. */
            timeInForce?: components["schemas"]["TimeInForce"];
            /** @description Id of the client's own making, unique for ever. */
            orderLinkId?: components["schemas"]["OrderLinkId"];
            /** @description Take-profit price. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description Stop-loss price. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description What happens when the order would match an order of the same group. */
            smpType?: components["schemas"]["SmpType"];
            /** @description Price of the limit order that the take profit places. */
            tpLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Price of the limit order that the stop loss places. */
            slLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Kind of order that the take profit places. Default `Market`. */
            tpOrderType?: components["schemas"]["OrderType"];
            /** @description Kind of order that the stop loss places. Default `Market`. */
            slOrderType?: components["schemas"]["OrderType"];
        };
        /**
         * SpotOrderBatchRequest
         * @description Up to 10 new spot orders.
         */
        SpotOrderBatchRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategorySpot"];
            /** @description Orders, at most 10. */
            request: components["schemas"]["SpotOrderBatchItem"][];
        };
        /**
         * FuturesOrderBatchItem
         * @description A new linear or inverse order of a batch.
         */
        FuturesOrderBatchItem: {
            /** @description Symbol in capitals, such as `BTCUSDT`; of an option with expiry, strike and kind. */
            symbol: components["schemas"]["Symbol"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["Side"];
            /** @description Market or limit order; a limit order needs a price. */
            orderType: components["schemas"]["OrderType"];
            /** @description Quantity in contracts or base coin. `0` with `reduceOnly` and `closeOnTrigger` closes the position. */
            qty: components["schemas"]["DecimalString"];
            /** @description Price of a limit order; ignored for a market order. */
            price?: components["schemas"]["DecimalString"];
            /** @description Direction in which the price must cross the trigger of a conditional order. 1 for rising, 2 for falling. */
            triggerDirection?: components["schemas"]["TriggerDirection"];
            /** @description Trigger price; makes the order conditional. */
            triggerPrice?: components["schemas"]["DecimalString"];
            /** @description Price that is compared with the trigger price. Default `LastPrice`. */
            triggerBy?: components["schemas"]["TriggerBy"];
            /** @description How long the order stays in force. Default `GTC`; a market order is always `IOC`. */
            timeInForce?: components["schemas"]["TimeInForce"];
            /** @description Position slot, needed in hedge mode. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx?: components["schemas"]["PositionIdx"];
            /** @description Id of the client's own making, unique for ever. */
            orderLinkId?: components["schemas"]["OrderLinkId"];
            /** @description Take-profit price. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description Stop-loss price. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description Price that triggers the take profit. Default `LastPrice`. */
            tpTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that triggers the stop loss. Default `LastPrice`. */
            slTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Whether the order may only make the position smaller; excludes take profit and stop loss. Default false. */
            reduceOnly?: boolean;
            /** @description Whether other orders give up their margin so that this order can close the position. Default false. */
            closeOnTrigger?: boolean;
            /** @description What happens when the order would match an order of the same group. */
            smpType?: components["schemas"]["SmpType"];
            /** @description Whether take profit and stop loss close the whole position or the filled part; limit prices need `Partial`. */
            tpslMode?: components["schemas"]["TpslMode"];
            /** @description Price of the limit order that the take profit places. */
            tpLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Price of the limit order that the stop loss places. */
            slLimitPrice?: components["schemas"]["DecimalString"];
            /** @description Kind of order that the take profit places. Default `Market`. */
            tpOrderType?: components["schemas"]["OrderType"];
            /** @description Kind of order that the stop loss places. Default `Market`. */
            slOrderType?: components["schemas"]["OrderType"];
        };
        /**
         * FuturesOrderBatchRequest
         * @description Up to 20 new linear or inverse orders.
         */
        FuturesOrderBatchRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryFutures"];
            /** @description Orders, at most 20. */
            request: components["schemas"]["FuturesOrderBatchItem"][];
        };
        /**
         * OptionOrderBatchItem
         * @description A new option order of a batch.
         */
        OptionOrderBatchItem: {
            /** @description Symbol of an option in capitals, with expiry, strike and kind, such as `BTC-25DEC26-100000-C-USDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["Side"];
            /** @description Market or limit order; a limit order needs a price. */
            orderType: components["schemas"]["OrderType"];
            /** @description Quantity in the base coin. */
            qty: components["schemas"]["DecimalString"];
            /** @description Price of a limit order; ignored for a market order. */
            price?: components["schemas"]["DecimalString"];
            /** @description Implied volatility as a fraction, `0.1` being ten percent; goes before `price`. */
            orderIv?: components["schemas"]["DecimalString"];
            /** @description How long the order stays in force. Default `GTC`; a market order is always `IOC`. */
            timeInForce?: components["schemas"]["TimeInForce"];
            /** @description Position slot, needed in hedge mode. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx?: components["schemas"]["PositionIdx"];
            /** @description Id of the client's own making, unique for ever. Options need it. */
            orderLinkId: components["schemas"]["OrderLinkId"];
            /** @description Take-profit price for the whole position, at market. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description Stop-loss price for the whole position, at market. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description Whether the order may only make the position smaller; excludes take profit and stop loss. Default false. */
            reduceOnly?: boolean;
            /** @description What happens when the order would match an order of the same group. */
            smpType?: components["schemas"]["SmpType"];
            /** @description Whether market maker protection covers the order. Default false. */
            mmp?: boolean;
        };
        /**
         * OptionOrderBatchRequest
         * @description Up to 5 new option orders.
         */
        OptionOrderBatchRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryOption"];
            /** @description Orders, at most 5. */
            request: components["schemas"]["OptionOrderBatchItem"][];
        };
        /**
         * OrderCreateBatchRequest
         * @description New orders of one category.
         */
        OrderCreateBatchRequest: components["schemas"]["SpotOrderBatchRequest"] | components["schemas"]["FuturesOrderBatchRequest"] | components["schemas"]["OptionOrderBatchRequest"];
        /**
         * OrderCreateBatchAck
         * @description Acknowledgement of one new order; ids are empty when the order was refused.
         */
        OrderCreateBatchAck: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
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
         * @description Acknowledgements, item by item.
         */
        OrderCreateBatchResult: {
            /** @description One entry for each item, in the order of the request. */
            list: components["schemas"]["OrderCreateBatchAck"][];
        };
        /**
         * OrderCreateBatchResponse
         * @description Envelope around the result of `orderCreateBatch`.
         */
        OrderCreateBatchResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["OrderCreateBatchResult"];
            retExtInfo: components["schemas"]["BatchExtInfo"];
        };
        /**
         * ProtectedProduct
         * @description Group of products that disconnection protection covers.
         * @enum {string}
         */
        ProtectedProduct: "OPTIONS" | "DERIVATIVES" | "SPOT";
        /**
         * OrderDisconnectedCancelAllRequest
         * @description Time without a connection after which orders are cancelled.
         */
        OrderDisconnectedCancelAllRequest: {
            /**
             * @description Group of products to protect. Default `OPTIONS`.
             * @default OPTIONS
             */
            product?: components["schemas"]["ProtectedProduct"];
            /** @description Seconds without a connection after which orders are cancelled, 3 to 300. */
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
         * OrderFilter
         * @description Kind of spot order.
         * @enum {string}
         */
        OrderFilter: "Order" | "tpslOrder" | "StopOrder" | "OcoOrder" | "BidirectionalTpslOrder";
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
        CancelTypeValue: "CancelByUser" | "CancelByReduceOnly" | "CancelByPrepareLiq" | "CancelByPrepareAdl" | "CancelByAdmin" | "CancelBySettle" | "CancelByTpSlTsClear" | "CancelBySmp" | "CancelByDCP" | "CancelByRebalance" | "CancelByOCOTpCanceledBySlTriggered" | "CancelByOCOSlCanceledByTpTriggered" | "CancelAllBeforeLiq" | "CancelAllBeforeAdl" | "CancelByCannotAffordOrderCost" | "CancelByPmTrialMmOverEquity" | "CancelByAccountBlocking" | "CancelByDelivery" | "CancelByMmpTriggered" | "CancelByCrossSelfMuch" | "CancelByCrossReachMaxTradeNum" | "UNKNOWN" | "" | (string & {});
        /**
         * RejectReasonValue
         * @description Why an order was refused or cancelled. Other values may appear.
         */
        RejectReasonValue: "EC_NoError" | "EC_Others" | "EC_UnknownMessageType" | "EC_MissingClOrdID" | "EC_MissingOrigClOrdID" | "EC_ClOrdIDOrigClOrdIDAreTheSame" | "EC_DuplicatedClOrdID" | "EC_OrigClOrdIDDoesNotExist" | "EC_TooLateToCancel" | "EC_UnknownOrderType" | "EC_UnknownSide" | "EC_UnknownTimeInForce" | "EC_WronglyRouted" | "EC_MarketOrderPriceIsNotZero" | "EC_LimitOrderInvalidPrice" | "EC_NoEnoughQtyToFill" | "EC_NoImmediateQtyToFill" | "EC_PerCancelRequest" | "EC_MarketOrderCannotBePostOnly" | "EC_PostOnlyWillTakeLiquidity" | "EC_CancelReplaceOrder" | "EC_InvalidSymbolStatus" | "EC_CancelForNoFullFill" | "EC_BySelfMatch" | "EC_InCallAuctionStatus" | "EC_QtyCannotBeZero" | "EC_MarketOrderNoSupportTIF" | "EC_ReachMaxTradeNum" | "EC_InvalidPriceScale" | "EC_BitIndexInvalid" | "EC_StopBySelfMatch" | "EC_InvalidSmpType" | "EC_CancelByMMP" | "EC_InvalidUserType" | "EC_InvalidMirrorOid" | "EC_InvalidMirrorUid" | "EC_EcInvalidQty" | "EC_InvalidAmount" | "EC_LoadOrderCancel" | "EC_MarketQuoteNoSuppSell" | "EC_DisorderOrderID" | "EC_InvalidBaseValue" | "EC_LoadOrderCanMatch" | "EC_SecurityStatusFail" | "EC_ReachRiskPriceLimit" | "EC_OrderNotExist" | "EC_CancelByOrderValueZero" | "EC_CancelByMatchValueZero" | "EC_ReachMarketPriceLimit" | (string & {});
        /**
         * SlippageToleranceTypeValue
         * @description Unit of a slippage tolerance. Other values may appear.
         */
        SlippageToleranceTypeValue: "TickSize" | "Percent" | "UNKNOWN" | (string & {});
        /**
         * TpslModeValue
         * @description Whether the whole position is closed or a part. Other values may appear.
         */
        TpslModeValue: "Full" | "Partial" | "" | (string & {});
        /**
         * OcoTriggerByValue
         * @description Leg that triggered a one-cancels-the-other order. Other values may appear.
         */
        OcoTriggerByValue: "OcoTriggerByUnknown" | "OcoTriggerByTp" | "OcoTriggerBySl" | "OcoTriggerByBySl" | (string & {});
        /**
         * TriggerByValue
         * @description Price that triggers. Other values may appear.
         */
        TriggerByValue: "LastPrice" | "IndexPrice" | "MarkPrice" | "UNKNOWN" | "" | (string & {});
        /**
         * TriggerDirectionValue
         * @description Direction in which the price must cross the trigger. 1 for rising, 2 for falling, 0 for none. Other values may appear.
         */
        TriggerDirectionValue: (0 | 1 | 2) | number;
        /**
         * PlaceTypeValue
         * @description How an option order was priced. Other values may appear.
         */
        PlaceTypeValue: "iv" | "price" | "" | (string & {});
        /**
         * SmpTypeValue
         * @description What happens to orders of one group that would match. Other values may appear.
         */
        SmpTypeValue: "None" | "CancelMaker" | "CancelTaker" | "CancelBoth" | (string & {});
        /**
         * FeeDetail
         * @description Fees by coin: the name is the coin, the value the amount in it.
         */
        FeeDetail: {
            [key: string]: components["schemas"]["DecimalText"];
        };
        /**
         * Order
         * @description One order. Spot, futures and options fill different fields; an empty string means none.
         */
        Order: {
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
            /** @description Client id of the order this take-profit or stop-loss order was attached to; an empty string when none. */
            parentOrderLinkId?: string;
            /** @description Id of the block trade; an empty string for any other trade. */
            blockTradeId: string;
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Price of the order. */
            price: components["schemas"]["DecimalText"];
            /** @description Quantity of the order. */
            qty: components["schemas"]["DecimalText"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description Whether the spot order borrows. `0` for no, `1` for yes, an empty string for other categories. */
            isLeverage: components["schemas"]["TextFlagValue"];
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx: components["schemas"]["PositionIdxValue"];
            /** @description State of the order. */
            orderStatus: components["schemas"]["OrderStatusValue"];
            /** @description What created the order; absent for spot. */
            createType?: components["schemas"]["CreateTypeValue"];
            /** @description What cancelled the order; `UNKNOWN` or an empty string when it was not. */
            cancelType: components["schemas"]["CancelTypeValue"];
            /** @description Why the order was refused or cancelled; `EC_NoError` when it was not. */
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
            /** @description Fees paid so far by inverse and option orders; spot and linear orders use `cumFeeDetail`. */
            cumExecFee: components["schemas"]["DecimalText"];
            /** @description How long the order stays in force. */
            timeInForce: components["schemas"]["TimeInForceValue"];
            /** @description Market or limit order; of a take-profit or stop-loss order, what it becomes when triggered. */
            orderType: components["schemas"]["OrderTypeValue"];
            /** @description Kind of conditional order; an empty string for a plain order. */
            stopOrderType: components["schemas"]["StopOrderTypeValue"];
            /** @description Implied volatility of an option order as a fraction, `0.1` being ten percent. */
            orderIv: components["schemas"]["DecimalText"];
            /** @description Unit of the quantity of a spot market order, base or quote coin. */
            marketUnit?: components["schemas"]["MarketUnitValue"];
            /** @description Unit of the slippage tolerance; `UNKNOWN` when there is none. */
            slippageToleranceType?: components["schemas"]["SlippageToleranceTypeValue"];
            /** @description Largest slippage a market order accepts. */
            slippageTolerance?: components["schemas"]["DecimalText"];
            /** @description Trigger price, or the activation price of a trailing stop; an empty string when there is none. */
            triggerPrice: components["schemas"]["DecimalText"];
            /** @description Take-profit price; `0` or an empty string means none. */
            takeProfit: components["schemas"]["DecimalText"];
            /** @description Stop-loss price; `0` or an empty string means none. */
            stopLoss: components["schemas"]["DecimalText"];
            /** @description Whether take profit and stop loss close the whole position or a part; empty for options, absent for spot. */
            tpslMode?: components["schemas"]["TpslModeValue"];
            /** @description Which leg triggered a spot one-cancels-the-other order. */
            ocoTriggerBy?: components["schemas"]["OcoTriggerByValue"];
            /** @description Price of the limit order that the take profit places. */
            tpLimitPrice?: components["schemas"]["DecimalText"];
            /** @description Price of the limit order that the stop loss places. */
            slLimitPrice?: components["schemas"]["DecimalText"];
            /** @description Price that triggers the take profit. */
            tpTriggerBy: components["schemas"]["TriggerByValue"];
            /** @description Price that triggers the stop loss. */
            slTriggerBy: components["schemas"]["TriggerByValue"];
            /** @description Direction in which the price must cross the trigger. 1 for rising, 2 for falling, 0 when there is no trigger. */
            triggerDirection: components["schemas"]["TriggerDirectionValue"];
            /** @description Price that is compared with the trigger price. */
            triggerBy: components["schemas"]["TriggerByValue"];
            /** @description Price from which a trailing stop follows the market; `0` for other orders. Spot only. */
            activationPrice?: components["schemas"]["DecimalText"];
            /** @description Distance of a trailing stop from the best price as a share of it; `0` for other orders. Spot only. */
            trailingPercentage?: components["schemas"]["DecimalText"];
            /** @description Distance of a trailing stop from the best price as an amount; `0` for other orders. Spot only. */
            trailingValue?: components["schemas"]["DecimalText"];
            /** @description Last price when the order was placed; futures and options. */
            lastPriceOnCreated: components["schemas"]["DecimalText"];
            /** @description Last price when the order was placed; spot only. */
            basePrice?: components["schemas"]["DecimalText"];
            /** @description Whether the order may only make the position smaller. */
            reduceOnly: boolean;
            /** @description Whether other orders give up their margin so that this order can close the position. */
            closeOnTrigger: boolean;
            /** @description Whether an option order was placed by price or by implied volatility; an empty string for other orders. */
            placeType: components["schemas"]["PlaceTypeValue"];
            /** @description What happens when the order would match an order of the same group. */
            smpType: components["schemas"]["SmpTypeValue"];
            /** @description Group whose members never match each other; 0 means none. Text since August 2026, a number before. */
            smpGroup: string | number;
            /** @description Order that self-match prevention met; empty when none. */
            smpOrderId: string;
            /** @description When the record was made, in milliseconds. */
            createdTime: components["schemas"]["TimestampMsString"];
            /** @description When the record last changed, in milliseconds. */
            updatedTime: components["schemas"]["TimestampMsString"];
            /** @description JSON text with additional fees such as taxes; an empty string when there are none. */
            extraFees?: string;
            /** @description Fees so far, by coin; spot and linear orders. */
            cumFeeDetail?: components["schemas"]["FeeDetail"];
            /** @description Whether the order has matched a retail price improvement order. */
            rpiTakerAccess?: boolean;
            /** @description Quantity that matched retail price improvement orders. */
            rpiMatchedQty?: components["schemas"]["DecimalText"];
        };
        /**
         * OrderHistoryResult
         * @description A page of past orders.
         */
        OrderHistoryResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Orders, newest first. */
            list: components["schemas"]["Order"][];
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
         * OrderPreCheckResult
         * @description Margin rates before and after an order.
         */
        OrderPreCheckResult: {
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id the client gave the order; an empty string when it gave none. */
            orderLinkId: string;
            /** @description Initial margin rate before the order, in ten-thousandths. */
            preImrE4?: number;
            /** @description Maintenance margin rate before the order, in ten-thousandths. */
            preMmrE4?: number;
            /** @description Initial margin rate after the order, in ten-thousandths. */
            postImrE4?: number;
            /** @description Maintenance margin rate after the order, in ten-thousandths. */
            postMmrE4?: number;
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
         * OrderRealtimeResult
         * @description A page of orders.
         */
        OrderRealtimeResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
            /** @description Orders, newest first. */
            list: components["schemas"]["Order"][];
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
         * @description What can be traded of a pair.
         */
        OrderSpotBorrowCheckResult: {
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Direction, buy or sell. */
            side: components["schemas"]["SideValue"];
            /** @description Largest quantity that can be traded in the base coin, with what can be borrowed. */
            maxTradeQty: components["schemas"]["DecimalText"];
            /** @description Largest amount that can be traded in the quote coin, with what can be borrowed. */
            maxTradeAmount: components["schemas"]["DecimalText"];
            /** @description Largest quantity that can be traded in the base coin without borrowing. */
            spotMaxTradeQty?: components["schemas"]["DecimalText"];
            /** @description Largest amount that can be traded in the quote coin without borrowing. */
            spotMaxTradeAmount?: components["schemas"]["DecimalText"];
            /** @description Coin that would be borrowed. */
            borrowCoin: components["schemas"]["Coin"];
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
         * @description Margin to add or to take out.
         */
        PositionAddMarginRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryFutures"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Amount in the settle coin, up to four decimals; negative to take margin out. */
            margin: components["schemas"]["DecimalString"];
            /** @description Position slot, needed in hedge mode. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx?: components["schemas"]["PositionIdx"];
        };
        /**
         * PositionStatusValue
         * @description State of a position. Other values may appear.
         */
        PositionStatusValue: "Normal" | "Liq" | "Adl" | (string & {});
        /**
         * PositionAddMarginResult
         * @description The position after the change of margin.
         */
        PositionAddMarginResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
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
            /** @description Bankruptcy price; always an empty string now. */
            bustPrice: components["schemas"]["DecimalText"];
            /** @description Mark price. */
            markPrice: components["schemas"]["DecimalText"];
            /** @description Value of the position. */
            positionValue: components["schemas"]["DecimalText"];
            /** @description Leverage; an empty string in portfolio margin mode. */
            leverage: components["schemas"]["DecimalText"];
            /** @description Whether margin is added by itself. 0 for no, 1 for yes. */
            autoAddMargin: components["schemas"]["NumericFlagValue"];
            /** @description State of the position. */
            positionStatus: components["schemas"]["PositionStatusValue"];
            /** @description Initial margin; the same as `positionIMByMp`. An empty string in portfolio margin mode. */
            positionIM: components["schemas"]["DecimalText"];
            /** @description Maintenance margin; the same as `positionMMByMp`. An empty string in portfolio margin mode. */
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
         * ClosedPnlExecTypeValue
         * @description What closed a position. Other values may appear.
         */
        ClosedPnlExecTypeValue: "Trade" | "BustTrade" | "SessionSettlePnL" | "Settle" | "MovePosition" | "ForwardSplitSettle" | "ReverseSplitSettle" | "Dividend" | (string & {});
        /**
         * ClosedPnl
         * @description Gain or loss of one closing order.
         */
        ClosedPnl: {
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Side of the closing order. */
            side: components["schemas"]["SideValue"];
            /** @description Quantity. */
            qty: components["schemas"]["DecimalText"];
            /** @description Price of the order. */
            orderPrice: components["schemas"]["DecimalText"];
            /** @description Market or limit order. */
            orderType: components["schemas"]["OrderTypeValue"];
            /** @description What kind of execution it is. */
            execType: components["schemas"]["ClosedPnlExecTypeValue"];
            /** @description Size that was closed. */
            closedSize: components["schemas"]["DecimalText"];
            /** @description Value of the closed part at entry. */
            cumEntryValue: components["schemas"]["DecimalText"];
            /** @description Average price of entry. */
            avgEntryPrice: components["schemas"]["DecimalText"];
            /** @description Value of the position at exit. */
            cumExitValue: components["schemas"]["DecimalText"];
            /** @description Average price of exit. */
            avgExitPrice: components["schemas"]["DecimalText"];
            /** @description Gain or loss of the closed part. */
            closedPnl: components["schemas"]["DecimalText"];
            /** @description How many executions the order had. */
            fillCount: string;
            /** @description Leverage of the position. */
            leverage: components["schemas"]["DecimalText"];
            /** @description Fee of opening. */
            openFee?: components["schemas"]["DecimalText"];
            /** @description Fee of closing. */
            closeFee?: components["schemas"]["DecimalText"];
            /** @description When the closing order was made, in milliseconds. */
            createdTime: components["schemas"]["TimestampMsString"];
            /** @description When the record last changed, in milliseconds. */
            updatedTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * PositionClosedPnlResult
         * @description A page of gains and losses.
         */
        PositionClosedPnlResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Records, newest first. */
            list: components["schemas"]["ClosedPnl"][];
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
         * @description Symbol whose restriction shall end.
         */
        PositionConfirmPendingMmrRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryFutures"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
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
         * ClosedOptionPosition
         * @description One closed option position.
         */
        ClosedOptionPosition: {
            /** @description Symbol of an option in capitals, with expiry, strike and kind, such as `BTC-25DEC26-100000-C-USDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Direction, buy or sell. */
            side?: components["schemas"]["SideValue"];
            /** @description Fees of opening. */
            totalOpenFee?: components["schemas"]["DecimalText"];
            /** @description Fee of the delivery. */
            deliveryFee?: components["schemas"]["DecimalText"];
            /** @description Fees of closing. */
            totalCloseFee?: components["schemas"]["DecimalText"];
            /** @description Quantity. */
            qty?: components["schemas"]["DecimalText"];
            /** @description When the position was closed, in milliseconds. */
            closeTime?: components["schemas"]["TimestampMs"];
            /** @description Average price of exit. */
            avgExitPrice?: components["schemas"]["DecimalText"];
            /** @description Price at which the contract is delivered. */
            deliveryPrice?: components["schemas"]["DecimalText"];
            /** @description When the position was opened, in milliseconds; 0 when unknown. */
            openTime?: components["schemas"]["TimestampMs"];
            /** @description Average price of entry. */
            avgEntryPrice?: components["schemas"]["DecimalText"];
            /** @description Gain or loss of the closed position, fees counted. */
            totalPnl?: components["schemas"]["DecimalText"];
        };
        /**
         * PositionGetClosedPositionsResult
         * @description A page of closed option positions.
         */
        PositionGetClosedPositionsResult: {
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor?: components["schemas"]["Cursor"];
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Positions, last closed first. */
            list: components["schemas"]["ClosedOptionPosition"][];
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
         * PositionSideValue
         * @description Direction of a position; empty when there is none. Other values may appear.
         */
        PositionSideValue: "Buy" | "Sell" | "" | (string & {});
        /**
         * AdlRankIndicatorValue
         * @description Place in the auto-deleverage queue. Other values may appear.
         */
        AdlRankIndicatorValue: (0 | 1 | 2 | 3 | 4 | 5) | number;
        /**
         * Position
         * @description One position, or the empty slot of a symbol that was asked for by name.
         */
        Position: {
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx: components["schemas"]["PositionIdxValue"];
            /** @description Id of the risk tier; 0 in portfolio margin mode. */
            riskId: number;
            /** @description Position value the risk tier allows; `0` in portfolio margin mode, meaningless where the tier is chosen automatically. */
            riskLimitValue: components["schemas"]["DecimalText"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description `Buy` for long, `Sell` for short, empty while the slot holds none. */
            side: components["schemas"]["PositionSideValue"];
            /** @description Size, never negative. */
            size: components["schemas"]["DecimalText"];
            /** @description Average entry price; session settlement of USDC contracts does not change it. */
            avgPrice: components["schemas"]["DecimalText"];
            /** @description Value of the position. */
            positionValue: components["schemas"]["DecimalText"];
            /** @description Whether margin is added by itself in isolated margin. 0 for no, 1 for yes. */
            autoAddMargin: components["schemas"]["NumericFlagValue"];
            /** @description State of the position. */
            positionStatus: components["schemas"]["PositionStatusValue"];
            /** @description Leverage; an empty string in portfolio margin mode. */
            leverage: components["schemas"]["DecimalText"];
            /** @description Price at which the position neither gains nor loses, fees counted; linear and inverse only. */
            breakEvenPrice?: components["schemas"]["DecimalText"];
            /** @description Mark price. */
            markPrice: components["schemas"]["DecimalText"];
            /** @description Liquidation price: exact in isolated margin, an estimate in cross margin. An empty string beyond the price bounds and in portfolio margin mode. */
            liqPrice: components["schemas"]["DecimalText"];
            /** @description Liquidation price by mark price; comes with some positions only. */
            liqPriceByMp?: components["schemas"]["DecimalText"];
            /** @description Initial margin; the same as `positionIMByMp`. An empty string in portfolio margin mode. */
            positionIM: components["schemas"]["DecimalText"];
            /** @description Initial margin by mark price; an empty string in portfolio margin mode. */
            positionIMByMp?: components["schemas"]["DecimalText"];
            /** @description Maintenance margin; the same as `positionMMByMp`. An empty string in portfolio margin mode. */
            positionMM: components["schemas"]["DecimalText"];
            /** @description Maintenance margin by mark price; an empty string in portfolio margin mode. */
            positionMMByMp?: components["schemas"]["DecimalText"];
            /** @description Take-profit price; `0` or an empty string means none. */
            takeProfit: components["schemas"]["DecimalText"];
            /** @description Stop-loss price; `0` or an empty string means none. */
            stopLoss: components["schemas"]["DecimalText"];
            /** @description Distance of the trailing stop from the market price; `0` means none. */
            trailingStop: components["schemas"]["DecimalText"];
            /** @description Average entry price of the settlement session, for USDC contracts; an empty string otherwise. */
            sessionAvgPrice?: components["schemas"]["DecimalText"];
            /** @description Option delta. */
            delta?: components["schemas"]["DecimalText"];
            /** @description Option gamma. */
            gamma?: components["schemas"]["DecimalText"];
            /** @description Option vega. */
            vega?: components["schemas"]["DecimalText"];
            /** @description Option theta. */
            theta?: components["schemas"]["DecimalText"];
            /** @description Net size over the larger side of the coin, `abs(long + short) / max(long, abs(short))`, without option delta; an empty string unless delta-neutral mode is on. */
            netDeltaRatio?: components["schemas"]["DecimalText"];
            /** @description Gain or loss that is not realised yet. */
            unrealisedPnl: components["schemas"]["DecimalText"];
            /** @description Gain or loss realised by the current holding. */
            curRealisedPnl?: components["schemas"]["DecimalText"];
            /** @description Gain or loss realised on the symbol since ever; always an empty string for options. */
            cumRealisedPnl: components["schemas"]["DecimalText"];
            /** @description Place in the queue for auto-deleveraging, 1 to 5; 0 when there is no position. */
            adlRankIndicator: components["schemas"]["AdlRankIndicatorValue"];
            /** @description When a position on the symbol was first created, in milliseconds. */
            createdTime: components["schemas"]["TimestampMsString"];
            /** @description When the record last changed, in milliseconds. */
            updatedTime: components["schemas"]["TimestampMsString"];
            /** @description When the position was opened, in milliseconds; 0 when unknown. */
            openTime?: components["schemas"]["TimestampMs"];
            /**
             * Format: int64
             * @description Sequence number that links executions and position updates; unique only together with the symbol. -1 when the symbol was never traded. A 64-bit integer. Some answers leave it out.
             */
            seq?: number | bigint;
            /** @description True when the system allows the position only to shrink, after it lowered the risk limit; false for no restriction. Only for isolated and cross margin. Some answers leave it out. */
            isReduceOnly?: boolean;
            /** @description When the system will adjust the maintenance margin rate (`isReduceOnly` true) or did so (false), in milliseconds; an empty string by default and after a change by hand. */
            mmrSysUpdatedTime?: components["schemas"]["TimestampMsString"];
            /** @description When the system will adjust the leverage (`isReduceOnly` true) or did so (false), in milliseconds; an empty string by default and after a change by hand. Some answers leave it out. */
            leverageSysUpdatedTime?: components["schemas"]["TimestampMsString"];
            /**
             * @deprecated
             * @description Formerly the mode of the stops, always `Full` now; orders carry their own `tpslMode`.
             */
            tpslMode?: components["schemas"]["TpslModeValue"];
            /**
             * @deprecated
             * @description Formerly the bankruptcy price, always an empty string now; no replacement is documented.
             */
            bustPrice?: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description Formerly the margin of the position; use `positionIM` or `positionIMByMp`.
             */
            positionBalance?: components["schemas"]["DecimalText"];
            /**
             * @deprecated
             * @description Formerly the margin mode of the position, always 0 now; use `marginMode` of `accountInfo`.
             */
            tradeMode?: number;
            /** @description The other spelling of `mmrSysUpdatedTime`, which some answers use. */
            mmrSysUpdateTime?: components["schemas"]["TimestampMsString"];
        };
        /**
         * PositionListResult
         * @description A page of positions.
         */
        PositionListResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor: components["schemas"]["Cursor"];
            /** @description Positions; empty when there is none in the settle coin or category. */
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
         * MovePositionStatus
         * @description State of a move of positions.
         * @enum {string}
         */
        MovePositionStatus: "Processing" | "Filled" | "Rejected";
        /**
         * MovePositionStatusValue
         * @description State of a move of positions. Other values may appear.
         */
        MovePositionStatusValue: "Processing" | "Filled" | "Rejected" | (string & {});
        /**
         * RejectPartyValue
         * @description Who refused a move of positions; empty when nobody did. Other values may appear.
         */
        RejectPartyValue: "Taker" | "Maker" | "bybit" | "" | (string & {});
        /**
         * MovedPosition
         * @description One leg of a move between accounts.
         */
        MovedPosition: {
            /** @description Id of the block trade; an empty string for any other trade. */
            blockTradeId: string;
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description Id the platform gave the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Uid of the account. */
            userId: number;
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Direction as the taker sees it. */
            side: components["schemas"]["SideValue"];
            /** @description Price of one unit. */
            price: components["schemas"]["DecimalText"];
            /** @description Quantity. */
            qty: components["schemas"]["DecimalText"];
            /** @description Fee of the execution; negative for a rebate. */
            execFee: components["schemas"]["DecimalText"];
            /** @description State of the move. */
            status: components["schemas"]["MovePositionStatusValue"];
            /** @description Id of the execution. */
            execId: string;
            /** @description Code of the move; 0 for success. */
            resultCode: number;
            /** @description Reason of a failure; an empty string on success. */
            resultMessage: string;
            /** @description When the record was made, in milliseconds. */
            createdAt: components["schemas"]["TimestampMs"];
            /** @description When the record last changed, in milliseconds. */
            updatedAt: components["schemas"]["TimestampMs"];
            /** @description Who refused the move: `Taker`, `Maker` or `bybit`; an empty string when nobody did. */
            rejectParty: components["schemas"]["RejectPartyValue"];
        };
        /**
         * PositionMoveHistoryResult
         * @description A page of moves.
         */
        PositionMoveHistoryResult: {
            /** @description Legs, newest first. */
            list: components["schemas"]["MovedPosition"][];
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextPageCursor?: components["schemas"]["Cursor"];
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
         * MovePositionLeg
         * @description One position to move.
         */
        MovePositionLeg: {
            /** @description Product category. */
            category: components["schemas"]["CategoryAll"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Price of the move; of linear and inverse contracts within five percent of the mark price. */
            price: components["schemas"]["DecimalString"];
            /** @description Direction of the trade for the giving account: `Sell` reduces its long position. */
            side: components["schemas"]["Side"];
            /** @description Quantity to move, by the quantity rules of the instrument. */
            qty: components["schemas"]["DecimalString"];
        };
        /**
         * PositionMovePositionsRequest
         * @description Positions to move and the two accounts.
         */
        PositionMovePositionsRequest: {
            /** @description Account that gives the positions; unified and in one-way mode. */
            fromUid: components["schemas"]["Uid"];
            /** @description Account that takes the positions; unified and in one-way mode. */
            toUid: components["schemas"]["Uid"];
            /** @description Positions to move, at most 25. */
            list: components["schemas"]["MovePositionLeg"][];
        };
        /**
         * PositionMovePositionsResult
         * @description State of a move.
         */
        PositionMovePositionsResult: {
            /** @description Id of the block trade; an empty string for any other trade. */
            blockTradeId?: string;
            /** @description State of the move; `Processing` until it is settled. */
            status?: components["schemas"]["MovePositionStatusValue"];
            /** @description Who refused the move: `Taker`, `Maker` or `bybit`; an empty string when nobody did. */
            rejectParty?: components["schemas"]["RejectPartyValue"];
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
         * @description Wanted state for one symbol.
         */
        PositionSetAutoAddMarginRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryLinear"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Whether margin is added by itself. 0 for no, 1 for yes. */
            autoAddMargin: components["schemas"]["NumericFlag"];
            /** @description Position slot, needed in hedge mode. Null and absent mean one-way mode. */
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
         * @description Leverage of both sides of a symbol.
         */
        PositionSetLeverageRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryFutures"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Leverage of the buy side, at least 1 and at most what the risk tier allows; equal to `sellLeverage` unless in hedge mode with isolated margin. */
            buyLeverage: components["schemas"]["DecimalString"];
            /** @description Leverage of the sell side, at least 1 and at most what the risk tier allows. */
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
         * PositionMode
         * @description Position mode. 0 one-way, 3 hedge mode.
         * @enum {integer}
         */
        PositionMode: 0 | 3;
        /**
         * PositionSwitchModeFields
         * @description What a switch of the position mode can carry.
         */
        PositionSwitchModeFields: {
            /** @description Product category. */
            category: components["schemas"]["CategoryFutures"];
            /** @description Symbol to switch; goes before `coin`. */
            symbol?: components["schemas"]["Symbol"];
            /** @description Settle coin whose symbols to switch. */
            coin?: string | null;
            /** @description Position mode. 0 for one-way, 3 for hedge mode. */
            mode: components["schemas"]["PositionMode"];
        };
        /**
         * PositionSwitchModeRequest
         * @description Wanted mode of a symbol or of all symbols of a settle coin.
         */
        PositionSwitchModeRequest: WithRequired<components["schemas"]["PositionSwitchModeFields"], "symbol"> | WithRequired<components["schemas"]["PositionSwitchModeFields"], "coin">;
        /**
         * PositionSwitchModeResponse
         * @description Envelope around the result of `positionSwitchMode`.
         */
        PositionSwitchModeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * SymbolLeverage
         * @description Leverage of one symbol and side.
         */
        SymbolLeverage: {
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Leverage of the side. */
            leverage: components["schemas"]["DecimalText"];
            /** @description `Buy` or `Sell` in hedge mode; an empty string in one-way mode. */
            side?: components["schemas"]["PositionSideValue"];
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx?: components["schemas"]["PositionIdxValue"];
        };
        /**
         * PositionSymbolInfoResult
         * @description Leverage by symbol.
         */
        PositionSymbolInfoResult: {
            /** @description Product category. */
            category: components["schemas"]["CategoryValue"];
            /** @description One record for each symbol and side. */
            list: components["schemas"]["SymbolLeverage"][];
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
         * @description Stops of one position; what is left out stays as it is.
         */
        PositionTradingStopRequest: {
            /** @description Product category. */
            category: components["schemas"]["CategoryDerivatives"];
            /** @description Symbol in capitals, such as `BTCUSDT`. */
            symbol: components["schemas"]["Symbol"];
            /** @description Whether the whole position or a part is closed; options know `Full` only. */
            tpslMode: components["schemas"]["TpslMode"];
            /** @description Position slot. 0 in one-way mode, 1 for the buy side and 2 for the sell side in hedge mode. */
            positionIdx: components["schemas"]["PositionIdx"];
            /** @description Take-profit price; `0` cancels it. */
            takeProfit?: components["schemas"]["DecimalString"];
            /** @description Stop-loss price; `0` cancels it. */
            stopLoss?: components["schemas"]["DecimalString"];
            /** @description Distance of the trailing stop from the market price; `0` cancels it. */
            trailingStop?: components["schemas"]["DecimalString"];
            /** @description Price that triggers the take profit. */
            tpTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price that triggers the stop loss. */
            slTriggerBy?: components["schemas"]["TriggerBy"];
            /** @description Price at which the trailing stop starts to follow the market. */
            activePrice?: components["schemas"]["DecimalString"];
            /** @description Quantity that the take profit closes; `Partial` mode only, equal to `slSize`. */
            tpSize?: components["schemas"]["DecimalString"];
            /** @description Quantity that the stop loss closes; `Partial` mode only, equal to `tpSize`. */
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
         * @description Leverage of one coin.
         */
        SpotMarginTradeCoinstateItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Leverage set for the coin; empty while spot margin is off. */
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
         * ExtInfoOrText
         * @description Details beside the result; an empty object, which operations of spot margin trading also send as the text `{}`.
         */
        ExtInfoOrText: components["schemas"]["ExtInfo"] | "{}";
        /**
         * SpotMarginTradeCoinstateResponse
         * @description Envelope around the result of `spotMarginTradeCoinstate`.
         */
        SpotMarginTradeCoinstateResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeCoinstateResult"];
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginTradeCollateralTier
         * @description One collateral tier.
         */
        SpotMarginTradeCollateralTier: {
            /** @description Upper end of the tier in units of the coin; empty when there is none. */
            maxQty?: components["schemas"]["DecimalText"];
            /** @description Lower end of the tier in units of the coin. */
            minQty?: components["schemas"]["DecimalText"];
            /** @description Part of the value that counts as collateral, as a fraction. */
            collateralRatio?: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradeCollateralItem
         * @description Collateral tiers of one coin.
         */
        SpotMarginTradeCollateralItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description The tiers, lowest first. */
            collateralRatioList?: components["schemas"]["SpotMarginTradeCollateralTier"][];
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
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginTradeCurrencyDataItem
         * @description Borrowing settings of one coin.
         */
        SpotMarginTradeCurrencyDataItem: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Whether the coin can be borrowed at a flexible rate. */
            flexibleManualBorrowable?: boolean;
            /** @description Least flexible loan in units of the coin; empty when it is off. */
            minFlexibleManualBorrowQty?: components["schemas"]["DecimalText"];
            /** @description Decimal places of a flexible loan; empty when it is off. */
            flexibleManualBorrowAccuracy?: string;
            /** @description Whether the coin can be borrowed at a fixed rate. */
            fixedManualBorrowable?: boolean;
            /** @description Least fixed-rate loan in units of the coin; empty when it is off. */
            minFixedManualBorrowQty?: components["schemas"]["DecimalText"];
            /** @description Decimal places of a fixed-rate loan; empty when it is off. */
            fixedManualBorrowAccuracy?: string;
            /** @description Decimal places of the fixed rate; empty when it is off. */
            fixedInterestRateAccuracy?: string;
            /** @description Lowest fixed rate as a fraction, `0.01` being 1 percent; empty when it is off. */
            minFixedInterestRate?: components["schemas"]["DecimalText"];
            /** @description Highest fixed rate as a fraction, `0.8` being 80 percent; empty when it is off. */
            maxFixedInterestRate?: components["schemas"]["DecimalText"];
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
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * VipLevel
         * @description Fee level of an account.
         * @enum {string}
         */
        VipLevel: "No VIP" | "VIP-1" | "VIP-2" | "VIP-3" | "VIP-4" | "VIP-5" | "VIP-Supreme" | "PRO-1" | "PRO-2" | "PRO-3" | "PRO-4" | "PRO-5" | "PRO-6";
        /**
         * SpotMarginTradeVipCoin
         * @description Borrowing settings of one coin for a fee level.
         */
        SpotMarginTradeVipCoin: {
            /** @description Whether the coin can be borrowed. */
            borrowable: boolean;
            /** @description Part of the value that counted as collateral, as a fraction; out of date since February 2025, use the collateral tiers. */
            collateralRatio: components["schemas"]["DecimalText"];
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Interest for one hour as a fraction. */
            hourlyBorrowRate: components["schemas"]["DecimalText"];
            /** @description Place of the coin in the order of liquidation. */
            liquidationOrder: string;
            /** @description Whether the coin can be collateral. */
            marginCollateral: boolean;
            /** @description Most that can be borrowed, in units of the coin. */
            maxBorrowingAmount: components["schemas"]["DecimalText"];
        };
        /**
         * VipLevelValue
         * @description Fee level of an account. Other values may appear.
         */
        VipLevelValue: "No VIP" | "VIP-1" | "VIP-2" | "VIP-3" | "VIP-4" | "VIP-5" | "VIP-Supreme" | "PRO-1" | "PRO-2" | "PRO-3" | "PRO-4" | "PRO-5" | "PRO-6" | (string & {});
        /**
         * SpotMarginTradeVipLevel
         * @description Coins of one fee level.
         */
        SpotMarginTradeVipLevel: {
            /** @description The coins. */
            list: components["schemas"]["SpotMarginTradeVipCoin"][];
            /** @description Fee level the numbers hold for. */
            vipLevel: components["schemas"]["VipLevelValue"];
        };
        /**
         * SpotMarginTradeDataResult
         * @description What `spotMarginTradeData` returns.
         */
        SpotMarginTradeDataResult: {
            /** @description The coins of each fee level. */
            vipCoinList: components["schemas"]["SpotMarginTradeVipLevel"][];
        };
        /**
         * SpotMarginTradeDataResponse
         * @description Envelope around the result of `spotMarginTradeData`.
         */
        SpotMarginTradeDataResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeDataResult"];
            retExtInfo?: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * FixedBorrowTerm
         * @description Length of a fixed-rate loan in days.
         * @enum {string}
         */
        FixedBorrowTerm: "7" | "14" | "30" | "90" | "180";
        /**
         * FixedBorrowTermValue
         * @description Length of a fixed-rate loan in days, as text. Other values may appear.
         */
        FixedBorrowTermValue: "7" | "14" | "30" | "90" | "180" | (string & {});
        /**
         * SpotMarginTradeFixedAvailableInventoryResult
         * @description What `spotMarginTradeFixedAvailableInventory` returns.
         */
        SpotMarginTradeFixedAvailableInventoryResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Length of the loan in days. */
            term: components["schemas"]["FixedBorrowTermValue"];
            /** @description Interest for one year as a fraction. */
            annualRate: components["schemas"]["DecimalText"];
            /** @description What can be borrowed, in units of the coin. */
            availableInventory: components["schemas"]["DecimalText"];
            /** @description When the number was computed, in seconds. */
            updateTime: string;
        };
        /**
         * SpotMarginTradeFixedAvailableInventoryResponse
         * @description Envelope around the result of `spotMarginTradeFixedAvailableInventory`.
         */
        SpotMarginTradeFixedAvailableInventoryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeFixedAvailableInventoryResult"];
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * FixedBorrowRepayType
         * @description What happens when a fixed-rate loan is due, `1` repay from the account and `2` turn into a flexible loan.
         * @enum {string}
         */
        FixedBorrowRepayType: "1" | "2";
        /**
         * FixedBorrowStrategy
         * @description Whether a loan order may be filled in part.
         * @enum {string}
         */
        FixedBorrowStrategy: "PARTIAL" | "FULL";
        /**
         * SpotMarginTradeFixedborrowRequest
         * @description Body of `spotMarginTradeFixedborrow`.
         */
        SpotMarginTradeFixedborrowRequest: {
            /** @description Coin to borrow, in capitals. */
            orderCurrency: components["schemas"]["Coin"];
            /** @description Amount to borrow, in units of the coin. */
            orderAmount: components["schemas"]["DecimalString"];
            /** @description Highest interest for one year as a fraction, `0.02` being 2 percent. */
            annualRate: components["schemas"]["DecimalString"];
            /** @description Length of the loan in days. */
            term: components["schemas"]["FixedBorrowTerm"];
            /**
             * @description What happens when the loan is due, `1` repay from the account and `2` turn into a flexible loan; `1` if absent.
             * @default 1
             */
            repayType?: components["schemas"]["FixedBorrowRepayType"];
            /**
             * @description `PARTIAL` to accept less than the amount, `FULL` for all or nothing; `PARTIAL` if absent.
             * @default PARTIAL
             */
            strategyType?: components["schemas"]["FixedBorrowStrategy"];
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
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * FixedBorrowContractStateValue
         * @description State of a loan contract, 1 open, 2 repaid, 3 overdue. Other values may appear.
         */
        FixedBorrowContractStateValue: (1 | 2 | 3) | number;
        /**
         * FixedBorrowRepayTypeValue
         * @description What happens when a fixed-rate loan is due, `0` nothing, `1` repay from the account and `2` turn into a flexible loan. Other values may appear.
         */
        FixedBorrowRepayTypeValue: "0" | "1" | "2" | (string & {});
        /**
         * FixedBorrowStrategyValue
         * @description Whether a loan order may be filled in part. Other values may appear.
         */
        FixedBorrowStrategyValue: "PARTIAL" | "FULL" | (string & {});
        /**
         * SpotMarginTradeFixedborrowContractInfoItem
         * @description One fixed-rate loan.
         */
        SpotMarginTradeFixedborrowContractInfoItem: {
            /** @description Interest for one year as a fraction. */
            annualRate: components["schemas"]["DecimalText"];
            /** @description Borrowed coin in capitals. */
            borrowCurrency: components["schemas"]["Coin"];
            /** @description When the loan began, in milliseconds. */
            borrowTime: components["schemas"]["TimestampMsString"];
            /** @description Interest paid so far, in units of the coin. */
            interestPaid: components["schemas"]["DecimalText"];
            /** @description Id of the loan, needed to renew it. */
            loanId: string;
            /** @description Id of the order that made the loan. */
            orderId: components["schemas"]["OrderId"];
            /** @description When the loan is due, in milliseconds. */
            repaymentTime: components["schemas"]["TimestampMsString"];
            /** @description Interest still to pay, in units of the coin. */
            residualPenaltyInterest: components["schemas"]["DecimalText"];
            /** @description Amount still to repay, in units of the coin. */
            residualPrincipal: components["schemas"]["DecimalText"];
            /** @description State of the loan. */
            status: components["schemas"]["FixedBorrowContractStateValue"];
            /** @description Length of the loan in days. */
            term: components["schemas"]["FixedBorrowTermValue"];
            /** @description What happens when the loan is due. */
            repayType: components["schemas"]["FixedBorrowRepayTypeValue"];
            /** @description Whether the order could be filled in part. */
            strategyType: components["schemas"]["FixedBorrowStrategyValue"];
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
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * FixedBorrowOrderState
         * @description State of a loan order, `1` matching, `2` partly filled and cancelled, `3` filled, `4` cancelled.
         * @enum {string}
         */
        FixedBorrowOrderState: "1" | "2" | "3" | "4";
        /**
         * FixedBorrowOrderStateValue
         * @description State of a loan order, 1 matching, 2 partly filled and cancelled, 3 filled, 4 cancelled, 5 failed. Other values may appear.
         */
        FixedBorrowOrderStateValue: (1 | 2 | 3 | 4 | 5) | number;
        /**
         * FixedBorrowDaysValue
         * @description Length of a fixed-rate loan in days. Other values may appear.
         */
        FixedBorrowDaysValue: (7 | 14 | 30 | 90 | 180) | number;
        /**
         * SpotMarginTradeFixedborrowOrderInfoItem
         * @description One order for a fixed-rate loan.
         */
        SpotMarginTradeFixedborrowOrderInfoItem: {
            /** @description Interest for one year as a fraction. */
            annualRate?: components["schemas"]["DecimalText"];
            /** @description Id of the loan order; read as text and as a number. */
            orderId: string | number;
            /** @description When the order was made, in milliseconds. */
            orderTime?: components["schemas"]["TimestampMsString"];
            /** @description Amount lent so far, in units of the coin. */
            filledQty?: components["schemas"]["DecimalText"];
            /** @description Amount asked for, in units of the coin. */
            orderQty?: components["schemas"]["DecimalText"];
            /** @description Borrowed coin in capitals. */
            orderCurrency: components["schemas"]["Coin"];
            /** @description State of the order. */
            state: components["schemas"]["FixedBorrowOrderStateValue"];
            /** @description Length of the loan in days. */
            term?: components["schemas"]["FixedBorrowDaysValue"];
            /** @description What happens when the loan is due. */
            repayType?: components["schemas"]["FixedBorrowRepayTypeValue"];
            /** @description Whether the order may be filled in part. */
            strategyType?: components["schemas"]["FixedBorrowStrategyValue"];
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
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * FixedBorrowOrderBy
         * @description Field to sort loan offers by.
         * @enum {string}
         */
        FixedBorrowOrderBy: "apy" | "term" | "quantity";
        /**
         * SpotMarginTradeFixedborrowOrderQuoteItem
         * @description One offer to lend.
         */
        SpotMarginTradeFixedborrowOrderQuoteItem: {
            /** @description Coin that is offered, in capitals. */
            orderCurrency: components["schemas"]["Coin"];
            /** @description Length of the loan in days. */
            term: components["schemas"]["FixedBorrowDaysValue"];
            /** @description Interest for one year as a fraction. */
            annualRate: components["schemas"]["DecimalText"];
            /** @description Amount that is offered, in units of the coin. */
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
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginTradeFixedborrowRenewRequest
         * @description Body of `spotMarginTradeFixedborrowRenew`.
         */
        SpotMarginTradeFixedborrowRenewRequest: {
            /** @description Id of the loan to renew. */
            loanId: string;
            /** @description Amount to renew, in units of the coin; all that is left if absent. */
            qty?: components["schemas"]["DecimalString"];
        };
        /**
         * SpotMarginTradeFixedborrowRenewResponse
         * @description Envelope around the result of `spotMarginTradeFixedborrowRenew`.
         */
        SpotMarginTradeFixedborrowRenewResponse: components["schemas"]["Envelope"] & {
            /** @description Outcome as text, `Success` or `Failure`; an empty object when there is none. */
            result: components["schemas"]["EmptyResult"] | string;
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginTradeFlexibleAvailableInventoryResult
         * @description What `spotMarginTradeFlexibleAvailableInventory` returns.
         */
        SpotMarginTradeFlexibleAvailableInventoryResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description What can be borrowed, in units of the coin. */
            availableInventory: components["schemas"]["DecimalText"];
            /** @description When the number was computed, in milliseconds. */
            updateTime: components["schemas"]["TimestampMsString"];
        };
        /**
         * SpotMarginTradeFlexibleAvailableInventoryResponse
         * @description Envelope around the result of `spotMarginTradeFlexibleAvailableInventory`.
         */
        SpotMarginTradeFlexibleAvailableInventoryResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeFlexibleAvailableInventoryResult"];
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginTradeAutoRepay
         * @description Repayment setting of one coin.
         */
        SpotMarginTradeAutoRepay: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Whether loans are repaid automatically, `1` yes and `0` no. */
            autoRepayMode: components["schemas"]["OnOffValue"];
        };
        /**
         * SpotMarginTradeAutoRepayResult
         * @description Repayment setting of each coin.
         */
        SpotMarginTradeAutoRepayResult: {
            /** @description The setting of each coin. */
            data: components["schemas"]["SpotMarginTradeAutoRepay"][];
        };
        /**
         * SpotMarginTradeGetAutoRepayModeResponse
         * @description Envelope around the result of `spotMarginTradeGetAutoRepayMode`.
         */
        SpotMarginTradeGetAutoRepayModeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeAutoRepayResult"];
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginTradeInterestRateHistoryItem
         * @description Rate of one hour.
         */
        SpotMarginTradeInterestRateHistoryItem: {
            /** @description Hour the rate holds for, in milliseconds. */
            timestamp: components["schemas"]["TimestampMs"];
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Interest for one hour as a fraction. */
            hourlyBorrowRate: components["schemas"]["DecimalText"];
            /** @description Fee level the rate holds for. */
            vipLevel: components["schemas"]["VipLevelValue"];
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
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginTradeLiabilityResult
         * @description What `spotMarginTradeLiability` returns.
         */
        SpotMarginTradeLiabilityResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Debt in all, in units of the coin. */
            totalBorrowAmount: components["schemas"]["DecimalText"];
            /** @description Debt at fixed rates. */
            fixedBorrowAmount: components["schemas"]["DecimalText"];
            /** @description Debt at flexible rates. */
            flexibleBorrowAmount: components["schemas"]["DecimalText"];
            /** @description Debt of spot trading, open orders included. */
            spotTotalBorrow: components["schemas"]["DecimalText"];
            /** @description Debt of derivatives trading. */
            derivativesBorrow: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradeLiabilityResponse
         * @description Envelope around the result of `spotMarginTradeLiability`.
         */
        SpotMarginTradeLiabilityResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeLiabilityResult"];
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginTradeMaxBorrowableResult
         * @description What `spotMarginTradeMaxBorrowable` returns.
         */
        SpotMarginTradeMaxBorrowableResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description Most that can be borrowed, in units of the coin. */
            maxLoan: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradeMaxBorrowableResponse
         * @description Envelope around the result of `spotMarginTradeMaxBorrowable`.
         */
        SpotMarginTradeMaxBorrowableResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeMaxBorrowableResult"];
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginTradePositionTier
         * @description One borrowing tier.
         */
        SpotMarginTradePositionTier: {
            /** @description Number of the tier. */
            tier: string;
            /** @description Most that can be borrowed up to this tier, in units of the coin. */
            borrowLimit: components["schemas"]["DecimalText"];
            /** @description Maintenance margin rate as a fraction, to 8 decimal places. */
            positionMMR: components["schemas"]["DecimalText"];
            /** @description Initial margin rate as a fraction, to 8 decimal places. */
            positionIMR: components["schemas"]["DecimalText"];
            /** @description Highest leverage allowed. */
            maxLeverage: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradePositionTiersCoin
         * @description Borrowing tiers of one coin.
         */
        SpotMarginTradePositionTiersCoin: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description The tiers, lowest first. */
            positionTiersRatioList?: components["schemas"]["SpotMarginTradePositionTier"][];
        };
        /**
         * SpotMarginTradePositionTiersResult
         * @description What `spotMarginTradePositionTiers` returns.
         */
        SpotMarginTradePositionTiersResult: {
            /** @description The records, in the order the platform gives them. */
            list: components["schemas"]["SpotMarginTradePositionTiersCoin"][];
        };
        /**
         * SpotMarginTradePositionTiersResponse
         * @description Envelope around the result of `spotMarginTradePositionTiers`.
         */
        SpotMarginTradePositionTiersResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradePositionTiersResult"];
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginTradeRepaymentAvailableAmountResult
         * @description What `spotMarginTradeRepaymentAvailableAmount` returns.
         */
        SpotMarginTradeRepaymentAvailableAmountResult: {
            /** @description Coin name in capitals, such as `BTC`. */
            currency: components["schemas"]["Coin"];
            /** @description The lesser of the free spot balance and the debt, in units of the coin. */
            lossLessRepaymentAmount: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradeRepaymentAvailableAmountResponse
         * @description Envelope around the result of `spotMarginTradeRepaymentAvailableAmount`.
         */
        SpotMarginTradeRepaymentAvailableAmountResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeRepaymentAvailableAmountResult"];
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginTradeSetAutoRepayModeRequest
         * @description Body of `spotMarginTradeSetAutoRepayMode`.
         */
        SpotMarginTradeSetAutoRepayModeRequest: {
            /** @description Coin in capitals; all coins if absent. */
            currency?: components["schemas"]["Coin"];
            /** @description `1` to switch it on, `0` to switch it off. */
            autoRepayMode: components["schemas"]["OnOff"];
        };
        /**
         * SpotMarginTradeSetAutoRepayModeResponse
         * @description Envelope around the result of `spotMarginTradeSetAutoRepayMode`.
         */
        SpotMarginTradeSetAutoRepayModeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeAutoRepayResult"];
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginTradeSetLeverageRequest
         * @description Body of `spotMarginTradeSetLeverage`.
         */
        SpotMarginTradeSetLeverageRequest: {
            /** @description Leverage from `2` to `10`. */
            leverage: string;
            /** @description Coin in capitals; all coins if absent. */
            currency?: components["schemas"]["Coin"];
        };
        /**
         * SpotMarginTradeSetLeverageResponse
         * @description Envelope around the result of `spotMarginTradeSetLeverage`.
         */
        SpotMarginTradeSetLeverageResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["EmptyResult"];
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginTradeStateResult
         * @description What `spotMarginTradeState` returns.
         */
        SpotMarginTradeStateResult: {
            /** @description Leverage that is set; empty while spot margin is off. */
            spotLeverage: components["schemas"]["DecimalText"];
            /** @description Whether spot margin is on, `1` yes and `0` no. */
            spotMarginMode: components["schemas"]["OnOffValue"];
            /** @description Leverage in use, cut to 2 decimal places. */
            effectiveLeverage: components["schemas"]["DecimalText"];
        };
        /**
         * SpotMarginTradeStateResponse
         * @description Envelope around the result of `spotMarginTradeState`.
         */
        SpotMarginTradeStateResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeStateResult"];
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginTradeSwitchModeRequest
         * @description Body of `spotMarginTradeSwitchMode`.
         */
        SpotMarginTradeSwitchModeRequest: {
            /** @description `1` to switch it on, `0` to switch it off. */
            spotMarginMode: components["schemas"]["OnOff"];
        };
        /**
         * SpotMarginTradeSwitchModeResult
         * @description What `spotMarginTradeSwitchMode` returns.
         */
        SpotMarginTradeSwitchModeResult: {
            /** @description Whether spot margin is on, `1` yes and `0` no. */
            spotMarginMode: components["schemas"]["OnOffValue"];
        };
        /**
         * SpotMarginTradeSwitchModeResponse
         * @description Envelope around the result of `spotMarginTradeSwitchMode`.
         */
        SpotMarginTradeSwitchModeResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeSwitchModeResult"];
            retExtInfo: components["schemas"]["ExtInfoOrText"];
        };
        /**
         * SpotMarginUtaStatusResponse
         * @description Envelope around the result of `spotMarginUtaStatus`.
         */
        SpotMarginUtaStatusResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["SpotMarginTradeStateResult"];
            retExtInfo: components["schemas"]["ExtInfoOrText"];
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
         * ServiceTypeValue
         * @description Service under maintenance, 1 trading, 2 trading over HTTP, 3 trading over WebSocket, 4 private streams, 5 market data. Other values may appear.
         */
        ServiceTypeValue: (1 | 2 | 3 | 4 | 5) | number;
        /**
         * MaintenanceProductValue
         * @description Product under maintenance, 1 futures, 2 spot, 3 options, 4 spreads. Other values may appear.
         */
        MaintenanceProductValue: (1 | 2 | 3 | 4) | number;
        /**
         * MaintainTypeValue
         * @description Kind of maintenance, 1 planned, 2 temporary, 3 an incident; text or a number. Other values may appear.
         */
        MaintainTypeValue: (1 | 2 | 3 | "1" | "2" | "3") | (number | string);
        /**
         * MaintenanceEnvironmentValue
         * @description Environment under maintenance, 1 production, 2 demo trading; text or a number. Other values may appear.
         */
        MaintenanceEnvironmentValue: (1 | 2 | "1" | "2") | (number | string);
        /**
         * SystemStatusItem
         * @description One maintenance entry.
         */
        SystemStatusItem: {
            /** @description Id of the entry. */
            id: string;
            /** @description Title of the maintenance. */
            title: string;
            /** @description State of the maintenance. */
            state: components["schemas"]["SystemStateValue"];
            /** @description When it begins, in milliseconds. */
            begin: components["schemas"]["TimestampMsString"];
            /** @description When it is expected to end, in milliseconds; when it did end, once it is complete. */
            end: components["schemas"]["TimestampMsString"];
            /** @description Address of a page with details; empty by default. */
            href: string;
            /** @description Services that are affected. */
            serviceTypes: components["schemas"]["ServiceTypeValue"][];
            /** @description Products that are affected. */
            product: components["schemas"]["MaintenanceProductValue"][];
            /** @description Last digits of the uids that are affected; may be empty. */
            uidSuffix: number[];
            /** @description Kind of maintenance; read as text and as a number. */
            maintainType: components["schemas"]["MaintainTypeValue"];
            /** @description Environment; read as text and as a number. */
            env: components["schemas"]["MaintenanceEnvironmentValue"];
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
         * AgreementCategoryV2
         * @description Agreement by its present number, 1 for metals and stock perpetuals and 2 for crude oil.
         * @enum {integer}
         */
        AgreementCategoryV2: 1 | 2;
        /**
         * AgreementCategory
         * @description Agreement by its older number, 2 for metals and stock perpetuals and 3 for crude oil.
         * @enum {integer}
         */
        AgreementCategory: 2 | 3;
        /**
         * UserAgreementByCategoryV2
         * @description The agreement named by `categoryV2`, the preferred way.
         */
        UserAgreementByCategoryV2: {
            /** @description 1 for metals and stock perpetuals, 2 for crude oil. New values are added here. */
            categoryV2: components["schemas"]["AgreementCategoryV2"];
            /** @description 2 for metals and stock perpetuals, 3 for crude oil. Kept for old callers and given no new values; use `categoryV2`. */
            category?: components["schemas"]["AgreementCategory"];
            /**
             * @description Must be true.
             * @constant
             */
            agree: true;
        };
        /**
         * UserAgreementByCategory
         * @description The agreement named by `category`, the older way.
         */
        UserAgreementByCategory: {
            /** @description 2 for metals and stock perpetuals, 3 for crude oil. Kept for old callers and given no new values; use `categoryV2`. */
            category: components["schemas"]["AgreementCategory"];
            /** @description 1 for metals and stock perpetuals, 2 for crude oil. New values are added here. */
            categoryV2?: components["schemas"]["AgreementCategoryV2"];
            /**
             * @description Must be true.
             * @constant
             */
            agree: true;
        };
        /**
         * UserAgreementRequest
         * @description Body of `userAgreement`; names the agreement in the new or in the old way.
         */
        UserAgreementRequest: components["schemas"]["UserAgreementByCategoryV2"] | components["schemas"]["UserAgreementByCategory"];
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
            /** @description Uid of the demo account. */
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
         * ApiKeyAccess
         * @description Whether a key may write; 0 means yes, 1 only reading.
         * @enum {integer}
         */
        ApiKeyAccess: 0 | 1;
        /**
         * PermissionContractTrade
         * @description What a key may do with futures.
         * @enum {string}
         */
        PermissionContractTrade: "Order" | "Position";
        /**
         * PermissionSpot
         * @description What a key may do in spot trading.
         * @enum {string}
         */
        PermissionSpot: "SpotTrade";
        /**
         * PermissionOptions
         * @description What a key may do with options.
         * @enum {string}
         */
        PermissionOptions: "OptionsTrade";
        /**
         * PermissionSubMemberWallet
         * @description What a key of a sub-account may do with the wallet.
         * @enum {string}
         */
        PermissionSubMemberWallet: "AccountTransfer" | "SubMemberTransferList";
        /**
         * PermissionExchange
         * @description What a key may do with conversions.
         * @enum {string}
         */
        PermissionExchange: "ExchangeHistory";
        /**
         * PermissionEarn
         * @description What a key may do with earn products.
         * @enum {string}
         */
        PermissionEarn: "Earn";
        /**
         * UserCreateSubApiRequestPermissions
         * @description What a new key may do, by area.
         */
        UserCreateSubApiRequestPermissions: {
            /** @description Permissions for futures; `Order` and `Position`. */
            ContractTrade?: components["schemas"]["PermissionContractTrade"][];
            /** @description Permissions for spot; `SpotTrade`. */
            Spot?: components["schemas"]["PermissionSpot"][];
            /** @description Permissions for options; `OptionsTrade`. */
            Options?: components["schemas"]["PermissionOptions"][];
            /** @description Permissions for the wallet; `AccountTransfer` and `SubMemberTransferList`. Not for fund custodial accounts. */
            Wallet?: components["schemas"]["PermissionSubMemberWallet"][];
            /** @description Permissions for conversion; `ExchangeHistory`. */
            Exchange?: components["schemas"]["PermissionExchange"][];
            /** @description Permissions for earn products; `Earn`. */
            Earn?: components["schemas"]["PermissionEarn"][];
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
            /** @description 0 for a key that reads and writes, 1 for one that reads only. */
            readOnly: components["schemas"]["ApiKeyAccess"];
            /** @description Addresses the key is bound to, joined by commas; `*` or absent for any. A key without addresses ends after 90 days, and 7 days after a change of the password. */
            ips?: string;
            /** @description What the key may do; at least one area. */
            permissions: components["schemas"]["UserCreateSubApiRequestPermissions"];
        };
        /**
         * UserApiKeyPermissions
         * @description What a key may do, by area. Areas that do not apply to the account are left out or empty.
         */
        UserApiKeyPermissions: {
            /** @description Permissions for futures; `Order` and `Position`. */
            ContractTrade: string[];
            /** @description Permissions for spot; `SpotTrade`. */
            Spot: string[];
            /** @description Permissions for the wallet: `AccountTransfer`, `SubMemberTransfer` and `Withdraw` of a master account, `SubMemberTransferList` of a sub-account. */
            Wallet: string[];
            /** @description Permissions for options; `OptionsTrade`. */
            Options: string[];
            /** @description Permissions for derivatives; `DerivativesTrade`. */
            Derivatives?: string[];
            /** @description Permissions for conversion; `ExchangeHistory`. */
            Exchange: string[];
            /** @description Permissions for earn products; `Earn`. */
            Earn?: string[];
            /** @description Permissions for peer-to-peer trading; `FiatP2POrder` and `Advertising`. Not for sub-accounts. */
            FiatP2P?: string[];
            /** @description Permissions for payments; `FaitPayOrder` in the platform's own spelling. Not for sub-accounts. */
            FiatBitPay?: string[];
            /** @description Permissions for payments under their other name, beside `FiatBitPay`. */
            FiatBybitPay?: string[];
            /** @description Permissions for fiat conversion; `FiatConvertBrokerOrder`. Not for sub-accounts. */
            FiatConvertBroker?: string[];
            /** @description Permissions for the card; `BitCard`. Not for sub-accounts. */
            BitCard?: string[];
            /** @description Permissions for community posts; `ByXPost`. Not for sub-accounts. */
            ByXPost?: string[];
            /** @description Permissions for affiliates. */
            Affiliate?: string[];
            /** @description Permissions for block trades. */
            BlockTrade: string[];
            /**
             * @deprecated
             * @description Deprecated and without effect; usually empty.
             */
            NFT?: string[];
            /**
             * @deprecated
             * @description Deprecated and without effect; usually empty.
             */
            CopyTrading?: string[];
            /** @description Permissions for global payments. */
            FiatGlobalPay?: string[];
        };
        /**
         * UserCreateSubApiResult
         * @description What `userCreateSubApi` returns.
         */
        UserCreateSubApiResult: {
            /** @description Internal id of the key. */
            id: string;
            /** @description Remark on the key. */
            note: string;
            /** @description The key itself, public part. */
            apiKey: string;
            /** @description Whether the key may only read. 0 for reading and writing, 1 for reading only. */
            readOnly: number;
            /** @description The secret of the key, shown this once. */
            secret: string;
            /** @description What the key may do, by area. */
            permissions: components["schemas"]["UserApiKeyPermissions"];
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
         * SubMemberType
         * @description Kind of sub-account, 1 standard and 6 custodial.
         * @enum {integer}
         */
        SubMemberType: 1 | 6;
        /**
         * UserCreateSubMemberRequest
         * @description Body of `userCreateSubMember`.
         */
        UserCreateSubMemberRequest: {
            /** @description Name of the account, 6 to 16 characters with letters and digits, never used before. */
            username: string;
            /** @description Password of the account, 8 to 30 characters with digits, capitals and small letters. */
            password?: string;
            /** @description Kind of sub-account. */
            memberType: components["schemas"]["SubMemberType"];
            /**
             * @description 1 to allow quick login; 0 if absent.
             * @default 0
             */
            switch?: components["schemas"]["NumericFlag"];
            /**
             * @deprecated
             * @description Deprecated; every new sub-account is unified.
             */
            isUta?: boolean;
            /** @description Remark on the account. */
            note?: string;
        };
        /**
         * SubMemberTypeValue
         * @description Kind of sub-account, 1 standard, 6 custodial and 12 fund custodial. Other values may appear.
         */
        SubMemberTypeValue: (1 | 6 | 12) | number;
        /**
         * SubMemberStatusValue
         * @description State of a sub-account, 1 normal, 2 barred from login, 4 frozen. Other values may appear.
         */
        SubMemberStatusValue: (1 | 2 | 4) | number;
        /**
         * UserCreateSubMemberResult
         * @description What `userCreateSubMember` returns.
         */
        UserCreateSubMemberResult: {
            /** @description Uid of the account. */
            uid: components["schemas"]["Uid"];
            /** @description Name of the account. */
            username: string;
            /** @description Kind of sub-account. */
            memberType: components["schemas"]["SubMemberTypeValue"];
            /** @description State of the sub-account. */
            status: components["schemas"]["SubMemberStatusValue"];
            /** @description Remark on the account. */
            remark?: string;
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
            /** @description Key to delete; needed from the master account, forbidden from the sub-account itself. */
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
         * AccountModeValue
         * @description Mode of an account, 1 classic, 3 unified 1.0, 4 unified 1.0 pro, 5 unified 2.0, 6 unified 2.0 pro. Other values may appear.
         */
        AccountModeValue: (1 | 3 | 4 | 5 | 6) | number;
        /**
         * UserSubMember
         * @description One sub-account.
         */
        UserSubMember: {
            /** @description Uid of the account. */
            uid: components["schemas"]["Uid"];
            /** @description Name of the account. */
            username: string;
            /** @description Kind of sub-account. */
            memberType: components["schemas"]["SubMemberTypeValue"];
            /** @description State of the sub-account. */
            status: components["schemas"]["SubMemberStatusValue"];
            /** @description Mode of the account. */
            accountMode: components["schemas"]["AccountModeValue"];
            /** @description Remark on the account; empty when there is none. */
            remark: string;
        };
        /**
         * UserSubMemberPage
         * @description One page of sub-accounts.
         */
        UserSubMemberPage: {
            /** @description The sub-accounts of this page. */
            subMembers: components["schemas"]["UserSubMember"][];
            /** @description Place of the next page; `0` when this page is the last. */
            nextCursor: components["schemas"]["Cursor"];
        };
        /**
         * UserEscrowSubMembersResponse
         * @description Envelope around the result of `userEscrowSubMembers`.
         */
        UserEscrowSubMembersResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserSubMemberPage"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserFrozenSubMemberRequest
         * @description Body of `userFrozenSubMember`.
         */
        UserFrozenSubMemberRequest: {
            /** @description Uid of the sub-account. */
            subuid: number;
            /** @description 1 to freeze, 0 to free. */
            frozen: components["schemas"]["NumericFlag"];
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
         * UserWallets
         * @description Wallets of one account.
         */
        UserWallets: {
            /** @description Uid of the account. */
            uid: components["schemas"]["Uid"];
            /** @description Wallets the account has. */
            accountType: components["schemas"]["AccountTypeValue"][];
        };
        /**
         * UserGetMemberTypeResult
         * @description What `userGetMemberType` returns.
         */
        UserGetMemberTypeResult: {
            /** @description The accounts, the master account first. */
            accounts: components["schemas"]["UserWallets"][];
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
         * InvitationStatus
         * @description State of an invitation, `0` alive and `1` no longer valid.
         * @enum {string}
         */
        InvitationStatus: "0" | "1";
        /**
         * InvitationStatusValue
         * @description State of an invitation, 0 alive and 1 no longer valid. Other values may appear.
         */
        InvitationStatusValue: (0 | 1) | number;
        /**
         * UserReferral
         * @description One invited user.
         */
        UserReferral: {
            /** @description Internal id of the invitation. */
            id: string;
            /** @description Uid of the invited user. */
            inviteeUid: components["schemas"]["Uid"];
            /** @description State of the invitation. */
            status: components["schemas"]["InvitationStatusValue"];
            /** @description When the invitation was made. */
            createdAt?: string;
            /** @description When the invitation last changed. */
            updatedAt?: string;
        };
        /**
         * UserInvitationReferralsResult
         * @description What `userInvitationReferrals` returns.
         */
        UserInvitationReferralsResult: {
            /** @description Cursor of the next page; an empty string when this page is the last. */
            nextCursor: components["schemas"]["Cursor"];
            /** @description The invitations of this page. */
            records: components["schemas"]["UserReferral"][];
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
         * ApiKeyAccessValue
         * @description Whether a key may write; 0 means yes, 1 only reading. Other values may appear.
         */
        ApiKeyAccessValue: (0 | 1) | number;
        /**
         * ApiKeyTypeValue
         * @description Owner of a key, 1 personal, 2 connected to an application of a third party. Other values may appear.
         */
        ApiKeyTypeValue: (1 | 2) | number;
        /**
         * KycLevelValue
         * @description How far the identity of a user is verified. Other values may appear.
         */
        KycLevelValue: "LEVEL_DEFAULT" | "LEVEL_1" | "LEVEL_2" | (string & {});
        /**
         * UserQueryApiResult
         * @description What `userQueryApi` returns.
         */
        UserQueryApiResult: {
            /** @description Internal id of the key. */
            id: string;
            /** @description Remark on the key. */
            note: string;
            /** @description The key itself, public part. */
            apiKey: string;
            /** @description 0 for a key that reads and writes, 1 for one that reads only. */
            readOnly: components["schemas"]["ApiKeyAccessValue"];
            /** @description Always empty. */
            secret: string;
            /** @description What the key may do, by area. */
            permissions: components["schemas"]["UserApiKeyPermissions"];
            /** @description Addresses the key is bound to; `*` for any. */
            ips: string[];
            /** @description Owner of the key. */
            type: components["schemas"]["ApiKeyTypeValue"];
            /** @description Days the key stays valid; counts only for a key without bound addresses or after a change of the password. */
            deadlineDay: number;
            /** @description When the key ends, as date and time in UTC; counts only for a key without bound addresses or after a change of the password. */
            expiredAt: string;
            /** @description When the key was made, as date and time in UTC. */
            createdAt: string;
            /** @description 1 for a unified account, 0 for another. */
            uta: number;
            /**
             * Format: int64
             * @description Uid of the account.
             */
            userID: number | bigint;
            /**
             * Format: int64
             * @description Uid of the account that invited this one; 0 when there is none.
             */
            inviterID: number | bigint;
            /** @description Fee level of the account. */
            vipLevel: components["schemas"]["VipLevelValue"];
            /** @description Market maker level; `0` for none. */
            mktMakerLevel: string;
            /**
             * Format: int64
             * @description Id of the affiliate the account belongs to; 0 when there is none.
             */
            affiliateID: number | bigint;
            /** @description Public key of an RSA key; empty for an HMAC key. */
            rsaPublicKey: string;
            /** @description Whether the key belongs to a master account. */
            isMaster: boolean;
            /** @description Uid of the master account; `0` when the key belongs to it. */
            parentUid: components["schemas"]["Uid"];
            /** @description How far the identity of the user is verified. */
            kycLevel: components["schemas"]["KycLevelValue"];
            /** @description Region of the verified identity in three letters; empty when there is none. */
            kycRegion: string;
            /**
             * @deprecated
             * @description Deprecated; use `uta`.
             */
            unified?: number;
            /** @description Uid as text, without loss of digits. */
            userIDInt64?: string;
            /** @description Uid of the inviter as text, without loss of digits. */
            inviterIDInt64?: string;
            /** @description Id of the affiliate as text, without loss of digits. */
            affiliateIDInt64?: string;
            /** @description Whether the key is one for the FIX interface. */
            isFixApi?: boolean;
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
         * UserQuerySubMembersResult
         * @description What `userQuerySubMembers` returns.
         */
        UserQuerySubMembersResult: {
            /** @description The sub-accounts. */
            subMembers: components["schemas"]["UserSubMember"][];
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
         * ApiKeyStateValue
         * @description State of a key, 1 permanent, 2 expired, 3 valid for a time, 4 expiring within 7 days. Other values may appear.
         */
        ApiKeyStateValue: (1 | 2 | 3 | 4) | number;
        /**
         * UserSubApiKey
         * @description One key of a sub-account.
         */
        UserSubApiKey: {
            /** @description Internal id of the key. */
            id: string;
            /** @description Addresses the key is bound to; `*` for any. */
            ips: string[];
            /** @description The key itself, public part. */
            apiKey: string;
            /** @description Remark on the key. */
            note: string;
            /** @description State of the key. */
            status: components["schemas"]["ApiKeyStateValue"];
            /** @description When the key ends, as date and time in UTC; counts only for a key without bound addresses or after a change of the password. */
            expiredAt?: string;
            /** @description When the key was made, as date and time in UTC. */
            createdAt: string;
            /** @description Owner of the key. */
            type: components["schemas"]["ApiKeyTypeValue"];
            /** @description What the key may do, by area. */
            permissions: components["schemas"]["UserApiKeyPermissions"];
            /** @description Six stars; the secret is never shown again. */
            secret: string;
            /** @description Whether the key may only read. */
            readOnly: boolean;
            /** @description Days the key stays valid; counts only for a key without bound addresses or after a change of the password. */
            deadlineDay?: number;
            /** @description Way of signing, such as `hmac`. */
            flag: string;
        };
        /**
         * UserSubApikeysResult
         * @description What `userSubApikeys` returns.
         */
        UserSubApikeysResult: {
            /** @description The keys of this page. */
            result: components["schemas"]["UserSubApiKey"][];
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
         * UserSubmembersResponse
         * @description Envelope around the result of `userSubmembers`.
         */
        UserSubmembersResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserSubMemberPage"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * PermissionMasterWallet
         * @description What a key of a master account may do with the wallet.
         * @enum {string}
         */
        PermissionMasterWallet: "AccountTransfer" | "SubMemberTransfer";
        /**
         * PermissionFiatP2P
         * @description What a key may do in peer-to-peer trading.
         * @enum {string}
         */
        PermissionFiatP2P: "FiatP2POrder" | "Advertising";
        /**
         * PermissionFiatBitPay
         * @description What a key may do with payments, in the spelling of the platform.
         * @enum {string}
         */
        PermissionFiatBitPay: "FaitPayOrder";
        /**
         * PermissionFiatConvertBroker
         * @description What a key may do with fiat conversion.
         * @enum {string}
         */
        PermissionFiatConvertBroker: "FiatConvertBrokerOrder";
        /**
         * PermissionBitCard
         * @description What a key may do with the card.
         * @enum {string}
         */
        PermissionBitCard: "BitCard";
        /**
         * PermissionByXPost
         * @description What a key may do with community posts.
         * @enum {string}
         */
        PermissionByXPost: "ByXPost";
        /**
         * PermissionAffiliate
         * @description What a key may do for affiliates.
         * @enum {string}
         */
        PermissionAffiliate: "Affiliate";
        /**
         * PermissionDerivatives
         * @description What a key may do with derivatives of a unified account.
         * @enum {string}
         */
        PermissionDerivatives: "DerivativesTrade";
        /**
         * PermissionBlockTrade
         * @description What a key may do with block trades.
         * @enum {string}
         */
        PermissionBlockTrade: "BlockTrade";
        /**
         * UserUpdateApiRequestPermissions
         * @description What the key may do from now on, by area.
         */
        UserUpdateApiRequestPermissions: {
            /** @description Permissions for futures; `Order` and `Position`. */
            ContractTrade?: components["schemas"]["PermissionContractTrade"][];
            /** @description Permissions for spot; `SpotTrade`. */
            Spot?: components["schemas"]["PermissionSpot"][];
            /** @description Permissions for the wallet; `AccountTransfer` and `SubMemberTransfer`. */
            Wallet?: components["schemas"]["PermissionMasterWallet"][];
            /** @description Permissions for options; `OptionsTrade`. */
            Options?: components["schemas"]["PermissionOptions"][];
            /** @description Permissions for conversion; `ExchangeHistory`. */
            Exchange?: components["schemas"]["PermissionExchange"][];
            /** @description Permissions for earn products; `Earn`. */
            Earn?: components["schemas"]["PermissionEarn"][];
            /** @description Permissions for peer-to-peer trading. */
            FiatP2P?: components["schemas"]["PermissionFiatP2P"][];
            /** @description Permissions for payments. */
            FiatBitPay?: components["schemas"]["PermissionFiatBitPay"][];
            /** @description Permissions for fiat conversion. */
            FiatConvertBroker?: components["schemas"]["PermissionFiatConvertBroker"][];
            /** @description Permissions for the card; `BitCard`. */
            BitCard?: components["schemas"]["PermissionBitCard"][];
            /** @description Permissions for community posts; `ByXPost`. */
            ByXPost?: components["schemas"]["PermissionByXPost"][];
            /** @description Permissions for affiliates; `Affiliate`, which excludes all other permissions. */
            Affiliate?: components["schemas"]["PermissionAffiliate"][];
            /** @description Permissions for derivatives; `DerivativesTrade`. */
            Derivatives?: components["schemas"]["PermissionDerivatives"][];
            /** @description Permissions for block trades. */
            BlockTrade?: components["schemas"]["PermissionBlockTrade"][];
            /**
             * @deprecated
             * @description Deprecated and without effect.
             */
            CopyTrading?: string[];
            /**
             * @deprecated
             * @description Deprecated and without effect.
             */
            NFT?: string[];
        };
        /**
         * UserUpdateApiRequest
         * @description Body of `userUpdateApi`.
         */
        UserUpdateApiRequest: {
            /** @description 0 for a key that reads and writes, 1 for one that reads only; unchanged if `null` or absent. */
            readOnly?: number | null;
            /** @description What the key may do; unchanged if absent. */
            permissions?: components["schemas"]["UserUpdateApiRequestPermissions"];
        };
        /**
         * UserUpdatedApiKey
         * @description A key after its change.
         */
        UserUpdatedApiKey: {
            /** @description Internal id of the key. */
            id: string;
            /** @description Remark on the key. */
            note: string;
            /** @description The key itself, public part. */
            apiKey: string;
            /** @description 0 for a key that reads and writes, 1 for one that reads only. */
            readOnly: components["schemas"]["ApiKeyAccessValue"];
            /** @description Always empty. */
            secret: string;
            /** @description What the key may do, by area. */
            permissions: components["schemas"]["UserApiKeyPermissions"];
            /** @description Addresses the key is bound to; `*` for any. */
            ips: string[];
        };
        /**
         * UserUpdateApiResponse
         * @description Envelope around the result of `userUpdateApi`.
         */
        UserUpdateApiResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserUpdatedApiKey"];
            retExtInfo: components["schemas"]["ExtInfo"];
        };
        /**
         * UserUpdateSubApiRequestPermissions
         * @description What the key may do from now on, by area.
         */
        UserUpdateSubApiRequestPermissions: {
            /** @description Permissions for futures; `Order` and `Position`. */
            ContractTrade?: components["schemas"]["PermissionContractTrade"][];
            /** @description Permissions for spot; `SpotTrade`. */
            Spot?: components["schemas"]["PermissionSpot"][];
            /** @description Permissions for the wallet; `AccountTransfer` and `SubMemberTransferList`. Not for fund custodial accounts. */
            Wallet?: components["schemas"]["PermissionSubMemberWallet"][];
            /** @description Permissions for options; `OptionsTrade`. */
            Options?: components["schemas"]["PermissionOptions"][];
            /** @description Permissions for derivatives; `DerivativesTrade`. */
            Derivatives?: components["schemas"]["PermissionDerivatives"][];
            /** @description Permissions for conversion; `ExchangeHistory`. */
            Exchange?: components["schemas"]["PermissionExchange"][];
            /** @description Permissions for earn products; `Earn`. */
            Earn?: components["schemas"]["PermissionEarn"][];
            /**
             * @deprecated
             * @description Deprecated and without effect.
             */
            CopyTrading?: string[];
            /** @description Permissions for block trades. */
            BlockTrade?: components["schemas"]["PermissionBlockTrade"][];
            /**
             * @deprecated
             * @description Deprecated and without effect.
             */
            NFT?: string[];
        };
        /**
         * UserUpdateSubApiRequest
         * @description Body of `userUpdateSubApi`.
         */
        UserUpdateSubApiRequest: {
            /** @description Key to change; needed from the master account, forbidden from the sub-account itself. */
            apikey?: string;
            /** @description 0 for a key that reads and writes, 1 for one that reads only; unchanged if absent. */
            readOnly?: components["schemas"]["ApiKeyAccess"];
            /** @description Addresses the key is bound to, joined by commas; `*` or absent for any. A key without addresses ends after 90 days, and 7 days after a change of the password. */
            ips?: string;
            /** @description What the key may do; unchanged if absent. */
            permissions?: components["schemas"]["UserUpdateSubApiRequestPermissions"];
        };
        /**
         * UserUpdateSubApiResponse
         * @description Envelope around the result of `userUpdateSubApi`.
         */
        UserUpdateSubApiResponse: components["schemas"]["Envelope"] & {
            result: components["schemas"]["UserUpdatedApiKey"];
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
    unifiedV3PrivateOrderCancelAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to cancel; any field is accepted. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnifiedV3PrivateOrderCancelAllRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnifiedV3PrivateOrderCancelAllResponse"];
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
    unifiedV3PrivateOrderList: {
        parameters: {
            query?: {
                /** @description Product category. */
                category?: string;
                /** @description Symbol in capitals. */
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
                    "application/json": components["schemas"]["UnifiedV3PrivateOrderListResponse"];
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
    accountBorrow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to do, as JSON. */
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
                /** @description Coin of the borrowing; every coin when left out. */
                currency?: components["schemas"]["Coin"];
                /** @description Start of the range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds, at most 30 days after `startTime`. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Records on one page, 1 to 50. Default 20. */
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
                /** @description Coin; every coin when left out. */
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
        /** @description The amounts to add or to take away. */
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
                /** @description Symbol in capitals; not for options. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Base coin; options only. */
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Records on one page, 1 to 200. Default 200. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
                /** @description Base coin in capitals. */
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
        /** @description What to do, as JSON. */
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
                /** @description Coin with a liability; the sum over all coins when left out. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
        requestBody: {
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
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
                /** @description Wallet of the entries. */
                accountType?: components["schemas"]["AccountType"];
                /** @description Product category. */
                category?: components["schemas"]["CategoryAll"];
                /** @description Coin that changed. */
                currency?: components["schemas"]["Coin"];
                /** @description Base coin of the contract, such as `BTC` of `BTCPERP`. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Kind of transaction; every kind when left out. */
                type?: components["schemas"]["TransactionLogType"];
                /** @description Only entries of moved positions. */
                transSubType?: components["schemas"]["TransSubType"];
                /** @description Start of the range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds, at most 24 hours after `startTime`. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Records on one page, 1 to 50. Default 20. */
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
                /** @description Wallet to read. */
                accountType: components["schemas"]["AccountType"];
                /** @description One coin or several joined by commas; coins that are not empty when left out. */
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
                /** @description One coin or up to 20, joined by commas, in capitals. */
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
                /** @description Language of the announcements. */
                locale: components["schemas"]["Locale"];
                /** @description Kind of announcement; all kinds if absent. */
                type?: components["schemas"]["AnnouncementType"];
                /** @description Tag of the announcements, such as `Spot Listings`; all if absent. */
                tag?: string;
                /** @description Number of the page; 1 if absent. */
                page?: number;
                /** @description Records in one page; 20 if absent. */
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
                /** @description Uids to ask about, joined by commas. */
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
                /** @description Records in one page, `1` to `1000`; `1000` if absent. */
                limit?: string;
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
                /** @description Uids joined by commas, also of several master accounts; all accounts if absent. */
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
        /** @description The limits to set. */
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
                /** @description Uid of the sub-account to ask about; needed when a master key asks about a sub-account. */
                memberId?: components["schemas"]["Uid"];
                /** @description Fiat currency the totals are expressed in; `USD` if absent. */
                valuationCurrency?: string;
                /** @description Area to ask about; all areas if absent. */
                accountType?: components["schemas"]["AssetAccountType"];
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
                /** @description Base coin in capitals; all base coins if absent. */
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
                /** @description Coin in capitals; all coins if absent. */
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
        /** @description The coins to convert and the one to receive. */
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
        /** @description The quote to confirm. */
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
                /** @description Wallet the coins came from; both if absent. */
                accountType?: components["schemas"]["ConvertAccountType"];
                /** @description Id of the quote; goes before all other filters. */
                quoteId?: string;
                /** @description Start of the range in milliseconds. */
                startTime?: components["schemas"]["TimestampMsString"];
                /** @description End of the range in milliseconds. */
                endTime?: components["schemas"]["TimestampMsString"];
                /** @description Number of the page, the first being `1`; text or a number. */
                cursor?: string | number;
                /** @description Records in one page, `1` to `100`; `50` if absent. */
                size?: string;
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
                /** @description Wallet to look at; only the unified one. */
                accountType: components["schemas"]["SmallBalanceAccountType"];
                /** @description Coin to look at; all coins if absent. */
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
                /** @description Product category: inverse futures, USDT and USDC futures as `linear`, or options. */
                category: components["schemas"]["CategoryDerivatives"];
                /** @description Contract in capitals, such as `BTCUSDT-26SEP25`; all contracts if absent. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Start of the range in milliseconds; 30 days before `endTime` if absent. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds; 30 days after `startTime` if absent. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Expiry date such as `25MAR22`; all dates if absent. */
                expDate?: string;
                /** @description Records in one page, 1 to 50; 20 if absent. */
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
        /** @description The wallet for deposits. */
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
                /** @description Chain to ask about, the `chain` of the coin info; all chains if absent. */
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
                /** @description Id of the internal transfer. */
                txID?: string;
                /** @description Start of the range in milliseconds; 30 days ago if absent. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds; now if absent. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Coin in capitals; all coins if absent. */
                coin?: components["schemas"]["Coin"];
                /** @description Place to continue from, taken unchanged from the previous page; leave it out for the first page. */
                cursor?: components["schemas"]["Cursor"];
                /** @description Records in one page, 1 to 50; 50 if absent. */
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
                /** @description Id of the deposit; goes before all other filters. */
                id?: string;
                /** @description Id of the transaction on the chain; deposits before 2024 cannot be found by it. */
                txID?: string;
                /** @description Coin in capitals; all coins if absent. */
                coin?: components["schemas"]["Coin"];
                /** @description Start of the range in milliseconds; 30 days ago if absent. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds; now if absent. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Records in one page, 1 to 50; 50 if absent. */
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
                /** @description Chain to ask about, the `chain` of the coin info. */
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
                /** @description Id of the deposit; goes before all other filters. */
                id?: string;
                /** @description Id of the transaction on the chain; deposits before 2024 cannot be found by it. */
                txID?: string;
                /** @description Uid of the sub-account. */
                subMemberId: components["schemas"]["Uid"];
                /** @description Coin in capitals; all coins if absent. */
                coin?: components["schemas"]["Coin"];
                /** @description Start of the range in milliseconds; 30 days ago if absent. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds; now if absent. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Records in one page, 1 to 50; 50 if absent. */
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
        /** @description The quote to confirm. */
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
                /** @description Wallet the conversion was made in. */
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
                /** @description Coin that was given, in capitals; all if absent. */
                fromCoin?: components["schemas"]["Coin"];
                /** @description Coin that was received, in capitals; all if absent. */
                toCoin?: components["schemas"]["Coin"];
                /** @description Records in one page, 1 to 50; 10 if absent. */
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
                /** @description Wallet to convert in. */
                accountType: components["schemas"]["ConvertCoinListAccountType"];
                /** @description Coin that is given, in capitals; counts only with `side` 1. */
                coin?: components["schemas"]["Coin"];
                /** @description 0 lists the coins to give, 1 the coins to receive, narrowed by `coin`. */
                side?: components["schemas"]["NumericFlag"];
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
                /** @description Wallets and ways to ask about, joined by commas, such as `eb_convert_funding,eb_convert_uta`; all if absent. */
                accountType?: string;
                /** @description Number of the page; 1 if absent. */
                index?: number;
                /** @description Records in one page, 1 to 100; 20 if absent. */
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
        /** @description The coins and the amount. */
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
                /** @description Start of the range, in seconds; needs `createTimeTo`. */
                createTimeFrom?: string;
                /** @description End of the range, in seconds; needs `createTimeFrom`. */
                createTimeTo?: string;
                /** @description Records in one page, `1` to `100`; `10` if absent. */
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
                /** @description Base coin in capitals; all base coins if absent. */
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
                /** @description Product category; settlements exist for `linear`. */
                category: components["schemas"]["CategoryAll"];
                /** @description Contract in capitals, such as `BTCPERP`; all contracts if absent. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Start of the range in milliseconds; 30 days before `endTime` if absent. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds; 30 days after `startTime` if absent. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Records in one page, 1 to 50; 20 if absent. */
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
                /** @description Coin the values are quoted in; `BTC` if absent. */
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
        /** @description The amount and the wallets. */
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
                /** @description Uid of the sub-account; needed when a master key asks about a sub-account. */
                memberId?: components["schemas"]["Uid"];
                /** @description Uid of the account to transfer to; needed to ask what can be moved between accounts. */
                toMemberId?: components["schemas"]["Uid"];
                /** @description Wallet to ask about. */
                accountType: components["schemas"]["AccountType"];
                /** @description Wallet to transfer to; needed to ask what can be moved between wallets. */
                toAccountType?: components["schemas"]["AccountType"];
                /** @description Coin name in capitals, such as `BTC`. */
                coin: components["schemas"]["Coin"];
                /** @description 1 to include the bonus; 0 if absent. */
                withBonus?: components["schemas"]["NumericFlag"];
                /** @description 1 to ask what can be moved in spite of delayed withdrawals; 0 if absent. */
                withTransferSafeAmount?: components["schemas"]["NumericFlag"];
                /** @description 1 to ask what can be moved without endangering an institutional loan, which needs `toAccountType`; 0 if absent. */
                withLtvTransferSafeAmount?: components["schemas"]["NumericFlag"];
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
                /** @description Uid of the sub-account; needed when a master key asks about a sub-account. */
                memberId?: components["schemas"]["Uid"];
                /** @description Wallet to ask about. */
                accountType: components["schemas"]["AccountType"];
                /** @description Coins in capitals, joined by commas; all coins if absent. Needed for `UNIFIED`, at most 10 coins. */
                coin?: string;
                /** @description 1 to include the bonus; 0 if absent. */
                withBonus?: components["schemas"]["NumericFlag"];
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
                /** @description State of the transfers; all if absent. */
                status?: components["schemas"]["TransferStatus"];
                /** @description Start of the range in milliseconds; 7 days before `endTime` if absent. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds; 7 days after `startTime` if absent. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Records in one page, 1 to 50; 20 if absent. */
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
                /** @description State of the transfers; all if absent. */
                status?: components["schemas"]["TransferStatus"];
                /** @description Only transfers that left this account. */
                fromMemberId?: components["schemas"]["Uid"];
                /** @description Only transfers that arrived in this account. */
                toMemberId?: components["schemas"]["Uid"];
                /** @description Start of the range in milliseconds; 7 days before `endTime` if absent. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds; 7 days after `startTime` if absent. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Records in one page, 1 to 50; 20 if absent. */
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
        /** @description The amount, the accounts and the wallets. */
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
        /** @description The deposit and the answers. */
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
        /** @description The withdrawal to cancel. */
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
        /** @description Where the amount goes and from which wallet. */
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
                /** @description Coin in capitals; `baseCoin` asks for addresses that serve all coins of a chain. */
                coin?: string;
                /** @description Chain to ask about; all chains if absent. */
                chain?: string;
                /** @description Kind of address; with 1 and 2 neither `coin` nor `chain` counts. */
                addressType?: components["schemas"]["WithdrawAddressType"];
                /** @description Records in one page, 1 to 50; 50 if absent. */
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
                /** @description Id of the withdrawal. */
                withdrawID?: string;
                /** @description Id of the transaction on the chain; an empty string while there is none. */
                txID?: string;
                /** @description Coin in capitals; all coins if absent. */
                coin?: components["schemas"]["Coin"];
                /** @description Kind of withdrawal; 0 if absent. */
                withdrawType?: components["schemas"]["WithdrawType"];
                /** @description Start of the range in milliseconds; 30 days ago if absent. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds; now if absent. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Records in one page, 1 to 50; 50 if absent. */
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
    earnFlexibleSavingGetAutoSavings: {
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
                    "application/json": components["schemas"]["EarnFlexibleSavingGetAutoSavingsResponse"];
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
    earnFlexibleSavingSetAutoSavings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The settings; any fields are accepted. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarnFlexibleSavingSetAutoSavingsRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarnFlexibleSavingSetAutoSavingsResponse"];
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
    eventOrderRealtime: {
        parameters: {
            query?: {
                /** @description Event symbol. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Id the platform gave the order; goes before `orderLinkId`. */
                orderId?: components["schemas"]["OrderId"];
                /** @description Id the client gave the order. */
                orderLinkId?: components["schemas"]["OrderLinkId"];
                /** @description Records on one page, 1 to 50. Default 20. */
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
                    "application/json": components["schemas"]["EventOrderRealtimeResponse"];
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
    eventTrades: {
        parameters: {
            query: {
                /** @description Event symbol. */
                symbol: components["schemas"]["Symbol"];
                /** @description Id the platform gave the order. */
                orderId?: components["schemas"]["OrderId"];
                /** @description Id the client gave the order. */
                orderLinkId?: components["schemas"]["OrderLinkId"];
                /** @description Start of the range, in milliseconds. Default 7 days ago. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range, in milliseconds. Default now. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Records on one page, 1 to 100. Default 50. */
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
                    "application/json": components["schemas"]["EventTradesResponse"];
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Id the platform gave the order. */
                orderId?: components["schemas"]["OrderId"];
                /** @description Id the client gave the order. */
                orderLinkId?: components["schemas"]["OrderLinkId"];
                /** @description Base coin. Of options, default `BTC`. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Settle coin; not for spot. */
                settleCoin?: components["schemas"]["Coin"];
                /** @description Start of the range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds, at most 7 days after `startTime`. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Kind of execution; every kind when left out. */
                execType?: components["schemas"]["ExecType"];
                /** @description Records on one page, 1 to 100. Default 50. */
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
    fhtComplianceTaxPrivateBatchCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The reports to export; any further fields are accepted. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FhtComplianceTaxPrivateBatchCreateRequest"];
            };
        };
        responses: {
            /** @description The answer; success is `retCode` 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FhtComplianceTaxPrivateBatchCreateResponse"];
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
    fhtComplianceTaxPrivateBatchQuery: {
        parameters: {
            query?: {
                /** @description Id of the export. */
                batchId?: string;
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
                    "application/json": components["schemas"]["FhtComplianceTaxPrivateBatchQueryResponse"];
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
                /** @description Fiat currency by its ISO 4217 code; all currencies if absent. */
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
                /** @description `0` buys coins with fiat, `1` sells coins for fiat. */
                side?: components["schemas"]["FiatSide"];
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
                /** @description Number of the page; 1 if absent. */
                index?: number;
                /** @description Records in one page, 20 to 100; 20 if absent. */
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
        /** @description The currencies and the amount. */
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
                /** @description Pair of fiat currency and coin, such as `EUR-USDT`. */
                symbol: string;
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
        /** @description The quote to confirm. */
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
                /** @description Number of the conversion; one of `tradeNo` and `merchantRequestId` is needed. */
                tradeNo?: string;
                /** @description Own id given with the request. */
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
    insLoanDelayLiqStatus: {
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
                    "application/json": components["schemas"]["InsLoanDelayLiqStatusResponse"];
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Length of one period. */
                period: components["schemas"]["OpenInterestInterval"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMsString"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMsString"];
                /** @description Records on one page, 1 to 500. Default 50. */
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
                /** @description Symbol in capitals; every symbol when left out. */
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Base coin; options only. Default `BTC`. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Settle coin. Default `USDC`. */
                settleCoin?: components["schemas"]["Coin"];
                /** @description Records on one page, 1 to 200. Default 50. */
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
                /** @description Product the groups are about. */
                productType: components["schemas"]["FeeGroupProduct"];
                /** @description Number of the fee group; every group when left out. */
                groupId?: components["schemas"]["FeeGroupId"];
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Start of the range in milliseconds, together with `endTime`. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Records on one page, 1 to 200. Default 200. */
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
                category: components["schemas"]["CategoryOption"];
                /** @description Base coin. Default `BTC`. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Quote coin. Default `USD`. */
                quoteCoin?: components["schemas"]["VolatilityQuoteCoin"];
                /** @description Days the volatility is taken over, such as 7 or 30. Default 7. */
                period?: number;
                /** @description Start of the range in milliseconds, together with `endTime`. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds, at most 30 days after `startTime`. */
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
                /** @description Name of the index, such as `BTCUSDT`. */
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
                /** @description Product category. Default `linear`. */
                category?: components["schemas"]["CategoryFutures"];
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Length of one interval. */
                interval: components["schemas"]["KlineInterval"];
                /** @description Start of the time range, in milliseconds. */
                start?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                end?: components["schemas"]["TimestampMs"];
                /** @description Records on one page, 1 to 1000. Default 200. */
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
                /** @description Product category; a symbol can exist in several. */
                category: components["schemas"]["CategoryAll"];
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Group of instruments: `stock`, `ETF`, `commodity` and `forex` are linear, `xstocks` is spot. Not for options. */
                symbolType?: components["schemas"]["SymbolType"];
                /** @description State to filter by. By default `Trading`; options also `PreLaunch` and `Delivering`. */
                status?: components["schemas"]["InstrumentStatus"];
                /** @description Base coin; not for spot. Linear includes contracts settled in other coins. Options default to `BTC`, and `All` returns every option. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Records on one page, 1 to 1000. Default 500. */
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
                /** @description Coin of the pool; every pool when left out. */
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
                /** @description Product category. Default `linear`. */
                category?: components["schemas"]["CategorySpotAndFutures"];
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Length of one interval. */
                interval: components["schemas"]["KlineInterval"];
                /** @description Start of the time range, in milliseconds. */
                start?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                end?: components["schemas"]["TimestampMs"];
                /** @description Records on one page, 1 to 1000. Default 200. */
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
                /** @description Product category. Default `linear`. */
                category?: components["schemas"]["CategoryDerivatives"];
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Length of one interval. */
                interval: components["schemas"]["KlineInterval"];
                /** @description Start of the time range, in milliseconds. */
                start?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                end?: components["schemas"]["TimestampMs"];
                /** @description Candles on one page, 1 to 1000, of options to 500. Default 200. */
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
                category: components["schemas"]["CategoryOption"];
                /** @description Base coin in capitals. */
                baseCoin: components["schemas"]["Coin"];
                /** @description Settle coin. Default `USDT`. */
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Length of one interval. */
                intervalTime: components["schemas"]["OpenInterestInterval"];
                /** @description Start of the time range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Records on one page, 1 to 200. Default 50. */
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
    marketOptionBaseCoins: {
        parameters: {
            query?: {
                /** @description Kind of underlying. 2 for stocks; other values are not documented. */
                underlyingType?: number | string;
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
                    "application/json": components["schemas"]["MarketOptionBaseCoinsResponse"];
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Levels on each side. Spot 1 to 1000, default 1; linear and inverse 1 to 1000, default 25; options 1 to 25, default 1. */
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
                /** @description Product category. Default `linear`. */
                category?: components["schemas"]["CategoryLinear"];
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Length of one interval. */
                interval: components["schemas"]["KlineInterval"];
                /** @description Start of the time range, in milliseconds. */
                start?: components["schemas"]["TimestampMs"];
                /** @description End of the time range, in milliseconds. */
                end?: components["schemas"]["TimestampMs"];
                /** @description Records on one page, 1 to 1000. Default 200. */
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
                /** @description Product category. Default `linear`. */
                category?: components["schemas"]["CategorySpotAndFutures"];
                /** @description Symbol in capitals, such as `BTCUSDT`. */
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
                /** @description Symbol in capitals; needed except for options. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Base coin; options only. Default `BTC`. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Call or put; options only. */
                optionType?: components["schemas"]["OptionType"];
                /** @description Trades to return. Spot 1 to 60, default 60; others 1 to 1000, default 500. */
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
                /** @description Symbol in capitals; every symbol when left out. */
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol: components["schemas"]["Symbol"];
                /** @description Levels on each side, 1 to 50. */
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Base coin; options only. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Expiry date such as `25DEC26`; options only. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Base coin in capitals. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Settle coin in capitals. */
                settleCoin?: components["schemas"]["Coin"];
                /** @description Id the platform gave the order. */
                orderId?: components["schemas"]["OrderId"];
                /** @description Id the client gave the order. */
                orderLinkId?: components["schemas"]["OrderLinkId"];
                /** @description Kind of orders; every kind when left out. */
                orderFilter?: components["schemas"]["OrderFilter"];
                /** @description State to filter by. */
                orderStatus?: components["schemas"]["OrderStatus"];
                /** @description Start of the range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds, at most 7 days after `startTime`. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Records on one page, 1 to 50. Default 20. */
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
        /** @description What to do, as JSON. */
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Base coin; not for spot. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Settle coin; not for spot. */
                settleCoin?: components["schemas"]["Coin"];
                /** @description Id the platform gave the order. */
                orderId?: components["schemas"]["OrderId"];
                /** @description Id the client gave the order. */
                orderLinkId?: components["schemas"]["OrderLinkId"];
                /** @description 0 for open orders, 1 for the latest 500 closed ones. Default 0; ignored when an order id is given. */
                openOnly?: components["schemas"]["NumericFlag"];
                /** @description Kind of orders; every kind when left out. */
                orderFilter?: components["schemas"]["OrderFilter"];
                /** @description Records on one page, 1 to 50. Default 20. */
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
                category: components["schemas"]["CategorySpot"];
                /** @description Symbol in capitals, such as `BTCUSDT`. */
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
        /** @description What to do, as JSON. */
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Start of the range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds, at most 7 days after `startTime`. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Records on one page, 1 to 100. Default 50. */
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
        /** @description What to do, as JSON. */
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
                /** @description Symbol of an option in capitals, with expiry, strike and kind, such as `BTC-25DEC26-100000-C-USDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Start of the range, in milliseconds. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds, at most one day after `startTime`. */
                endTime?: components["schemas"]["TimestampMs"];
                /** @description Records on one page, 1 to 100. Default 50. */
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
                /** @description One symbol in capitals; returned whether or not it has a position. Goes before `settleCoin`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Base coin in capitals; options only. Every option position when left out. */
                baseCoin?: components["schemas"]["Coin"];
                /** @description Settle coin; without a symbol, only positions with a size are returned. */
                settleCoin?: components["schemas"]["Coin"];
                /** @description Records on one page, 1 to 200. Default 20. */
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Start of the range, in milliseconds. */
                startTime?: number;
                /** @description End of the range in milliseconds, at most 7 days after `startTime`. */
                endTime?: number;
                /** @description State to filter by. */
                status?: components["schemas"]["MovePositionStatus"];
                /** @description Id of the move. */
                blockTradeId?: string;
                /** @description Records on one page, 1 to 200. Default 20. */
                limit?: number | string;
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
        /** @description What to do, as JSON. */
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
                /** @description Symbol in capitals, such as `BTCUSDT`. */
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
        /** @description What to do, as JSON. */
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
                /** @description Coin in capitals; all coins if absent. */
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
                /** @description Coin in capitals; all coins if absent. */
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
                /** @description Coin in capitals; all coins if absent. */
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
                /** @description Fee level to ask about; all levels if absent. */
                vipLevel?: components["schemas"]["VipLevel"];
                /** @description Coin in capitals; all coins if absent. */
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
                /** @description Length of the loan in days. */
                term: components["schemas"]["FixedBorrowTerm"];
                /** @description Interest for one year as a fraction, `0.02` being 2 percent. */
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
        /** @description The loan to order. */
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
                /** @description Id of the loan order; all orders if absent. */
                orderId?: components["schemas"]["OrderId"];
                /** @description Borrowed coin in capitals; all coins if absent. */
                orderCurrency?: components["schemas"]["Coin"];
                /** @description Length of the loan in days; all lengths if absent. */
                term?: components["schemas"]["FixedBorrowTerm"];
                /** @description Records in one page, `1` to `100`; `10` if absent. */
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
                /** @description Id of the loan order; all orders if absent. */
                orderId?: components["schemas"]["OrderId"];
                /** @description Borrowed coin in capitals; all coins if absent. */
                orderCurrency?: components["schemas"]["Coin"];
                /** @description State of the orders; all if absent. */
                state?: components["schemas"]["FixedBorrowOrderState"];
                /** @description Length of the loan in days; all lengths if absent. */
                term?: components["schemas"]["FixedBorrowTerm"];
                /** @description Records in one page, `1` to `100`; `10` if absent. */
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
                /** @description Coin to borrow, in capitals. */
                orderCurrency: components["schemas"]["Coin"];
                /** @description Length of the loan in days; all lengths if absent. */
                term?: components["schemas"]["FixedBorrowTerm"];
                /** @description Field to sort by: yearly rate, length or quantity. */
                orderBy?: components["schemas"]["FixedBorrowOrderBy"];
                /** @description 0 for ascending, 1 for descending; 0 if absent. */
                sort?: components["schemas"]["NumericFlag"];
                /** @description Records in one page, 1 to 100; 10 if absent. */
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
        /** @description The loan to renew. */
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
                /** @description Coin in capitals; all coins if absent. */
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
                /** @description Fee level to ask about; that of the account if absent. */
                vipLevel?: components["schemas"]["VipLevel"];
                /** @description Start of the range in milliseconds; needs `endTime`. */
                startTime?: components["schemas"]["TimestampMs"];
                /** @description End of the range in milliseconds; needs `startTime`. */
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
                /** @description Coin in capitals; all coins if absent. */
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
        /** @description The coin and the switch. */
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
        /** @description The leverage and its coin. */
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
        /** @description The switch. */
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
    spotMarginUtaStatus: {
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
                    "application/json": components["schemas"]["SpotMarginUtaStatusResponse"];
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
                /** @description Id of one entry; all entries if absent. */
                id?: string;
                /** @description State of the entries; all if absent. */
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
        /** @description The agreement and the consent. */
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
        /** @description An empty object. */
        requestBody: {
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
        /** @description The account and what its key may do. */
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
        /** @description The account to create. */
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
        /** @description The account to delete. */
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
        /** @description The key to delete, where another key signs. */
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
                /** @description Records in one page, at most `100`. */
                pageSize?: string;
                /** @description The `nextCursor` of the page before; leave it out for the first page. */
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
        /** @description The account and its new state. */
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
                /** @description Uids of sub-accounts, joined by commas, at most 200; the own account if absent. Ignored from a sub-account key. */
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
                /** @description State of the invitations; all if absent. */
                status?: components["schemas"]["InvitationStatus"];
                /** @description Records in one page, `1` to `100`; `20` if absent. */
                size?: string;
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
                /** @description Records in one page, 1 to 20; 20 if absent. */
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
                /** @description Records in one page, at most `100`. */
                pageSize?: string;
                /** @description The `nextCursor` of the page before; leave it out for the first page. */
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
        /** @description What changes. */
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
        /** @description The key and what changes. */
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
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
