import { useQuery } from '@tanstack/react-query';
import { openAt } from '../api/call.js';
import { retryWhenRefused } from './retry-when-refused.js';

const asDataUrl = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(picture);
  });

/** Loads a picture of the API, which needs the session, as a data URL. */
export const usePictureQuery = (url: string | null | undefined) =>
  useQuery({
    queryKey: ['picture', url],
    queryFn: async ({ signal }) => asDataUrl(await (await openAt(url ?? '', signal)).blob()),
    enabled: Boolean(url),
    staleTime: Infinity,
    ...retryWhenRefused,
  });

/** Undefined until it is loaded, and if there is none. */
export function usePicture(url: string | null | undefined): string | undefined {
  const { data } = usePictureQuery(url);
  return url ? data : undefined;
}
