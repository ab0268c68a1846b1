/** Words of examples that are never replaced, and our own names: they add no entropy. */
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

/** Dates in common notations (20260131, 31012026, 01312026), and years. */
const date =
  /(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|[12]\d|3[01])(?:19|20)\d\d|(?:19|20)\d\d/g;

/** Keyboard positions: the Latin layout, its first row with the shift key, and the Russian layout. */
const keys = new Map(
  [['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'], ['!@#$%^&*()'], ['', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю']].flatMap(
    (layout) => layout.flatMap((signs, row) => [...signs].map((sign, column) => [sign, { row, column }] as const)),
  ),
);

/** Distances between characters of a typed pattern: 0123 and qwerty (1), 00112233 and a1b2c3 (2), 001002003 (3), 1qaz2wsx (4), word1word2 (5). */
const strides = [1, 2, 3, 4, 5, 6, 7, 8];

/** A minimum run length: generated secrets contain short patterns by chance, but none of a hundred thousand consists mostly of runs of this length. */
const shortestPattern = 6;
const mostPatterned = 2 / 3;
/** Below this length, one in thirty thousand generated secrets consists mostly of patterns by chance. */
const fewestSigns = 24;

/**
 * Estimates the entropy of a secret in bits: much too high for invented passwords, about right for generated ones. Each character that neither continues a run
 * (aaaa, 1234) nor repeats an earlier sequence counts as one choice among its alphabet. Known words count nothing. If most characters follow a common pattern,
 * only the rest counts.
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

/** Marks the characters of dates, sequences and keyboard runs. */
function patternOf(text: string, signs: readonly string[]): boolean[] {
  const isPattern = signs.map(() => false);
  for (const { index, 0: found } of text.matchAll(date)) isPattern.fill(true, index, index + found.length);
  for (const stride of strides) {
    let start = stride;
    for (let at = stride; at <= signs.length; at += 1) {
      if (at < signs.length && isNear(signs[at - stride], signs[at])) continue;
      if (at - start >= shortestPattern) isPattern.fill(true, start, at);
      start = at + 1;
    }
  }
  return isPattern;
}

/** Whether two characters are equal, or neighbours in the alphabet or on the keyboard. */
function isNear(one = '', other = ''): boolean {
  const [from, to] = [keys.get(one), keys.get(other)];
  if (from && to && Math.abs(from.row - to.row) <= 1 && Math.abs(from.column - to.column) <= 1) return true;
  return Math.abs(codeOf(one) - codeOf(other)) <= 1;
}

/** Position of a character in its alphabet; hexadecimal digits continue from 9 to a. */
const codeOf = (sign: string): number => (sign >= '0' && sign <= '9' ? 'a'.charCodeAt(0) - 10 + Number(sign) : sign.charCodeAt(0));

/** Whether the character at `at` continues a step of one or zero. */
function continuesRun(text: string, at: number): boolean {
  const step = (to: number): number => text.charCodeAt(to) - text.charCodeAt(to - 1);
  return at >= 2 && Math.abs(step(at)) <= 1 && step(at) === step(at - 1);
}

/** Whether the three characters ending at `at` occurred before. */
function repeats(text: string, at: number): boolean {
  return at >= 3 && text.slice(0, at).includes(text.slice(at - 2, at + 1));
}
