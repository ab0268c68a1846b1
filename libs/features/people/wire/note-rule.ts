import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { isPlainText } from '#libs/kernel/plain-text';
import { Readable } from '#libs/platform/http/field-rules';

/** A text of several lines, with something in it and no control or direction-forcing characters. Code: badFormat. */
export const IsNoteText = (): PropertyDecorator =>
  applyDecorators(
    Readable(),
    ValidateBy({
      name: 'badFormat',
      validator: { validate: (value: unknown) => typeof value === 'string' && value.trim() !== '' && isPlainText(value) },
    }),
  );
