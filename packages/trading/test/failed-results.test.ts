import { describe, expect, test } from "vitest";
import { createOpenApiFetchClient } from "../src/openapi-fetch.ts";
import { credentials, envelope, json, ok, stubPlatform } from "./support/stub-platform.ts";

const transfer = { coin: "BTC", amount: "1", fromAccountType: "UNIFIED", toAccountType: "FUND" } as const;
const transferId = "42c0cfb0-6bca-c242-bc76-4e6df6cbcb16";
const all = { category: "linear", settleCoin: "USDT" } as const;
const dropped = () => Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNRESET" } });

describe("a failure in the result despite retCode 0", () => {
  test("makes a transfer fail with the outcome `answered`", async () => {
    const { trading, seen } = stubPlatform([ok({ transferId, status: "FAILED" })]);
    const work = trading.asset.transferInterTransfer({ ...transfer, transferId });
    await expect(work).rejects.toMatchObject({
      code: "failed",
      outcome: "answered",
      retCode: 0,
      status: 200,
      orderLinkId: transferId,
      isRetryable: false,
    });
    await expect(work).rejects.toThrow(
      'asset.transferInterTransfer: The platform accepted the request, but its result reports a failure: status is "FAILED".',
    );
    expect(seen).toHaveLength(1);
  });

  test.each(["Failed", "failed"])("is recognized case-insensitively: %s", async (status) => {
    const { trading } = stubPlatform([ok({ transferId, status })]);
    const work = trading.asset.transferInterTransfer({ ...transfer, transferId });
    await expect(work).rejects.toMatchObject({ code: "failed", outcome: "answered" });
  });

  test.each([null, false, {}, []])(
    "is not certain if a transfer has the status %j, so the outcome is unknown",
    async (status) => {
      const { trading } = stubPlatform([ok({ transferId, status })], { retry: false });
      const work = trading.asset.transferInterTransfer({ ...transfer, transferId });
      await expect(work).rejects.toMatchObject({ code: "unknown-outcome", outcome: "unknown" });
      await expect(work).rejects.toThrow("result.status is neither a known success nor a known failure");
    },
  );

  test.each([0, "0"])("rejects the cancellation of all orders if success is %j", async (success) => {
    const { trading } = stubPlatform([ok({ list: [], success })]);
    await expect(trading.order.cancelAll(all)).rejects.toMatchObject({ code: "failed" });
  });

  test('is not certain if a bot call returns the status code "200" as a string, so the outcome is unknown', async () => {
    const { trading } = stubPlatform([ok({ status_code: "200", debug_msg: "" })], { retry: false });
    const work = trading.fgridbot.close({ bot_id: "1" });
    await expect(work).rejects.toMatchObject({ code: "unknown-outcome", outcome: "unknown" });
  });

  test("is reported with all digits of a code beyond 2^53", async () => {
    const body = '{"retCode":0,"retMsg":"","result":{"status_code":123456789012345678901}}';
    const { trading } = stubPlatform([new Response(body, { headers: { "content-type": "application/json" } })]);
    const work = trading.fgridbot.close({ bot_id: "1" });
    await expect(work).rejects.toMatchObject({ code: "failed", outcome: "answered" });
    await expect(work).rejects.toThrow("status_code is 123456789012345678901");
  });

  test.each(["SUCCESS", "PENDING", "STATUS_UNKNOWN", "NeverHeardOf"])(
    "is not reported if a transfer has the status %s",
    async (status) => {
      const { trading } = stubPlatform([ok({ transferId, status })]);
      const result = await trading.asset.transferInterTransfer({ ...transfer, transferId });
      expect(result).toMatchObject({ transferId, status });
    },
  );

  test("leaves the outcome unknown if the response to an earlier attempt was lost", async () => {
    const failed = ok({ transferId, status: "FAILED" });
    const { trading, clock } = stubPlatform([dropped(), failed]);
    const work = clock.run(trading.asset.transferInterTransfer({ ...transfer, transferId }));
    await expect(work).rejects.toMatchObject({ code: "unknown-outcome", outcome: "unknown", attempts: 2 });
  });

  test("is recognized even if the result is a string instead of an object", async () => {
    const loan = { loanId: "2152267607936798386" };
    const renewed = stubPlatform([ok("Success")]);
    expect(await renewed.trading.spotMarginTrade.fixedborrowRenew(loan)).toBe("Success");
    const platform = stubPlatform([ok({ renewed: true })]);
    expect(await platform.trading.spotMarginTrade.fixedborrowRenew(loan)).toEqual({ renewed: true });
    const refused = stubPlatform([ok("Failure")]);
    const work = refused.trading.spotMarginTrade.fixedborrowRenew(loan);
    await expect(work).rejects.toMatchObject({ code: "failed", outcome: "answered", isRetryable: false });
    await expect(work).rejects.toThrow('its result reports a failure: result is "Failure".');
  });

  test("is reported for a bot's status code other than 0 and 200", async () => {
    const bot = { bot_id: "1" };
    for (const status_code of [0, 200]) {
      const { trading } = stubPlatform([ok({ status_code })]);
      expect(await trading.fgridbot.close(bot)).toMatchObject({ status_code });
    }
    const { trading } = stubPlatform([ok({ status_code: 400 })]);
    await expect(trading.fgridbot.close(bot)).rejects.toMatchObject({ code: "failed", outcome: "answered" });
  });

  test("leaves the outcome unknown if it is about another transfer", async () => {
    const { trading } = stubPlatform([ok({ transferId: "another", status: "FAILED" })], { retry: false });
    const work = trading.asset.transferInterTransfer({ ...transfer, transferId });
    await expect(work).rejects.toMatchObject({ code: "unknown-outcome", outcome: "unknown" });
  });

  test("is not reported if the result lacks the field success", async () => {
    const { trading } = stubPlatform([ok({ list: [] })]);
    expect(await trading.order.cancelAll(all)).toEqual({ list: [] });
  });

  test("is not certain if the result of a bot call is missing, so the outcome is unknown", async () => {
    for (const result of [null, {}]) {
      const { trading } = stubPlatform([json(envelope(result))], { retry: false });
      const work = trading.fgridbot.close({ bot_id: "1" });
      await expect(work).rejects.toMatchObject({ code: "unknown-outcome", outcome: "unknown" });
      await expect(work).rejects.toThrow("Unusable response");
    }
  });

  test("is also thrown by withResponse", async () => {
    const { trading } = stubPlatform([ok({ list: [], success: "0" })]);
    await expect(trading.order.cancelAll.withResponse(all)).rejects.toMatchObject({ code: "failed" });
  });

  test("is returned as data by the openapi-fetch client, which never throws for a platform's refusal", async () => {
    const { fetch } = stubPlatform([ok({ list: [], success: "0" })]);
    const client = createOpenApiFetchClient({ credentials, fetch });
    const { data } = await client.POST("/v5/order/cancel-all", { body: all });
    expect(data).toMatchObject({ retCode: 0, result: { success: "0" } });
  });
});
