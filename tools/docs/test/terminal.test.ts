import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { repository } from "../src/site.ts";
import { committedTerminal, terminalSvg, terminalText } from "../src/terminal.ts";

// Starts the sandbox and every command of the session as processes.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Prices change with the time of day, and how wide they are. */
const withoutNumbers = (text: string) => text.replaceAll(/ *\d+(?:\.\d+)?/g, " 0");

it("the terminal session of the README is what the commands print; node tools/docs/src/terminal.ts writes it", async () => {
  expect(withoutNumbers(committedTerminal())).toBe(withoutNumbers(await terminalText()));
});

it("the picture of the README shows the session", () => {
  expect(readFileSync(join(repository, "docs/terminal.svg"), "utf8")).toBe(terminalSvg(committedTerminal()));
});
