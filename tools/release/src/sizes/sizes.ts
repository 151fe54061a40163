/** `pnpm sizes`: bundles what users import, prints the sizes, and fails when one exceeds its alarm in `size-rows.ts`. */
import { alarms, measureAll, sizeTable } from "./size-table.ts";

console.error("Bundling what users import …");
const measured = await measureAll();
console.log(sizeTable(measured));
const ringing = alarms(measured);
for (const alarm of ringing) console.error(alarm);
if (ringing.length > 0) console.error("If the growth is meant, raise the number and say why in the commit.");
process.exitCode = ringing.length === 0 ? 0 : 1;
