/**
 * Hashes a string with FNV-1a and a final mix to a well-distributed 32-bit number. The result is the same on every
 * machine.
 */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Returns a number in [0, 1) that depends only on the key. */
export const unit = (key: string): number => hash(key) / 0x1_0000_0000;

/**
 * Returns the noise value in [-1, 1) at a lattice point. It depends only on the seed and the index. Uses integer mixing
 * only, because it runs for every price.
 */
export function lattice(seed: number, index: number): number {
  let value = Math.imul(seed ^ Math.imul(index | 0, 0x9e3779b1), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 15) ^ Math.floor(index / 0x1_0000_0000), 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 13), 0x27d4eb2f);
  return ((value ^ (value >>> 16)) >>> 0) / 0x8000_0000 - 1;
}

/** Returns a function that returns the next whole number at each call, starting after `from`. */
export function counter(from = 0): Counter {
  const next: Counter = () => (next.last += 1);
  next.last = from;
  return next;
}

export interface Counter {
  (): number;
  /** The number that the counter returned last. */
  last: number;
}

/** Returns an id in UUID format that depends only on the key. */
export function uuid(key: string): string {
  const hex = [0, 1, 2, 3].map((part) => hash(`${key}#${part}`).toString(16).padStart(8, "0")).join("");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
