/** What a call would send, made by the client itself: a dry run and a curl command differ from the call in nothing else. */
import { tradingClient, methodOf } from "./clients.ts";
import type { Input } from "./input.ts";
import type { Profile } from "./profile.ts";
import type { Terminal } from "./terminal.ts";

/** A request without key and signature. */
export interface RequestPreview {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Headers that prove who sends: the key opens nothing by itself, but names the account. */
const secretHeaders: Readonly<Record<string, string>> = { "x-bapi-sign": "<signature>", "x-bapi-api-key": "<API key>" };

const redacted = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretHeaders[name.toLowerCase()] ?? value]),
  );

/** Signs what is shown without its signature, so that a dry run needs no key. */
const noKey = { apiKey: "none", secret: "none" };

/**
 * The request of a call, checked and signed like any other, and not sent.
 *
 * @throws {InputError} for input that the client refuses
 */
export async function previewRequest(
  terminal: Terminal,
  profile: Profile,
  name: string,
  input: Input,
): Promise<RequestPreview> {
  let preview: RequestPreview | undefined;
  const client = await tradingClient(terminal, profile, {
    credentials: noKey,
    retry: false,
    fetch: async (url, { method = "GET", headers, body } = {}) => {
      preview = {
        method,
        url,
        headers: redacted(headers as Readonly<Record<string, string>>),
        ...(typeof body === "string" ? { body } : {}),
      };
      throw new Error("A dry run sends nothing.");
    },
  });
  try {
    await methodOf(client, name)(input);
  } catch (error) {
    if (preview === undefined) throw error;
  }
  return preview as unknown as RequestPreview;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request as a command of curl. */
export function curlText({ method, url, headers, body }: RequestPreview): string {
  const parts = [
    `curl -X ${method} ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ];
  return parts.join(" \\\n  ");
}
