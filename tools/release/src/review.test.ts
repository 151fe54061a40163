import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fileAddress } from "@specwright-tools/toolchain/catalog/files";
import { repository } from "@specwright-tools/toolchain/diff/bundles";
import { readChangesets, writeChangeset } from "./changes/changesets.ts";
import type { Bump, Change, Impact } from "@specwright-tools/toolchain/diff/change";
import { fileLinks, reviewDocument, reviewMarkdown } from "./review.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "review-"));
  for (const name of ["base", "now", ".changeset"]) mkdirSync(join(folder, name));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const document = () => ({
  openapi: "3.1.0",
  info: { title: "Trading", version: "5.0.0" },
  paths: {
    "/v5/market/time": {
      get: {
        operationId: "marketTime",
        summary: "Get server time",
        parameters: [] as object[],
        responses: {
          "200": {
            description: "Clock.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Time" } } },
          },
        },
      },
    } as object | undefined,
    "/v5/market/other": { get: { operationId: "marketOther", responses: { "200": { description: "Other." } } } },
  },
  components: {
    schemas: {
      Time: {
        type: "object",
        required: ["timeSecond"],
        properties: { timeSecond: { type: "string", description: "Seconds." } } as Record<string, object>,
      },
    },
  },
});

type Spec = ReturnType<typeof document>;

function review(change: (now: Spec) => void, waiting: Record<string, Bump> = {}) {
  const now = document();
  change(now);
  writeFileSync(join(folder, "base/trading.json"), JSON.stringify(document()));
  writeFileSync(join(folder, "now/trading.json"), JSON.stringify(now));
  return reviewDocument("trading", join(folder, "base"), join(folder, "now"), new Map(Object.entries(waiting)));
}

const properties = (now: Spec) => now.components.schemas.Time.properties;

describe("the review of a specification change", () => {
  const textsAfter = (change: (now: Spec) => void) => review(change).changes.map(({ text }) => text);
  const seconds = { type: "string", description: "Seconds." };

  it("reports that a new field may be a removed field under a new name", () => {
    const renamed = textsAfter((now) => {
      Reflect.deleteProperty(properties(now), "timeSecond");
      properties(now)["seconds"] = seconds;
      now.components.schemas.Time.required = ["seconds"];
    });
    expect(renamed).toEqual([
      "response field `timeSecond` is removed (perhaps renamed: `seconds` is new, with the same schema and description)",
      expect.stringContaining("response field `seconds` is new and always present"),
    ]);
  });

  it.each([
    ["another description", { ...seconds, description: "Minutes." }],
    ["another type", { ...seconds, type: "integer" }],
  ])("mentions no rename if the new field has %s", (_, field) => {
    const found = textsAfter((now) => {
      Reflect.deleteProperty(properties(now), "timeSecond");
      properties(now)["seconds"] = field;
      now.components.schemas.Time.required = ["seconds"];
    });
    expect(found).toContain("response field `timeSecond` is removed");
  });

  it("does not report a renamed field if two new fields are similar to the removed one", () => {
    const found = textsAfter((now) => {
      Reflect.deleteProperty(properties(now), "timeSecond");
      Object.assign(properties(now), { seconds, second: seconds });
      now.components.schemas.Time.required = ["seconds", "second"];
    });
    expect(found).toContain("response field `timeSecond` is removed");
  });

  it("requires a sufficient changeset for every affected package", () => {
    const remove = (now: Spec) => Reflect.deleteProperty(now.paths, "/v5/market/time");
    expect(review(remove, { "@specwright/trading": "minor", "@specwright/specs": "major" }).lacking).toEqual([
      { packageName: "@specwright/trading", has: "minor", needs: "major" },
      { packageName: "@specwright/cli", has: "none", needs: "major" },
      { packageName: "@specwright/sandbox", has: "none", needs: "major" },
      { packageName: "@specwright/streams", has: "none", needs: "major" },
    ]);
  });

  it("accepts changesets that are larger than needed", () => {
    const all = {
      "@specwright/trading": "major",
      "@specwright/streams": "major",
      "@specwright/specs": "major",
      "@specwright/sandbox": "major",
      "@specwright/cli": "major",
    } as const;
    expect(review((now) => void (properties(now)["timeNano"] = { type: "string" }), all).lacking).toEqual([]);
  });

  it("prints Markdown with the changes and the missing changesets", () => {
    const markdown = reviewMarkdown(review((now) => Reflect.deleteProperty(now.paths, "/v5/market/time")));
    expect(markdown).toContain("## trading: major");
    expect(markdown).toContain("- `trading.market.time`: is removed (`GET /v5/market/time`)");
    expect(markdown).toContain("`@specwright/trading` needs **major**, has none");
  });
});

