import { operations } from "../generated/operations.ts";
import { KnowledgeError } from "../errors.ts";
import { checkInput, type FieldNames } from "../http/fields.ts";
import { requestJson } from "../http/request.ts";
import { inputError, requireText } from "../http/validate.ts";
import type { CallOptions } from "../call-options.ts";
import type { Config } from "../config.ts";
import type { SubmitTextReferenceRequest, SubmitTextReleasedRequest, Task } from "../resources.ts";
import { refusedField, requiresField, type ServerVariant } from "../server-variant.ts";

/** Text with an optional title, which only the released server stores; or the exact input of the released server. */
export type SubmitTextInput = (SubmitTextReferenceRequest & { readonly title?: string }) | SubmitTextReleasedRequest;

const FIELDS: FieldNames<SubmitTextInput> = { content: true, source_url: true, title: true, source: true, url: true };

const MAX_BYTES = 10 * 1024 * 1024;
const CALL = "submit.text";

interface AnyText {
  content?: string;
  source_url?: string;
  title?: string;
  source?: string;
  url?: string;
}

function bodyFor(variant: ServerVariant, { content, source_url, title, source, url }: AnyText): object {
  if (variant === "reference") return { content, source_url: source_url ?? url };
  return { source: source ?? "paste", title, content, url: url ?? source_url };
}

/** The server counts the bytes of the JSON that is sent. */
function checkSize(body: object): void {
  const bytes = new TextEncoder().encode(JSON.stringify(body)).byteLength;
  if (bytes > MAX_BYTES)
    throw inputError(CALL, `content makes a request body of ${bytes} bytes; at most ${MAX_BYTES} are allowed`);
}

/** Whether the refusal proves that the server wants the other variant and did nothing. */
const wantsOther = (error: unknown, variant: ServerVariant) =>
  variant === "reference"
    ? refusedField(error, ["source_url"]) !== undefined || requiresField(error, "source")
    : refusedField(error, ["source", "title", "url"]) !== undefined;

/** Submits text in the variant that the server is known for, else first in that of the contract. */
export async function submitText(config: Config, input: SubmitTextInput, options?: CallOptions): Promise<Task> {
  checkInput(CALL, input, FIELDS);
  const text: AnyText = input;
  const isUrl = text.source === "url";
  if (isUrl) requireText(CALL, "url", text.url);
  else requireText(CALL, "content", text.content);
  const attempt = async (variant: ServerVariant, wasRefused = false): Promise<Task> => {
    const json = bodyFor(variant, text);
    checkSize(json);
    const call = { call: CALL, operation: operations.submitText, json, options, wasRefused };
    const task = await requestJson<Task>(config, call);
    config.server.variant = variant;
    return task;
  };
  const first = isUrl ? "released" : (config.server.variant ?? "reference");
  try {
    return await attempt(first);
  } catch (error) {
    if (!wantsOther(error, first)) throw error;
    if (isUrl) {
      throw new KnowledgeError("unsupported", `${CALL}: this server does not fetch URLs. Submit the text itself.`, {
        outcome: "answered",
        cause: error,
      });
    }
    return attempt(first === "reference" ? "released" : "reference", true);
  }
}
