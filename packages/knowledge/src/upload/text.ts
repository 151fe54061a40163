import { elapsed, onAbort } from "@specwright/transport";
import { operations } from "../generated/operations.ts";
import { KnowledgeError } from "../errors.ts";
import { checkInput, checkSignal, inputError, requirePositive, requireText, type FieldNames } from "../validate.ts";
import { requestJson } from "../http/request.ts";
import type { CallOptions } from "../options/options.ts";
import type { Config } from "../options/config.ts";
import type { SubmitTextReferenceRequest, SubmitTextReleasedRequest, Task } from "../resources.ts";
import { refusedField, requiresField, type ServerVariant } from "../server-variant.ts";

/**
 * Text with an optional title, or the exact input of the released server. Only the released server stores the title.
 */
export type SubmitTextInput = (SubmitTextReferenceRequest & { readonly title?: string }) | SubmitTextReleasedRequest;

const FIELDS: FieldNames<SubmitTextInput> = { content: true, source_url: true, title: true, source: true, url: true };

const MAX_BYTES = 10 * 1024 * 1024;
const CALL = "submit.text";

interface AnyText {
  content?: string | undefined;
  source_url?: string | undefined;
  title?: string | undefined;
  source?: string | undefined;
  url?: string | undefined;
}

function bodyFor(variant: ServerVariant, { content, source_url, title, source, url }: AnyText): object {
  if (variant === "reference") return { content, source_url: source_url ?? url };
  return { source: source ?? "paste", title, content, url: url ?? source_url };
}

/** Checks the size of the request in JSON, because the server limits the bytes of the request. */
function checkSize(body: object): void {
  const bytes = new TextEncoder().encode(JSON.stringify(body)).byteLength;
  if (bytes > MAX_BYTES)
    throw inputError(CALL, `content makes a request body of ${bytes} bytes; at most ${MAX_BYTES} are allowed`);
}

/**
 * Returns whether the server refused input in the form of `variant` because it expects the form of the other variant.
 * The server has then done nothing, so the client may send the other form.
 */
const expectsOtherVariant = (error: unknown, variant: ServerVariant) =>
  variant === "reference"
    ? refusedField(error, ["source_url"]) !== undefined || requiresField(error, "source")
    : refusedField(error, ["source", "title", "url"]) !== undefined;

/**
 * Waits while another submission detects the server variant. Otherwise, concurrent calls might all be refused first.
 * Resolves with the milliseconds of the call's time limit that have passed, or `Infinity` if none is left.
 */
async function waitForProbe(
  probe: Promise<void>,
  { clock, spentMs, timeoutMs }: Config,
  options: CallOptions = {},
): Promise<number> {
  const { signal } = options;
  const leftMs = (options.timeoutMs ?? timeoutMs) - spentMs;
  const start = elapsed(clock);
  const waited = () => Math.ceil(elapsed(clock) - start);
  let disconnect = () => {};
  let cancel = () => {};
  const spent = await new Promise<number>((resolve) => {
    // If the time is over or the caller aborts, the request itself fails. A timer may fire up to a millisecond early,
    // so its wait counts as infinite.
    if (leftMs !== Infinity) cancel = clock.after(leftMs, () => resolve(Infinity));
    if (signal) disconnect = onAbort(signal, () => resolve(waited()));
    void probe.then(() => resolve(waited()));
  });
  cancel();
  disconnect();
  return spent;
}

/**
 * Submits text in the form of the known server variant. For an unknown variant, tries the form of the contract first.
 */
export async function submitText(config: Config, input: SubmitTextInput, options?: CallOptions): Promise<Task> {
  checkInput(CALL, input, FIELDS);
  const text: AnyText = input;
  const isUrl = text.source === "url";
  if (isUrl) requireText(CALL, "url", text.url);
  else requireText(CALL, "content", text.content);
  for (const name of ["source", "source_url", "title", "content", "url"] as const)
    if (text[name] !== undefined && typeof text[name] !== "string")
      throw inputError(CALL, `${name} must be a string`, text[name]);
  checkSignal(CALL, options?.signal);
  if (options?.timeoutMs !== undefined) requirePositive(CALL, "timeoutMs", options.timeoutMs);
  const { server } = config;
  // No `await` before this point: the first of several concurrent calls must start the probe before the second checks
  // for it.
  const probe = server.variant === undefined ? server.probe : undefined;
  const waitedMs = probe === undefined ? 0 : await waitForProbe(probe, config, options);
  const timed = { ...config, spentMs: config.spentMs + waitedMs };
  const submitted = isUrl ? submitUrl(timed, text, options) : submitContent(timed, text, options);
  if (server.variant !== undefined || server.probe !== undefined) return submitted;
  server.probe = submitted.then(
    () => undefined,
    () => undefined,
  );
  return submitted.finally(() => (server.probe = undefined));
}

async function attempt(
  config: Config,
  text: AnyText,
  options: CallOptions | undefined,
  variant: ServerVariant,
  wasRefused = false,
): Promise<Task> {
  const json = bodyFor(variant, text);
  checkSize(json);
  const call = { call: CALL, operation: operations.submitText, json, options, wasRefused };
  const task = await requestJson<Task>(config, call);
  config.server.variant = variant;
  return task;
}

/**
 * Submits a URL. Only the released server fetches URLs, so a refusal by another server is reported as `unsupported`.
 */
async function submitUrl(config: Config, text: AnyText, options: CallOptions | undefined): Promise<Task> {
  try {
    return await attempt(config, text, options, "released");
  } catch (error) {
    if (!expectsOtherVariant(error, "released")) throw error;
    throw new KnowledgeError("unsupported", `${CALL}: this server does not fetch URLs. Submit the text itself.`, {
      outcome: "answered",
      cause: error,
    });
  }
}

async function submitContent(config: Config, text: AnyText, options: CallOptions | undefined): Promise<Task> {
  const first = config.server.variant ?? "reference";
  try {
    return await attempt(config, text, options, first);
  } catch (error) {
    if (!expectsOtherVariant(error, first)) throw error;
    return attempt(config, text, options, first === "reference" ? "released" : "reference", true);
  }
}
