// Started by Node, Bun and Deno; prints its result as the last line.
import { probe } from "./probe.mjs";

console.log(JSON.stringify(await probe(JSON.parse(process.env.PROBE_INPUT))));
