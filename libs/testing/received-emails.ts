import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { simpleParser } from 'mailparser';
import { Deliverer } from '#libs/features/notifications/mail/deliverer';
import { collectSecret } from './logs/collected.js';
import { runDirectory } from './test-database.js';

/** An email as its recipient gets it. */
export interface ReceivedEmail {
  to: string;
  subject: string;
  text: string;
}

/** The token of the link in an email, from the URL's fragment. */
export const linkIn = (email: ReceivedEmail | undefined): string => /#token=([\w-]{43})/.exec(email?.text ?? '')?.[1] ?? 'none';

/** The password in an email. */
export const passwordIn = (email: ReceivedEmail | undefined): string => /Password: (\S+)/.exec(email?.text ?? '')?.[1] ?? '';

/** The data directory of this worker's applications that write emails as files. */
export const emailDirectory = (): string => join(runDirectory(), `emails-${process.pid}`);

/** Emails that an application under test writes into a separate directory. */
export class Letterbox {
  private constructor(readonly dataDir: string) {}

  /** The same directory for all suites of a worker, one after the other: applications that write into it are kept. */
  static async make(): Promise<Letterbox> {
    await mkdir(emailDirectory(), { recursive: true });
    return new Letterbox(emailDirectory());
  }

  /** Emails sent since the last call. */
  async take(app: NestFastifyApplication): Promise<ReceivedEmail[]> {
    const mail = join(this.dataDir, 'mail');
    const before = new Set(await readdir(mail).catch(() => []));
    while ((await app.get(Deliverer).deliverDue()).claimed > 0);
    const files = (await readdir(mail).catch(() => [])).filter((file) => !before.has(file));
    return Promise.all(
      files.sort().map(async (file) => {
        const read = await simpleParser(await readFile(join(mail, file)));
        const to = Array.isArray(read.to) ? read.to[0] : read.to;
        collectSecret(read.subject ?? '');
        return { to: to?.value[0]?.address ?? '', subject: read.subject ?? '', text: read.text ?? '' };
      }),
    );
  }

  /** Removes the emails; the directory stays for the next suite. */
  async remove(): Promise<void> {
    const mail = join(this.dataDir, 'mail');
    for (const file of await readdir(mail).catch(() => [])) await rm(join(mail, file));
  }
}
