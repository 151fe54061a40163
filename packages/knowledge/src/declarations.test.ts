import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
const types = dirname(dirname(createRequire(import.meta.url).resolve("@types/node/package.json")));
const folder = mkdtempSync(join(tmpdir(), "declarations-"));

/** What the compiler says; nothing where all is well. */
function compile(...options: string[]): string {
  try {
    return execFileSync(process.execPath, [compiler, ...options], { cwd: folder, encoding: "utf8" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

beforeAll(() => {
  compile("-p", join(import.meta.dirname, "../tsconfig.build.json"), "--outDir", folder, "--emitDeclarationOnly");
  mkdirSync(join(folder, "node_modules/@specwright"), { recursive: true });
  symlinkSync(join(import.meta.dirname, "../../transport"), join(folder, "node_modules/@specwright/transport"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(folder, "consumer.ts"),
    `import { createKnowledgeClient, type UploadSource } from "./index.js";
import { createKnowledgeClient as createOnNode } from "./index.node.js";
const knowledge = createKnowledgeClient({ baseUrl: "https://notes.example.org", token: "a" });
export async function read(): Promise<string> {
  const files: UploadSource[] = [{ name: "a.md", data: new Uint8Array(1) }, "b.md"];
  await createOnNode().submit.files(files, { onProgress: ({ loaded }) => void loaded });
  const task = await knowledge.submit.text({ content: "a" });
  const { failedPages } = await knowledge.tasks.wait(task.id, { timeoutMs: 1000 });
  const { data, response } = await knowledge.GET("/api/tasks/{id}", { params: { path: { id: task.id } } });
  let text = \`\${failedPages.length} \${response.status} \${data?.status}\`;
  for await (const event of knowledge.chat({ query: "?" })) if (event.type === "delta") text += event.text;
  const client = await knowledge.mcp.connect();
  return text + (await knowledge.mcp.ask(client, { query: "?" })).answer;
}
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const strict = [
  "--noEmit",
  "--strict",
  "--exactOptionalPropertyTypes",
  "--skipLibCheck",
  "false",
  "--target",
  "es2022",
];
const consumer = [...strict, "--module", "nodenext", "--ignoreConfig", "consumer.ts"];

test.each([
  ["neither the dom library nor @types/node", ["--lib", "es2022"]],
  ["the dom library", ["--lib", "es2022,dom"]],
  ["@types/node", ["--lib", "es2022", "--typeRoots", types, "--types", "node"]],
])("a project with %s reads the declarations, and every one of them is checked", (_, options) => {
  expect(compile(...options, ...consumer)).toBe("");
});

test("the check above would notice a name that nobody declares", () => {
  writeFileSync(join(folder, "broken.d.ts"), "export declare const request: NoSuchRequest;");
  expect(compile("--lib", "es2022", ...consumer, "broken.d.ts")).toContain("NoSuchRequest");
});
