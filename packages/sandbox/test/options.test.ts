import { expect, test } from "vitest";
import { createSandbox, type SandboxOptions } from "../src/index.ts";

const refusal = (options: unknown) => expect(createSandbox(options as SandboxOptions)).rejects;

test.each([
  ["prot", 1],
  ["port", -1],
  ["port", 65_532],
  ["port", "4400"],
  ["seed", 0.5],
  ["data", ""],
  ["now", null],
  ["now", Number.NaN],
  ["now", "2026"],
  ["variant", "nope"],
  ["mcp", {}],
  ["mcp", true],
  ["mcp", { enabled: true, token: "" }],
  ["mcp", { enabled: true, tokne: "secret-0123456789" }],
  ["limits", "no"],
  ["matchingDelay", -1],
])("an invalid option is rejected before a port is opened: %s %o", async (name, value) => {
  await refusal({ [name]: value }).toThrow(new RegExp(`^${name}: `));
  await refusal({ [name]: value }).not.toThrow("secret-0123456789");
});

test.each([null, [], "options", 5])("options that are not an object are rejected: %o", async (options) => {
  await refusal(options).toThrow("options: must be an object");
});

test("an option that is undefined has its default value", async () => {
  const sandbox = await createSandbox({
    port: undefined,
    variant: undefined,
    now: undefined,
  } as unknown as SandboxOptions);
  await sandbox.close();
});
