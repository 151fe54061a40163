import type { Finding } from "./change.ts";
import type { Channel, FoundChannel } from "./channels.ts";
import { compareOtherExtensions } from "./compare-other-extensions.ts";
import { compareWording } from "./wording.ts";

type Compare = (before: FoundChannel, after: FoundChannel) => Finding[];

/** Names that came and went, in words. */
function compareNames(
  old: readonly string[],
  now: readonly string[],
  say: { readonly lost: string; readonly gained: string },
): Finding[] {
  return [
    ...old.filter((name) => !now.includes(name)).map((name): Finding => ["major", `${say.lost} ${name}`]),
    ...now.filter((name) => !old.includes(name)).map((name): Finding => ["minor", `${say.gained} ${name}`]),
  ];
}

const servers: Compare = (before, after) =>
  compareNames(before.servers, after.servers, {
    lost: "is no longer on the server",
    gained: "is on the server",
  });

/** Servers for an account have no demo environment for a channel that does not name it. */
const environmentsOf = ({ channel, operation, servers: names }: FoundChannel): readonly string[] =>
  operation?.["x-environment"]?.available ??
  channel["x-environment"]?.available ?? [
    "mainnet",
    "testnet",
    ...(names.some((name) => name === "private" || name === "trade") ? [] : ["demo"]),
  ];

const environments: Compare = (before, after) =>
  compareNames(environmentsOf(before), environmentsOf(after), {
    lost: "is no longer available on",
    gained: "is available on",
  });

/** Why the client has no such topic; undefined for one that it has. */
function whyAbsent(channel: Channel): string | undefined {
  if (channel["x-removed"] !== undefined) {
    const { "replaced-by": names = [] } = channel["x-removed"];
    return names.length === 0 ? "the platform does not send it any more" : `use \`${names.join("`, `")}\``;
  }
  if (channel["x-unconfirmed"] === true) return "only a public client describes it";
  return channel["x-binary"] === undefined ? undefined : "its messages are not JSON";
}

const clients: Compare = (before, after) => {
  const [old, now] = [whyAbsent(before.channel), whyAbsent(after.channel)];
  if (old === now) return [];
  if (now === undefined) return [["minor", "is part of the client"]];
  return old === undefined
    ? [["major", `is no longer part of the client (${now})`]]
    : [["patch", `is not part of the client (${now}; was ${old})`]];
};

const policy: Compare = ({ channel: { "x-policy": old } }, { channel: { "x-policy": now } }) =>
  old === now ? [] : [["major", `has the policy \`${now ?? "none"}\` for a slow consumer (was \`${old ?? "none"}\`)`]];

const merge: Compare = ({ channel: { "x-update": old } }, { channel: { "x-update": now } }) =>
  old?.merge === now?.merge
    ? []
    : [["major", `merges messages by \`${now?.merge ?? "none"}\` (was \`${old?.merge ?? "none"}\`)`]];

/** Extensions that a comparison above tells in words, or that the comparison of parameters tells. */
const told = new Set(["x-environment", "x-removed", "x-unconfirmed", "x-binary", "x-policy", "x-parameter-values"]);

/** A channel whose way of merging the comparison above told. */
const withoutMerge = ({ "x-update": update, ...rest }: Channel): object =>
  update === undefined ? rest : { ...rest, "x-update": { ...update, merge: undefined } };

const others: Compare = (before, after) =>
  compareOtherExtensions(withoutMerge(before.channel), withoutMerge(after.channel), told, {
    "x-update": "minor",
    "x-rest": "minor",
    "x-rest-records": "minor",
    "x-exclusive-with": "major",
  });

const wording: Compare = ({ channel: old }, { channel: now }) => [
  ...compareWording(old.summary, now.summary),
  ...compareWording(old.description, now.description),
];

const comparisons: readonly Compare[] = [servers, environments, clients, policy, merge, others, wording];

/** What changed about a channel apart from its topic, parameters and messages. */
export const compareTopicFacts: Compare = (before, after) => comparisons.flatMap((compare) => compare(before, after));
