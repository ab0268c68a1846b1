import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { Database, type Queryable } from '#libs/platform/database/database';
import type { DigestTime } from '../rules/digest-time.js';
import type { Choice } from '../rules/kinds.js';
import type { Kind } from '../wire/kinds.js';

export type OwnChoices = ReadonlyMap<Kind, Choice>;
const none: OwnChoices = new Map();

/** People with the defaults have no row. */
@Injectable()
export class Preferences {
  constructor(private readonly database: Database) {}

  async of(person: Id): Promise<OwnChoices> {
    return (await choicesOf(this.database, [person])).get(person) ?? none;
  }

  /** `last`: the time of the last daily email. */
  digestOf(person: Id): Promise<(DigestTime & { last: Date | null }) | undefined> {
    return this.database.one('select hour, time_zone as "timeZone", last_at as last from notification_digests where person_id = $1', [
      person,
    ]);
  }

  /** Kinds that `choices` lacks keep theirs; without `digest` the daily email keeps its hour. `next`: when it is due next. */
  async save(person: Id, choices: ReadonlyMap<Kind, Choice>, digest?: { time: DigestTime; next: Date }): Promise<void> {
    await this.database.transaction(async (tx) => {
      const rows = [...choices].map(([kind, { inApp, mail }]) => ({ kind, in_app: inApp, mail }));
      await tx.query(
        `insert into notification_preferences (person_id, kind, in_app, mail)
         select $1, r.kind, r.in_app, r.mail from json_to_recordset($2) as r(kind text, in_app boolean, mail text)
         on conflict (person_id, kind) do update set in_app = excluded.in_app, mail = excluded.mail`,
        [person, JSON.stringify(rows)],
      );
      if (digest === undefined) return;
      await tx.query(
        `insert into notification_digests (person_id, hour, time_zone, next_at) values ($1, $2, $3, $4)
         on conflict (person_id) do update set hour = excluded.hour, time_zone = excluded.time_zone, next_at = excluded.next_at`,
        [person, digest.time.hour, digest.time.timeZone, digest.next],
      );
    });
  }
}

/** Reads the choices of many people in one query. */
export async function choicesOf(queryable: Queryable, people: readonly Id[]): Promise<ReadonlyMap<Id, OwnChoices>> {
  const rows = await queryable.query<{ person: Id; kind: Kind; inApp: boolean; mail: Choice['mail'] }>(
    'select person_id as person, kind, in_app as "inApp", mail from notification_preferences where person_id = any ($1)',
    [people],
    'notification_choices',
  );
  const found = new Map<Id, Map<Kind, Choice>>();
  for (const { person, kind, inApp, mail } of rows) {
    const own = found.get(person) ?? new Map<Kind, Choice>();
    found.set(person, own.set(kind, { inApp, mail }));
  }
  return found;
}
