import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { createStreamSigner } from "@specwright/signing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { topics, type Topic } from "../topics.ts";

interface Reply {
  readonly op?: string;
  readonly type?: string;
  readonly success?: boolean;
}

let sandbox: Sandbox;
/** An option that the sandbox currently lists. It replaces the option on the page, which has expired. */
let option = "";
beforeAll(async () => {
  sandbox = await createSandbox();
  const response = await fetch(`${sandbox.trading.mainnetUrl}/v5/market/instruments-info?category=option&baseCoin=BTC`);
  const { result } = (await response.json()) as { result: { list: { symbol: string }[] } };
  option = result.list[0]?.symbol ?? "";
});
afterAll(() => sandbox.close());

/** Sends a page's message as a program without the client would, after a login if the topic is private. */
async function replyTo({ frame: shown = "", servers, live }: Topic): Promise<Reply | undefined> {
  const frame = shown.replace(/BTC-\w+-\d+-[CP]-USDT/, option);
  const { mainnetUrl, keys } = sandbox.trading;
  const login = await createStreamSigner(keys.master).authenticate(Date.now() + 10_000);
  const socket = new WebSocket(`${mainnetUrl.replace("http", "ws")}${servers[0]?.path}`);
  const replies: Reply[] = [];
  const isReply = ({ op, type }: Reply) => op === "subscribe" || type === "COMMAND_RESP";
  const isLogin = ({ op }: Reply) => op === "auth";
  await new Promise<void>((resolve) => {
    socket.addEventListener("close", () => resolve());
    socket.addEventListener("open", () =>
      socket.send(live?.isPrivate === true ? JSON.stringify({ op: "auth", args: login }) : frame),
    );
    socket.addEventListener("message", ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply;
      replies.push(reply);
      if (isLogin(reply)) socket.send(frame);
      else if (isReply(reply)) socket.close();
    });
  });
  return replies.find(isReply);
}

it("the sample message that subscribes to each topic is accepted by the service", async () => {
  const offered = topics.filter(({ live, frame }) => live !== undefined && frame !== undefined);
  expect(offered.length).toBeGreaterThan(30);
  const refused: string[] = [];
  for (const topic of offered) {
    const reply = await replyTo(topic);
    if (reply?.success !== true) refused.push(`${topic.id}: ${topic.frame} ${JSON.stringify(reply)}`);
  }
  expect(refused).toEqual([]);
});
