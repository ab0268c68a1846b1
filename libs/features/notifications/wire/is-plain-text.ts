import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { isPlainText } from '#libs/kernel/plain-text';
import { Readable } from '#libs/platform/http/field-rules';

const loneReturn = /\r(?!\n)/;

/** Text of several lines, of at most `most` characters and with at least one visible character. */
export const IsPlainText = (most: number): PropertyDecorator =>
  applyDecorators(
    Readable(),
    ValidateBy({
      name: 'badFormat',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && [...value].length <= most && value.trim() !== '' && isPlainText(value) && !loneReturn.test(value),
      },
    }),
  );
