export interface Hosts {
  readonly checked: string;
  readonly environments: readonly { readonly name: string; readonly kind: string; readonly rest: string }[];
}

/** Base addresses by name, with the kind of environment behind each. */
export function emitHosts({ checked, environments }: Hosts): string {
  const lines = environments.map(
    ({ name, kind, rest }) => `  ${JSON.stringify(name)}: [${JSON.stringify(kind)}, ${JSON.stringify(rest)}],`,
  );
  return `/** Named environments: their kind and base address. Checked on ${checked}. */\nexport const hosts = {\n${lines.join("\n")}\n} as const;\n`;
}
