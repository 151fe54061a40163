/**
 * A file name as browsers write it into a form: what would end the quoted name is percent-encoded, and so are the other
 * controls of ASCII, for which the released server refuses the whole form.
 */
export const quoted = (name: string): string =>
  name.replaceAll(/[\p{Cc}"]/gu, (sign) => (sign === "\t" || sign > "\u007F" ? sign : encodeURIComponent(sign)));
