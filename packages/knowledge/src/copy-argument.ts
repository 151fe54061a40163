const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object);

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isPlain(value)) return value;
  const members = { ...value };
  for (const [name, member] of Object.entries(members)) if (Array.isArray(member)) members[name] = member.map(copy);
  return members;
}

/**
 * A copy of what a call takes, so that later changes by the caller have no effect: of records and lists. An object inside of a
 * record stays as it is, because it may do something, such as a clock or the stream of a file.
 */
export const copyArgument = <Value>(value: Value): Value => copy(value) as Value;
