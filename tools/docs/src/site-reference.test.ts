import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDocument } from "./contract-data.ts";
import { operationRows } from "./operation-rows.ts";
import { documents, type DocumentName } from "./paths.ts";
import { chromiumIsHere, openSite, type SiteBrowser } from "./testing/browser.ts";
import { isTooWide, judge, listen } from "./testing/survey.ts";

const hashOf = (href: string) => href.slice(href.indexOf("#"));
const rows = (name: DocumentName) => operationRows(name, readDocument(name));
const isFirst = (values: readonly string[]) => (_: unknown, index: number) =>
  values.indexOf(values[index] ?? "") === index;

const isLong = process.env["SPECWRIGHT_LONG"] !== undefined;
/** Some seconds for each of two hundred operations, on a machine with much else to do. */
const reviewTimeout = 3_600_000;

interface Wanted {
  readonly groups: readonly (readonly string[])[];
  /** How many milliseconds a group may take to appear. */
  readonly patience?: number;
}

/**
 * Runs inside the page: opens every group at its first operation, and tells the operations that do not appear there
 * or have another address in the page's own menu.
 */
async function lostAddresses({ groups, patience = 100_000 }: Wanted): Promise<string[]> {
  const lost: string[] = [];
  for (const hashes of groups) {
    const [first = ""] = hashes;
    location.hash = first;
    const inMenu = (hash: string) => document.querySelector(`a[href$="${hash}"]`) !== null;
    const isThere = () => document.getElementById(first.replace(/^#\//, "")) !== null && hashes.every(inMenu);
    const end = performance.now() + patience;
    while (!isThere() && performance.now() < end) await new Promise(requestAnimationFrame);
    if (!isThere()) lost.push(first, ...hashes.filter((hash) => !inMenu(hash)));
  }
  return lost;
}

describe.skipIf(!chromiumIsHere)("the reference in a real browser", () => {
  let site: SiteBrowser;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site?.close());

  it.each(documents)("has every operation of %s where the site's links lead", async (name) => {
    const all = rows(name);
    const tags = [...new Set(all.map(({ tag }) => tag))];
    const groups = tags.map((tag) => all.filter((row) => row.tag === tag).map(({ href }) => hashOf(href)));
    const lost = await site.withPage(async (page) => {
      await page.goto(`${site.base}reference/${name}.html`);
      return page.evaluate(lostAddresses, { groups });
    });
    expect(groups.flat().length).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  });

  it("says so at an address that is not there", async () => {
    await site.withPage(async (page) => {
      await page.goto(`${site.base}reference/knowledge.html#/nowhere/nothing`);
      await page.waitForFunction(() => document.body.innerText.includes("No page at this address"));
      expect(await page.evaluate(lostAddresses, { groups: [["#/chat/nothing"]], patience: 0 })).toContain(
        "#/chat/nothing",
      );
    });
  });

  /** The first operation of each method, one that is deprecated and two large ones: every part that Redocly draws. In the long form, all. */
  function addresses(name: DocumentName): string[] {
    const all = rows(name);
    if (isLong) return all.map(({ href }) => hashOf(href));
    const large = new Set(["orderCreate", "positionList", "streamChat"]);
    const isDeprecated = all.find(({ marks }) => marks.includes("deprecated"))?.operationId;
    const chosen = all.filter(
      (row, index) =>
        isFirst(all.map(({ method }) => method))(row, index) ||
        large.has(row.operationId) ||
        row.operationId === isDeprecated,
    );
    return chosen.map(({ href }) => hashOf(href));
  }

  it.each(documents)(
    "%s has no serious problem for axe, fits a phone and stays on this host",
    async (name) => {
      const found = await site.withPage(async (page) => {
        const { problems } = listen(page, site.base);
        await page.goto(`${site.base}reference/${name}.html`);
        const states = [{ at: "start", ...(await judge(page)), tooWide: await isTooWide(page) }];
        for (const at of addresses(name)) {
          await page.evaluate((hash) => void (location.hash = hash), at);
          await page.waitForSelector(`[id="${at.slice(2)}"]`);
          states.push({ at, ...(await judge(page)), tooWide: await isTooWide(page) });
        }
        return { problems, states };
      });
      expect(found.states.length).toBeGreaterThan(3);
      expect(found.states.filter(({ light, dark, tooWide }) => light.length > 0 || dark.length > 0 || tooWide)).toEqual(
        [],
      );
      expect(found.problems).toEqual([]);
    },
    reviewTimeout,
  );
});
