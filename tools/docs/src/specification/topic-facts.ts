import type { Channel, PushRule, UpdateRule } from "@specwright-tools/toolchain/model/streams";
import type { Fact } from "./operation-page.ts";
import { clientTopics } from "./documents.ts";

const code = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(", ");

/** Formats `20ms` as "20 ms" and `1s` as "1 s". */
const duration = (text: string) => text.replace(/^(\d+)/, "$1 ");

const triggers = {
  event: "on each event",
  change: "on each change",
  never: "no known messages",
};

function pushText({ interval, trigger, parameters }: PushRule): string {
  const when = trigger === undefined ? "" : triggers[trigger];
  const often = interval === undefined ? "" : `every ${duration(interval)}`;
  const limits = Object.entries(parameters ?? {}).map(([name, values]) => ` for \`${name}\` ${code(values)}`);
  const text = when === "" || often === "" ? when + often : `${when}, at most ${often}`;
  return text + limits.join("");
}

const merges: Readonly<Record<UpdateRule["merge"], (update: UpdateRule) => string>> = {
  replace: () => "Each message has the complete state.",
  fields: () => "A delta has only the changed fields. The client delivers complete records.",
  levels: () => "A delta changes levels of the book. The client maintains the book and checks the sequence numbers.",
  records: ({ key = [], order = [] }) =>
    `A record replaces the earlier one with the same ${code(key)}.${order.length === 0 ? "" : ` The newer of two has the larger ${order.map((field) => `\`${field}\``).join(", then the larger ")}.`}`,
  append: ({ key = [] }) => `Each record is a new event.${key.length === 0 ? "" : ` ${code(key)} identifies it.`}`,
};

function updateText(update: UpdateRule): string {
  const kinds =
    update.kinds.length === 0
      ? ""
      : `Messages have the type ${update.kinds.map((kind) => `\`${kind}\``).join(" or ")}. `;
  return kinds + merges[update.merge](update);
}

const policies = {
  latest: "A slow reader receives only the newest state.",
  queue:
    "Up to 1000 events wait for a slow reader. If there are more, the oldest events are dropped, and an `overflow` event reports how many.",
  block: "Events are never dropped. If a reader falls too far behind, the subscription ends with an error.",
};

/** Returns the reason that the client has no method for a channel. Undefined if it has a method. */
function reasonWithoutMethod(id: string, raw: Channel): string | undefined {
  if (raw["x-removed"] !== undefined) {
    const { since, "replaced-by": replacements = [] } = raw["x-removed"];
    const successor = replacements.length === 0 ? "" : ` Use ${code(replacements)} instead.`;
    return `The platform no longer sends this topic${since === undefined ? "" : `, since ${since}`}.${successor}`;
  }
  if (raw["x-unconfirmed"] === true)
    return "Only a public client describes this topic. `@specwright/streams` doesn't support it.";
  if (raw["x-binary"] !== undefined)
    return "Messages are binary (FIX Simple Binary Encoding). `@specwright/streams` doesn't decode them.";
  if (raw.address === undefined || clientTopics.has(id)) return undefined;
  return "`@specwright/streams` doesn't support this topic.";
}

/** Returns one-line facts about a channel. */
export function topicFacts(id: string, raw: Channel, isPrivate: boolean): Fact[] {
  const without = reasonWithoutMethod(id, raw);
  const push = (raw["x-push"] ?? [])
    .map(pushText)
    .join("; ")
    .replace(/^./, (first) => first.toUpperCase());
  const update = raw["x-update"];
  const policy = raw["x-policy"];
  const exclusive = raw["x-exclusive-with"] ?? [];
  return [
    ...(without === undefined ? [] : [{ name: "Status", text: without }]),
    { name: "Access", text: isPrivate ? "Signed with an [API key](guides/trading-keys.html)" : "Public, no key" },
    ...(push === "" ? [] : [{ name: "Push frequency", text: `${push}.` }]),
    ...(update === undefined ? [] : [{ name: "Updates", text: updateText(update) }]),
    ...(policy === undefined || without !== undefined
      ? []
      : [{ name: "Slow readers", text: `${policies[policy]} [More](guides/streams-backpressure.html)` }]),
    ...(exclusive.length === 0
      ? []
      : [{ name: "Not together with", text: `${code(exclusive)} in one subscription request` }]),
    ...(raw["x-since"] === undefined ? [] : [{ name: "Since", text: raw["x-since"] }]),
  ];
}
