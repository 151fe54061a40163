import { dirname } from "node:path";
import { isObject, listOf, type Context, type Location, type Node, type Rule } from "../../redocly.ts";

/** An operation or a channel, with the folders that it shares with its neighbours. */
interface Tagged {
  readonly tag: string;
  /** The folder of its page in the documentation, and that of its file. */
  readonly folders: readonly string[];
  readonly location: Location;
}

function tagged(node: Node, location: Location): Tagged {
  const [tag, docs] = [listOf(node["tags"])[0], node["externalDocs"]];
  const page = isObject(docs) ? [dirname(String(docs["url"]))] : [];
  return {
    tag: isObject(tag) ? String(tag["$ref"]) : String(tag),
    folders: [...page, dirname(location.source.absoluteRef)],
    location: location.child("tags"),
  };
}

/** The tag of an operation or a channel is one that a neighbour has: one with a page in the same folder, or else a file in the same folder. */
export const neighbourTags: Rule = () => {
  const all: Tagged[] = [];
  const add = (node: Node, { location }: Context) => {
    if (node["tags"] !== undefined) all.push(tagged(node, location));
  };
  return {
    Operation: add,
    Channel: add,
    Root: {
      leave(_, { report }) {
        for (const one of all) {
          const neighbours = one.folders
            .map((folder) => all.filter((other) => other !== one && other.folders.includes(folder)))
            .find((others) => others.length > 0);
          if (neighbours === undefined || neighbours.some(({ tag }) => tag === one.tag)) continue;
          const tags = [...new Set(neighbours.map(({ tag }) => tag))].join(", ");
          report({ message: `No neighbour has the tag ${one.tag}; theirs is ${tags}.`, location: one.location });
        }
      },
    },
  };
};
