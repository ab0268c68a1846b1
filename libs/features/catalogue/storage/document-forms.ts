import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v5 } from 'uuid';
import type { FileCheck } from '#libs/contracts/documents/checked-file';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';

/** Bytes of the largest form. */
export const largestForm = 5 * 1024 * 1024;

const namespace: Id = '9d0a6a4e-5b1d-5c53-8f0b-2f7f7c0d6a35';

export interface DocumentForm extends FileCheck {
  content: Buffer;
}

/** Blank forms of documents that services require. Another version is another form. */
@Injectable()
export class DocumentForms {
  constructor(private readonly database: Database) {}

  /** The same content under the same name is kept once. @returns its id, which follows from both */
  async keep({ name, type, content }: DocumentForm): Promise<Id> {
    const id = v5(createHash('sha256').update(`${name}\0`).update(content).digest('hex'), namespace);
    await this.database.query('insert into document_forms (id, name, type, content) values ($1, $2, $3, $4) on conflict do nothing', [
      ...[id, name, type, content],
    ]);
    return id;
  }

  /** A form that a service names which is offered. */
  findOffered(id: Id): Promise<DocumentForm | undefined> {
    return this.database.one<DocumentForm>(
      `select name, type, content from document_forms where id = $1 and exists (select from services
         where archived_at is null and required_documents @> jsonb_build_array(jsonb_build_object('form', $1::uuid)))`,
      [id],
      'document_form',
    );
  }
}
