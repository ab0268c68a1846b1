import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The newest link of a mail to `address`, out of its plain text. */
export async function linkTo(address: string, page: string): Promise<string | undefined> {
  const directory = process.env.MAIL_DIR ?? '';
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
  const link = new RegExp(`https?://[^\\s"<>]+/${page}#token=[\\w.~-]+`, 'g');
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
