import type { TFunction } from 'i18next';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { isSearchable } from '../../lib/list/define-list.js';
import type { PageCommand } from '../../lib/page-commands.js';
import { namesCountry } from '../../lib/service-name.js';
import { isStaff, type Page, sidebarOf } from '../pages.js';
import { call } from '../../api/call.js';
import type { Schemas } from '../../api/wire.js';

/** One line of the palette: it leads somewhere, or does something. */
export interface Choice {
  id: string;
  label: string;
  /** beside the label: whose, where */
  note?: string;
  to?: string;
  run?: () => void;
}

/** Lines under one heading; a group without lines is not drawn. */
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

/** Everything that what was typed may mean to this reader. Without anything typed: what the page can do, and where to go. */
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
        note: [client._id === actor.id ? '' : client.name, service[language]].filter(Boolean).join(' · '),
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
        label: name[language],
        note: code,
        to: `/admin/country?search=${encodeURIComponent(name[language])}`,
      })),
    },
    {
      kind: 'services',
      choices: (found?.services ?? []).map(({ _id, title, country }) => ({
        id: _id,
        label: title[language],
        note: namesCountry(title[language], country[language]) ? '' : country[language],
        to: `/admin/services?search=${encodeURIComponent(title[language])}`,
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

/** What the server finds for `search`; what was found for the word before stays while this one is asked. */
export function useFound(search: string) {
  return useQuery({
    queryKey: ['search', search],
    queryFn: ({ signal }) => call('GET', '/search', { query: { search }, signal }),
    enabled: isSearchable(search),
    placeholderData: keepPreviousData,
  });
}
