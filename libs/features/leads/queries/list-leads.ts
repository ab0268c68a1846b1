import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { StaffDirectory } from '#libs/contracts/people/directories';
import type { Id, Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { nameFor } from '#libs/kernel/person-name';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { worksOnLeads } from '#machines/lead/rules';
import { leadStates } from '#machines/lead/state';
import type { LeadAssigneesDto, LeadDto, LeadPageDto, LeadSourcesDto } from '../wire/leads.dto.js';
import { LeadRows } from '../storage/lead-rows.js';
import { leadGrammar } from '../rules/lead-grammar.js';
import { LeadViews } from './lead-views.js';

/** Leads of a list, with how many there are in each state. @throws Problem 422 */
export class ListLeads extends Query<LeadPageDto> {
  constructor(
    readonly raw: unknown,
    readonly actor: Actor,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ListLeads)
export class ListLeadsHandler implements IQueryHandler<ListLeads> {
  constructor(
    private readonly rows: LeadRows,
    private readonly views: LeadViews,
  ) {}

  async execute({ raw, actor, language }: ListLeads): Promise<LeadPageDto> {
    const query = parseListQuery(raw, leadGrammar);
    const [leads, counted] = await Promise.all([this.rows.page(query), this.rows.counts(query)]);
    const counts = Object.fromEntries(leadStates.map((state) => [state, counted.get(state) ?? 0])) as unknown as LeadPageDto['counts'];
    const asked = leadStates.filter((state) => query.filters.state?.includes(state) ?? true);
    const total = asked.reduce((sum, state) => sum + counts[state], 0);
    return { ...pageOf(query, await this.views.views(leads, actor, language), total), counts };
  }
}

/** One lead. @throws Problem 404 */
export class LeadById extends Query<LeadDto> {
  constructor(
    readonly id: Id,
    readonly actor: Actor,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(LeadById)
export class LeadByIdHandler implements IQueryHandler<LeadById> {
  constructor(
    private readonly rows: LeadRows,
    private readonly views: LeadViews,
  ) {}

  async execute({ id, actor, language }: LeadById): Promise<LeadDto> {
    return this.views.view(await this.rows.one(id), actor, language);
  }
}

/** Where leads came from. */
export class LeadSources extends Query<LeadSourcesDto> {}

@QueryHandler(LeadSources)
export class LeadSourcesHandler implements IQueryHandler<LeadSources> {
  constructor(private readonly rows: LeadRows) {}

  async execute(): Promise<LeadSourcesDto> {
    return { items: await this.rows.sources() };
  }
}

/** Whom a lead may be handed to. */
export class LeadAssignees extends Query<LeadAssigneesDto> {
  constructor(readonly language: Language) {
    super();
  }
}

@QueryHandler(LeadAssignees)
export class LeadAssigneesHandler implements IQueryHandler<LeadAssignees> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ language }: LeadAssignees): Promise<LeadAssigneesDto> {
    const staff = await this.queries.execute(new StaffDirectory());
    return { items: staff.filter(worksOnLeads).map((person) => ({ _id: person.id, name: nameFor(person, language) })) };
  }
}
