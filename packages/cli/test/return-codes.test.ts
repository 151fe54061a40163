import { expect, test } from "vitest";
import { cli } from "./support.ts";

const refused = (retCode: number) => async () =>
  Response.json({ retCode, retMsg: "", result: {}, retExtInfo: {}, time: 1_700_000_000_000 });

test("the command line explains code 10003 over REST as an unknown API key, not as a connection limit", async () => {
  const { error } = await cli(["position", "list", "--category", "linear", "--settle-coin", "USDT"], {
    fetch: refused(10003),
  });
  expect(error).toContain("10003: The API key is unknown");
  expect(error).not.toContain("connections");
});

test.each([
  ["10003", { transport: "websocket", class: "rate-limit" }, { class: "auth" }],
  ["34040", { class: "no-op", fields: ["takeProfit", "stopLoss", "trailingStop"] }, { class: "state" }],
])("the command explain lists the meanings of the code %s separately", async (code, first, second) => {
  const { out } = await cli(["explain", code, "--json"]);
  expect(JSON.parse(out)).toMatchObject([first, second]);
});
