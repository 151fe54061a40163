import type { components } from "../generated/schema.ts";

type Schemas = components["schemas"];

/** A position as the client gives it back: one spelling for the field that the platform spells in two ways. */
export type PositionRecord = Omit<Schemas["Position"], "mmrSysUpdateTime">;

type SetLimit = Schemas["ApilimitSetRequest"]["list"][number];

/** Inputs that the client takes in a handier form; see normalize.ts. */
export interface ShapedInputs {
  /** Several user ids may come as a list; the client joins them. */
  apilimitSet: { list: (Omit<SetLimit, "uids"> & { uids: string | readonly string[] })[] };
}

/** Results that the client brings into one shape; see normalize.ts. */
export interface ShapedResults {
  positionList: Omit<Schemas["PositionListResult"], "list"> & { list: PositionRecord[] };
  apilimitSet: { list: Schemas["ApilimitSetItem"][] };
  /** The ids are absent from refusals only, and a refusal is an error here. */
  orderAmend: Required<Schemas["OrderAmendResult"]>;
  orderCancel: Required<Schemas["OrderCancelResult"]>;
  orderCreate: Required<Schemas["OrderCreateResult"]>;
}
