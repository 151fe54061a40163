export { pointer, resolved, type ContractDocument, type SchemaNode } from "./document.ts";
export { variantsOf, type Field, type Fields, type Variants } from "./fields.ts";
