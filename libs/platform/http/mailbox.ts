import { applyDecorators } from '@nestjs/common';
import { isEmail, ValidateBy } from 'class-validator';
import { Transform } from './validate.js';
import { emailKey } from '#machines/kernel/email-key';

/** Maximum length of an email address. */
export const longestMailbox = 254;

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Mixed scripts in one name indicate an attempt to imitate another address. */
const isMixed = (name: string): boolean => alphabets.filter((alphabet) => alphabet.test(name)).length > 1;

/** A local part without quotes: what ASCII permits, and visible alphanumeric characters and marks of other scripts. */
const name = String.raw`(?:[a-z0-9!#$%&'*+/=?^_\x60{|}~-]|(?![\p{ASCII}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}\p{N}])+`;
const shape = new RegExp(String.raw`^${name}(?:\.${name})*@[a-z0-9.-]+$`, 'u');

/**
 * Whether an email address is deliverable, shows every character of it and cannot imitate another: local part and each label of the domain use one script. It is
 * checked in the form that is stored, which may differ from the text and be longer.
 */
export function isMailbox(text: string): boolean {
  if (text.length > longestMailbox) return false;
  const key = emailKey(text);
  const isOneScript = !text.normalize('NFKC').split(/[@.]/).some(isMixed);
  return key.length <= longestMailbox && isOneScript && shape.test(key) && isEmail(key, { allow_utf8_local_part: true });
}

/** A deliverable email address that cannot imitate another, converted to the form that is stored. Code: mustBeEmail. */
export const IsMailbox = (): PropertyDecorator =>
  applyDecorators(
    Transform((value) => (typeof value === 'string' && isMailbox(value) ? emailKey(value) : value)),
    ValidateBy({ name: 'mustBeEmail', validator: { validate: (value: unknown) => typeof value === 'string' && isMailbox(value) } }),
  );
