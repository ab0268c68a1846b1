import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';
import { Database, type Queryable } from '#libs/platform/database/database';
import { acquireLockInClass, unattachedFileLocks } from '#libs/platform/database/locks';
import { Problem } from '#libs/platform/http/problem';

interface Usage {
  files: number;
  bytes: number;
}

const usageSql = `select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes from files where owner_id = $1 and attached_at is null`;

/** How much a person keeps here that is attached to nothing. What is attached belongs to an order and counts no more; the rest is swept after 24 hours. */
@Injectable()
export class UnattachedFiles {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * In the transaction of the new row, one upload of the person at a time: together they cannot pass.
   * @throws Problem 409 tooManyUnattachedFiles, unattachedFilesTooLarge
   */
  async mustFit(tx: Queryable, owner: Id, size: number): Promise<void> {
    await acquireLockInClass(tx, unattachedFileLocks, owner);
    this.check(await usageOf(tx, owner), { files: 1, bytes: size });
  }

  /** The same before any byte has come. @throws Problem 409 as mustFit */
  async mustHaveRoom(owner: Id, size: number): Promise<void> {
    this.check(await usageOf(this.database, owner), { files: 1, bytes: size });
  }

  /** Whether it could be kept by somebody who keeps nothing yet. @throws Problem 409 as mustFit */
  mustBeBearable(coming: Usage): void {
    this.check({ files: 0, bytes: 0 }, coming);
  }

  private check(usage: Usage, coming: Usage): void {
    const { unattachedFiles, unattachedBytes } = this.config.quotas;
    if (usage.files + coming.files > unattachedFiles) throw new Problem('tooManyUnattachedFiles', { params: { count: unattachedFiles } });
    if (usage.bytes + coming.bytes > unattachedBytes)
      throw new Problem('unattachedFilesTooLarge', { params: { limit: Math.floor(unattachedBytes / (1024 * 1024)) } });
  }
}

const usageOf = async (queryable: Queryable, owner: Id): Promise<Usage> =>
  (await queryable.one<Usage>(usageSql, [owner], 'unattached-files')) ?? { files: 0, bytes: 0 };
