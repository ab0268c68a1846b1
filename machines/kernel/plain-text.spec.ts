import { isLine, isPlainText, singleSpaced, toLine } from './plain-text.js';
import { trimmedLines, typedText } from './readable-text.js';

/** Every character that forces a direction (Unicode Standard Annex 9). */
const forcing = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];

describe('plain text', () => {
  it.each(forcing)('is refused with %j', (sign) => {
    expect([isLine(`a${sign}b`), isPlainText(`a${sign}b`)]).toEqual([false, false]);
    expect([typedText(`a${sign}b`), toLine(`a${sign}b`, '')]).toEqual(['ab', 'ab']);
  });

  it.each(['\u0000', '\u001b', '\u007f', '\u0085'])('does not contain the control character %j', (sign) => {
    expect([isLine(sign), isPlainText(sign)]).toEqual([false, false]);
  });

  it.each(['\n', '\r', '\t'])('may contain %j, but not in a line', (sign) => {
    expect([isLine(`a${sign}b`), isPlainText(`a${sign}b`)]).toEqual([false, true]);
  });

  it('may contain separators of lines and paragraphs, but not in a line', () => {
    expect([isLine('a\u2028b'), isLine('a\u2029b'), isPlainText('a\u2028b\u2029c')]).toEqual([false, false, true]);
  });

  it('may be of any script, with its marks of direction', () => {
    for (const text of ['', 'Привет', 'שלום\u200f', 'e\u0301', '👩‍👩‍👧']) expect([isLine(text), isPlainText(text)]).toEqual([true, true]);
  });
});

describe('text for one line', () => {
  it('gets one space for a run, or nothing', () => {
    expect(toLine('a\r\n\u2028b\u202ec', ' ')).toBe('a b c');
    expect(toLine('a\r\n\u2028b\u202ec', '')).toBe('abc');
  });

  it('is composed and single-spaced', () => {
    expect(singleSpaced('  e\u0301t  \n a ')).toBe('\u00e9t a');
  });
});

describe('text of several lines', () => {
  it('is composed and trimmed, and its lines end with a line feed', () => {
    expect(trimmedLines('\r\n e\u0301\r\rb \n')).toBe('\u00e9\n\nb');
  });
});
