/** packages/transport/README.md: one request sent with the `HttpClient` of the transport package. */
import { HttpClient, TransportError, createRedactor, isRetryableStatus } from "@specwright/transport";
import type { HttpRequest } from "@specwright/transport";

const client = new HttpClient({
  attemptTimeoutMs: 10_000, // one attempt
  maxResponseBytes: 16 * 2 ** 20, // after decompression
  redact: createRedactor([process.env.BYBIT_API_SECRET ?? ""]), // cleans foreign error messages
  onDebug: (event) => console.debug(event.type, event.operation, event.attempt, event.path),
});

const timeRequest: HttpRequest = {
  operation: "market.time",
  method: "GET",
  url: "https://api.example.com/v5/market/time",
  body: null,
  isWrite: false,
  isIdempotent: true,
  timeoutMs: 30_000, // the whole call, retries and waits included
};

const time = await client.request(timeRequest, async (call) => {
  const headers = { accept: "application/json" }; // sign here: a retry needs a new signature
  const { head, body } = await call.send(headers);
  const { status, ok } = head;
  const isTemporary = isRetryableStatus(status);
  if (!ok) throw new TransportError("unexpected", `HTTP ${status}.`, { status, isTemporary });
  return (JSON.parse(new TextDecoder().decode(body)) as { time: number }).time;
});
console.log(time);
