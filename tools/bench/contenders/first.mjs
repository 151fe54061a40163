/** From process start to the first answer: `node first.mjs <contender> <base>`; without a contender, a bare start. */
const [name, base = ""] = process.argv.slice(2);
if (name !== undefined) {
  const { create } = await import(`./${name}.mjs`);
  const contender = await create(base);
  await contender.get();
}
process.stdout.write("answered");
process.exit();
