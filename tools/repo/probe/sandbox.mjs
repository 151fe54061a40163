// Runs on every supported version of Node. Starts the installed sandbox inside a program, uses it with a client and
// stops it.
import { createSandbox } from "@specwright/sandbox";
import { createKnowledgeClient } from "@specwright/knowledge";
import { createTradingClient } from "@specwright/trading";

const assert = (condition, message) => {
  if (!condition) throw new Error(message);
};

const checks = {
  "a signed call": async ({ trading: { mainnetUrl, keys } }) => {
    const trading = createTradingClient({ environment: { baseUrl: mainnetUrl }, credentials: keys.master });
    const { list } = await trading.position.list({ category: "linear", settleCoin: "USDT" });
    assert(Array.isArray(list), "list is not an array");
  },
  "each address of the sandbox": async ({ trading, knowledge }) => {
    for (const url of [trading.mainnetUrl, trading.testnetUrl, trading.demoUrl]) {
      const { retCode } = await (await fetch(`${url}/v5/market/time`)).json();
      assert(retCode === 0, `${url} says ${retCode}`);
    }
    for (const baseUrl of [knowledge.referenceUrl, knowledge.releasedUrl]) {
      const { status } = await createKnowledgeClient({ baseUrl }).health();
      assert(status === "ok", `${baseUrl} is ${status}`);
    }
  },
};

const sandbox = await createSandbox();
const failures = [];
for (const [name, check] of Object.entries(checks)) {
  await check(sandbox).catch((error) => failures.push(`${name}: ${error.message}`));
}
await sandbox.close();
// The program ends by itself after this line, because a closed sandbox doesn't keep the process alive.
console.log(JSON.stringify({ passed: Object.keys(checks).length - failures.length, failures }));
