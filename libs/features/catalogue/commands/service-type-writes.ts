import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { ContentLanguage } from '#machines/kernel/content-language';
import type { Bilingual, Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { IfMatch } from '#libs/platform/http/write-request';
import { Problem, invalid, notFound } from '#libs/platform/http/problem';
import { codeOfTitle, freeCode } from '../rules/code-of-title.js';
import { tidyTitle } from '../rules/bilingual.js';
import { removeRow, setArchived } from '../storage/archiving.js';
import { CatalogueLog, type Writer, always } from '../storage/catalogue-log.js';
import { type Done, mustMatch, unlessTaken } from './done.js';

interface HeldType {
  key: string;
  title: Bilingual;
  version: number;
  archived: boolean;
}

const exists = (language: ContentLanguage) => (): Problem =>
  new Problem('serviceTypeExists', { errors: [{ field: `title.${language}`, code: 'serviceTypeExists' }] });

const taken = {
  service_types_title_ru: exists('ru'),
  service_types_title_en: exists('en'),
  service_types_key_key: () => invalid({ field: 'key', code: 'duplicate' }),
};

/** Two titles that differ only in spaces, case or Unicode composition are the same type. */
@Injectable()
export class ServiceTypeWrites {
  constructor(private readonly log: CatalogueLog) {}

  /** @throws Problem 409 serviceTypeExists, archived or not; 422 for a key that is taken */
  create(writer: Writer, title: Bilingual, key: string | undefined): Promise<Done<Id>> {
    const id = v7();
    return unlessTaken(taken, () =>
      this.log.change(writer, always(id), async (tx, append) => {
        const own = key ?? (await freeKey(tx, title.en));
        await tx.query('insert into service_types (id, version, key, title) values ($1, 1, $2, $3)', [id, own, tidyTitle(title)]);
        await append({ stream: 'serviceType', id, version: 0 }, { type: 'ServiceTypeCreated', data: { key: own } });
      }),
    );
  }

  /** @throws Problem 404, 409 serviceTypeExists, 412 staleVersion */
  edit(writer: Writer, id: Id, title: Bilingual | undefined, ifMatch: IfMatch | undefined): Promise<Done<Id>> {
    return unlessTaken(taken, () =>
      this.log.change(writer, always(id), async (tx, append) => {
        const held = await mustHold(tx, id, ifMatch);
        const after = title && tidyTitle(title);
        if (!after || isDeepStrictEqual(after, held.title)) return;
        const sql = 'update service_types set title = $2, version = version + 1, updated_at = clock_timestamp() where id = $1';
        await tx.query(sql, [id, after]);
        await append({ stream: 'serviceType', id, version: held.version }, { type: 'ServiceTypeEdited', data: { fields: ['title'] } });
      }),
    );
  }

  /** Deletes a type that no service has, and archives any other. @returns whether it was archived @throws Problem 404, 412 */
  remove(writer: Writer, id: Id, ifMatch: IfMatch | undefined): Promise<Done<{ archived: boolean }>> {
    const isUsed = async (tx: Queryable): Promise<{ archived: boolean }> => {
      await hold(tx, id, 'for update');
      return { archived: (await tx.one('select from services where type_id = $1 limit 1', [id])) !== undefined };
    };
    return this.log.change(writer, isUsed, async (tx, append, { archived }) => {
      const held = await mustHold(tx, id, ifMatch);
      const place = { stream: 'serviceType' as const, id, version: held.version };
      if (!archived) {
        await removeRow(tx, 'service_types', id);
        await append(place, { type: 'ServiceTypeDeleted', data: { key: held.key } });
      } else if (!held.archived) {
        await setArchived(tx, 'service_types', id, true);
        await append(place, { type: 'ServiceTypeArchived', data: {} });
      }
    });
  }

  /** Offers an archived type again; another stays unchanged. @throws Problem 404 for an unknown id */
  restore(writer: Writer, id: Id): Promise<Done<Id>> {
    return this.log.change(writer, always(id), async (tx, append) => {
      const held = await mustHold(tx, id, undefined);
      if (!held.archived) return;
      await setArchived(tx, 'service_types', id, false);
      await append({ stream: 'serviceType', id, version: held.version }, { type: 'ServiceTypeRestored', data: {} });
    });
  }
}

const hold = (tx: Queryable, id: Id, lock = 'for no key update'): Promise<HeldType | undefined> =>
  tx.one<HeldType>(`select key, title, version, archived_at is not null as archived from service_types where id = $1 ${lock}`, [id]);

async function mustHold(tx: Queryable, id: Id, ifMatch: IfMatch | undefined): Promise<HeldType> {
  const held = await hold(tx, id);
  if (!held) throw notFound();
  mustMatch(ifMatch, held.version);
  return held;
}

async function freeKey(tx: Queryable, title: string): Promise<string> {
  const key = codeOfTitle(title, 'type');
  const rows = await tx.query<{ key: string }>('select key from service_types where starts_with(key, $1)', [key]);
  return freeCode(key, new Set(rows.map((row) => row.key)));
}
