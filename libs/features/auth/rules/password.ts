import { dictionary } from '@zxcvbn-ts/language-common';
import { emailKey } from '#machines/kernel/email-key';

/** Characters of a chosen password; the specification's minimum. */
const shortestPassword = 8;
const longestChosenPassword = 200;

/** The code of the password's fault; undefined if it is acceptable. Lengths count characters, not bytes. */
export function passwordFault(password: string, email: string): string | undefined {
  // A character has at most two units: what has more is not taken apart to be counted.
  const length = password.length > longestChosenPassword * 2 ? Infinity : [...password].length;
  if (length < shortestPassword) return 'passwordTooShort';
  if (length > longestChosenPassword) return 'tooLong';
  const typed = emailKey(password);
  const mailbox = emailKey(email);
  if (typed === mailbox || typed === mailbox.split('@')[0]) return 'passwordIsEmail';
  if (/^(.)\1*$/u.test(password) || isRun(typed) || commonest.has(typed)) return 'passwordCommon';
  return undefined;
}

/** Whether each character follows the one before, up or down: 12345678, hgfedcba. */
function isRun(text: string): boolean {
  const steps = new Set([...text].slice(1).map((sign, i) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(i) ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/**
 * Passwords that attackers try first, from the list of the form's strength meter, typed on the other keyboard layout, and named after this
 * product.
 */
const commonest: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].filter((password) => password.length >= shortestPassword),
  ...[
    'йцукенгш',
    'йцукенгшщз',
    'йцукенгшщзхъ',
    'йцукен123',
    'йцукен12345',
    'фывапролдж',
    'ячсмитьбю',
    'пароль123',
    'пароль12',
    'парольпароль',
  ],
  ...['qweasdzxc', 'registra', 'registra1', 'registra123'],
]);
