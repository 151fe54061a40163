/**
 * Replays recordings through the published clients. Uses only the language and the types of `fetch`, so that it runs on
 * every runtime.
 */
import type { HarEntry, HarRequest, RecordedCall, Recording } from "../har.ts";

/** Functions of the published packages. The caller passes them, so that the installed packages are tested. */
export interface Clients {
  readonly createTradingClient: (options: object) => unknown;
  readonly createOpenApiFetchClient: (options: object) => unknown;
  readonly createKnowledgeClient: (options: object) => unknown;
  readonly createKnowledgeFetchClient: (options: object) => unknown;
  readonly replayKey: { readonly apiKey: string; readonly secret: string };
}

export interface Replayed {
  /** The outcome of the call, as JSON values. */
  readonly outcome: unknown;
  /** Differences between the sent requests and the recording. Empty if the requests are equal byte for byte. */
  readonly differences: readonly string[];
}

/**
 * Creates a stopped clock. It advances only with the recorded times of a stream's chunks, and runs waiting timers at
 * once, in order.
 */
const replayClock = (start: number) => {
  let now = start;
  return {
    now: () => now,
    moveTo: (elapsed: number) => {
      now = start + elapsed;
    },
    after: (milliseconds: number, callback: () => void) => {
      let pending = isRetryWait(milliseconds);
      queueMicrotask(() => queueMicrotask(() => pending && callback()));
      return () => {
        pending = false;
      };
    },
  };
};

/** Returns whether a timer waits for the next attempt. A longer timer is a timeout, which a replay never reaches. */
const isRetryWait = (milliseconds: number) => milliseconds < 5_000;

/** Headers of a signed multipart form that aren't compared, because they depend on the form's random boundary. */
const formHeaders = ["content-length"];

/** Returns whether a header is the redacted token. If a recording has it, the client must also send a token. */
const isRedactedToken = (name: string, value: string) => name === "authorization" && value === "Bearer REDACTED";

async function compare(request: Request, recorded: HarRequest | undefined): Promise<string[]> {
  if (recorded === undefined) return [`${request.method} ${request.url} was sent more often than recorded`];
  const differences: string[] = [];
  const check = (what: string, sent: string | null | undefined, expected: string | null | undefined) => {
    if ((sent ?? "") !== (expected ?? ""))
      differences.push(`${what}: sent ${JSON.stringify(sent)}, recorded ${JSON.stringify(expected)}`);
  };
  check("method", request.method, recorded.method);
  check("url", request.url, recorded.url);
  // The boundary of a form is random, which also changes the signature, so don't compare these headers.
  const isForm = recorded.headers.some(({ name, value }) => name === "content-type" && value.startsWith("multipart/"));
  const random = isForm ? ["content-type", "x-bapi-sign"] : [];
  for (const { name, value } of recorded.headers)
    if (!random.includes(name)) check(name, request.headers.get(name), value);
  const known = new Set([...recorded.headers.map(({ name }) => name.toLowerCase()), ...(isForm ? formHeaders : [])]);
  // Report only the name, because an unexpected value may be a key or a signature.
  for (const [name, value] of request.headers)
    if (!known.has(name) && !isRedactedToken(name, value)) differences.push(`${name}: sent, but not recorded`);
  if (recorded.postData !== undefined || !isForm) check("body", await request.text(), recorded.postData?.text);
  return differences;
}

function answer({ response }: HarEntry, arrive: (elapsed: number) => void): Response {
  const headers = response.headers.map(({ name, value }) => [name, value] as [string, string]);
  const empty = [204, 205, 304].includes(response.status);
  const chunks = response._chunks === undefined ? undefined : [...response._chunks];
  if (chunks === undefined)
    return new Response(empty ? null : response.content.text, { status: response.status, headers });
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = chunks.shift();
      if (next === undefined) {
        // If the stream was still open at the end of the recording, keep it open until the client cancels it.
        if (response._open !== true) controller.close();
        return;
      }
      arrive(next.at);
      controller.enqueue(new TextEncoder().encode(next.text));
    },
  });
  return new Response(body, { status: response.status, headers });
}

/**
 * Creates a `fetch` that returns the recorded responses, and collects the differences between sent and recorded
 * requests.
 */
