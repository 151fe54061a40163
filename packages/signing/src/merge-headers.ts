/**
 * One plain record out of three sets of headers, names in lowercase: the defaults give way to the request's own, the
 * signature's replace them. A record, because building `Headers` costs more than the signature itself.
 */
export function mergeHeaders(
  defaults: Record<string, string>,
  own: HeadersInit | undefined,
  signed: Record<string, string>,
): Record<string, string> {
  const merged = { ...defaults };
  const entries = own && Symbol.iterator in own ? new Headers(own) : Object.entries(own ?? {});
  for (const [name, value] of [...entries, ...Object.entries(signed)]) merged[name.toLowerCase()] = value;
  return merged;
}
