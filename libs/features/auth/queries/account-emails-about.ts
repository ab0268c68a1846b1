import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type AccountEmailAbout, AccountEmailsAbout } from '#libs/contracts/auth/account-email';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';

@QueryHandler(AccountEmailsAbout)
export class AccountEmailsAboutHandler implements IQueryHandler<AccountEmailsAbout> {
  constructor(private readonly database: Database) {}

  async execute({ ids }: AccountEmailsAbout): Promise<ReadonlyMap<Id, AccountEmailAbout>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<AccountEmailAbout & { id: Id }>(
      'select id, kind, address from account_letters where id = any ($1::uuid[])',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
