import { createTransport } from 'nodemailer';
import { withTimeLimit } from '../process/time-limit.js';
import { messageOf, type Sender } from './message-of.js';
import { type MailOutcome, MailTransport, type OutgoingMail } from './outgoing-mail.js';

export interface SmtpTimes {
  /** connection timeout including the greeting, milliseconds */
  connect: number;
  /** timeout without data from the server, milliseconds */
  idle: number;
  /** total time limit of one email, milliseconds */
  whole: number;
}

const standard: SmtpTimes = { connect: 10_000, idle: 30_000, whole: 60_000 };

type Fault = Error & { responseCode?: number; response?: string; command?: string };

/** Commands whose refusal concerns the email itself; earlier refusals concern us. */
const ofThisMail = /^(MAIL FROM|RCPT TO|DATA)/;

/** Sends emails by SMTP, over a few pooled connections. */
export class SmtpMail extends MailTransport {
  readonly neighbour = 'mail server';
  private readonly transport;

  constructor(
    url: string,
    private readonly sender: Sender,
    private readonly times: SmtpTimes = standard,
  ) {
    super();
    const { connect, idle: silence } = times;
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: 3,
      maxMessages: 200,
      maxRequeues: 0,
      connectionTimeout: connect,
      greetingTimeout: connect,
      socketTimeout: silence,
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

  /** A delivered email cannot be removed. */
  forget(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.transport.close();
    return Promise.resolve();
  }
}

function outcomeOf(fault: Fault, address: string): MailOutcome {
  const reason = withoutAddress(fault.response ?? fault.message, address).slice(0, 500);
  const answered = fault.responseCode !== undefined && ofThisMail.test(fault.command ?? '');
  if (answered && (fault.responseCode ?? 0) >= 500) return { outcome: 'refused', reason };
  return { outcome: 'later', reason, unreachable: !answered };
}

/** Servers repeat the refused address in their message. The message is stored, so the address is removed: it is erased with its person. */
function withoutAddress(reason: string, address: string): string {
  const [local = ''] = address.split('@');
  const shown = [address, ...(local.length > 2 ? [local] : [])].map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return reason.replace(new RegExp(shown.join('|'), 'gi'), '…');
}
