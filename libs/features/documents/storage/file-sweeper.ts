import { Injectable } from '@nestjs/common';
import { type Id, NIL_UUID } from '#machines/kernel/ids';
import { FileRows, waitingHours } from './file-rows.js';
import { FileStore } from './file-store.js';

/** Counts of one sweep: rows of unattached files, contents without a row, temporary files. */
export interface Swept {
  rows: number;
  contents: number;
  temporaries: number;
}

const batch = 500;

/** Removes uploads that were not attached within 24 hours. Several may run at once: each removal checks again. */
@Injectable()
export class FileSweeper {
  constructor(
    private readonly rows: FileRows,
    private readonly store: FileStore,
  ) {}

  /** @param now milliseconds since 1970, for the age of stored bytes; rows use the database's clock */
  async sweep(now = Date.now()): Promise<Swept> {
    const before = now - waitingHours * 60 * 60 * 1000;
    const rows = await this.sweepRows();
    return { rows, contents: await this.sweepContents(before), temporaries: await this.store.clearTemporaries(before) };
  }

  /** Removes the bytes of erased people's files, unless another person uploaded the same. @returns their number */
  async sweepErased(): Promise<number> {
    let removed = 0;
    for (let hashes = await this.rows.erasedContents(batch); hashes.length > 0; hashes = await this.rows.erasedContents(batch)) {
      for (const hash of hashes) if (await this.rows.ifUnused(hash, () => this.store.remove(hash))) removed++;
      await this.rows.forgetErased(hashes);
    }
    return removed;
  }

  private async sweepRows(): Promise<number> {
    let removed = 0;
    let last: Id | undefined = NIL_UUID;
    while (last !== undefined) {
      const ids = await this.rows.overdue(last, batch);
      for (const id of ids) if (await this.rows.remove(id)) removed++;
      last = ids.at(-1);
    }
    return removed;
  }

  private async sweepContents(before: number): Promise<number> {
    let removed = 0;
    for await (const hashes of this.store.untouchedSince(before))
      for (const hash of await this.rows.unknownAmong(hashes)) if (await this.rows.ifUnused(hash, () => this.store.remove(hash))) removed++;
    return removed;
  }
}
