import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { ignoreClosedReader } from "./run-cli.ts";

test("the command ignores the error of a closed output pipe, and throws any other output error", () => {
  const output = new PassThrough();
  ignoreClosedReader(output);
  const fail = (code: string) => output.emit("error", Object.assign(new Error("write"), { code }));
  expect(fail("EPIPE")).toBe(true);
  expect(() => fail("ENOSPC")).toThrow("write");
});
