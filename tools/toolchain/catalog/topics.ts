/** Describes the topics of the AsyncAPI document for the package's catalog of operations and topics. */
import type { Reference } from "../model/document.ts";
import { FieldReader } from "../model/field-rows.ts";
import { isPrivate, parameterOf, type AsyncApiDocument, type Channel, type StreamTopic } from "../model/streams.ts";
import type { Field, Topic } from "@specwright/specs/catalog";
import { fieldsOf, withoutRequired } from "./fields.ts";

function parameterField(document: AsyncApiDocument, channel: Channel, name: string, reference: Reference): Field {
  const { description = "", enum: listed = [], examples: [example] = [] } = parameterOf(document, reference);
  const byServer = Object.entries(channel["x-parameter-values"]?.[name] ?? {});
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

export function compileTopic(document: AsyncApiDocument, { id, address, channel, servers }: StreamTopic): Topic {
  return {
    name: `stream:${id}`,
    title: channel.title,
    address,
    description: [channel.summary, channel.description].filter(Boolean).join(" "),
    categories: servers.length > 1 ? servers : [],
    parameters: Object.entries(channel.parameters ?? {}).map(([name, reference]) =>
      parameterField(document, channel, name, reference),
    ),
    isPrivate: isPrivate(document, channel),
    isBook: channel["x-update"]?.merge === "levels",
    fields: Object.values(channel.messages ?? {}).flatMap(({ payload }) =>
      payload === undefined ? [] : withoutRequired(fieldsOf(new FieldReader(document).below("", payload))),
    ),
    ...(channel.externalDocs === undefined ? {} : { page: channel.externalDocs.url }),
  };
}
