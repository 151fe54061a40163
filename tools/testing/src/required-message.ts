import document from "@specwright/specs/streams.json" with { type: "json" };
import { RequiredValues, type Schema, type Schemas } from "./required-value.ts";

interface Reference {
  readonly $ref: string;
}

interface Channel {
  readonly address?: string;
  readonly servers: readonly Reference[];
  readonly parameters?: Readonly<Record<string, Reference>>;
  readonly messages?: Readonly<Record<string, { readonly payload: Schema }>>;
}

const { servers, channels, components } = document as unknown as {
  readonly servers: Readonly<Record<string, { readonly pathname: string }>>;
  readonly channels: Readonly<Record<string, Channel>>;
  readonly components: {
    readonly schemas: Schemas;
    readonly parameters: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  };
};

const values = new RequiredValues(components.schemas);
const nameOf = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf("/") + 1);

/** The topics of an address: a parameter is one of its values, or text without a dot. */
function topicsOf({ address = "", parameters = {} }: Channel): RegExp {
  const pattern = address.replaceAll(".", "\\.").replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const reference = parameters[name];
    const known = reference && components.parameters[nameOf(reference)]?.enum;
    return known === undefined ? "[^.]+" : `(?:${known.join("|")})`;
  });
  return new RegExp(`^${pattern}$`);
}

/** The schemas of messages that were looked up, by path and topic. */
const found = new Map<string, Schema | undefined>();

function schemaOf(path: string, topic: string): Schema | undefined {
  const channel = Object.values(channels).find(
    (one) =>
      one.address !== undefined &&
      one.servers.some((server) => servers[nameOf(server)]?.pathname === path) &&
      topicsOf(one).test(topic),
  );
  return Object.values(channel?.messages ?? {})[0]?.payload;
}

/** A message of a topic with all that its specification requires, and in it what is given. Others stay as they are. */
export function requiredMessage(
  path: string,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { topic } = given;
  if (typeof topic !== "string") return given;
  const key = `${path} ${topic}`;
  if (!found.has(key)) found.set(key, schemaOf(path, topic));
  const schema = found.get(key);
  return schema === undefined ? given : (values.complete(schema, given) as Readonly<Record<string, unknown>>);
}
