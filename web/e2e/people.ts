import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { type Language, wordsOf } from './words.js';

export const password = 'registra-demo';
export const emailOf = (account: string): string => `${account}@registra.example`;

/** A person with a separate browser, signed in through the page. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** calls of the API as this person */
  call: <T>(method: string, path: string, body?: unknown) => Promise<T>;
}

/** Opens the sign-in page in `language` and signs `account` in by keyboard. */
export async function signIn(browser: Browser, account: string, language: Language): Promise<Person> {
  const context = await browser.newContext({ locale: language === 'ru' ? 'ru-RU' : 'en-GB' });
  const page = await context.newPage();
  const { login } = wordsOf(language).common;
  await page.goto('/login');
  await page.getByLabel(login.email, { exact: true }).fill(emailOf(account));
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
  return { page, context, call: (method, path, body) => callAs(page, method, path, body) };
}

async function callAs<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('token') ?? '{}') as { accessToken?: string }).accessToken ?? '',
  );
  // The documents of the service are listed in the language of the page.
  const headers = { authorization: `Bearer ${token}`, 'accept-language': await page.evaluate(() => document.documentElement.lang) };
  const answer = await page.request.fetch(`/api/v1${path}`, { method, headers, data: body });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}