function replayFetch({ call, entries: recorded }: Recording, differences: string[], arrive: (elapsed: number) => void) {
  const entries = [...recorded];
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    // If the client receives and sends in parallel, requests of different methods have no fixed order, so use the first
    // recorded request with the same method.
    const next = call.listens === true ? entries.findIndex((each) => each.request.method === request.method) : 0;
    const [entry] = next < 0 ? [] : entries.splice(next, 1);
    // An open stream without any message stays pending.
    if (entry === undefined && call.listens === true && request.method === "GET") return new Promise(() => {});
    differences.push(...(await compare(request, entry?.request)));
    if (entry === undefined) throw new TypeError("fetch failed");
    return answer(entry, arrive);
  };
  const noteUnsent = () =>
    differences.push(...entries.map(({ request }) => `${request.method} ${request.url} was recorded and not sent`));
  return { fetch, noteUnsent };
}

/**
 * Returns whether a recorded call is an HTTP method, such as `GET`. openapi-fetch calls operations by method and path.
 */
export const isMethod = (call: string): boolean => /^[A-Z]+$/.test(call);

/** Creates a client with the recording's clock, ids and responses. */
function clientOf(
  recording: Recording,
  differences: string[],
  clients: Clients,
  { madeBefore = 0, createTrading = clients.createTradingClient } = {},
) {
  const { call, entries } = recording;
  const baseUrl = new URL(entries[0]?.request.url ?? "http://localhost:8080").origin;
  const clock = replayClock(call.now);
  const { fetch, noteUnsent } = replayFetch(recording, differences, clock.moveTo);
  if (call.surface === "knowledge") {
    const create = isMethod(call.call) ? clients.createKnowledgeFetchClient : clients.createKnowledgeClient;
    return { client: create({ baseUrl, fetch, clock }), noteUnsent };
  }
  let count = madeBefore;
  const generateId = () => `${call.ids}${String((count += 1)).padStart(12, "0")}`;
  const credentials = call.signed ? { credentials: clients.replayKey } : {};
  const environment = baseUrl.includes("demo") ? "demo" : baseUrl.includes("testnet") ? "testnet" : "mainnet";
  const retry = call.once === true ? { retry: false } : {};
  const options = { environment, ...credentials, ...retry, fetch, clock, generateId, throttle: false };
  return { client: createTrading(options), noteUnsent };
}

/** Calls the function at a dotted path and returns its outcome: a value, the events of a stream, or an error. */
export async function outcomeOf(
  client: unknown,
  { call, args }: Pick<RecordedCall, "call" | "args">,
): Promise<unknown> {
  try {
    const names = call.split(".");
    const last = names.pop() ?? "";
    const owner = names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], client) as Record<
      string,
      (...all: unknown[]) => unknown
    >;
    const result = owner[last]?.(...args.map(revive));
    if (isIterable(result)) return { items: plain(await gather(result)) };
    return { result: plain(await result) };
  } catch (error) {
    return { error: describe(error) };
  }
}

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof (value as { [Symbol.asyncIterator]?: unknown } | undefined)?.[Symbol.asyncIterator] === "function";

async function gather(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  try {
    for await (const item of items) all.push(item);
  } catch (error) {
    all.push({ error: describe(error) });
  }
  return all;
}

/** Creates a `File` from each recorded `$file` object, which has the file's name, type and content. */
function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== "object" || value === null) return value;
  const { $file: file } = value as { $file?: { name: string; type: string; text: string } };
  if (file !== undefined) return new File([file.text], file.name, { type: file.type });
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, revive(inner)]));
}

/**
 * Converts a result to JSON values: 64-bit integers become marked strings, and values without a JSON form are left out.
 */
function plain(value: unknown): unknown {
  return value === undefined
    ? null
    : (JSON.parse(
        JSON.stringify(value, (_, each: unknown) => (typeof each === "bigint" ? `${each}n` : each)),
      ) as unknown);
}

const comparedErrorFields = [
  "name",
  "code",
  "retCode",
  "retMsg",
  "operation",
  "status",
  "httpStatus",
  "attempts",
  "requestId",
  "orderLinkId",
  "field",
  "rule",
] as const;

