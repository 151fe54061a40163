/** Builds the reference pages as Markdown, for the site and for readers of plain text. */
import { rateLimitText, span } from "@specwright-tools/toolchain/model/words";
import { changelogs, changes, withPageLinks } from "../specification/changes.ts";
import { hosts, protocol, rateLimits as limits } from "../specification/documents.ts";
import { everyOperation, operationHref } from "../specification/operations.ts";
import { topicHref, topics } from "../specification/topics.ts";
import type { TextPage } from "./stage.ts";

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
const cell = (text: string | number) => String(text).replaceAll("|", "\\|").replaceAll(/\s+/g, " ");
const row = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
const link = (text: string, href: string | undefined) =>
  href === undefined ? `\`${text}\`` : `[\`${text}\`](${href})`;
const operationLinks = (ids: readonly string[]) => ids.map((id) => link(id, operationHref(id))).join(", ");

/** Lists how many orders may be sent per second and per batch, and how many may be open. */
function orderLimits(): string {
  const { tiers, batches, orders } = limits;
  const levels = [...tiers.uid, ...tiers.institution.map((tier) => ({ ...tier, level: `${tier.level}, institution` }))];
  return `## Orders in one second, by level

${tiers.unit} Read them with ${operationLinks(tiers.operations.read)}. Set them with ${operationLinks(tiers.operations.set)}.

${table(
  ["Level", "Futures", "Option", "Spot"],
  levels.map(({ level, futures, option, spot }) => [level, futures, option, spot]),
)}

## Batches

${list([...batches.notes, ...batches.conflicts])}

${table(
  ["Category", "Orders in one batch, at most"],
  batches.orders.map(({ category, maximum, since }) => [
    category,
    since === undefined ? maximum : `${maximum}, since ${since}`,
  ]),
)}

## Open orders

${table(
  ["What", "At most"],
  orders.map(({ what, maximum }) => [what, maximum]),
)}`;
}

function rateLimits(): string {
  const { ip, uid, system, websocket, demo, clock } = limits;
  const { orderEntry } = websocket;
  const funds = Object.entries(demo.funds.maximumPerRequest).map(([coin, amount]) => `${amount} ${coin}`);
  const limited = everyOperation.filter(({ operation }) => operation["x-rate-limit"] !== undefined);
  return `# Rate limits

Rate limits of the trading API: per IP address, per user, by level and by operation. The client starts from these limits and then follows the headers of each response.

## Per IP address

**${ip.requests} requests in ${span(ip.window)}.** ${ip.scope} Beyond this limit, the server returns HTTP ${ip.exceeded.status}. ${ip.exceeded.action}

Under general load the server returns HTTP ${system.exceeded.status}. ${system.exceeded.action}

## Per user

**${uid.window}** Beyond the limit the server returns HTTP ${uid.exceeded.status} with code [${uid.exceeded.retCode}](error-codes.html#common-${uid.exceeded.retCode}). ${uid.exceeded.action}

${list([...Object.entries(uid.headers).map(([name, meaning]) => `\`${name}\`: ${meaning}`), ...uid.notes])}

${orderLimits()}

## Streams

${list([
  ...websocket.connections.map(({ requests, maximum, window, scope }) => {
    const during = window === undefined ? "" : ` in ${span(window)}`;
    return `At most ${requests ?? maximum}${during}: ${scope}`;
  }),
  `Order entry: ${orderEntry.requests} requests in ${span(orderEntry.window)}. ${orderEntry.scope} Beyond this limit, the server replies with code [${orderEntry.exceeded.retCode}](error-codes.html#websocket-${orderEntry.exceeded.retCode}). ${orderEntry.exceeded.action}`,
  ...websocket.notes,
])}

## Demo trading

${demo.limits} Orders are kept for ${span(demo.ordersKept)}. ${operationLinks([demo.funds.operation])} adds funds, once in ${span(demo.funds.window)} and at most ${funds.join(", ")}.

## Clock

${clock.rule} The receive window is ${clock.recvWindowDefaultMs} ms by default.

## Pages, windows and demo accounts

${table(
  ["Limit", "Value"],
  limits.reference.map(({ limit, value }) => [limit, value]),
)}

## Limits of operations

${table(
  ["Operation", "Limit"],
  limited.map(({ call, href, operation }) => [link(call, href), rateLimitText(operation["x-rate-limit"])]),
)}
`;
}

function environments(): string {
  const restricted = everyOperation.filter(({ operation }) => operation["x-environment"] !== undefined);
  const groups = Map.groupBy(restricted, ({ operation }) => operation["x-environment"]?.available.join(", ") ?? "");
  return `# Environments

Base URLs of the trading API, compared with the platform's own guide on ${hosts.checked}. A key belongs to one environment. The server refuses it everywhere else.

