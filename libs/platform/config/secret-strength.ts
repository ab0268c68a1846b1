/** What people write into examples and never replace, and what belongs to us: in a secret it hides nothing. */
const words = [
  'september',
  'february',
  'november',
  'december',
  'january',
  'october',
  'август',
  'апрель',
  'декабрь',
  'июль',
  'июнь',
  'ноябрь',
  'октябрь',
  'пароль',
  'секрет',
  'сентябрь',
  'февраль',
  'январь',
  'august',
  'april',
  'correcthorsebatterystaple',
  'keyboardcat',
  'development',
  'replaceme',
  'production',
  'changeit',
  'changeme',
  'insecure',
  'password',
  'postgres',
  'registra',
  'default',
  'example',
  'metrics',
  'private',
  'session',
  'letmein',
  'change',
  'enough',
  'please',
  'secret',
  'signing',
  'string',
  'admin',
  'super',
  'token',
  'audit',
  'local',
  'test',
  'demo',
  'long',
  'very',
  'your',
  'this',
  'that',
  'some',
  'jwt',
  'key',
  'bit',
  'the',
  'dev',
  'my',
  'is',
].sort((a, b) => b.length - a.length);

const known = new RegExp(words.join('|'), 'g');

/** Days as people write them (20260131, 31012026, 01312026), and years. */
const date =
  /(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|[12]\d|3[01])(?:19|20)\d\d|(?:19|20)\d\d/g;

/** Where each sign stands on a keyboard: the Latin layout, its first row with the shift key, and the Russian layout. */
const keys = new Map(
  [['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'], ['!@#$%^&*()'], ['', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю']].flatMap(
    (layout) => layout.flatMap((signs, row) => [...signs].map((sign, column) => [sign, { row, column }] as const)),
  ),
);

/** How far apart the signs of one written pattern stand: 0123 and qwerty (1), 00112233 and a1b2c3 (2), 001002003 (3), 1qaz2wsx (4), word1word2 (5). */
const strides = [1, 2, 3, 4, 5, 6, 7, 8];

/** A machine draws fewer signs in a row that follow a pattern, or a few such runs, but none of a hundred thousand secrets that are mostly these. */
const shortestPattern = 6;
const mostPatterned = 2 / 3;
/** Shorter secrets that a machine draws are mostly patterned by chance, once in thirty thousand. */
const fewestSigns = 24;

/**
 * How many bits nobody could foresee, by a guess that is far too high for what a person makes up and about right for what a machine draws: each sign that neither
 * continues a run (aaaa, 1234) nor repeats what came before counts as one choice among the signs there are. Known words count nothing. Where most signs follow a
 * pattern that people use, only the rest counts.
 */
export function unforeseenBits(secret: string): number {
  const text = secret
    .toLowerCase()
    .replace(/[\s._-]+/g, '')
    .replace(known, '');
  const signs = [...text];
  const isPattern = patternOf(text, signs);
  const isPatterned = [...secret].length >= fewestSigns && isPattern.filter(Boolean).length >= signs.length * mostPatterned;
  const isFresh = (at: number): boolean => !continuesRun(text, at) && !repeats(text, at) && !(isPatterned && isPattern[at] === true);
  return signs.filter((_, at) => isFresh(at)).length * Math.log2(Math.max(1, new Set(signs).size));
}

/** Which signs belong to a date, a sequence or a walk over the keyboard. */
function patternOf(text: string, signs: readonly string[]): boolean[] {
  const isPattern = signs.map(() => false);
  for (const { index, 0: found } of text.matchAll(date)) isPattern.fill(true, index, index + found.length);
  for (const stride of strides) {
    let begun = stride;
    for (let at = stride; at <= signs.length; at += 1) {
      if (at < signs.length && isNear(signs[at - stride], signs[at])) continue;
      if (at - begun >= shortestPattern) isPattern.fill(true, begun, at);
      begun = at + 1;
    }
  }
  return isPattern;
}

/** The two signs are the same, or neighbours in the alphabet or on the keyboard. */
function isNear(one = '', other = ''): boolean {
  const [from, to] = [keys.get(one), keys.get(other)];
  if (from && to && Math.abs(from.row - to.row) <= 1 && Math.abs(from.column - to.column) <= 1) return true;
  return Math.abs(codeOf(one) - codeOf(other)) <= 1;
}

/** Where a sign stands in its alphabet; hexadecimal figures go on from 9 to a. */
const codeOf = (sign: string): number => (sign >= '0' && sign <= '9' ? 'a'.charCodeAt(0) - 10 + Number(sign) : sign.charCodeAt(0));

/** The sign at `at` is as far from the one before as that was from its own: one, or none. */
function continuesRun(text: string, at: number): boolean {
  const step = (to: number): number => text.charCodeAt(to) - text.charCodeAt(to - 1);
  return at >= 2 && Math.abs(step(at)) <= 1 && step(at) === step(at - 1);
}

/** The sign at `at` with the two before it has been there already. */
function repeats(text: string, at: number): boolean {
  return at >= 3 && text.slice(0, at).includes(text.slice(at - 2, at + 1));
}
