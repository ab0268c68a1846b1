import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { StaffDirectory } from '#libs/contracts/people/directories';
import { notifiedSql } from '#libs/event-log/signals/notified';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Queryable } from '#libs/platform/database/database';
import { digestEntriesLock } from '#libs/platform/database/locks';
import { type MailChoice } from '../wire/kinds.js';
import { audiencesOf, type Choice, effective, offers } from '../rules/kinds.js';
import { isPayout, mostPayouts, type Notice } from '../rules/notice.js';
import { mailId } from '../rules/notice-ids.js';
import { isGroup } from '../rules/notices-of.js';
import { type OwnChoices, choicesOf } from '../storage/preferences.js';

/** A notification with one of its recipients. */
interface Recipient {
  notice: Notice;
  person: Id;
}

/** A recipient with their preference for the notification's kind. */
export interface Reached extends Recipient, Choice {}

/** Older notifications appear only in the list, without an email. Microseconds. */
const freshFor: Micros = 86_400_000_000;

/**
 * Everything that leaves with a notification: a hint to open pages, an email, or an entry of the daily email. Only for recent events: an
 * event from before notifications existed (`notification_start`), or one that is handled a day late, only appears in the list.
 */
@Injectable()
export class Outgoing {
  private start: Promise<Micros> | undefined;

  constructor(private readonly queries: QueryBus) {}

  /** Filters items younger than `freshFor`. */
  async fresh<Item>(tx: Queryable, all: readonly Item[], atOf: (item: Item) => Micros, now = Date.now() * 1000): Promise<Item[]> {
    this.start ??= startOf(tx).catch((fault: unknown) => {
      this.start = undefined;
      throw fault;
    });
    const since = Math.max(await this.start, now - freshFor);
    return all.filter((item) => atOf(item) >= since);
  }

  async write(tx: Queryable, notices: readonly Notice[], now = Date.now() * 1000): Promise<void> {
    const fresh = await this.fresh(tx, notices, ({ at }) => at, now);
    if (fresh.length === 0) return;
    const reached = await this.reachedBy(tx, fresh);
    const people = [...new Set(reached.map(({ person }) => person))].sort();
    const chosen = (choice: MailChoice) => reached.filter(({ mail }) => mail === choice);
    const mailed = chosen('immediately');
    await sendPayouts(tx, mailed.filter(isOfPayout));
    await send(tx, { mails: mailed.filter((one) => !isOfPayout(one)), kept: chosen('digest'), people });
  }

  /** Resolves recipients with their preferences. Writes nothing. */
  async reachedBy(queryable: Queryable, notices: readonly Notice[]): Promise<Reached[]> {
    const reached = await this.recipients(notices);
    const choices = await choicesOf(queryable, [...new Set(reached.map(({ person }) => person))].sort());
    return reached.map(({ notice, person }) => ({ notice, person, ...choiceOf(notice, choices.get(person)) }));
  }

  /** Resolves groups to their current members. */
  private async recipients(notices: readonly Notice[]): Promise<Recipient[]> {
    const staff = notices.some(({ audience }) => isGroup(audience)) ? await this.queries.execute(new StaffDirectory()) : [];
    const members = staff.map((person) => ({ id: person.id, names: audiencesOf(person) }));
    return notices.flatMap((notice) =>
      isGroup(notice.audience)
        ? members.filter(({ names }) => isReached(notice, names)).map(({ id }) => ({ notice, person: id }))
        : [{ notice, person: notice.audience }],
    );
  }
}

const isReached = ({ audience, except }: Notice, names: readonly string[]): boolean =>
  names.includes(audience) && !except.some((name) => names.includes(name));

function choiceOf({ reader, kind, audience }: Notice, own: OwnChoices | undefined): Choice {
  const standard = offers[reader][kind];
  const choice = standard === undefined ? ({ inApp: true, mail: 'off' } as const) : effective(standard, own?.get(kind));
  // A chat that nobody manages waits in the inbox: an email to each of several departments would be answered by none.
  return kind === 'chatMessage' && isGroup(audience) ? { ...choice, mail: 'off' } : choice;
}

