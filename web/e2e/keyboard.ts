import { expect, type Locator, type Page } from '@playwright/test';

const most = 200;

/** A page that is used by its keys alone: after every key something on the page has the focus. */
export class Keyboard {
  constructor(readonly page: Page) {}

  /** Goes on by Tab until `target` has the focus. @throws when it cannot be reached so */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < most; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${String(target)} is not reached within ${most} tabs`);
  }

  /** Reaches `target` and presses `key` there. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press(key);
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.type(text);
  }

  /** The focus is somewhere: the next key goes on from there. */
  async isPlaced(step: string): Promise<void> {
    const onBody = () => this.page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
    await expect.poll(onBody, { message: `the focus after: ${step}` }).toBe(false);
  }
}
