import type { SampleCall } from "./recorded-calls.ts";

/** Lines of a page's code column on a laptop. */
const width = 58;

interface FileValue {
  readonly $file: { readonly name: string; readonly text: string };
}

const isFile = (value: object): value is FileValue => "$file" in value;
const keyText = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

/** A value as a person would type it: one line where it fits, else a line for each part. */
function valueText(value: unknown, indent: string, before: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isFile(value)) return `new File([${JSON.stringify(value.$file.text)}], ${JSON.stringify(value.$file.name)})`;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{ ", " }"];
  const deeper = `${indent}  `;
  const parts = (at: string) =>
    Array.isArray(value)
      ? value.map((item) => valueText(item, at, 0))
      : Object.entries(value).map(([key, item]) => `${keyText(key)}: ${valueText(item, at, key.length + 2)}`);
  if (Object.keys(value).length === 0) return Array.isArray(value) ? "[]" : "{}";
  const line = `${open}${parts(indent).join(", ")}${close}`;
  if (!line.includes("\n") && indent.length + before + line.length <= width) return line;
  return `${open.trim()}\n${parts(deeper)
    .map((part) => `${deeper}${part},\n`)
    .join("")}${indent}${close.trim()}`;
}

/** `client.call(arguments)`, without the input that says nothing. */
export function callText(client: string, { call, args, needsInput }: SampleCall): string {
  const start = `await ${client}.${call}(`;
  const said = needsInput !== true && args.length === 1 && JSON.stringify(args[0]) === "{}" ? [] : args;
  return `${start}${said.map((arg) => valueText(arg, "", start.length)).join(", ")});`;
}

/** Calls that are more than one expression. */
const wordings: Readonly<Record<string, (call: SampleCall) => string>> = {
  chat: ({ args }) => {
    const call = callText("knowledge", { call: "chat", args }).replace(/^await (.*);$/s, "$1");
    return `for await (const event of ${call}) {\n  if (event.type === "delta") console.log(event.text);\n}`;
  },
  "mcp.connect": () => "const session = await knowledge.mcp.connect();\nawait session.listTools();",
  "mcp.end": () =>
    'const byPath = createOpenApiFetchClient();\nawait byPath.DELETE("/mcp", { headers: { "Mcp-Session-Id": sessionId } });',
};

/** What a reader types for an operation; its result is what the client answers. */
export function sampleText(client: string, call: SampleCall): string {
  return wordings[call.call]?.(call) ?? callText(client, call);
}
