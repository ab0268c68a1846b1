import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { CommandKey } from '#libs/event-log/append/contract';
import { once } from '#libs/event-log/keys/idempotency-keys';
import type { Id, Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { Database, type Transaction } from '#libs/platform/database/database';
import { acquireNamedLock, messageLocks } from '#libs/platform/database/locks';
import { invalid, notFound, Problem } from '#libs/platform/http/problem';
import { orderToWriteAbout } from '../queries/message-reads.js';
import { Messages } from '../storage/messages.js';
import { SentEmails } from '../storage/sent-emails.js';
import type { TemplateKey } from '../wire/mail-terms.js';

export interface MessageToSend {
  order: Id;
  template: TemplateKey;
  language: Language;
  subject: string;
  body: string;
}

/** `replayed`: this request had been carried out before. */
export interface SentMessage {
  id: Id;
  replayed: boolean;
}

/** Messages from staff to the client of an order. */
@Injectable()
export class MessageSending {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly messages: Messages,
    private readonly emails: SentEmails,
  ) {}

  /**
   * Stores a message and its email. `key` makes a repetition harmless.
   * @throws Problem 404 for an order that the actor cannot see, 422 for a client who cannot be written to or a reused key, 429 for too many
   * messages
   */
  async send(message: MessageToSend, actor: Actor, key: CommandKey | undefined): Promise<SentMessage> {
    const order = await orderToWriteAbout(this.queries, message.order, actor);
    const { client } = order.facts;
    const id = v7();
    return this.database.transaction(async (tx) => {
      const known = await once(tx, key, { id });
      if (known) return { ...known.before, replayed: true };
      await this.mustBeReachable(client);
      await this.mustBeSeldom(tx, message.order);
      const { order: order_id, template, language, subject } = message;
      const body = message.body.replace(/\r\n/g, '\n').trim();
      await this.messages.add(tx, {
        id,
        order_id,
        template,
        language,
        body,
        subject: subject.trim(),
        number: order.number ?? 0,
        to_person: client,
        sent_by: actor.id,
      });
      return { id, replayed: false };
    });
  }

  private async mustBeReachable(client: Id): Promise<void> {
    const person = (await this.queries.execute(new PeopleByIds([client]))).get(client);
    if (person === undefined || !person.active || person.email === '') throw invalid({ field: 'order', code: 'clientUnreachable' });
  }
  /** Locks the order, so that concurrent messages count each other. */
  private async mustBeSeldom(tx: Transaction, order: Id): Promise<void> {
    await acquireNamedLock(tx, messageLocks, order);
    const { count, wait } = await this.messages.lately(tx, order);
    if (count >= mostPerHour) throw new Problem('tooManyMessages', { params: { count: wait }, headers: { 'retry-after': String(wait) } });
  }
  /**
   * Schedules a message that bounced or failed.
   * @throws Problem 404 if it does not exist, 409 notRetryable if it waits, was delivered, or lost its text
   */
  async retry(id: Id, actor: Actor): Promise<void> {
    const message = await this.messages.one(id);
    if (message === undefined) throw notFound();
    await orderToWriteAbout(this.queries, message.order_id, actor);
    if (!(await this.emails.retry(this.database, id))) throw new Problem('notRetryable');
  }
}

/** Messages to one order within an hour; more are a mistake of a person or a program. */
const mostPerHour = 10;
