import { readableText, typedText } from './readable-text.js';

describe('a readable text', () => {
  it.each([
    ['a direction mark', 'pay\u200e me\u200f no\u061cw', 'pay me now'],
    ['a space without width', 'pass\u200bport\ufeff \u2060no', 'passport no'],
    ['a filler', 'a\u3164b\uffa0', 'ab'],
    ['text in tag characters', `hi${String.fromCodePoint(0xe0001, 0xe0068, 0xe0069, 0xe007f)}!`, 'hi!'],
    ['an idle joiner', 'a\u200db\u200c дом\u200d \u200d', 'ab дом '],
  ])('drops %s', (_, text, expected) => {
    expect(readableText(text)).toBe(expected);
  });

  it.each([
    ['blanks of Braille', '\u2800'],
    ['soft hyphens', '\u00ad'],
    ['grapheme joiners', '\u034f'],
    ['variation selectors', '\ufe0f'],
    ['variation selectors of Han', '\u{e0100}'],
    ['Khmer vowels that are not shown', '\u17b4'],
    ['Hangul fillers', '\u3164'],
    ['Mongolian selectors', '\u180b'],
    ['joiners', '\u200d'],
    ['spaces', ' '],
    ['combining marks', '\u0301'],
    ['null notes', '\u{1d159}'],
    ['embedded objects', '\ufffc'],
  ])('counts as empty if it has only %s', (_, sign) => {
    for (const text of [sign, sign.repeat(200), `${sign} ${sign}\u200b${sign}`]) expect(readableText(text)).toBe('');
    expect(readableText(`${sign}a`).replace(sign, '')).toBe('a');
  });

  it('keeps no invisible character, except those with a use', () => {
    const kept = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
      (sign) => /\p{Default_Ignorable_Code_Point}/u.test(sign) && readableText(`a${sign}a`) !== 'aa',
    );
    expect(kept.filter((sign) => !/[\p{Variation_Selector}\u034f\u202a-\u202e\u2066-\u2069]/u.test(sign))).toEqual([]);
  });

  it('keeps one selector for a character', () => {
    expect(readableText(`\ufe0fAnna${'\ufe0f'.repeat(90)}`)).toBe('Anna\ufe0f');
  });

  it('keeps at most six marks on a character', () => {
    expect(readableText(`a${'\u0301'.repeat(3_999)}b`)).toBe(`a${'\u0301'.repeat(6)}b`);
    expect(readableText(`e\u0301${'\u0489'.repeat(50)}`)).toBe(`e\u0301${'\u0489'.repeat(5)}`);
  });

  it('is computed in linear time', () => {
    const long = 'a\u200d'.repeat(50_000) + '\u0301'.repeat(100_000) + '\u{1f3f4}'.repeat(50_000);
    expect(readableText(long)).toBe('a'.repeat(50_000) + '\u0301'.repeat(6) + '\u{1f3f4}'.repeat(50_000));
  });

  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a profession with a skin', '👩🏽‍⚕️'],
    ['a heart on fire', '❤️‍🔥'],
    ['a keycap', '1️⃣'],
    ['a flag of a region', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['Persian', 'می\u200cخواهم'],
    ['Hindi', 'क्\u200dष और क्\u200cष'],
    ['Malayalam', 'അവന്\u200d'],
    ['Vietnamese', 'Việt Nam'.normalize('NFD')],
    ['Hebrew with points', 'בְּרֵאשִׁ֖ית'],
    ['Tibetan', 'ཧཱུྃ'],
    ['Thai', 'น้ำใจ'],
    ['a variant of a Han sign', '葛\u{e0100}'],
    ['Russian and German', 'Ёлка, naïve Grüße'],
  ])('keeps %s', (_, text) => {
    expect(readableText(text)).toBe(text);
  });
});

it('a typed text has one kind of line end, no ends of spaces and no direction that it forces', () => {
  expect(typedText('  \u202eone\r\ntwo\rthree\u2066\u200e  ')).toBe('one\ntwo\nthree');
});
