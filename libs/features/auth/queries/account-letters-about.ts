import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type AccountLetterAbout, AccountLettersAbout } from '#libs/contracts/auth/account-letter';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';

@QueryHandler(AccountLettersAbout)
export class AccountLettersAboutHandler implements IQueryHandler<AccountLettersAbout> {
  constructor(private readonly database: Database) {}

  async execute({ ids }: AccountLettersAbout): Promise<ReadonlyMap<Id, AccountLetterAbout>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<AccountLetterAbout & { id: Id }>(
      'select id, kind, address from account_letters where id = any ($1::uuid[])',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
