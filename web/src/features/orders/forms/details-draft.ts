import type { BodyOf } from '../../../api/call.js';
import type { OrderResource } from '../api/wire.js';
import { percentReader } from '../../../lib/percent.js';

/** Accepts shares from a hundredth of a percent. */
const readShare = percentReader(0.01);

export type DetailsBody = BodyOf<'PUT', '/orders/{id}/details'>;
export type SavedDraft = BodyOf<'PUT', '/orders/{id}/details/draft'>;
type Section = OrderResource['details']['asks'][number];

/** A row of the form; `key` identifies it while the form is open. Shares are stored as typed. */
export interface FounderLine {
  key: number;
  name: string;
  kind: 'person' | 'company';
  share: string;
}
export interface PersonLine {
  key: number;
  name: string;
  post: string;
}
export interface DetailsValues {
  names: string[];
  founders: FounderLine[];
  people: PersonLine[];
}

let lines = 0;
export const blankFounder = (): FounderLine => ({ key: (lines += 1), name: '', kind: 'person', share: '' });
export const blankPerson = (): PersonLine => ({ key: (lines += 1), name: '', post: '' });

const wishes = 3;
const shareText = (share: number | null): string => (share === null ? '' : String(share));

/** The draft, or the given details, with an empty line in every empty list. */
export function valuesOf({ details }: Pick<OrderResource, 'details'>, draft: SavedDraft | null): DetailsValues {
  const { names, founders, people } = draft ?? details;
  const founderLines = founders.map(({ name, kind, share }) => ({ ...blankFounder(), name, kind, share: shareText(share) }));
  const personLines = people.map(({ name, post }) => ({ ...blankPerson(), name, post }));
  return {
    names: Array.from({ length: wishes }, (_, index) => names[index] ?? ''),
    founders: founderLines.length > 0 ? founderLines : [blankFounder()],
    people: personLines.length > 0 ? personLines : [blankPerson()],
  };
}

const isBlankFounder = ({ name, share }: FounderLine): boolean => name.trim() === '' && share.trim() === '';
const isBlankPerson = ({ name, post }: PersonLine): boolean => name.trim() === '' && post.trim() === '';

/** The requested sections without empty lines. */
export function bodyOf(values: DetailsValues, asks: readonly Section[]): DetailsBody {
  return {
    ...(asks.includes('names') && { names: values.names.map((name) => name.trim()).filter(Boolean) }),
    ...(asks.includes('founders') && {
      founders: values.founders
        .filter((line) => !isBlankFounder(line))
        .map(({ name, kind, share }) => ({ name: name.trim(), kind, share: readShare(share) ?? 0 })),
    }),
    ...(asks.includes('people') && {
      people: values.people.filter((line) => !isBlankPerson(line)).map(({ name, post }) => ({ name: name.trim(), post: post.trim() })),
    }),
  };
}

/** Everything that was typed, as far as it can be parsed. */
export const draftOf = ({ names, founders, people }: DetailsValues): SavedDraft => ({
  names: names.map((name) => name.trim()),
  founders: founders.map(({ name, kind, share }) => ({ name: name.trim(), kind, share: readShare(share) ?? null })),
  people: people.map(({ name, post }) => ({ name: name.trim(), post: post.trim() })),
});

/** The sum of the parseable shares, in hundredths of a percent. */
export const sharesOf = ({ founders }: DetailsValues): number =>
  founders.reduce((sum, { share }) => sum + Math.round((readShare(share) ?? 0) * 100), 0);

export type DetailsFault = 'required' | 'percent' | 'shares';

/** Faults by path, such as `founders.0.share`; `founders` has one if the shares are no 100 % in total. */
export function detailsFaults(values: DetailsValues, asks: readonly Section[]): Record<string, DetailsFault> {
  const faults: Record<string, DetailsFault> = {};
  if (asks.includes('names') && values.names[0]?.trim() === '') faults['names.0'] = 'required';
  if (asks.includes('founders')) {
    const written = values.founders.filter((line) => !isBlankFounder(line));
    values.founders.forEach((line, index) => {
      if (isBlankFounder(line) && written.length > 0) return;
      if (line.name.trim() === '') faults[`founders.${index}.name`] = 'required';
      if (readShare(line.share) === undefined) faults[`founders.${index}.share`] = line.share.trim() === '' ? 'required' : 'percent';
    });
    if (Object.keys(faults).every((path) => !path.startsWith('founders')) && sharesOf(values) !== 10_000) faults['founders'] = 'shares';
  }
  if (asks.includes('people')) {
    const written = values.people.filter((line) => !isBlankPerson(line));
    values.people.forEach((line, index) => {
      if (isBlankPerson(line) && written.length > 0) return;
      if (line.name.trim() === '') faults[`people.${index}.name`] = 'required';
      if (line.post.trim() === '') faults[`people.${index}.post`] = 'required';
    });
  }
  return faults;
}
