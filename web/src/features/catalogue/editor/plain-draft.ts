import type { Bilingual } from '#machines/kernel/ids';
import {
  type AnsweredFields,
  eachField,
  isFigure,
  isOptional,
  type PlainField,
  type PlainFields,
  defaultOf,
  type WrittenFields,
} from '#machines/catalogue/fields';
import type { Faults } from './faults.js';

export type Typed = number | '';

/** Plain fields in the form: figures may be empty. */
export type PlainDraft<Fields extends PlainFields> = {
  [Name in keyof Fields]: Required<AnsweredFields<Fields>>[Name & keyof AnsweredFields<Fields>] extends number
    ? Typed
    : Required<AnsweredFields<Fields>>[Name & keyof AnsweredFields<Fields>];
};

/** Values of a new form: each field's default from its schema. */
export const blankDraft = <Fields extends PlainFields>(fields: Fields): PlainDraft<Fields> =>
  eachField(fields, (_, field) => defaultOf(field));

/** Values of the form for a saved resource; fields that it lacks get their default. */
export const draftOf = <Fields extends PlainFields>(fields: Fields, saved: AnsweredFields<Fields>): PlainDraft<Fields> =>
  eachField(fields, (name, field) => (saved as Readonly<Record<string, unknown>>)[name] ?? defaultOf(field));

/** Body for the API: typed figures become numbers, texts are trimmed. */
export const bodyOf = <Fields extends PlainFields>(fields: Fields, draft: PlainDraft<Fields>): Required<WrittenFields<Fields>> =>
  eachField(fields, (name, field) => {
    const value = (draft as Readonly<Record<string, unknown>>)[name];
    if (isFigure(field)) return Number(value);
    return typeof value === 'string' ? value.trim() : value;
  });

/** Paths below `at` of texts that may stay empty. */
export const optionalTexts = (fields: PlainFields, at = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'prose' && isOptional(field) ? [`${at}${name}`] : []));

const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());

/** Adds a fault at `path` if the value breaks the rule of its kind: bounds of figures, missing languages, malformed emails. */
function checkField(faults: Faults, field: PlainField, value: unknown, path: string): void {
  switch (field.kind) {
    case 'percent':
      return void faults.percent(value as Typed, field.least, path);
    case 'whole':
      return void faults.whole(value as Typed, [field.least, field.most], path, 'range');
    case 'title':
      return void faults.both(value as Bilingual, path);
    case 'prose':
      if (field.short) faults.both(value as Bilingual, path);
      else if (!isOptional(field)) faults.either(value as Bilingual, path);
      return;
    case 'phone':
      return void faults.when(String(value).trim() === '', path, 'required');
    case 'email':
      return void faults.when(!isEmail(String(value)), path, 'email');
    case 'line':
    case 'sections':
  }
}

/** Adds faults of the fields for which `wanted` is true; `at` is the prefix of their paths. */
export function checkPlain<Fields extends PlainFields>(
  faults: Faults,
  fields: Fields,
  draft: PlainDraft<Fields>,
  at = '',
  wanted: (field: PlainField) => boolean = () => true,
): void {
  for (const [name, field] of Object.entries(fields))
    if (wanted(field)) checkField(faults, field, (draft as Readonly<Record<string, unknown>>)[name], `${at}${name}`);
}
