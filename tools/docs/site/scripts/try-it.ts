import { createSigner } from "@specwright/signing";
import type { SampleRequest } from "../../src/specification/samples.ts";

/** The headers that sign the sample with the sandbox's test key. */
async function signatureHeaders(form: FormData, { method, query, body }: SampleRequest): Promise<HeadersInit> {
  const signer = createSigner({ apiKey: String(form.get("apiKey")), secret: String(form.get("secret")) });
  return body === undefined ? signer.headers({ method, query }) : signer.headers({ method, body });
}

async function send(form: HTMLFormElement): Promise<string> {
  const request = JSON.parse(form.dataset["request"] ?? "{}") as SampleRequest;
  const data = new FormData(form);
  const headers = new Headers(
    "signed" in form.dataset && form.dataset["signed"] !== "false" ? await signatureHeaders(data, request) : {},
  );
  if (request.body !== undefined) headers.set("content-type", "application/json");
  const address = new URL(request.path, String(data.get("address")));
  address.search = request.query;
  const response = await fetch(address, { method: request.method, headers, body: request.body ?? null });
  const text = await response.text();
  return `HTTP ${response.status}\n\n${JSON.stringify(JSON.parse(text), null, 2)}`;
}

async function show(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector<HTMLElement>("[role=status]");
  const result = form.querySelector("pre");
  if (status === null || result === null) return;
  status.textContent = "Sending…";
  try {
    result.textContent = await send(form);
    result.hidden = false;
    status.textContent = "The sandbox responded:";
  } catch (error) {
    result.hidden = true;
    status.textContent = `No response that this page may read. Is the sandbox running with --allow-origin ${location.origin}? (${String(error)})`;
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>(".try-it form")) {
  const origin = form.querySelector("[data-origin]");
  if (origin !== null) origin.textContent = location.origin;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void show(form);
  });
}
