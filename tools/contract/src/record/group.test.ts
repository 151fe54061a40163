import { expect, it } from "vitest";
import { filesOf, recordingsIn, type Case, type Grouped } from "./group.ts";
import type { HarEntry, Recording } from "../har.ts";

const entry = (url: string) =>
  ({ startedDateTime: "2026-11-02T09:00:00.000Z", request: { url } }) as unknown as HarEntry;

const caseOf = (name: string, origin: string, ...urls: string[]): Case => {
  const log = {
    version: "1.2",
    creator: { name: "specwright recordings", version: "1" },
    comment: `${origin}, 2026-11-02`,
    entries: urls.map(entry),
    _call: { operationId: name },
  };
  return { name, recording: { log } as unknown as Recording, expected: { result: name } };
};

const cases = [
  caseOf("trading/a/statuses#fails-400", "written from a published example", "https://a/1"),
  caseOf("trading/a/statuses#fails-403", "captured from the sandbox", "https://a/2", "https://a/3"),
  caseOf("trading/a/plain", "captured from the sandbox", "https://a/4"),
];

it("puts cases of a group into one file and takes them out again as they were", () => {
  const files = filesOf(cases);
  expect([...files.keys()]).toEqual(["trading/a/statuses", "trading/a/plain"]);
  const { har = "", expected = "" } = files.get("trading/a/statuses") ?? {};
  const read = recordingsIn("trading/a/statuses", JSON.parse(har) as Grouped);
  expect(read).toEqual(cases.slice(0, 2).map(({ name, recording }) => ({ name, recording })));
  expect(JSON.parse(expected)).toEqual({
    "fails-400": { result: "trading/a/statuses#fails-400" },
    "fails-403": { result: "trading/a/statuses#fails-403" },
  });
});

it("writes one line for each page and exchange, and names each exchange's page as the format wants it", () => {
  const { har = "" } = filesOf(cases).get("trading/a/statuses") ?? {};
  expect(har.trimEnd().split("\n")).toHaveLength(1 + 2 + 1 + 3 + 1);
  const { log } = JSON.parse(har) as Grouped;
  expect(log.entries.map(({ pageref }) => pageref)).toEqual(["fails-400", "fails-403", "fails-403"]);
  expect(log.pages.map(({ comment }) => comment.split(",")[0])).toEqual([
    "written from a published example",
    "captured from the sandbox",
  ]);
});

it("leaves a file of one case as it is", () => {
  const { har = "" } = filesOf(cases).get("trading/a/plain") ?? {};
  const [read] = recordingsIn("trading/a/plain", JSON.parse(har) as Recording);
  expect(read).toEqual({ name: "trading/a/plain", recording: cases[2]?.recording });
});
