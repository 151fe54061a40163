import { schemaReference } from "../../model/document.ts";
import { capital } from "../../model/names.ts";
import { type Channel, type AsyncApiDocument, type StreamTopic, toOpenApi } from "../../model/streams.ts";
import { docComment, printKey } from "../print.ts";
import { compileResponse, type ResponseSchema } from "../responses/response-schema.ts";
import { messageGuardSchema } from "./emit-messages.ts";

/** The orders in which an object's keys occur in messages, by the object's path, such as `.data[]`. */
export type KeysByPath = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Merges two key orders into one that agrees with both. Undefined if they contradict each other. */
function mergeTwo(left: readonly string[], right: readonly string[]): readonly string[] | undefined {
  const merged: string[] = [];
  let rest = left;
  for (const key of right) {
    const at = rest.indexOf(key);
    if (at < 0 && left.includes(key)) return undefined;
    merged.push(...rest.slice(0, at + 1));
    if (at < 0) merged.push(key);
    else rest = rest.slice(at + 1);
  }
  return [...merged, ...rest];
}

/** Merges key orders into as few as possible. Key orders that begin with different keys stay separate. */
export function mergeOrders(orders: readonly (readonly string[])[]): (readonly string[])[] {
  const merged: (readonly string[])[] = [];
  for (const order of orders) {
    const at = merged.findIndex((one) => one[0] === order[0] && mergeTwo(one, order) !== undefined);
    if (at < 0) merged.push(order);
    else merged[at] = mergeTwo(merged[at] ?? [], order) ?? [];
  }
  return merged;
}

function collect(value: unknown, place: string, into: Map<string, (readonly string[])[]>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, `${place}[]`, into);
  else if (typeof value === "object" && value !== null) {
    into.set(place, [...(into.get(place) ?? []), Object.keys(value)]);
    for (const [key, inner] of Object.entries(value)) collect(inner, `${place}.${key}`, into);
  }
}

/**
 * Returns the orders in which the keys of objects occur in a channel's messages, by the path of the object. For the
 * outermost object, the orders in `x-key-order` come before those found in examples.
 */
export function keysOf({ messages = {}, "x-key-order": hints = [] }: Channel): KeysByPath {
  const found = new Map<string, (readonly string[])[]>();
  found.set(
    "",
    hints.map(({ keys }) => keys),
  );
  for (const { examples = [] } of Object.values(messages))
    for (const { payload } of examples) collect(payload, "", found);
  return found;
}

/** A value at one path of a message. */
interface Value {
  readonly schema: ResponseSchema;
  /** The checks that the value must pass, one from each topic whose messages contain it. */
  readonly guards: readonly ResponseSchema[];
  /** Path of the value, such as `.data[].symbol`. */
  readonly place: string;
}

const SCALARS: Readonly<Record<string, string>> = {
  boolean: "boolean",
  null: "null",
  number: "number",
  "number string": "stringOrNumber",
  "null string": "stringOrNull",
  string: "string",
};

const after = (value: string, token: string): string => value.replace("reader", `reader.after(${token})`);

/**
 * Returns the name and the declaration of a key's token. The token consists of the preceding `{` or `,`, the quoted
 * key, and the colon.
 */
function keyToken(key: string, isFirst: boolean): { readonly name: string; readonly declaration: string } {
  const name = `${isFirst ? "first" : "next"}_${key.replaceAll(/\W/g, "_")}`;
  const text = `${isFirst ? "{" : ","}${JSON.stringify(key)}:`;
  return { name, declaration: `const ${name} = token('${text}');\n` };
}

/**
 * Prints the functions that decode the messages of one schema. Prints none if the specification allows any type for one
 * of the values, because the general parser then reads the messages.
 */
class DecoderPrinter {
  /** Code of the functions, by name. Each function precedes its callers. */
  readonly functions = new Map<string, string>();
  /** Declarations of the tokens with which the functions compare a message. */
  readonly tokens = new Set<string>();
  readonly #name: string;
  readonly #keys: KeysByPath;
  readonly #isBook: boolean;

  constructor(name: string, { channel }: StreamTopic) {
    this.#name = name;
    this.#keys = keysOf(channel);
    this.#isBook = channel["x-update"]?.merge === "levels";
  }

  /** Prints the functions that decode a message, one for each order of its keys, and returns their names. */
  printMessage(message: Value): string[] {
    const orders = this.#ordersOf(message);
    const names = orders.map((order, index) =>
      this.#printObject(message, order, orders.length > 1 ? String(index + 1) : ""),
    );
    return names.includes(undefined) ? [] : (names as string[]);
  }

  /** Returns the key orders of an object in the examples. Appends the keys that occur in no example. */
  #ordersOf({ schema: { required, optional }, place }: Value): (readonly string[])[] {
    const known = Object.keys({ ...required, ...optional });
    const shown = mergeOrders((this.#keys.get(place) ?? []).filter((order) => order.length > 0));
    const orders = shown.length === 0 ? [[]] : shown;
    return orders.map((order) => [...order, ...known.filter((key) => !orders.some((one) => one.includes(key)))]);
  }

  /** Declares a function and returns its name. Returns the name of an existing function if that has the same code. */
  #declare(place: string, code: string, suffix = ""): string {
    for (const [known, other] of this.functions) if (other === code) return known;
    const parts = place.split(/\W+/).filter(Boolean);
    const name = `read${this.#name}${parts.map((part) => capital(part)).join("")}${suffix}`;
    this.functions.set(name, code);
    return name;
  }

