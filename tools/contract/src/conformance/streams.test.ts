import { readStreams } from "@specwright-tools/toolchain/model/published";
import { describe, expect, it } from "vitest";
import { StreamContract, type StreamMessage } from "../documents/contract.ts";
import type { JsonObject } from "../json.ts";
import { comparedPlaces, checkMessage } from "./samples.ts";
import { places, mutated } from "./wrong-values.ts";

const contract = new StreamContract(readStreams());

const examplesOf = ({ definition }: StreamMessage) =>
  (definition.examples ?? []) as unknown as { name: string; payload: JsonObject }[];
const frames = contract.messages.flatMap((message) =>
  examplesOf(message).map(({ name, payload }) => ({
    message,
    payload,
    title: `${message.channel}/${message.name}: ${name}`,
  })),
);

/**
 * Changes after which an example is still correct, each with the reason: a value of another type (`retyped`), or a
 * field with another name (`renamed`).
 */
const harmless = [
  /^retyped (auth|tradeAuth)Request\.args$/, // the time of the expiry may be text
  /^retyped (auth|ping|subscribe|unsubscribe)Request\.req_id$/, // a number is accepted and returned as text
  /^retyped order\.data\.smpGroup$/, // a number until August 2026, text since then then
  /^retyped position\.data\.seq$/, // documented as text for a symbol that was never traded
  /^retyped strategy\.data\.orderType$/, // documented as a number, sent as text
  /^retyped adlAlert\.data\./, // documented as text, sent as numbers
  /^retyped dualAssetsOffer\.data\.(p|b\.a|s\.a)$/, // documented as numbers, sent as text
  /^retyped systemStatus\.data\.(maintainType|env)$/, // documented as text, sent as numbers
  /^retyped event(Order|Execution)\.data\./, // not confirmed, and public clients disagree
  /^renamed .*\.cumFeeDetail\.[A-Z]+$/, // the name is a coin
];

describe("the examples in the streams document", () => {
  it("include at least one for each message", () => {
    expect(contract.messages.filter((message) => examplesOf(message).length === 0)).toEqual([]);
    expect(frames.length).toBeGreaterThan(100);
  });

  it.each(frames)("contain only declared fields: $title", ({ message, payload }) => {
    expect(contract.check(message, payload)).toEqual([]);
  });

  it("are assigned to the message of their topic", () => {
    const pushed = frames.filter(({ payload }) => typeof payload["topic"] === "string");
    const lost = pushed.filter(({ payload }) => contract.closest(payload)?.findings.length !== 0);
    expect(lost.map(({ title }) => title)).toEqual([]);
  });

  it("are checked in the same way as live messages", () => {
    const example = frames.find(({ message }) => message.channel === "publicTrade");
    const message = { ...example?.payload } as unknown as { data: JsonObject[] };
    const placesWith = (change: (trade: Record<string, unknown>) => void) => {
      const changed = structuredClone(message);
      changed.data.forEach(change);
      return comparedPlaces(contract, [{ id: "a", message: changed }]).join("\n");
    };
    expect(placesWith(() => {})).toBe("");
    expect(placesWith((trade) => delete trade["p"])).toMatch(
      /^- topic publicTrade: message.data\[\].p: absent : specs\//,
    );
    expect(placesWith((trade) => (trade["mood"] = 1))).toContain("message.data[].mood: unknown field 9: specs/");
    expect(placesWith((trade) => (trade["L"] = "Paused"))).toContain(
      'message.data[].L: unknown value "Paused": specs/',
    );
  });

  it("are reported as unknown operations if their topic is unknown", () => {
    const outcomeOf = (message: object) => checkMessage(contract, { id: "a", message }).outcome;
    expect(outcomeOf({ topic: "nowhere.BTCUSDT", data: [] })).toBe("unknown-operation");
    expect(outcomeOf({ topic: "publicTrade.BTCUSDT", data: [] })).toBe("differs");
    expect(outcomeOf({ op: "nothing" })).toBe("differs");
    expect(outcomeOf(frames[0]?.payload ?? {})).toBe("conforms");
  });

  it("are rejected if an order book message has no sequence number, except option messages of 2023", () => {
    const books = frames.filter(({ message }) => message.channel === "orderBook");
    const outcomes = books.map(({ payload }) => {
      const message = structuredClone(payload) as { readonly data: Record<string, unknown> };
      delete message.data["seq"];
      return checkMessage(contract, { id: "a", message }).outcome;
    });
    expect(new Set(outcomes)).toEqual(new Set(["differs"]));
    const old = frames.find(({ message }) => message.channel === "legacyOptionOrderBook");
    expect(checkMessage(contract, { id: "a", message: old?.payload ?? {} }).outcome).toBe("conforms");
  });

  it("are rejected if a field has another type or name than the specification states", () => {
    const accepted = frames.flatMap(({ message, payload }) =>
      [...places(payload)].flatMap((at) =>
        (["retyped", "renamed"] as const)
          .filter((way) => way === "retyped" || typeof at.at(-1) === "string")
          .filter((way) => contract.check(message, mutated(payload, at, way)).length === 0)
          .map((way) => `${way} ${message.name}.${at.filter((part) => typeof part === "string").join(".")}`),
      ),
    );
    const unexpected = [...new Set(accepted)].filter((each) => !harmless.some((known) => known.test(each)));
    expect(unexpected).toEqual([]);
  });
});
