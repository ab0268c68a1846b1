import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type NoticeOutlook, NoticesAhead, type OrderOutlook, type OutlookEvent } from '#libs/contracts/orders/order-outlook';
import { PeopleByIds, type Person } from '#libs/contracts/people/people-by-ids';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { Outgoing, type Reached } from '../consumers/outgoing.js';
import { orderAudience, payoffAudience } from '../rules/audience.js';
import { concerns, unreachable } from '../rules/concerns.js';
import { type KnownOrder, knownAfter } from '../rules/known-order.js';
import type { Notice } from '../rules/notice.js';
import { NoticeBatch, orderEvent } from '../rules/notice-batch.js';
import { rowOf } from '../storage/notice-row.js';

const types: ReadonlySet<string> = new Set([orderAudience, payoffAudience].flatMap((audience) => Object.keys(audience)));

/** Computes the notifications of events that are not written, with the consumer's own rules. */
@QueryHandler(NoticesAhead)
export class NoticesAheadHandler implements IQueryHandler<NoticesAhead> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly outgoing: Outgoing,
  ) {}

  async execute({ outlook, payoff }: NoticesAhead): Promise<readonly NoticeOutlook[]> {
    const notices = noticesAhead(outlook, payoff);
    const reached = await this.outgoing.reachedBy(this.database, notices);
    const people = await this.queries.execute(new PeopleByIds([...new Set(reached.map(({ person }) => person))]));
    return notices.map((notice) => ({
      audience: notice.audience,
      except: notice.except,
      reader: notice.reader,
      kind: notice.kind,
      template: notice.template,
      figures: notice.figures,
      people: reached.filter((one) => one.notice === notice).map((one) => reachedPerson(one, people.get(one.person), outlook)),
    }));
  }
}

/** Pure. Folds the order from its events, so that the result does not depend on how far the consumer has come. */
export function noticesAhead(
  { order, past, events }: Pick<OrderOutlook, 'order' | 'past' | 'events'>,
  payoff: readonly OutlookEvent[],
): readonly Notice[] {
  const known = past.reduce<KnownOrder | undefined>((before, event) => knownAfter(before, orderEvent(event)), undefined);
  const batch = new NoticeBatch(new Map<Id, KnownOrder>(known === undefined ? [] : [[order, known]]));
  for (const event of [...events, ...payoff].filter(({ type }) => types.has(type))) batch.add(event);
  return batch.notices;
}

function reachedPerson({ notice, person: id, mail, inApp }: Reached, person: Person | undefined, { after }: OrderOutlook) {
  const isTheirs =
    person !== undefined && person.active && concerns(rowOf(notice), person, notice.order === null ? undefined : after.facts);
  const byEmail = (choice: typeof mail): boolean => isTheirs && mail === choice && unreachable(person) === null;
  return { id, mail, listed: isTheirs && inApp, digested: byEmail('digest'), emailed: byEmail('immediately') };
}
