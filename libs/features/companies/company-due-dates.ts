import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CountryNames, DueRulesOf, ServiceTitles } from '#libs/contracts/catalogue/catalogue-queries';
import type { DueRuleCopy } from '#libs/contracts/catalogue/due-rule-copy';
import { Database } from '#libs/platform/database/database';
import { pageUpTo, parseListQuery } from '#libs/platform/http/list-query';
import { invalid, notFound } from '#libs/platform/http/problem';
import { dueHorizonDays, dueStateOf, openDueStates } from '#machines/company/due-states';
import { type Id, numberText } from '#machines/kernel/ids';
import { toText } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import type { DueDateDto, DueDatePageDto, NextDueDto } from './due-dates.dto.js';
import { DueFill } from './due-fill.js';
import { companyScope, type CompanyScope } from './storage/company-rows.js';
import { dueGrammar, DueRows, mostCounted, type StoredDue } from './storage/due-rows.js';

@Injectable()
export class CompanyDueDates {
  constructor(
    private readonly database: Database,
    private readonly rows: DueRows,
    private readonly fill: DueFill,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Lists due dates of the companies that `actor` may see.
   * @throws Problem 422 for unknown filters and for `within` outside 1 to 400 days
   */
  async list(raw: unknown, actor: Actor): Promise<DueDatePageDto> {
    const query = parseListQuery(raw, dueGrammar);
    const { from, to } = query.filters.within ?? { from: dueHorizonDays, to: dueHorizonDays };
    if (from === undefined || from !== to || !Number.isInteger(from)) throw invalid({ field: 'filter[within]', code: 'mustBeWhole' });
    if (from < 1) throw invalid({ field: 'filter[within]', code: 'tooSmall', params: { limit: 1 } });
    if (from > dueHorizonDays) throw invalid({ field: 'filter[within]', code: 'tooLarge', params: { limit: dueHorizonDays } });
    const [scope, today] = await Promise.all([companyScope(this.queries, actor), this.fill.today()]);
    const bounded = { ...query, within: from };
    const [found, total] = await Promise.all([this.rows.page(bounded, scope, today), this.rows.count(bounded, scope, today)]);
    return pageUpTo(mostCounted, query, await this.views(found, scope, today), total);
  }

  /** @throws Problem 404 if it does not exist or `actor` may not see its company */
  async byId(id: Id, actor: Actor): Promise<DueDateDto> {
    const [scope, today] = await Promise.all([companyScope(this.queries, actor), this.fill.today()]);
    const found = await this.rows.one(id, scope);
    const [view] = found ? await this.views([found], scope, today) : [];
    if (view === undefined) throw notFound();
    return view;
  }

  /** Of the next 400 days and overdue ones, by day, computed from the newest facts. */
  async ofCompany(company: Id, scope: CompanyScope): Promise<DueDateDto[]> {
    await this.database.transaction((tx) => this.fill.freshen(tx, company));
    const today = await this.fill.today();
    return this.views(await this.rows.ofCompany(company, today), scope, today);
  }

  /** What falls due next for each of these companies, by their ids. */
  async nextOf(companies: readonly Id[], scope: CompanyScope): Promise<ReadonlyMap<Id, NextDueDto>> {
    if (companies.length === 0) return new Map();
    const today = await this.fill.today();
    const views = await this.views(await this.rows.nextOf(companies, today), scope, today);
    return new Map(views.map(({ company, title, dueOn, state }) => [company._id, { title, dueOn, state }]));
  }

  private async views(found: readonly StoredDue[], scope: CompanyScope, today: string): Promise<DueDateDto[]> {
    const countries = [...new Set(found.map(({ country }) => country))];
    const lists = await Promise.all(countries.map((country) => this.queries.execute(new DueRulesOf(country))));
    const rules = new Map(lists.flat().map((rule) => [rule.id, rule]));
    const [names, services] = await Promise.all([
      this.queries.execute(new CountryNames(countries)),
      this.queries.execute(new ServiceTitles(found.flatMap(({ rule }) => rules.get(rule)?.service ?? []))),
    ]);
    return found.flatMap((due): DueDateDto[] => {
      const rule = rules.get(due.rule);
      const { code = '', name = { ru: '', en: '' } } = names.get(due.country) ?? {};
      const service = rule?.service == null ? undefined : services.get(rule.service);
      if (rule === undefined) return [];
      return [
        {
          ...dueView(due, rule, today),
          company: { _id: due.company, name: due.companyName, country: { _id: due.country, code, name } },
          service: service ? { _id: service.id, title: service.title } : null,
          order: due.order && seesOrder(scope, due.order.id) ? orderView(due.order) : null,
        },
      ];
    });
  }
}

/** The first of these due dates that is open. @param dueDates by day */
export function nextOf(dueDates: readonly DueDateDto[]): NextDueDto | undefined {
  const [next] = dueDates.filter(({ state }) => openDueStates.some((open) => open === state));
  return next && { title: next.title, dueOn: next.dueOn, state: next.state };
}

const seesOrder = (scope: CompanyScope, order: Id): boolean => scope === 'all' || 'client' in scope || scope.orders.includes(order);

const orderView = ({ id, number, progress }: NonNullable<StoredDue['order']>) => ({
  _id: id,
  number: numberText(number),
  status: progress,
});

function dueView({ mark, order, text, ...due }: StoredDue, rule: DueRuleCopy, today: string) {
  const serving = order && (order.progress === 'projectFinished' ? 'finished' : 'running');
  return {
    _id: due.id,
    rule: rule.id,
    title: rule.title,
    text: rule.text,
    kind: rule.kind,
    dueOn: due.dueOn,
    startOn: due.startOn,
    anchorOn: due.anchorDay,
    state: dueStateOf(due, mark, serving, today),
    cost: rule.cost && toText(rule.cost.amount, rule.cost.currency),
    fine: rule.fine,
    source: rule.source,
    isSample: rule.isSample,
    done: mark?.as === 'done' ? { on: mark.on, proof: text } : null,
    notOurs: mark?.as === 'notOurs' ? { reason: text ?? '' } : null,
  };
}
