import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ReaderZone } from '#libs/contracts/people/people-by-ids';
import type { Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { toRfc3339 } from '#libs/kernel/time';
import { titleFor } from '#libs/kernel/person-name';
import { type ListGrammar, pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { type Kind, kinds } from '../wire/kinds.js';
import type { NotificationDto, NotificationPageDto } from '../wire/notifications.dto.js';
import { Inbox, type ReadNotice } from '../storage/inbox.js';
import type { Reader } from '#libs/platform/texts/moments';
import { type References, renderNotice } from '../rules/notice-text.js';
import { ReferencesReader } from './references.js';
import { InboxOwners } from './inbox-owner.js';
import type { NoticeRow } from '../storage/notice-row.js';
import { leadNumber } from '#machines/lead/state';
import { numberText } from '#machines/order/next-step';

/** What a notification's link says: the number of the order or the request, or what failed. */
function labelOf({ order_id, subject_type, figures }: NoticeRow, references: References): string {
  if (subject_type === 'lead') return leadNumber(figures.number ?? null);
  if (subject_type === 'bankAccounts' || subject_type === 'exchangeRates') return (figures.currencies ?? []).join(', ');
  const order = order_id === null ? undefined : references.order(order_id);
  return order ? numberText(order.number) : (figures.code ?? '');
}

/** What the list of notifications may be asked. */
export const notificationGrammar = {
  filters: { unread: { kind: 'flag' }, kind: { kind: 'choice', of: kinds }, createdAt: { kind: 'date' } },
  sorts: ['createdAt'],
  search: false,
} as const satisfies ListGrammar;

/** A page of the signed-in person's notifications, in their language and time zone. */
export class ListNotifications extends Query<NotificationPageDto> {
  constructor(
    readonly raw: unknown,
    readonly actor: Actor,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ListNotifications)
export class ListNotificationsHandler implements IQueryHandler<ListNotifications> {
  constructor(
    private readonly queries: QueryBus,
    private readonly inbox: Inbox,
    private readonly owners: InboxOwners,
    private readonly referencesReader: ReferencesReader,
  ) {}

  async execute({ raw, actor, language }: ListNotifications): Promise<NotificationPageDto> {
    const query = parseListQuery(raw, notificationGrammar);
    const of = await this.owners.of(actor);
    const asked = query.filters.kind;
    const narrowed = asked === undefined ? of : { ...of, kinds: of.kinds.filter((kind: Kind) => asked.includes(kind)) };
    const [timeZone, page, unread] = await Promise.all([
      this.queries.execute(new ReaderZone(actor.id)),
      this.inbox.page(narrowed, {
        ...query.filters.createdAt,
        unread: query.filters.unread === true,
        descending: query.sort.descending,
        offset: query.offset,
        limit: query.perPage,
      }),
      this.inbox.unread(of),
    ]);
    const references = await this.referencesReader.of(page.rows);
    const items = page.rows.map((row) => view(row, { language, timeZone }, references));
    return { ...pageOf(query, items, page.total, page.totalIsExact), unread };
  }
}

const view = (row: ReadNotice, reader: Reader, references: References): NotificationDto => ({
  _id: row.id,
  kind: row.kind,
  ...renderNotice(reader, row, references),
  subject: { type: row.subject_type, _id: row.subject_id, label: labelOf(row, references) },
  actor: row.actor_id === null ? null : { _id: row.actor_id, name: titleFor(references.person(row.actor_id), reader.language) },
  createdAt: toRfc3339(row.at_us),
  readAt: row.read_at === null ? null : row.read_at.toISOString(),
});