${table(
  ["Name", "REST and streams", "What it is"],
  hosts.environments.map(({ name, rest, websocket, description }) => [
    `\`${name}\``,
    websocket === undefined ? `\`${rest}\`` : `\`${rest}\`<br>\`${websocket}\``,
    description,
  ]),
)}

## Streams

${table(
  ["Name", "Path", "What it is"],
  hosts.streams.map(({ name, path, description }) => [name, `\`${path}\``, description]),
)}

## Where an operation exists

Demo trading has every market operation and the private operations of this list. The client refuses a call that its environment does not have before it sends anything.

${table(
  ["Environments", "Operations"],
  [...groups].map(([names, rows]) => [names, rows.map(({ call, href }) => link(call, href)).join(" ")]),
)}
`;
}

/** Titles of topic groups, in the order in which readers need them. */
const topicGroups: Readonly<Record<string, string>> = {
  market: "Market data",
  private: "Account",
  trade: "Order entry",
  spread: "Spreads",
  rfq: "RFQ",
  earn: "Earn",
  system: "System",
  requests: "Requests on every connection",
  event: "Event contracts",
  binary: "Binary (SBE)",
  removed: "Removed",
};

function topicList(): string {
  const listed = topics.filter(({ counterpart }) => counterpart?.kind !== "Request");
  const names = new Set([...Object.keys(topicGroups), ...listed.map(({ group }) => group)]);
  const sections = [...names].flatMap((name) => {
    const rows = listed
      .filter(({ group }) => group === name)
      .map(({ href, title, address, summary, call, isUnconfirmed }) => [
        `[${title}](${href})${address === undefined ? "" : `<br>\`${address}\``}`,
        isUnconfirmed ? `${summary} (unconfirmed)` : summary,
        call === undefined ? "" : `\`${call}\``,
      ]);
    const head = ["Topic", "What it carries", "Call"].slice(0, rows.some(([, , call]) => call !== "") ? 3 : 2);
    const shown = rows.map((cells) => cells.slice(0, head.length));
    return rows.length === 0 ? [] : [`## ${topicGroups[name] ?? name}\n\n${table(head, shown)}\n`];
  });
  return `# Stream topics

Every WebSocket topic and request of the trading API. Topics and requests with a call are methods of [\`@specwright/streams\`](packages/streams.html). A topic marked "unconfirmed" is described by a public client alone. The AsyncAPI document: [streams.json](openapi/streams.json).

[The protocol](protocol.html#trading-v5-streams) describes every connection.

${sections.join("\n")}`;
}

const protocolText = () => `# The protocol

The rules for every request, response and connection, for programs in any language. [Sign a request yourself](guides/protocol-sign-a-request.html) has test vectors and programs; [Environments](environments.html) has the hosts.

${protocol.map(({ title, texts }) => [`## ${title}`, ...texts].join("\n\n")).join("\n\n")}
`;

function changeHistory(): string {
  // Every change in the history of an operation links to the change's date. Two changes of the same date need different
  // anchors.
  const days = changes.map(({ date, title, touched = [] }, index) => {
    const places = touched.map(({ kind, operation, schema, topic, place, what }) => {
      const name = operation ?? schema ?? topic ?? place ?? "";
      const shown = link(name, operationHref(operation ?? "") ?? topicHref(topic ?? ""));
      return `${kind}${topic === undefined ? "" : " topic"} ${shown}${what === undefined ? "" : `: ${what}`}`;
    });
    return `<h2 id="${date}-${index + 1}">${date}</h2>\n\n${title}\n\n${list(places)}\n`;
  });
  return `# Change history

What the platform changed in the trading API, newest first, and what each change touched in the specification. Until 24 July 2026 the days are those of the platform's own change log, as far as they touch an operation or a topic. The later days name the most important changes only.

${days.join("\n")}`;
}

function releases(): string {
  const packages = changelogs().map(({ name, markdown }) => `## @specwright/${name}\n${withPageLinks(markdown)}`);
  return `# Releases

The changelog of each package. That of [@specwright/specs](#specwrightspecs) lists the changes of the specifications. [Versioning](project/versioning.html) defines what counts as a breaking change. The platform's own changes are in the [change history](changes.html).

${packages.join("\n\n")}
`;
}

/** Builds the reference pages. Their links are relative to the site's root. */
export const referencePages = (): TextPage[] => [
  { href: "topics.html", title: "Stream topics", source: topicList() },
  { href: "protocol.html", title: "The protocol", source: protocolText() },
  { href: "rate-limits.html", title: "Rate limits", source: rateLimits() },
  { href: "environments.html", title: "Environments", source: environments() },
  { href: "changes.html", title: "Change history", source: changeHistory() },
  { href: "releases.html", title: "Releases", source: releases() },
];
