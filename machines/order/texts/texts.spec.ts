import i18next from 'i18next';
import { operationNames } from '../commands.js';
import { refusalCodes, remedyKeys } from '../decision.js';
import { orderStatuses } from '../statuses.js';
import { en } from './en.js';
import { ru } from './ru.js';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
const languages = { ru: leaves(ru as unknown as Tree), en: leaves(en as unknown as Tree) };
const base = (key: string): string => key.replace(/_(one|few|many|other)$/, '');
const placeholders = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

test('both languages have the same keys', () => {
  expect([...new Set(languages.ru.map(([key]) => base(key)))].sort()).toEqual([...new Set(languages.en.map(([key]) => base(key)))].sort());
});

test('every status, operation, refusal and remedy has its text', () => {
  for (const texts of [ru, en]) {
    expect(Object.keys(texts.status)).toEqual(expect.arrayContaining([...orderStatuses]));
    expect(Object.keys(texts.operation)).toEqual(expect.arrayContaining([...operationNames]));
    expect(Object.keys(texts.refusal).sort()).toEqual([...refusalCodes].sort());
    expect([...new Set(Object.keys(texts.remedy).map(base))].sort()).toEqual([...remedyKeys].sort());
  }
});

test('both languages have the same placeholders', () => {
  const asked = (texts: [string, string][]) => new Map(texts.map(([key, text]) => [base(key), placeholders(text)]));
  expect(Object.fromEntries(asked(languages.ru))).toEqual(Object.fromEntries(asked(languages.en)));
});

test('two statuses with the same name have distinct labels', () => {
  for (const texts of [ru, en]) {
    const labels = Object.values(texts.status);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test('a number takes its form of the noun', async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'ru', resources: { ru: { translation: ru }, en: { translation: en } }, interpolation: { escapeValue: false } });
  const steps = (count: number, lng: string) => i18n.t('remedy.completeSteps', { count, lng });
  expect([1, 2, 5, 21].map((count) => steps(count, 'ru'))).toEqual([
    'Остался 1 шаг.',
    'Осталось 2 шага.',
    'Осталось 5 шагов.',
    'Остался 21 шаг.',
  ]);
  expect([1, 2].map((count) => steps(count, 'en'))).toEqual(['1 step is still to be done.', '2 steps are still to be done.']);
});

describe('Russian typography', () => {
  test.each(languages.ru)('%s', (_key, text) => {
    expect(text).not.toMatch(/["']/);
    expect(text).not.toMatch(/ —/);
    expect(text).not.toMatch(/(?<![а-яё])[а-яё] /i);
  });
});
