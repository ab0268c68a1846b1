import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { matchesSearch, searchedWords } from './search-words.js';

let test: TestDatabase;
beforeAll(async () => (test = await createTestDatabase()));
afterAll(() => test.drop());

/** Whether `search` matches a folded text. */
async function finds(search: string, text: string): Promise<boolean> {
  const params: unknown[] = [text];
  const condition = matchesSearch(['t.folded'], search, (value) => `$${params.push(value)}`);
  const row = await test.database.one<{ found: boolean }>(
    `select ${condition} as found from (select fold_text($1::text) as folded) t`,
    params,
  );
  return row?.found === true;
}

/** Spellings of one name, as stored and as searched. */
const pairs = [
  ['Фёдоров', 'Федоров'],
  ['ФЁДОРОВ', 'фёдоров'],
  ['Счёт', 'счет'],
  ['Гринёв', 'ГРИНЕВ'],
  ['Weiß', 'Weiss'],
  ['WEIẞ', 'weiss'],
  ['Işık', 'Isik'],
  ['İbrahim', 'İBRAHİM'],
  ['İbrahim', 'ibrahim'],
  ['ISIL', 'ısıl'],
  ['Łukasz', 'Lukasz'],
  ['Núñez', 'Nunez'],
  ['Björn', 'Bjorn'],
  ['Zoë', 'Zoe'],
  ['Søren', 'Soren'],
  ['Đặng', 'Dang'],
  ['Æsa', 'Aesa'],
  ['O’Neill', "O'Neill"],
  ['O’Neill', 'ONeill'],
  ['Oʼneill', 'O`Neill'],
  ['Jean-Luc', 'Jean Luc'],
  ['Jean‑Luc', 'Jean–Luc'],
  ['Римский-Корсаков', 'Римский Корсаков'],
  ['Юлий', 'юлий'],
  ['Παπαδόπουλος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ'],
  ['José', 'Jose\u0301'],
  ['Ｍａｒｉａ', 'Maria'],
  ['OÜ', 'ou'],
] as const;

describe('a search by words', () => {
  it.each(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))('for "%s" finds "%s"', async (search, text) => {
    expect(await finds(search, `Anna ${text} Tamm`)).toBe(true);
    expect(await finds(search, text)).toBe(true);
  });

  it('keeps the signs of a word that are no punctuation around it', () => {
    expect(searchedWords('C++ 100% _draft №41. "+372"')).toEqual(['C++', '100%', '_draft', '41', '+372']);
  });

  it.each(['Елкин, Сорт', '"Елкин"', '<elkin@example.com>', 'mailto:elkin@example.com', '(Елкин)', 'R-000067.', '«Елкин»'])(
    'ignores the signs around a pasted word: %s',
    async (search) => expect(await finds(search, 'R-000067 | Ёлкин Сорт | elkin@example.com')).toBe(true),
  );

  it('finds every word in any order and position, and nothing if one is missing', async () => {
    expect(await finds('Эстония Соколов', 'R-000041 | Соколов Дмитрий | Эстония')).toBe(true);
    expect(await finds('околов', 'Соколов Дмитрий')).toBe(true);
    expect(await finds('Соколов Латвия', 'Соколов Дмитрий | Эстония')).toBe(false);
  });

  it('matches one or two characters only at the start of a word', async () => {
    expect(await finds('ou', 'Registration of an OÜ')).toBe(true);
    expect(await finds('ou', 'your account')).toBe(false);
    expect(await finds('Anna K', 'Anna Kask')).toBe(true);
    expect(await finds('Anna K', 'Anna Tamm')).toBe(false);
  });

  it('matches LIKE wildcards literally, also in their full-width forms', async () => {
    expect(await finds('100%', 'a prepayment of 100%')).toBe(true);
    for (const search of ['1％0', '1%0', 'a_b', 'a＿b', 'a\\b']) expect(await finds(search, '100 axb ab')).toBe(false);
    expect(await finds('a\\b', 'x a\\b y')).toBe(true);
  });

  it('finds nothing without searchable words', async () => {
    for (const search of ['', '—', '´´', 'ʼʼʼ', '%%%']) expect(await finds(search, 'anything % ´´')).toBe(false);
  });
});

describe('the words of a search', () => {
  it('are distinct, and ten at the most', () => {
    expect(searchedWords('Tamm & Partners Tamm')).toEqual(['Tamm', 'Partners']);
    expect(searchedWords(Array.from({ length: 50 }, (_, at) => `w${at}`).join(' '))).toHaveLength(10);
  });
});
