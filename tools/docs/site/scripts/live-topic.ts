/** Runs the form below a topic: it uses the client to subscribe on a sandbox, and shows the events. */
import type { StreamsOptions } from "@specwright/streams";
import { hint, rememberConnection, valuesOf } from "./memory.ts";

/** Maximum number of events that the page shows. Newer events replace older ones. */
const kept = 20;

interface Topic extends AsyncIterable<object> {
  readonly ready: Promise<unknown>;
  /** Returns the best prices of an order book. Undefined for other topics. */
  best?(): object;
}
type Subscribe = (input: object, options: { readonly signal: AbortSignal }) => Topic;

function inputOf(form: HTMLFormElement): Record<string, unknown> {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name^='input.']");
  return Object.fromEntries(
    [...controls].map(({ name, value, dataset }) => [
      name.replace("input.", ""),
      "number" in dataset ? Number(value) : value,
    ]),
  );
}

async function optionsOf(form: HTMLFormElement): Promise<StreamsOptions> {
  const read = valuesOf(form);
  const environment = { baseUrl: read("address") };
  const credentials = { apiKey: read("apiKey"), secret: read("secret") };
  const options = credentials.apiKey === "" ? { environment } : { environment, credentials };
  if (!("rest" in form.dataset)) return options;
  const { createTradingClient } = await import("@specwright/trading");
  return { ...options, trading: createTradingClient(options) } as StreamsOptions;
}

const text = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? String(part) : part));

async function subscribe(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const [status, events] = [form.querySelector("[role=status]"), form.querySelector("pre")];
  if (status === null || events === null) return;
  status.textContent = "Connecting …";
  events.hidden = false;
  const { createTradingStreams } = await import("@specwright/streams");
  const streams = createTradingStreams(await optionsOf(form));
  const lines: string[] = [];
  let count = 0;
  try {
    const topic = (streams as unknown as Record<string, Subscribe>)[form.dataset["topic"] ?? ""]?.(inputOf(form), {
      signal,
    });
    if (topic === undefined) return;
    const say = () => (status.textContent = "Subscribed. Events appear here when they arrive.");
    topic.ready.then(say, () => undefined);
    for await (const event of topic) {
      count += 1;
      status.textContent = `Live: ${count} ${count === 1 ? "event" : "events"}.`;
      lines.unshift(text(topic.best === undefined ? event : { ...event, best: topic.best() }));
      lines.length = Math.min(lines.length, kept);
      events.textContent = lines.join("\n\n");
    }
  } finally {
    streams.close();
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-topic]")) {
  rememberConnection(form);
  let controller = new AbortController();
  const stop = form.querySelector<HTMLButtonElement>("[name=stop]");
  stop?.addEventListener("click", () => controller.abort());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    if (stop !== null) stop.disabled = false;
    const status = form.querySelector("[role=status]");
    await subscribe(form, signal).catch((error: unknown) => {
      if (signal.aborted || status === null) return;
      status.textContent = `${error instanceof Error ? error.message : String(error)} ${hint()}`;
    });
    if (!signal.aborted) return;
    if (stop !== null) stop.disabled = true;
    if (status !== null) status.textContent = "Stopped.";
  });
}
