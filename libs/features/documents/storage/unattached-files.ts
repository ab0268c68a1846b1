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

/** Quotas of a person's unattached files. An attached file belongs to an order and does not count; others are swept after 24 hours. */
@Injectable()
export class UnattachedFiles {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Checks the quotas in the transaction of the new row, one upload of the person at a time, so that concurrent uploads cannot exceed them. @throws
   * Problem 409 tooManyUnattachedFiles, unattachedFilesTooLarge
   */
  async mustFit(tx: Queryable, owner: Id, size: number): Promise<void> {
    await acquireLockInClass(tx, unattachedFileLocks, owner);
    this.check(await usageOf(tx, owner), { files: 1, bytes: size });
  }

  /** Checks the quotas before the first byte is read, without the lock. @throws Problem 409 as mustFit */
  async checkBeforeUpload(owner: Id, size: number): Promise<void> {
    this.check(await usageOf(this.database, owner), { files: 1, bytes: size });
  }

  /** Checks an upload against the quotas of a person without unattached files. @throws Problem 409 as mustFit */
  checkAlone(coming: Usage): void {
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
