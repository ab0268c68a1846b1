import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { CommandKey } from '#libs/event-log/append/contract';
import { once } from '#libs/event-log/keys/idempotency-keys';
import type { Id, Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { Database, type Transaction } from '#libs/platform/database/database';
import { acquireNamedLock, messageLocks } from '#libs/platform/database/locks';
import { Problem, invalid } from '#libs/platform/http/problem';
import type { TemplateKey } from '../wire/mail-terms.js';
import { orderToWriteAbout } from '../queries/order-to-write-about.js';
import { Messages } from '../storage/messages.js';

export interface MessageToSend {
  order: Id;
  template: TemplateKey;
  language: Language;
  subject: string;
  body: string;
}

/** The message's id, and whether this very request had been carried out before. */
export interface SentMessage {
  id: Id;
  replayed: boolean;
}

/** Writes a message to an order's client; the mail goes out behind it. `key` makes a repetition harmless. */
export class SendMessage extends Command<SentMessage> {
  constructor(
    readonly message: MessageToSend,
    readonly actor: Actor,
    readonly key: CommandKey | undefined,
  ) {
    super();
  }
}

/** More messages than this to one order within an hour are a mistake of a person or a program. */
const mostPerHour = 10;

/** @throws Problem 404 for an order that cannot be seen, 422 for a client who cannot be written to or a reused key, 429 for too many messages */
@CommandHandler(SendMessage)
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly messages: Messages,
  ) {}

  async execute({ message, actor, key }: SendMessage): Promise<SentMessage> {
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
        ...{ id, order_id, template, language, body, subject: subject.trim() },
        ...{ number: order.number ?? 0, to_person: client, sent_by: actor.id },
      });
      return { id, replayed: false };
    });
  }

  private async mustBeReachable(client: Id): Promise<void> {
    const person = (await this.queries.execute(new PeopleByIds([client]))).get(client);
    if (person === undefined || !person.active || person.email === '') throw invalid({ field: 'order', code: 'clientUnreachable' });
  }

  /** Two at once wait for each other, so that neither counts without the other. */
  private async mustBeSeldom(tx: Transaction, order: Id): Promise<void> {
    await acquireNamedLock(tx, messageLocks, order);
    const { count, wait } = await this.messages.lately(tx, order);
    if (count >= mostPerHour) throw new Problem('tooManyMessages', { params: { count: wait }, headers: { 'retry-after': String(wait) } });
  }
}
