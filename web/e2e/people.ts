import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { type Language, textsOf } from './texts.js';

export const password = 'registra-demo';
export const emailOf = (account: string): string => `${account}@registra.example`;

/** A person who is signed in, with a separate browser. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** calls of the API as this person */
  call: <T>(method: string, path: string, body?: unknown) => Promise<T>;
}

/** Opens the sign-in page in `language` and signs `account` in by keyboard; the page stays where this person lands. */
export async function signInOnPage(browser: Browser, account: string, language: Language): Promise<Person> {
  const person = await stranger(browser, language);
  const { page } = person;
  const { login } = textsOf(language).common;
  await page.goto('/login');
  await page.getByLabel(login.email, { exact: true }).fill(emailOf(account));
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
  return person;
}

/**
 * `account` as it is after a sign-in, token and cookie kept in the browser, for stories that begin elsewhere: the page is at an address of the product without
 * scripts, so nothing of the product is loaded that the story does not open.
 */
export async function signIn(browser: Browser, account: string, language: Language): Promise<Person> {
  const person = await stranger(browser, language);
  const answer = await person.context.request.post('/api/v1/auth/login', { data: { email: emailOf(account), password } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token } = (await answer.json()) as { token: { accessToken: string } };
  await person.page.goto('/health/live');
  await person.page.evaluate((accessToken) => localStorage.setItem('token', JSON.stringify({ accessToken })), token.accessToken);
  return person;
}

async function stranger(browser: Browser, language: Language): Promise<Person> {
  const context = await browser.newContext({ locale: language === 'ru' ? 'ru-RU' : 'en-GB' });
  const page = await context.newPage();
  return { page, context, call: (method, path, body) => callAs({ page, language }, method, path, body) };
}

async function callAs<T>({ page, language }: { page: Page; language: Language }, method: string, path: string, body?: unknown): Promise<T> {
  const [token, shown] = await page.evaluate(() => [
    (JSON.parse(localStorage.getItem('token') ?? '{}') as { accessToken?: string }).accessToken ?? '',
    document.documentElement.lang,
  ]);
  // The documents of the service are listed in the language of the page.
  const headers = { authorization: `Bearer ${token}`, 'accept-language': shown || language };
  const answer = await page.request.fetch(`/api/v1${path}`, { method, headers, data: body });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}
