import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The newest link of a mail to `address` that leads to `page` with a token, out of its plain text. */
export const linkTo = (address: string, page: string): Promise<string | undefined> =>
  newestLink(address, new RegExp(`https?://[^\\s"<>]+/${page}#token=[\\w.~-]+`, 'g'));

/** The newest way to no more of such letters in a mail to `address`. */
export const unsubscribeLink = (address: string): Promise<string | undefined> =>
  newestLink(address, /https?:\/\/[^\s"<>]+\/mailer\/unsubscribe\/[\w.-]+/g);

/** The newest way back to a selection in a mail to `address`. */
export const selectionLink = (address: string): Promise<string | undefined> =>
  newestLink(address, /https?:\/\/[^\s"<>]+\/selection-service\?[^\s"<>]+/g);

async function newestLink(address: string, link: RegExp): Promise<string | undefined> {
  const directory = process.env.MAIL_DIR ?? '';
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(address))
    .flatMap(
      (mail) =>
        mail
          .replace(/=\r?\n/g, '')
          .replace(/=3D/g, '=')
          .match(link) ?? [],
    )
    .at(-1);
}
