import { Injectable } from '@nestjs/common';
import { isKnownKey } from '#libs/event-log/keys/idempotency-keys';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { DiskSpace } from '../storage/disk-space.js';
import { UnattachedFiles } from '../storage/unattached-files.js';

/** Asked before the first byte is read. @throws Problem 409 tooManyUnattachedFiles, unattachedFilesTooLarge, 503 diskFull */
export type Admit = (announced: number) => Promise<void>;

/**
 * Refuses uploads while they are cheap to refuse: as many as may be kept are under way at once in this process, so that bytes do not pile up, and none for which
 * what is kept leaves no room. The two are not added up: one that was kept a moment ago may be under way still.
 */
@Injectable()
export class UploadRoom {
  private readonly underWay = new Map<Id, number>();

  constructor(
    private readonly database: Database,
    private readonly disk: DiskSpace,
    private readonly unattached: UnattachedFiles,
  ) {}

  /** Runs `upload` as one that is under way, with what it has to ask. */
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

  /** A repetition is let in, if only so many at once: it keeps nothing, and gets the answer of the first time. */
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
