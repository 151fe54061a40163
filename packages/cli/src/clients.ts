/** Creates the clients of a profile. Loads the code of a client only when a command needs it. */
import type { ChatInput, KnowledgeClient } from "@specwright/knowledge";
import type { SocketConstructor, StreamsOptions, TradingStreams } from "@specwright/streams";
import type { TradingClient, TradingOptions } from "@specwright/trading";
import { QuestionNotSentError } from "./failure.ts";
import type { Input } from "./input.ts";
import type { Profile } from "./profile.ts";
import { useProxy } from "./proxy.ts";
import { jsonText } from "./output.ts";
import { printable, type Terminal } from "./terminal.ts";

/** Method of the trading client, typed for any input. */
export interface TradingMethod {
  (input?: object, options?: object): Promise<unknown>;
  withResponse(input?: object, options?: object): Promise<{ readonly result: unknown; readonly rateLimit: object }>;
  iterate?(input?: object, options?: object): AsyncGenerator<unknown, void, undefined>;
}

/**
 * Creates the REST client of a profile. Without an API key it makes only public calls. `options` override the options
 * of the profile.
 */
export async function tradingClient(
  terminal: Terminal,
  profile: Profile,
  options: TradingOptions = {},
): Promise<TradingClient> {
  const { createTradingClient } = await import("@specwright/trading");
  await useProxy(terminal, profile);
  const credentials = options.credentials ?? profile.credentials();
  return createTradingClient({
    environment: profile.environment,
    credentials,
    ...(terminal.fetch === undefined ? {} : { fetch: terminal.fetch }),
    ...verboseOptions(terminal),
    ...options,
  });
}

/**
 * Returns options that print requests and responses on standard error if `--verbose` is set. Debug events contain no
 * secrets.
 */
const verboseOptions = (terminal: Terminal): { readonly onDebug?: (event: object) => void } =>
  terminal.isVerbose === true ? { onDebug: (event) => terminal.error(`${printable(jsonText(event))}\n`) } : {};

/** Returns the method with a name such as `order.create`. */
export function methodOf(client: TradingClient, name: string): TradingMethod {
  const [group = "", call = ""] = name.split(".");
  return (client as unknown as Record<string, Record<string, TradingMethod>>)[group]?.[call] as TradingMethod;
}

/** Creates the streams client of a profile. It fills gaps over REST. */
export async function tradingStreams(
  terminal: Terminal,
  profile: Profile,
  onDebug?: StreamsOptions["onDebug"],
): Promise<TradingStreams> {
  const isProxied = await useProxy(terminal, profile);
  const [{ createTradingStreams }, { WebSocket }, trading] = await Promise.all([
    import("@specwright/streams"),
    // With a proxy, use undici's sockets, because only they connect through undici's proxies.
    isProxied ? import("undici") : import("ws"),
    tradingClient(terminal, profile),
  ]);
  const credentials = profile.credentials();
  const options: StreamsOptions = {
    // The cast is safe: the client rejects environments without streams before it connects.
    environment: profile.environment as StreamsOptions["environment"],
    credentials,
    trading,
    webSocket: WebSocket as unknown as SocketConstructor,
    onDebug: (event) => {
      verboseOptions(terminal).onDebug?.(event);
      onDebug?.(event);
    },
  };
  return createTradingStreams(options) as TradingStreams;
}

export async function knowledgeClient(terminal: Terminal, profile: Profile): Promise<KnowledgeClient> {
  const { knowledge } = profile;
  await useProxy(terminal, profile);
  const { createKnowledgeClient } = await import("@specwright/knowledge");
  return createKnowledgeClient({
    ...knowledge,
    ...(terminal.fetch === undefined ? {} : { fetch: terminal.fetch as never }),
    ...verboseOptions(terminal),
  });
}

/**
 * Returns the chat input for a question. Adds the earlier messages of the session, because the released server stores
 * them but doesn't read them. The client omits `messages` for a server that doesn't have this field.
 *
 * @throws {QuestionNotSentError} if the earlier messages can't be read
 */
export async function questionIn(
  client: KnowledgeClient,
  session: string | undefined,
  query: string,
  signal: AbortSignal,
): Promise<ChatInput> {
  if (session === undefined) return { query };
  const stored = await client.sessions.messages(session, { signal }).catch((error: Error) => {
    throw new QuestionNotSentError(error);
  });
  const messages = stored.flatMap(({ role: stated, content }) => {
    const role = (["user", "assistant"] as const).find((each) => each === stated);
    return role === undefined || typeof content !== "string" || content === "" ? [] : [{ role, content }];
  });
  return { query, session_id: session, messages };
}

// Dry runs and curl commands come from the client itself, so they match the real request.

/** Request without its API key and signature. */
export interface RequestPreview {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Placeholders for authentication headers. The API key is hidden because it identifies the account, though it grants no
 * access without its secret.
 */
const secretHeaders: Readonly<Record<string, string>> = { "x-bapi-sign": "<signature>", "x-bapi-api-key": "<API key>" };

const redacted = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretHeaders[name.toLowerCase()] ?? value]),
  );

/** Placeholder credentials: a dry run hides the signature, so it needs no key. */
const noKey = { apiKey: "none", secret: "none" };

/**
 * Returns the request of a call without sending it. Checks the input as in a real call.
 *
 * @throws {InputError} for input that the client rejects
 */
export async function previewRequest(
  terminal: Terminal,
  profile: Profile,
  name: string,
  input: Input,
): Promise<RequestPreview> {
  let preview: RequestPreview | undefined;
  const client = await tradingClient({ ...terminal, isVerbose: false }, profile, {
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

/** Returns the request as a curl command. */
export function curlText({ method, url, headers, body }: RequestPreview): string {
  const parts = [
    `curl -X ${method} ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ];
  return parts.join(" \\\n  ");
}
