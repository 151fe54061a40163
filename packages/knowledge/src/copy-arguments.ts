const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value) as object);

/** Whether an object does something, such as a clock, an iterable or a client of another package. */
const isActive = (value: object): boolean =>
  Reflect.ownKeys(value).some((key) => typeof key === "symbol" || typeof Reflect.get(value, key) === "function");

/** Copies lists and plain data. Everything else stays as it is: files, streams, signals, clocks. */
function copyData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyData);
  if (typeof value !== "object" || value === null || !isPlain(value) || isActive(value)) return value;
  return copyMembers(value);
}

const copyMembers = (value: object): object =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyData(member)]));

/** A value that cannot be copied stays as it is: the call refuses it with an error that names its field. */
function attempt<Value>(value: Value, copy: (value: Value) => unknown): Value {
  try {
    return copy(value) as Value;
  } catch {
    return value;
  }
}

/** A copy of what a call takes, so that later changes by the caller have no effect. */
export const copyInput = <Input>(input: Input): Input => attempt(input, copyData);

/** A copy of the options of a call. Their functions are the caller's, and stay. */
export const copyOptions = <Options>(options: Options): Options =>
  attempt(options, (given) =>
    typeof given === "object" && given !== null && isPlain(given) ? copyMembers(given) : given,
  );
