import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Bump } from "./changes/bump.ts";
import { repository } from "./sizes/bundles.ts";
import { readChangesets, writeChangeset } from "./changes/changesets.ts";
import { fileAddress, pathLinks } from "./changes/operation-links.ts";
import { reviewDocument, reviewMarkdown } from "./review.ts";

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
  it("asks every affected package for a changeset that is large enough", () => {
    const remove = (now: Spec) => Reflect.deleteProperty(now.paths, "/v5/market/time");
    expect(review(remove, { "@specwright/trading": "minor", "@specwright/specs": "major" }).lacking).toEqual([
      { packageName: "@specwright/trading", has: "minor", needs: "major" },
      { packageName: "@specwright/sandbox", has: "none", needs: "major" },
    ]);
  });

  it("is content with changesets that are larger than needed", () => {
    const all = {
      "@specwright/trading": "major",
      "@specwright/specs": "major",
      "@specwright/sandbox": "major",
    } as const;
    expect(review((now) => void (properties(now)["timeNano"] = { type: "string" }), all).lacking).toEqual([]);
  });

  it("prints Markdown with the changes and the changesets that are wanted", () => {
    const markdown = reviewMarkdown(review((now) => Reflect.deleteProperty(now.paths, "/v5/market/time")));
    expect(markdown).toContain("## trading: major");
    expect(markdown).toContain("- `trading.market.time`: is gone (`GET /v5/market/time`)");
    expect(markdown).toContain("`@specwright/trading` needs **major**, has none");
  });
});

describe("links", () => {
  it("lead from an operation to the file that specifies it", () => {
    const changed = review((now) => void (properties(now)["timeNano"] = { type: "string" }));
    const links = pathLinks("trading", undefined, {});
    expect(reviewMarkdown(changed, links)).toContain(
      "- [`trading.market.time`](specs/trading/paths/market/time.yaml): response field `timeNano` is new",
    );
    expect([...links.values()].filter((file) => !existsSync(join(repository, file)))).toEqual([]);
  });

  it("lead to the revision on the server where a workflow runs", () => {
    const environment = { GITHUB_SERVER_URL: "https://example.com", GITHUB_REPOSITORY: "a/b", GITHUB_SHA: "c0ffee" };
    expect(fileAddress("specs/x.yaml", environment)).toBe("https://example.com/a/b/blob/c0ffee/specs/x.yaml");
  });
});

describe("changesets", () => {
  it("that are written are read again, and the largest counts", () => {
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

  it("with an unknown bump are refused by name", () => {
    writeFileSync(join(folder, ".changeset/odd.md"), '---\n"@specwright/trading": huge\n---\n\nText.\n');
    expect(() => readChangesets(join(folder, ".changeset"))).toThrow('odd.md: "huge" for @specwright/trading');
  });
});