  #printObject({ schema, guards, place }: Value, order: readonly string[], suffix = ""): string | undefined {
    const { required = {}, optional = {} } = schema;
    const fields = order.map((key, index) => {
      const inner = guards.flatMap((guard) => guard.required?.[key] ?? []);
      const value = this.#printValue({
        schema: required[key] ?? optional[key] ?? {},
        guards: inner,
        place: `${place}.${key}`,
      });
      const token = keyToken(key, index === 0);
      this.tokens.add(token.declaration);
      return { key, value, token: token.name, isRequired: index === 0 || required[key] !== undefined };
    });
    if (fields.some(({ value }) => value === undefined)) return undefined;
    const firstOptional = fields.findIndex(({ isRequired }) => !isRequired);
    const members = firstOptional < 0 ? fields : fields.slice(0, firstOptional);
    const literal = members.map(({ key, value = "", token }) => `    ${printKey(key)}: ${after(value, token)},\n`);
    const others = fields.slice(members.length).map(({ key, value = "", token, isRequired }) => {
      const target = `fields[${JSON.stringify(key)}]`;
      return isRequired
        ? `  ${target} = ${after(value, token)};\n`
        : `  if (reader.has(${token})) ${target} = ${value};\n`;
    });
    const body = `  const fields: Fields = {\n${literal.join("")}  };\n${others.join("")}  reader.closeObject();\n  return fields;\n`;
    return this.#declare(place, `(reader: MessageReader): Fields => {\n${body}}`, suffix);
  }

  /** Prints the expression that decodes a value. Undefined if the specification allows any type. */
  #printValue(value: Value): string | undefined {
    const { schema, guards, place } = value;
    if (place === ".topic") return "reader.topic()";
    const types = [schema.type ?? []].flat();
    if (types.length === 1 && types[0] === "array") return this.#printList(value);
    if (types.length === 1 && types[0] === "object") return this.#printStructure(value);
    // A decoder reads only the scalar. The general reader reads a list or an object in its place.
    const method =
      SCALARS[
        types
          .filter((type) => type !== "array" && type !== "object")
          .toSorted()
          .join(" ")
      ];
    const isId = method === "string" && guards.some((guard) => guard.isId);
    return method && `reader.${isId ? "id" : method}()`;
  }

  #printStructure(value: Value): string | undefined {
    const { required, optional, isOpen } = value.schema;
    if (required === undefined && optional === undefined) return isOpen ? "reader.record()" : undefined;
    // If key orders contradict each other, compile a decoder for the first order only. The general reader reads
    // messages in other orders.
    const name = this.#printObject(value, this.#ordersOf(value)[0] ?? []);
    return name && `reader.object(${name})`;
  }

  #printList({ schema: { items }, guards, place }: Value): string | undefined {
    if (items === undefined) return undefined;
    const item = { schema: items, guards: guards.flatMap((guard) => guard.items ?? []), place: `${place}[]` };
    // Only the rows of an order book have a decoder. The general reader reads other rows.
    if (items.firstItems !== undefined)
      return this.#isBook ? `reader.levels(${items.firstItems.length - 1})` : undefined;
    const value = this.#printValue(item);
    const [, name] = /^reader\.object\((\w+)\)$/.exec(value ?? "") ?? [];
    return value && `reader.list(${name ?? `(reader: MessageReader) => ${value}`})`;
  }
}

/**
 * Prints the message decoders of these topics. A decoder expects the keys in the order of the specification. The
 * decoders load when a program first subscribes to one of the topics.
 */
export function emitDecoders(document: AsyncApiDocument, topics: readonly StreamTopic[]): string {
  const openApi = toOpenApi(document);
  const functions: string[] = [];
  const tokens = new Set<string>();
  const members: string[] = [];
  for (const [message, users] of Map.groupBy(topics, (topic) => topic.message)) {
    const [first] = users;
    if (message === undefined || first === undefined) continue;
    const printer = new DecoderPrinter(message.replace(/Message$/, ""), first);
    const guards = users.flatMap((topic) => messageGuardSchema(document, topic) ?? []);
    const schema = compileResponse(openApi, schemaReference(message));
    const names = printer.printMessage({ schema, guards, place: "" });
    if (names.length === 0) continue;
    functions.push(...[...printer.functions].map(([name, code]) => `const ${name} = ${code};\n\n`));
    for (const declaration of printer.tokens) tokens.add(declaration);
    const addresses = users.map(({ address }) => `\`${address}\``).join(" and ");
    members.push(`${docComment([addresses], "  ")}  ${message}: [${names.join(", ")}],\n`);
  }
  const about = "Decoders of the topics' messages, by the name of their schema: one for each order of the keys.";
  return [
    'import { token, type Fields, type MessageDecoder, type MessageReader } from "../../decoding/message-reader.ts";\n\n',
    ...tokens,
    "\n",
    ...functions,
    docComment([about]),
    `export const decoders: Readonly<Record<string, readonly MessageDecoder[]>> = {\n${members.join("\n")}};\n`,
  ].join("");
}
