import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';

const key = ['my-documents'];
/** The query of documents that may serve an item. */
const offered = new URLSearchParams([
  ['filter[source]', 'given'],
  ['per_page', '100'],
]);

/** A page of the reader's files. */
export const useMyDocuments = (asked: URLSearchParams = offered, enabled = true) =>
  useQuery({
    queryKey: [...key, asked.toString()],
    queryFn: ({ signal }) => call('GET', '/documents', { query: asked, signal }),
    placeholderData: keepPreviousData,
    // An order is worked on without it, too.
    retry: false,
    enabled,
  });

/** Says until when a file is good. */
export const useValidity = () => useApiMutation<undefined>({ invalidates: [key] });

export const sayValidity = (file: string, validUntil: string | null) =>
  request('PUT', '/documents/{file}/validity', { path: { file }, body: { validUntil } });

/** The key under which all queries of documents are fetched again. */
export const myDocumentsKey = key;
