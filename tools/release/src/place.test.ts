import { expect, it } from "vitest";
import { placeOf } from "./place.ts";

const answer = "get/responses/200/content/application~1json/schema/allOf/1/properties/result";

it.each([
  [
    `#/paths/~1v5~1order~1history/${answer}/properties/list/items/properties/marketUnit`,
    "GET /v5/order/history, answer 200 result.list[].marketUnit",
  ],
  [
    `#/paths/~1v5~1asset/${answer}/properties/wallet/$ref/properties/perpUPL`,
    "GET /v5/asset, answer 200 result.wallet.perpUPL",
  ],
  [
    "#/paths/~1v5~1user/post/requestBody/content/application~1json/schema/properties/readOnly",
    "POST /v5/user, request readOnly",
  ],
  ["#/paths/~1v5~1user/get/x-pagination", "GET /v5/user, x-pagination"],
  ["#/paths/~1v5~1user/get/parameters/cursor", "GET /v5/user, parameter cursor"],
  ["#/paths/~1v5~1user/get", "GET /v5/user"],
  ["#/paths/~1v5~1user", "/v5/user"],
  ["#/components/schemas/Order/properties/side", "schema Order side"],
  ["#/info/description", "info/description"],
])("%s is %s", (pointer, place) => expect(placeOf(pointer)).toBe(place));
