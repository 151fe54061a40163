/** `specwright sandbox`, and `specwright tour`, which runs other commands against a sandbox. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { devNull } from "node:os";
import { dirname, join } from "node:path";
import type { Sandbox } from "@specwright/sandbox";
import { Command } from "commander";
import type { Context } from "../context.ts";
import { exitCodes, type ExitCode } from "../failure.ts";
import { Progress, wrapped, type Terminal } from "../terminal.ts";

/** Creates the `sandbox` command, which runs the command of the package `@specwright/sandbox` with all its options. */
export function sandboxCommand(context: Context): Command {
  return new Command("sandbox")
    .description("Start a local server that behaves like both services. Takes the options of specwright-sandbox.")
    .argument("[OPTIONS...]", "Such as --port 4400 --seed 7; --help lists them.")
    .allowUnknownOption()
    .helpOption(false)
    .action(async (words: readonly string[]) => {
      const manifest = createRequire(import.meta.url).resolve("@specwright/sandbox/package.json");
      const { signal } = context.terminal;
      // Ctrl+C reaches both processes. Other signals reach only this one, which then stops the server with `signal`.
      const options = { stdio: "inherit", signal } as const;
      const server = spawn(process.execPath, [join(dirname(manifest), "dist/cli.js"), ...words], options);
      context.exitCode = await new Promise<ExitCode>((resolve, reject) => {
        server.on("error", (error) => {
          if (!signal.aborted) reject(error);
        });
        server.on("exit", (code) => resolve(code === 0 || code === null ? exitCodes.success : exitCodes.input));
      });
    });
}

/** Step of the tour: a command and its purpose. */
interface Step {
  readonly text: string;
  readonly words: readonly string[];
  /** Standard input of the command. */
  readonly input?: string;
  /** Changes the sandbox before the command runs. */
  readonly before?: (sandbox: Sandbox) => void;
}

const market = ["--category", "linear", "--symbol", "BTCUSDT"];

const steps: readonly Step[] = [
  { text: "Find an operation in plain words.", words: ["search", "what did I win or lose", "--limit", "3"] },
  {
    text: "Read a price.",
    words: ["market", "tickers", ...market, "--fields", "symbol,lastPrice,bid1Price,ask1Price"],
  },
  {
    text: "Look at a live order book. Without --count it is redrawn until Ctrl+C.",
    words: ["watch", "book", "BTCUSDT", "--depth", "1", "--count", "1"],
  },
  {
    text: "A mistake is found before anything is sent.",
    words: ["order", "create", ...market, "--side", "Bye", "--order-type", "Market", "--qty", "0.01"],
  },
  {
    text: "Place an order.",
    words: ["order", "create", ...market, "--side", "Buy", "--order-type", "Market", "--qty", "0.01"],
  },
  {
    text: "See what was filled.",
    words: ["execution", "list", ...market, "--fields", "symbol,side,execPrice,execQty,execFee"],
  },
  {
    text: "Now the connection breaks after the next order has been sent. Its outcome is unknown.",
    words: [
      "order",
      "create",
      ...market,
      "--side",
      "Buy",
      "--order-type",
      "Market",
      "--qty",
      "0.02",
      "--order-link-id",
      "tour-1",
    ],
    before: (sandbox) => sandbox.trading.controls().addFault({ fault: "reset-after", operation: "orderCreate" }),
  },
  {
    text: "Follow the message and look it up.",
    words: [
      "order",
      "reconcile",
      "tour-1",
      "--category",
      "linear",
      "--fields",
      "status,order.orderStatus,order.cumExecQty",
    ],
    before: (sandbox) => sandbox.trading.controls().clearFaults(),
  },
  {
    text: "Add a note to the knowledge base.",
    words: ["knowledge", "add", "-"],
    input: "# Alpha\n\nAlpha ships on Friday.",
  },
  { text: "Ask about it.", words: ["knowledge", "ask", "When does Alpha ship?"] },
];

const exitMeaning: Readonly<Record<ExitCode, string>> = {
  0: "success",
  1: "refused",
  2: "wrong input, nothing was sent",
  3: "not sent, or no usable response",
  4: "unknown outcome",
};

const shellWords = (words: readonly string[]): string =>
  words.map((word) => (/^[\w.,:/-]+$/.test(word) ? word : JSON.stringify(word))).join(" ");

const commandLine = ({ words, input }: Step): string =>
  `${input === undefined ? "" : `printf '${input.replaceAll("\n", String.raw`\n`)}' | `}specwright ${shellWords(words)}`;

async function tour(
  { terminal }: Context,
  runCommand: (words: readonly string[], terminal: Terminal) => Promise<ExitCode>,
) {
  const { createSandbox } = await import("@specwright/sandbox");
  const progress = new Progress(terminal);
  progress.show("Starting a sandbox …");
  const sandbox = await createSandbox();
  progress.end();
  const env = {
    ...terminal.env,
    SPECWRIGHT_PROFILE: "sandbox",
    SPECWRIGHT_SANDBOX_URL: sandbox.trading.mainnetUrl,
    SPECWRIGHT_KNOWLEDGE_URL: sandbox.knowledge.url,
    SPECWRIGHT_CONFIG: devNull,
  };
  try {
    for (const [at, step] of steps.entries()) {
      if (at > 0 && terminal.isInteractive) await terminal.ask("Enter shows the next step, Ctrl+C ends the tour. ");
      if (terminal.signal.aborted) break;
      step.before?.(sandbox);
      terminal.out(`# ${wrapped(step.text, terminal.columns - 2).replaceAll("\n", "\n# ")}\n$ ${commandLine(step)}\n`);
      // In a pipe, print errors to standard output, so that results and errors keep their order.
      const error = (text: string) => (terminal.isInteractive ? terminal.error(text) : terminal.out(text));
      const code = await runCommand(step.words, { ...terminal, env, error, readInput: async () => step.input ?? "" });
      terminal.out(`${code === exitCodes.success ? "" : `exit code ${code}: ${exitMeaning[code]}\n`}\n`);
    }
  } finally {
    await sandbox.close();
  }
  terminal.out(
    "That was the tour. specwright sandbox starts a sandbox that stays; specwright --help lists everything.\n",
  );
  return exitCodes.success;
}

/** Creates the tour command. `runCommand` runs the other commands in this process. */
export const tourCommand = (
  context: Context,
  runCommand: (words: readonly string[], terminal: Terminal) => Promise<ExitCode>,
): Command =>
  new Command("tour")
    .description("Five minutes with a sandbox: a price, a live book, orders, a lost response, an answered question.")
    .action(async () => {
      context.exitCode = await tour(context, runCommand);
    });
