import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { Bilingual, Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { IfMatch } from '#libs/platform/http/write-request';
import { Problem, notFound } from '#libs/platform/http/problem';
import type { ChoiceKind } from '#machines/catalogue/public-view';
import { codeOfTitle, freeCode } from '../rules/code-of-title.js';
import { tidyTitle } from '../rules/bilingual.js';
import { removeRow, setArchived } from '../storage/archiving.js';
import { CatalogueLog, type Writer, always } from '../storage/catalogue-log.js';
import { offersChoice } from '../storage/choices.js';
import { type Done, mustMatch, unlessTaken } from './done.js';

interface HeldChoice {
  kind: ChoiceKind;
  code: string;
  title: Bilingual;
  version: number;
  archived: boolean;
}

interface NewChoice {
  kind: ChoiceKind;
  code: string | undefined;
  title: Bilingual;
}

const taken = {
  choices_kind_code_key: () => new Problem('choiceExists', { errors: [{ field: 'code', code: 'choiceExists' }] }),
};

/** Services that use a choice keep it, under its title of that time. */
@Injectable()
export class ChoiceWrites {
  constructor(private readonly log: CatalogueLog) {}

  /** @throws Problem 409 choiceExists for a code that its kind has already, archived or not */
  create(writer: Writer, { kind, code, title }: NewChoice): Promise<Done<Id>> {
    const id = v7();
    return unlessTaken(taken, () =>
      this.log.change(writer, always(id), async (tx, append) => {
        const own = code ?? (await codeFor(tx, kind, title.en));
        const sql = 'insert into choices (id, version, kind, code, title) values ($1, 1, $2, $3, $4)';
        await tx.query(sql, [id, kind, own, tidyTitle(title)]);
        const data = { kind, code: own, fields: ['title'] };
        await append({ stream: 'choice', id, version: 0 }, { type: 'ChoiceSaved', data });
      }),
    );
  }

  /** @throws Problem 404, 412 staleVersion */
  edit(writer: Writer, id: Id, title: Bilingual | undefined, ifMatch: IfMatch | undefined): Promise<Done<Id>> {
    return this.log.change(writer, always(id), async (tx, append) => {
      const { kind, code, version, ...held } = await mustHold(tx, id, ifMatch);
      const after = title && tidyTitle(title);
      if (!after || isDeepStrictEqual(after, held.title)) return;
      const sql = 'update choices set title = $2, version = version + 1, updated_at = clock_timestamp() where id = $1';
      await tx.query(sql, [id, after]);
      await append({ stream: 'choice', id, version }, { type: 'ChoiceSaved', data: { kind, code, fields: ['title'] } });
    });
  }

  /** Deletes a choice that no service offers, and archives any other. @returns whether it was archived @throws Problem 404, 412 */
  remove(writer: Writer, id: Id, ifMatch: IfMatch | undefined): Promise<Done<{ archived: boolean }>> {
    const isUsed = async (tx: Queryable): Promise<{ archived: boolean }> => {
      await hold(tx, id, 'for update');
      const used = await tx.one(`select from choices h, services s where h.id = $1 and ${offersChoice} limit 1`, [id]);
      return { archived: used !== undefined };
    };
    return this.log.change(writer, isUsed, async (tx, append, { archived }) => {
      const held = await mustHold(tx, id, ifMatch);
      const place = { stream: 'choice' as const, id, version: held.version };
      if (!archived) {
        await removeRow(tx, 'choices', id);
        await append(place, { type: 'ChoiceDeleted', data: { kind: held.kind, code: held.code } });
      } else if (!held.archived) {
        await setArchived(tx, 'choices', id, true);
        await append(place, { type: 'ChoiceArchived', data: {} });
      }
    });
  }

  /** Offers an archived choice again; another stays unchanged. @throws Problem 404 for an unknown id */
  restore(writer: Writer, id: Id): Promise<Done<Id>> {
    return this.log.change(writer, always(id), async (tx, append) => {
      const held = await mustHold(tx, id, undefined);
      if (!held.archived) return;
      await setArchived(tx, 'choices', id, false);
      await append({ stream: 'choice', id, version: held.version }, { type: 'ChoiceRestored', data: {} });
    });
  }
}

const hold = (tx: Queryable, id: Id, lock = 'for no key update'): Promise<HeldChoice | undefined> =>
  tx.one<HeldChoice>(`select kind, code, title, version, archived_at is not null as archived from choices where id = $1 ${lock}`, [id]);

async function mustHold(tx: Queryable, id: Id, ifMatch: IfMatch | undefined): Promise<HeldChoice> {
  const held = await hold(tx, id);
  if (!held) throw notFound();
  mustMatch(ifMatch, held.version);
  return held;
}

async function codeFor(tx: Queryable, kind: ChoiceKind, title: string): Promise<string> {
  const code = codeOfTitle(title, 'choice');
  const rows = await tx.query<{ code: string }>('select code from choices where kind = $1 and starts_with(code, $2)', [kind, code]);
  return freeCode(code, new Set(rows.map((row) => row.code)));
}
