import { encode } from 'uqr';
import { formatMoney } from '#machines/kernel/format';
import { currencies } from '#machines/kernel/money';
import { darkPoints, linksOfPdf, textOfPdf } from '#libs/testing/pdf-text';
import { PdfPages } from './document.js';

const russian = { title: 'Счёт на оплату', line: 'К оплате: 1 260,00 €, Фёдоров Йорк', label: 'Плательщик', value: 'Иван Смирнов-Йылдыз' };
const english = { title: 'Invoice', line: 'Paid by: a payment reference', label: 'Bank details', value: 'Order total, Prepayment' };

async function paper({ title, line, label, value }: typeof russian, language: 'ru' | 'en' = 'en'): Promise<Buffer> {
  const pages = new PdfPages({ title, language, footer: 'Registra' });
  pages.title(title);
  pages.line(line);
  pages.facts([[label, value]]);
  return pages.finish();
}

const seen = ({ title, line, label, value }: typeof russian): string[] => [title, line, `${label} ${value}`, 'Registra 1 / 1'];
const read = async (file: Buffer): Promise<string[]> =>
  (await textOfPdf(file)).map((line) => line.replaceAll('\u00a0', ' ').trim()).filter((line) => line !== '');

describe('the extracted text of a document equals the visible text', () => {
  it.each([
    ['English after Russian', [russian, english]],
    ['Russian after English', [english, russian]],
    ['each again', [russian, english, russian, english]],
  ])('%s', async (_name, papers) => {
    for (const one of papers) expect(await read(await paper(one))).toEqual(seen(one));
  });

  it('when several are written concurrently', async () => {
    const papers = [russian, english, russian, english];
    const files = await Promise.all(papers.map((one) => paper(one)));
    for (const [place, file] of files.entries()) expect(await read(file)).toEqual(seen(papers[place] ?? russian));
  });

  it('no-break spaces and similar characters of other alphabets are preserved', async () => {
    const text = 'A\u0410B\u0412 Σ∑ Ω\u2126 Δ∆ µμ';
    const [, line] = await textOfPdf(await paper({ ...english, line: text }));
    expect(line).toBe(text);
  });

  it.each([
    ['Georgian', 'გიორგი ბერიძე'],
    ['Armenian', 'Տիգրան Պետրոսյան'],
    ['Greek', 'Γιώργος Παπαδόπουλος'],
    ['Arabic', 'محمد بن عبد الله الأنصاري'],
    ['Hebrew', 'דוד בן־גוריון'],
    ['Hebrew in brackets', 'דוד (חברה) כהן'],
    ['Vietnamese', 'Nguyễn Thị Hồng Ánh'],
    ['Chinese', '王小明'],
    ['traditional Chinese', '陳大文'],
    ['Japanese', '田中太郎 たなか タロウ'],
    ['Korean', '김철수'],
    ['Thai', 'สมชาย ใจดี ผู้ใหญ่'],
    ['Azerbaijani', 'Əliyev Məmməd'],
    ['several', 'LLC გიორგი & Смирнов'],
  ])('a name in %s', async (_script, name) => {
    const [, line] = await textOfPdf(await paper({ ...english, line: name }));
    expect(line).toBe(name);
  });

  it.each(['ru', 'en'] as const)('sums in every currency, %s', async (language) => {
    const sums = currencies.map((currency) => formatMoney({ amount: '-1234567.00', currency }, language));
    const pages = new PdfPages({ title: 'Sums', language, footer: '' });
    for (const sum of sums) pages.line(sum);
    expect((await textOfPdf(await pages.finish())).slice(0, sums.length)).toEqual(sums);
  });
});

describe('a PDF document', () => {
  const sizeOf = async (line: string): Promise<number> => (await paper({ ...english, line })).length;

  it('embeds only the glyphs it uses, whatever others use at the same time', async () => {
    const alone = await sizeOf('Paid');
    const [long, short] = await Promise.all([sizeOf('Съешь же ещё этих мягких французских булок, да выпей чаю'), sizeOf('Paid')]);
    expect(Math.abs(short - alone)).toBeLessThan(64);
    expect(long).toBeGreaterThan(alone + 1_000);
  });
});

describe('a code in a PDF document', () => {
  const side = 150;
  const drawn = async (content: string): Promise<Buffer> => {
    const pages = new PdfPages({ title: 'Code', language: 'en', footer: 'Registra' });
    pages.code(content, side);
    return pages.finish();
  };

  it.each([
    ['an address', `https://registra.example/en/verify#certificate=${'aZ09-_'.repeat(80)}`],
    ['a text', 'BCD\n002\n1\nSCT'],
  ])('of %s is drawn module by module', async (_name, content) => {
    const modules = encode(content, { ecc: 'M', border: 4 }).data;
    const size = side / modules.length;
    const centres = modules.flatMap((row, y) => row.map((_, x) => [48 + (x + 0.5) * size, 54 + (y + 0.5) * size] as const));
    expect(await darkPoints(await drawn(content), centres)).toEqual(modules.flat());
  });

  it('of an address is a link, and no other code is', async () => {
    const address = 'https://registra.example/en/verify#certificate=abc-_';
    expect(linksOfPdf(await drawn(address))).toEqual([address]);
    expect(linksOfPdf(await drawn('BCD https://registra.example'))).toEqual([]);
  });

  it('has at most 2,331 bytes', async () => {
    await expect(drawn('a'.repeat(2331))).resolves.toBeInstanceOf(Buffer);
    await expect(drawn('a'.repeat(2332))).rejects.toThrow();
  });
});
