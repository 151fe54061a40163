import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadSamples } from "./samples.ts";

const folder = mkdtempSync(join(tmpdir(), "samples-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function har(log: object) {
  const place = mkdtempSync(join(folder, "har-"));
  writeFileSync(join(place, "a.har"), JSON.stringify({ log }));
  return loadSamples(place);
}
const call = (content: object, method = "GET", path = "/v5/order/list?side=Both") => ({
  request: { method, url: `https://api.example.com${path}` },
  response: { status: 200, content },
});
const odd = '{"result":{"odd":true}}';
const read = expect.objectContaining({
  method: "GET",
  path: "/v5/order/list",
  status: 200,
  request: { query: { side: "Both" }, body: undefined },
  response: { result: { odd: true } },
});

describe("samples", () => {
  it("are read from HAR files", () => {
    expect(har({ entries: [call({ text: odd })] })).toEqual([read]);
  });

  it("are read from base64 bodies that a browser saved", () => {
    const text = Buffer.from(odd).toString("base64");
    expect(har({ entries: [call({ text, encoding: "base64" })] })).toEqual([read]);
  });

  it("exclude pages, images and preflight requests", () => {
    const page = call({ text: "<html></html>" }, "GET", "/index.html");
    const image = call({ text: "aGk=", encoding: "base64" }, "GET", "/logo.png");
    const entries = [page, image, call({}, "GET", "/gone.js"), call({ text: "{}" }, "OPTIONS")];
    expect(har({ entries })).toEqual([]);
  });

  it("exclude recordings of responses that were broken on purpose", () => {
    const entries = [{ pageref: "odd", ...call({ text: odd }) }];
    expect(har({ pages: [{ id: "odd", _broken: true }], entries })).toEqual([]);
  });

  it("include WebSocket messages from HAR files, and from JSON files with a list of messages or an object with cases", () => {
    const messages = [{ data: '{"op":"ping"}' }, { data: "no JSON" }, { data: "[1]" }];
    const { request } = call({});
    const fromBrowser = har({ entries: [{ request, response: { status: 101 }, _webSocketMessages: messages }] });
    expect(fromBrowser).toMatchObject([{ id: expect.stringMatching(/#0\.0$/) as string, message: { op: "ping" } }]);
    for (const content of [[{ message: { op: "ping" } }], { cases: [{ message: { op: "ping" } }] }]) {
      const file = join(mkdtempSync(join(folder, "messages-")), "a.json");
      writeFileSync(file, JSON.stringify(content));
      expect(loadSamples(file)).toEqual([{ id: `${file}#0`, message: { op: "ping" } }]);
    }
  });

  it.each([
    ["a folder that does not exist", "nowhere", /nowhere does not exist/],
    ["a folder without samples", "empty", /empty has no samples/],
    ["a file that is not JSON", "broken", /broken\/a\.json is not JSON/],
    ["a file that holds no sample", "other", /other\/a\.json#0: a sample needs "method" and "path"/],
  ])("report %s with the file", (_, name, message) => {
    const place = join(folder, name);
    if (name !== "nowhere") mkdirSync(place);
    if (name === "broken") writeFileSync(join(place, "a.json"), "{");
    if (name === "other") writeFileSync(join(place, "a.json"), "{}");
    expect(() => loadSamples(place)).toThrow(message);
  });
});
