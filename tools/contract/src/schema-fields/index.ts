export { pointer, resolved, type ContractDocument, type InputRule, type SchemaNode } from "./document.ts";
export type { Bound, Field, Fields } from "./fields.ts";
export { variantsOf, type Variants } from "./variants.ts";
