/** Optional fields of every input accept `undefined` under `exactOptionalPropertyTypes`. Checked by `tsc`; nothing runs. */
import type { WebBlob } from "@specwright/transport";
import type { OperationInputs, TradingClient } from "../../src/index.ts";

type RefusesUndefined<Value, Key extends keyof Value & string> =
  object extends Pick<Value, Key> ? (Record<Key, undefined> extends Pick<Value, Key> ? never : Key) : never;

/** Optional fields that reject `undefined`, in an object, its inner objects and the elements of its lists. */
type RefusingFields<Value> = Value extends WebBlob | Uint8Array
  ? never
  : Value extends readonly (infer Element)[]
    ? RefusingFields<Element>
    : Value extends object
      ? {
          [Key in keyof Value & string]-?: RefusesUndefined<Value, Key> | RefusingFields<NonNullable<Value[Key]>>;
        }[keyof Value & string]
      : never;

type RefusingOperations = {
  [Id in keyof OperationInputs]: [RefusingFields<OperationInputs[Id]>] extends [never] ? never : Id;
}[keyof OperationInputs];

declare const refusing: RefusingOperations;
void (refusing satisfies never);

// Proves that the checks above find fields at every depth.
declare const found: RefusingFields<{ a?: string; b?: string | undefined; c?: { d?: 1 }[] | undefined }>;
found satisfies "a" | "d";
"a" satisfies typeof found;
"d" satisfies typeof found;

declare const trading: TradingClient;
declare const symbol: string | undefined;
void trading.order.realtime({ category: "spot", symbol, cursor: undefined });
void trading.position.list({ category: "linear", symbol: "BTCUSDT", settleCoin: symbol });
void trading.position.list({ category: "linear", symbol: "BTCUSDT", baseCoin: undefined });
// @ts-expect-error `symbol` or `settleCoin` is required, and both may be undefined here
void trading.position.list({ category: "linear", symbol, settleCoin: undefined });
