/** Returns true for undefined, null and an empty string: a field with such a value isn't sent. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === "";
