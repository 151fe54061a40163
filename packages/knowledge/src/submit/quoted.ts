/** A file name as browsers write it into a form: what would end the quoted name is percent-encoded. */
export const quoted = (name: string): string =>
  name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
