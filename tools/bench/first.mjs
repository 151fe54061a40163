/**
 * Process whose time from start to first response is measured: `node first.mjs <contender> <base>`. Without a
 * contender, only the start of Node is measured.
 */
const [name, base = ""] = process.argv.slice(2);
if (name !== undefined) {
  const { contenders } = await import("./contenders.mjs");
  const client = await contenders[name]?.create(base);
  await client?.get();
}
process.stdout.write("answered");
process.exit();
