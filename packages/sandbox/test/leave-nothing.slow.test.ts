import { execFile } from "node:child_process";
import { expect, test } from "vitest";

/** Runs a user's program in a separate process. The program has to exit without being killed. */
function run(program: string): Promise<{ exitCode: number; output: string }> {
  const entry = new URL("../src/index.ts", import.meta.url).href;
  const source = `const { createSandbox } = await import(${JSON.stringify(entry)});\n${program}`;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--input-type=module", "-e", source],
      { timeout: 300_000 },
      (error, output, problems) => {
        resolve({ exitCode: error === null ? 0 : Number(error.code ?? -1), output: output + problems });
      },
    );
  });
}

test("two sandboxes do not affect each other, and the process exits after close()", async () => {
  const { exitCode, output } = await run(`
    const [one, two] = await Promise.all([createSandbox({ now: 1_800_000_000_000 }), createSandbox({ now: 1_900_000_000_000 })]);
    const time = async (url) => (await (await fetch(url + "/v5/market/time")).json()).time;
    one.clock.advance(5);
    const times = [await time(one.trading.mainnetUrl), await time(two.trading.mainnetUrl), await time(one.trading.demoUrl)];
    // These requests stay open: a request without a response, a delayed request, a stalled stream and requests to both
    // knowledge variants.
    const hung = fetch(one.trading.mainnetUrl + "/v5/market/time", { headers: { "x-sandbox-fault": "hang" } }).catch(() => "ended");
    const late = fetch(one.trading.mainnetUrl + "/v5/market/time", { headers: { "x-sandbox-fault": "delay; ms=3600000" } }).catch(() => "ended");
    const body = JSON.stringify({ query: "anything" });
    const chat = await fetch(one.knowledge.referenceUrl + "/api/chat", {
      method: "POST", body, headers: { "content-type": "application/json", "x-sandbox-fault": "stream-stall; bytes=1" },
    });
    const stalled = chat.text().catch(() => "ended");
    await fetch(two.knowledge.releasedUrl + "/healthz");
    await Promise.all([one.close(), two.close()]);
    const refused = await fetch(one.trading.mainnetUrl + "/v5/market/time").then(() => "open", () => "closed");
    console.log(JSON.stringify([times, refused, await hung, await late, await stalled]));
  `);
  expect([exitCode, JSON.parse(output)]).toEqual([
    0,
    [[1_800_000_000_005, 1_900_000_000_000, 1_800_000_000_005], "closed", "ended", "ended", "ended"],
  ]);
});

test("a sandbox may be closed twice, concurrently, and right after its start", async () => {
  const { exitCode, output } = await run(`
    const sandbox = await createSandbox();
    await Promise.all([sandbox.close(), sandbox.close()]);
    await sandbox.close();
    console.log("done");
  `);
  expect([exitCode, output]).toEqual([0, "done\n"]);
});

test("open streams and unused rate limit windows do not keep the process running after close()", async () => {
  const { exitCode, output } = await run(`
    const { createStreamSigner } = await import("@specwright/signing");
    const sandbox = await createSandbox();
    const url = sandbox.trading.mainnetUrl.replace("http", "ws");
    const open = (path) => new Promise((resolve) => {
      const socket = new WebSocket(url + path);
      socket.onopen = () => resolve(socket);
    });
    const ask = (socket, message) => new Promise((resolve) => {
      socket.onmessage = ({ data }) => resolve(data);
      socket.send(JSON.stringify(message));
    });
    const market = await open("/v5/public/linear");
    await ask(market, { op: "subscribe", args: ["orderbook.50.BTCUSDT"] });
    const account = await open("/v5/private");
    await ask(account, { op: "auth", args: await createStreamSigner(sandbox.trading.keys.master).authenticate(Date.now() + 10_000) });
    await ask(account, { op: "subscribe", args: ["dcp.future"] });
    const ended = [market, account].map((socket) => new Promise((resolve) => { socket.onclose = ({ code }) => resolve(code); }));
    await sandbox.close();
    console.log(JSON.stringify(await Promise.all(ended)));
  `);
  expect([exitCode, output]).toEqual([0, "[1006,1006]\n"]);
});
