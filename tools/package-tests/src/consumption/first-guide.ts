import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import type { Registry } from "./registry.ts";
import { must } from "./run.ts";
import type { ProbeInput, ProbeResult } from "./runtimes/probe.ts";
import { binaryOf, type Runtime } from "./runtimes/runtimes.ts";

const guide = join(import.meta.dirname, "../../../../docs/guides/start-first-call.md");

/** A file that the reader saves, a command that they type, or the text that it prints. */
type Step =
  | { readonly kind: "file"; readonly name: string; readonly text: string }
  | { readonly kind: "command"; readonly text: string }
  | { readonly kind: "output"; readonly text: string };

const BLOCK = /(?:Save this as `([^`]+)`[^\n]*\n\n)?```(sh|ts|text)\n([\s\S]*?)```/g;

/** What the guide tells its reader to do, in its order. */
function steps(): readonly Step[] {
  return [...readFileSync(guide, "utf8").matchAll(BLOCK)].flatMap(([, name, language, text = ""]): Step[] => {
    if (language === "text") return [{ kind: "output", text: text.trim() }];
    if (language === "ts") return name === undefined ? [] : [{ kind: "file", name, text }];
    return text
      .trim()
      .split("\n")
      .map((line) => ({ kind: "command", text: line }));
  });
}

/** Numbers and IDs differ from run to run. */
const shape = (text: string): string =>
  text
    .trim()
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
    .replaceAll(/\d+(?:\.\d+)?/g, "0");

/** The services and the key: the check has a sandbox of its own, on other ports. */
const isPrepared = (command: string): boolean => /^(?:npx @specwright\/sandbox|export )/.test(command);

/** Follows the first guide from an empty folder: saves its files, types its commands, compares what they print. */
export async function followFirstGuide(
  folder: string,
  registry: Registry,
  runtime: Runtime,
  { tradingUrl, knowledgeUrl, hmac }: ProbeInput,
): Promise<ProbeResult> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, ".npmrc"), `@specwright:registry=${registry.url}/\n`);
  const env = {
    PATH: `${dirname(binaryOf(runtime))}${delimiter}${process.env["PATH"] ?? ""}`,
    TRADING_URL: tradingUrl,
    KNOWLEDGE_URL: knowledgeUrl,
    TRADING_API_KEY: hmac.apiKey,
    TRADING_API_SECRET: hmac.secret,
  };
  let printed = "";
  let passed = 0;
  const failures: string[] = [];
  for (const step of steps()) {
    if (step.kind === "file") writeFileSync(join(folder, step.name), step.text);
    if (step.kind === "command" && !isPrepared(step.text))
      printed = await must("sh", ["-c", step.text], { cwd: folder, env });
    if (step.kind !== "output") continue;
    if (shape(printed) === shape(step.text)) passed += 1;
    else failures.push(`the guide promises "${step.text}"; this was printed: "${printed.trim().slice(0, 500)}"`);
  }
  return { passed, failures };
}
