import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { DueDatesOn, type DueToRemind } from '#libs/contracts/companies/company-queries';
import { Database } from '#libs/platform/database/database';
import { daysAfter } from '#machines/company/due-dates';
import { duePastDays } from '#machines/company/due-states';
import type { Id } from '#machines/kernel/ids';
import { dayIn, type Micros } from '#machines/kernel/time';
import { companyReminder, dueDaysOn } from '../rules/company-reminders.js';
import { morningOf } from '../rules/document-reminders.js';
import { addSideNotices } from '../storage/notice-writes.js';
import { Outgoing } from './outgoing.js';

/** Reminders that one transaction writes. */
const most = 500;

/** Reminds clients each morning of due dates of their companies that no order covers, and remembers what it sent as long as due dates stay. */
@Injectable()
export class CompanyReminders {
  /** the last day for which all reminders were written */
  private day = '';

  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly outgoing: Outgoing,
  ) {}

  /** @returns the number of written reminders */
  async remind(now: Micros = Date.now() * 1000): Promise<number> {
    const { workingHours } = await this.queries.execute(new ReadSiteSettings());
    const today = dayIn(new Date(now / 1000), workingHours.timeZone);
    if (now < morningOf(now) || this.day === today) return 0;
    let written = 0;
    for (const [day, threshold] of dueDaysOn(today)) written += await this.remindOf(day, threshold, today, now);
    await this.database.query(
      'delete from company_reminders where due_on < $1::date',
      [daysAfter(today, -duePastDays)],
      'forget_reminders',
    );
    this.day = today;
    return written;
  }

  private async remindOf(day: string, threshold: number, today: string, now: Micros): Promise<number> {
    let [written, after]: [number, Id | null] = [0, null];
    do {
      const due: readonly DueToRemind[] = await this.queries.execute(new DueDatesOn(day, today, after, most));
      if (due.length > 0) written += await this.write(due, threshold, now);
      after = due.length === most ? (due.at(-1)?.id ?? null) : null;
    } while (after !== null);
    return written;
  }

  /** Skips reminders that the client got already. */
  private write(due: readonly DueToRemind[], threshold: number, now: Micros): Promise<number> {
    return this.database.transaction(async (tx) => {
      const rows = due.map(({ company: company_id, rule: rule_id, dueOn: due_on, client: person_id, id }) => ({
        id,
        company_id,
        rule_id,
        due_on,
        threshold,
        person_id,
      }));
      const fresh = await tx.query<{ id: Id }>(
        `with due as (
           select * from jsonb_to_recordset($1::jsonb) as r(id uuid, company_id uuid, rule_id uuid, due_on date, threshold integer, person_id uuid)
         ), added as (
           insert into company_reminders select d.company_id, d.rule_id, d.due_on, d.threshold, d.person_id
           from due d join users u on u.id = d.person_id and u.erased_at is null order by 1, 2, 3 for share of u
           on conflict do nothing returning company_id, rule_id, due_on
         )
         select d.id from due d join added using (company_id, rule_id, due_on)`,
        [JSON.stringify(rows)],
        'remind_of_companies',
      );
      const isFresh = new Set(fresh.map(({ id }) => id));
      const notices = due.filter(({ id }) => isFresh.has(id)).map((one) => companyReminder(one, threshold, now));
      await this.outgoing.write(tx, await addSideNotices(tx, notices), now);
      return notices.length;
    });
  }
}
