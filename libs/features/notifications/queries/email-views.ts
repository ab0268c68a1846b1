import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { LeadNames, type LeadName } from '#libs/contracts/leads/lead-queries';
import { AccountEmailsAbout, type AccountEmailAbout } from '#libs/contracts/auth/account-email';
import { type Person, PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import { titleFor } from '#machines/kernel/person-name';
import { finalReasons } from '../rules/sent-emails.js';
import type { NoticeRow } from '../storage/notice-row.js';
import { Outbox } from '../storage/outbox.js';
import type { SentEmailRow } from '../storage/sent-emails.js';
import { accountText, kindText, mailText, messageText } from '../texts/texts.js';
import type { EmailRecipientDto, SentEmailDto } from '../wire/sent-emails.dto.js';
import { ReferencesReader } from './references.js';

/** Names and numbers that the rows of a page refer to. */
interface Quoted {
  people: ReadonlyMap<Id, Person>;
  leads: ReadonlyMap<Id, LeadName>;
  accounts: ReadonlyMap<Id, AccountEmailAbout>;
  notices: ReadonlyMap<Id, NoticeRow>;
  orderNumber: (id: Id) => number | undefined;
}

/** Takes a fixed number of queries, however many emails there are. */
@Injectable()
export class EmailViews {
  constructor(
    private readonly queries: QueryBus,
    private readonly outbox: Outbox,
    private readonly references: ReferencesReader,
  ) {}

  async of(rows: readonly SentEmailRow[], language: Language): Promise<SentEmailDto[]> {
    const quoted = await this.quoted(rows);
    return rows.map((row) => view(row, quoted, language));
  }

  private async quoted(rows: readonly SentEmailRow[]): Promise<Quoted> {
    const of = (purpose: SentEmailRow['purpose']) => rows.filter((row) => row.purpose === purpose);
    const [people, leads, accounts, notices] = await Promise.all([
      this.queries.execute(new PeopleByIds([...new Set(rows.map(({ person_id }) => person_id))])),
      this.leads(of('lead').map(({ person_id }) => person_id)),
      this.queries.execute(new AccountEmailsAbout(of('account').map(({ id }) => id))),
      this.outbox.notices(rows.flatMap(({ notifications: [first] }) => first ?? [])),
    ]);
    const references = await this.references.of(notices);
    const byId = new Map(notices.map((notice) => [notice.id, notice]));
    return { people, leads, accounts, notices: byId, orderNumber: (id) => references.order(id)?.number };
  }

  private async leads(ids: readonly Id[]): Promise<ReadonlyMap<Id, LeadName>> {
    return ids.length === 0 ? new Map() : this.queries.execute(new LeadNames([...new Set(ids)]));
  }
}

function view(row: SentEmailRow, quoted: Quoted, language: Language): SentEmailDto {
  const waiting = row.state === 'waiting';
  return {
    _id: row.id,
    to: recipient(row, quoted, language),
    purpose: row.purpose,
    title: titleOf(row, quoted, language),
    order: orderOf(row, quoted),
    createdAt: row.created_at.toISOString(),
    state: row.state,
    stateAt: row.state_at.toISOString(),
    reason: row.reason,
    attempts: row.attempts,
    nextAttemptAt: waiting ? row.next_attempt_at.toISOString() : null,
    retryable: !waiting && row.state !== 'sent' && !finalReasons.includes(row.reason ?? '') && row.subject !== '',
  };
}

function recipient({ id, person_id, purpose }: SentEmailRow, { people, leads, accounts }: Quoted, language: Language): EmailRecipientDto {
  if (purpose === 'lead') {
    const lead = leads.get(person_id);
    return { _id: person_id, name: lead?.name ?? '', email: lead?.email ?? null, role: null };
  }
  const person = people.get(person_id);
  const email = accounts.get(id)?.address ?? person?.email;
  const name = titleFor(person, language);
  return { _id: person_id, name, email: email === undefined || email === '' ? null : email, role: person?.role ?? null };
}

const noticeOf = ({ notifications: [first] }: SentEmailRow, { notices }: Quoted): NoticeRow | undefined =>
  first === undefined ? undefined : notices.get(first);

function titleOf(row: SentEmailRow, quoted: Quoted, language: Language): string {
  switch (row.purpose) {
    case 'message':
      return row.subject || messageText(language, row.template ?? 'freeMessage', 'title');
    case 'account': {
      const about = quoted.accounts.get(row.id);
      return about ? accountText(language, about.kind, 'title') : mailText(language, 'emailOfAccount');
    }
    case 'lead':
      return mailText(language, 'emailOfLead');
    case 'digest':
      return mailText(language, 'emailOfDay');
    case 'chat':
      return kindText(language, 'chatMessage', 'title');
    case 'notification': {
      const notice = noticeOf(row, quoted);
      return notice ? kindText(language, notice.kind, 'title') : mailText(language, 'emailOfNews');
    }
  }
}

/** The order of an email; null for a digest, which covers several. */
function orderOf(row: SentEmailRow, quoted: Quoted): SentEmailDto['order'] {
  if (row.purpose === 'digest') return null;
  const id = row.order_id ?? noticeOf(row, quoted)?.order_id ?? null;
  const number = row.number ?? (id === null ? undefined : quoted.orderNumber(id));
  return id === null || number === undefined ? null : { _id: id, number: numberText(number) };
}
