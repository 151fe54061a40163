import type { Page } from "playwright-core";
import { axePath } from "./browser.ts";

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Runs inside the page. */
async function violations(): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
  const found = await checker.run({ resultTypes: ["violations"] });
  return found.violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160) ?? ""}`);
}

/** Everything that axe finds on a page as it stands, one line each. */
export async function axe(page: Page): Promise<string[]> {
  await page.addScriptTag({ url: axePath });
  return page.evaluate(violations);
}
