/**
 * A file name as browsers write it into a form: what would end the quoted name is percent-encoded. So are the other ASCII
 * control characters, for which the released server refuses the whole form.
 */
export const quoteFileName = (name: string): string =>
  name.replaceAll(/[\p{Cc}"]/gu, (sign) => (sign === "\t" || sign > "\u007F" ? sign : encodeURIComponent(sign)));

/**
 * The name under which a server lists a file. It is quoted in the form, lone surrogates are replaced, and the released
 * server removes folders, and backslashes before some characters.
 */
export const storedName = (name: unknown): string =>
  quoteFileName(String(name))
    .replaceAll(/\p{Cs}/gu, "\uFFFD")
    .replaceAll("\\", "")
    .replace(/^[^]*\//, "");

/** The name from its last dot on, in lower case; empty without a dot. */
export const extensionOf = (name: string): string => /\.[^./\\]*$/.exec(name)?.[0].toLowerCase() ?? "";

/** A path as an error may show it. A URL may contain a password or a signature, so only its scheme is shown. */
export const shownPath = (path: string): string => path.replace(/^([a-z][\w+.-]+:)\/\/[^]*/i, "$1//…");
