import { describe, expect, it } from "vitest";
import { knowledgeContract, tradingContract } from "../documents/documents.ts";
import { readEveryRecording } from "../record/files.ts";
import type { Recording } from "../har.ts";
import { verifyRecording } from "./verify.ts";

const recordings = readEveryRecording();

describe("the check of recordings", () => {
  const contracts = [tradingContract, knowledgeContract];
  const named = (name: string) => {
    const found = recordings.find((each) => each.name === name);
    if (found === undefined) throw new Error(`${name} is missing`);
    return found.recording;
  };
  const order = () => named("trading/orderCreate/limit");
  const stream = () => named("knowledge/streamChat/released-question");

  /** Returns a copy of a recording whose JSON text was changed. */
  const edited = (recording: Recording, change: (text: string) => string) =>
    JSON.parse(change(JSON.stringify(recording))) as Recording;
  const secret = { apiKey: "kX9vQ2mN7pL4sT8w", secret: "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hJ6" };

  it.each<[string, () => Recording]>([
    ["a status that the document lacks", () => edited(order(), (text) => text.replace('"status":200', '"status":299'))],
    ["another content type", () => edited(order(), (text) => text.replaceAll("application/json", "application/xml"))],
    [
      "a header that is not on the list",
      () => edited(order(), (text) => text.replace('"name":"content-type"', '"name":"cookie"')),
    ],
    [
      "an API key of another account",
      () => edited(order(), (text) => text.replaceAll("SPECWRIGHT-REPLAY-KEY", secret.apiKey)),
    ],
    ["a signature of another account", () => edited(order(), (text) => text.replace(/[0-9a-f]{64}/, "0".repeat(64)))],
    [
      "a secret in a body",
      () =>
        edited(order(), (text) => text.replace('\\"orderId\\"', `\\"secret\\":\\"${secret.secret}\\",\\"orderId\\"`)),
    ],
    [
      "a bearer token",
      () => edited(order(), (text) => text.replace('"comment":"', `"comment":"Bearer ${secret.secret} `)),
    ],
    [
      "a private key",
      () => edited(order(), (text) => text.replace('"comment":"', '"comment":"-----BEGIN PRIVATE KEY----- ')),
    ],
    [
      "the address of a deployment",
      () => edited(order(), (text) => text.replaceAll("https://api.bybit.com", "https://gateway.example.net")),
    ],
    ["no origin", () => edited(order(), (text) => text.replace("captured from the sandbox", "made"))],
    [
      "a parameter that the operation lacks",
      () =>
        edited(named("trading/positionList/no-position"), (text) => text.replace('"name":"symbol"', '"name":"sym"')),
    ],
    [
      "a stream without its end",
      () =>
        edited(stream(), (text) =>
          text
            .replaceAll('\\"type\\":\\"done\\"', '\\"type\\":\\"delta\\"')
            .replaceAll('\\"type\\": \\"done\\"', '\\"type\\": \\"delta\\"'),
        ),
    ],
    [
      "a stream that ends twice",
      () => edited(stream(), (text) => text.replaceAll(/\\"type\\": ?\\"delta\\"/g, '\\"type\\":\\"done\\"')),
    ],
    [
      "an event of an unknown type",
      () => edited(stream(), (text) => text.replace(/\\"type\\": ?\\"delta\\"/, '\\"type\\":\\"surprise\\"')),
    ],
  ])("rejects %s", async (_, make) => {
    expect(await verifyRecording(contracts, make())).not.toEqual([]);
  });

  it("accepts a recording without a mistake", async () => {
    expect(await verifyRecording(contracts, order())).toEqual([]);
    expect(await verifyRecording(contracts, stream())).toEqual([]);
  });
});
