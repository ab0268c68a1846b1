import { ValidateBy, ValidateIf } from 'class-validator';

/** The field may be left out, but null is no value of it. (`@IsOptional` lets null through too: use it where null clears the field.) */
export const MayBeAbsent = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

const phone = /^\+?[0-9 ()-]+$/;

/** A phone number as the forms take it: 11 to 17 characters of digits, spaces, brackets and hyphens, perhaps a leading plus. Code: mustBePhone. */
export const IsPhone = (): PropertyDecorator =>
  ValidateBy({
    name: 'mustBePhone',
    validator: { validate: (value: unknown) => typeof value === 'string' && value.length >= 11 && value.length <= 17 && phone.test(value) },
  });

const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

/** A line people read: text of at most `most` characters with no control, line-breaking or direction-forcing ones. `blank: false` needs a letter or sign. */
export const IsLine = (most: number, blank = true): PropertyDecorator =>
  ValidateBy({
    name: 'badFormat',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' && [...value].length <= most && oneLine.test(value) && (blank || value.trim() !== ''),
    },
  });
