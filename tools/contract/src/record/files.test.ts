import { expect, it } from "vitest";
import { filesOf, recordingsIn, type HarFile, type NamedRecording } from "./files.ts";
import type { HarEntry, Recording } from "../har.ts";

const entry = (url: string) =>
  ({ startedDateTime: "2026-11-02T09:00:00.000Z", request: { url } }) as unknown as HarEntry;

const named = (name: string, origin: string, ...urls: string[]): NamedRecording => {
  const [surface = "", operationId = ""] = name.split("/");
  const recording = { comment: `${origin}, 2026-11-02`, call: { surface, operationId }, entries: urls.map(entry) };
  return { name, recording: recording as unknown as Recording, expected: { result: name } };
};

const recordings = [
  named("trading/a/plain", "captured from the sandbox", "https://a/1"),
  named("trading/a/statuses/fails-400", "written from the specification's example", "https://a/2", "https://a/3"),
  named("trading/b/plain", "captured from the sandbox", "https://b/1"),
];
const files = filesOf(recordings);
const read = (path: string) => JSON.parse(files.get(path) ?? "") as HarFile;

it("the recordings of an operation are in one file", () => {
  expect([...files.keys()]).toEqual(["trading/a.har", "trading/b.har"]);
  expect(recordingsIn(read("trading/a.har"))).toEqual(recordings.slice(0, 2));
});

it("a recording that is marked as broken keeps this mark in its HAR file", () => {
  const [plain] = recordings as [NamedRecording];
  const broken: NamedRecording = { ...plain, recording: { ...plain.recording, broken: true } };
  const text = filesOf([broken]).get("trading/a.har") ?? "";
  expect(recordingsIn(JSON.parse(text) as HarFile)).toEqual([broken]);
});

it("a HAR file has one page per scenario, which names the client's expected result, and each exchange refers to its page", () => {
  const { pages, entries } = read("trading/a.har").log;
  expect(pages.map(({ id }) => id)).toEqual(["plain", "statuses/fails-400"]);
  expect(pages.map((page) => page._expected)).toEqual([
    { result: "trading/a/plain" },
    { result: "trading/a/statuses/fails-400" },
  ]);
  expect(entries.map(({ pageref }) => pageref)).toEqual(["plain", "statuses/fails-400", "statuses/fails-400"]);
});
