/** Runs the chat below the operation that answers questions. It uses the client to send the question to a sandbox. */
import type { KnowledgeClient } from "@specwright/knowledge";
import { hint, rememberConnection, valuesOf } from "./memory.ts";

interface Places {
  readonly status: Element;
  readonly answer: Element;
  readonly sources: Element;
}

/** Compiles the note into the wiki before the question is sent. An existing note stays unchanged. */
async function compile(
  knowledge: KnowledgeClient,
  content: string,
  { status }: Places,
  signal: AbortSignal,
): Promise<void> {
  if (content.trim() === "") return;
  status.textContent = "Compiling the note …";
  const task = await knowledge.submit.text({ content }, { signal });
  await knowledge.tasks.wait(task.id, { signal });
}

/** Sends the question, and shows the model's answer as plain text, never as HTML. */
async function ask(form: HTMLFormElement, places: Places, signal: AbortSignal): Promise<void> {
  const { createKnowledgeClient } = await import("@specwright/knowledge");
  const read = valuesOf(form);
  const knowledge = createKnowledgeClient({ baseUrl: read("knowledge") });
  await compile(knowledge, read("note"), places, signal);
  places.status.textContent = "Searching …";
  for await (const event of knowledge.chat({ query: read("query") }, { signal })) {
    if (event.type === "delta") places.answer.append(event.text);
    if (event.type !== "done") continue;
    const cited = event.sources.length > 0 ? event.sources : event.retrieved;
    places.sources.replaceChildren(
      ...cited.map(({ path, title }) => Object.assign(document.createElement("li"), { textContent: title ?? path })),
    );
    places.status.textContent = "The answer is complete.";
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-chat]")) {
  rememberConnection(form);
  const [status, answer, sources] = [
    form.querySelector("[role=status]"),
    form.querySelector(".answer"),
    form.querySelector(".sources"),
  ];
  const stop = form.querySelector<HTMLButtonElement>("[name=stop]");
  let controller = new AbortController();
  stop?.addEventListener("click", () => controller.abort());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (status === null || answer === null || sources === null || stop === null) return;
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    stop.disabled = false;
    answer.textContent = "";
    sources.replaceChildren();
    await ask(form, { status, answer, sources }, signal).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      status.textContent = signal.aborted ? "Stopped." : `${message} ${hint()}`;
    });
    stop.disabled = true;
  });
}
