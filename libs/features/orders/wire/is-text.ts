import { applyDecorators } from '@nestjs/common';
import { IsString, Matches, MaxLength } from 'class-validator';
import { Readable } from '#libs/platform/http/field-rules';

/** A free text of a person: 1 to `limit` characters, not only white space. Bodies stay as they were written, but for what nobody sees. */
export const IsText = (limit: number): PropertyDecorator => applyDecorators(Readable(), IsString(), MaxLength(limit), Matches(/\S/u));
