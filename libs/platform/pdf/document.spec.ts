import { golosText } from '../fonts/golos-text.js';
import { PdfPages } from './document.js';

const made = async (text: string): Promise<number> => {
  const pages = new PdfPages({ title: 'A paper', language: 'en', footer: 'Registra' });
  pages.title(text);
  pages.line(text);
  return (await pages.finish()).length;
};

describe('a document', () => {
  it('is written with the typeface that was parsed once for all of them', async () => {
    const subset = jest.spyOn(golosText('regular'), 'createSubset');
    await made('Paid');
    await made('Paid');
    expect(subset).toHaveBeenCalledTimes(2);
  });

  it('takes into its file the letters that it uses, whatever others use at the same time', async () => {
    const alone = await made('Paid');
    const [long, short] = await Promise.all([made('Съешь же ещё этих мягких французских булок, да выпей чаю'), made('Paid')]);
    expect(Math.abs(short - alone)).toBeLessThan(64);
    expect(long).toBeGreaterThan(alone + 1_000);
  });
});
