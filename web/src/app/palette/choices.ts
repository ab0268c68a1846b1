import type { TFunction } from 'i18next';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { contentText } from '#machines/kernel/content-language';
import type { Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { isSearchable } from '../../lib/list/define-list.js';
import type { PageCommand } from '../../lib/page-commands.js';
import { namesCountry } from '../../lib/service-name.js';
import { isStaff, type Page, sidebarOf } from '../pages.js';
import { call } from '../../api/call.js';
import type { Schemas } from '../../api/wire.js';

/** A line of the palette: a link or an action. */
export interface Choice {
  id: string;
  label: string;
  /** owner or place, next to the label */
  note?: string;
  to?: string;
  run?: () => void;
}

/** Groups without lines are not rendered. */
export interface ChoiceGroup {
  kind: 'commands' | 'orders' | 'people' | 'countries' | 'services' | 'pages';
  choices: Choice[];
}

interface Known {
  typed: string;
  actor: Actor;
  language: Language;
  t: TFunction<'common'>;
  commands: readonly PageCommand[];
  found: Found | undefined;
}

const named = ({ label }: Choice, typed: string): boolean => label.toLocaleLowerCase().includes(typed.toLocaleLowerCase());

const placeOf: Partial<Record<string, string>> = { Client: '/admin/client/', Partner: '/admin/partner-for-admin/' };

/** All choices that match the typed text; without text, the page's commands and the sections. */
export function choicesFor({ typed, actor, language, t, commands, found }: Known): ChoiceGroup[] {
  const area = isStaff(actor) ? '/admin' : '';
  const groups: ChoiceGroup[] = [
    {
      kind: 'commands',
      choices: commands.map(({ id, label, run }) => ({ id: `do ${id}`, label, run })).filter((one) => named(one, typed)),
    },
    {
      kind: 'orders',
      choices: (found?.orders ?? []).map(({ _id, number, client, service }) => ({
        id: _id,
        label: number,
        note: [client._id === actor.id ? '' : client.name, contentText(service, language)].filter(Boolean).join(' · '),
        to: `${area}/order?id=${_id}`,
      })),
    },
    {
      kind: 'people',
      choices: (found?.people ?? []).map(({ _id, role, name, email }) => ({
        id: _id,
        label: name || email,
        note: [t(`roles.${role}`), name ? email : ''].filter(Boolean).join(' · '),
        to: placeOf[role] ? `${placeOf[role]}${_id}` : `/admin/staff?id=${_id}`,
      })),
    },
    {
      kind: 'countries',
      choices: (found?.countries ?? []).map(({ _id, code, name }) => ({
        id: _id,
        label: contentText(name, language),
        note: code,
        to: `/admin/country?search=${encodeURIComponent(contentText(name, language))}`,
      })),
    },
    {
      kind: 'services',
      choices: (found?.services ?? []).map(({ _id, title, country }) => ({
        id: _id,
        label: contentText(title, language),
        note: namesCountry(contentText(title, language), contentText(country, language)) ? '' : contentText(country, language),
        to: `/admin/services?search=${encodeURIComponent(contentText(title, language))}`,
      })),
    },
    { kind: 'pages', choices: pagesOf(actor, t).filter((one) => named(one, typed)) },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

const pagesOf = (actor: Actor, t: TFunction<'common'>): Choice[] =>
  sidebarOf(actor)
    .flatMap(({ page, below }) => [page, ...below])
    .flatMap((page: Page) => {
      const shown = page.entry ?? page.under;
      return shown ? [{ id: page.path, label: t(shown.label), to: page.path }] : [];
    });

export type Found = Schemas['FoundDto'];

/** Searches on the server; former results stay while the next search runs. */
export function useFound(search: string) {
  return useQuery({
    queryKey: ['search', search],
    queryFn: ({ signal }) => call('GET', '/search', { query: { search }, signal }),
    enabled: isSearchable(search),
    placeholderData: keepPreviousData,
  });
}
