import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './people.js';
import { textsOf } from './texts.js';

const { audit: texts, common, order: orderTexts } = textsOf('en');

/** The most presses from the sidebar to each answer. Typing is none; choosing from a list is one. */
const most = 6;

/** Counts the presses and the seconds of an auditor from the sidebar to an answer. */
export class Answer {
  private count = 0;
  private readonly began = performance.now();

  constructor(readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async choose(target: Locator, option: string | { label: string }): Promise<void> {
    this.count += 1;
    await target.selectOption(option);
  }

  /** A type of events in the filters: typed, and chosen from what that leaves. */
  async chooseEvent(form: Locator, title: string): Promise<void> {
    const types = form.getByRole('combobox', { name: texts.filters.type, exact: true });
    await types.fill(title);
    await this.press(form.getByRole('option', { name: title, exact: true }));
    // Several may be chosen: the list stays open over what is below it.
    await types.press('Tab');
  }

  /** An entry of the sidebar, which may have a count behind its name. */
  section(name: string): Locator {
    return this.page.getByRole('navigation', { name: common.nav.sections }).getByRole('link', { name: new RegExp(`^${name}(\\s|$)`) });
  }

  /** Adds filters in `within`, where a page has several places for them. */
  async filter(fill: (form: Locator) => Promise<void>, within: Locator | Page = this.page): Promise<void> {
    await this.press(within.getByRole('button', { name: common.list.addFilter }));
    const form = this.page.getByRole('dialog', { name: common.list.addFilter });
    await fill(form);
    await this.press(form.getByRole('button', { name: common.list.apply }));
    // It fades out, and the form of another place would be a second one of its name.
    await expect(form).toHaveCount(0);
  }

  rows(caption: string): Locator {
    return this.page.getByRole('table', { name: caption }).getByRole('row');
  }

  /** Prints presses and seconds, and compares the presses with their limit. @param limit presses, `most` where an answer is as near as others */
  found(question: string, limit = most): void {
    const seconds = (performance.now() - this.began) / 1000;
    process.stdout.write(`${question} ${this.count} of ${limit} presses, ${seconds.toFixed(1)} s\n`);
    expect(this.count, question).toBeLessThanOrEqual(limit);
  }
}

/** From the list of orders to the section audit. */
export async function openAudit({ page }: Person, tab: keyof typeof texts.tabs = 'log'): Promise<Answer> {
  await page.goto('/admin/orders-list');
  const answer = new Answer(page);
  await answer.press(answer.section(common.nav.audit));
  await expect(page.getByRole('tab', { name: texts.tabs.log })).toBeVisible();
  if (tab !== 'log') await answer.press(page.getByRole('tab', { name: texts.tabs[tab] }));
  return answer;
}

/** From the audit through the list of orders to the history of one. */
export async function openHistory({ page }: Person, number: string): Promise<Answer> {
  await page.goto('/admin/audit');
  const answer = new Answer(page);
  await answer.press(answer.section(common.nav.orders));
  await page.getByRole('searchbox').first().fill(number);
  await answer.press(page.getByRole('link', { name: number }).first());
  await answer.press(page.getByRole('tab', { name: new RegExp(`^${orderTexts.tabs.history}`) }));
  return answer;
}

/** The newest event of a type that is at least so many days old, and the number of its order. */
export async function newest(owner: Person, type: string, days = 0): Promise<{ _id: string; order: string; at: string }> {
  const { items } = await owner.call<{ items: { _id: string; at: string; subject: { label: string } }[] }>(
    'GET',
    `/audit/events?per_page=${days === 0 ? 1 : 100}&filter[type]=${type}`,
  );
  const event = items.find(({ at }) => Date.parse(at) <= Date.now() - days * 86_400_000);
  if (!event) throw new Error(`the demo data has no ${type}`);
  return { _id: event._id, at: event.at, order: event.subject.label };
}
