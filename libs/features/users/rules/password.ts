import { emailKey } from './email-key.js';

/** Characters of a password people choose: the specification's least, and more than anybody types. */
export const shortestPassword = 8;
export const longestChosenPassword = 200;

/** What is wrong with a password that somebody wants to have, as the code of its text; undefined: nothing. Lengths count characters, not bytes. */
export function passwordFault(password: string, email: string): string | undefined {
  const length = [...password].length;
  if (length < shortestPassword) return 'passwordTooShort';
  if (length > longestChosenPassword) return 'tooLong';
  const typed = emailKey(password);
  const mailbox = emailKey(email);
  if (typed === mailbox || typed === mailbox.split('@')[0]) return 'passwordIsEmail';
  if (/^(.)\1*$/u.test(password) || isRun(typed) || commonest.has(typed)) return 'passwordCommon';
  return undefined;
}

/** Each sign follows the one before, up or down: 12345678, hgfedcba. */
function isRun(text: string): boolean {
  const steps = new Set([...text].slice(1).map((sign, i) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(i) ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** Those of eight signs and more that guessers try before all others, in both keyboards; longer lists belong to the meter in the form. */
const commonest: ReadonlySet<string> = new Set([
  ...[
    'password',
    'password1',
    'password123',
    'passw0rd',
    'p@ssw0rd',
    'qwertyui',
    'qwertyuiop',
    'qwerty123',
    'qwerty12',
    'qwerty1234',
    '1q2w3e4r',
  ],
  ...[
    '1q2w3e4r5t',
    '1qaz2wsx',
    'q1w2e3r4',
    'zaq12wsx',
    'asdfghjk',
    'asdfghjkl',
    'zxcvbnm1',
    'abcd1234',
    'abc12345',
    'iloveyou',
    'sunshine',
  ],
  ...['princess', 'football', 'baseball', 'superman', 'trustno1', 'starwars', 'computer', 'internet', 'michelle', 'jennifer', 'welcome1'],
  ...[
    'admin123',
    'administrator',
    'letmein1',
    'monkey123',
    'dragon123',
    'master123',
    'changeme',
    '12341234',
    '11223344',
    '87654321',
    '12344321',
  ],
  ...['123123123', '147258369', '789456123', '123qweasd', 'qweasdzxc', 'йцукенгш', 'йцукенгшщз', 'йцукен123', 'пароль123', 'парольпароль'],
  ...['фывапролдж', 'ячсмитьбю', 'registra', 'registra1'],
]);
