import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { textsOf } from './texts.js';

const { account, common } = textsOf('en');

/** The newest mail to `email` whose text fits, once it has come. */
export async function mailTo(email: string, fits: RegExp): Promise<string> {
  const directory = process.env.MAIL_DIR ?? '';
  const find = async (): Promise<string | undefined> => {
    const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const texts = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
    const mails = await Promise.all(texts.filter((text) => text.includes(email)).map((text) => simpleParser(text)));
    return mails
      .filter(({ to }) => [to ?? []].flat().some(({ text }) => text.includes(email)))
      .map(({ text }) => text ?? '')
      .find((text) => fits.test(text));
  };
  await expect.poll(find, { message: `a mail to ${email}` }).toBeDefined();
  return (await find()) ?? '';
}

/** The way to `path` in a mail. */
export const linkIn = (mail: string, path: string): string => new RegExp(`${path}#token=[\\w-]{43}`).exec(mail)?.[0] ?? '';

/** Makes a client's account in English; its password is in a mail. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: account.login.quickSignUp }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(account.signUp.name).fill('Anna');
  await dialog.getByLabel(account.signUp.phone).fill('+7 916 000-00-00');
  await dialog.getByLabel(account.signUp.email).fill(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders-list/);
}

/** The login page, filled in and sent by keyboard. */
export async function logIn(page: Page, email: string, secret: string, remember = false): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(common.login.email, { exact: true }).fill(email);
  await page.getByLabel(common.login.password, { exact: true }).fill(secret);
  if (remember) await page.getByLabel(common.login.rememberMe).check();
  await page.keyboard.press('Enter');
}

const passwordLine = /Password: (\S+)/;

/** The generated password in the mail that welcomes `email`. */
export const mailedPassword = async (email: string): Promise<string> => passwordLine.exec(await mailTo(email, passwordLine))?.[1] ?? '';
