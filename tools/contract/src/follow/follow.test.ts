/** Tests `pnpm follow` with repositories of documentation pages that the tests write. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { follow } from "./follow.ts";

const git = (folder: string, ...parameters: readonly string[]) =>
  execFileSync("git", ["-C", folder, "-c", "user.name=Test", "-c", "user.email=test@example.com", ...parameters], {
    encoding: "utf8",
  });

/** Builds the documentation page of the server time, with additional rows in its response table. */
const timePage = (rows: string) => `---
title: Time
---
### HTTP Request
<APIEndpoint method="GET" url="/v5/market/time" />

### Response Parameters
| Parameter | Type | Comments |
|---|---|---|
|timeSecond |string |Time |
|timeNano |string |Time |
${rows}
`;

/** Commits `text` as the content of one page, and returns the revision. */
function commit(folder: string, text: string): string {
  const file = join(folder, "docs/v5/market/time.mdx");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  git(folder, "add", ".");
  git(folder, "commit", "--quiet", "--message", "state");
  return git(folder, "rev-parse", "HEAD").trim();
}

/** Runs the command with these arguments, and returns its exit code and output. */
function run(...parameters: readonly string[]) {
  const [output, errors]: [string[], string[]] = [[], []];
  const status = follow(parameters, {
    log: (line: string) => output.push(line),
    error: (line: string) => errors.push(line),
  });
  return { status, stdout: output.join("\n"), stderr: errors.join("\n") };
}

it("the follow command reports changes since a revision with page, file and property, and accepts a bare clone", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "follow-"));
  const checkout = join(folder.path, "docs");
  mkdirSync(checkout);
  git(checkout, "init", "--quiet");
  const first = commit(checkout, timePage(""));
  commit(checkout, timePage("|timeMicro |string |Time |"));

  const json = join(folder.path, "differences.json");
  const changed = run(checkout, "--since", first, "--json", json);
  expect(changed).toMatchObject({ status: 1, stderr: "" });
  expect(changed.stdout).toContain("Differences: 1, 0 of them decided, 1 to look at.");
  expect(JSON.parse(readFileSync(json, "utf8"))).toMatchObject({
    since: { revision: first },
    differences: [
      {
        kind: "missing",
        subject: "GET /v5/market/time response result.timeMicro",
        page: "docs/v5/market/time.mdx",
        file: "specs/trading/components/schemas/market/ServerTime.yaml",
        property: "timeMicro",
      },
    ],
  });

  const bare = join(folder.path, "bare.git");
  git(folder.path, "clone", "--quiet", "--bare", checkout, bare);
  expect(run(bare, "--since", first).stdout).toBe(changed.stdout);
  expect(run(bare, "--since", "HEAD")).toMatchObject({ status: 0, stderr: "" });
});

it.each<[string, (folder: string) => string[], RegExp]>([
  ["without a repository", () => [], /Pass one DOCS/],
  ["with a folder that is not a repository", (folder) => [folder], /is not a git repository/],
  ["with an unknown revision", (folder) => [folder, "--since", "v9"], /the revision/],
  ["with an unknown option", (folder) => [folder, "--sinse", "v9"], /--sinse/],
])("the follow command exits with 2 %s", (_, parameters, message) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "follow-"));
  const { status, stderr } = run(...parameters(folder.path));
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(message) });
  expect(stderr).not.toMatch(/^\s+at /m);
});

it("the follow command exits with 2 for a repository without pages", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "follow-"));
  git(folder.path, "init", "--quiet");
  git(folder.path, "commit", "--quiet", "--allow-empty", "--message", "empty");
  expect(run(folder.path)).toMatchObject({ status: 2, stderr: expect.stringContaining("no pages below docs/v5") });
});
