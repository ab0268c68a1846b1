import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type LeadName, LeadNames, OpenLeadsOf } from '#libs/contracts/leads/lead-queries';
import { answerOf, type DayAnswer, listQueryOf, RowOfLeads } from '#libs/contracts/my-day/day-rows';
import { contentText } from '#machines/kernel/content-language';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { openStates } from '#machines/lead/state';
import { LeadReads } from './lead-reads.js';

@QueryHandler(LeadNames)
export class LeadNamesHandler implements IQueryHandler<LeadNames> {
  constructor(private readonly database: Database) {}

  async execute({ leads }: LeadNames): Promise<ReadonlyMap<Id, LeadName>> {
    if (leads.length === 0) return new Map();
    const rows = await this.database.query<LeadName & { id: Id }>(
      'select lead_id as id, name, email from lead_contacts where lead_id = any ($1::uuid[])',
      [leads],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}

@QueryHandler(OpenLeadsOf)
export class OpenLeadsOfHandler implements IQueryHandler<OpenLeadsOf> {
  constructor(private readonly database: Database) {}

  async execute({ assignee }: OpenLeadsOf): Promise<number> {
    const row = await this.database.one<{ count: number }>(
      'select count(*)::int as count from leads where assignee_id = $1 and state = any ($2::text[])',
      [assignee, openStates],
    );
    return row?.count ?? 0;
  }
}

@QueryHandler(RowOfLeads)
export class RowOfLeadsHandler implements IQueryHandler<RowOfLeads> {
  constructor(private readonly reads: LeadReads) {}

  async execute({ asked }: RowOfLeads): Promise<DayAnswer> {
    const page = await this.reads.list(listQueryOf(asked), asked.actor, asked.language);
    return answerOf(page, ({ _id, number, name, country, callAgainAt }) => ({
      _id,
      title: name ?? number,
      about: contentText(country?.name, asked.language) ?? null,
      by: callAgainAt?.slice(0, 10) ?? null,
    }));
  }
}
