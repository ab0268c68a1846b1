import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import type { CommandKey } from '#libs/event-log/append/contract';
import { type Bilingual, type Id, isId } from '#libs/kernel/ids';
import { singleSpaced, trimmedLines } from '#libs/kernel/plain-text';
import { type FieldFault, invalid, notFound } from '#libs/platform/http/problem';
import { unknownFieldsOf } from '#machines/chat/templates';
import { mostTemplates, type NotKept, type TemplateRow, TemplateRows } from '../storage/template-rows.js';

interface Given {
  title: string;
  text: Bilingual;
}

/** Keeps a canned answer. `key` makes a repetition harmless. @throws Problem 422 */
export class AddTemplate extends Command<TemplateRow> {
  constructor(
    readonly template: Given,
    readonly key: CommandKey | undefined,
  ) {
    super();
  }
}

@CommandHandler(AddTemplate)
export class AddTemplateHandler implements ICommandHandler<AddTemplate> {
  constructor(private readonly rows: TemplateRows) {}

  async execute({ template, key }: AddTemplate): Promise<TemplateRow> {
    const row = { id: v7(), ...checked(template) };
    return { ...row, id: keptOr(await this.rows.add(row, key)) };
  }
}

/** Changes what is given of a canned answer. @throws Problem 404, 422 */
export class ChangeTemplate extends Command<TemplateRow> {
  constructor(
    readonly id: Id,
    readonly change: Partial<Given>,
  ) {
    super();
  }
}

@CommandHandler(ChangeTemplate)
export class ChangeTemplateHandler implements ICommandHandler<ChangeTemplate> {
  constructor(private readonly rows: TemplateRows) {}

  async execute({ id, change }: ChangeTemplate): Promise<TemplateRow> {
    const before = await this.rows.one(id);
    if (before === undefined) throw notFound();
    const row = { id, ...checked({ title: change.title ?? before.title, text: change.text ?? before.text }) };
    keptOr(await this.rows.change(row));
    return row;
  }
}

/** @throws Problem 404 */
export class RemoveTemplate extends Command<void> {
  constructor(readonly id: Id) {
    super();
  }
}

@CommandHandler(RemoveTemplate)
export class RemoveTemplateHandler implements ICommandHandler<RemoveTemplate> {
  constructor(private readonly rows: TemplateRows) {}

  async execute({ id }: RemoveTemplate): Promise<void> {
    if (!(await this.rows.remove(id))) throw notFound();
  }
}

/** A field that no order has would be sent to a client as nothing. */
function checked({ title, text }: Given): Given {
  const faults = (['ru', 'en'] as const).flatMap((language): FieldFault[] => {
    const [unknown] = unknownFieldsOf(text[language]);
    return unknown === undefined ? [] : [{ field: `text.${language}`, code: 'unknownTemplateField', params: { name: unknown } }];
  });
  if (faults.length > 0) throw invalid(...faults);
  return { title: singleSpaced(title), text: { ru: trimmedLines(text.ru), en: trimmedLines(text.en) } };
}

function keptOr(answer: Id | NotKept): Id {
  if (isId(answer)) return answer;
  throw invalid({ field: 'title', code: answer, ...(answer === 'tooManyTemplates' && { params: { limit: mostTemplates } }) });
}
