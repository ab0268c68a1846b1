import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { Database } from '#libs/platform/database/database';

const batch = 500;

/** Removes clients' files from orders that ended longer ago than the settings allow, unless a payment of theirs is under review. */
@Injectable()
export class ExpiredFiles {
  private readonly logger = new Logger('files');

  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  /** @param now milliseconds since 1970 @returns the number of removed files */
  async expire(now = Date.now()): Promise<number> {
    const { promises } = await this.queries.execute(new ReadSiteSettings());
    const before = new Date(now);
    before.setUTCFullYear(before.getUTCFullYear() - promises.retentionYears);
    let gone = 0;
    for (let last = batch; last === batch; gone += last) {
      const row = await this.database.one<{ count: number }>('select expire_files($1, $2) as count', [before.getTime() * 1000, batch]);
      last = row?.count ?? 0;
    }
    if (gone > 0) this.logger.log({ msg: 'files of orders long over are gone', files: gone });
    return gone;
  }
}
