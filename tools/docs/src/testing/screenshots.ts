import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { SiteBrowser } from "./browser.ts";

export const screenshots = join(import.meta.dirname, "../../.test-results/screenshots");

/** Name, address, width and colour scheme of each picture. */
export const views = [
  ["index", "index.html", 1280, "light"],
  ["index-dark", "index.html", 1280, "dark"],
  ["index-phone", "index.html", 375, "light"],
  ["guide-dark", "guides/trading-orders-and-retries.html", 1440, "dark"],
  ["guide-phone", "guides/trading-orders-and-retries.html", 375, "light"],
  ["operations", "operations.html", 1280, "light"],
  ["error-codes", "error-codes.html", 1280, "light"],
  ["environments", "environments.html", 1280, "dark"],
  ["rate-limits", "rate-limits.html", 1440, "light"],
  ["releases", "releases.html", 1280, "light"],
  ["reference-trading", "reference/trading.html#/trade/ordercreate", 1400, "light"],
  ["reference-trading-dark", "reference/trading.html#/trade/ordercreate", 1400, "dark"],
  ["reference-trading-phone", "reference/trading.html#/trade/ordercreate", 375, "light"],
  ["package-api", "api/modules/_specwright_trading.html", 1280, "light"],
  ["package-api-dark", "api/classes/_specwright_trading.TradingError.html", 1280, "dark"],
] as const;

/** Runs inside the page: whether an operation has come to rest at the top, seen over some frames. */
async function standsStill(id: string): Promise<boolean> {
  const at = () => document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  const before = at();
  for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  return before >= 0 && before < 300 && at() === before;
}

/** Takes every picture anew. */
export async function writeScreenshots({ base, withPage }: SiteBrowser): Promise<void> {
  rmSync(screenshots, { recursive: true, force: true });
  mkdirSync(screenshots, { recursive: true });
  const take = ([name, address, width, colorScheme]: (typeof views)[number]) =>
    withPage(
      async (page) => {
        await page.goto(base + address);
        await page.waitForFunction(() => document.body.innerText.length > 200);
        const operation = address.split("#/")[1];
        if (operation !== undefined) await page.waitForFunction(standsStill, operation);
        await page.screenshot({ path: join(screenshots, `${name}.png`) });
      },
      { colorScheme, viewport: { width, height: 900 } },
    );
  for (let at = 0; at < views.length; at += 4) await Promise.all(views.slice(at, at + 4).map(take));
}
