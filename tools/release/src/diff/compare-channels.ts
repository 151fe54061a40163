import { resolved, variantsOf, type ContractDocument, type SchemaNode } from "@specwright-tools/contract/schema-fields";
import type { Change, Finding } from "./change.ts";
import { compareVariants } from "./compare-fields.ts";

interface Message {
  readonly payload?: SchemaNode;
}

interface Channel {
  readonly address?: string;
  readonly messages?: Readonly<Record<string, Message>>;
  readonly parameters?: Parameters;
  readonly "x-parameter-values"?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

interface StreamOperation {
  readonly action?: "send" | "receive";
  /** A reference to a channel, or a copy of it, as some tools bundle it. */
  readonly channel?: { readonly $ref?: string };
}

interface FoundChannel {
  readonly subject: string;
  readonly channel: Channel;
  /** A client sends what a channel of requests holds, and receives everything else. */
  readonly direction: "request" | "response";
}

/** Channels of an AsyncAPI document by name. */
function channelsOf(document: ContractDocument): Map<string, FoundChannel> {
  const operations = Object.values((document["operations"] ?? {}) as Record<string, StreamOperation>);
  const isSent = (name: string, given: Channel) =>
    operations.some(
      ({ action, channel }) =>
        action === "send" &&
        (channel?.$ref === `#/channels/${name}` || JSON.stringify(channel) === JSON.stringify(given)),
    );
  const channels = Object.entries((document["channels"] ?? {}) as Record<string, Channel>);
  return new Map(
    channels.map(([name, given]) => {
      const channel = resolved(document, given);
      return [name, { subject: `streams.${name}`, channel, direction: isSent(name, given) ? "request" : "response" }];
    }),
  );
}

type Parameters = Readonly<Record<string, { readonly enum?: readonly string[]; readonly default?: string }>>;

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

function compareParameters(
  before: { readonly document: ContractDocument; readonly found: FoundChannel },
  after: { readonly document: ContractDocument; readonly found: FoundChannel },
): Finding[] {
  const parametersOf = ({ document, found }: typeof before): Parameters =>
    Object.fromEntries(
      Object.entries(found.channel.parameters ?? {}).map(([name, given]) => [name, resolved(document, given)]),
    );
  const [old, now] = [parametersOf(before), parametersOf(after)];
  const schema = (parameters: Parameters): SchemaNode => ({
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

function compareMessages(
  before: { readonly document: ContractDocument; readonly found: FoundChannel },
  after: { readonly document: ContractDocument; readonly found: FoundChannel },
): Finding[] {
  const [old, now] = [before.found.channel.messages ?? {}, after.found.channel.messages ?? {}];
  const { direction } = after.found;
  const payload = (document: ContractDocument, message: Message) =>
    variantsOf(document, resolved(document, message).payload ?? {});
  const gone = Object.keys(old).filter((name) => now[name] === undefined);
  const kept = Object.entries(now).flatMap(([name, message]): Finding[] => {
    const previous = old[name];
    if (previous === undefined) return [["minor", `has the new message \`${name}\``]];
    const variants = payload(before.document, previous);
    return compareVariants(direction, variants, payload(after.document, message), `the message \`${name}\``);
  });
  return [...gone.map((name): Finding => ["major", `no longer has the message \`${name}\``]), ...kept];
}

/** What changed in the channels of an AsyncAPI document; nothing for other documents. */
export function compareChannels(base: ContractDocument, revision: ContractDocument): Change[] {
  const [before, after] = [channelsOf(base), channelsOf(revision)];
  const change = ({ subject }: FoundChannel, [impact, text]: Finding): Change => ({ impact, subject, text });
  const gone = [...before].filter(([name]) => !after.has(name)).map(([, found]) => found);
  const kept = [...after].flatMap(([name, found]) => {
    const old = before.get(name);
    if (old === undefined) return [change(found, ["minor", `is new: \`${found.channel.address ?? ""}\``])];
    const address: Finding[] =
      old.channel.address === found.channel.address
        ? []
        : [["major", `has the topic \`${found.channel.address}\` (was \`${old.channel.address}\`)`]];
    const findings = [
      ...address,
      ...compareParameters({ document: base, found: old }, { document: revision, found }),
      ...compareServerValues(old.channel, found.channel),
      ...compareMessages({ document: base, found: old }, { document: revision, found }),
    ];
    return findings.map((finding) => change(found, finding));
  });
  return [...gone.map((found) => change(found, ["major", `is gone (\`${found.channel.address ?? ""}\`)`])), ...kept];
}
