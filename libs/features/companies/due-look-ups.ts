import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { CalendarOfCompanies, type CalendarEntry } from '#libs/contracts/calendar/calendar-entries';
import { DueRulesOf } from '#libs/contracts/catalogue/catalogue-queries';
import { DueDatesOn, type DueOutcomeCount, DueOutcomes, type DueToRemind } from '#libs/contracts/companies/company-queries';
import { contentText } from '#machines/kernel/content-language';
import { calendarDateOf } from '#machines/kernel/time';
import type { Bilingual, Id } from '#machines/kernel/ids';
import { DueFill } from './due-fill.js';
import { DueRows } from './storage/due-rows.js';

/** Titles of all rules of these countries, by the rules' ids. */
async function titlesOf(queries: QueryBus, due: readonly { country: Id }[]): Promise<ReadonlyMap<Id, Bilingual>> {
  const countries = [...new Set(due.map(({ country }) => country))];
  const rules = await Promise.all(countries.map((country) => queries.execute(new DueRulesOf(country))));
  return new Map(rules.flat().map(({ id, title }) => [id, title]));
}

@QueryHandler(DueDatesOn)
export class DueDatesOnHandler implements IQueryHandler<DueDatesOn> {
  constructor(
    private readonly rows: DueRows,
    private readonly queries: QueryBus,
  ) {}

  async execute({ day, today, after, limit }: DueDatesOn): Promise<DueToRemind[]> {
    const found = await this.rows.openOn(day, today, after, limit);
    const titles = await titlesOf(this.queries, found);
    return found.map(({ country: _country, ...due }) => ({ ...due, title: titles.get(due.rule) ?? { ru: '', en: '' } }));
  }
}

@QueryHandler(DueOutcomes)
export class DueOutcomesHandler implements IQueryHandler<DueOutcomes> {
  constructor(
    private readonly rows: DueRows,
    private readonly fill: DueFill,
  ) {}

  async execute({ asked }: DueOutcomes): Promise<DueOutcomeCount[]> {
    return this.rows.outcomes(asked, await this.fill.today());
  }
}

/** Due dates of a client's own companies; done and inapplicable ones are cancelled. */
@QueryHandler(CalendarOfCompanies)
export class CalendarOfCompaniesHandler implements IQueryHandler<CalendarOfCompanies> {
  constructor(
    private readonly rows: DueRows,
    private readonly fill: DueFill,
    private readonly queries: QueryBus,
  ) {}

  async execute({ asked: { actor, language, since, now } }: CalendarOfCompanies): Promise<CalendarEntry[]> {
    if (actor.role !== 'Client') return [];
    const today = await this.fill.today(new Date(now / 1000));
    const found = await this.rows.ofClient(actor.id, calendarDateOf(since), today);
    const titles = await titlesOf(this.queries, found);
    return found.map(({ id, company, rule, dueOn, isOver }) => ({
      kind: 'companyDue' as const,
      id,
      number: null,
      about: contentText(titles.get(rule), language) ?? null,
      path: `/company?id=${company}`,
      when: dueOn,
      cancelled: isOver,
    }));
  }
}
