import { headerOf, type HarEntry, type Recording } from "../har.ts";

/** A recording with one mistake outside its bodies. */
export interface Mistake {
  readonly kind: string;
  readonly recording: Recording;
}

const planted = "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hJ6";

/** Changes the first exchange of a recording. */
function withFirst(recording: Recording, change: (entry: HarEntry) => HarEntry): Recording {
  const [first, ...rest] = recording.entries;
  if (first === undefined) throw new Error("a recording has at least one exchange");
  return { ...recording, entries: [change(first), ...rest] };
}

const withResponse = (recording: Recording, change: (response: HarEntry["response"]) => HarEntry["response"]) =>
  withFirst(recording, (entry) => ({ ...entry, response: change(entry.response) }));

const withHeader = (recording: Recording, from: string, value: string) =>
  withFirst(recording, (entry) => {
    const headers = entry.request.headers.map((header) => (header.name === from ? { ...header, value } : header));
    return { ...entry, request: { ...entry.request, headers } };
  });

/** Replaces the body by another text, with the matching size. */
const withText = (recording: Recording, text: string) =>
  withResponse(recording, (response) => ({
    ...response,
    content: { ...response.content, text, size: new TextEncoder().encode(text).length },
  }));

/** Returns mistakes that every recording can have, independent of its schema. */
function common(recording: Recording): Mistake[] {
  const { text } = recording.entries[0]?.response.content ?? { text: "" };
  const header = { name: "cookie", value: "session=1" };
  const made = (kind: string, changed: Recording): Mistake => ({ kind, recording: changed });
  return [
    made(
      "a header that is not on the list, sent",
      withFirst(recording, (entry) => ({
        ...entry,
        request: { ...entry.request, headers: [...entry.request.headers, header] },
      })),
    ),
    made(
      "a header that is not on the list, received",
      withResponse(recording, (response) => ({ ...response, headers: [...response.headers, header] })),
    ),
    made("a seeded secret", withText(recording, `${text}{"secret":"${planted}"}`)),
    made("a seeded token", { ...recording, comment: `Bearer ${planted} ${recording.comment}` }),
    made("no origin", { ...recording, comment: "made up, 2026-11-02" }),
    made(
      "the address of a deployment",
      withFirst(recording, (entry) => {
        const url = entry.request.url.replace(/^https?:\/\/[^/]+/, "https://gateway.example.net");
        return { ...entry, request: { ...entry.request, url } };
      }),
    ),
    made(
      "a parameter of another name",
      withFirst(recording, (entry) => {
        const queryString = [...entry.request.queryString, { name: "mutated", value: "1" }];
        const url = `${entry.request.url}${entry.request.url.includes("?") ? "&" : "?"}mutated=1`;
        return { ...entry, request: { ...entry.request, url, queryString } };
      }),
    ),
  ];
}

function ofSignature(recording: Recording): Mistake[] {
  if (headerOf(recording.entries[0]?.request.headers ?? [], "x-bapi-sign") === undefined) return [];
  return [
    { kind: "a signature of another account", recording: withHeader(recording, "x-bapi-sign", "0".repeat(64)) },
    { kind: "a key of another account", recording: withHeader(recording, "x-bapi-api-key", "kX9vQ2mN7pL4sT8w") },
    { kind: "another time than was signed", recording: withHeader(recording, "x-bapi-timestamp", "1793610000001") },
  ];
}

/** Returns mistakes in a response that the document describes. */
function ofAnswer(recording: Recording): Mistake[] {
  if (recording.broken === true) return [];
  const status = withResponse(recording, (response) => ({ ...response, status: 299 }));
  const type = withResponse(recording, (response) => ({
    ...response,
    content: { ...response.content, mimeType: "application/xml" },
  }));
  return [
    { kind: "a status that the document lacks", recording: status },
    { kind: "another content type", recording: type },
  ];
}

/** Returns mistakes in the order and times of a stream's chunks. */
function ofStream(recording: Recording): Mistake[] {
  const chunks = recording.entries[0]?.response._chunks ?? [];
  const [first, second] = chunks;
  if (first === undefined || second === undefined) return [];
  const withChunks = (_chunks: typeof chunks) => withResponse(recording, (response) => ({ ...response, _chunks }));
  const swapped = [{ ...second, at: first.at }, { ...first, at: second.at }, ...chunks.slice(2)];
  const text = swapped.map((chunk) => chunk.text).join("");
  const backwards = [{ ...first, at: second.at }, { ...second, at: first.at }, ...chunks.slice(2)];
  const atOnce = chunks.map((chunk) => ({ ...chunk, at: 0 }));
  const reversed = chunks.toReversed().map(({ text: piece }) => piece);
  const inOrder = chunks.map(({ at }, index) => ({ at, text: reversed[index] ?? "" }));
  return [
    { kind: "pieces in another order than the body", recording: withChunks(swapped) },
    { kind: "times that go backwards", recording: withChunks(backwards) },
    { kind: "pieces that all came at once", recording: withChunks(atOnce) },
    { kind: "a piece that is missing", recording: withChunks(chunks.slice(1)) },
    ...(text.includes("done") && recording.broken !== true
      ? [{ kind: "events from the last to the first", recording: withText(withChunks(inOrder), reversed.join("")) }]
      : []),
  ];
}

/** Returns every mechanical mistake outside JSON bodies. */
export const mistakesIn = (recording: Recording): Mistake[] => [
  ...common(recording),
  ...ofSignature(recording),
  ...ofAnswer(recording),
  ...ofStream(recording),
];
