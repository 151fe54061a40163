import { topics } from "./generated/topics/index.ts";
import type { TopicAddresses } from "./generated/types/addresses.ts";
import type { Topic } from "./topic.ts";

/**
 * Parameters in a topic string, by their names in a topic's address. `never` if the string doesn't match the address.
 */
type Values<Address extends string, Text extends string> = Address extends `${infer Head}{${infer Name}}${infer Tail}`
  ? Tail extends `.${infer After}`
    ? Text extends `${Head}${infer Value}.${infer Rest}`
      ? { readonly [Key in Name]: Value } & Values<After, Rest>
      : never
    : Text extends `${Head}${infer Value}`
      ? { readonly [Key in Name]: Value }
      : never
  : Address extends Text
    ? unknown
    : never;

/**
 * Converts a string to the type of a parameter: a number if the parameter's values are numbers. `never` for a value
 * that isn't allowed.
 */
type ValueOf<Value, Text> = Value extends number ? (Text extends `${Value}` ? Value : never) : Text & Value;

type Parsed<Address extends keyof TopicAddresses, Found> = [Found] extends [never]
  ? never
  : {
      readonly address: Address;
      readonly parameters: {
        readonly [Name in keyof TopicAddresses[Address]]: ValueOf<
          TopicAddresses[Address][Name],
          Found[Name & keyof Found]
        >;
      };
    };

/** The parsed topic `One`, or `never` if one of its parameters has a value that isn't allowed. */
type WithAllowed<One> = One extends { readonly parameters: infer Parameters }
  ? true extends { [Name in keyof Parameters]: [Parameters[Name]] extends [never] ? true : never }[keyof Parameters]
    ? never
    : One
  : never;

type Matches<Text extends string> = {
  [Address in keyof TopicAddresses]: WithAllowed<Parsed<Address, Values<Address, Text>>>;
}[keyof TopicAddresses];

/** Address of a topic, with the parameters of that address. */
export type AnyTopic = {
  [Address in keyof TopicAddresses]: { readonly address: Address; readonly parameters: TopicAddresses[Address] };
}[keyof TopicAddresses];

/**
 * Result of parsing a topic string: the topic's address, such as `orderbook.{depth}.{symbol}`, and the parameters.
 * Undefined if no topic has this string.
 */
export type ParsedTopic<Text extends string> = string extends Text
  ? AnyTopic | undefined
  : [Matches<Text>] extends [never]
    ? undefined
    : Matches<Text>;

/** Topic string: a topic's address with its parameters replaced by their values. */
export type TopicString<
  Address extends string,
  Parameters,
> = Address extends `${infer Head}{${infer Name}}${infer Tail}`
  ? `${Head}${Parameters[Name & keyof Parameters] & (string | number)}${TopicString<Tail, Parameters>}`
  : Address;

function readValue({ parameters }: Topic, name: string, text: string): string | number | undefined {
  const { values, valuesByServer } = parameters[name] ?? {};
  const allowed = valuesByServer === undefined ? values : Object.values(valuesByServer).flat();
  if (allowed === undefined) return text;
  if (!allowed.includes(text)) return undefined;
  return allowed.every((value) => /^\d+$/.test(value)) ? Number(text) : text;
}

/** Returns the parameters of a topic in a topic string. Undefined if the string doesn't belong to the topic. */
export function readParameters(topic: Topic, text: string): Record<string, string | number> | undefined {
  const pattern = topic.address.replaceAll(".", "\\.").replaceAll(/\{(\w+)\}/g, "(?<$1>.+?)");
  const found = new RegExp(`^${pattern}$`).exec(text);
  if (found === null) return undefined;
  const read = Object.entries(found.groups ?? {}).map(([name, value]) => [name, readValue(topic, name, value)]);
  return read.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(read);
}

/**
 * Parses a topic string: `orderbook.50.BTCUSDT` is the address `orderbook.{depth}.{symbol}` with the depth 50 and the
 * symbol `BTCUSDT`. Undefined if no topic of this client has this string.
 */
export function parseTopic<const Text extends string>(text: Text): ParsedTopic<Text> {
  for (const topic of Object.values(topics)) {
    const parameters = readParameters(topic, text);
    if (parameters !== undefined) return { address: topic.address, parameters } as ParsedTopic<Text>;
  }
  return undefined as ParsedTopic<Text>;
}

/** Formats a topic string from an address and its parameters: the reverse of `parseTopic`. */
export function formatTopic<
  const Address extends keyof TopicAddresses,
  const Parameters extends TopicAddresses[Address],
>(address: Address, parameters: Parameters): TopicString<Address, Parameters> {
  const values: Readonly<Record<string, unknown>> = parameters;
  const text = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return text as TopicString<Address, Parameters>;
}
