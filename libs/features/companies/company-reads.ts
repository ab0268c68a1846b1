import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Page } from '#libs/contracts/wire/page';
import { OrdersOfCompany } from '#libs/contracts/orders/order-queries';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { invalid, notFound } from '#libs/platform/http/problem';
import { orderScope } from '#machines/access/table';
import { permittedOn } from '#machines/company/rules';
import type { Id, Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { CompanyDto, CompanyPageDto } from './companies.dto.js';
import { CompanyDueDates, nextOf } from './company-due-dates.js';
import { type CompanyListItem, CompanyViews } from './company-views.js';
import { companyGrammar, companyScope, type CompanyScope, CompanyRows } from './storage/company-rows.js';

@Injectable()
export class CompanyReads {
  constructor(
    private readonly rows: CompanyRows,
    private readonly views: CompanyViews,
    private readonly queries: QueryBus,
    private readonly dueDates: CompanyDueDates,
  ) {}

  /** Lists clients' own companies, for partners and assigned staff those of their orders, for other staff all. @throws Problem 422 */
  async list(raw: unknown, actor: Actor, language: Language): Promise<CompanyPageDto> {
    const { items, scope, ...page } = await this.page(raw, actor, language);
    const next = await this.dueDates.nextOf(
      items.map(({ _id }) => _id),
      scope,
    );
    return { ...page, items: items.map((item) => ({ ...item, nextDue: next.get(item._id) ?? null })) };
  }

  /** Lists companies as `list` does, without their next due dates. @throws Problem 422 as `list` */
  async page(raw: unknown, actor: Actor, language: Language): Promise<Page<CompanyListItem> & { scope: CompanyScope }> {
    const query = parseListQuery(raw, companyGrammar);
    if (query.filters.twice !== undefined && orderScope(actor) !== 'all') throw invalid({ field: 'filter[twice]', code: 'unknownField' });
    const scope = await companyScope(this.queries, actor);
    const stored = await this.rows.page(query, scope);
    // A first page that is not full is the whole list.
    const isWhole = query.offset === 0 && stored.length < query.perPage;
    const total = isWhole ? stored.length : await this.rows.count(query, scope);
    return { ...pageOf(query, await this.views.items(stored, language, orderScope(actor) === 'all'), total), scope };
  }

  /** Includes orders and documents. @throws Problem 404 */
  async byId(id: Id, actor: Actor, language: Language): Promise<CompanyDto> {
    const scope = await companyScope(this.queries, actor);
    const stored = await this.rows.one(id, scope);
    if (stored === undefined) throw notFound();
    const seesAll = orderScope(actor) === 'all';
    const ids = await this.rows.ordersOf(id);
    const [[item], { orders, documents }, twins] = await Promise.all([
      this.views.items([stored], language, seesAll),
      this.queries.execute(new OrdersOfCompany(ids, actor, language)),
      seesAll ? this.rows.twins(id) : [],
    ]);
    if (item === undefined) throw notFound();
    const facts = await this.views.facts(stored, new Map(orders.map(({ _id, number }) => [_id, { _id, number }])));
    const { proposal } = facts;
    const dueDates = await this.dueDates.ofCompany(id, scope);
    return {
      ...item,
      ...facts,
      orders,
      documents,
      dueDates,
      nextDue: nextOf(dueDates) ?? null,
      proposal: actor.role === 'Partner' ? null : proposal,
      ...(seesAll && { twins: await this.views.twins(twins, language) }),
      may: permittedOn(
        stored.state,
        actor,
        orders.some(({ open }) => open),
      ),
    };
  }
}
