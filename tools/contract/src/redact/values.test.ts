import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ValueRedactor } from "./values.ts";

describe("redaction of values", () => {
  it("replaces IDs consistently, with the same length and character types", () => {
    const redactor = new ValueRedactor({ account: true });
    const body = redactor.body({
      orderId: "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d",
      list: [{ orderId: "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d" }],
    }) as {
      orderId: string;
      list: { orderId: string }[];
    };
    expect(body.orderId).not.toBe("1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d");
    expect(body.orderId).toMatch(/^[0-9a-z]{8}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{12}$/);
    expect(body.list[0]?.orderId).toBe(body.orderId);
    expect(redactor.text("orderId=1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d&x=1")).toBe(`orderId=${body.orderId}&x=1`);
  });

  it("gives an ID the same replacement in text as in a body, even if the ID equals the replacement of another ID", () => {
    const redactor = new ValueRedactor({ account: true });
    const ids = Array.from({ length: 200 }, (_, index) => String(10_000 + index));
    const body = redactor.body(ids.map((userId) => ({ userId }))) as { userId: string }[];
    expect(ids.map((id) => redactor.text(`uid=${id}`))).toEqual(body.map(({ userId }) => `uid=${userId}`));
  });

  it("does not change a number or word that only contains a redacted amount or ID", () => {
    const redactor = new ValueRedactor({ account: true });
    const body = redactor.body({ qty: "5", size: "10", orderId: "order", leverage: "10" });
    expect(body).toMatchObject({ leverage: "10" });
    expect(redactor.text("limit=10&x=reorder&y=orders&z=5")).toBe("limit=10&x=reorder&y=orders&z=5");
    expect(redactor.text("orderId=order")).not.toBe("orderId=order");
  });

  it("also replaces an ID or key in a message if another field of the recording contains it", () => {
    const redactor = new ValueRedactor({ account: true, known: new Map([["my-own-key", "REPLAY"]]) });
    redactor.body({ orderId: "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d" });
    const message = "signed 1700000000000my-own-key5000, and 1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d is not there";
    const { retMsg } = redactor.body({ retMsg: message }) as { retMsg: string };
    expect(retMsg).toMatch(/^signed 1700000000000REPLAY5000, and /);
    expect(retMsg).not.toContain("1a2b3c4d-5e6f");
  });

  it("never keeps a secret or its length", () => {
    const body = new ValueRedactor({ account: true }).body({ secret: "abcdefghijkl", nested: [{ privateKey: "x" }] });
    expect(body).toEqual({ secret: "REDACTED", nested: [{ privateKey: "REDACTED" }] });
  });

  it("replaces only amounts of an account, and keeps signs, zeros and the decimal point", () => {
    const body = { walletBalance: "-1234.5600", zero: "0", symbol: "BTCUSDT", cumExecFee: "0.00" };
    expect(new ValueRedactor({ account: false }).body(body)).toEqual(body);
    const redacted = new ValueRedactor({ account: true }).body(body) as typeof body;
    expect(redacted.walletBalance).toMatch(/^-[1-9]{4}\.[1-9]{2}00$/);
    expect(redacted).toMatchObject({ zero: "0", symbol: "BTCUSDT", cumExecFee: "0.00" });
  });

  it("replaces any ID by an ID of the same length, and numbers by numbers", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9-]{5,40}$/),
        fc.integer({ min: 10_000, max: 2 ** 50 }),
        (text, number) => {
          const body = new ValueRedactor({ account: true }).body({ orderId: text, uid: number }) as {
            orderId: string;
            uid: number;
          };
          expect(body.orderId).toHaveLength(text.length);
          expect(String(body.uid)).toHaveLength(String(number).length);
        },
      ),
    );
  });
});
