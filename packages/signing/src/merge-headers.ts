/**
 * One plain record out of three sets of headers, names in lowercase: the defaults give way to the request's own, the
 * signature's replace them. Written into `defaults`, because copies and `Headers` cost more than the signature itself.
 */
export function mergeHeaders(
  defaults: Record<string, string>,
  own: HeadersInit | undefined,
  signed: Record<string, string>,
): Record<string, string> {
  if (own !== undefined && Symbol.iterator in own) {
    for (const [name, value] of own instanceof Headers ? own : new Headers(own)) defaults[name] = value;
  } else {
    for (const name of Object.keys(own ?? {})) defaults[name.toLowerCase()] = own?.[name] as string;
  }
  for (const name in signed) defaults[name.toLowerCase()] = signed[name] as string;
  return defaults;
}
