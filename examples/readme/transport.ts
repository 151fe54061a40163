/** packages/transport/README.md: one request through the core. */
import { HttpClient, TransportError, createRedactor, isRetryableStatus } from "@specwright/transport";
import type { HttpRequest, ResponseHead } from "@specwright/transport";

const client = new HttpClient({
  attemptTimeoutMs: 10_000, // one attempt
  maxResponseBytes: 16 * 2 ** 20, // after decompression
  redact: createRedactor([process.env.BYBIT_API_SECRET ?? ""]), // cleans foreign error messages
  onDebug: (event) => console.debug(event.type, event.operation, event.attempt, event.path),
});

class TimeRequest implements HttpRequest<number> {
  readonly operation = "market.time";
  readonly method = "GET";
  readonly url = "https://api.example.com/v5/market/time";
  readonly body = null;
  readonly isWrite = false;
  readonly isIdempotent = true;
  readonly timeoutMs = 30_000; // the whole call, retries and waits included

  // Called for every attempt, after every wait: sign here.
  headers() {
    return { accept: "application/json" };
  }

  decode({ status, ok }: ResponseHead, body: Uint8Array) {
    const isTemporary = isRetryableStatus(status);
    if (!ok) throw new TransportError("unexpected", `HTTP ${status}.`, { status, isTemporary });
    return (JSON.parse(new TextDecoder().decode(body)) as { time: number }).time;
  }
}

console.log(await client.request(new TimeRequest()));
