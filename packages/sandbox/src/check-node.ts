/**
 * The request validator is CommonJS and requires an ES module, which Node supports from these releases on. On an older
 * release, the first request would end the process.
 *
 * @throws {RangeError} naming the version that is there and those that work
 */
export function checkNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  throw new RangeError(`Node ${version} is too old: the sandbox needs 20.19 or later, 22.12 or later, or a newer line`);
}
