import { FieldReader, requestRows, type FieldEntry } from "@specwright-tools/toolchain/model/field-rows";
import { categoriesOf, ruleRows, ruleText } from "@specwright-tools/toolchain/model/input-rules";
import { contentOf, isRead, resultSchema, successes } from "@specwright-tools/toolchain/model/operations";
import { readDocument } from "@specwright-tools/toolchain/model/published";
import { permissionText, rateLimitText, span } from "@specwright-tools/toolchain/model/words";
import { knownOperations } from "@specwright/sandbox/known-operations";
import { lastSeenLive } from "@specwright-tools/contract/files";
import type { OperationRow } from "./operations.ts";
import { returnCodes, type ReturnCode } from "./return-codes.ts";
import { samplesOf, type Samples } from "./samples/samples.ts";

/** A one-line fact for callers, shown in addition to the fields. */
export interface Fact {
  readonly name: string;
  /** Text of the fact in Markdown. Links are relative to the site's root. */
  readonly text: string;
}

/** A rule between fields of the input. */
export interface PageRule {
  /** Text of the rule in Markdown, including its conditions. */
  readonly text: string;
  /** Product categories to which the rule applies. Undefined for all. */
  readonly categories?: readonly string[];
}

/** The content of an operation's page. */
export interface OperationPage {
  readonly row: OperationRow;
  readonly title: string;
  /** Description in Markdown. */
  readonly description: string;
  readonly deprecation?: { readonly replacements: readonly string[] };
  readonly facts: readonly Fact[];
  readonly rules: readonly PageRule[];
  /** Categories by which a reader can filter the rules. Empty if every rule applies to all categories. */
  readonly ruleCategories: readonly string[];
  readonly samples: Samples;
  readonly request: readonly FieldEntry[];
  readonly response: readonly FieldEntry[];
  readonly codes: readonly ReturnCode[];
  readonly platformUrl?: string;
}

const repeatedRead = "A read: the client retries it after a failure.";

function repeating(row: OperationRow): string {
  const idempotency = row.operation["x-idempotency"];
  if (isRead(row.found)) return repeatedRead;
  if (idempotency === undefined)
    return "Not safe to repeat. If the response is lost, the client throws [`unknown-outcome`](guides/trading-errors.html) and doesn't resend it.";
  const maker = idempotency.mint === true ? " The client generates an ID if you don't set it." : "";
  return `[Safe to repeat](guides/trading-orders-and-retries.html) with the same \`${idempotency.field}\`.${maker}`;
}

function environments({ operation, signed }: OperationRow): string {
  const available = operation["x-environment"]?.available;
  if (available !== undefined) return available.map((name) => `\`${name}\``).join(", ");
  return signed ? "All except [demo trading](guides/trading-demo.html)" : "All";
}

const accesses = {
  needed: "Signed with an [API key](guides/trading-keys.html)",
  optional: "No key needed; the call is signed if the client has a key",
  none: "Public, no key",
};

/** Returns the permission that a key needs, or a note that the platform doesn't document it. */
function permission({ operation, signed }: OperationRow): Fact[] {
  if (!signed) return [];
  const text = permissionText(operation["x-permission"]) ?? "Not documented by Bybit";
  return [{ name: "Permission", text }];
}

function evidence({ operation }: OperationRow): Fact[] {
  if (operation["x-evidence"] !== "clients") return [];
  const text = "Bybit doesn't document this operation. Its description comes from public clients, and it may not work.";
  return [{ name: "Unconfirmed", text }];
}

/** Returns the failures that a result reports although its return code is 0. */
function failures({ operation }: OperationRow): Fact[] {
  const rule = operation["x-failure-values"];
  if (rule === undefined) return [];
  const [values, relation] = rule.values === undefined ? [rule.otherThan, "not "] : [rule.values, ""];
  const list = (values ?? []).map((value) => `\`${JSON.stringify(value)}\``).join(" or ");
  return [{ name: "Failure", text: `\`${rule.field ?? "result"}\` is ${relation}${list}, even if \`retCode\` is 0.` }];
}

