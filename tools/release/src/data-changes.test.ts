import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dataChanges } from "./data-changes.ts";
import { explained } from "./explained.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "data-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const codes = [
  { code: 10_002, group: "common", class: "timestamp", meaning: "Late." },
  { code: 10_002, group: "trade", class: "state", paths: ["/v5/order/"], meaning: "Closed." },
  { code: 429, group: "http", class: "retryable", meaning: "Busy." },
];
const environments = [
  { name: "mainnet", rest: "https://api.example.com" },
  { name: "demo", rest: "https://demo.example.com" },
];

function told(now: { codes?: object[]; environments?: object[] }): string[] {
  const write = (name: string, retCodes: object[], hosts: object[]): string => {
    const place = join(folder, name);
    mkdirSync(place);
    writeFileSync(join(place, "ret-codes.json"), JSON.stringify(retCodes));
    writeFileSync(join(place, "hosts.json"), JSON.stringify({ environments: hosts }));
    return place;
  };
  const base = write("base", codes, environments);
  const revision = write("now", now.codes ?? codes, now.environments ?? environments);
  return explained(dataChanges(base, revision)).map(({ impact, text }) => `${impact} ${text}`);
}

it.each<[string, Parameters<typeof told>[0], string[]]>([
  ["nothing", {}, []],
  ["other words", { codes: codes.map((code) => ({ ...code, meaning: "Said otherwise." })) }, []],
  [
    "another class on a path",
    { codes: codes.map((code) => (code.class === "state" ? { ...code, class: "funds" } : code)) },
    ["minor `ret-codes/10002 /v5/order/`: `funds`, no longer `state`"],
  ],
  [
    "a code that goes",
    { codes: codes.slice(1) },
    ["minor `ret-codes/10002`: `timestamp` before, no longer documented"],
  ],
  ["an HTTP status, which the client does not look up", { codes: codes.slice(0, 2) }, []],
  [
    "an environment that goes",
    { environments: environments.slice(0, 1) },
    ["major `hosts/demo`: `https://demo.example.com` before, no longer documented"],
  ],
  [
    "an environment that comes",
    { environments: [...environments, { name: "japan", rest: "https://japan.example.com" }] },
    ["minor `hosts/japan`: `https://japan.example.com`, new"],
  ],
])("tells %s", (_, now, expected) => expect(told(now)).toEqual(expected));

it("is silent where a release was made before this data was kept", () => {
  expect(dataChanges(folder, folder)).toEqual([]);
});
