import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { v5 } from 'uuid';
import { DueRulesOf, ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import type { DueRuleCopy } from '#libs/contracts/catalogue/due-rule-copy';
import type { Transaction } from '#libs/platform/database/database';
import { daysAfter, type DueDate, dueDatesOf } from '#machines/company/due-dates';
import { dueHorizonDays, dueKey, duePastDays, type Occurrence, servedBy, type ServingOrder } from '#machines/company/due-states';
import type { CompanyState } from '#machines/company/state';
import type { Id } from '#machines/kernel/ids';
import { calendarDateOf, dayIn } from '#machines/kernel/time';

const namespace: Id = '0d2c5c1e-6a0e-5b1c-9a53-2f6de0f6a8b4';

const dueDateId = (company: Id, due: Pick<DueDate, 'rule' | 'anchorDay'>): Id => v5(`${company} ${dueKey(due)}`, namespace);

/** Days beyond the horizon that are filled, so that a company is filled again once a month. */
const spareDays = 30;

interface Filled {
  id: Id;
  version: number;
  client: Id;
  country: Id;
  legalForm: string | null;
  registeredOn: string | null;
  yearEnd: string | null;
  marks: CompanyState['dueMarks'];
  since: string;
}
type OfCompany<Row> = Row & { company: Id };
type StoredDueDate = OfCompany<Occurrence> & { kind: string; order: Id | null };

/** Computes due dates of companies from facts, rules of the catalogue and orders. */
@Injectable()
export class DueFill {
  constructor(private readonly queries: QueryBus) {}

  /** Today at the office. */
  async today(now = new Date()): Promise<string> {
    const { workingHours } = await this.queries.execute(new ReadSiteSettings());
    return dayIn(now, workingHours.timeZone);
  }

  /** Computes the due dates of a company, unless those of its current version exist. */
  async freshen(tx: Transaction, company: Id): Promise<void> {
    const stale = await tx.one(
      `select from companies c left join company_due_fills f on f.company_id = c.id and f.version = c.version and f.until_day is not null
       where c.id = $1 and f.company_id is null`,
      [company],
      'due_dates_stale',
    );
    if (stale !== undefined) await this.fill(tx, [company]);
  }

  /** Fills companies of clients who were not erased; what no rule gives any more goes, unless it has a mark or an order; what is long past is deleted. */
  async fill(tx: Transaction, companies: readonly Id[], now = new Date()): Promise<void> {
    const today = await this.today(now);
    const until = daysAfter(today, dueHorizonDays + spareDays);
    const filled = await tx.query<Filled>(holdSql, [companies, today, until], 'due_dates_hold');
    if (filled.length === 0) return;
    const ids = filled.map(({ id }) => id);
    const stored = byCompany(await tx.query<StoredDueDate>(storedSql, [ids], 'due_dates_stored'));
    const orders = byCompany(await tx.query<OfCompany<ServingOrder>>(ordersSql, [ids], 'due_dates_orders'));
    const rules = new Map<Id, readonly DueRuleCopy[]>();
    for (const { country } of filled) if (!rules.has(country)) rules.set(country, await this.queries.execute(new DueRulesOf(country)));
    const rows = filled.flatMap((company) =>
      plan(company, rules.get(company.country) ?? [], {
        stored: stored.get(company.id) ?? [],
        orders: orders.get(company.id) ?? [],
        today,
        until,
      }),
    );
    await tx.query(writeSql, [ids, JSON.stringify(rows), daysAfter(today, -duePastDays)], 'due_dates_write');
  }
}

function byCompany<Row>(rows: readonly OfCompany<Row>[]): ReadonlyMap<Id, OfCompany<Row>[]> {
  const found = new Map<Id, OfCompany<Row>[]>();
  for (const row of rows) found.set(row.company, [...(found.get(row.company) ?? []), row]);
  return found;
}

interface Known {
  stored: readonly StoredDueDate[];
  orders: readonly ServingOrder[];
  today: string;
  until: string;
}

/** The rows of a company, the past ones as long as they stay. Days before it was known are computed too: orders of then serve them. */
function plan(company: Filled, rules: readonly DueRuleCopy[], { stored, orders, today, until }: Known) {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const from = [company.since, ...stored.map(({ dueOn }) => dueOn), ...orders.map(({ placedAt }) => calendarDateOf(placedAt))].sort()[0];
  const given = dueDatesOf(company, rules, from ?? company.since, until);
  const isGiven = new Set(given.map(dueKey));
  const kept = stored.filter(
    (row) => !isGiven.has(dueKey(row)) && (row.order !== null || company.marks[dueKey(row)]) && byId.has(row.rule),
  );
  const occurrences = [...given, ...kept].flatMap(({ rule: id, anchorDay, dueOn }): (Occurrence & { kind: string })[] => {
    const rule = byId.get(id);
    return rule ? [{ rule: id, anchorDay, dueOn, startOn: daysAfter(dueOn, -rule.leadDays), service: rule.service, kind: rule.kind }] : [];
  });
  const serving = servedBy(occurrences, orders, company.marks);
  const isStored = new Set(stored.map(dueKey));
  const oldest = daysAfter(today, -duePastDays);
  return occurrences
    .filter((one) => one.dueOn >= oldest && (one.dueOn >= company.since || isStored.has(dueKey(one))))
    .map(({ rule, anchorDay, dueOn, startOn, service, kind }) => ({
      company_id: company.id,
      rule_id: rule,
      anchor_day: anchorDay,
      id: dueDateId(company.id, { rule, anchorDay }),
      client_id: company.client,
      country_id: company.country,
      kind,
      service_id: service,
      due_on: dueOn,
      start_on: startOn,
      order_id: serving.get(dueKey({ rule, anchorDay })) ?? null,
    }));
}

// The client is held, so that an erasure comes before or after; then the row of the fill, so that of two fills the later one reads what the other wrote.
const holdSql = `
  with held as (
    insert into company_due_fills as f (company_id, client_id, country_id, version, since, until_day)
    select c.id, c.client_id, c.country_id, c.version, $2::date, $3::date from companies c join users u on u.id = c.client_id
    where c.id = any ($1::uuid[]) and not c.erased and u.erased_at is null order by c.id for share of u
    on conflict (company_id) do update set country_id = excluded.country_id, version = excluded.version, until_day = excluded.until_day
    returning f.company_id, f.since)
  select c.id, c.version, c.client_id as client, c.country_id as country, c.legal_form as "legalForm", c.registered_on as "registeredOn",
    c.year_end as "yearEnd", c.due_marks as marks, h.since::text as since
  from held h join companies c on c.id = h.company_id`;

const storedSql = `
  select company_id as company, rule_id as rule, anchor_day::text as "anchorDay", due_on::text as "dueOn", start_on::text as "startOn", kind,
    service_id as service, order_id as order
  from company_due_dates where company_id = any ($1::uuid[]) and not gone`;

const ordersSql = `
  select o.company_id as company, o.id, o.service_id as service, o.created_at as "placedAt",
    case when o.progress = 'orderCancelled' then o.status_since end as "cancelledAt"
  from orders o where o.company_id = any ($1::uuid[])`;

const writeSql = `
  with plan as (
    select r.* from jsonb_to_recordset($2::jsonb) as r(company_id uuid, rule_id uuid, anchor_day date, id uuid, client_id uuid, country_id uuid, kind text,
      service_id uuid, due_on date, start_on date, order_id uuid)
  ), missing as (
    select company_id, rule_id, anchor_day from company_due_dates where company_id = any ($1::uuid[])
    except select company_id, rule_id, anchor_day from plan
  ), past as (
    delete from company_due_dates d using missing where (d.company_id, d.rule_id, d.anchor_day) = (missing.company_id, missing.rule_id, missing.anchor_day)
      and d.due_on < $3::date
  ), gone as (
    update company_due_dates d set gone = true from missing where (d.company_id, d.rule_id, d.anchor_day) = (missing.company_id, missing.rule_id, missing.anchor_day)
      and d.due_on >= $3::date and not d.gone
  )
  insert into company_due_dates as d (company_id, rule_id, anchor_day, id, client_id, country_id, kind, service_id, due_on, start_on, order_id)
  select company_id, rule_id, anchor_day, id, client_id, country_id, kind, service_id, due_on, start_on, order_id from plan
  on conflict (company_id, rule_id, anchor_day) do update set country_id = excluded.country_id, kind = excluded.kind, service_id = excluded.service_id,
    due_on = excluded.due_on, start_on = excluded.start_on, order_id = excluded.order_id, gone = false
  where (d.country_id, d.kind, d.service_id, d.due_on, d.start_on, d.order_id, d.gone)
    is distinct from (excluded.country_id, excluded.kind, excluded.service_id, excluded.due_on, excluded.start_on, excluded.order_id, false)`;
