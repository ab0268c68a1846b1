import { forcesDirection } from './plain-text.js';

/** Combining marks on one base character: more than any script writes, and few enough to stay in their line. */
const mostMarks = 6;

/** Tag characters spell the flags of regions behind a black flag; anywhere else they carry text that nobody sees. */
const tags = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu;

/**
 * What Unicode says is not shown (Default_Ignorable_Code_Point: fillers, soft hyphens, spaces of no width, direction marks) and the marks of annotations. Not those that
 * have a use in their place, below, nor those that force a direction: a line with one is refused.
 */
const hidden = new RegExp(
  String.raw`[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\p{Variation_Selector}\u034f\u200c\u200d${forcesDirection}]--[\u{e0000}-\u{e0fff}]]`,
  'gv',
);

/** Variation selectors and the grapheme joiner that have no character to vary before them. */
const idleSelectors = new RegExp(
  String.raw`[\p{Variation_Selector}\u034f](?<![[\p{L}\p{M}\p{N}\p{P}\p{S}]--\p{Default_Ignorable_Code_Point}].)`,
  'gsv',
);

/** Characters that no property names and whose glyph is blank: Braille, a null note, a Khitan filler, two hieroglyphs, an embedded object. */
const blankGlyphs = String.raw`\u2800\ufffc\u{16fe4}\u{1d159}\u{13441}\u{13442}`;

/** A text in which nothing is seen: no control character either, which is refused elsewhere. */
const nothing = new RegExp(String.raw`^[\s\p{M}\u200c\u200d${blankGlyphs}]*$`, 'u');

/** Signs that make an emoji of several, or of a digit. */
const partOfEmoji = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u20e3`;

/** Base characters and marks of the joining scripts, where a joiner or non-joiner changes how a word is written: all but those that never join. */
const joining = String.raw`[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Inherited}]]`;

/** Joiners that are neither inside an emoji nor behind a joining character. The lookbehind starts only at a joiner, so the time stays linear. */
const idleJoiners = new RegExp(
  String.raw`\u200d(?<![${partOfEmoji}]\u200d)(?<!${joining}\p{M}*\u200d)|\u200d(?<=[${partOfEmoji}]\u200d)(?!\p{Extended_Pictographic})|\u200c(?<!${joining}\p{M}*\u200c)`,
  'gv',
);

/** Joiners among marks are counted with them, so that none begins another pile. */
const excessMarks = new RegExp(String.raw`([\p{M}\u200c\u200d]{${mostMarks}})[\p{M}\u200c\u200d]+`, 'gu');

/**
 * Removes invisible characters and piles of combining marks. Keeps what languages and emoji are written with: joiners between joining characters, variation
 * selectors, sequences of emoji and flags. A text that shows nothing is empty.
 */
export function readableText(text: string): string {
  const shown = [hidden, idleSelectors, idleJoiners].reduce((rest, signs) => rest.replace(signs, ''), text.replace(tags, '$1'));
  return nothing.test(shown) ? '' : shown.replace(excessMarks, '$1');
}

const directions = new RegExp(`[${forcesDirection}]`, 'gu');

/** A text of several lines: NFC, no spaces around it, its lines end with a line feed. */
export const trimmedLines = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** What people typed: its ends are spaces, its lines end in one way, and what hides or turns its direction around is taken out. */
export const typedText = (text: string): string => readableText(trimmedLines(text).replace(directions, '')).trim();
