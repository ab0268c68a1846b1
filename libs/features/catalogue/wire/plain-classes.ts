import type { Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, IsNumber, Max, Min } from 'class-validator';
import { MayBeAbsent } from '#libs/platform/http/field-rules';
import { type AnsweredFields, type PlainField, type PlainFields, type WrittenFields, isOptional } from '#machines/catalogue/service-schema';
import { ProseBody, TitleBody } from './catalogue-bodies.js';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';
import { IsPart, SaysSomething } from './text-rules.js';

const most = 100;
const twoDecimals = 'Percent, at most two decimals';

/** The rules of a field of a body, and how the API's document tells of it. */
function rulesOf(field: PlainField): PropertyDecorator[] {
  if (field.kind === 'percent') {
    const { least, usual } = field;
    const doc = { type: Number, description: twoDecimals, example: usual, minimum: least, maximum: most };
    return [ApiProperty(doc), IsNumber({ maxDecimalPlaces: 2 }), Min(least), Max(most)];
  }
  if (field.kind === 'sections') {
    const doc = { enum: [...field.of], isArray: true, description: 'What the order asks its client for once it is paid for in advance' };
    return [ApiPropertyOptional(doc), MayBeAbsent(), IsArray(), ArrayUnique(), IsIn(field.of, { each: true })];
  }
  if (field.kind === 'title') return [ApiProperty({ type: TitleBody }), IsPart(() => TitleBody)];
  return isOptional(field)
    ? [ApiPropertyOptional({ type: ProseBody }), MayBeAbsent(), IsPart(() => ProseBody)]
    : [ApiProperty({ type: ProseBody }), IsPart(() => ProseBody), SaysSomething()];
}

function docOf(field: PlainField): PropertyDecorator {
  const of = field.staffOnly ? ApiPropertyOptional : ApiProperty;
  const staff = '; only for those who may read the services section';
  if (field.kind === 'sections') return of({ enum: [...field.of], isArray: true });
  if (field.kind !== 'percent') return of({ type: BilingualDto, ...(field.staffOnly && { description: `A text${staff}` }) });
  return of({ type: Number, description: field.staffOnly ? `Percent${staff}` : twoDecimals, example: field.usual });
}

/** A class that has `fields`, each with its decorators, which work from the last to the first as they do above a property. */
function classOf<Instance>(fields: PlainFields, decoratorsOf: (field: PlainField) => PropertyDecorator[]): Type<Instance> {
  class Plain {}
  for (const [name, field] of Object.entries(fields)) {
    for (const decorate of decoratorsOf(field).reverse()) decorate(Plain.prototype, name);
  }
  return Plain as Type<Instance>;
}

/** What bodies with `fields` extend. */
export const bodyWith = <Fields extends PlainFields>(fields: Fields): Type<WrittenFields<Fields>> => classOf(fields, rulesOf);

/** What answers with `fields` extend. */
export const answerWith = <Fields extends PlainFields>(fields: Fields): Type<AnsweredFields<Fields>> =>
  classOf(fields, (field) => [docOf(field)]);
