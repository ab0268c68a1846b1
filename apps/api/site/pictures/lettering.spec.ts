import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { lettered, linesOf, widthOf } from './lettering.js';

const face = { size: 40, weight: 'semibold' } as const;
const text = fc
  .array(fc.constantFrom('регистрация', 'OÜ', 'в\u00a0Эстонии', 'и', '1\u00a0260\u00a0€', 'company', 'holding'), {
    minLength: 1,
    maxLength: 30,
  })
  .map((all) => all.join(' '));

describe('lines of a picture', () => {
  it('fit the room, lose no word while there are lines enough, and break nowhere but at plain spaces', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 340, max: 1000 }), (title, room) => {
        const lines = linesOf(title, face, room, 99);
        for (const line of lines) expect(widthOf(line, face)).toBeLessThanOrEqual(room);
        expect(lines.join(' ')).toBe(title);
      }),
      runs({ quick: 40 }),
    );
  });

  it('end with an ellipsis where they are too many, and are no more than asked for', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 340, max: 600 }), (title, room) => {
        const lines = linesOf(title, face, room, 2);
        expect(lines.length).toBeLessThanOrEqual(2);
        if (linesOf(title, face, room, 99).length > 2) expect(lines.at(-1)).toMatch(/…$/);
        for (const line of lines) expect(widthOf(line, face)).toBeLessThanOrEqual(room + widthOf('…', face));
      }),
      runs({ quick: 40 }),
    );
  });

  it('are shapes, so that no font is needed where they are drawn', () => {
    const drawing = lettered('Эстония & <b>', face, 0, 0, '#000');
    expect(drawing).not.toMatch(/<text|Эстония|&|<b>/);
    expect(drawing.match(/<path /g)?.length).toBe('Эстония & <b>'.length);
  });
});
