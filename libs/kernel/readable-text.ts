import { withLineFeeds, withoutForcedDirection } from './plain-text.js';

/** Combining marks on one base character: more than any script writes, and few enough to stay in their line. */
const mostMarks = 6;

/** Tag characters spell the flags of regions behind a black flag; anywhere else they carry text that nobody sees. */
const tags = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu;

/** Signs without a shape: direction marks, spaces of no width, invisible operators and fillers. */
const shapeless = /[\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/gu;

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
 * selectors, sequences of emoji and flags.
 */
export const readableText = (text: string): string =>
  text.replace(tags, '$1').replace(shapeless, '').replace(idleJoiners, '').replace(excessMarks, '$1');

/** What people typed: its ends are spaces, its lines end in one way, and what hides or turns its direction around is taken out. */
export const typedText = (text: string): string => readableText(withoutForcedDirection(withLineFeeds(text.normalize('NFC')))).trim();
