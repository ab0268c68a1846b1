import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';

const key = ['my-documents'];
const offered = new URLSearchParams([
  ['filter[source]', 'given'],
  ['per_page', '100'],
]);

/** A page of the reader's files, by default those that may serve an item. */
export const useMyDocuments = (asked: URLSearchParams = offered, enabled = true) =>
  useQuery({
    queryKey: [...key, asked.toString()],
    queryFn: ({ signal }) => call('GET', '/documents', { query: asked, signal }),
    placeholderData: keepPreviousData,
    // An order is worked on without it, too.
    retry: false,
    enabled,
  });

/** Saves the day until which a file is valid, and refetches the client's documents. */
export const useValidity = () => useApiMutation<undefined>({ invalidates: [key] });

export const sayValidity = (file: string, validUntil: string | null) =>
  request('PUT', '/documents/{file}/validity', { path: { file }, body: { validUntil } });

/** Prefix of the keys of all queries of the client's documents, for invalidating them. */
export const myDocumentsKey = key;
