/** The three sizes of a release, smallest first, with "none" for no change at all. */
const bumps = ["none", "patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];

export const isBump = (value: unknown): value is Bump => bumps.includes(value as Bump);
export const larger = (a: Bump, b: Bump): Bump => (bumps.indexOf(a) >= bumps.indexOf(b) ? a : b);
export const covers = (given: Bump, needed: Bump): boolean => bumps.indexOf(given) >= bumps.indexOf(needed);

/** Packages whose declarations have the types of another one: what breaks those breaks them, too. */
const followers: Readonly<Record<string, string>> = { "@specwright/streams": "@specwright/trading" };

/** The followers whose waiting bump is smaller than that of the package that they follow. */
export function lackingFollowers(
  waiting: ReadonlyMap<string, Bump>,
): { packageName: string; has: Bump; needs: Bump }[] {
  return Object.entries(followers)
    .map(([packageName, leader]) => ({
      packageName,
      has: waiting.get(packageName) ?? "none",
      needs: waiting.get(leader) ?? "none",
    }))
    .filter(({ has, needs }) => !covers(has, needs) && needs !== "patch");
}

/**
 * The packages that a change of a document reaches. The sandbox and the data package follow all of them, and the streams
 * follow trading, because their declarations have its types.
 */
export const affectedPackages: Record<string, readonly string[]> = {
  trading: ["@specwright/trading", "@specwright/streams", "@specwright/specs", "@specwright/sandbox"],
  streams: ["@specwright/streams", "@specwright/specs", "@specwright/sandbox"],
  knowledge: ["@specwright/knowledge", "@specwright/specs", "@specwright/sandbox"],
};
