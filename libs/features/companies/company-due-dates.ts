import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DueRulesOf, ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import type { DueRuleCopy } from '#libs/contracts/catalogue/due-rule-copy';
import { dueDatesOf, dueStateOf } from '#machines/company/due-dates';
import type { CompanyState } from '#machines/company/state';
import { toText } from '#machines/kernel/money';
import { calendarDateOf, dayIn, microsADay, midnightOf } from '#machines/kernel/time';
import type { CompanyDueDateDto } from './companies.dto.js';

/** Days ahead in which due dates are shown: a year and more, so that each yearly duty has one. */
const horizonDays = 400;

/** Due dates of companies by the present rules of the catalogue. */
@Injectable()
export class CompanyDueDates {
  constructor(private readonly queries: QueryBus) {}

  /** Due dates from the office's day on, sorted by day. Facts that nobody stated give none. */
  async of({ facts }: CompanyState): Promise<CompanyDueDateDto[]> {
    const country = facts.country?.value;
    if (country === undefined) return [];
    const [rules, { workingHours }] = await Promise.all([
      this.queries.execute(new DueRulesOf(country)),
      this.queries.execute(new ReadSiteSettings()),
    ]);
    const today = dayIn(new Date(), workingHours.timeZone);
    const byId = new Map(rules.map((rule) => [rule.id, rule]));
    const company = {
      country,
      legalForm: facts.legalForm?.value ?? null,
      registeredOn: facts.registeredOn?.value ?? null,
      yearEnd: facts.yearEnd?.value ?? null,
    };
    const until = calendarDateOf(midnightOf(today) + horizonDays * microsADay);
    return dueDatesOf(company, rules, today, until).flatMap(({ rule: id, ...due }) => {
      const rule = byId.get(id);
      return rule ? [dueDateView(rule, due, today)] : [];
    });
  }
}

const dueDateView = (rule: DueRuleCopy, due: { anchorDay: string; dueOn: string }, today: string): CompanyDueDateDto => ({
  ...{ rule: rule.id, ...due, state: dueStateOf(due.dueOn, rule.leadDays, today) },
  ...{ title: rule.title, text: rule.text, kind: rule.kind, fine: rule.fine, source: rule.source, service: rule.service },
  cost: rule.cost && toText(rule.cost.amount, rule.cost.currency),
  isSample: rule.isSample,
});
