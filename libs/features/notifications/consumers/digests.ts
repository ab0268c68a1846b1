import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { StaffDirectory } from '#libs/contracts/people/directories';
import { PeopleByIds, zoneOf } from '#libs/contracts/people/people-by-ids';
import type { Id } from '#machines/kernel/ids';
import { Database, type Transaction } from '#libs/platform/database/database';
import { acquireLock, digestEntriesLock } from '#libs/platform/database/locks';
import { digestId } from '../rules/notice-ids.js';
import { type DigestTime, nextDigest, standardHour } from '../rules/digest-time.js';

interface Due extends DigestTime {
  person: Id;
  next: Date;
  /** the last entry that their emails contain */
  taken: number;
}

/**
 * Collects notifications of staff into one email a day, at each person's hour. Several workers may run, or none for a week: a person's row
 * is locked while the email is written and then has the next hour, so that a day has one email however often it is tried.
 */
@Injectable()
export class Digests {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  /** @returns the number of written emails */
  async gather(now: Date): Promise<number> {
    const passed = await this.takenByAll();
    await this.enrol(now);
    // Only now: everyone who joined the staff before has a row, and entries of all others are newer.
    await this.database.query('delete from digest_entries where id <= $1', [passed]);
    let written = 0;
    for (;;) {
      const outcome = await this.database.transaction((tx) => this.next(tx, now));
      if (outcome === 'nobody') return written;
      if (outcome === 'written') written += 1;
    }
  }

  /** The last entry that is in everyone's emails. */
  private async takenByAll(): Promise<number> {
    const row = await this.database.one<{ id: number | null }>('select min(entries_taken) as id from notification_digests');
    return row?.id ?? 0;
  }

  /** Gives staff without an hour the default one, in their zone. */
  private async enrol(now: Date): Promise<void> {
    const staff = await this.queries.execute(new StaffDirectory());
    const missing = await this.database.query<{ id: Id }>(
      `select person as id from unnest($1::uuid[]) as person where not exists (select from notification_digests where person_id = person)`,
      [staff.map(({ id }) => id)],
    );
    if (missing.length === 0) return;
    const ids = missing.map(({ id }) => id);
    const [people, { workingHours }] = await Promise.all([
      this.queries.execute(new PeopleByIds(ids)),
      this.queries.execute(new ReadSiteSettings()),
    ]);
    const zones = ids.map((id) => zoneOf(people.get(id), workingHours));
    await this.database.query(
      `insert into notification_digests (person_id, hour, time_zone, next_at)
       select person, $2, zone, next_at from unnest($1::uuid[], $3::text[], $4::timestamptz[]) as enrolled (person, zone, next_at) on conflict do nothing`,
      [ids, standardHour, zones, zones.map((timeZone) => nextDigest({ hour: standardHour, timeZone }, now))],
    );
  }

  private async next(tx: Transaction, now: Date): Promise<'written' | 'nothing' | 'nobody'> {
    const due = await tx.one<Due>(
      `select person_id as person, hour, time_zone as "timeZone", next_at as next, entries_taken as taken from notification_digests where next_at <= $1
       order by next_at limit 1 for update skip locked`,
      [now],
    );
    if (due === undefined) return 'nobody';
    // Waits for transactions that write entries: ids are assigned before they are committed.
    await acquireLock(tx, digestEntriesLock);
    const kept = await take(tx, due);
    await tx.query(
      `update notification_digests set next_at = $2, last_at = $3, entries_taken = greatest(entries_taken, (select max(id) from digest_entries))
       where person_id = $1`,
      [due.person, nextDigest(due, now), now],
    );
    if (kept.length === 0) return 'nothing';
    await tx.query(
      `insert into mail_intents (id, person_id, purpose, notifications) values ($1, $2, 'digest', $3) on conflict (id) do nothing`,
      [digestId(due.person, due.next), due.person, kept],
    );
    return 'written';
  }
}

/** A person's entries since their last email, newest first; notifications they have read meanwhile are omitted. */
async function take(tx: Transaction, { person, taken }: Due): Promise<Id[]> {
  const rows = await tx.query<{ id: Id; read: boolean }>(
    `with earlier as (delete from notification_kept where person_id = $1 returning notification_id, at_us),
     taken as (
       select id, max(at_us) as at_us
       from (select n.* from digest_entries e, unnest(e.notifications, e.times_us) as n(id, at_us) where e.id > $2 and e.people @> array[$1::uuid]
             union all select * from earlier) n
       group by id)
     select t.id,
       case when m.person_id is not null then m.read_at is not null else coalesce((t.at_us, t.id) <= (w.at_us, w.notification_id), false) end as read
     from taken t
     left join notification_marks m on m.person_id = $1 and m.notification_id = t.id
     left join notification_watermarks w on w.person_id = $1
     order by t.at_us desc, t.id desc`,
    [person, taken],
  );
  return rows.filter(({ read }) => !read).map(({ id }) => id);
}
