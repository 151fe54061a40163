const QUOTE = 34;
const BACKSLASH = 92;

/** Whether arrays and objects in a JSON text are nested deeper than `max`. */
export function isDeeperThan(json: string, max: number): boolean {
  // Each level needs two characters.
  if (json.length < 2 * max) return false;
  let depth = 0;
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (code === QUOTE) index = endOfString(json, index);
    // "[" and "{", "]" and "}" differ in one bit.
    else if ((code | 32) === 123 && ++depth > max) return true;
    else if ((code | 32) === 125) depth--;
  }
  return false;
}

function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}
