import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkNode } from "./options.ts";

test.each(["20.0.0", "20.18.3", "21.7.3", "22.0.0", "22.11.0", "18.20.0"])(
  "the sandbox rejects Node %s with a readable error",
  (version) => {
    expect(() => checkNode(version)).toThrow(
      `Node ${version} is not supported: the sandbox needs Node 20 from 20.19 on, or Node 22.12 or later`,
    );
  },
);

test.each(["20.19.0", "20.20.2", "22.12.0", "23.0.0", "24.0.0", "26.10.0", process.versions.node])(
  "the sandbox accepts Node %s",
  (version) => {
    expect(() => checkNode(version)).not.toThrow();
  },
);

test("package.json requires the Node versions that the sandbox accepts", () => {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { engines: object };
  expect(manifest.engines).toEqual({ node: "^20.19.0 || >=22.12.0" });
});
