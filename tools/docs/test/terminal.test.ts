import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { repository } from "../src/site.ts";
import { committedTerminal, terminalSvg, terminalText } from "../src/terminal.ts";

// These tests start the sandbox and every command of the session as processes, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Removes numbers, because prices and their widths change with the time of day. */
const withoutNumbers = (text: string) => text.replaceAll(/ *\d+(?:\.\d+)?/g, " 0");

it("the README's terminal session equals the output of the commands (rewrite it with node tools/docs/src/terminal.ts)", async () => {
  expect(withoutNumbers(committedTerminal())).toBe(withoutNumbers(await terminalText()));
});

it("the picture in the README shows the same terminal session as the recorded text", () => {
  expect(readFileSync(join(repository, "docs/terminal.svg"), "utf8")).toBe(terminalSvg(committedTerminal()));
});
