import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeset } from '#machines/kernel/typography';
import { pieces } from '../lib/prose.js';
import { pageTexts } from './page-texts.js';

type Texts = string | { readonly [key: string]: Texts } | readonly Texts[];

/** All texts by path: "faq.groups.0.items.2.question". */
const leaves = (texts: Texts, place = ''): [string, string][] =>
  typeof texts === 'string' ? [[place, texts]] : Object.entries(texts).flatMap(([key, value]) => leaves(value as Texts, `${place}.${key}`));

const en = new Map(leaves(pageTexts.en));
const ru = new Map(leaves(pageTexts.ru));
const both = [...en, ...ru];

const links = (text: string) => pieces(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.href]));
const slots = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name).sort();
const isName = (place: string) => /\.(id|rows\.\d+\.0)$/.test(place);

describe('the long texts of the site', () => {
  it('have the same parts in both languages', () => {
    const withoutForms = (places: Iterable<string>) => [...places].filter((place) => !/count_(few|many)$/.test(place));
    expect(withoutForms(ru.keys())).toEqual(withoutForms(en.keys()));
  });

  it('lead to the same places and have the same slots', () => {
    for (const [place, text] of en) {
      const other = ru.get(place) ?? '';
      expect({ place, links: links(other), slots: slots(other) }).toEqual({ place, links: links(text), slots: slots(text) });
    }
  });

  it('have the same anchors in both languages', () => {
    for (const [place, text] of en) if (place.endsWith('.id')) expect(ru.get(place)).toBe(text);
  });

  it('are Russian in Russian and English in English', () => {
    for (const [place, text] of ru) if (!isName(place) && text.length > 25) expect(`${place} ${text}`).toMatch(/[а-яё]{3}/i);
    for (const [place, text] of en) expect(`${place} ${text}`).not.toMatch(/[а-яё]/i);
  });

  it('are empty only in the cells of people who do nothing at a step', () => {
    for (const [place, text] of both) if (text.trim() === '') expect(place).toMatch(/^\.about\.roles\.rows\.\d+\.(you|partner|manager)$/);
  });

  it('come out of typesetting without straight quotes, and with dashes that stay where they are', () => {
    for (const text of ru.values()) expect(typeset(text, 'ru')).not.toMatch(/["“”]| —/);
    for (const text of en.values()) expect(typeset(text, 'en')).not.toMatch(/["«»]|\p{L}'|—/u);
  });

  it('have no sentence twice among the legal pages', () => {
    for (const texts of [pageTexts.en, pageTexts.ru]) {
      const long = leaves(texts.legal as unknown as Texts).flatMap(([, text]) => (text.length > 60 ? [text] : []));
      expect(long.filter((text, index) => long.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('name no price: prices come from the catalogue', () => {
    for (const [place, text] of both) expect(`${place} ${text}`).not.toMatch(/\d\s?(€|\$|£|₽|евро|рубл|euros?\b)|(EUR|USD|GBP|RUB)\s?\d/i);
  });
});

describe('the questions of public pages', () => {
  it.each(['ru', 'en'] as const)('are at least fourteen, in groups, each asked and answered once (%s)', (language) => {
    const questions = pageTexts[language].faq.groups.flatMap(({ items }) => items);
    expect(questions.length).toBeGreaterThanOrEqual(14);
    expect(pageTexts[language].faq.groups.length).toBeGreaterThanOrEqual(4);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/[?.]$/);
      expect(answer.length).toBeGreaterThan(0);
    }
  });
});

describe('the page about cookies', () => {
  const source = (...path: string[]) => readFileSync(join(__dirname, '..', ...path), 'utf8');
  const namesIn = (id: string) => {
    const section = pageTexts.en.legal.cookies.sections.find((one) => one.id === id);
    const table = section?.body.find((block) => typeof block !== 'string');
    return table && 'rows' in table ? table.rows.map(([name]) => name).sort() : [];
  };

  it('names every key of the local storage, and no other', () => {
    const [, union = ''] = /export type StorageKey =([^;]+);/.exec(source('lib', 'storage.ts')) ?? [];
    expect(namesIn('local')).toEqual([...union.matchAll(/'(\w+)'/g)].map(([, key]) => key).sort());
  });

  it('names every key of the storage of a tab, and no other', () => {
    const keys = ['features/leads/public/utm.ts', 'features/leads/public/looked.ts', 'features/selection/kept-choice.ts'].map(
      (file) => /const (?:key|name) = '(\w+)'/.exec(source(file))?.[1],
    );
    expect(namesIn('session')).toEqual(keys.sort());
  });

  it('names every cookie the server and the pages set, and no other', () => {
    const server = source('..', '..', 'libs', 'features', 'auth', 'http', 'refresh-cookie.ts');
    const ofServer = [...server.matchAll(/(?:refresh|device): '(registra_\w+)'/g)].map(
      ([, name = '']) => `${name}, over https __Secure-${name}`,
    );
    const ofPages = [...source('lib', 'keep-language.ts').matchAll(/document\.cookie = `(\w+)=/g)].map(([, name]) => name);
    expect(namesIn('cookies')).toEqual([...ofServer, ...ofPages].sort());
  });

  it('shows the lifetimes that server and pages give the cookies', () => {
    const text = leaves(pageTexts.en.legal.cookies as unknown as Texts)
      .map(([, text]) => text)
      .join('\n');
    const lives = source('..', '..', 'libs', 'features', 'auth', 'rules', 'session-life.ts');
    for (const life of ['export const rememberedDays = 30;', 'export const deviceDays = 180;']) expect(lives).toContain(life);
    expect(source('lib', 'keep-language.ts')).toContain('Max-Age=31536000');
    for (const life of ['180 days', '30 days', '1 year']) expect(text).toContain(life);
  });
});
