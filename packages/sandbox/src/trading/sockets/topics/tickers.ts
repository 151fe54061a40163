import { tickerRecord } from "../../handlers/market/market-quotes.ts";
import type { Instrument } from "../../market/instrument.ts";
import { streamDocument } from "../document/stream-document.ts";
import { isQuoted } from "./topic.ts";
import { inOrder, type Feed, type FeedOptions } from "./feed.ts";
import { tickDirection } from "./trades.ts";

type Prices = Readonly<Record<string, string>>;

/** The REST names of fields that the stream of options calls otherwise. */
const optionNames: Readonly<Record<string, string>> = {
  bid1Price: "bidPrice",
  bid1Size: "bidSize",
  bid1Iv: "bidIv",
  ask1Price: "askPrice",
  ask1Size: "askSize",
  ask1Iv: "askIv",
  markIv: "markPriceIv",
};
const schemas: Readonly<Record<string, string>> = { spot: "SpotTickerUpdate", option: "OptionTickerUpdate" };

/** The latest prices of a symbol: whole, and for contracts then only what changed. */
export function tickerFeed({ environment, topic, push }: FeedOptions, instrument: Instrument): Feed {
  const { server, channel, text, parameters } = topic;
  const fields = new Set(streamDocument().fieldsOf(schemas[server] ?? "ContractTickerUpdate"));
  const sendsDeltas = server === "linear" || server === "inverse";
  let shown: Prices = {};

  const pricesAt = (now: number): Prices => {
    const record = tickerRecord({ environment, now }, instrument);
    const renamed = Object.entries(record).map(([name, value]) => [
      (server === "option" && optionNames[name]) || name,
      value,
    ]);
    const known = Object.fromEntries(renamed.filter(([name]) => fields.has(name ?? "")));
    return sendsDeltas ? { ...known, ...contractOnly(known, shown, instrument) } : known;
  };
  const message = (type: string, data: Prices, now: number): object => {
    const id = server === "option" ? { id: `${text}-${now}` } : {};
    const cs = server === "option" ? {} : { cs: environment.books.sequence(instrument, now) };
    return inOrder({ ...id, topic: text, type, data, ...cs, ts: now }, channel.keyOrder(server, parameters));
  };

  return {
    greet(now) {
      if (!isQuoted(instrument, now)) return [];
      shown = pricesAt(now);
      return [message("snapshot", shown, now)];
    },
    work(now) {
      if (!isQuoted(instrument, now)) return;
      const before = shown;
      shown = pricesAt(now);
      const changed = Object.entries(shown).filter(([name, value]) => before[name] !== value);
      if (changed.length === 0) return;
      const isDelta = sendsDeltas && before.symbol !== undefined;
      push(
        message(
          isDelta ? "delta" : "snapshot",
          isDelta ? { symbol: instrument.symbol, ...Object.fromEntries(changed) } : shown,
          now,
        ),
      );
    },
    end: () => {},
  };
}

/** What contracts show over the stream only, or in another notation. */
function contractOnly(record: Prices, before: Prices, { deliveryTime }: Instrument): Prices {
  const hasMoved = before.lastPrice !== undefined && before.lastPrice !== record.lastPrice;
  const direction = hasMoved ? tickDirection(Number(before.lastPrice), Number(record.lastPrice)) : before.tickDirection;
  return {
    tickDirection: direction ?? "ZeroPlusTick",
    ...(deliveryTime === 0
      ? { deliveryTime: "" }
      : { deliveryTime: new Date(deliveryTime).toISOString().replace(".000", "") }),
  };
}
