/** Topics of the streams, from the AsyncAPI document. */
import { FieldReader } from "@specwright-tools/contract/description/field-rows";
import type { Resolver, Schema } from "@specwright-tools/contract/description/schema";
import type { Field, Topic } from "../src/catalog.ts";
import { fieldsOf, withoutRequired } from "./fields.ts";

export interface RawChannel {
  readonly title: string;
  readonly summary: string;
  readonly description?: string;
  readonly address: string;
  readonly tags?: readonly { readonly name: string }[];
  readonly servers?: readonly { readonly $ref: string }[];
  readonly parameters?: Readonly<Record<string, object>>;
  readonly messages?: Readonly<Record<string, object>>;
  readonly externalDocs?: { readonly url: string };
  readonly "x-parameter-values"?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly "x-update"?: { readonly merge: string };
}

export interface StreamDocument {
  readonly channels: Readonly<Record<string, RawChannel>>;
}

function parameterField(raw: RawChannel, name: string, reference: object, resolver: Resolver): Field {
  const {
    description = "",
    enum: listed = [],
    examples: [example] = [],
  } = resolver.resolve(reference) as {
    readonly description?: string;
    readonly enum?: readonly string[];
    readonly examples?: readonly string[];
  };
  const byServer = Object.entries(raw["x-parameter-values"]?.[name] ?? {});
  const values = [...new Set([...byServer.flatMap(([, allowed]) => allowed), ...listed])];
  const isNumber = values.length > 0 && values.every((value) => /^\d+$/.test(value));
  const rules = byServer.map(([server, allowed]) => `${server}: ${allowed.join(", ")}`);
  return {
    name,
    type: isNumber ? "integer" : "string",
    required: true,
    description,
    ...(values.length === 0 ? {} : { values }),
    ...(rules.length === 0 ? {} : { rules }),
    ...(example === undefined ? {} : { example }),
  };
}

export function compileTopic(id: string, raw: RawChannel, resolver: Resolver): Topic {
  const servers = (raw.servers ?? []).map(({ $ref }) => $ref.slice($ref.lastIndexOf("/") + 1));
  const messages = Object.values(raw.messages ?? {}).map(
    (message) => resolver.resolve(message) as { payload?: Schema },
  );
  return {
    name: `stream:${id}`,
    title: raw.title,
    address: raw.address,
    description: [raw.summary, raw.description].filter(Boolean).join(" "),
    categories: servers.length > 1 ? servers : [],
    parameters: Object.entries(raw.parameters ?? {}).map(([name, reference]) =>
      parameterField(raw, name, reference, resolver),
    ),
    isPrivate: servers.includes("private"),
    isBook: raw["x-update"]?.merge === "levels",
    fields: messages.flatMap(({ payload }) =>
      payload === undefined ? [] : withoutRequired(fieldsOf(new FieldReader(resolver).below("", payload))),
    ),
    ...(raw.externalDocs === undefined ? {} : { page: raw.externalDocs.url }),
  };
}
