import { locales } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { allTexts } from '../lib/testing/all-texts.js';

type Tree = { readonly [key: string]: string | Tree };
type Leaves = ReadonlyMap<string, string>;

const leaves = (tree: Tree, path = ''): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value] as const] : [...leaves(value, `${path}${key}.`)],
    ),
  );

const plural = /_(zero|one|two|few|many|other)$/;
const names = (texts: Leaves) => [...new Set([...texts.keys()].map((key) => key.replace(plural, '')))].sort();
const parameters = (text: string) => [...new Set([...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name))].sort();

/** Plural forms of whole numbers; texts contain no fractions. */
const formsOf = (language: Language): string[] => {
  const rules = new Intl.PluralRules(locales[language]);
  return [...new Set([...Array.from({ length: 200 }, (_, count) => count), 1_000_000].map((count) => rules.select(count)))].sort();
};

/** Compares the texts of `language` with those of `en`; each fault begins with a key. */
function faultsOf(language: Language, texts: Leaves, model: Leaves): string[] {
  const own = names(texts);
  const expected = names(model);
  const counted = [...new Set([...texts.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')))];
  return [
    ...expected.filter((key) => !own.includes(key)).map((key) => `${key}: missing`),
    ...own.filter((key) => !expected.includes(key)).map((key) => `${key}: not in en`),
    ...counted.flatMap((key) =>
      formsOf(language)
        .filter((form) => !texts.has(`${key}_${form}`))
        .map((form) => `${key}_${form}: plural form missing`),
    ),
    ...[...texts].flatMap(([key, text]) => {
      const same = model.get(key) ?? model.get(key.replace(plural, '_other')) ?? model.get(key.replace(plural, ''));
      const unlike = same !== undefined && parameters(same).join() !== parameters(text).join();
      return unlike
        ? [`${key}: parameters ${parameters(text).join(', ') || 'none'}, expected ${parameters(same).join(', ') || 'none'}`]
        : [];
    }),
    ...[...texts].flatMap(([key, text]) =>
      text.trim() === '' ? [`${key}: empty`] : text === text.trim() ? [] : [`${key}: spaces around it`],
    ),
  ];
}

describe.each(Object.keys(allTexts) as Language[])('the texts in %s', (language) => {
  it.each(Object.keys(allTexts.en) as (keyof Texts)[])(
    'of %s have the keys, plural forms and parameters of English, and none is empty',
    (namespace) => {
      const model = leaves(allTexts.en[namespace] as unknown as Tree);
      expect(faultsOf(language, leaves(allTexts[language][namespace] as unknown as Tree), model)).toEqual([]);
    },
  );
});

it('the check of texts finds a missing key, a plural form too few, a misspelt parameter and an empty text', () => {
  const model = leaves({
    title: 'Orders',
    page: 'Page {{page}}',
    rows_one: '{{count}} row',
    rows_other: '{{count}} rows',
    note: { text: 'Note' },
  });
  const texts = leaves({
    page: 'Страница {{pege}}',
    rows_one: '{{count}} строка',
    rows_few: '{{count}} строки',
    note: { text: ' ' },
    spare: 'Лишнее',
  });
  expect(faultsOf('ru', texts, model)).toEqual([
    'title: missing',
    'spare: not in en',
    'rows_many: plural form missing',
    'page: parameters pege, expected page',
    'note.text: empty',
  ]);
});
