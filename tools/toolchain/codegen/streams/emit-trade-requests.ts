import { type OpenApiDocument, type Schema, schemaName } from "../../model/document.ts";
import { callName, capital } from "../../model/names.ts";
import { operationsOf, requestBody } from "../../model/operations.ts";
import { type AsyncApiDocument, requestsOf, type StreamRequest } from "../../model/streams.ts";
import { docComment, Expression, printConstant, printImport } from "../print.ts";

/** Facts about a request, from the schemas of its messages and its REST operation. */
interface RequestFacts {
  /** Method of the client, named as in the REST client. */
  readonly method: string;
  readonly op: string;
  readonly type: string;
}

/** Returns the component that a schema refers to. */
function component(schema: Schema | undefined, place: string): string {
  const name = schema && schemaName(schema);
  if (name === undefined) throw new Error(`${place} of the streams must refer to a component.`);
  return name;
}

function factsOf(document: AsyncApiDocument, trading: OpenApiDocument, request: StreamRequest): RequestFacts {
  const { rest, command, reply } = request;
  const found = operationsOf(trading).find(({ operation }) => operation.operationId === rest);
  const body = found && requestBody(found)?.schema;
  if (found === undefined || body === undefined)
    throw new Error(`${command}: x-rest names ${rest}, which is no REST operation with a body.`);
  const { schemas } = document.components;
  const { op, args } = schemas[command]?.properties ?? {};
  const sent = component(args?.items, `The arguments of ${command}`);
  if (sent !== component(body, `The body of ${rest}`))
    throw new Error(`${command}: the arguments must be the body of ${rest}, because the client checks them as such.`);
  const data = component(schemas[reply]?.properties?.["data"], `The data of ${reply}`);
  const items = schemas[data]?.properties?.["list"]?.items;
  const id = capital(rest);
  return {
    method: callName(found.path, rest).method,
    op: String(op?.const),
    type: items
      ? `OrderBatchMethod<${id}Params, ${component(items, `The items of ${data}`)}>`
      : `OrderMethod<${id}Params, ${id}Result>`,
  };
}

/** Returns the type arguments in a generic type. */
const typeArguments = (type: string): string[] => type.replace(/^.*<|>$/g, "").split(", ");

const orders = "@specwright/trading/orders";

/** Prints the types and the names of the methods that send orders. */
export function emitTradeApi(document: AsyncApiDocument, trading: OpenApiDocument): string {
  const requests = requestsOf(document).map((request) => ({ ...request, ...factsOf(document, trading, request) }));
  const members = requests.map(
    ({ operation: { title, description }, method, type }) =>
      docComment([`${title}.`, "", description], "  ") + `  readonly ${method}: ${type};\n`,
  );
  return [
    printImport(
      requests.flatMap(({ type }) => typeArguments(type)),
      orders,
      "import type",
    ),
    'import type { OrderBatchMethod, OrderMethod } from "../trade/types.ts";\n\n',
    `/** Orders over the socket. */\nexport interface TradeApi {\n${members.join("")}}\n\n`,
    "/** The names of the methods. What is sent for each loads with the first request. */\n",
    printConstant(
      "tradeMethods",
      "readonly (keyof TradeApi)[]",
      requests.map(({ method }) => method),
    ),
  ].join("");
}

/** Prints the message that each method for orders sends. */
export function emitTradeRequests(document: AsyncApiDocument, trading: OpenApiDocument): string {
  const requests = requestsOf(document).map((request) => ({ ...request, ...factsOf(document, trading, request) }));
  const literal = requests.map(({ method, op, rest }): [string, object] => [
    method,
    { op, operation: new Expression(rest) },
  ]);
  return [
    printImport(
      requests.map(({ rest }) => rest),
      orders,
    ),
    'import type { TradeRequest } from "../trade/types.ts";\n',
    'import type { TradeApi } from "./trade-api.ts";\n\n',
    "/** What is sent for each method. */\n",
    printConstant("tradeRequests", "Readonly<Record<keyof TradeApi, TradeRequest>>", Object.fromEntries(literal)),
  ].join("");
}
