/**
 * Synonyms in trading and knowledge bases, one group per line. A query with one word of a group also matches the other
 * words of the group. `_` joins the words of an expression.
 */
export const synonymGroups = `
buy purchase acquire obtain
sell dispose offload put_sale
cancel abort kill scrap axe void retract pull call_off call_back pull_back take_back take_down pull_out get_off drop withdraw_order
delete remove erase wipe destroy purge cut_off throw_out throw_away take_away clear_out get_rid discard forget revoke
change amend modify edit alter update adjust revise
create new start launch begin set_up spin_up
reinvest compound
claim collect harvest
renew renewal extend extension prolong roll_over
custody custodial custodian escrow
legacy old_style
lend lender supply
structured_product structured dual_asset dual_currency dual_investment advanced_earn
wealth_management private_wealth wealth pwm
tokenised tokenized treasury bond real_world rwa
match game fixture sports football
event tournament championship
liquidity_mining farm farming yield_farm
counterparty other_party
message chat_message
seller vendor
algorithmic algo algorithm strategy
mature maturity
fixed_term term_deposit fixed_deposit time_deposit locked
flexible floating
proof receipt screenshot attachment image picture photo
underlying base_coin
sub_order child_order
liability payable
backtest back_test
place submit enter post allocate
close end stop terminate kill shut finish close_out shut_down wind_down
transfer move shift refill bring_over hand_over move_over send_over bring_back
convert conversion swap turn_into
confirm accept approve execute
repay repayment payback pay_back pay_off give_back settle_debt
borrow loan credit
debt liability owe owed owing
freeze lock suspend block frozen disable deactivate
unfreeze unlock reactivate enable
withdraw withdrawal payout cash_out pay_out take_out money_out move_out send_out take_off
deposit top_up incoming inbound arrive show_up come_in came_in credited
redeem redemption unstake
balance money fund cash dosh purse
asset holding wealth net_worth
fee commission charge
candle kline ohlc ohlcv bar candlestick chart open_high
order_book orderbook depth ladder level_2 l2 bid_ask
execution fill filled hit lifted matched
trade deal print
price ticker worth
leverage gearing multiplier
collateral pledge backing
sub_account subaccount sub_member submember child_account sub_login sub_user
api_key apikey credential
permission scope right allowed access authorised authorized
bot robot automaton
greek delta gamma vega theta
open_interest oi outstanding unsettled
delivery settlement expiry expiration exercise expire maturity
risk_limit risk_tier tier bracket risk_level
instrument symbol pair
liquidation liquidate liquidated rekt blown_out wiped_out margin_call bankrupt
rfq block_trade block otc request_quote requests_quote
spread combination combo leg calendar
earn saving savings staking stake
yield apr apy
affiliate referral refer invite invited partner
client customer counterpart buyer purchaser seller
announcement news notice listing delisting delist
maintenance outage downtime incident halted halt
network chain blockchain
voucher award gift coupon
advertisement ad advert
fiat euro local_currency
history past previous earlier former
log ledger statement booking bookkeeping journal
profit gain pnl profit_loss win earning income
loss lose lost
realised realized closed
unrealised unrealized floating
position exposure exposed
stop_loss stoploss sl
take_profit takeprofit tp profit_target
trailing trail trailing_stop
hedge_mode two_way dual_side both_directions both_sides
setting config configuration preference
rate_limit throttle quota requests_second too_many
clock time timestamp
volatility vol iv
deleverage deleveraging adl auto_deleveraging
ratio sentiment crowd bull bear bullish bearish
demo paper virtual fake practice play_money
disconnect dcp connection_lost loses_connection lose_connection connection_drops dead_man offline crash
self_match smp self_trade wash myself
batch bulk several multiple
maximum max largest biggest highest most big_position large
minimum min smallest least lowest cheapest
upload ingest import
document file doc attachment
wiki article page
question ask chat answer
session conversation thread dialogue dialog discussion
task job submission submitted
tree structure outline hierarchy table_contents
source citation
health liveness alive reachable
stream websocket feed channel subscribe real_time
interest_rate borrow_rate borrowing_rate loan_rate
reward bonus prize point
cashback refund
verify validate check
bill invoice
currency coin token crypto
premium basis
dust leftover small_balance
portfolio holdings
tax taxes
uid user_id
institution institutional firm
originator sender
travel_rule vasp
dca dollar_cost recurring regularly
twap iceberg slice split_order large_order gradually gently slowly
nav net_asset
liquidity_pool lp liquidity
follow copy mirror
leader trader provider
sign agree agreement
unified uta
overview summary total
estimate preview simulate what_if
`;

