/** Whether a field of an input is not sent: it is absent, null or empty. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === "";
