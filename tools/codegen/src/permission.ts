/** Names of permissions, of which an API key needs one; or what the platform says instead of names. */
type Names = readonly string[] | "any" | "unstated";

/** `x-permission`: the permissions that an API key needs, by kind of account where they differ. */
export type Permission = Names | { readonly master?: Names; readonly sub?: Names };

const isByAccount = (permission: Permission): permission is { readonly master?: Names; readonly sub?: Names } =>
  typeof permission === "object" && !Array.isArray(permission);

function oneOf(names: Names): string {
  if (typeof names === "string") return "any permission";
  const quoted = names.map((name) => `\`${name}\``);
  return `the permission ${[quoted.slice(0, -1).join(", "), ...quoted.slice(-1)].filter(Boolean).join(" or ")}`;
}

/** Which permission an API key needs, as one or two sentences; undefined where the platform does not say. */
export function permissionText(permission: Permission = "unstated"): string | undefined {
  if (permission === "unstated") return undefined;
  if (permission === "any") return "An API key with any permission may call it.";
  if (!isByAccount(permission)) return `The API key needs ${oneOf(permission)}.`;
  const { master, sub } = permission;
  if (sub === undefined) return `Only an API key of the master account may call it, with ${oneOf(master ?? "any")}.`;
  const keys = Object.entries({ "the master account": master, "a sub-account": sub });
  const stated = keys.flatMap(([account, names]) =>
    names === undefined || names === "unstated" ? [] : [`An API key of ${account} needs ${oneOf(names)}.`],
  );
  return stated.join(" ");
}
