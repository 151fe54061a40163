import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { cli } from "./support.ts";

// These tests play the whole tour in a new process, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Masks IDs, prices and times, which differ between runs. */
const masked = (text: string): string =>
  text
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, "<id>")
    .replaceAll(/\b\d+\.\d+\b|\b\d{4,}\b/g, "<number>")
    .replaceAll(/updated \d+ ms ago/g, "updated <number> ms ago")
    .replaceAll(/ +/g, " ")
    .trim();

test("the tour prints exactly the terminal session that the README shows", async () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, session = ""] = /```text\n(# Find[^]*?)```/.exec(readme) ?? [];
  const { code, out, error } = await cli(["tour"]);
  expect({ code, error }).toEqual({ code: 0, error: "" });
  expect(masked(out)).toBe(masked(session));
});

test("the tour waits for the Enter key before each further step, and ends at Ctrl+C", async () => {
  const stop = new AbortController();
  let asked = 0;
  const ask = async () => {
    if (++asked === 2) stop.abort();
    return "";
  };
  const { out } = await cli(["tour"], { isInteractive: true, ask, signal: stop.signal });
  expect([asked, out.match(/^# /gm)?.length]).toEqual([2, 2]);
});

test("the sandbox command exits with 0 when its signal is aborted", async () => {
  const stop = new AbortController();
  const ended = cli(["sandbox", "--port", "0"], { signal: stop.signal });
  stop.abort();
  expect(await ended).toMatchObject({ code: 0 });
});
