/** The three sizes of a release, smallest first, with "none" for no change at all. */
const bumps = ["none", "patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];

export const isBump = (value: unknown): value is Bump => bumps.includes(value as Bump);
export const larger = (a: Bump, b: Bump): Bump => (bumps.indexOf(a) >= bumps.indexOf(b) ? a : b);
export const covers = (given: Bump, needed: Bump): boolean => bumps.indexOf(given) >= bumps.indexOf(needed);

/** The packages that a change of a document reaches. The sandbox and the data package follow both. */
export const affectedPackages: Record<string, readonly string[]> = {
  trading: ["@specwright/trading", "@specwright/specs", "@specwright/sandbox"],
  streams: ["@specwright/streams", "@specwright/specs", "@specwright/sandbox"],
  knowledge: ["@specwright/knowledge", "@specwright/specs", "@specwright/sandbox"],
};
