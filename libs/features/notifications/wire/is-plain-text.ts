import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { Readable } from '#libs/platform/http/field-rules';

/** Everything but tabs and line ends that is no sign: control characters, and those that turn the direction of what follows. */
const hidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Text of several lines, of at most `most` characters and with at least one visible character. */
export const IsPlainText = (most: number): PropertyDecorator =>
  applyDecorators(
    Readable(),
    ValidateBy({
      name: 'badFormat',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && [...value].length <= most && value.trim() !== '' && !hidden.test(value.replace(/\r\n|[\n\t]/g, ' ')),
      },
    }),
  );
