/** Control, format, separator and private characters and unpaired surrogates: what moves, hides or reorders the rest of a terminal's screen. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/** Whether a terminal shows the text as it is. */
export const isPrintable = (text: string): boolean => text.search(unprintable) < 0;

/** One line for a terminal, parts of which may be foreign: `\u{1b}` in place of an escape. */
export const printable = (line: string): string =>
  line.replaceAll(unprintable, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
