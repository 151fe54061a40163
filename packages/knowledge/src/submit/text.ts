import { missesField, refusedField, type FormMemory } from "../form.ts";
import { KnowledgeError } from "../errors.ts";
import { askRecord } from "../http/ask.ts";
import { inputError, requireRecord } from "../http/input.ts";
import { requireText } from "../http/require-text.ts";
import type { CallOptions, Settings } from "../options.ts";
import type { Form, SubmitTextReferenceRequest, SubmitTextReleasedRequest, Task } from "../resources.ts";

/** Text, with a title that is kept where the server knows titles; or what the released server takes. */
export type SubmitTextInput = (SubmitTextReferenceRequest & { readonly title?: string }) | SubmitTextReleasedRequest;

const MAX_BYTES = 10 * 1024 * 1024;

type AnyText = { content?: string; source_url?: string; title?: string; source?: string; url?: string };

function inForm(form: Form, { content, source_url, title, source, url }: AnyText): object {
  if (form === "reference") return { content, source_url: source_url ?? url };
  return { source: source ?? "paste", title, content, url: url ?? source_url };
}

function checkInput(input: AnyText): void {
  requireRecord("input", input);
  if (input.source === "url") requireText("url", input.url);
  else requireText("content", input.content);
}

/** Checked as bytes of the JSON that is sent, which is what the server counts. */
function checkSize(body: object): void {
  const bytes = new TextEncoder().encode(JSON.stringify(body)).byteLength;
  if (bytes > MAX_BYTES)
    throw inputError("content", `makes a body of ${bytes} bytes; at most ${MAX_BYTES} are allowed`);
}

/** A refusal that proves the other form is wanted, and that nothing was done. */
const wantsOther = (error: unknown, form: Form) =>
  form === "reference"
    ? refusedField(error, ["source_url"]) !== undefined || missesField(error, "source")
    : refusedField(error, ["source", "title", "url"]) !== undefined;

/** Hands text over, in the form the server is known for, else first in that of the contract. */
export async function submitText(
  settings: Settings,
  memory: FormMemory,
  input: SubmitTextInput,
  options?: CallOptions,
) {
  const text = input as AnyText;
  checkInput(text);
  const attempt = async (form: Form): Promise<Task> => {
    const json = inForm(form, text);
    checkSize(json);
    const task = await askRecord<Task>(
      settings,
      { operation: "submitText", method: "POST", path: "/api/submit", json, options },
      "id",
    );
    memory.form = form;
    return task;
  };
  const byAddress = text.source === "url";
  const first = byAddress ? "released" : (memory.form ?? "reference");
  try {
    return await attempt(first);
  } catch (error) {
    if (!wantsOther(error, first)) throw error;
    if (byAddress) {
      throw new KnowledgeError("unsupported", "This server does not fetch addresses; submit the text itself.", {
        outcome: "answered",
        cause: error,
      });
    }
    return attempt(first === "reference" ? "released" : "reference");
  }
}
