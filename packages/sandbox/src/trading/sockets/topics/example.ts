import { moveTimes, latestTime } from "../../examples/move-times.ts";
import { isNode, type Node } from "../../operations.ts";
import type { Topic } from "./topic.ts";
import type { Feed, FeedOptions } from "./feed.ts";

/** A topic that the engine does not simulate: the example of the specification, moved to the present, once for each subscription. */
export const exampleFeed = ({ topic }: FeedOptions): Feed => ({
  greet: (now) => exampleMessages(topic, now),
  work: () => {},
  end: () => {},
});

/** The first example of a topic, for the symbol that was subscribed to. */
function exampleMessages({ text, channel, parameters }: Topic, now: number): object[] {
  const examples = channel.examples();
  const example = examples.find(({ topic }) => topic === text) ?? examples[0];
  if (example === undefined) return [];
  const exampleSymbol = channel.match(String(example.topic))?.symbol;
  const renamed = renameSymbol(example, exampleSymbol, parameters.symbol);
  const madeAt = latestTime(renamed);
  return [{ ...(moveTimes(renamed, madeAt === undefined ? 0 : now - madeAt) as Node), topic: text }];
}

/** Every field that names the symbol of the example takes the other one. */
function renameSymbol(value: unknown, from: string | undefined, to: string | undefined): Node | unknown {
  if (Array.isArray(value)) return value.map((item) => renameSymbol(item, from, to));
  if (isNode(value))
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, renameSymbol(item, from, to)]));
  return from !== undefined && to !== undefined && value === from ? to : value;
}