function pages({ operation }: OperationRow): Fact[] {
  const window = operation["x-time-window"];
  return [
    ...(operation["x-pagination"] === undefined
      ? []
      : [{ name: "Pages", text: "[`.iterate()`](guides/trading-pagination.html) reads every page." }]),
    ...(window === undefined
      ? []
      : [
          {
            name: "Time range",
            text: `At most ${span(window.max)} between \`${window.start}\` and \`${window.end}\`. \`.iterate()\` splits a longer range.`,
          },
        ]),
  ];
}

const behaviours = {
  simulated: "Simulated: it reads and changes the state of the sandbox.",
  example: "Returns the example of the specification.",
};

/** Returns the HTTP error statuses of a call, with a link to the error codes. */
function refusals({ operation }: OperationRow): Fact[] {
  const statuses = Object.keys(operation.responses).filter((status) => /^[45]\d\d$/.test(status));
  if (statuses.length === 0) return [];
  return [
    { name: "Errors", text: `HTTP ${statuses.join(", ")}, as a [\`KnowledgeError\`](packages/knowledge.html#errors)` },
  ];
}

const knowledgeFacts = (row: OperationRow): Fact[] => [
  { name: "Access", text: "A bearer token, if your server requires one" },
  {
    name: "Retries",
    text: isRead(row.found)
      ? repeatedRead
      : "Sent once. If the response is lost, the `outcome` of the error is `unknown`: check before you resend it.",
  },
  ...refusals(row),
  { name: "Sandbox", text: behaviours.simulated },
];

const daysSeen = lastSeenLive();

function seenLive({ operationId }: OperationRow): string {
  const day = daysSeen.get(operationId);
  if (day === undefined) return "Not yet: no response of the live platform has been recorded.";
  return `On ${day}. The recorded response matches this page.`;
}

function factsOf(row: OperationRow): Fact[] {
  if (row.document === "knowledge") return knowledgeFacts(row);
  const limit = rateLimitText(row.operation["x-rate-limit"]);
  const behaviour = knownOperations[row.operationId];
  return [
    { name: "Access", text: accesses[row.found.key] },
    ...permission(row),
    ...evidence(row),
    ...(limit === "" ? [] : [{ name: "Rate limit", text: `[${limit}](rate-limits.html)` }]),
    { name: "Environments", text: environments(row) },
    { name: "Retries", text: repeating(row) },
    ...failures(row),
    ...pages(row),
    ...(behaviour === undefined ? [] : [{ name: "Sandbox", text: behaviours[behaviour] }]),
    { name: "Seen live", text: seenLive(row) },
  ];
}

/** Returns the fields of a result, without the envelope, which is the same for every operation of the trading API. */
function responseFields({ document: name, found }: OperationRow): FieldEntry[] {
  const document = readDocument(name);
  const result = name === "trading" ? resultSchema(document, found) : undefined;
  const schema = result ?? contentOf(successes(found)[0]?.[1])?.schema;
  return schema === undefined ? [] : new FieldReader(document).below("", schema);
}

/** Returns the rules of an operation, and the categories by which a reader can filter them. */
function rulesOf(document: object, { found }: OperationRow): Pick<OperationPage, "rules" | "ruleCategories"> {
  const rows = ruleRows(document, found);
  const isSelective = rows.some(({ categories }) => categories !== undefined);
  return {
    rules: rows.map((rule) => ({
      text: ruleText(rule),
      ...(rule.categories === undefined ? {} : { categories: rule.categories }),
    })),
    ruleCategories: isSelective ? categoriesOf(document, found) : [],
  };
}

export function operationPage(row: OperationRow): OperationPage {
  const { operation } = row;
  const document = readDocument(row.document);
  return {
    row,
    title: operation.summary ?? "",
    description: operation.description ?? "",
    ...(operation.deprecated === true ? { deprecation: { replacements: operation["x-replaced-by"] ?? [] } } : {}),
    facts: factsOf(row),
    ...rulesOf(document, row),
    samples: samplesOf(row),
    request: requestRows(document, row.found),
    response: responseFields(row),
    codes: row.document === "trading" ? returnCodes(row) : [],
    ...(operation.externalDocs === undefined ? {} : { platformUrl: operation.externalDocs.url }),
  };
}
