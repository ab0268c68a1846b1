import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Id } from '#machines/kernel/ids';
import { makePrivateDirectory, privateFile } from '../files/private-files.js';
import { messageOf, type Sender } from './message-of.js';
import { type MailOutcome, MailTransport, type OutgoingMail } from './outgoing-mail.js';

/**
 * Without a mail server every email becomes a file (`<id>.eml`), written atomically. Emails contain links that open accounts: only the
 * product's own OS account may read them.
 */
export class FileMail extends MailTransport {
  readonly neighbour = 'directory of emails';
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(
    private readonly directory: string,
    private readonly sender: Sender,
  ) {
    super();
  }

  async send(mail: OutgoingMail): Promise<MailOutcome> {
    const { message } = await this.composer.sendMail(messageOf(mail, this.sender));
    const file = join(this.directory, `${mail.id}.eml`);
    try {
      await this.write(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    } catch (fault) {
      return { outcome: 'later', reason: (fault as Error).message, unreachable: true };
    }
    return { outcome: 'sent' };
  }

  /** The directory is created when it is missing: at the first email, or after somebody deleted it. */
  private async write(file: string, content: Buffer): Promise<void> {
    try {
      await writeFile(file, content, privateFile);
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'ENOENT') throw fault;
      makePrivateDirectory(this.directory);
      await writeFile(file, content, privateFile);
    }
  }

  async forget(id: Id): Promise<void> {
    await rm(join(this.directory, `${id}.eml`), { force: true });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
