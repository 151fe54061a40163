import type { Mistake } from "./mistake.ts";

const retCodes = "trading/ret-codes.yaml";
const hosts = "trading/hosts.yaml";
const limits = "trading/rate-limits.yaml";
const changes = "trading/changes.yaml";

/** Mistakes for testing lint: each adds a file to which no other file refers. */
export const fileMistakes: readonly Mistake[] = [
  {
    what: "a schema file that nothing refers to",
    file: "trading/components/schemas/order/Forgotten.yaml",
    put: "title: Forgotten\ndescription: A schema.\n",
    rule: "unreferenced-file",
  },
  {
    what: "a path file that openapi.yaml does not refer to",
    file: "trading/paths/order/forgotten.yaml",
    put: "get:\n  operationId: orderForgotten\n",
    rule: "unreferenced-file",
  },
];

/** Mistakes in single lines, which lint finds without parsing the file. */
export const textMistakes: readonly Mistake[] = [
  {
    what: "Chinese text",
    file: "trading/paths/market/adl-alert.yaml",
    find: "summary: ",
    put: "summary: 自动减仓 ",
    rule: "english-text",
  },
  {
    what: "a Cyrillic letter among Latin ones",
    file: "streams/servers/rfq.yaml",
    find: "description: Block",
    put: "description: Вlock",
    rule: "english-text",
  },
  {
    what: "a space at the end of a line",
    file: "knowledge/paths/wiki/tree.yaml",
    find: "tags: [Wiki]\n",
    put: "tags: [Wiki] \n",
    rule: "no-blanks",
  },
  {
    what: "two spaces between two words",
    file: "trading/ret-codes.yaml",
    find: "USDC perpetual orders are still open.",
    put: "USDC perpetual  orders are still open.",
    rule: "no-blanks",
  },
  {
    what: "quotation marks that readers see",
    file: "knowledge/paths/tasks/tasks.yaml",
    find: 'description: "Sort direction: `asc` ascending, `desc` descending. Default `desc`."',
    put: "description: '\"Sort direction: `asc` ascending, `desc` descending. Default `desc`.\"'",
    rule: "no-literal-quotes",
  },
  {
    what: "a host of the documentation with a typo",
    file: "trading/paths/spread/tickers.yaml",
    find: "bybit-exchange.github.io",
    put: "bybit-exchange.gihub.io",
    rule: "known-hosts",
  },
];

/** Mistakes by which two files contradict each other, though each file is correct by itself. */
export const twinMistakes: readonly Mistake[] = [
  {
    what: "a value that the open enumeration of the same name spells differently",
    file: "trading/components/schemas/scalars/SideValue.yaml",
    find: "[Buy, Sell]",
    put: "[Buy, Sel]",
    rule: "twin-enumerations",
  },
  {
    what: "an enumeration that the open enumeration of the same name explains differently",
    file: "trading/components/schemas/scalars/FixedBorrowStrategyValue.yaml",
    find: "`PARTIAL` partial fill allowed",
    put: "`PARTIAL` no partial fill",
    rule: "twin-enumerations",
  },
];

/** Mistakes in the shape of a data file, which keep the other checks of the file from running. */
export const shapeMistakes: readonly Mistake[] = [
  {
    what: "an unknown class of a return code",
    file: retCodes,
    find: "code: 10004, group: common, class: auth",
    put: "code: 10004, group: common, class: authentication",
    rule: "ret-codes-schema",
  },
  {
    what: "a return code that is a string",
    file: retCodes,
    find: "code: 10005,",
    put: 'code: "10005",',
    rule: "ret-codes-schema",
  },
  {
    what: "a misspelt key of a code",
    file: retCodes,
    find: "code: 10006, group: common, class: rate-limit, meaning:",
    put: "code: 10006, group: common, class: rate-limit, means:",
    rule: "ret-codes-schema",
  },
  {
    what: "a base URL without encryption",
    file: hosts,
    find: "rest: https://api.bytick.com",
    put: "rest: http://api.bytick.com",
    rule: "hosts-schema",
  },
  {
    what: "an environment of an unknown kind",
    file: hosts,
    find: "kind: demo",
    put: "kind: demonstration",
    rule: "hosts-schema",
  },
  {
    what: "an invalid date",
    file: hosts,
    find: "checked: 2026-11-21",
    put: "checked: 2026-21-11",
    rule: "hosts-schema",
  },
  {
    what: "a time limit that cannot be read",
    file: limits,
    find: "window: 5s",
    put: "window: five seconds",
    rule: "rate-limits-schema",
  },
  {
    what: "a rate limit level without a limit for spot",
    file: limits,
    find: "{ level: Default, futures: 10, option: 10, spot: 20 }",
    put: "{ level: Default, futures: 10, option: 10 }",
    rule: "rate-limits-schema",
  },
  {
    what: "a change without a date",
    file: changes,
    find: '- date: "2026-09-30"\n  kind: added',
    put: "- kind: added",
    rule: "changes-schema",
  },
  {
    what: "a change of an unknown kind",
    file: changes,
    find: "{ operation: earnFlexibleSavingSetAutoSavings, kind: added }",
    put: "{ operation: earnFlexibleSavingSetAutoSavings, kind: new }",
    rule: "changes-schema",
  },
  {
    what: "a requirement without tests",
    file: "traceability.yaml",
    find: "T03:\n  spec:\n    - specs/trading/paths/fiat/reference-price.yaml\n  tests:",
    put: "T03:\n  spec:\n    - specs/trading/paths/fiat/reference-price.yaml\n  test:",
    line: "T03",
    rule: "traceability-schema",
  },
];

