import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsEmail, IsIn, IsInt, IsString, Matches, Max, Min, ValidateIf } from 'class-validator';
import { HasTwoDecimals, IsLine, MayBeAbsent } from '#libs/platform/http/field-rules';
import {
  type AnsweredFields,
  isOptional,
  type PlainField,
  type PlainFields,
  type PlainKind,
  type WrittenFields,
} from '#machines/catalogue/fields';
import { ProseBody, TitleBody } from './catalogue-bodies.js';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';
import { IsPart, SaysSomething } from './text-rules.js';

const most = 100;
const twoDecimals = 'Percent, at most two decimals';
const phone = /^(?:\+?[0-9 ()-]{5,30})?$/;

/** Narrows the fields to one kind. */
type Of<Kind extends PlainKind> = Extract<PlainField, { kind: Kind }>;

/** Validation and API description of a body's field, by kind. */
const rules: { readonly [Kind in PlainKind]: (field: Of<Kind>) => PropertyDecorator[] } = {
  title: () => [ApiProperty({ type: TitleBody }), IsPart(() => TitleBody)],
  prose: (field) =>
    isOptional(field)
      ? [ApiPropertyOptional({ type: ProseBody }), MayBeAbsent(), IsPart(() => ProseBody)]
      : [ApiProperty({ type: ProseBody }), IsPart(() => ProseBody), ...(field.mayBeEmpty ? [] : [SaysSomething()])],
  percent: ({ least, usual }) => [
    ApiProperty({ type: Number, description: twoDecimals, example: usual, minimum: least, maximum: most }),
    ...[HasTwoDecimals(), Min(least), Max(most)],
  ],
  sections: ({ of }) => [
    ApiPropertyOptional({ enum: [...of], isArray: true, description: 'What the order asks its client for once it is paid for in advance' }),
    ...[MayBeAbsent(), IsArray(), ArrayUnique(), IsIn(of, { each: true })],
  ],
  line: ({ most: longest, example }) => [ApiProperty({ type: String, example, maxLength: longest }), IsLine(longest)],
  phone: ({ example }) => [
    ApiProperty({ type: String, description: 'As people read it; empty: there is none', example }),
    ...[IsString(), Matches(phone, { message: 'mustBePhone' })],
  ],
  email: ({ example }) => [
    ApiProperty({ type: String, format: 'email', description: 'Empty: there is none', example }),
    ...[ValidateIf((_, value) => value !== ''), IsEmail()],
  ],
  whole: ({ least, most: largest, usual }) => [
    ApiProperty({ type: 'integer', minimum: least, maximum: largest, example: usual }),
    ...[Max(largest), Min(least), IsInt()],
  ],
};

const bilingual = (): ApiPropertyOptions => ({ type: BilingualDto });
const text = ({ example }: { example: string }): ApiPropertyOptions => ({ type: String, example });

/** API description of an answer's field, by kind. */
const docs: { readonly [Kind in PlainKind]: (field: Of<Kind>) => ApiPropertyOptions } = {
  title: bilingual,
  prose: bilingual,
  percent: ({ staffOnly, usual }) => ({ type: Number, description: staffOnly ? 'Percent' : twoDecimals, example: usual }),
  sections: ({ of }) => ({ enum: [...of], isArray: true }),
  line: text,
  phone: text,
  email: text,
  whole: ({ usual }) => ({ type: 'integer', example: usual }),
};

function docOf(field: PlainField): PropertyDecorator {
  const doc = docs[field.kind](field as never);
  if (!field.staffOnly) return ApiProperty(doc);
  const description = `${doc.description ?? 'A text'}; only for those who may read the services section`;
  return ApiPropertyOptional({ ...doc, description } as ApiPropertyOptions);
}

/** Builds a class with `fields`. Decorators are applied from last to first, as above a property. */
function classOf<Instance>(fields: PlainFields, decoratorsOf: (field: PlainField) => PropertyDecorator[]): Type<Instance> {
  class Plain {}
  for (const [name, field] of Object.entries(fields)) {
    for (const decorate of decoratorsOf(field).reverse()) decorate(Plain.prototype, name);
  }
  return Plain as Type<Instance>;
}

/** Base class of bodies, which validates and documents `fields`. */
export const bodyWith = <Fields extends PlainFields>(fields: Fields): Type<WrittenFields<Fields>> =>
  classOf(fields, (field) => rules[field.kind](field as never));

/** Base class of answers, which documents `fields`. */
export const answerWith = <Fields extends PlainFields>(fields: Fields): Type<AnsweredFields<Fields>> =>
  classOf(fields, (field) => [docOf(field)]);
