/** A hand-written test case: the input of a caller, and the payload that has to be signed. */
export interface VectorCase {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly version?: "v3";
  readonly recvWindow?: number | null;
  /** Query as an object, for the serializer. */
  readonly queryObject?: Record<string, unknown>;
  /** Query as a string. */
  readonly query?: string;
  readonly body?: string;
  /** Body as bytes, in base64. */
  readonly bodyBase64?: string;
  /** The expected payload, written by hand. Undefined if the body is bytes, because bytes are signed unchanged. */
  readonly payload?: string;
}

const multipart = Buffer.concat([
  Buffer.from('--boundary-for-file\r\nContent-Disposition: form-data; name="upload_file"; filename="пример.png"\r\n'),
  Buffer.from("Content-Type: image/png\r\n\r\n"),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff, 0xfe, 0xc3, 0x28, 0xed, 0xa0, 0x80]),
  Buffer.from("\r\n--boundary-for-file--\r\n"),
]);

const every256 = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

export const getCases: readonly VectorCase[] = [
  {
    name: "plain query text",
    method: "GET",
    query: "category=linear&symbol=BTCUSDT",
    payload: "category=linear&symbol=BTCUSDT",
  },
  { name: "no query", method: "GET", payload: "" },
  { name: "empty query text", method: "GET", query: "", payload: "" },
  { name: "question mark only", method: "GET", query: "?", payload: "" },
  { name: "query with its question mark", method: "GET", query: "?a=1", payload: "a=1" },
  { name: "query that begins with a question mark", method: "GET", query: "??a=1", payload: "?a=1" },
  { name: "empty query object", method: "GET", queryObject: {}, payload: "" },
  { name: "every value left out", method: "GET", queryObject: { symbol: null }, payload: "" },
  { name: "empty value", method: "GET", queryObject: { baseCoin: "" }, payload: "baseCoin=" },
  {
    name: "every reserved character of RFC 3986",
    method: "GET",
    queryObject: { q: ":/?#[]@!$&'()*+,;=" },
    payload: "q=%3A%2F%3F%23%5B%5D%40!%24%26%27()*%2B%2C%3B%3D",
  },
  {
    name: "characters that URL parsers rewrite",
    method: "GET",
    queryObject: { q: " \"<>'`{}|\\^%" },
    payload: "q=%20%22%3C%3E%27%60%7B%7D%7C%5C%5E%25",
  },
  { name: "reserved characters in a name", method: "GET", queryObject: { "a&b=c'd": "x" }, payload: "a%26b%3Dc%27d=x" },
  { name: "control characters", method: "GET", queryObject: { q: "\t\n\r\u0000\u007f" }, payload: "q=%09%0A%0D%00%7F" },
  {
    name: "unicode of one to four bytes",
    method: "GET",
    queryObject: { q: "aé€𝄞 كيان 日本" },
    payload: "q=a%C3%A9%E2%82%AC%F0%9D%84%9E%20%D9%83%D9%8A%D8%A7%D9%86%20%E6%97%A5%E6%9C%AC",
  },
  { name: "list", method: "GET", queryObject: { coin: ["BTC", "ETH", "A,B"] }, payload: "coin=BTC,ETH,A%2CB" },
  {
    name: "numbers and booleans",
    method: "GET",
    queryObject: { limit: 50, price: 0.1, zero: 0, below: -1.5, openOnly: false, all: true },
    payload: "limit=50&price=0.1&zero=0&below=-1.5&openOnly=false&all=true",
  },
  {
    name: "cursor handed out encoded",
    method: "GET",
    queryObject: { limit: 1, cursor: "21963%3A1%2C14954%3A1" },
    payload: "limit=1&cursor=21963%3A1%2C14954%3A1",
  },
  {
    name: "cursor handed out plain",
    method: "GET",
    queryObject: { limit: 1, cursor: "21963:1,14954:1" },
    payload: "limit=1&cursor=21963%3A1%2C14954%3A1",
  },
  {
    name: "cursor in base64",
    method: "GET",
    queryObject: { cursor: "MTM3MTU3OTk=" },
    payload: "cursor=MTM3MTU3OTk%3D",
  },
  { name: "another window", method: "GET", recvWindow: 20000, query: "coin=USDT", payload: "coin=USDT" },
];

export const postCases: readonly VectorCase[] = [
  { name: "no body", method: "POST", payload: "" },
  { name: "empty body", method: "POST", body: "", payload: "" },
  { name: "empty object", method: "POST", body: "{}", payload: "{}" },
  {
    name: "order",
    method: "POST",
    body: '{"category":"linear","symbol":"BTCUSDT","side":"Buy","orderType":"Limit","qty":"0.01","price":"50000"}',
    payload: '{"category":"linear","symbol":"BTCUSDT","side":"Buy","orderType":"Limit","qty":"0.01","price":"50000"}',
  },
  {
    name: "white space and key order as sent",
    method: "POST",
    body: '{\n  "b" : 1,\r\n\t"a": [ 1, 2 ]\n}\n',
    payload: '{\n  "b" : 1,\r\n\t"a": [ 1, 2 ]\n}\n',
  },
  { name: "unicode body", method: "POST", body: '{"note":"é€𝄞 日本\\u00e9"}', payload: '{"note":"é€𝄞 日本\\u00e9"}' },
  { name: "byte order mark", method: "POST", body: '\ufeff{"a":1}', payload: '\ufeff{"a":1}' },
  { name: "JSON as bytes", method: "POST", bodyBase64: Buffer.from('{"note":"é"}').toString("base64") },
  { name: "multipart with bytes that are not UTF-8", method: "POST", bodyBase64: multipart.toString("base64") },
  { name: "every byte value", method: "POST", bodyBase64: every256.toString("base64") },
];

export const v3Cases: readonly VectorCase[] = [
  { name: "V3 GET without window", method: "GET", version: "v3", query: "symbol=BTCUSDT", payload: "symbol=BTCUSDT" },
  { name: "V3 GET with null window", method: "GET", version: "v3", recvWindow: null, query: "a=1", payload: "a=1" },
  { name: "V3 GET with window", method: "GET", version: "v3", recvWindow: 5000, query: "a=1", payload: "a=1" },
  {
    name: "V3 POST without window",
    method: "POST",
    version: "v3",
    body: '{"symbol":"BTCUSDT"}',
    payload: '{"symbol":"BTCUSDT"}',
  },
  { name: "V3 POST with window", method: "POST", version: "v3", recvWindow: 7000, body: "{}", payload: "{}" },
  { name: "V3 without payload", method: "GET", version: "v3", payload: "" },
];
