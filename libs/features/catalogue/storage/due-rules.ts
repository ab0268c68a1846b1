import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { DueRuleContent } from '../rules/due-rules.js';

const columns = `id, legal_form as "legalForm", title, text, kind, anchor, months, days, every, lead_days as "leadDays", cost, fine,
  service_id as service, source, is_sample as "isSample"`;

export const dueRulesOfCountry = (db: Queryable, country: Id): Promise<DueRuleContent[]> =>
  db.query<DueRuleContent>(`select ${columns} from due_rules where country_id = $1 order by place`, [country], 'due-rules-of-country');

/** Due rules of all countries by their ids, in the editors' order. */
export async function dueRulesByCountry(db: Queryable): Promise<ReadonlyMap<Id, DueRuleContent[]>> {
  const sql = `select country_id as country, json_agg(r order by place) as rules from (select country_id, place, ${columns} from due_rules) r group by 1`;
  const rows = await db.query<{ country: Id; rules: (DueRuleContent & { country_id: Id; place: number })[] }>(
    sql,
    [],
    'due-rules-by-country',
  );
  return new Map(rows.map(({ country, rules }) => [country, rules.map(({ country_id: _id, place: _place, ...rule }) => rule)]));
}

export async function servicesOfCountry(tx: Queryable, country: Id): Promise<Set<Id>> {
  return new Set(
    (await tx.query<{ id: Id }>('select id from services where country_id = $1 order by id for key share', [country])).map(({ id }) => id),
  );
}

/** The country's row must be locked. */
export async function replaceDueRules(tx: Queryable, country: Id, rules: readonly DueRuleContent[]): Promise<void> {
  await tx.query('delete from due_rules where country_id = $1 and id <> all($2::uuid[])', [country, rules.map(({ id }) => id)]);
  const rows = rules.map(({ legalForm, leadDays, service, isSample, ...rest }, place) => ({
    ...rest,
    country_id: country,
    place,
    legal_form: legalForm,
    lead_days: leadDays,
    service_id: service,
    is_sample: isSample,
  }));
  await tx.query(
    `insert into due_rules select * from jsonb_populate_recordset(null::due_rules, $1)
     on conflict (id) do update set place = excluded.place, legal_form = excluded.legal_form, title = excluded.title, text = excluded.text,
       kind = excluded.kind, anchor = excluded.anchor, months = excluded.months, days = excluded.days, every = excluded.every,
       lead_days = excluded.lead_days, cost = excluded.cost, fine = excluded.fine, service_id = excluded.service_id, source = excluded.source,
       is_sample = excluded.is_sample`,
    [JSON.stringify(rows)],
  );
}
