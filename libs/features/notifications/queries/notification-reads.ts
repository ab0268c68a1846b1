import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReaderZone } from '#libs/contracts/people/people-by-ids';
import { type Language, numberText } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { titleFor } from '#machines/kernel/person-name';
import { toRfc3339 } from '#machines/kernel/time';
import { type ListGrammar, pageOf, parseListQuery } from '#libs/platform/http/list-query';
import type { Reader } from '#libs/platform/texts/moments';
import { leadNumber } from '#machines/lead/state';
import { sideOf } from '#machines/order/who';
import { standardHour } from '../rules/digest-time.js';
import { effective, hasDigest, kindsFor, offers } from '../rules/kinds.js';
import { type References, renderNotice } from '../rules/notice-text.js';
import { Inbox, type ReadNotice } from '../storage/inbox.js';
import type { NoticeRow } from '../storage/notice-row.js';
import { Preferences } from '../storage/preferences.js';
import { kindText, lockText } from '../texts/texts.js';
import { type Kind, kinds } from '../wire/kinds.js';
import type { NotificationDto, NotificationPageDto } from '../wire/notifications.dto.js';
import type { PreferenceDto, PreferencesDto } from '../wire/preferences.dto.js';
import { InboxOwners } from './inbox-owner.js';
import { ReferencesReader } from './references.js';

/** The text of a notification's link: the number of the order or lead, the name of the company, or the failed part. */
function labelOf({ order_id, subject_type, subject_id, figures }: NoticeRow, references: References): string {
  if (subject_type === 'lead') return leadNumber(figures.number ?? null);
  if (subject_type === 'bankAccounts' || subject_type === 'exchangeRates') return (figures.currencies ?? []).join(', ');
  if (subject_type === 'company') return references.company?.(subject_id)?.name ?? '';
  const order = order_id === null ? undefined : references.order(order_id);
  return order ? numberText(order.number) : (figures.code ?? '');
}

export const notificationGrammar = {
  filters: { unread: { kind: 'flag' }, kind: { kind: 'choice', of: kinds }, createdAt: { kind: 'date' } },
  sorts: ['createdAt'],
  search: false,
} as const satisfies ListGrammar;

@Injectable()
export class NotificationReads {
  constructor(
    private readonly queries: QueryBus,
    private readonly inbox: Inbox,
    private readonly owners: InboxOwners,
    private readonly referencesReader: ReferencesReader,
    private readonly preferences: Preferences,
  ) {}

  /** Texts are in the reader's language and time zone. */
  async list(raw: unknown, actor: Actor, language: Language): Promise<NotificationPageDto> {
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

  /** The number of the reader's unread notifications, counted to 1,000. */
  async countUnread(actor: Actor): Promise<number> {
    return this.inbox.unread(await this.owners.of(actor));
  }

  /** The kinds of notifications that a person can get, with their channels. */
  async ownPreferences(actor: Actor, language: Language): Promise<PreferencesDto> {
    const [own, digest] = await Promise.all([this.preferences.of(actor.id), this.preferences.digestOf(actor.id)]);
    const kinds = kindsFor(actor).flatMap((kind): PreferenceDto[] => {
      const standard = offers[sideOf(actor)][kind];
      if (standard === undefined) return [];
      const description = kindText(language, kind, 'description');
      return [
        {
          kind,
          title: kindText(language, kind, 'title'),
          description: standard.locked.length > 0 ? `${description} ${lockText(language, kind, sideOf(actor))}`.trim() : description,
          ...effective(standard, own.get(kind)),
          locked: [...standard.locked],
        },
      ];
    });
    const { hour, timeZone } = digest ?? { hour: standardHour, timeZone: await this.queries.execute(new ReaderZone(actor.id)) };
    return { kinds, digest: { offered: hasDigest(actor), hour, timeZone } };
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
