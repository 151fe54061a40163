import { SigningError } from "../errors.ts";

/** Names and values that HTTP allows: visible characters, spaces, tabs and bytes above ASCII. */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\t -~\x80-\xff]*$/;

/** The platform's own errors quote names and values. */
const refuse = () => new SigningError("invalid-input", "headers must be names and values as HTTP allows them");

/** Combines headers that a list has more than once. */
function listed(own: Iterable<readonly string[]>): Iterable<readonly [string, string]> {
  try {
    return new Headers(own as unknown as HeadersInit);
  } catch {
    throw refuse();
  }
}

function* entriesOf(own: HeadersInit | undefined): Generator<readonly [name: string, value: string]> {
  if (own !== undefined && Symbol.iterator in own) {
    yield* own instanceof Headers ? own : listed(own);
    return;
  }
  for (const [name, value] of Object.entries(own ?? {})) {
    if (!NAME.test(name) || !VALUE.test(`${value}`.trim())) throw refuse();
    yield [name.toLowerCase(), value];
  }
}

/**
 * Merges three sets of headers into one record with lowercase names: the request's own replace the defaults, and those of
 * the signature replace all. Written into `defaults`, because copies and `Headers` cost more than the signature itself.
 */
export function mergeHeaders(
  defaults: Record<string, string>,
  own: HeadersInit | undefined,
  signed: Record<string, string>,
): Record<string, string> {
  for (const [name, value] of entriesOf(own)) defaults[name] = value;
  for (const name in signed) defaults[name.toLowerCase()] = signed[name] as string;
  return defaults;
}
