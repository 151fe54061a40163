import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/fht.ts");

/** Start an export of tax reports. `POST /v5/fht/compliance/tax/private/batch_create` */
export const fhtComplianceTaxPrivateBatchCreate: Operation<"fhtComplianceTaxPrivateBatchCreate"> = {
  id: "fhtComplianceTaxPrivateBatchCreate",
  method: "POST",
  path: "/v5/fht/compliance/tax/private/batch_create",
  inputs,
};

/** Read how far a tax export is. `GET /v5/fht/compliance/tax/private/batch_query` */
export const fhtComplianceTaxPrivateBatchQuery: Operation<"fhtComplianceTaxPrivateBatchQuery"> = {
  id: "fhtComplianceTaxPrivateBatchQuery",
  method: "GET",
  path: "/v5/fht/compliance/tax/private/batch_query",
  inputs,
};
