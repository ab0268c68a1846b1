import type { QueryBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { DueRulesOf } from '#libs/contracts/catalogue/catalogue-queries';
import type { DueRuleCopy } from '#libs/contracts/catalogue/due-rule-copy';
import { DueDatesOn } from '#libs/contracts/companies/company-queries';
import { DueDatesOnHandler } from '#libs/features/companies/due-look-ups';
import { DueFill } from '#libs/features/companies/due-fill';
import { DueOccurrences } from '#libs/features/companies/due-occurrences';
import { DueRows, type DueListQuery } from '#libs/features/companies/storage/due-rows';
import { CompanyReminders } from '#libs/features/notifications/consumers/company-reminders';
import { Outgoing } from '#libs/features/notifications/consumers/outgoing';
import { Database } from '#libs/platform/database/database';
import { daysAfter } from '#machines/company/due-dates';
import { midnightOf } from '#machines/kernel/time';
import { onDatabase } from '../product/own-database.js';
import type { Bench } from '../programs.js';
import { makeCompanies } from './many-companies.js';
import { askAll, timeOf } from './questions.js';

const country = v7();
/** Companies of one client. */
const ofClient = 10;
const longestList = 100;
const longestRun = 20_000;

/** What falls due in 60 days over `companies` companies, as a page of the list with its count, and a morning's run of reminders. */
export const run: Bench<'due-dates'> = ({ companies }, print) =>
  onDatabase(async (database, { ownerUrl }) => {
    const owner = Database.open(ownerUrl, { asOwner: true, max: 2 });
    await owner.query(
      `insert into users (id, email, email_key, role, password_hash, email_confirmed_at)
       select gen_random_uuid(), 'client' || n || '@registra.example', 'client' || n || '@registra.example', 'Client', '-', now() from generate_series(1, $1::int) n`,
      [Math.ceil(companies / ofClient)],
    );
    await makeCompanies(owner, companies, country);
    const queries = { execute: (query: unknown) => answer(query) } as unknown as QueryBus;
    const rows = new DueRows(database);
    const due = new DueDatesOnHandler(rows, queries);
    const answer = (query: unknown): Promise<unknown> => {
      if (query instanceof DueDatesOn) return due.execute(query);
      return Promise.resolve(query instanceof DueRulesOf ? rules : { workingHours: { timeZone: 'Europe/Tallinn' } });
    };
    const fill = new DueFill(queries);
    const filling = await timeOf(() => new DueOccurrences(database, fill).refill());
    await owner.query('vacuum analyze companies, company_due_dates, company_due_fills');
    await owner.close();
    const count = await database.one<{ count: number }>('select count(*)::int as count from company_due_dates');
    print(`${companies} companies filled in ${(filling / 1000).toFixed(1)} s: ${count?.count} due dates`);
    const today = await fill.today();
    const list = async (parts: Partial<DueListQuery>, scope: Parameters<DueRows['page']>[1] = 'all'): Promise<void> => {
      const query: DueListQuery = {
        page: 1,
        perPage: 20,
        offset: 0,
        filters: {},
        sort: { by: 'dueOn', descending: false },
        within: 60,
        ...parts,
      };
      await Promise.all([rows.page(query, scope, today), rows.count(query, scope, today)]);
    };
    const client = (await database.one<{ id: string }>('select client_id as id from companies limit 1'))?.id ?? '';
    const questions = {
      'due in 60 days': () => list({}),
      'of one country, reports alone': () => list({ filters: { country: [country], kind: ['report'] } }),
      'open ones that should have begun': () => list({ filters: { state: ['soon', 'overdue'] } }),
      'its 100th page': () => list({ page: 100, offset: 1980 }),
      "a client's own": () => list({}, { client }),
    };
    const slow = (await askAll(questions, { times: 30, goal: longestList }, print)).filter(({ isAbove }) => isAbove).length;
    const morning = midnightOf(daysAfter(today, 1)) + 9 * 3_600_000_000;
    let written = 0;
    const took = await timeOf(async () => {
      written = await new CompanyReminders(database, queries, new Outgoing(queries)).remind(morning);
    });
    print(`reminders: ${written} in ${(took / 1000).toFixed(1)} s, at most ${longestRun / 1000} s`);
    return slow + Number(took > longestRun);
  });

const rule = (anchor: string, every: DueRuleCopy['every'], months: number, days: number, kind: DueRuleCopy['kind']): DueRuleCopy => ({
  id: v7(),
  country,
  legalForm: null,
  anchor,
  every,
  months,
  days,
  kind,
  leadDays: 30,
  title: { ru: 'Отчёт', en: 'Report' },
  text: { ru: '', en: '' },
  fine: { ru: '', en: '' },
  cost: null,
  service: null,
  source: '',
  isSample: true,
});
/** As a country with many duties has them: two a month, one a quarter, nine a year. */
const rules = [
  rule('01-31', 'month', 0, 10, 'tax'),
  rule('01-31', 'month', 0, 20, 'tax'),
  rule('03-31', 'quarter', 1, 0, 'tax'),
  ...[3, 4, 5, 6, 7, 9].map((months) => rule('yearEnd', 'year', months, 0, 'report')),
  ...[1, 6, 12].map((months) => rule('registeredOn', 'year', months, 0, 'address')),
];
