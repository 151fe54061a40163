/** packages/sandbox/README.md: a stream from the sandbox, and the sandbox's controls. */
import { createSandbox } from "@specwright/sandbox";

const sandbox = await createSandbox();

const socket = new WebSocket(`${sandbox.trading.mainnetUrl.replace("http", "ws")}/v5/public/linear`);
const request = { op: "subscribe", args: ["orderbook.50.BTCUSDT"] };
socket.addEventListener("open", () => socket.send(JSON.stringify(request)));
socket.addEventListener("message", ({ data }) => console.log(data));
// Advance one second: the book sends a delta.
sandbox.clock.advance(1000);

await new Promise((resolve) => socket.addEventListener("message", resolve, { once: true }));

const controls = sandbox.trading.controls();
// Orders, triggers and liquidations react to the new price immediately.
controls.setPrice({ symbol: "BTCUSDT", price: "60000" });
// With `hold`, the price stays until you set it again.
controls.setPrice({ symbol: "ETHUSDT", price: 3000, hold: true });
// Sets the balance of the unified account. For another account, add accountType: "FUND" or the UID of a sub-account.
controls.setBalance({ coin: "USDT", amount: "25.5" });
controls.setPosition({ category: "linear", symbol: "SOLUSDT", side: "Sell", size: "12.5", avgPrice: "150" });
// Orders fail with 10006 until a second has passed.
controls.setRateLimit({ operation: "orderCreate", category: "linear", remaining: 0 });
// Drops the next delta.
controls.addFault({ fault: "socket-drop", operation: "orderbook.50.BTCUSDT", times: 1 });
// Removes the added rules.
controls.clearFaults();
// Prints [{ id, server: "private", apiKey, topics: ["order"] }].
console.log(controls.connections());
// Cuts connections without a closing handshake. Without `server`, it cuts all of them.
controls.cutConnections({ server: "private" });
// Sends the whole book again, as a snapshot with u = 1.
controls.restartBook({ symbol: "BTCUSDT" });

await sandbox.close();
