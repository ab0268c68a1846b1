import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { noBreakSpace, typeset } from './typography.js';

/** Shows a no-break space as an underscore. */
const seen = (text: string, language: 'ru' | 'en'): string => typeset(text, language).replaceAll(noBreakSpace, '_');

describe('typeset', () => {
  it('keeps a Russian word of one character with the next one, and a dash with the one before', () => {
    expect(seen('Открыть счёт в банке и вести учёт — у нас', 'ru')).toBe('Открыть счёт в_банке и_вести учёт_— у_нас');
    expect(seen('В Эстонии о сроке', 'ru')).toBe('В_Эстонии о_сроке');
    expect(seen('вместо ООО нужно', 'ru')).toBe('вместо ООО нужно');
  });

  it('keeps a Russian sum together', () => {
    expect(seen('от 1 250 000 € или 22 %, 3 млн, 500 USD', 'ru')).toBe('от 1_250_000_€ или 22_%, 3_млн, 500_USD');
  });

  it('keeps an English sum together, and sets the percent close', () => {
    expect(seen('from EUR 25,000 at 22 %, up to USD 2 million', 'en')).toBe('from EUR_25,000 at 22%, up to USD_2_million');
    expect(seen('2 million founders, 3 millionaires', 'en')).toBe('2_million founders, 3 millionaires');
  });

  it('gives each language its own quotation marks and apostrophe', () => {
    expect(seen('кнопка "Заказать"', 'ru')).toBe('кнопка «Заказать»');
    expect(seen(`the founders' card says "it's done"`, 'en')).toBe('the founders’ card says “it’s done”');
  });

  it('changes nothing when it is applied again, and never a character or a figure', () => {
    const words = fc.array(fc.constantFrom('в', 'я', '1', '250', '000', '%', '€', '—', '"', "don't", 'EUR', 'млн', 'слово', 'ab'));
    fc.assert(
      fc.property(words, fc.constantFrom('ru', 'en'), (list, language) => {
        const text = list.join(' ');
        const once = typeset(text, language);
        expect(typeset(once, language)).toBe(once);
        const letters = (of: string): string => of.replace(/[^\p{L}\p{N}%€]/gu, '');
        expect(letters(once)).toBe(letters(text));
      }),
      runs(),
    );
  });
});
