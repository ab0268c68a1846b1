import { FallbackFaces } from './fallback-faces.js';
import { golosText } from './golos-text.js';
import { runsOf } from './text-runs.js';

const main = golosText('regular');
const seen = (line: string): string[] =>
  runsOf(line, main, new FallbackFaces('regular'))
    .map(({ text }) => text.trim())
    .filter(Boolean);

describe('the runs of a line', () => {
  it('are in visual order from left to right', () => {
    expect(seen('Paid by გიორგი')).toEqual(['Paid', 'by', 'გიორგი']);
  });

  it('are reversed for right-to-left scripts, except numbers in them and trailing text', () => {
    expect(seen('محمد علي, a@b.example')).toEqual(['علي', 'محمد', ',', 'a@b.example']);
    expect(seen('רחוב 12 חיפה')).toEqual(['חיפה', '12', 'רחוב']);
  });

  it('keep trailing spaces at the end of the line', () => {
    expect(runsOf('דוד כהן ', main, new FallbackFaces('regular')).at(-1)).toMatchObject({ text: ' ', level: 0 });
  });

  it('keep a word in one typeface if the product’s lacks one of its characters', () => {
    const faces = runsOf('Əliyev, Nguyễn', main, new FallbackFaces('regular'));
    expect(faces.filter(({ text }) => /\p{L}/u.test(text)).every(({ face }) => face !== main)).toBe(true);
  });

  it('use only the product’s typeface if it has all characters', () => {
    const unasked = new FallbackFaces('regular');
    const asked = [jest.spyOn(unasked, 'of'), jest.spyOn(unasked, 'sameTypeface')];
    expect(runsOf('Счёт на 1 260,00 € Invoice', main, unasked).every(({ face }) => face === main)).toBe(true);
    for (const one of asked) expect(one).not.toHaveBeenCalled();
  });

  it('keep a character and its marks together', () => {
    expect(seen('שָׁלוֹם')).toEqual(['שָׁלוֹם']);
    expect(seen('ผู้ใหญ่')).toEqual(['ผู้ใหญ่']);
  });
});
