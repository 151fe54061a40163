import { resolve, type Schema, type ContractDocument } from "@specwright-tools/model/document";
import { variantsOf } from "@specwright-tools/model/fields";
import type { Change, Finding } from "./change.ts";
import { changedSchemas, sameness } from "./changed-schemas.ts";
import { channelsOf, type Channel, type FoundChannel, type Message } from "./channels.ts";
import { compareTopicFacts } from "./compare-topic-facts.ts";
import { compareVariants } from "./fields/compare-fields.ts";

/** What a client subscribes to; requests and replies have no topic. */
const topicOf = ({ channel: { address } }: FoundChannel): string =>
  typeof address === "string" ? `\`${address}\`` : "requests without a topic";

/** Values that a server has, where it does not have all of a parameter: `x-parameter-values`. */
function compareServerValues(before: Channel, after: Channel): Finding[] {
  const lists = (channel: Channel) =>
    new Map(
      Object.entries(channel["x-parameter-values"] ?? {}).flatMap(([parameter, servers]) =>
        Object.entries(servers).map(([server, values]) => [`\`${parameter}\` on \`${server}\``, values] as const),
      ),
    );
  const old = lists(before);
  return [...lists(after)].flatMap(([place, values]): Finding[] => {
    const was = old.get(place) ?? values;
    const say = (list: readonly string[]) => list.map((value) => `\`${value}\``).join(", ");
    const gone = was.filter((value) => !values.includes(value));
    const fresh = values.filter((value) => !was.includes(value));
    return [
      ...(gone.length === 0 ? [] : [["major", `${place} no longer has ${say(gone)}`] as const]),
      ...(fresh.length === 0 ? [] : [["minor", `${place} has ${say(fresh)}`] as const]),
    ];
  });
}

type Parameters = NonNullable<Channel["parameters"]>;

function compareParameters(before: FoundChannel, after: FoundChannel): Finding[] {
  const parametersOf = ({ document, channel }: FoundChannel): Parameters =>
    Object.fromEntries(
      Object.entries(channel.parameters ?? {}).map(([name, given]) => [name, resolve(document, given)]),
    );
  const [old, now] = [parametersOf(before), parametersOf(after)];
  const schema = (parameters: Parameters): Schema => ({
    properties: Object.fromEntries(
      Object.entries(parameters).map(([name, { enum: values, default: given }]) => [
        name,
        {
          type: "string",
          ...(values === undefined ? {} : { enum: values }),
          ...(given === undefined ? {} : { default: given }),
        },
      ]),
    ),
    required: Object.keys(parameters),
  });
  return compareVariants("request", variantsOf({}, schema(old)), variantsOf({}, schema(now)), "the topic");
}

function compareMessages(before: FoundChannel, after: FoundChannel, isSame: ReturnType<typeof sameness>): Finding[] {
  const [old, now] = [before.channel.messages ?? {}, after.channel.messages ?? {}];
  const payload = (document: ContractDocument, message: Message) =>
    variantsOf(document, resolve(document, message).payload ?? {});
  const gone = Object.keys(old).filter((name) => now[name] === undefined);
  const kept = Object.entries(now).flatMap(([name, message]): Finding[] => {
    const previous = old[name];
    if (previous === undefined) return [["minor", `has the new message \`${name}\``]];
    if (isSame(previous, message)) return [];
    const variants = payload(before.document, previous);
    const [told, shown] = [resolve(before.document, previous), resolve(after.document, message)];
    const isSameShown = JSON.stringify(told.examples) === JSON.stringify(shown.examples);
    return [
      ...compareVariants(after.direction, variants, payload(after.document, message), `the message \`${name}\``),
      ...(isSameShown ? [] : [["patch", `the message \`${name}\` has other examples`] as const]),
    ];
  });
  return [...gone.map((name): Finding => ["major", `no longer has the message \`${name}\``]), ...kept];
}

/** What changed in the channels of an AsyncAPI document; nothing for other documents. */
export function compareChannels(base: ContractDocument, revision: ContractDocument): Change[] {
  const [before, after] = [channelsOf(base), channelsOf(revision)];
  const changed = changedSchemas(base, revision);
  const isSame = sameness(base, revision);
  const change = ({ subject, name }: FoundChannel, [impact, text, schemas = []]: Finding): Change => ({
    impact,
    subject,
    path: name,
    text,
    schemas: schemas.filter((schema) => changed.has(schema)),
  });
  const gone = [...before].filter(([name]) => !after.has(name)).map(([, found]) => found);
  const kept = [...after].flatMap(([name, found]) => {
    const old = before.get(name);
    if (old === undefined) return [change(found, ["minor", `is new (${topicOf(found)})`])];
    const address: Finding[] =
      old.channel.address === found.channel.address
        ? []
        : [["major", `has the topic ${topicOf(found)} (was ${topicOf(old)})`]];
    const findings = [
      ...address,
      ...compareTopicFacts(old, found),
      ...compareParameters(old, found),
      ...compareServerValues(old.channel, found.channel),
      ...compareMessages(old, found, isSame),
    ];
    return findings.map((finding) => change(found, finding));
  });
  return [...gone.map((found) => change(found, ["major", `is gone (${topicOf(found)})`])), ...kept];
}
