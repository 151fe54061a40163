/** Tests the reader of the documentation pages. The pages are written for these tests, in the platform's format. */
import { expect, describe, it } from "vitest";
import { readDocumentation } from "./documentation.ts";

const read = (pages: Readonly<Record<string, string>>) =>
  readDocumentation({ revision: "r", date: "2026-01-01", pages: new Map(Object.entries(pages)) });

/** Builds a page about one operation. */
const page = (
  request: string,
  response: string,
  sample: object = {},
  endpoint = `<APIEndpoint method="GET" url="/v5/thing/list" />`,
) => `---
title: Things
---
Lists things.

:::info
A note with \`code\`.
:::

### HTTP Request
${endpoint}

### Request Parameters
| Parameter | Required | Type | Comments |
|:---|:---|:---|---|
${request}

### Response Parameters
| Parameter | Type | Comments |
|:---|:---|---|
${response}

### Response Example
\`\`\`json
${JSON.stringify({ retCode: 0, result: sample })}
\`\`\`
`;

const operationOf = (text: string, others: Readonly<Record<string, string>> = {}) => {
  const [operation] = read({ "docs/v5/thing/list.mdx": text, ...others }).operations;
  if (operation === undefined) throw new Error("the page has no operation");
  return operation;
};

const requestOf = (comment: string) =>
  operationOf(page(`|limit |false |integer |${comment} |`, "|list |array |Things |")).request[0];

describe("an operation in the platform's documentation", () => {
  it("is read with its method, its path and the file of its page", () => {
    expect(operationOf(page("|a |true |string |A |", "|b |string |B |"))).toMatchObject({
      method: "GET",
      path: "/v5/thing/list",
      file: "docs/v5/thing/list.mdx",
    });
  });

  it("is recognized in plain text without an APIEndpoint component", () => {
    const text = page("|a |true |string |A |", "|b |string |B |", {}, "POST `/v5/thing/create`");
    expect(operationOf(text)).toMatchObject({ method: "POST", path: "/v5/thing/create" });
  });

  it("ends where the next operation on the page begins", () => {
    const text = page("|a |true |string |A |", "|b |string |B |");
    const { operations } = read({
      "docs/v5/two.mdx": `${text}\n${text
        .replace(/^---.*---\n/s, "")
        .replace("thing/list", "thing/other")
        .replace("|a |", "|c |")}`,
    });
    expect(operations.map(({ path, request }) => [path, request.map((field) => field.path)])).toEqual([
      ["/v5/thing/list", ["$.a"]],
      ["/v5/thing/other", ["$.c"]],
    ]);
  });

  it("uses the request table of the page that it refers to", () => {
    const other = page(
      "|a |true |string |A |",
      "|b |string |B |",
      {},
      `<APIEndpoint method="POST" url="/v5/thing/create" />`,
    );
    const text = page("", "|b |string |B |").replace(
      /\| Parameter \| Required[\s\S]*?\n\n/,
      "See [the other page](../thing/create#request-parameters).\n\n",
    );
    expect(operationOf(text, { "docs/v5/thing/create.mdx": other }).request.map(({ path }) => path)).toEqual(["$.a"]);
  });
});

describe("a response table in the platform's documentation", () => {
  const places = (response: string, sample?: object) =>
    operationOf(page("|a |true |string |A |", response, sample)).response.map(({ path }) => path);

  it("contains the paths of nested fields", () => {
    expect(
      places(
        "|list |array |Things |\n|> id |string |ID |\n|> fee |object |Fee |\n|>> rate |string |Rate |\n|cursor |string |Cursor |",
      ),
    ).toEqual([
      "$.result.list",
      "$.result.list[].id",
      "$.result.list[].fee",
      "$.result.list[].fee.rate",
      "$.result.cursor",
    ]);
  });

  it("may name the elements of a tuple by their index", () => {
    expect(places("|list |array |Candles |\n|> list[0]: start |string |Start |", { list: [["1"]] })).toContain(
      "$.result.list[][0]",
    );
  });

  it("describes the list items if the result of the operation is a list", () => {
    expect(places("|id |string |ID |", [{ id: "1" }] as object)).toEqual(["$.result[].id"]);
  });

  it("that contains retCode describes the whole response, not only the result", () => {
    expect(places("|retCode |integer |Code |\n|result |object |Result |\n|> id |string |ID |", { id: "1" })).toEqual([
      "$.retCode",
      "$.result",
      "$.result.id",
    ]);
  });

  it("may show list items like an object, and then the example decides where a field belongs", () => {
    const table = "|list |array |Things |\n|> group |string |Group |\n|>> id |string |ID |";
    expect(places(table, { list: [{ group: "a", id: "1" }] })).toEqual([
      "$.result.list",
      "$.result.list[].group",
      "$.result.list[].id",
    ]);
  });

  it("may contradict the example, and then the field has the type from the example", () => {
    const [field] = operationOf(page("|a |true |string |A |", "|id |integer |ID |", { id: "1" })).response;
    expect(field?.types).toEqual(["string"]);
  });

  it("may be HTML, with Markdown inside and a missing row tag", () => {
    const html = `<table>
  <tr><th>Parameter</th><th>Type</th><th>Comments</th></tr>
      <td>list</td><td>array</td><td>Things</td>
  <tr><td>> <a href="../enum#status">status</a></td><td>string</td><td>\`On\`, \`Off\`</td></tr>
</table>`;
    const text = page("|a |true |string |A |", "").replace(/\| Parameter \| Type[\s\S]*?\n\n/, `${html}\n\n`);
    expect(operationOf(text).response).toMatchObject([
      { path: "$.result.list", types: ["array"] },
      { path: "$.result.list[].status", values: ["On", "Off"], enumeration: "status" },
    ]);
  });

  it("may be continued by an HTML table without a header", () => {
    const more = "<table><tr><td>b</td><td>false</td><td>string</td><td>B</td></tr></table>";
    const text = page("|a |true |string |A |", "|c |string |C |").replace(
      "\n\n### Response Parameters",
      `\n\n${more}\n\n### Response Parameters`,
    );
    expect(operationOf(text).request).toMatchObject([{ path: "$.a" }, { path: "$.b", isRequired: false }]);
  });
});

