import { Injectable, Logger } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { type Outage, Outages } from '#libs/platform/logging/outages';
import { isSendable, type MailOutcome, MailTransport, type OutgoingMail } from '#libs/platform/mail/outgoing-mail';
import { type Claimed, Outbox } from '../storage/outbox.js';
import { addSideNotice } from '../storage/notice-writes.js';
import { bouncedNotice } from '../rules/bounced-notice.js';
import { type EmailContext, EmailWriter, type NothingToSend } from './email-writer.js';

const second = 1_000;
const minute = 60 * second;

/** Milliseconds before the second, third ... attempt to send an email; the last pause repeats. */
const pauses = [30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 180 * minute] as const;

/** Milliseconds before the next try of an email; the random part spreads retries after an outage. */
export function pauseAfter(attempts: number, chance: number = Math.random()): number {
  const pause = pauses[Math.min(Math.max(attempts, 1), pauses.length) - 1] ?? minute;
  return Math.round(pause * (0.9 + chance * 0.2));
}

export interface DelivererOptions {
  /** emails claimed and sent at once */
  batch: number;
  /** milliseconds after which a claim expires; longer than any email takes */
  lease: number;
  /** milliseconds before the attempt after the nth */
  pause: (attempts: number) => number;
}

const standard: DelivererOptions = { batch: 8, lease: 120_000, pause: pauseAfter };

/** Milliseconds at most before the next attempt while the mail server is unreachable, which is no fault of the email. */
const awayFor = 30_000;

/** Seconds after which an undelivered email is given up. */
const patience = 3 * 86_400;

const mostErased = 500;

/** `full`: more emails may be due. `unreachable`: the mail server does not answer, so the rest waits. */
export interface Round {
  claimed: number;
  full: boolean;
  unreachable: boolean;
}

/**
 * Sends due emails. The order of steps guarantees delivery: the row exists before the email, the email carries its id, and the row is
 * marked after the server's answer. So no email is lost, and only a worker that died in between causes a repetition.
 */
@Injectable()
export class Deliverer {
  private readonly logger = new Logger('mail');
  private readonly outage: Outage;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly emails: EmailWriter,
    private readonly transport: MailTransport,
    outages: Outages,
  ) {
    this.outage = outages.of(transport.neighbour);
  }

  /** Delivers one batch. @throws the database's errors; then the claims expire */
  async deliverDue(options: Partial<DelivererOptions> = {}): Promise<Round> {
    const { batch, lease, pause } = { ...standard, ...options };
    const mails = await this.outbox.claim(batch, lease);
    if (mails.length === 0) return { claimed: 0, full: false, unreachable: false };
    // Where one mail spoils the question for all, each asks for itself.
    const materials = await this.emails.materials(mails).catch(() => undefined);
    const outcomes = await Promise.all(mails.map((mail) => this.deliver(mail, materials, pause)));
    this.logSent(
      mails.filter((_, n) => outcomes[n] === 'sent'),
      materials,
    );
    return { claimed: mails.length, full: mails.length === batch, unreachable: outcomes.includes('unreachable') };
  }

  /** Removes stored files of emails to erased people. @returns the number of emails */
  async forgetErased(): Promise<number> {
    let seen = 0;
    for (let ids = await this.outbox.erased(mostErased); ids.length > 0; ids = await this.outbox.erased(mostErased)) {
      for (const id of ids) await this.transport.forget(id);
      await this.outbox.forgetErased(ids);
      seen += ids.length;
    }
    return seen;
  }

  /** Logs ids, purposes and traces only: mailboxes, names and subjects must never get into a log. */
  private logSent(mails: readonly Claimed[], materials: EmailContext | undefined): void {
    if (mails.length === 0) return;
    const sent = mails.map(({ id, purpose, notifications }) => {
      const trace = materials?.notices.find((notice) => notifications.includes(notice.id))?.trace ?? undefined;
      return { mail: id, purpose, ...(trace !== undefined && { trace }) };
    });
    this.logger.log({ count: mails.length, sent, msg: 'emails were sent' });
  }

  /** @returns 'unreachable' if there was no server to talk to */
  private async deliver(
    mail: Claimed,
    materials: EmailContext | undefined,
    pause: DelivererOptions['pause'],
  ): Promise<'sent' | 'unsent' | 'unreachable'> {
    const email = await this.writtenEmail(mail, materials, pause);
    if (email === undefined) return 'unsent';
    const outcome = await this.transport.send(email);
    const own = email.to.address === materials?.people.get(mail.person)?.email;
    await this.record(mail, outcome, own, pause);
    if (outcome.outcome === 'later' && outcome.unreachable) {
      this.outage.failed(outcome.reason);
      return 'unreachable';
    }
    this.outage.answered();
    return outcome.outcome === 'sent' ? 'sent' : 'unsent';
  }

  /** Returns undefined and reschedules an email that cannot be composed, so that it does not block others. */
  private async writtenEmail(
    mail: Claimed,
    materials: EmailContext | undefined,
    pause: DelivererOptions['pause'],
  ): Promise<OutgoingMail | undefined> {
    try {
      const email = await this.emails.of(mail, materials ?? (await this.emails.materials([mail])));
      if (!('closed' in email) && isSendable(email.to.address)) return email;
      if ('closed' in email) await this.withhold(mail, email.closed);
      else await this.end(mail, 'failed', 'badAddress');
    } catch (fault) {
      this.logger.error({ err: fault, mail: mail.id, msg: 'a mail could not be written' });
      await this.outbox.reschedule(mail, pause(mail.attempts), 'notWritten');
    }
    return undefined;
  }

  private async record(mail: Claimed, outcome: MailOutcome, own: boolean, pause: DelivererOptions['pause']): Promise<void> {
    switch (outcome.outcome) {
      case 'sent':
        return this.outbox.sent(mail.id, own);
      case 'refused':
        return this.end(mail, 'bounced', outcome.reason, own);
      case 'later':
        if (mail.waited > patience) return this.end(mail, 'failed', outcome.reason);
        return this.outbox.reschedule(
          mail,
          outcome.unreachable ? Math.min(awayFor, pause(mail.attempts)) : pause(mail.attempts),
          outcome.reason,
        );
    }
  }

  /** Closes an email that nobody should get any more, without reporting a fault. */
  private async withhold(mail: Claimed, reason: NothingToSend['closed']): Promise<void> {
    await this.close(mail, 'failed', reason);
    this.logger.log({ mail: mail.id, purpose: mail.purpose, reason, msg: 'a mail is not sent any more' });
  }

  private async end(mail: Claimed, state: 'bounced' | 'failed', reason: string, ownMailbox = false): Promise<void> {
    await this.close(mail, state, reason, ownMailbox);
    this.logger.warn({ mail: mail.id, purpose: mail.purpose, state, reason, msg: 'a mail did not arrive' });
  }

  /** In one transaction notifies the author of an undelivered message and marks the recipient's mailbox as bouncing. */
  private async close(mail: Claimed, state: 'bounced' | 'failed', reason: string, ownMailbox = false): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.outbox.close(tx, mail, state, reason))) return;
      if (ownMailbox) await this.outbox.keepBounce(tx, mail.person, reason);
      if (mail.purpose !== 'message') return;
      const message = await this.outbox.message(mail.id);
      if (message !== undefined) await addSideNotice(tx, bouncedNotice(message, mail.attempts, Date.now() * 1000));
    });
  }
}
