import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/earn.ts");

/** Read settings of automatic savings. `GET /v5/earn/flexible-saving/auto-savings` */
export const earnFlexibleSavingGetAutoSavings: Operation<"earnFlexibleSavingGetAutoSavings"> = {
  id: "earnFlexibleSavingGetAutoSavings",
  method: "GET",
  path: "/v5/earn/flexible-saving/auto-savings",
  inputs,
};

/** Change settings of automatic savings. `POST /v5/earn/flexible-saving/auto-savings` */
export const earnFlexibleSavingSetAutoSavings: Operation<"earnFlexibleSavingSetAutoSavings"> = {
  id: "earnFlexibleSavingSetAutoSavings",
  method: "POST",
  path: "/v5/earn/flexible-saving/auto-savings",
  inputs,
};
