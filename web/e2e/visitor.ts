import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { type Language, like, textsOf } from './texts.js';

/** A visitor's page that counts what is clicked: typing and keys are no clicks, choosing from a list is two. */
export class Visitor {
  clicks = 0;

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async choose(list: Locator, label: string): Promise<void> {
    this.clicks += 2;
    await list.selectOption({ label });
  }

  get texts() {
    return textsOf(this.language);
  }

  asks(title: string): Promise<void> {
    return expect(this.page.getByRole('heading', { level: 1, name: like(title) })).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The price is the server's before it can be ordered at. */
  async orderButton(): Promise<Locator> {
    const button = this.button(this.texts.selection.check.order);
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    return button;
  }
}

export const newEmail = () => `e2e-${Date.now()}-${Math.floor(Math.random() * 1e6)}@registra.example`;

export async function visit(browser: Browser, language: Language, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ locale: language === 'ru' ? 'ru-RU' : 'en-GB', ...options });
  // The cookie question is tried elsewhere; here it is answered already.
  await context.addInitScript(() => localStorage.setItem('cookie', 'declined'));
  return new Visitor(await context.newPage(), language);
}

/** Waits until the page is hydrated: choices are handled without a page load from here on. */
export const isAlive = (page: Page, island: string): Promise<void> => comesAlive(page, page.locator(`[data-island=${island}]`));

/** The same of an island that was found already. Some wait for the reader's first move, and only once they listen. */
export async function comesAlive({ mouse }: Page, island: Locator): Promise<void> {
  await expect(async () => {
    await mouse.move(1, 1);
    await mouse.move(2, 2);
    await expect(island).toHaveAttribute('data-alive', '', { timeout: 500 });
  }).toPass();
}

export async function signUp({ page, texts }: Visitor): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.account.signUp.name).fill('Anna');
  await dialog.getByLabel(texts.account.signUp.phone).fill('+7 916 000-00-00');
  await dialog.getByLabel(texts.account.signUp.email).fill(newEmail());
}
