/** The step of the live workflow that writes the issue, as it stands, with a `gh` that notes what it is asked. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { parse } from "yaml";

const workflow = parse(readFileSync(join(import.meta.dirname, "../../../../.github/workflows/live.yml"), "utf8")) as {
  readonly jobs: Readonly<
    Record<
      string,
      { readonly env?: Readonly<Record<string, string>>; readonly steps: readonly { readonly run?: string }[] }
    >
  >;
};
const { env = {}, steps = [] } = workflow.jobs["report"] ?? {};
const script = steps.map(({ run = "" }) => run).join("\n");

const folder = mkdtempSync(join(tmpdir(), "live-workflow-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Answers with the number of the open issue, if there is one, and lays down one report of each job. */
const gh = `#!/bin/sh
echo "$*" >> asked.txt
case "$1 $2" in
  "run download") mkdir -p live-report knowledge-report; cp "$REPORT" live-report/live-report.md; cp "$REPORT" knowledge-report/live-report.md;;
  api*) printf '%s' "$OPEN";;
  issue*) cat body.md > written.md;;
esac
`;

function report(open: string, text: string): { readonly asked: string[]; readonly body: string } {
  const place = mkdtempSync(join(folder, "run-"));
  mkdirSync(join(place, "bin"));
  writeFileSync(join(place, "bin/gh"), gh, { mode: 0o755 });
  writeFileSync(join(place, "report.md"), text);
  const variables = {
    ...env,
    GH_REPO: "owner/name",
    GITHUB_RUN_ID: "7",
    GITHUB_SERVER_URL: "https://example.com",
    PATH: `${join(place, "bin")}:${process.env["PATH"]}`,
    OPEN: open,
    REPORT: join(place, "report.md"),
  };
  // As GitHub runs it.
  execFileSync("bash", ["-e", "-c", script], { cwd: place, env: variables });
  const read = (name: string): string => readFileSync(join(place, name), "utf8");
  return { asked: read("asked.txt").trim().split("\n"), body: read("written.md") };
}

it("opens an issue with both reports", () => {
  const { asked, body } = report("", "| a place |\n");
  expect(asked.at(-1)).toBe(`issue create --title ${env["TITLE"]} --body-file body.md`);
  expect(body).toBe("| a place |\n| a place |\n\n\nThe whole reports: https://example.com/owner/name/actions/runs/7\n");
});

it("replaces the report in the open issue of its own, and in no other", () => {
  const { asked } = report("12", "| a place |\n");
  expect(asked.filter((line) => line.startsWith("issue"))).toEqual(["issue edit 12 --body-file body.md"]);
  expect(asked.find((line) => line.startsWith("api"))).toContain("-f creator=github-actions[bot]");
});

it("cuts a report that is longer than an issue", () => {
  expect(report("", "x".repeat(100_000)).body.length).toBeLessThan(65_536);
});
