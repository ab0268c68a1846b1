import { useQuery } from '@tanstack/react-query';
import { openAt } from '../api/call.js';

const asDataUrl = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(picture);
  });

/** The picture at `url`, an address of the API that asks for the session; undefined until it is there, and when there is none. */
export function usePicture(url: string | null | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['picture', url],
    queryFn: async ({ signal }) => asDataUrl(await (await openAt(url ?? '', signal)).blob()),
    enabled: Boolean(url),
    staleTime: Infinity,
    retry: false,
  });
  return url ? data : undefined;
}
