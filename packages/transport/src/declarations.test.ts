import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
const types = dirname(dirname(createRequire(import.meta.url).resolve("@types/node/package.json")));
/** The same as of releases 20 and 22: their `Request` has no `bytes()`. */
const older = mkdtempSync(join(tmpdir(), "older-types-"));
const folder = mkdtempSync(join(tmpdir(), "declarations-"));

/** What the compiler says; nothing where all is well. */
function compile(...options: string[]): string {
  try {
    return execFileSync(process.execPath, [compiler, ...options], { cwd: folder, encoding: "utf8" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** Makes the older types of those that are installed. */
function ageTypes(): void {
  const current = realpathSync(join(types, "node"));
  const { resolve } = createRequire(join(current, "index.d.ts"));
  cpSync(current, join(older, "node"), { recursive: true });
  const undici = join(older, "node/node_modules/undici-types");
  cpSync(dirname(resolve("undici-types/package.json")), undici, { recursive: true });
  const text = readFileSync(join(undici, "fetch.d.ts"), "utf8");
  writeFileSync(join(undici, "fetch.d.ts"), text.replace("readonly bytes: () => Promise<Uint8Array>", ""));
}

beforeAll(() => {
  ageTypes();
  compile("-p", join(import.meta.dirname, "../tsconfig.build.json"), "--outDir", folder, "--emitDeclarationOnly");
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(folder, "consumer.ts"),
    `import { compose, LightRequest, platformFetch, readJsonObject, resolveUrl, retry, throttle, timeout } from "./index.js";
const send = compose(platformFetch, retry(), throttle(), timeout({ totalMs: 1000 }));
export async function read(): Promise<number> {
  const request = new LightRequest("https://api.example.com/a", { method: "POST", headers: { a: "b" }, body: "{}" });
  const response = await send(request);
  const again = await send(resolveUrl("https://api.example.com", "/b"), { headers: { a: "b" } });
  const object = await readJsonObject(response);
  return response.status + (await again.text()).length + Object.keys(object).length;
}
`,
  );
});
afterAll(() => [folder, older].forEach((made) => rmSync(made, { recursive: true })));

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
  ["@types/node of Node 20 and 22", ["--lib", "es2022", "--typeRoots", older, "--types", "node"]],
])("a project with %s reads the declarations, and every one of them is checked", (_, options) => {
  expect(compile(...options, ...consumer)).toBe("");
});

test("the check above would notice a name that nobody declares", () => {
  writeFileSync(join(folder, "broken.d.ts"), "export declare const request: NoSuchRequest;");
  expect(compile("--lib", "es2022", ...consumer, "broken.d.ts")).toContain("NoSuchRequest");
});

test("the older types are older", () => {
  writeFileSync(join(folder, "asks.ts"), "export const read = (request: Request) => request.bytes();");
  const ask = (roots: string) =>
    compile("--lib", "es2022", "--typeRoots", roots, "--types", "node", ...strict, "--ignoreConfig", "asks.ts");
  expect([ask(types), ask(older)]).toEqual(["", expect.stringContaining("'bytes' does not exist")]);
});
