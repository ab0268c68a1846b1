import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { OpenLeadsOf } from '#libs/contracts/leads/open-leads-of';
import { Database } from '#libs/platform/database/database';
import { openStates } from '#machines/lead/state';

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
