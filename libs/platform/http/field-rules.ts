import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, Matches, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { Transform } from './validate.js';
import { isPhone, longestSpelling } from '#machines/kernel/phone';
import { toE164 } from '#machines/kernel/phone-number';
import { isLine } from '#machines/kernel/plain-text';
import { readableText } from '#machines/kernel/readable-text';
import { isCalendarDate } from '#machines/kernel/time';
import { isTimeZone, longestTimeZone } from '#machines/kernel/time-zone';
import { languages } from '#machines/kernel/languages';

/** A free text of a person: 1 to `limit` characters, not only white space. Bodies stay as they were written, but for what nobody sees. */
export const IsText = (limit: number): PropertyDecorator => applyDecorators(Readable(), IsString(), MaxLength(limit), Matches(/\S/u));

/** A field of a body that may name a language of the product. @param description for its documentation */
export const MayBeLanguage = (description?: string): PropertyDecorator =>
  applyDecorators(IsIn(languages), MayBeAbsent(), ApiPropertyOptional({ enum: languages, ...(description && { description }) }));

/** Allows a missing field, but not null. (`@IsOptional` also allows null: use it where null clears the field.) */
export const MayBeAbsent = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** Description of phone numbers in the API document. */
export const phoneDoc = {
  maxLength: longestSpelling,
  example: '+79160000000',
  description:
    'Any spelling with the country code; kept as E.164, at most 17 characters and at least 11, or 8 where no number of the country is that long. Without a code it is a Russian number where `language` beside it is ru, and refused elsewhere',
} as const;

/** Country of a national number: users of the Russian form usually type Russian ones. */
const countryBeside = (body: unknown): string | undefined => ((body as { language?: unknown }).language === 'ru' ? 'RU' : undefined);

/** A phone number in any spelling, converted to E.164. */
export const IsPhone =
  (code: 'mustBePhone' | 'phoneInvalid' = 'mustBePhone'): PropertyDecorator =>
  (target, key) => {
    Transform((value, body) => (typeof value === 'string' ? (toE164(value, countryBeside(body)) ?? value) : value))(target, key);
    ValidateBy({ name: code, validator: { validate: (value: unknown) => typeof value === 'string' && isPhone(value) } })(target, key);
  };

const readable = (value: unknown): unknown => (typeof value === 'string' ? readableText(value) : value);

/** Removes invisible characters from a text, or a list of texts, before validation. */
export const Readable = (): PropertyDecorator => Transform((value) => (Array.isArray(value) ? value.map(readable) : readable(value)));

/** A text that is `valid` once invisible characters are removed. Code: badFormat. */
export const IsReadable = (valid: (text: string) => boolean): PropertyDecorator =>
  applyDecorators(
    Readable(),
    ValidateBy({ name: 'badFormat', validator: { validate: (value: unknown) => typeof value === 'string' && valid(value) } }),
  );

/**
 * A single-line text of at most `most` characters, without control, line-breaking or direction-forcing characters. `blank: false` requires a visible character: code required.
 */
export const IsLine = (most: number, blank = true): PropertyDecorator =>
  applyDecorators(
    // A character has at most two UTF-16 units: longer texts need no exact count.
    IsReadable((text) => text.length <= most * 2 && [...text].length <= most && isLine(text)),
    ...(blank ? [] : [SaysSomething()]),
  );

/** A text is not empty. Code: required. */
const SaysSomething = (): PropertyDecorator =>
  ValidateBy({ name: 'required', validator: { validate: (value: unknown) => typeof value !== 'string' || value.trim() !== '' } });

/** The same where the field may be missing. */
export const MayBeLine = (most: number, blank = true): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional({ maxLength: most }), MayBeAbsent(), IsLine(most, blank));

/** Signs of the Latin script with their marks, and what stands between the parts of a name. */
const latinName = /^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]*$/u;

/** A name in Latin script, a single line of at most `most` characters. Code: mustBeLatin. */
export const IsLatinName = (most: number): PropertyDecorator =>
  applyDecorators(
    IsLine(most, false),
    ValidateBy({ name: 'mustBeLatin', validator: { validate: (value: unknown) => typeof value !== 'string' || latinName.test(value) } }),
  );

const isHundredths = (value: unknown): boolean => typeof value === 'number' && Number(value.toFixed(2)) === value;

/**
 * A number with at most two decimals. Code: mustBeNumber. (`IsNumber({ maxDecimalPlaces })` throws for a number that is written with an exponent, such as
 * 1e-7.)
 */
export const HasTwoDecimals = (): PropertyDecorator => ValidateBy({ name: 'isNumber', validator: { validate: isHundredths } });

/** Description of time zones in the API document. */
export const timeZoneDoc = { maxLength: longestTimeZone, example: 'Europe/Tallinn', description: 'IANA name' } as const;

/** A time zone by its IANA name. Code: timeZoneUnknown. */
export const IsTimeZone = (): PropertyDecorator => ValidateBy({ name: 'timeZoneUnknown', validator: { validate: isTimeZone } });

/** The same where the field may be missing. */
export const MayBeTimeZone = (): PropertyDecorator => applyDecorators(ApiPropertyOptional(timeZoneDoc), MayBeAbsent(), IsTimeZone());

/** An existing calendar date, such as 2026-01-31. Code: mustBeDate. */
export const IsCalendarDate = (): PropertyDecorator => ValidateBy({ name: 'mustBeDate', validator: { validate: isCalendarDate } });
