import { allTexts } from '../lib/testing/all-texts.js';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value] as const] : [...leaves(value, `${path}${key}.`)],
    ),
  );

/** Of whole numbers; `other` is for fractions, which no text of ours counts. */
const wholeForms = ['one', 'few', 'many'];
const plural = /_(one|few|many|other)$/;
const names = (texts: Map<string, string>) => [...new Set([...texts.keys()].map((key) => key.replace(plural, '')))].sort();
const slots = (text: string) => [...new Set([...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name))].sort();

describe.each(Object.keys(allTexts.en) as (keyof typeof allTexts.en)[])('the texts of %s', (namespace) => {
  const en = leaves(allTexts.en[namespace] as Tree);
  const ru = leaves(allTexts.ru[namespace] as Tree);

  it('have the same keys in both languages', () => {
    expect(names(ru)).toEqual(names(en));
  });

  it('have every form that a number takes in Russian', () => {
    const counted = [...new Set([...ru.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')))];
    for (const key of counted) {
      expect({ key, forms: wholeForms.filter((form) => ru.has(`${key}_${form}`)) }).toEqual({
        key,
        forms: wholeForms,
      });
    }
  });

  it('name the same figures in both languages', () => {
    for (const [key, text] of en) {
      const other = ru.get(key);
      if (other === undefined) continue;
      expect({ key, slots: slots(other) }).toEqual({ key, slots: slots(text) });
    }
  });

  it('leave no text empty', () => {
    expect([...en, ...ru].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
