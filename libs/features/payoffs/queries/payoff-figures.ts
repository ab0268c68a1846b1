import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type PayoffFigures, PayoffFiguresOf } from '#libs/contracts/payoffs/payoff-figures';
import { Database } from '#libs/platform/database/database';

@QueryHandler(PayoffFiguresOf)
export class PayoffFiguresOfHandler implements IQueryHandler<PayoffFiguresOf> {
  constructor(private readonly database: Database) {}

  execute({ partner }: PayoffFiguresOf): Promise<readonly PayoffFigures[]> {
    return this.database.query<PayoffFigures>(
      `select currency, count(*) as payoffs, sum(amount)::bigint as earned, sum(amount - due)::bigint as "paidOut", sum(due)::bigint as due
       from payoffs where partner_id = $1 group by currency order by currency`,
      [partner],
    );
  }
}
