import { Injectable } from '@nestjs/common';
import type { CommandKey } from '#libs/event-log/append/contract';
import { takenBy } from '#libs/event-log/append/faults';
import { ChangeRecorder } from '#libs/event-log/commands/change-recorder';
import type { Bilingual, Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';

export interface TemplateRow {
  id: Id;
  title: string;
  text: Bilingual;
}
/** Why a canned answer was not saved. */
export type SaveRefusal = 'nameTaken' | 'tooManyTemplates';

/** Canned answers at most; one more is refused. */
export const mostTemplates = 200;

const columns = `id, title, json_build_object('ru', text_ru, 'en', text_en) as text`;

/** Canned answers are plain rows without events. */
@Injectable()
export class TemplateRows {
  constructor(
    private readonly database: Database,
    private readonly recorder: ChangeRecorder,
  ) {}

  all(): Promise<TemplateRow[]> {
    return this.database.query<TemplateRow>(`select ${columns} from chat_templates order by lower(title), id`);
  }

  one(id: Id): Promise<TemplateRow | undefined> {
    return this.database.one<TemplateRow>(`select ${columns} from chat_templates where id = $1`, [id]);
  }

  /** @returns the id of the saved answer, also if the same request saved it before; or the reason of the refusal */
  add({ id, title, text }: TemplateRow, key: CommandKey | undefined): Promise<Id | SaveRefusal> {
    return unlessTaken(() =>
      this.recorder.recordChange(async ({ tx, once }) => {
        const known = await once(key, id);
        if (known) return known.before;
        const added = await tx.query(
          `insert into chat_templates (id, title, text_ru, text_en) select $1, $2, $3, $4
           where (select count(*) from chat_templates) < ${mostTemplates} returning id`,
          [id, title, text.ru, text.en],
        );
        if (added.length === 0) throw new Full();
        return id;
      }),
    );
  }

  change({ id, title, text }: TemplateRow): Promise<Id | SaveRefusal> {
    return unlessTaken(() =>
      this.recorder.recordChange(async ({ tx }) => {
        await tx.query('update chat_templates set title = $2, text_ru = $3, text_en = $4 where id = $1', [id, title, text.ru, text.en]);
        return id;
      }),
    );
  }

  /** @returns whether it existed */
  async remove(id: Id): Promise<boolean> {
    const rows = await this.recorder.recordChange(({ tx }) => tx.query('delete from chat_templates where id = $1 returning id', [id]));
    return rows.length > 0;
  }
}

/** Thrown to roll back with the key, so that the request may be repeated once another answer was removed. */
class Full extends Error {}

async function unlessTaken(write: () => Promise<Id>): Promise<Id | SaveRefusal> {
  try {
    return await write();
  } catch (fault) {
    if (fault instanceof Full) return 'tooManyTemplates';
    if (takenBy(fault) === 'chat_templates') return 'nameTaken';
    throw fault;
  }
}