describe("a comment in a table of the platform's documentation", () => {
  it.each([
    ["Limit. [`1`, `50`]. Default: `20`", { minimum: 1, maximum: 50, default: "20", values: [] }],
    ["`20` by default", { default: "20" }],
    ["<ul><li>`0`(default): off</li><li>`1`: on</li></ul>", { values: ["0", "1"], default: "0" }],
    ["Side. `Buy`, `Sell`", { values: ["Buy", "Sell"] }],
    ["Side: `Buy` `Sell`", { values: ["Buy", "Sell"] }],
    ['Permissions ["Order", "Position"]', { values: ["Order", "Position"] }],
    ["A name of max 36 characters", { maxLength: 36, values: [] }],
    ["A symbol, like `BTCUSDT`", { values: [] }],
    ["<ul><li>`A`: full</li></ul>Valid for `linear`, `spot`", { values: ["A"] }],
  ])("is read as values, bounds and default: %s", (comment, stated) =>
    expect(requestOf(comment)).toMatchObject(stated),
  );

  it.each(["spot: [`1`, `60`], default: `60`; others: [`1`, `1000`], default: `500`", "No bounds"])(
    "is not read as a bound or default if it states a condition: %s",
    (comment) => {
      expect(requestOf(comment)).not.toHaveProperty("default");
      expect(requestOf(comment)).not.toHaveProperty("maximum");
    },
  );

  it("may contain names of other fields, which are not read as values", () => {
    const text = page(
      "|id |false |string |`id`, `name` one of them is required |\n|name |false |string |Name |",
      "|list |array |L |",
    );
    expect(operationOf(text).request.map(({ values }) => values)).toEqual([[], []]);
  });

  it("is read from the last cell, even if the row has no cell for required", () => {
    const text = page("|id |string |ID |", "|list |array |L |");
    expect(operationOf(text).request[0]).toMatchObject({ types: ["string"] });
    expect(operationOf(text).request[0]).not.toHaveProperty("isRequired");
  });
});

describe("pages of the platform's documentation that describe no operation", () => {
  it("list enumerations, and a field that links to an enumeration has its values", () => {
    const documentation = read({
      "docs/v5/enum.mdx":
        "### side\n* `Buy` a purchase\n* `Sell` a sale\n### kind (of thing)\n| Value | Meaning |\n|---|---|\n| `1` | one |\n",
      "docs/v5/thing/list.mdx": page("|[side](../enum#side) |true |string |Side |", "|list |array |L |"),
    });
    expect([...documentation.enumerations]).toEqual([
      ["side", ["Buy", "Sell"]],
      ["kind-of-thing", ["1"]],
    ]);
    expect(documentation.operations[0]?.request[0]?.values).toEqual(["Buy", "Sell"]);
  });

  it("list error codes", () => {
    const text = "## General\n|Code |Description |\n|:--:|:--|\n| 10001 |Wrong input|\n| -1 |Expired|\n";
    expect(read({ "docs/v5/error.mdx": text }).codes.map(({ code }) => code)).toEqual([10001, -1]);
  });

  it("list rate limits by category or for all categories, even in cells that span rows and columns", () => {
    const text = `<table>
<tr><th rowSpan="2">Method</th><th rowSpan="2">Path</th><th colSpan="2">Limits</th></tr>
<tr><th>linear</th><th>spot</th></tr>
<tr><td rowSpan="2">POST</td><td>/v5/a</td><td>10/s</td><td>20/s</td></tr>
<tr><td>/v5/b</td><td colSpan="2">5/s</td></tr>
</table>

| Method | Path | Limit |
|---|---|---|
| GET | /v5/c | 100/min |
`;
    const limits = read({ "docs/v5/rate-limit/rate-limit.mdx": text }).limits;
    expect(
      limits.map(({ method, path, category, requests, window }) => [method, path, category, requests, window]),
    ).toEqual([
      ["POST", "/v5/a", "linear", 10, "1s"],
      ["POST", "/v5/a", "spot", 20, "1s"],
      ["POST", "/v5/b", "linear", 5, "1s"],
      ["POST", "/v5/b", "spot", 5, "1s"],
      ["GET", "/v5/c", undefined, 100, "1m"],
    ]);
  });

  it("name topics with the fields of their messages", () => {
    const text =
      "**Topic:**<br/>\n`thing.{symbol}` e.g., thing.BTCUSDT\n\n### Response Parameters\n| Parameter | Type | Comments |\n|---|---|---|\n|topic |string |Topic |\n|data |array |Object |\n|> s |string |Symbol |\n";
    expect(read({ "docs/v5/websocket/public/thing.mdx": text }).topics).toMatchObject([
      { address: "thing.{symbol}", response: [{ path: "$.topic" }, { path: "$.data" }, { path: "$.data[].s" }] },
    ]);
  });

  it("list changes with date and title", () => {
    const text = "## 2026-02-03\n### REST API\n- [Get things](../v5/thing/list) [UPDATE]\n    - A field was added\n";
    expect(read({ "docs/changelog/v5.mdx": text }).changes).toMatchObject([
      { date: "2026-02-03", title: "Get things [UPDATE]" },
    ]);
  });
});
