import type { components } from "./generated/schema.ts";

type Schemas = components["schemas"];

/** A position as the client gives it back: one spelling for the field that the platform spells in two ways. */
export type PositionRecord = Omit<Schemas["Position"], "mmrSysUpdateTime">;

/** Results that the client brings into one shape; see normalize.ts. */
export interface ShapedResults {
  positionList: Omit<Schemas["PositionListResult"], "list"> & { list: PositionRecord[] };
  apilimitSet: { list: Schemas["ApilimitSetItem"][] };
}
