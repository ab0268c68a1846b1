import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v5 } from 'uuid';
import type { FileCheck } from '#libs/contracts/documents/files';
import type { Id } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { acquireLock, documentFormLock } from '#libs/platform/database/locks';
import { Problem } from '#libs/platform/http/problem';

/** Bytes of the largest form. */
export const largestForm = 5 * 1024 * 1024;

const namespace: Id = '9d0a6a4e-5b1d-5c53-8f0b-2f7f7c0d6a35';

/** Whether a service in any state names the form `f`. Orders do not copy forms. */
const isNamed = `exists (select from services s where s.required_documents @> jsonb_build_array(jsonb_build_object('form', f.id)))`;

export interface DocumentForm extends FileCheck {
  content: Buffer;
}

/** Blank forms of required documents. A changed form is stored as another form. */
@Injectable()
export class DocumentForms {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Stores a form. The same content under the same name is stored once; uploading it again extends the day until a service has to name it.
   * @returns its id, derived from both
   * @throws Problem 409 storedFormsFull
   */
  async keep({ name, type, content }: DocumentForm): Promise<Id> {
    const id = v5(createHash('sha256').update(`${name}\0`).update(content).digest('hex'), namespace);
    await this.database.transaction(async (tx) => {
      await acquireLock(tx, documentFormLock);
      const known = await tx.query('update document_forms set uploaded_at = now() where id = $1 returning id', [id]);
      if (known.length > 0) return;
      const limit = this.config.quotas.storedForms;
      const stored = await tx.one<{ count: number }>('select count(*)::int as count from document_forms');
      if ((stored?.count ?? 0) >= limit) throw new Problem('storedFormsFull', { params: { limit } });
      await tx.query('insert into document_forms (id, name, type, content) values ($1, $2, $3, $4)', [id, name, type, content]);
    });
    return id;
  }

  /** Finds a form that an offered service names. */
  findOffered(id: Id): Promise<DocumentForm | undefined> {
    return this.database.one<DocumentForm>(
      `select name, type, content from document_forms where id = $1 and exists (select from services
         where archived_at is null and required_documents @> jsonb_build_array(jsonb_build_object('form', $1::uuid)))`,
      [id],
      'document_form',
    );
  }

  /**
   * Deletes forms that no service names and nobody uploaded within the last day. A form locked by the save of a service waits for the next
   * run.
   * @returns the number of deleted forms
   */
  sweep(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const overdue = await tx.query<{ id: Id }>(
        `select f.id from document_forms f where f.uploaded_at < now() - interval '24 hours' and not ${isNamed} for update skip locked`,
      );
      // A service may have been saved between the snapshot of that statement and its lock. This one reads services again.
      const deleted = await tx.query(`delete from document_forms f where f.id = any($1::uuid[]) and not ${isNamed} returning f.id`, [
        overdue.map(({ id }) => id),
      ]);
      return deleted.length;
    });
  }
}
