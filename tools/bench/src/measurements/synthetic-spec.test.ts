import { expect, test } from "vitest";
import { syntheticSpec } from "./synthetic-spec.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test("each copy has paths, names and types of its own", () => {
  const document = {
    paths: {
      "/v5/order/create": { post: { operationId: "orderCreate", schema: ref("Order") } },
      "/v5/market/time": { get: { operationId: "marketTime" } },
    },
    components: {
      securitySchemes: {},
      schemas: { Order: { properties: { side: ref("Side") } }, Side: { title: "Side" }, Other: {} },
    },
  };
  const { paths, components } = syntheticSpec(document, 2);
  expect(Object.keys(paths)).toEqual(["/v5/c1/order/create", "/v5/c2/order/create"]);
  expect(paths["/v5/c2/order/create"]).toEqual({ post: { operationId: "c2OrderCreate", schema: ref("C2Order") } });
  expect(Object.keys(components["schemas"] ?? {})).toEqual(["C1Order", "C1Side", "C2Order", "C2Side"]);
  // A title names a type as well.
  expect(components["schemas"]?.["C2Side"]).toEqual({ title: "C2Side" });
});
