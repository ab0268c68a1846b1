import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import type { Schemas } from '../../api/wire.js';
export type Notification = Schemas['NotificationDto'];
export type Preferences = Schemas['PreferencesDto'];
export type Preference = Schemas['PreferenceDto'];

/** First part of the key of all queries about notifications; live hints invalidate it. */
const root = 'notifications';

/** 0 until the number is loaded; live hints refetch it. */
export function useUnread(): number {
  const { data } = useQuery({
    queryKey: [root, 'unread'],
    queryFn: ({ signal }) => call('GET', '/notifications/unread', { signal }),
  });
  return data?.unread ?? 0;
}

/** A page of the reader's notifications, the newest first. */
export function useNotifications(query: URLSearchParams, enabled = true) {
  return useQuery({
    queryKey: [root, 'page', query.toString()],
    queryFn: ({ signal }) => call('GET', '/notifications', { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

type Changed = { kinds: Pick<Preference, 'kind' | 'inApp' | 'mail'>[]; digest?: { hour: number; timeZone: string } };

/** Unsent requests: read marks of one or all notifications, and preferences of kinds and of the daily email. */
export const mutations = {
  markAll: () => request('PUT', '/notifications/read', { body: {} }),
  prefer: (body: Changed) => request('PUT', '/notifications/preferences', { body }),
  mark: (id: string, read: boolean) => request(read ? 'PUT' : 'DELETE', '/notifications/{id}/read', { path: { id } }),
};

export const useNotificationMutation = () => useApiMutation({ invalidates: [[root]], afterRefusal: [] });

export function usePreferences() {
  return useQuery({
    queryKey: [root, 'preferences'],
    queryFn: ({ signal }) => call('GET', '/notifications/preferences', { signal }),
  });
}

/** Saves changed preferences; the answer has all of them. */
export function usePreferencesMutation() {
  const queries = useQueryClient();
  return useApiMutation<Preferences>({ onAnswer: (saved) => queries.setQueryData([root, 'preferences'], saved) });
}
