/**
 * `node tools/docs/src/terminal.ts`: runs three commands of the command line against a sandbox and writes their
 * terminal session to `docs/terminal.txt` and `docs/terminal.svg`, for the README and the start page. Build the
 * packages first.
 */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { repository } from "./site.ts";

interface Step {
  readonly words: readonly string[];
  /** Prepares the sandbox for the command. */
  readonly before?: (sandbox: Sandbox) => void;
}

const market = ["--category", "linear", "--symbol", "BTCUSDT"];
const order = ["--side", "Buy", "--order-type", "Market", "--qty", "0.02", "--order-link-id", "my-1"];

const fields = "status,order.orderStatus,order.cumExecQty";

const steps: readonly Step[] = [
  { words: ["watch", "book", "BTCUSDT", "--depth", "50", "--count", "1"] },
  {
    words: ["order", "create", ...market, ...order],
    before: (sandbox) => sandbox.trading.controls().addFault({ fault: "reset-after", operation: "orderCreate" }),
  },
  {
    words: ["order", "reconcile", "my-1", "--category", "linear", "--fields", fields],
    before: (sandbox) => sandbox.trading.controls().clearFaults(),
  },
];

/** Returns the output of a command, including errors. */
function output(words: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const command = join(repository, "packages/cli/dist/main.js");
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...words], { env }, (_, printed, errors) => {
      resolve(`${printed}${errors}`.trim());
    });
  });
}

/** Wraps a long line at 84 columns, like a terminal. */
const wrapped = (line: string): string[] => line.match(/.{1,84}(?:\s|$)|\S+/g)?.map((part) => part.trimEnd()) ?? [""];

/** Number of order book levels that the terminal picture shows on each side of the spread. */
const shownLevels = 4;

/** Reduces the printed order book to the levels next to the spread. */
function nearSpread(printed: string): string {
  const lines = printed.split("\n");
  const spread = lines.findIndex((line) => line.includes("spread"));
  return lines.filter((_, at) => at === 0 || spread < 0 || Math.abs(at - spread) <= shownLevels).join("\n");
}

/** Runs the commands, and returns the session as text: each command after a prompt, followed by its output. */
export async function terminalText(): Promise<string> {
  const sandbox = await createSandbox();
  const env = {
    PATH: process.env["PATH"] ?? "",
    NO_COLOR: "1",
    SPECWRIGHT_PROFILE: "sandbox",
    SPECWRIGHT_SANDBOX_URL: sandbox.trading.mainnetUrl,
    SPECWRIGHT_KNOWLEDGE_URL: sandbox.knowledge.url,
    SPECWRIGHT_CONFIG: devNull,
  };
  try {
    const shown: string[] = [];
    for (const { words, before } of steps) {
      before?.(sandbox);
      shown.push(`$ specwright ${words.join(" ")}\n${nearSpread(await output(words, env))}`);
    }
    return `${shown.join("\n\n")}\n`;
  } finally {
    await sandbox.close();
  }
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Draws a terminal session as an SVG image. */
export function terminalSvg(text: string): string {
  const lines = text.trimEnd().split("\n").flatMap(wrapped);
  const [lineHeight, top] = [20, 58];
  const height = top + lines.length * lineHeight + 8;
  const rows = lines.map((line, at) => {
    const kind = line.startsWith("$ ") ? "command" : /unknown outcome/i.test(line) ? "warning" : "output";
    return `<text class="${kind}" x="20" y="${top + at * lineHeight}">${escaped(line)}</text>`;
  });
  const dots = ["#ff5f57", "#febc2e", "#28c840"].map(
    (fill, at) => `<circle cx="${24 + at * 20}" cy="22" r="6" fill="${fill}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="${height}" viewBox="0 0 760 ${height}" role="img" aria-labelledby="title">
<title id="title">A terminal: a live order book, an order whose response is lost, and the same order found again</title>
<style>
text { font: 14px ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre; fill: #c9d1d9 }
.command { fill: #fff; font-weight: 600 }
.warning { fill: #f0b429 }
</style>
<rect width="760" height="${height}" rx="10" fill="#0d1117"/>
${[...dots, ...rows].join("\n")}
</svg>
`;
}

/** Returns the session in the committed file. */
export const committedTerminal = (): string => readFileSync(join(repository, "docs/terminal.txt"), "utf8");

if (import.meta.main) {
  const text = await terminalText();
  writeFileSync(join(repository, "docs/terminal.txt"), text);
  writeFileSync(join(repository, "docs/terminal.svg"), terminalSvg(text));
}
