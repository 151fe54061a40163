/** Words that say nothing about what is wanted. */
export const filler: ReadonlySet<string> = new Set(
  "a about again fetch manage ability capability functionality feature perform retrieve obtain view display query returns already am an and any anyone anything are as at be been before below between but by can could did do does doing done else for from get give given got had has have here how i if in instead into is it its just keep know let like look make may me might more most much my myself need needs next no not now of off ok on one onto or our out over own please put really right s see set should show so some somebody someone something still take tell than that the their them then there these they thing things this those to too trading up us use using very via want was we were what when where whether which while who whose why will with within without would yet you your".split(
    " ",
  ),
);

/** Verbs that want something changed where a request begins with them: `cancel my orders`. */
export const changing: ReadonlySet<string> = new Set(
  "abort accept acquire activate add adjust agree allow alter amend answer ape apply approve ask assign attach bail begin bet bind block borrow bring build bump buy call cancel cash change chase choose chuck claim clear close collect compound configure confirm convert copy correct crank create decide delete deposit derive dial disable dispose do double drop dump edit enable end enter erase exchange exclude execute exit extend extract feed finish fire fix flatten follow forget freeze fund give go grant halt hand harvest hit hold import increase ingest invest issue join kill launch lend let lift link loan lock long lower make mark migrate mint modify move nudge nuke offload offset order park paste pay pick place pledge post protect provide pull purchase put quote raise redeem reduce refill reinvest reject release remember remove rename renew repay replace report reprice request reset restrict revise revoke roll rotate run save scrap sell send set settle setup shift short shrink sign spin split stake start stop store submit subscribe supply suspend swap sweep switch take teach tell terminate throw tidy tighten trade trail transfer turn unbind unfreeze unlock unstake unwind update upgrade upload use void wager wipe wire withdraw write".split(
    " ",
  ),
);

/** Words that say when or of what, and little about what is wanted. Each counts as the word that it stands for. */
export const weak: ReadonlyMap<string, string> = new Map(
  Object.entries({
    coin: "ada bitcoin bnb btc coin doge dogecoin eth ether ethereum ltc litecoin ripple sol solana xrp",
    history:
      "april august december february january july june march november october september monday tuesday wednesday thursday friday saturday sunday ago yesterday week weekly month monthly year yearly quarter last since",
    day: "day daily today tomorrow morning evening tonight overnight hour hourly minute moment time while",
    several:
      "two ten twenty thirty fifty hundred thousand million half dozen third five four three six seven eight nine few lot bit",
    account: "account user",
    info: "data detail info information record status title value",
    new: "actual current currently latest menu mode option present running total allowed available number count",
    check: "analyze analyse calculate check compute inspect list monitor provide read review search track report",
    platform: "platform venue bybit",
  }).flatMap(([stands, words]) => words.split(" ").map((word) => [word, stands] as const)),
);

/**
 * Words that mean the same to people who trade or keep a knowledge base, a group a line. Who types one of a group also looks
 * for the others. Words of an expression are joined by `_`.
 */
