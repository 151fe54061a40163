import { everyOperation } from "../site-data.ts";
import { topics } from "../topics.ts";

/** The page of each operation, by its call or by its method and path, and of each topic. */
const pages = new Map([
  ...everyOperation.flatMap(({ call, method, path, href }): [string, string][] => [
    [call, href],
    [`${method} ${path}`, href],
  ]),
  ...topics.map(({ id, href }): [string, string] => [`streams.${id}`, href]),
]);

/** The changes of a release with each operation and topic linked to its page; what is gone has none. */
export const withPageLinks = (markdown: string): string =>
  markdown.replaceAll(/`([^`\n]+)`/g, (code, name: string) => {
    const page = pages.get(name);
    return page === undefined ? code : `[${code}](${page})`;
  });
