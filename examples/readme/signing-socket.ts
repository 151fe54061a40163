/** packages/signing/README.md: the login message of a private WebSocket connection. */
const apiKey = process.env.BYBIT_API_KEY ?? "";
const secret = process.env.BYBIT_API_SECRET ?? "";

import { createStreamSigner } from "@specwright/signing";

const streamSigner = createStreamSigner({ apiKey, secret });
const socket = new WebSocket("wss://stream-testnet.bybit.com/v5/private");

socket.addEventListener("open", async () => {
  const expires = Date.now() + 10_000; // the message is valid until then
  socket.send(JSON.stringify({ op: "auth", args: await streamSigner.authenticate(expires) }));
});
socket.addEventListener("message", ({ data }) => {
  const { op, success } = JSON.parse(data);
  if (op === "auth" && success) socket.send(JSON.stringify({ op: "subscribe", args: ["order"] }));
});

socket.addEventListener("message", ({ data }) => {
  const { op, success } = JSON.parse(data);
  if (!success) throw new Error(`${op} was refused: ${data}`);
  if (op !== "subscribe") return;
  console.log("subscribed to orders");
  socket.close();
});
