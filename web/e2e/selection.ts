import { createHash } from 'node:crypto';
import type { Language } from './texts.js';

/* What apps/tools/stories.mjs chose. */
const seed = process.env.E2E_SEED ?? '';

/** A number that the seed and `name` decide. */
const drawn = (name: string): number => createHash('sha256').update(`${seed}/${name}`).digest().readUInt32BE();

/** The variants of one story, by language and width: each of them, or in CI the one that the seed decides. */
export const waysOf = <T>(story: string, ways: readonly T[]): readonly T[] =>
  process.env.E2E_WAYS === 'one' ? ways.slice(drawn(story) % ways.length).slice(0, 1) : ways;

type Theme = 'light' | 'dark';
export type Look = readonly [Language, Theme, width: number];

const looks: readonly Look[] = (['ru', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => [360, 1280].map((width): Look => [language, theme, width])),
);

export const nameOf = (look: Look): string => look.join(',');

/** `all`; the name of one; `one` that the seed decides for each screen, and further ones of pages that a change touches; `touched`: only of these, all. */
const wanted = process.env.E2E_LOOKS ?? 'one';

/** Templates of addresses whose pages a change touches, and how many further looks these have at most. */
const touched = JSON.parse(process.env.E2E_TOUCHED ?? '[]') as string[];
const most = Number(process.env.E2E_MOST_FURTHER_LOOKS ?? Infinity);

const fits = (template: string, address: string): boolean =>
  new RegExp(`^${template.replace(/:\w+/g, '[^/]+')}$`).test(address.replace(/[?#].*/, ''));

interface Shown {
  name: string;
  /** its own, or a template of addresses */
  address: string;
}

/** Each screen with the looks that it is shown in. */
export function looksOf(screens: readonly Shown[]): Map<string, readonly Look[]> {
  const isTouched = ({ address }: Shown) => touched.some((template) => fits(template, address));
  if (wanted === 'touched') return new Map(screens.filter(isTouched).map(({ name }) => [name, looks]));
  if (wanted !== 'one')
    return new Map(screens.map(({ name }) => [name, looks.filter((look) => wanted === 'all' || nameOf(look) === wanted)]));
  const shown = new Map<string, Look[]>(screens.map(({ name }) => [name, looks.slice(drawn(name) % looks.length).slice(0, 1)]));
  const further = screens
    .filter(isTouched)
    .flatMap(({ name }) =>
      looks.filter((look) => !shown.get(name)?.includes(look)).map((look) => ({ name, look, place: drawn(`${name}/${nameOf(look)}`) })),
    )
    .sort((one, other) => one.place - other.place);
  for (const { name, look } of further.slice(0, most)) shown.get(name)?.push(look);
  return shown;
}
