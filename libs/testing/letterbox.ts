import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { simpleParser } from 'mailparser';
import { Deliverer } from '#libs/features/notifications/mail/deliverer';

/** A letter as its reader gets it. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** The token of the link in a letter: it stands in the fragment of an address. */
export const linkIn = (letter: Letter | undefined): string => /#token=([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? 'none';

/** The password that a letter tells. */
export const passwordIn = (letter: Letter | undefined): string => /Password: (\S+)/.exec(letter?.text ?? '')?.[1] ?? '';

/** The mail that an application under test writes into a directory of its own. */
export class Letterbox {
  private constructor(readonly dataDir: string) {}

  static async make(): Promise<Letterbox> {
    return new Letterbox(await mkdtemp(join(tmpdir(), 'registra-letters-')));
  }

  /** Letters that went out since the last look. */
  async take(app: NestFastifyApplication): Promise<Letter[]> {
    const mail = join(this.dataDir, 'mail');
    const before = new Set(await readdir(mail).catch(() => []));
    while ((await app.get(Deliverer).deliverDue()).claimed > 0);
    const files = (await readdir(mail).catch(() => [])).filter((file) => !before.has(file));
    return Promise.all(
      files.sort().map(async (file) => {
        const read = await simpleParser(await readFile(join(mail, file)));
        const to = Array.isArray(read.to) ? read.to[0] : read.to;
        return { to: to?.value[0]?.address ?? '', subject: read.subject ?? '', text: read.text ?? '' };
      }),
    );
  }

  remove(): Promise<void> {
    return rm(this.dataDir, { recursive: true, force: true });
  }
}
