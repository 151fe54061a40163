import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { published } from "@specwright-tools/toolchain/model/packages";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

// These tests pack the packages, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const root = join(import.meta.dirname, "../../../..");

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "packing-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Creates a package as in a fresh clone, without build output, together with the script that checks it before packing.
 */
function clone(name: string): string {
  const own = join(folder, "packages", name);
  cpSync(join(root, "packages", name, "package.json"), join(own, "package.json"));
  cpSync(join(root, "tools/repo/require-dist.mjs"), join(folder, "tools/repo/require-dist.mjs"));
  return own;
}

/** Runs the package's script that a package manager runs before packing. */
function prepack(own: string): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile("npm", ["run", "--silent", "prepack"], { cwd: own }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, said: `${stdout}${stderr}`.trim() }),
    );
  });
}

it.each(published)("%s cannot be packed before it is built", async (name) => {
  const own = clone(name);
  expect(await prepack(own)).toEqual({
    code: 1,
    said: `@specwright/${name} is not built. Run "pnpm build" first.`,
  });
  mkdirSync(join(own, "dist"));
  expect(await prepack(own)).toEqual({ code: 0, said: "" });
});

// `specs` contains data for any program, so its README names no Node version.
it.each(published.filter((name) => name !== "specs"))(
  "the README of %s names the Node versions of its manifest",
  (name) => {
    const read = (file: string) => readFileSync(join(root, "packages", name, file), "utf8");
    const { engines } = JSON.parse(read("package.json")) as { engines: { node: string } };
    const promised = {
      ">=20": "Node 20 and later",
      "^20.19.0 || >=22.12.0": "Node 20 (from 20.19), 22 (from 22.12)",
    }[engines.node];
    expect(promised).toBeDefined();
    expect(read("README.md")).toContain(promised);
  },
);
