import { expect, test } from "vitest";
import { loaded } from "./loaded.ts";

test("a part that cannot be loaded is an error of the transport by which nothing was sent", async () => {
  const failing = loaded(Promise.reject(new TypeError("Failed to fetch dynamically imported module: https://a/b.js")));
  await expect(failing).rejects.toMatchObject({ code: "unexpected", outcome: "not-sent", isRetryable: true });
  await expect(loaded(Promise.resolve(1))).resolves.toBe(1);
});
