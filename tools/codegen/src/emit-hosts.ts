export interface Hosts {
  readonly checked: string;
  readonly environments: readonly { readonly name: string; readonly kind: string; readonly rest: string }[];
}

const secure = "https://";

/** Base addresses by name, with the kind of environment behind each; one text, which is half the size of an object. */
export function emitHosts({ checked, environments }: Hosts): string {
  const lines = environments.map(({ name, kind, rest }) => {
    if (!rest.startsWith(secure)) throw new Error(`The address of "${name}" does not begin with ${secure}.`);
    return `${name} ${kind.charAt(0)} ${rest.slice(secure.length)}`;
  });
  const names = environments.map(({ name }) => JSON.stringify(name)).join(" | ");
  return [
    `/** Named environments, regional addresses among them. Checked on ${checked}. */`,
    `export type EnvironmentName = ${names || "never"};\n`,
    `/** Lines of: name, first letter of its kind, address after "${secure}". */\nexport const hosts = \`${lines.join("\n")}\`;\n`,
  ].join("\n");
}
