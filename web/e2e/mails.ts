import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';

/** The newest link of a mail to `address` that leads to `page` with a token, out of its plain text. */
export const linkTo = (address: string, page: string): Promise<string | undefined> =>
  newestLink(address, new RegExp(`https?://[^\\s"<>]+/${page}#token=[\\w.~-]+`, 'g'));

/** The way to no more of such emails as the newest one to `address` whose subject has `about` in it. */
export const unsubscribeLink = (address: string, about: string): Promise<string | undefined> =>
  newestLink(address, /https?:\/\/[^\s"<>]+\/mailer\/unsubscribe\/[\w.-]+/g, about);

/** The newest way back to a selection in a mail to `address`. */
export const selectionLink = (address: string): Promise<string | undefined> =>
  newestLink(address, /https?:\/\/[^\s"<>]+\/selection-service\?[^\s"<>]+/g);

async function newestLink(address: string, link: RegExp, about = ''): Promise<string | undefined> {
  const directory = process.env.MAIL_DIR ?? '';
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readEmail(join(directory, name), address)));
  return mails
    .filter((mail) => mail !== undefined)
    .filter(({ subject }) => subject.includes(about))
    .sort((a, b) => a.at - b.at)
    .flatMap(({ raw }) => raw.match(link) ?? [])
    .at(-1);
}

/** An email that has `address` in it as it is written, its long lines joined again, with its subject and when it was written. */
async function readEmail(path: string, address: string): Promise<{ raw: string; subject: string; at: number } | undefined> {
  const [text, written] = [await readFile(path, 'utf8'), await stat(path)];
  const raw = text.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  if (!raw.includes(address)) return undefined;
  const { subject = '' } = await simpleParser(text);
  return { raw, subject, at: written.mtimeMs };
}

/** The code of the newest mail to `address` that has one. A mail is named by its id, which sorts by when it was asked for, whenever it was delivered. */
export async function newestCode(address: string): Promise<string | undefined> {
  const directory = process.env.MAIL_DIR ?? '';
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const codes = await Promise.all(
    names.sort().map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8');
      return text.includes(address) ? /^(?:Code|Код): (\d{8})$/m.exec((await simpleParser(text)).text ?? '')?.[1] : undefined;
    }),
  );
  return codes.findLast((code) => code !== undefined);
}

/** Every email to `address`, oldest first; its id sorts by when it was asked for. */
export async function mailsTo(address: string): Promise<{ id: string; subject: string; text: string }[]> {
  const directory = process.env.MAIL_DIR ?? '';
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    names.map(async (id) => {
      const raw = await readFile(join(directory, id), 'utf8');
      if (!raw.includes(address)) return [];
      const { subject = '', text = '' } = await simpleParser(raw);
      return [{ id, subject, text }];
    }),
  );
  return mails.flat();
}