/** Returns the fields of an error that programs read, without its message and stack, which may change. */
function describe(error: unknown): Record<string, unknown> {
  const known = error as Record<string, unknown>;
  return Object.fromEntries(
    comparedErrorFields.filter((name) => known?.[name] !== undefined).map((name) => [name, plain(known[name])]),
  );
}

/** Replays one recording of a client function. `run` makes the call. */
export async function replayCall(recording: Recording, clients: Clients, run = outcomeOf): Promise<Replayed> {
  const differences: string[] = [];
  const { client, noteUnsent } = clientOf(recording, differences, clients);
  const outcome = await run(client, recording.call);
  noteUnsent();
  return { outcome, differences };
}

/**
 * Replays a recording of one exchange through openapi-fetch. The sent request must equal the recorded request, and the
 * response body is the outcome.
 */
export async function replayPath(recording: Recording, clients: Clients): Promise<Replayed> {
  const differences: string[] = [];
  const [entry] = recording.entries;
  if (entry === undefined) return { outcome: null, differences: ["the recording has no exchange"] };
  const { method, url, postData, headers } = entry.request;
  // The recorded call may have generated other IDs before this request ID, so derive their number from the request ID.
  const requestId = headers.find(({ name }) => name === "cdn-request-id")?.value;
  const madeBefore = Number(requestId?.slice(-12) ?? 1) - 1;
  const create = clients.createOpenApiFetchClient;
  const { client, noteUnsent } = clientOf(recording, differences, clients, { madeBefore, createTrading: create });
  type Call = (path: string, init: object) => Promise<{ data?: unknown; error?: unknown }>;
  const call = (client as Record<string, Call>)[method];
  const { pathname, search } = new URL(url);
  const init = {
    // Send the query exactly as recorded, because a cursor is returned unchanged.
    params: { query: { recorded: search } },
    querySerializer: () => search.slice(1),
    ...(postData !== undefined && { body: postData.text, bodySerializer: (text: string) => text }),
  };
  const outcome = await call?.(pathname, init).then(
    ({ data, error }) => plain(data ?? error),
    (error: unknown) => describe(error),
  );
  noteUnsent();
  return { outcome, differences };
}

/**
 * Returns whether a call uses the MCP endpoint. The official MCP SDK creates the messages of these calls, so their
 * recordings are replayed only if the SDK is installed.
 */
export const isMcpCall = ({ call }: Pick<RecordedCall, "call">): boolean => call.startsWith("mcp.");

interface Session {
  listTools(): Promise<{ tools: unknown }>;
  callTool(request: object): Promise<unknown>;
  getServerVersion(): unknown;
  close(): Promise<void>;
  readonly transport?: { terminateSession(): Promise<void> };
}

interface McpPart {
  readonly mcp: {
    connect(options: unknown): Promise<Session>;
    ask(session: Session, question: unknown): Promise<unknown>;
  };
}

/** Actions in a connected MCP session, by the last part of the call's name. */
const sessionActions: Readonly<
  Record<string, (client: McpPart, session: Session, input: unknown) => Promise<unknown>>
> = {
  connect: async (_, session) => session.getServerVersion(),
  tools: async (_, session) => (await session.listTools()).tools,
  ask: (client, session, question) => client.mcp.ask(session, question),
  call: (_, session, request) => session.callTool(request as object),
  end: async (_, session) => {
    await session.transport?.terminateSession();
    return "ended";
  },
};

const nextMacrotask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Connects, performs one action (`mcp.connect`, `mcp.tools`, `mcp.ask`, `mcp.call` or `mcp.end`), and closes. The SDK
 * opens its stream in the background; `listening` resolves after its response.
 */
export function mcpOutcomeOf(
  client: unknown,
  { call, args }: Pick<RecordedCall, "call" | "args">,
  listening: () => Promise<void> = nextMacrotask,
): Promise<unknown> {
  const [options, input] = args;
  const run = async () => {
    const session = await (client as McpPart).mcp.connect(options ?? {});
    await listening();
    try {
      return await sessionActions[call.slice("mcp.".length)]?.(client as McpPart, session, input);
    } finally {
      await session.close();
    }
  };
  return outcomeOf({ run }, { call: "run", args: [] });
}