const same = `
buy purchase acquire obtain
sell dispose offload put_sale
cancel abort kill scrap axe void retract pull call_off take_back take_down pull_out drop withdraw_order
delete remove erase wipe destroy purge get_rid discard forget revoke
change amend modify edit alter update adjust revise
create new start launch begin set_up spin_up
reinvest compound
claim collect harvest
renew renewal extend extension prolong roll_over
custody custodial custodian escrow
legacy old_style
lend lender supply lent lending
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
close end stop terminate shut finish
transfer move shift refill
convert conversion swap turn_into
confirm accept approve execute
repay repayment payback pay_back pay_off give_back settle_debt
borrow loan lending credit
debt liability owe owed owing
freeze lock suspend block frozen disable deactivate
unfreeze unlock reactivate enable
withdraw withdrawal payout cash_out pay_out take_out money_out move_out send_out take_off
deposit top_up pay_in incoming inbound arrive show_up come_in came_in credited
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

/** What else somebody may mean by the words before a colon: these are looked for, and not the other way round. */
const also = `
accrued: charge interest
afford: balance margin maximum
alert ping pipe: stream
amount: quantity qty size
trader scalp: bot trade
auto: automatic
bank: fiat
batch twenty lots: several
bet wager odds: prediction event
farm farming harvest compound: liquidity mining yield
meme dex web3: on_chain token alpha
structured dual: advanced
lender: supply
extend: renew
renewal: renew
risky risk: ltv risk_limit margin
health: status margin
inbox respond: quote
safe_mode: read
crumb crumbs tiny: dust small_balance
register registered sign_up: register_time
bid: order_book order price
blow broke forced: liquidation
borrowed: loan liability interest
bought sold: order execution
bucks: dollar
bump nudge replace reprice: change order
buy: order place
call calls put puts straddle: option
carry: funding
colleague employee intern teammate: sub_account
declare revenue: tax report
liquidate: close position
change: set switch
charge: interest
chuck: upload
collateral: margin
compile process: task
cost paid pay: fee
counterparty desk: rfq
crank: set
credit wallet: balance
decrease lower: change reduce
dollar: usdt
everybody everyone others: public
exchange: convert platform
exit flat flatten unwind: close position
expire: delivery instrument
expiry market: instrument
fire: place
hold: position balance asset
how_many: number amount balance
have_i do_i_have have_got: balance
follow_up: question
often frequent: history
refill: add fund
off_exchange leave_exchange: withdraw
speed per_second: rate_limit
expires at_expiry: delivery
upgrade_platform platform_upgrade: maintenance
how_much: amount available balance maximum
idle park safe: earn
increase: change add
interest: yield rate borrow
login member: sub_account
invest: earn subscribe
isolated: margin_mode
key: api_key
land receive: deposit
large spot: order
leftover: dust
lend: supply
link: url
loan: collateral
lock: fixed
long: buy position
make: create
margin: leverage
mass: all several
memo paragraph url web: text
merge: transfer
name: rename title
note: text file
offer: advertisement
order: trade
outgoing: withdraw
own: balance position
pdf: file
pending: open
perp perpetual: instrument linear
pnl: closed
pot: wallet
progress: status task
protect stop: stop_loss
queue: order_book
quote: rfq order_book
raise rename rotate: change
ready: task status
recent: latest
recover: reconcile
reduce: change close
regular: recurring
reject: refuse
rejected: order history
remain: available
remember: text submit
reply: answer message
resting working: open order
return: repay yield
save: submit
saved: list
schedule: maintenance
security: permission
send: transfer withdraw
settle: repay
shares: position
short: sell position
size: quantity
spend spent: fee transaction
stablecoin token usdt: coin
statement: transaction
status: state
step: tick
strike: option instrument
switch: set change
sync: time
talk: question
target: take_profit
toggle: switch freeze set
touch: trigger
trigger: stop conditional
tron: chain
undo wrong: cancel
value worth: balance total
active still running ongoing: open
always recorded so_far: history
arrived went_through go_through gone_through did_work succeed successful: record history result status
go_ahead: confirm execute
back_out: cancel
bank transferred: payment
basket: combo portfolio index
better_price worse_price: change
break_even breakeven: stop_loss
club company: institution
crash network internet: disconnect
custom own_choice: customize
doing how_going perform: detail profit status
dont_want no_longer changed_mind: cancel
dormant unused uninvested: idle
drawdown haircut: collateral ratio
due: fixed maturity
early premature break: redeem early
eat use_up: margin
expose: position
far_from close_to near_liquidation: ratio
gainer loser mover: ticker price change
gas: quote on_chain
get_into get_in enter: order buy
get_out: close cancel sell redeem
get_back: withdraw redeem transfer
have_got: balance
hit_quote take_quote deal_quote: execute
inventory stock left: inventory available
join: subscribe
know_about: chat question
locked lock_up: fixed
look_up look_something find_out: chat question read
memecoin alpha_token: on_chain token
migrate latest_version newer: upgrade
more_money put_more: invest add
odd probability: prediction outcome price
old: history legacy
offered proposed: supply new
outcome yes_share: prediction
payout proceeds: settlement yield
performance developed evolve: trend history
pre_trade before_placing before_send: preview check
probability: prediction
purchased: buy order
rebate: commission earning
receipt: file
reduce_only: risk_limit
registration joined: register_time register
respond reply_to: health
risky: risk
round stage: stage sports
side: both_sides
summarise summarize summary_of: chat
sweep: transfer universal
tell: message
trader: leader
treasury: rwa
up_and alive: health
we_know: chat
winner winning: closed pnl
wrong_address typo: cancel
whitelist: address ip
wire: withdraw transfer
`;

const lines = (text: string): string[] => text.trim().split("\n");

/** Each word with what else it may mean: of the same group, and beyond. */
export const related: ReadonlyMap<string, readonly string[]> = (() => {
  const known = new Map<string, string[]>();
  const add = (word: string, others: readonly string[]) =>
    known.set(word, [...(known.get(word) ?? []), ...others.filter((other) => other !== word)]);
  for (const group of lines(same).map((line) => line.split(" "))) for (const word of group) add(word, group);
  for (const line of lines(also)) {
    const [words = "", others = ""] = line.split(": ");
    for (const word of words.split(" ")) add(word, others.split(" "));
  }
  return known;
})();

/** Expressions of several words that are one: `stop loss`, `order book`. */
export const expressions: ReadonlySet<string> = new Set(
  [...related].flatMap(([word, others]) => [word, ...others]).filter((word) => word.includes("_")),
);
