/** packages/specs/README.md: the specifications as JSON data. */
import trading from "@specwright/specs/trading.json" with { type: "json" };
import retCodes from "@specwright/specs/ret-codes.json" with { type: "json" };

console.log(trading.info.version, Object.keys(trading.paths).length);
console.log(retCodes.find(({ code }) => code === 10006)?.meaning);
