import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.js';
import type { components } from '../../api/schema.js';

type Schemas = components['schemas'];
export type Notification = Schemas['NotificationDto'];
export type NotificationPage = Schemas['NotificationPageDto'];
export type Preferences = Schemas['PreferencesDto'];
export type Preference = Schemas['PreferenceDto'];

/** All that is fetched about notifications begins with this word: a live hint makes it fetched again. */
const root = 'notifications';

/** How many wait to be read. */
export function useUnread(): number {
  const { data } = useQuery({
    queryKey: [root, 'unread'],
    queryFn: ({ signal }) => call<{ unread: number }>('GET', '/notifications/unread', { signal }),
  });
  return data?.unread ?? 0;
}

/** A page of them, the newest first. */
export function useNotifications(query: URLSearchParams, enabled = true) {
  return useQuery({
    queryKey: [root, 'page', query.toString()],
    queryFn: ({ signal }) => call<NotificationPage>('GET', '/notifications', { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

type Mark = { id: string; read: boolean } | 'all';

/** Marks one as read or unread, or all as read. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mark: Mark) =>
      mark === 'all'
        ? call<unknown>('PUT', '/notifications/read', { body: {} })
        : call<unknown>(mark.read ? 'PUT' : 'DELETE', `/notifications/${mark.id}/read`),
    onSuccess: () => queries.invalidateQueries({ queryKey: [root] }),
  });
}

export function usePreferences() {
  return useQuery({
    queryKey: [root, 'preferences'],
    queryFn: ({ signal }) => call<Preferences>('GET', '/notifications/preferences', { signal }),
  });
}

type Changed = { kinds: Pick<Preference, 'kind' | 'inApp' | 'mail'>[]; digest?: { hour: number; timeZone: string } };

/** Saves what was changed; what is left out stays. */
export function useSavePreferences() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changed: Changed) => call<Preferences>('PUT', '/notifications/preferences', { body: changed }),
    onSuccess: (saved) => queries.setQueryData([root, 'preferences'], saved),
  });
}
