import { ChatError, createKnowledgeClient, toWikiPath, type ChatDone } from "@specwright/knowledge";

// The page and the service have the same origin, so the requests need no CORS headers.
const knowledge = createKnowledgeClient({ baseUrl: `${location.origin}/kb` });

const element = <Element extends HTMLElement>(selector: string) => document.querySelector(selector) as Element;
const [form, answer, trouble] = [element<HTMLFormElement>("form"), element("#answer"), element("#trouble")];
const [sources, article, stop] = [element("#sources"), element("#article"), element<HTMLButtonElement>("[name=stop]")];
let controller = new AbortController();

/** Opens an article. A language model wrote it, so it is shown as plain text, never as HTML. */
async function openArticle(path: string): Promise<void> {
  article.hidden = false;
  try {
    article.textContent = (await knowledge.wiki.file(path)).content;
  } catch (error) {
    article.textContent = `${path} cannot be opened: ${(error as Error).message}`;
  }
}

function linkTo(path: string, title: string): HTMLButtonElement {
  const link = document.createElement("button");
  link.textContent = title;
  link.addEventListener("click", () => void openArticle(path));
  return link;
}

/**
 * Replaces citations such as `[Alpha](/wiki/concept/alpha.md#plan)` in the finished answer with buttons that open the
 * cited articles.
 */
function showCitations(text: string): void {
  const parts: (string | Node)[] = [];
  let end = 0;
  for (const citation of text.matchAll(/\[([^\]]+)\]\((\.?\/?wiki\/[^)\s]+)\)/g)) {
    const [whole, title = "", path = ""] = citation;
    parts.push(text.slice(end, citation.index), linkTo(toWikiPath(path), title));
    end = citation.index + whole.length;
  }
  answer.replaceChildren(...parts, text.slice(end));
}

function showSources({ sources: cited, retrieved }: ChatDone): void {
  const items = (cited.length > 0 ? cited : retrieved).map(({ path, title }) => {
    const item = document.createElement("li");
    item.append(linkTo(path, title ?? path));
    return item;
  });
  sources.replaceChildren(...items);
}

function explain(error: unknown, { aborted }: AbortSignal): string {
  if (aborted) return "Stopped.";
  if (!(error instanceof Error)) return "Something went wrong.";
  const { code } = error as { code?: string };
  if (code === "engine-starting") return "The service is starting. Ask again in a few seconds.";
  if (code === "chat-stalled") return "The service is busy: it answers eight questions at a time. Ask again later.";
  if (ChatError.isInstance(error)) return `The answer above is not complete (${error.code}).`;
  return `The question could not be sent: ${error.message}`;
}

async function ask(query: string): Promise<void> {
  // Abort the previous question. Its answer would otherwise continue in the background.
  controller.abort();
  controller = new AbortController();
  const { signal } = controller;
  answer.textContent = "";
  trouble.textContent = "";
  sources.replaceChildren();
  article.hidden = true;
  stop.disabled = false;
  let text = "";
  try {
    for await (const event of knowledge.chat({ query }, { signal })) {
      if (event.type === "status") trouble.textContent = "Searching …";
      if (event.type === "delta") {
        trouble.textContent = "";
        answer.append(event.text);
        text += event.text;
      }
      if (event.type === "done") showSources(event);
    }
    trouble.textContent = "";
    showCitations(text);
  } catch (error) {
    // Report the error only if no newer question has replaced this one.
    if (signal === controller.signal) trouble.textContent = explain(error, signal);
  }
  if (signal === controller.signal) stop.disabled = true;
}

stop.addEventListener("click", () => controller.abort());
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void ask(String(new FormData(form).get("query")));
});
