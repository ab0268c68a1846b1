import { createTransport } from 'nodemailer';
import { withTimeLimit } from '../process/time-limit.js';
import { messageOf, type Sender } from './message-of.js';
import { type MailOutcome, MailTransport, type OutgoingMail } from './outgoing-mail.js';

export interface SmtpTimes {
  /** to be connected and greeted, milliseconds */
  connect: number;
  /** without a word from the server, milliseconds */
  silence: number;
  /** for one mail from beginning to end, milliseconds */
  whole: number;
}

const standard: SmtpTimes = { connect: 10_000, silence: 30_000, whole: 60_000 };

type Fault = Error & { responseCode?: number; response?: string; command?: string };

/** Commands whose refusal is about this very mail; what is refused before them is about us. */
const ofThisMail = /^(MAIL FROM|RCPT TO|DATA)/;

/** Mail by SMTP, over a few kept connections. */
export class SmtpMail extends MailTransport {
  private readonly transport;

  constructor(
    url: string,
    private readonly sender: Sender,
    private readonly times: SmtpTimes = standard,
  ) {
    super();
    const { connect, silence } = times;
    this.transport = createTransport({
      ...{ url, pool: true, maxConnections: 3, maxMessages: 200, maxRequeues: 0 },
      ...{ connectionTimeout: connect, greetingTimeout: connect, socketTimeout: silence },
    });
  }

  async send(mail: OutgoingMail): Promise<MailOutcome> {
    try {
      await withTimeLimit(this.transport.sendMail(messageOf(mail, this.sender)), this.times.whole, 'the mail server took too long');
      return { outcome: 'sent' };
    } catch (fault) {
      return outcomeOf(fault as Fault, mail.to.address);
    }
  }

  /** What was handed over is the other side's. */
  forget(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.transport.close();
    return Promise.resolve();
  }
}

function outcomeOf(fault: Fault, address: string): MailOutcome {
  const words = withoutAddress(fault.response ?? fault.message, address).slice(0, 500);
  const answered = fault.responseCode !== undefined && ofThisMail.test(fault.command ?? '');
  if (answered && (fault.responseCode ?? 0) >= 500) return { outcome: 'refused', words };
  return { outcome: 'later', words, unreachable: !answered };
}

/** Servers repeat the address they refuse. The words are kept, and the address is not theirs to keep: it goes with its person. */
function withoutAddress(words: string, address: string): string {
  const [local = ''] = address.split('@');
  const shown = [address, ...(local.length > 2 ? [local] : [])].map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return words.replace(new RegExp(shown.join('|'), 'gi'), '…');
}
