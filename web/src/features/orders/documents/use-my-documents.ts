import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';

const key = ['my-documents'];
/** What an item of an order is looked up among. */
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

/** Whatever of it was on the page is asked for again. */
export const myDocumentsKey = key;
