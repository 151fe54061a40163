/** Runs each workflow step that writes an issue, with a fake `gh` that records its calls. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      { readonly env?: Readonly<Record<string, string>>; readonly steps: readonly { readonly run?: string }[] }
    >
  >;
}

const folder = mkdtempSync(join(tmpdir(), "issue-workflows-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A fake `gh` command. `gh api` prints the number of the open issue, if there is one. `gh run download` writes the
 * report files that it would download. `gh issue` keeps the text of the issue.
 */
const gh = `#!/bin/sh
echo "$*" >> asked.txt
case "$1 $2" in
  "run download") for file in $REPORTS; do mkdir -p "$(dirname "$file")"; cp "$REPORT" "$file"; done;;
  api*) printf '%s' "$OPEN";;
  issue*) cat body.md > written.md;;
esac
`;

const workflows = [
  {
    name: "live",
    reports: ["live-report/live-report.md", "knowledge-report/live-report.md"],
    link: "The whole reports",
  },
  { name: "follow", reports: ["follow.md"], link: "The whole report" },
];

describe.each(workflows)("the workflow $name", ({ name, reports, link }) => {
  const file = join(import.meta.dirname, "../../../../.github/workflows", `${name}.yml`);
  const { env = {}, steps = [] } = (parse(readFileSync(file, "utf8")) as Workflow).jobs["report"] ?? {};
  const script = steps.map(({ run = "" }) => run).join("\n");

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
      REPORTS: reports.join(" "),
    };
    // Run the script with the options that GitHub uses.
    execFileSync("bash", ["-e", "-c", script], { cwd: place, env: variables });
    const read = (written: string): string => readFileSync(join(place, written), "utf8");
    return { asked: read("asked.txt").trim().split("\n"), body: read("written.md") };
  }

  it("opens one issue that contains every report", () => {
    const { asked, body } = report("", "| a place |\n");
    expect(asked.at(-1)).toBe(`issue create --title ${env["TITLE"]} --body-file body.md`);
    const rows = "| a place |\n".repeat(reports.length);
    expect(body).toBe(`${rows}\n\n${link}: https://example.com/owner/name/actions/runs/7\n`);
  });

  it("replaces the report in its own open issue, but in no other issue", () => {
    const { asked } = report("12", "| a place |\n");
    expect(asked.filter((line) => line.startsWith("issue"))).toEqual(["issue edit 12 --body-file body.md"]);
    expect(asked.find((line) => line.startsWith("api"))).toContain("-f creator=github-actions[bot]");
  });

  it("truncates a report that is longer than an issue", () => {
    expect(report("", "x".repeat(100_000)).body.length).toBeLessThan(65_536);
  });
});