describe("the review of a large specification change", () => {
  const changes = (impact: Impact, count: number, text: (at: number) => string): Change[] =>
    Array.from({ length: count }, (_, at) => ({ impact, subject: `trading.order.call${at}`, text: text(at) }));
  const shown = (list: readonly Change[]) =>
    reviewMarkdown({ name: "trading", bump: "major", changes: list, lacking: [] });

  it("shows every breaking change, and folds long lists of other changes", () => {
    const markdown = shown([
      ...changes("major", 250, (at) => `\`field${at}\` is removed`),
      ...changes("minor", 16, (at) => `\`field${at}\` is new`),
    ]);
    expect(markdown).toContain("**Breaking changes** (250)");
    expect(markdown).toContain("`field249` is removed");
    expect(markdown.indexOf("<details>")).toBeGreaterThan(markdown.indexOf("`field249` is removed"));
    expect(markdown).toContain("<details><summary><strong>Additions and changes</strong> (16)</summary>");
  });

  it("names every operation that a change breaks, and three of the operations that it extends", () => {
    const names = Array.from({ length: 14 }, (_, at) => `\`trading.order.call${String(at).padStart(2, "0")}\``);
    const changed = (impact: Impact, text: string) =>
      names.map((name): Change => ({ impact, subject: name.replaceAll("`", ""), text }));
    const broken = shown(changed("major", "`limit` is removed"));
    expect(broken).toContain(`- ${names.slice(0, 3).join(", ")} and 11 more: \`limit\` is removed\n  also \`trading`);
    for (const name of names) expect(broken).toContain(name);
    for (const line of broken.split("\n")) expect(line.length).toBeLessThanOrEqual(120);
    const added = shown(changed("minor", "`limit` is new"));
    expect(added).toContain(`- ${names.slice(0, 3).join(", ")} and 11 more: \`limit\` is new\n`);
    expect(added).not.toContain("also");
  });
});

it("a review shows many descriptions in one line per operation, and lists each description below", () => {
  const describeAll = (words: string) =>
    Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [`field${at}`, { type: "string", description: `${words} ${at}.` }]),
    );
  const versions = ["Old", "New"].map((words) => {
    const spec = document();
    spec.components.schemas.Time.properties = describeAll(words);
    return spec;
  });
  for (const [at, name] of ["base", "now"].entries())
    writeFileSync(join(folder, `${name}/trading.json`), JSON.stringify(versions[at]));
  const found = reviewDocument("trading", join(folder, "base"), join(folder, "now"), new Map());
  const markdown = reviewMarkdown(found);
  expect(markdown).toContain("- `trading.market.time`: has a new description (schema `Time`)\n");
  const title = "<details><summary><strong>Changed descriptions</strong> (20)</summary>";
  const [, list = ""] = markdown.split(title);
  for (let at = 0; at < 20; at++)
    expect(list).toContain(
      `- \`trading.market.time\`: response field \`field${at}\` is described as "New ${at}." (was "Old ${at}.")`,
    );
});

