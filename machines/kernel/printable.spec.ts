import { isPrintable, printable } from './printable.js';

describe('a line for a terminal', () => {
  it('shows texts of any language as they are', () => {
    for (const text of ['R-000001: 1 155,00 €', 'Соколов', '株式会社', 'e\u0301', '👍'])
      expect([isPrintable(text), printable(text)]).toEqual([true, text]);
  });

  it.each([
    ['clears the screen', '\u001b[2J', '\\u{1b}[2J'],
    ['hides what follows', '\u009b8m', '\\u{9b}8m'],
    ['begins another line', 'a\nverified', 'a\\u{a}verified'],
    ['goes back to the beginning', 'NOT\rverified', 'NOT\\u{d}verified'],
    ['reorders a name', 'R-\u202e100000', 'R-\\u{202e}100000'],
    ['isolates a direction', '\u2066a\u2069', '\\u{2066}a\\u{2069}'],
    ['hides between letters', 'a\u200bb', 'a\\u{200b}b'],
    ['is half a sign', 'a\ud83d', 'a\\u{d83d}'],
  ])('names a character that %s', (_what, text, shown) => {
    expect([isPrintable(text), printable(text)]).toEqual([false, shown]);
  });
});
