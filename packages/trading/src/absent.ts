/** Returns true for the value of a field that isn't sent: undefined, null or an empty string. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === "";
