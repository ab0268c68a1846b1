import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { CommandKey } from '#libs/event-log/append/contract';
import { type Bilingual, type Id, isId } from '#machines/kernel/ids';
import { contentLanguages } from '#machines/kernel/content-language';
import { singleSpaced } from '#machines/kernel/plain-text';
import { trimmedLines } from '#machines/kernel/readable-text';
import { type FieldFault, invalid, notFound } from '#libs/platform/http/problem';
import { unknownFieldsOf } from '#machines/chat/templates';
import { mostTemplates, type SaveRefusal, type TemplateRow, TemplateRows } from '../storage/template-rows.js';

interface Given {
  title: string;
  text: Bilingual;
}

/** Canned answers are plain rows without a stream. */
@Injectable()
export class ChatTemplates {
  constructor(private readonly rows: TemplateRows) {}

  /** Sorted by title. */
  list(): Promise<TemplateRow[]> {
    return this.rows.all();
  }

  /** `key` makes a repetition harmless. @throws Problem 422 */
  async add(template: Given, key: CommandKey | undefined): Promise<TemplateRow> {
    const row = { id: v7(), ...checked(template) };
    return { ...row, id: idOrThrow(await this.rows.add(row, key)) };
  }

  /** Omitted members stay unchanged. @throws Problem 404, 422 */
  async change(id: Id, change: Partial<Given>): Promise<TemplateRow> {
    const before = await this.rows.one(id);
    if (before === undefined) throw notFound();
    const row = { id, ...checked({ title: change.title ?? before.title, text: change.text ?? before.text }) };
    idOrThrow(await this.rows.change(row));
    return row;
  }

  /** @throws Problem 404 if it does not exist, also for a repeated request */
  async remove(id: Id): Promise<void> {
    if (!(await this.rows.remove(id))) throw notFound();
  }
}

/** Refuses unknown fields, which a client would see as nothing. @throws Problem 422 */
function checked({ title, text }: Given): Given {
  const faults = contentLanguages.flatMap((language): FieldFault[] => {
    const [unknown] = unknownFieldsOf(text[language]);
    return unknown === undefined ? [] : [{ field: `text.${language}`, code: 'unknownTemplateField', params: { name: unknown } }];
  });
  if (faults.length > 0) throw invalid(...faults);
  return { title: singleSpaced(title), text: { ru: trimmedLines(text.ru), en: trimmedLines(text.en) } };
}

function idOrThrow(answer: Id | SaveRefusal): Id {
  if (isId(answer)) return answer;
  throw invalid({ field: 'title', code: answer, ...(answer === 'tooManyTemplates' && { params: { limit: mostTemplates } }) });
}
