export interface Hosts {
  readonly checked: string;
  readonly environments: readonly { readonly name: string; readonly kind: string; readonly rest: string }[];
}

/** Base URLs by environment name, with the kind of environment behind each. */
export function emitHosts({ checked, environments }: Hosts): string {
  const entries = environments.map(({ name, kind, rest }) => {
    if (!rest.startsWith("https://")) throw new Error(`The base URL of "${name}" must begin with https://.`);
    const key = /^[a-z]+$/.test(name) ? name : JSON.stringify(name);
    return `  ${key}: { kind: ${JSON.stringify(kind)}, baseUrl: ${JSON.stringify(rest)} },`;
  });
  return [
    `/** Base URLs of the platform by environment name. Checked on ${checked}. */`,
    "export const hosts = {",
    ...entries,
    "} as const;",
    "",
    "/** Name of an environment, regional ones included. */",
    "export type EnvironmentName = keyof typeof hosts;",
    "",
  ].join("\n");
}
