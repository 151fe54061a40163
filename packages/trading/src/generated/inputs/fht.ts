import type { InputSchema } from "../../input/schema.ts";

/** Input of `POST /v5/fht/compliance/tax/private/batch_create`. */
export const fhtComplianceTaxPrivateBatchCreate: InputSchema = {
  type: "object",
  properties: { type: { type: "string" }, number: { type: ["string", "integer"] } },
  additionalProperties: true,
};

/** Input of `GET /v5/fht/compliance/tax/private/batch_query`. */
export const fhtComplianceTaxPrivateBatchQuery: InputSchema = { type: "object", properties: { batchId: { type: "string" } } };
