import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { ignoreClosedReader } from "./run-cli.ts";

test("a closed output pipe is ignored, and any other output error is thrown", () => {
  const output = new PassThrough();
  ignoreClosedReader(output);
  const fail = (code: string) => output.emit("error", Object.assign(new Error("write"), { code }));
  expect(fail("EPIPE")).toBe(true);
  expect(() => fail("ENOSPC")).toThrow("write");
});