/** One-way synonyms: a query with a word before the colon also matches the words after it. */
export const oneWaySynonyms = `
accrued: charge interest
active existing ongoing pending running still unfilled: open
afford: balance margin maximum
alert ping pipe: stream
alive are_you_there is_it_up is_running it_running reply_to up_and: health
allowance: limit available
alpha_token memecoin: on_chain token
always archive diary footprint frequent often recorded so_far: history
amount: quantity qty size
amplify boost gear margin turbo: leverage
arrived did_work go_through gone_through succeed successful went_through: record history result status
as_security guarantee loan: collateral
at_expiry expires quarterly: delivery
audit auditor bookkeeper: accountant tax report
auto: automatic
autopilot machine program script: bot
average_entry avg cost_basis: position price
back_out changed_mind dont_want fat_finger mistake no_longer oops regret revert typo undo wrong wrong_address: cancel
backstop safety_fund: insurance
backwardation contango: premium
bag: position holding
bank: fiat payment
bankroll buying_power coffers credit have_got kitty pocket stack stash wallet: balance
basket: combo portfolio index
batch lots twenty: several
before_placing before_send pre_trade: preview check
belong_me beneath_me branch colleague daughter department employee intern kid login member son staff subsidiary team teammate trainee under_me under_us wife: sub_account
beneficiary destination payee recipient: withdraw address
bet odds wager: prediction event
better_price raise rename rotate shave tune tweak worse_price: change
bid: order_book order price
bigger smaller: change increase reduce
blow broke forced liq ruin: liquidation
borrowed: loan liability interest
bought sold: order execution
bounce decline denied refuse: reject
brain: knowledge
break early premature: redeem early
break_even breakeven protect stop: stop_loss
bring_down bring_up mark_down mark_up move_down move_up push_down push_up put_up turn_down turn_up: change set
bring_me brought: yield
brochure handbook headings manual powerpoint spreadsheet: document file
browse: tree list
bucks: dollar
buddy friend: referral invite
buffer cushion rescue: margin add
bump nudge replace reprice: change order
buy: order place
call calls put_option puts straddle: option
call_it relabel retitle: rename
calm hv jumpy nervous spike swing wild: volatility
cap ceiling: limit maximum
carry: funding
cash_flow statement: transaction
change: set switch
chapter encyclopedia toc: wiki tree
charge: interest
chatgpt claude copilot cursor_editor llm plugin: agent mcp
cheap costly expensive pricey: cost fee
cheaper dearer pricier: change price
chuck: upload
climb climbed fallen fell gainer loser moved mover rise rose: ticker price
clone: copy
close_to far_from near_liquidation: ratio
club company: institution
cold_wallet external hardware leave_exchange metamask off_exchange outgoing to_ledger to_my_ledger trezor: withdraw
collateral eat use_up: margin
compile process: task
compound farm farming harvest: liquidity mining yield
compromised hacked leaked stolen: delete api_key
confirmation: deposit record
connected connection crash internet network: disconnect
contract expiry market: instrument
corpus knowledge_base library: wiki
cost: fee price
counterparty desk: rfq
crank: set
credit_line: borrow
cross_margin isolated isolated_margin portfolio_margin: margin_mode
crumb crumbs tiny: dust small_balance
custom own_choice: customize
dataset graph indicator intraday moving_average price_action stick wick: candle
deal_quote hit_quote take_quote: execute
decimal digit precision rounding: instrument tick step
declare revenue: tax report
decrease lower: change reduce
derivation derived: derive
developed evolve performance: trend history
dex meme web3: on_chain token alpha
did_i_pay have_paid i_paid: transaction execution
dig_up find_in know_about: chat question
digest faq follow_up talk: question
dip dive plunge slide tank tumble: fall loss
discuss talk: session
ditch nix: cancel delete
doing how_going perform: detail profit status
dollar: usdt
dormant uninvested unused: idle
drawdown haircut: collateral ratio
drift lag skew sync: time
dual structured: advanced
due: fixed maturity
dump unload: sell order
enter get_in get_into: order buy
escape evacuate: close withdraw
everybody everyone others people: public ratio
evidence reference: source
exchange: convert platform
exit flat flatten liquidate need_out unwind want_out: close position order
expire: delivery instrument
expose shares: position
extend renewal: renew
feed_in hand_in put_in save: submit
file_away jot learn teach: submit text
find_out look_something look_up: chat question read
finished is_done it_done progress: status task
fire: place
flip reverse: order position
floor: minimum
fund_account fund_my land receive: deposit
gas miner_fee network_fee: chain fee quote
get_back: withdraw redeem transfer
get_out: withdraw close sell redeem
giveaway hand_out promo: voucher
go_ahead: confirm execute
going_rate market_price turnover volume: ticker
grab pick_up purchased scoop snag: buy order
grade rank: vip
guru mentor: leader
half_of halve shrink: reduce
hanging resting sitting waiting working: open order
hash txid: record withdraw deposit
headline: announcement
headroom room: available maximum
health: status margin
hold: position balance asset
how_fast how_often per_second speed: rate_limit
how_many: number amount balance
how_much: amount available balance maximum
idle lock_away park put_away safe set_aside: earn
image photo picture receipt screenshot: file upload
imbalance queue slippage wall: order_book
in_green in_red underwater: position pnl
inbox: quote
increase: change add
insert put: place submit add
interest: yield rate borrow
inventory left stock: inventory available
invest: earn subscribe
join: subscribe
joined registration: register_time register
key password secret: api_key
kickback: commission
knob parameter: setting
lapse run_out: expire
large spot: order
latest_version migrate newer: upgrade
lease rent: borrow interest
leftover: dust
leg: spread
lend lender: supply
level paid pay vip: fee
link: url
lock lock_up locked: fixed
long: buy position
make: create
mass: all several
memo paragraph sentence snippet url web: text
merge payroll salary: transfer
missing never_arrived not_arrived stuck: deposit withdraw record status
moon pump rocket soar: rise profit
more_money put_more: invest add
mortgage pawn: loan collateral
my_trade: position execution
name: rename title
note: text file
odd probability: prediction outcome price
off_ramp on_ramp: fiat
offer: advertisement
offered proposed: supply new
old: history legacy
order time_and_sales time_sale: trade
outcome yes_share: prediction
over_an_hour over_day over_hour over_the_day over_time: strategy
owe_me owes_me: supply lent
own: balance position
partial partially: execution
payout proceeds: settlement yield
pdf: file
perp perpetual: instrument linear
platform_upgrade schedule unavailable upgrade_platform: maintenance
pnl: closed
pnl_today stopped_out today_pnl winner winning: closed pnl
pot: wallet
quote: rfq order_book
ready: task status
rebate: commission earning
recent: latest
recover: reconcile
reduce: change close
reduce_only: risk_limit
refill: add fund
register registered sign_up: register_time
regular: recurring
reject: refuse
rejected: order history
remain: available
remember: text submit
reply: answer message
respond: quote health
restriction: limit
return: repay yield
risk: ltv risk_limit margin
risky: ltv risk_limit margin risk
roe roi: pnl position
rollover: spread funding
round stage: stage sports
safe_mode: read
saved: list
scale_out trim: reduce order
scalp: bot trade
security: permission collateral
send: transfer withdraw
settle: repay
short: sell position
size: quantity
spend: balance available fee transaction
spent: fee transaction
stablecoin token usdt: coin
status: state
step: tick
strike: option instrument
summarise summarize summary_of we_know: chat
sweep: transfer universal
switch: set change
switch_off switch_on turn_off turn_on: switch set
tag: address
target: take_profit
tell: message
thick thin: depth
toggle: switch freeze set
top_up: add transfer
touch: trigger
trader: bot trade leader
transcript: message session
transferred: payment
treasury: rwa
trigger: stop conditional
tron: chain
unlock_stake unstake withdraw: redeem
value worth: balance total
vanished: missing
webpage website: url text
when_did where_did: history record
whitelist: address ip
who_am: api_key uid
wire: withdraw transfer
`;
