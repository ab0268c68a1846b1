import { once } from 'node:events';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A temporary SMTP server that counts received emails. */
export class Mailbox {
  private readonly server: SMTPServer;
  /** Message-IDs in the order of their 250; duplicates appear twice */
  readonly taken: string[] = [];
  /** called before the 250 of each message; a harness may kill a process here, or throw to reject it */
  beforeTaking: (messageId: string) => Promise<void> = () => Promise.resolve();

  /** called for each email before it is accepted */
  onMail: (mail: ParsedMail) => void = () => undefined;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData: (stream, _session, done) => {
        const take = async () => {
          const mail = await simpleParser(stream);
          const { messageId = '' } = mail;
          this.onMail(mail);
          await this.beforeTaking(messageId);
          this.taken.push(messageId);
        };
        take().then(() => done(), done);
      },
    });
    // A client that was killed in the middle is no error of the server.
    this.server.on('error', () => undefined);
  }

  /** Listens on a free loopback port. */
  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    mailbox.server.listen(0, '127.0.0.1');
    await once(mailbox.server.server, 'listening');
    return mailbox;
  }

  /** Value of SMTP_URL. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as { port: number }).port}`;
  }

  get distinct(): Set<string> {
    return new Set(this.taken);
  }

  close(): Promise<void> {
    return new Promise((closed) => this.server.close(closed));
  }
}
