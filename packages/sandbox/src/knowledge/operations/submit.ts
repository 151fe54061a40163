import { badRequest, conflict, type Reply } from "../http/replies.ts";
import { bodyText, type Call } from "../http/call.ts";
import { taskShape } from "../http/shapes.ts";

/** POST /api/submit */
export function submitText(call: Call): Reply {
  return call.variant === "reference" ? submitReference(call) : submitReleased(call);
}

function submitReference(call: Call): Reply {
  const content = bodyText(call, "content");
  if (content.trim() === "") throw badRequest("content is required");
  const sourceUrl = bodyText(call, "source_url");
  const bytes = Buffer.from(content);
  const task = call.store.tasks.submit({ source: "paste", title: "", content: bytes, extension: ".md", sourceUrl });
  return { status: 201, json: taskShape(task) };
}

function submitReleased(call: Call): Reply {
  const source = bodyText(call, "source").trim();
  if (source === "") throw badRequest("source is required");
  if (source === "url") throw refuseAddress(bodyText(call, "url").trim());
  if (source !== "paste" && source !== "file")
    throw badRequest(`unknown source ${source.slice(0, 200)} (want paste|file|url)`);
  const content = bodyText(call, "content");
  if (content.trim() === "") throw badRequest("content is required");
  const bytes = Buffer.from(content);
  if (call.store.tasks.knows(bytes)) throw conflict("content already submitted");
  const title = bodyText(call, "title").trim();
  const { id, status, stage } = call.store.tasks.submit({ source, title, content: bytes, extension: ".md" });
  return { status: 202, json: { id, status, stage } };
}

/** The sandbox opens no connection of its own, whatever address it is given. */
function refuseAddress(url: string): Error {
  if (url === "") return badRequest("url is required when source=url");
  return badRequest("fetch url: bridge: AI engine error FETCH_FAILED: the sandbox does not fetch addresses");
}
