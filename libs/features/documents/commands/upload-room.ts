import { Injectable } from '@nestjs/common';
import { isKnownKey } from '#libs/event-log/keys/idempotency-keys';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { DiskSpace } from '../storage/disk-space.js';
import { UnattachedFiles } from '../storage/unattached-files.js';

/** Must be called before the first byte is read. @throws Problem 409 tooManyUnattachedFiles, unattachedFilesTooLarge, 503 diskFull */
export type Admit = (announced: number) => Promise<void>;

/**
 * Refuses uploads before their bytes are read. The quota limits both the uploads under way in this process and the stored files; the two
 * are not added up, because a file just stored may still count as under way.
 */
@Injectable()
export class UploadRoom {
  private readonly underWay = new Map<Id, number>();

  constructor(
    private readonly database: Database,
    private readonly disk: DiskSpace,
    private readonly unattached: UnattachedFiles,
  ) {}

  /** Counts `upload` as under way while it runs, and passes it the check of its size. */
  async during<Result>(person: Id, key: string | undefined, upload: (admit: Admit) => Promise<Result>): Promise<Result> {
    const files = (this.underWay.get(person) ?? 0) + 1;
    this.underWay.set(person, files);
    try {
      return await upload((announced) => this.admit(person, key, files, announced));
    } finally {
      const left = (this.underWay.get(person) ?? 1) - 1;
      if (left > 0) this.underWay.set(person, left);
      else this.underWay.delete(person);
    }
  }

  /** Admits a repeated request without a quota, but within the number of concurrent ones: it stores nothing and gets the first answer. */
  private async admit(person: Id, key: string | undefined, files: number, bytes: number): Promise<void> {
    await this.disk.mustBeLeft();
    this.unattached.checkAlone({ files, bytes });
    try {
      await this.unattached.checkBeforeUpload(person, bytes);
    } catch (fault) {
      if (!(fault instanceof Problem) || key === undefined || !(await isKnownKey(this.database, person, key))) throw fault;
    }
  }
}
