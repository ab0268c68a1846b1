import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { linesOf, linesText } from './cell-lines.js';

/** Generates normalised texts, which have no white space around them. */
const part = fc.string({ unit: fc.constantFrom('a', 'я', '|', '\\', '\n', 'n', ' ', '"', "'", ';', ',') }).map((text) => text.trim());

describe('lists in a cell', () => {
  it('come back as they were, whatever their texts hold', () => {
    fc.assert(
      fc.property(fc.array(fc.array(part, { minLength: 2, maxLength: 5 })), (lines) => {
        expect(linesOf(linesText(lines))).toEqual(lines);
      }),
      runs(),
    );
  });

  it('are read as people write them: spaced as they like, with empty lines', () => {
    expect(linesOf('own|Свой |  Own\r\n\r\n  provided | От нас | From us | 600  ')).toEqual([
      ['own', 'Свой', 'Own'],
      ['provided', 'От нас', 'From us', '600'],
    ]);
    expect(linesOf('  \n ')).toEqual([]);
  });
});
