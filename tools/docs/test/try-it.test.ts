import { createSandbox, type Sandbox } from "@specwright/sandbox";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { axe, chromiumIsHere, openSite, type SiteBrowser } from "./browser.ts";

// These tests build the whole site and drive a browser, so they need more time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

interface Shown {
  readonly status: string;
  readonly response: string;
}

describe.skipIf(!chromiumIsHere)("trying an operation on its page", () => {
  let site: SiteBrowser;
  let sandbox: Sandbox;
  let closedSandbox: Sandbox;
  beforeAll(async () => {
    site = await openSite();
    sandbox = await createSandbox({ allowOrigin: new URL(site.root).origin });
    closedSandbox = await createSandbox();
  });
  afterAll(() => Promise.all([site?.close(), sandbox?.close(), closedSandbox?.close()]));

  /** Opens the form of an operation, sends its sample to a sandbox, and returns the result that the page shows. */
  async function send(operation: string, { trading }: Sandbox, look?: (page: Page) => Promise<void>): Promise<Shown> {
    return site.withPage(async (page) => {
      await page.goto(`${site.root}reference/trading/${operation}.html`);
      await page.locator(".try-it summary").first().click();
      await page.getByLabel("Address").fill(trading.mainnetUrl);
      const { apiKey, secret } = trading.keys.master;
      if ((await page.getByLabel("API key").count()) > 0) {
        await page.getByLabel("API key").fill(apiKey);
        await page.getByLabel("Secret").fill(secret);
      }
      await page.getByRole("button", { name: "Send the request" }).click();
      await page.waitForFunction(
        () => !/^(Sending…)?$/.test(document.querySelector(".try-it [role=status]")?.textContent ?? ""),
      );
      await look?.(page);
      return {
        status: (await page.locator(".try-it [role=status]").textContent()) ?? "",
        response: (await page.locator(".try-it pre").textContent()) ?? "",
      };
    });
  }

  it("sends a public request", async () => {
    const { status, response } = await send("market-tickers", sandbox);
    expect(status).toBe("The sandbox responded:");
    expect(response).toMatch(/^HTTP 200\s/);
    expect(response).toContain('"retCode": 0');
  });

  it("signs a private request, and axe finds no problem in the open form", async () => {
    const { response } = await send("order-create", sandbox, async (page) => {
      expect(await axe(page)).toEqual([]);
    });
    expect(response).toContain('"retCode": 0');
    expect(response).toContain('"orderId"');
  });

  it("places a second order with a second click, and prefills its ID on the page of the next operation", async () => {
    await site.withPage(async (page) => {
      const press = async (): Promise<string> => {
        await page.getByRole("button", { name: "Send the request" }).click();
        await page.waitForFunction(
          () => !/^(Sending…)?$/.test(document.querySelector(".try-it [role=status]")?.textContent ?? ""),
        );
        return (await page.locator(".try-it pre").textContent()) ?? "";
      };
      const open = async (operation: string) => {
        await page.goto(`${site.root}reference/trading/${operation}.html`);
        await page.locator(".try-it summary").first().click();
        // Wait for a field: the page builds the fields and restores the typed values after the form has opened.
        await page.locator(".try-it .input label").first().waitFor();
      };
      const choose = (name: string, value: string) => page.locator(`.try-it [name="input.${name}"]`).fill(value);
      await open("order-create");
      await page.getByLabel("Address").fill(sandbox.trading.mainnetUrl);
      await page.locator('.try-it [name="input.orderType"]').selectOption("Limit");
      await page.locator(".try-it .input details summary").click();
      await choose("price", "50000");
      const orders = [await press(), await press()].map((text) => /"orderId": "([^"]+)"/.exec(text)?.[1]);
      expect(new Set(orders).size).toBe(2);
      await open("order-cancel");
      expect(await page.getByLabel("Address").inputValue()).toBe(sandbox.trading.mainnetUrl);
      expect(await press()).toContain(orders[1]);
    });
  });

  it("cancels an order that was placed on another page, in its market", async () => {
    await site.withPage(async (page) => {
      await page.goto(`${site.root}reference/trading/order-create.html`);
      await page
        .getByLabel("Show", { exact: true })
        .selectOption({ label: "Spot limit order with take profit and stop loss" });
      await page.locator(".try-it summary").first().click();
      await page.getByLabel("Address").fill(sandbox.trading.mainnetUrl);
      const category = () => page.locator('.try-it [name="input.category"]').inputValue();
      await expect.poll(category).toBe("spot");
      const answered = () => page.locator(".try-it pre").filter({ hasText: '"retCode": 0' }).waitFor();
      await page.getByRole("button", { name: "Send the request" }).click();
      await answered();
      await page.goto(`${site.root}reference/trading/order-cancel.html`);
      await page.locator(".try-it summary").first().click();
      await expect.poll(category).toBe("spot");
      await page.getByRole("button", { name: "Send the request" }).click();
      await answered();
    });
  });

  it("shows a violated rule next to its field, and sends nothing", async () => {
    await site.withPage(async (page) => {
      await page.goto(`${site.root}reference/trading/order-create.html`);
      await page.locator(".try-it summary").first().click();
      await page.locator('.try-it [name="input.qty"]').fill("much");
      await page.getByRole("button", { name: "Send the request" }).click();
      const problem = page.locator('.problem[data-field="qty"]');
      await problem.filter({ hasText: "order.create: qty" }).waitFor();
      expect(await page.locator(".try-it [role=status]").textContent()).toBe(
        "Nothing was sent. Correct the marked fields.",
      );
    });
  });

  it("explains how to start a sandbox that allows the page's origin", async () => {
    const { status, response } = await send("market-tickers", closedSandbox);
    expect(status).toContain(`--allow-origin ${new URL(site.root).origin}`);
    expect(response).toBe("");
  });

  it("fills the tabs, the response and the form from the chosen example", async () => {
    await site.withPage(async (page) => {
      await page.goto(`${site.root}reference/trading/order-create.html`);
      const command = page.locator("[data-sample=commandLine]");
      const picker = page.getByLabel("Show", { exact: true });
      await picker.selectOption({ label: "Spot limit order with take profit and stop loss" });
      await command.filter({ hasText: "--take-profit 35000" }).waitFor({ state: "attached" });
      for (const name of ["typescript", "curl", "openapiFetch"])
        expect(await page.locator(`[data-sample=${name}]`).textContent()).toContain("28000");
      await page.locator(".try-it summary").first().click();
      const price = page.locator('.try-it [name="input.price"]');
      await price.waitFor();
      expect(await price.inputValue()).toBe("28000");
      await picker.selectOption({ label: "Refused: not enough balance" });
      expect(await axe(page)).toEqual([]);
    });
  });

  it("shows only the fields of the chosen category, without JavaScript", async () => {
    await site.withPage(
      async (page) => {
        await page.goto(`${site.root}reference/trading/order-create.html`);
        const shown = () => page.locator("#request-fields > .fields > li:visible").count();
        expect(await shown()).toBe(34);
        await page.locator("#request-fields").getByRole("radio", { name: "option" }).check();
        expect(await shown()).toBe(15);
        expect(await page.locator("#request-isLeverage").isVisible()).toBe(false);
      },
      { javaScriptEnabled: false },
    );
  });

  it("shows only the rules of the chosen category, without JavaScript", async () => {
    await site.withPage(
      async (page) => {
        await page.goto(`${site.root}reference/trading/order-create.html`);
        const rules = page.locator(".rules");
        await rules.locator("summary").click();
        const texts = () => rules.locator("li:visible").allTextContents();
        const ofSpot = (text: string) => text.startsWith("When category is spot and");
        const all = await texts();
        expect(all.some(ofSpot)).toBe(true);
        await rules.getByRole("radio", { name: "linear" }).check();
        const linear = await texts();
        expect(linear.some(ofSpot)).toBe(false);
        expect([linear.length > 0, linear.length < all.length]).toEqual([true, true]);
      },
      { javaScriptEnabled: false },
    );
  });

  it("shows the events of a topic and the best prices of an order book as they arrive", async () => {
    await site.withPage(async (page) => {
      await page.goto(`${site.root}topics/order-book.html`);
      await page.locator(".try-it summary").click();
      await page.getByLabel("Address").fill(sandbox.trading.mainnetUrl);
      await page.getByRole("button", { name: "Subscribe" }).click();
      await page.locator(".try-it pre").filter({ hasText: '"best":{"state":"synced"' }).waitFor();
      await page.getByRole("button", { name: "Stop" }).click();
      await page.locator(".try-it [role=status]").filter({ hasText: "Stopped." }).waitFor();
      expect(await axe(page)).toEqual([]);
    });
  });

  it("submits a file to the knowledge service, and reads its task on the next page", async () => {
    await site.withPage(async (page) => {
      const open = async (operation: string) => {
        await page.goto(`${site.root}reference/knowledge/${operation}.html`);
        await page.locator(".try-it summary").click();
        await page.getByLabel("Address").fill(sandbox.knowledge.url);
        await page.locator(".try-it .input label").first().waitFor();
      };
      const respond = async (status: string) => {
        await page.getByRole("button", { name: "Send the request" }).click();
        const response = page.locator(".try-it pre");
        await response.filter({ hasText: status }).waitFor();
        return (await response.textContent()) ?? "";
      };
      await open("submit-files");
      const [, id = "none"] = /"id": "([^"]+)"/.exec(await respond("HTTP 201")) ?? [];
      expect(await axe(page)).toEqual([]);
      await open("get-task");
      expect(await respond("HTTP 200")).toContain(`"id": "${id}"`);
    });
  });

  it("reads a list of the knowledge service without any input", async () => {
    await site.withPage(async (page) => {
      await page.goto(`${site.root}reference/knowledge/list-sessions.html`);
      await page.locator(".try-it summary").click();
      await page.getByLabel("Address").fill(sandbox.knowledge.url);
      await page.getByRole("button", { name: "Send the request" }).click();
      await page.locator(".try-it pre").filter({ hasText: "HTTP 200" }).waitFor();
    });
  });

  it("compiles a document, and answers a question about it with its source", async () => {
    await site.withPage(async (page) => {
      await page.goto(`${site.root}reference/knowledge/stream-chat.html`);
      await page.locator(".try-it summary").click();
      await page.getByLabel("Address").fill(sandbox.knowledge.url);
      await page.getByRole("button", { name: "Compile and ask" }).click();
      await page.locator(".try-it [role=status]").filter({ hasText: "complete" }).waitFor();
      expect(await page.locator(".answer").textContent()).toContain("Gamma ships on Monday.");
      expect(await page.locator(".sources").textContent()).toContain("Gamma");
    });
  });
});