async function startOf(queryable: Queryable): Promise<Micros> {
  const row = await queryable.one<{ at: Micros }>('select at_us as at from notification_start');
  return row?.at ?? 0;
}

const isOfPayout = ({ notice }: Recipient): boolean => isPayout(notice);

/** The delay of an email about a payout, which collects others of the same person. */
const payoutsWait = '20 seconds';

/** Adds payouts to their person's waiting email, while no worker has claimed it and it has room; otherwise writes a new one. */
async function sendPayouts(tx: Queryable, mails: readonly Recipient[]): Promise<void> {
  for (const { notice, person } of mails) {
    await tx.query(
      `with added as (
         update mail_intents set notifications = notifications || $1::uuid
         where id = (
             select i.id from mail_intents i join notifications n on n.id = i.notifications[1]
             where i.person_id = $2 and i.purpose = 'notification' and i.state = 'waiting' and i.attempts = 0
               and n.template like 'PayoffPaid.%' and cardinality(i.notifications) < $3
             order by i.created_at desc limit 1)
           and state = 'waiting' and attempts = 0
         returning 1)
       insert into mail_intents (id, person_id, purpose, notifications, next_attempt_at)
       select $4, $2, 'notification', array[$1::uuid], clock_timestamp() + interval '${payoutsWait}' where not exists (select from added)
       on conflict do nothing`,
      [notice.id, person, mostPayouts, mailId(notice.id, person)],
      'notifications_send_payouts',
    );
  }
}

/** The time after which an unread chat message is emailed. */
const unreadFor = '5 minutes';

/** One email per range of new chat messages, identified by its first message; otherwise one per notification. */
const mailRow = ({ notice, person }: Recipient) => {
  const chat = notice.kind === 'chatMessage' ? (notice.figures.from ?? 1) : null;
  return { id: mailId(chat === null ? notice.id : notice.event, person), person, notice: notice.id, chat };
};

interface DigestEntry {
  people: Id[];
  notifications: Id[];
  times: Micros[];
}

/** Groups the notifications of daily emails by their sets of recipients. */
function digestEntries(kept: readonly Recipient[]): DigestEntry[] {
  const readers = new Map<Notice, Id[]>();
  for (const { notice, person } of kept) readers.set(notice, [...(readers.get(notice) ?? []), person]);
  const entries = new Map<string, DigestEntry>();
  for (const [notice, people] of readers) {
    const name = people.sort().join();
    const { notifications, times } = entries.get(name) ?? { notifications: [], times: [] };
    entries.set(name, { people, notifications: [...notifications, notice.id], times: [...times, notice.at] });
  }
  return [...entries.values()];
}

interface Sent {
  mails: readonly Recipient[];
  kept: readonly Recipient[];
  people: readonly Id[];
}

/**
 * Writes emails, entries of daily emails and hints in one statement; `people` are distinct. The lock precedes the ids of the entries, so
 * that no entry is committed below one that a digest has taken.
 */
async function send(tx: Queryable, { mails, kept, people }: Sent): Promise<void> {
  if (people.length === 0) return;
  await tx.query(
    `with mailed as (
       insert into mail_intents (id, person_id, purpose, notifications, chat_from, next_attempt_at)
       select r.id, r.person, case when r.chat is null then 'notification' else 'chat' end, array[r.notice], r.chat,
         clock_timestamp() + case when r.chat is null then interval '0' else interval '${unreadFor}' end
       from json_to_recordset($1) as r(id uuid, person uuid, notice uuid, chat integer)
       on conflict do nothing
     ), locked as materialized (
       select pg_advisory_xact_lock_shared(${digestEntriesLock}) where json_array_length($2) > 0
     ), kept as (
       insert into digest_entries (people, notifications, times_us)
       select r.people, r.notifications, r.times from locked, json_to_recordset($2) as r(people uuid[], notifications uuid[], times bigint[])
     )
     ${notifiedSql('$3')}`,
    [JSON.stringify(mails.map(mailRow)), JSON.stringify(digestEntries(kept)), people],
    'notifications_send',
  );
}
