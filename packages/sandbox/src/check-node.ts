/**
 * The validator of requests is CommonJS and requires a module that is not: Node can from these releases on. On an older
 * one the first request would end the process.
 *
 * @throws {RangeError} naming the version that is there and those that work
 */
export function checkNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  throw new RangeError(`Node ${version} is too old: the sandbox runs on 20.19 and later, 22.12 and later, and above`);
}
