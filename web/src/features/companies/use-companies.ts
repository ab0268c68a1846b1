import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.js';
import type { Schemas } from '../../api/wire.js';

export type Area = 'personal' | 'admin';
export type Company = Schemas['CompanyDto'];
export type CompanyListItem = Schemas['CompanyListItemDto'];

const root = 'companies';

/** A page of the list. The rows before stay while the next ones are fetched. */
export const useCompanies = (query: URLSearchParams) =>
  useQuery({
    queryKey: [root, 'page', query.toString()],
    queryFn: ({ signal }) => call('GET', '/companies', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const useCompany = (id: string) =>
  useQuery({ queryKey: [root, 'one', id], queryFn: ({ signal }) => call('GET', '/companies/{id}', { path: { id }, signal }) });

export const listPath: Readonly<Record<Area, string>> = { personal: '/companies', admin: '/admin/companies' };
export const companyPath = (area: Area, id: string): string => `${area === 'admin' ? '/admin/company' : '/company'}?id=${id}`;
