import { Injectable } from '@nestjs/common';
import type { FileFacts } from '#libs/contracts/documents/files';
import type { FileType } from '#machines/kernel/uploads';
import type { CommandKey } from '#libs/event-log/append/contract';
import { once } from '#libs/event-log/keys/idempotency-keys';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { Database, type Queryable } from '#libs/platform/database/database';
import { acquireLockInClass, contentLocks } from '#libs/platform/database/locks';

/** A file with its uploader. */
export interface FileRow extends FileFacts {
  ownerId: Id;
}

/** Hours for which a file may stay unattached. */
export const waitingHours = 24;

const columns = `id, owner_id as "ownerId", encode(sha256, 'hex') as sha256, size, type, name_text as name`;
const waiting = `attached_at is null and created_at > now() - interval '${waitingHours} hours'`;

@Injectable()
export class FileRows {
  constructor(private readonly database: Database) {}

  /** Undefined if the file does not exist, or was erased with its person. */
  find(id: Id): Promise<FileRow | undefined> {
    return this.database.one<FileRow>(`select ${columns} from files where id = $1 and erased_at is null`, [id], 'file-by-id');
  }

  /** Rows whose bytes are stored. */
  findPresent(ids: readonly Id[]): Promise<FileRow[]> {
    return this.database.query<FileRow>(`select ${columns} from files where id = any($1::uuid[]) and erased_at is null`, [ids]);
  }

  findMany(ids: readonly Id[]): Promise<FileRow[]> {
    return this.database.query<FileRow>(`select ${columns} from files where id = any($1::uuid[])`, [ids], 'files-by-ids');
  }

  /** Finds a file that `owner` uploaded within the last 24 hours and that is not attached yet. */
  findWaiting(id: Id, owner: Id): Promise<FileRow | undefined> {
    return this.database.one<FileRow>(`select ${columns} from files where id = $1 and owner_id = $2 and ${waiting}`, [id, owner]);
  }

  /** Finds a file that `owner` uploaded, attached or not. */
  findOwn(id: Id, owner: Id): Promise<FileRow | undefined> {
    const sql = `select ${columns} from files where id = $1 and owner_id = $2 and erased_at is null and (attached_at is not null or (${waiting}))`;
    return this.database.one<FileRow>(sql, [id, owner]);
  }

  /**
   * Inserts the row in the transaction that also takes the uploader's key, if there is one, and runs `place`, which moves the bytes. A lock
   * on the content keeps the sweeper from removing its bytes in between. `admit` may refuse first.
   * @returns the id of the file that a repeated key stands for; nothing is written then
   * @throws UnwrittenError if the key belongs to another request
   */
  async insert(
    row: FileRow,
    place: () => Promise<void>,
    key?: CommandKey,
    admit?: (tx: Queryable) => Promise<void>,
  ): Promise<{ replayed: Id } | 'stored'> {
    return this.database.transaction(async (tx) => {
      const known = await once(tx, key, { file: row.id });
      if (known) return { replayed: known.before.file };
      await admit?.(tx);
      await acquireLockInClass(tx, contentLocks, row.sha256);
      await place();
      await tx.query(`insert into files (id, owner_id, sha256, size, type, name_text) values ($1, $2, decode($3, 'hex'), $4, $5, $6)`, [
        row.id,
        row.ownerId,
        row.sha256,
        row.size,
        row.type satisfies FileType,
        row.name,
      ]);
      return 'stored';
    });
  }

  /** The first mark stays, so a repeated event changes nothing. */
  async markAttached(tx: Queryable, ids: readonly Id[], stream: Id, at: Micros): Promise<void> {
    await tx.query(
      `update files set attached_stream = $2, attached_at = to_timestamp($3::numeric / 1000000) where id = any($1::uuid[]) and attached_at is null`,
      [ids, stream, at],
      'mark-files-attached',
    );
  }

  /** Ids of files after `after` whose 24 hours are over, oldest first. Some may be attached, with the mark still under way. */
  async overdue(after: Id, limit: number): Promise<Id[]> {
    const sql = `select id from files where attached_at is null and created_at <= now() - interval '${waitingHours} hours' and id > $1 order by id limit $2`;
    return (await this.database.query<{ id: Id }>(sql, [after, limit])).map((row) => row.id);
  }

  /** Returns false if the file is referenced, so that only its mark is missing. */
  async remove(id: Id): Promise<boolean> {
    try {
      await this.database.query('delete from files where id = $1 and attached_at is null', [id]);
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === '23503') return false;
      throw error;
    }
  }

  /** Hashes (hex) that no row refers to. */
  async unknownAmong(hashes: readonly string[]): Promise<string[]> {
    const sql = `select hash from unnest($1::text[]) hash where not exists (select from files where sha256 = decode(hash, 'hex') and erased_at is null)`;
    return (await this.database.query<{ hash: string }>(sql, [hashes])).map((row) => row.hash);
  }

  /** Contents of erased people's files that were not checked since, as hex. */
  async erasedContents(limit: number): Promise<string[]> {
    const sql = `select encode(sha256, 'hex') as hash from erased_contents order by sha256 limit $1`;
    return (await this.database.query<{ hash: string }>(sql, [limit])).map((row) => row.hash);
  }

  /** Removes the marks of erased contents whose bytes were removed, or belong to another row too. */
  async forgetErased(hashes: readonly string[]): Promise<void> {
    await this.database.query(`delete from erased_contents where sha256 in (select decode(hash, 'hex') from unnest($1::text[]) hash)`, [
      hashes,
    ]);
  }

  /** Runs `remove` if no row refers to the content, and blocks uploads of the same content meanwhile. */
  async ifUnused(sha256: string, remove: () => Promise<void>): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      await acquireLockInClass(tx, contentLocks, sha256);
      const used = await tx.one(`select from files where sha256 = decode($1, 'hex') and erased_at is null limit 1`, [sha256]);
      if (!used) await remove();
      return !used;
    });
  }
}
