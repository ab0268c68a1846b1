import { ValidateBy } from 'class-validator';

const allowed = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u;

/** A text of several lines, with something in it and no control or direction-forcing characters. Code: badFormat. */
export const IsNoteText = (): PropertyDecorator =>
  ValidateBy({
    name: 'badFormat',
    validator: { validate: (value: unknown) => typeof value === 'string' && value.trim() !== '' && allowed.test(value) },
  });
