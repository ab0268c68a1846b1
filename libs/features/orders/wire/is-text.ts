import { applyDecorators } from '@nestjs/common';
import { IsString, Matches, MaxLength } from 'class-validator';

/** A free text of a person: 1 to `limit` characters, not only white space. Bodies stay as they were written. */
export const IsText = (limit: number): PropertyDecorator => applyDecorators(IsString(), MaxLength(limit), Matches(/\S/u));
