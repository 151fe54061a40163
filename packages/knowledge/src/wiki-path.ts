/** Sources begin with `wiki/`, but files are asked for without it. */
export const withoutWikiPrefix = (path: string): string => path.replace(/^wiki\//, "");
