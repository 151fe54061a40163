import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { refuseRedirects } from "./refuse-redirects.ts";
import { stubFetch } from "./testing/stub-fetch.ts";

const facts = (response: Response, values: object): Response =>
  Object.defineProperties(response, Object.getOwnPropertyDescriptors(values));

test.each<[string, Response, string]>([
  ["a redirect", new Response(null, { status: 307 }), "answered"],
  ["one that a browser hides", facts(Response.error(), { type: "opaqueredirect" }), "answered"],
  ["one that was followed, and done there", followed(200), "unknown"],
  ["one that was followed, and refused there", followed(404), "answered"],
  ["one that was followed to a failure", followed(502), "unknown"],
])("%s: what the server did is %s", async (_, response, outcome) => {
  const call = compose(
    stubFetch(() => response),
    refuseRedirects(),
  )("https://api.example.com/", { method: "POST" });
  await expect(call).rejects.toMatchObject({ code: "redirect", outcome });
});

test("304 is no redirect", async () => {
  const call = compose(
    stubFetch(() => new Response(null, { status: 304 })),
    refuseRedirects(),
  );
  expect((await call("https://api.example.com/")).status).toBe(304);
});

function followed(status: number): Response {
  return facts(new Response("{}", { status }), { redirected: true });
}
