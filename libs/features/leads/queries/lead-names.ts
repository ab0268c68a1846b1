import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type LeadName, LeadNames } from '#libs/contracts/leads/lead-names';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';

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
