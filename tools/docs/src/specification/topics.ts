import { slug, readData } from "./contract-data.ts";
import { FieldReader, type FieldEntry } from "./field-rows.ts";
import { Resolver, type Schema } from "./schema.ts";

interface RawMessage {
  readonly title?: string;
  readonly summary?: string;
  /** Absent for binary messages. */
  readonly payload?: Schema;
  readonly examples?: readonly { readonly summary?: string; readonly payload: unknown }[];
}

interface RawParameter {
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly examples?: readonly string[];
}

interface RawChannel {
  readonly address?: string;
  readonly title: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly servers?: readonly { readonly $ref: string }[];
  readonly parameters?: Readonly<Record<string, RawParameter>>;
  readonly messages?: Readonly<Record<string, RawMessage>>;
  readonly externalDocs?: { readonly url: string };
  readonly "x-rest"?: { readonly reconcile?: readonly string[] };
}

interface StreamDocument {
  readonly channels: Readonly<Record<string, RawChannel>>;
}

/** A message of a topic, with its fields and an example. */
interface TopicMessage {
  readonly title: string;
  readonly fields: readonly FieldEntry[];
  readonly example?: string;
}

/** Everything that the page of a topic shows. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  /** What a client subscribes to; absent for requests and their replies. */
  readonly address?: string;
  readonly group: string;
  readonly connections: readonly string[];
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly values: readonly string[];
  }[];
  readonly messages: readonly TopicMessage[];
  /** Operations that return the same data, by operationId. */
  readonly operations: readonly string[];
  readonly platformUrl?: string;
  readonly href: string;
}

function topicOf(id: string, raw: RawChannel, resolver: Resolver): Topic {
  const reader = new FieldReader(resolver);
  const messages = Object.values(raw.messages ?? {}).map((reference): TopicMessage => {
    const { title = raw.title, payload, examples } = resolver.resolve(reference);
    const example = examples?.[0]?.payload;
    return {
      title,
      fields: payload === undefined ? [] : reader.below("", payload),
      ...(example === undefined ? {} : { example: JSON.stringify(example, null, 2) }),
    };
  });
  return {
    id,
    title: raw.title,
    summary: raw.summary,
    description: raw.description ?? "",
    ...(raw.address === undefined ? {} : { address: raw.address }),
    group: raw.tags?.[0]?.name ?? "other",
    connections: (raw.servers ?? []).map(({ $ref }) => $ref.split("/").at(-1) ?? ""),
    parameters: Object.entries(raw.parameters ?? {}).map(([name, parameter]) => {
      const { description = "", enum: values = [], examples = [] } = resolver.resolve(parameter);
      return { name, description, values: values.length > 0 ? values : examples };
    }),
    messages,
    operations: raw["x-rest"]?.reconcile ?? [],
    ...(raw.externalDocs === undefined ? {} : { platformUrl: raw.externalDocs.url }),
    href: `topics/${slug(id)}.html`,
  };
}

const document = readData<StreamDocument>("streams", { channels: {} });
const resolver = new Resolver(document);

/** Every channel of the AsyncAPI document. */
export const topics: readonly Topic[] = Object.entries(document.channels).map(([id, raw]) =>
  topicOf(id, resolver.resolve(raw), resolver),
);
