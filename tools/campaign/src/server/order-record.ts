import document from "@specwright/specs/trading.json" with { type: "json" };
import type { Fields } from "./received.ts";

const { paths } = document as unknown as {
  readonly paths: Readonly<
    Record<string, { readonly get: { readonly responses: { readonly "200": { readonly content: Content } } } }>
  >;
};

type Content = Readonly<Record<string, { readonly examples: Readonly<Record<string, { readonly value: Example }>> }>>;

interface Example {
  readonly result: { readonly list: readonly Fields[] };
}

const examples = paths["/v5/order/realtime"]?.get.responses["200"].content["application/json"]?.examples ?? {};
const record = Object.values(examples)[0]?.value.result.list[0];

/** An order as the platform lists it. */
export const orderRecord = (fields: Fields): Fields => ({ ...record, ...fields });
