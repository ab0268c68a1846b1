import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Language } from '#machines/kernel/ids';
import { toQuery } from '#machines/selection-wizard/address';
import { noAnswers } from '#machines/selection-wizard/answers';
import { call, request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import type { Schemas } from '../../api/wire.js';
import { companiesKey } from './use-companies.js';

export type DueDate = Schemas['DueDateDto'];

export const isClosed = ({ state }: Pick<DueDate, 'state'>): boolean => state === 'done' || state === 'notOurs';

/** Sorts due dates: overdue ones first, then by day. */
export const byUrgency = (dueDates: readonly DueDate[]): DueDate[] => {
  const rank = ({ state, dueOn }: DueDate) => `${state === 'overdue' ? 0 : 1} ${dueOn}`;
  return [...dueDates].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
};

/** Below the key of companies, so that a change of one refetches it. */
export const useDueDates = (query: URLSearchParams) =>
  useQuery({
    queryKey: [companiesKey, 'due', query.toString()],
    queryFn: ({ signal }) => call('GET', '/due-dates', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const useDueMutation = () => useApiMutation<DueDate>({ invalidates: [[companiesKey]] });

export const takeBack = ({ _id: id }: DueDate) => request('DELETE', '/due-dates/{id}/mark', { path: { id } });

/** The wizard's summary for the service of a due date, with its first options. */
export const orderAddress = ({ company, service }: Pick<DueDate, 'company' | 'service'>, language: Language): string => {
  const answers = { ...noAnswers, country: company.country.code, service: service?._id ?? null, company: company._id };
  return `/${language}/selection-service?${toQuery({ answers, step: 'check' })}`;
};