describe("links in a review", () => {
  it("lead from an operation to its file", () => {
    const changed = review((now) => void (properties(now)["timeNano"] = { type: "string" }));
    expect(reviewMarkdown(changed, fileLinks("trading", undefined, {}))).toContain(
      "- [`trading.market.time`](specs/trading/paths/market/time.yaml): response field `timeNano` is new",
    );
  });

  it.each([
    ["trading", "/v5/market/time", "ServerTime"],
    ["knowledge", "/api/tasks", "TaskList"],
    ["streams", "publicTrade", "PublicTradeEvent"],
    ["streams", "orderCreate", "OrderLinkId"],
  ])("of the %s document lead from the operation %s and the schema %s to existing files", (name, path, schema) => {
    const links = fileLinks(name, undefined, {});
    for (const file of [links.path(path), links.schema(schema)]) {
      expect(file).toMatch(/\.yaml$/);
      expect(existsSync(join(repository, file ?? ""))).toBe(true);
    }
  });

  it("lead from each line to the changed schema, and from the schema to all operations that use it", () => {
    const schema = (maxLength: number) => ({ components: { schemas: { OrderLinkId: { type: "string", maxLength } } } });
    const parameter = { name: "orderLinkId", in: "query", schema: { $ref: "#/components/schemas/OrderLinkId" } };
    const operation = (operationId: string) => ({ get: { operationId, parameters: [parameter], responses: {} } });
    const paths = Object.fromEntries(["a", "b", "c", "d"].map((name) => [`/order/${name}`, operation(`order${name}`)]));
    writeFileSync(join(folder, "base/trading.json"), JSON.stringify({ paths, ...schema(36) }));
    writeFileSync(join(folder, "now/trading.json"), JSON.stringify({ paths, ...schema(45) }));
    const changed = reviewDocument("trading", join(folder, "base"), join(folder, "now"), new Map());
    const file = "[`OrderLinkId`](specs/trading/components/schemas/scalars/OrderLinkId.yaml)";
    const markdown = reviewMarkdown(changed, fileLinks("trading", undefined, {}));
    expect(markdown).toContain(
      `- \`trading.order.a\`, \`trading.order.b\`, \`trading.order.c\` and 1 more: \`orderLinkId\` may have at most 45 characters (was 36) (schema ${file})`,
    );
    expect(markdown).toContain(
      `- ${file} changes 4: \`trading.order.a\`, \`trading.order.b\`, \`trading.order.c\`, \`trading.order.d\``,
    );
  });

  it("lead to the CI workflow's revision on the Git server", () => {
    const environment = { GITHUB_SERVER_URL: "https://example.com", GITHUB_REPOSITORY: "a/b", GITHUB_SHA: "c0ffee" };
    expect(fileAddress("specs/x.yaml", environment)).toBe("https://example.com/a/b/blob/c0ffee/specs/x.yaml");
  });
});

it("a review line names at most three schemas, and schemas whose only change is their wording have no line", () => {
  const schemas = ["A", "B", "C", "D", "E"];
  const change: Change = {
    impact: "patch",
    subject: "trading.order.list",
    text: "has a new description",
    schemas,
  };
  const markdown = reviewMarkdown({ name: "trading", bump: "patch", changes: [change], lacking: [] });
  expect(markdown).toContain("- `trading.order.list`: has a new description (schema `A`, `B`, `C` and 2 more)");
  expect(markdown).not.toContain("Schemas that changed");
});

describe("written changesets", () => {
  it("are read again, and the largest bump applies", () => {
    const place = join(folder, ".changeset");
    writeChangeset(place, "one", ["@specwright/trading"], "minor", "Text.");
    const file = writeChangeset(place, "two", ["@specwright/trading", "@specwright/specs"], "major", "Text.");
    expect(Object.fromEntries(readChangesets(place))).toEqual({
      "@specwright/trading": "major",
      "@specwright/specs": "major",
    });
    expect(readFileSync(file, "utf8")).toBe(
      '---\n"@specwright/trading": major\n"@specwright/specs": major\n---\n\nText.\n',
    );
  });

  it("with an unknown bump are rejected with an error that names the file", () => {
    writeFileSync(join(folder, ".changeset/odd.md"), '---\n"@specwright/trading": huge\n---\n\nText.\n');
    expect(() => readChangesets(join(folder, ".changeset"))).toThrow('odd.md: "huge" for @specwright/trading');
  });
});
