/** From process start to the first answer: `node first.mjs <contender> <base>`; without a contender, a bare start. */
const [name, base = ""] = process.argv.slice(2);
if (name !== undefined) {
  const { contenders } = await import("./contenders.mjs");
  const client = await contenders[name]?.create(base);
  await client?.get();
}
process.stdout.write("answered");
process.exit();