/** Mistakes in the content of a data file whose shape is correct. */
export const contentMistakes: readonly Mistake[] = [
  {
    what: "a return code that is listed twice",
    file: retCodes,
    find: "- { code: 10024,",
    put: '- { code: 10001, group: common, class: validation, meaning: "Wrong once more." }\n- { code: 10024,',
    rule: "ret-codes-distinct",
  },
  {
    what: "a return code for a path that no operation has",
    file: retCodes,
    find: "paths: [/v5/asset/covert]",
    put: "paths: [/v5/asset/small-change]",
    rule: "ret-codes-paths",
  },
  {
    what: "a success class for a code other than 0",
    file: retCodes,
    find: "- { code: 10429, group: websocket, class: rate-limit",
    put: "- { code: 10429, group: websocket, class: success",
    rule: "ret-codes-success",
  },
  {
    what: "a return code of an example that is not listed",
    file: "trading/paths/spot-margin-trade/set-leverage.yaml",
    find: "retCode: 0\n",
    put: "retCode: 990001\n",
    rule: "known-codes",
  },
  {
    what: "two environments of one name",
    file: hosts,
    find: "name: georgia",
    put: "name: kazakhstan # once georgia",
    rule: "hosts-distinct",
  },
  {
    what: "a typo in the host of an environment",
    file: hosts,
    find: "websocket: wss://stream.bybit.tr",
    put: "websocket: wss://stream.bybti.tr",
    rule: "hosts-domain",
  },
  {
    what: "an environment that the document does not have",
    file: hosts,
    find: "rest: https://api.bybit.ae",
    put: "rest: https://api.bybit.af",
    rule: "hosts-servers",
  },
  {
    what: "a server that is not an environment",
    file: "trading/openapi.yaml",
    find: "- url: https://api.bybit.kz",
    put: "- url: https://api.bybit.uz",
    rule: "hosts-servers",
  },
  {
    what: "a host of streams of another environment",
    file: "streams/components/server-variables/PrivateHost.yaml",
    find: "demo: stream-demo.bybit.com",
    put: "demo: stream-testnet.bybit.com",
    rule: "hosts-servers",
  },
  {
    what: "a limit of an operation that does not exist",
    file: limits,
    find: "set: [apilimitSet]",
    put: "set: [apilimitSets]",
    rule: "rate-limits-names",
  },
  {
    what: "a limit of a parameter that does not exist",
    file: limits,
    find: "place: positionList.limit",
    put: "place: positionList.limits",
    rule: "rate-limits-names",
  },
  {
    what: "changes in the wrong order",
    file: changes,
    find: 'date: "2026-09-22"',
    put: 'date: "2026-12-22"',
    rule: "changes-order",
  },
  {
    what: "a change of an operation that does not exist",
    file: changes,
    find: "operation: userAgreement,",
    put: "operation: userAgreements,",
    rule: "changes-names",
  },
  {
    what: "a change of a topic that does not exist",
    file: changes,
    find: "topic: eventOrderBook,",
    put: "topic: eventBook,",
    rule: "changes-names",
  },
  {
    what: "a change of a field that does not exist",
    file: changes,
    find: "schema: UserQueryApiResult.isFixApi",
    put: "schema: UserQueryApiResult.fixApi",
    rule: "changes-names",
  },
  {
    what: "a requirement in a file that does not exist",
    file: "traceability.yaml",
    find: "- specs/trading/components/schemas/Envelope.yaml",
    put: "- specs/trading/components/schemas/Envelopes.yaml",
    rule: "traceability-places",
  },
  {
    what: "a requirement at a place that does not exist",
    file: "traceability.yaml",
    find: "openapi.yaml#/paths",
    put: "openapi.yaml#/path",
    rule: "traceability-places",
  },
];
