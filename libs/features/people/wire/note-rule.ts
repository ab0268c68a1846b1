import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { Readable } from '#libs/platform/http/field-rules';

const allowed = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u;

/** A text of several lines, with something in it and no control or direction-forcing characters. Code: badFormat. */
export const IsNoteText = (): PropertyDecorator =>
  applyDecorators(
    Readable(),
    ValidateBy({
      name: 'badFormat',
      validator: { validate: (value: unknown) => typeof value === 'string' && value.trim() !== '' && allowed.test(value) },
    }),
  );
