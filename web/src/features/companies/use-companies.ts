import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Language } from '#machines/kernel/ids';
import { localeOf } from '#machines/kernel/languages';
import { call } from '../../api/call.js';
import type { Schemas } from '../../api/wire.js';

export type Area = 'personal' | 'admin';
export type Company = Schemas['CompanyDto'];
export type CompanyListItem = Schemas['CompanyListItemDto'];

export const companiesKey = 'companies';

/** Keeps the rows on screen while the next page is fetched. */
export const useCompanies = (query: URLSearchParams) =>
  useQuery({
    queryKey: [companiesKey, 'page', query.toString()],
    queryFn: ({ signal }) => call('GET', '/companies', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const useCompany = (id: string) =>
  useQuery({ queryKey: [companiesKey, 'one', id], queryFn: ({ signal }) => call('GET', '/companies/{id}', { path: { id }, signal }) });

export const listPath: Readonly<Record<Area, string>> = { personal: '/companies', admin: '/admin/companies' };
export const companyPath = (area: Area, id: string): string => `${area === 'admin' ? '/admin/company' : '/company'}?id=${id}`;

/** "31 December" of "12-31". Uses a leap year, which has 29 February. */
export const formatYearEnd = (day: string, language: Language): string =>
  new Date(`2024-${day}T00:00:00Z`).toLocaleDateString(localeOf(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
