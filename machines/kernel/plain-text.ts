/** Characters that force the direction of the text after them: embeddings, overrides and isolates, and their ends. */
export const forcesDirection = String.raw`\u202a-\u202e\u2066-\u2069`;
/** Characters that a single line does not have: controls, line and paragraph separators. */
const breaksLine = String.raw`\p{Cc}\p{Zl}\p{Zp}`;

const outsideLine = new RegExp(`[${breaksLine}${forcesDirection}]`, 'u');
const runsOutsideLine = new RegExp(`[${breaksLine}${forcesDirection}]+`, 'gu');
const outsideText = new RegExp(String.raw`(?![\n\r\t])[\p{Cc}${forcesDirection}]`, 'u');

/** Whether `text` has no control, line-breaking or direction-forcing character. */
export const isLine = (text: string): boolean => !outsideLine.test(text);

/** Whether `text` has no direction-forcing character, and no control but tabs and line ends. */
export const isPlainText = (text: string): boolean => !outsideText.test(text);

/** Replaces each run of control, line-breaking and direction-forcing characters. */
export const toLine = (text: string, replacement: ' ' | ''): string => text.replace(runsOutsideLine, replacement);

/** Characters of the shortest text that is searched for: a whole name in Chinese has two, as have some surnames and order numbers. */
export const shortestSearch = 2;

/** A title or a search: NFC, no spaces around it, one between words. */
export const singleSpaced = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** What somebody searches for: characters that are not shown come along when a text is pasted. */
export const searchedText = (text: string): string => singleSpaced(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
