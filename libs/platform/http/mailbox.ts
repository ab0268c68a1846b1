import { isEmail, ValidateBy } from 'class-validator';
import { emailKey } from '#libs/kernel/email-key';

/** The longest address that mail servers carry. */
export const longestMailbox = 254;

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Letters of several alphabets in one name: the hand of somebody who wants to be taken for somebody else. */
const isMixed = (name: string): boolean => alphabets.filter((alphabet) => alphabet.test(name)).length > 1;

/**
 * Whether mail can be addressed to it, and nobody can take it for another: the name and each part of the domain keep to one alphabet. It is judged as it is
 * compared, since its key may be another text than itself, and a longer one.
 */
export function isMailbox(text: string): boolean {
  if (text.length > longestMailbox) return false;
  const key = emailKey(text);
  return key.length <= longestMailbox && isEmail(key, { allow_utf8_local_part: true }) && !key.split(/[@.]/).some(isMixed);
}

/** A mailbox that mail can be sent to and nobody can take for another. Code: mustBeEmail. */
export const IsMailbox = (): PropertyDecorator =>
  ValidateBy({ name: 'mustBeEmail', validator: { validate: (value: unknown) => typeof value === 'string' && isMailbox(value) } });
