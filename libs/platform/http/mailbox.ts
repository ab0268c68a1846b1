import { isEmail, ValidateBy } from 'class-validator';
import { emailKey } from '#libs/kernel/email-key';

/** Maximum length of an email address. */
export const longestMailbox = 254;

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Mixed scripts in one name indicate an attempt to imitate another address. */
const isMixed = (name: string): boolean => alphabets.filter((alphabet) => alphabet.test(name)).length > 1;

/**
 * Whether an email address is deliverable and cannot imitate another: local part and each label of the domain use one script. It is checked on the comparison
 * key, which may differ from the address and be longer.
 */
export function isMailbox(text: string): boolean {
  if (text.length > longestMailbox) return false;
  const key = emailKey(text);
  return key.length <= longestMailbox && isEmail(key, { allow_utf8_local_part: true }) && !key.split(/[@.]/).some(isMixed);
}

/** A deliverable email address that cannot imitate another. Code: mustBeEmail. */
export const IsMailbox = (): PropertyDecorator =>
  ValidateBy({ name: 'mustBeEmail', validator: { validate: (value: unknown) => typeof value === 'string' && isMailbox(value) } });
