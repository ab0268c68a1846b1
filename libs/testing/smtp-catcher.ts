import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { collectSecret } from './logs/collected.js';

/** The server's response to an email: success, an answer of that number, no answer, or it accepts the email and the connection breaks before its 250. */
export type Mood = 'takes' | 'hangs' | 'breaks' | number;

let lastPort = 0;

/** A real SMTP server that stores emails. */
export class SmtpCatcher {
  readonly mails: ParsedMail[] = [];
  /** called for each email */
  mood: (recipient: string) => Mood = () => 'takes';
  /** called for each email before its 250; an error refuses it */
  taking: (mail: ParsedMail) => void | Promise<void> = () => undefined;
  private readonly server: SMTPServer;
  private port = 0;

  private constructor() {
    this.server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, answer) => this.greet(this.mood(address), answer),
      onData: (stream, session, answer) => {
        const take = async (): Promise<void> => {
          const mail = await simpleParser(stream);
          collectSecret(mail.subject ?? '');
          await this.taking(mail);
          this.mails.push(mail);
          const [first] = session.envelope.rcptTo;
          if (this.mood(first?.address ?? '') !== 'breaks') return answer();
          for (const { _socket } of this.server.connections as unknown as Iterable<{ _socket: { destroy(): void } }>) _socket.destroy();
        };
        take().catch(answer);
      },
    });
    this.server.on('error', () => undefined);
  }

  /** @param port its earlier port, to restart after a failure; otherwise that of this worker's last one, which kept applications send to, or a free one */
  static async listen(port = lastPort): Promise<SmtpCatcher> {
    const catcher = await SmtpCatcher.open(port).catch((fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'EADDRINUSE' || port !== lastPort) throw fault;
      return SmtpCatcher.open(0);
    });
    lastPort = catcher.port;
    return catcher;
  }

  private static async open(port: number): Promise<SmtpCatcher> {
    const catcher = new SmtpCatcher();
    await new Promise<void>((ready, fail) => {
      catcher.server.once('error', fail);
      catcher.server.listen(port, '127.0.0.1', ready);
    });
    catcher.port = (catcher.server.server.address() as AddressInfo).port;
    return catcher;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Settings of applications that send to it: the same for all suites of a worker, so that they share them. */
  get settings(): { publicUrl: string; mail: { smtpUrl: string; from: string } } {
    return { publicUrl: 'https://registra.example', mail: { smtpUrl: this.url, from: 'Registra <post@registra.example>' } };
  }

  get address(): number {
    return this.port;
  }

  to(address: string): ParsedMail[] {
    return this.mails.filter(({ to }) => [to].flat().some((one) => one?.value.some((person) => person.address === address)));
  }

  close(): Promise<void> {
    for (const { _socket } of this.server.connections as unknown as Iterable<{ _socket: { destroy(): void } }>) _socket.destroy();
    return new Promise((closed) => this.server.close(() => closed()));
  }

  private greet(mood: Mood, answer: (fault?: Error | null) => void): void {
    if (mood === 'hangs') return;
    if (typeof mood !== 'number') return answer();
    answer(Object.assign(new Error(mood >= 500 ? 'No such mailbox here' : 'Mailbox is busy'), { responseCode: mood }));
  }
}
