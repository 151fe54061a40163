import { createSigner } from "@specwright/signing";
import type { HmacKey, Sandbox } from "../../src/options.ts";
import type { ApiResponse } from "./test-world.ts";

/** Sends a signed request to a running sandbox. Default key: the master account's. */
export async function call(
  { trading, clock }: Sandbox,
  method: "GET" | "POST",
  path: string,
  input: object = {},
  key: HmacKey = trading.keys.master,
): Promise<ApiResponse> {
  const signer = createSigner({ ...key, now: () => clock.now() });
  const query = method === "GET" ? new URLSearchParams({ ...input }).toString() : "";
  const body = JSON.stringify(input);
  const headers = signer.headersSync(method === "GET" ? { method, query } : { method, body });
  const url = `${trading.mainnetUrl}${path}${query === "" ? "" : `?${query}`}`;
  const json = { "content-type": "application/json" };
  const response = await fetch(
    url,
    method === "GET" ? { headers: { ...headers } } : { method, headers: { ...headers, ...json }, body },
  );
  return (await response.json()) as ApiResponse;
}
