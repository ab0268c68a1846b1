import type { Database } from '#libs/platform/database/database';

/**
 * Companies of existing clients, the same number for each (at least one), in one country: registered on any day, with any end of the financial year. Their due
 * dates are to be filled. Their facts are those of the first demo company, if there is one.
 */
export async function makeCompanies(owner: Database, amount: number, country: string): Promise<void> {
  await owner.query(
    `with clients as materialized (select row_number() over (order by id) - 1 as k, id from users where role = 'Client'),
       demo as (select facts from companies order by created_at limit 1)
     insert into companies (id, version, status, client_id, country_id, registered_on, year_end, facts, due_marks, created_at, updated_at)
     select md5('company ' || n)::uuid, 1, 'verified', c.id, $2, to_char(date '2000-01-01' + n % 9000, 'YYYY-MM-DD'),
       to_char(date '2026-01-31' + (n % 12) * 30, 'MM-DD'), coalesce((select facts from demo), '{}'), '{}', n, n
     from generate_series(1, $1::int) n join clients c on c.k = n % (select count(*) from clients)`,
    [amount, country],
  );
  await owner.query(
    `insert into company_due_fills (company_id, client_id, country_id, version, since)
     select id, client_id, country_id, 1, current_date from companies where id in (select md5('company ' || n)::uuid from generate_series(1, $1::int) n)`,
    [amount],
  );
}

/** Due dates of companies that have none, twelve in each year, as if the product had filled them. */
export async function makeDueDates(owner: Database): Promise<void> {
  await owner.query(
    `insert into company_due_dates (company_id, rule_id, anchor_day, id, client_id, country_id, kind, due_on, start_on)
     select company_id, md5('rule ' || month)::uuid, day, md5(company_id::text || month)::uuid, client_id, country_id, 'tax', day, day - 30
     from company_due_fills f, generate_series(0, 11) month, lateral (select current_date + month * 30 + (hashtext(company_id::text) % 30) as day) d
     where until_day is null`,
  );
  await owner.query(`update company_due_fills set until_day = current_date + 1000 where until_day is null`);
  await owner.query('vacuum analyze companies, company_due_dates, company_due_fills');
}

/** Further due dates of one client's companies, so that their calendar has as many entries as it may with a single company. */
export async function fillCalendar(owner: Database, client: string): Promise<void> {
  await owner.query(
    `insert into company_due_dates (company_id, rule_id, anchor_day, id, client_id, country_id, kind, due_on, start_on)
     select company_id, md5('calendar ' || n)::uuid, current_date + n, gen_random_uuid(), client_id, country_id, 'tax', current_date + n, current_date + n - 30
     from company_due_fills, generate_series(1, 500) n where client_id = (select id from users where email = $1)`,
    [client],
  );
}
