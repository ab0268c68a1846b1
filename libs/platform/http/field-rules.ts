import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf } from 'class-validator';
import { readableText } from '#libs/kernel/readable-text';
import { isPhone, longestSpelling } from '#libs/kernel/phone';
import { toE164 } from '#libs/kernel/phone-number';
import { isCalendarDate } from '#libs/kernel/time';
import { isTimeZone, longestTimeZone } from '#libs/kernel/time-zone';

/** The field may be left out, but null is no value of it. (`@IsOptional` lets null through too: use it where null clears the field.) */
export const MayBeAbsent = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** How the API's document tells of a phone number in a body. */
export const phoneDoc = {
  maxLength: longestSpelling,
  example: '+79160000000',
  description:
    'Any spelling with the country code; kept as E.164, at most 17 characters and at least 11, or 8 where no number of the country is that long. Without a code it is a Russian number where `language` beside it is ru, and refused elsewhere',
} as const;

/** The country of a national number: who fills in a form in Russian, without the scripts that know better, writes a Russian one. */
const countryBeside = (body: unknown): string | undefined => ((body as { language?: unknown }).language === 'ru' ? 'RU' : undefined);

/** A phone number in any spelling, which the body then holds as E.164. */
export const IsPhone =
  (code: 'mustBePhone' | 'phoneInvalid' = 'mustBePhone'): PropertyDecorator =>
  (target, key) => {
    Transform(({ value, obj }: { value: unknown; obj: unknown }) =>
      typeof value === 'string' ? (toE164(value, countryBeside(obj)) ?? value) : value,
    )(target, key);
    ValidateBy({ name: code, validator: { validate: (value: unknown) => typeof value === 'string' && isPhone(value) } })(target, key);
  };

const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

/** Takes out of a text what readers cannot see, before it is judged. */
export const Readable = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? readableText(value) : value));

/** A line people read: text of at most `most` characters with no control, line-breaking or direction-forcing ones. `blank: false` needs a letter or sign. */
export const IsLine = (most: number, blank = true): PropertyDecorator =>
  applyDecorators(
    Readable(),
    ValidateBy({
      name: 'badFormat',
      validator: {
        validate: (value: unknown) =>
          // A character has at most two units: what has more is not taken apart to be counted.
          typeof value === 'string' &&
          value.length <= most * 2 &&
          [...value].length <= most &&
          oneLine.test(value) &&
          (blank || value.trim() !== ''),
      },
    }),
  );

/** How the API's document describes a time zone in a body. */
export const timeZoneDoc = { maxLength: longestTimeZone, example: 'Europe/Tallinn', description: 'IANA name' } as const;

/** A time zone by its IANA name. Code: timeZoneUnknown. */
export const IsTimeZone = (): PropertyDecorator => ValidateBy({ name: 'timeZoneUnknown', validator: { validate: isTimeZone } });

/** A date that a calendar has, written as 2026-01-31. Code: mustBeDate. */
export const IsCalendarDate = (): PropertyDecorator => ValidateBy({ name: 'mustBeDate', validator: { validate: isCalendarDate } });
