import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, call, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { Schemas } from '../../../api/wire.js';
import { meQuery } from '../../../lib/session/session.js';

/** A session of the signed-in person. Its browser and system are codes, which the interface translates. */
export type OpenSession = Schemas['OpenSessionDto'];

/** State of two-step login. `required`: a setting demands it of all staff. */
export type SecondFactor = Schemas['SecondFactorDto'];

/** New recovery codes, which replace all earlier ones; the server returns them only this once. */
export type RecoveryCodesAnswer = AnswerOf<'POST', '/users/me/second-factor/recovery-codes'>;

/** Secret for an authenticator app, as a picture (a data address of an SVG) and as text. It applies when its first code is sent. */
export type Secret = Schemas['PreparedSecondFactorDto'];

/** Security settings of the installation. */
type House = Schemas['SecuritySettingsDto'];

const keys = { sessions: ['sessions'], secondFactor: ['second-factor'], house: ['settings', 'security'], calendar: ['calendar'] };

export const useSessions = () => useQuery({ queryKey: keys.sessions, queryFn: ({ signal }) => call('GET', '/auth/sessions', { signal }) });

export const useSecondFactor = () =>
  useQuery({ queryKey: keys.secondFactor, queryFn: ({ signal }) => call('GET', '/users/me/second-factor', { signal }) });

export const useCalendar = () =>
  useQuery({ queryKey: keys.calendar, queryFn: ({ signal }) => call('GET', '/users/me/calendar', { signal }) });

export const useHouse = () => useQuery({ queryKey: keys.house, queryFn: ({ signal }) => call('GET', '/settings/security', { signal }) });

const fileOf = (picture: Blob): FormData => {
  const form = new FormData();
  form.append('file', picture, 'avatar');
  return form;
};

/** Unsent requests of the profile page: account, picture, password, email, sessions, two-step login and calendar. */
export const mutations = {
  save: (body: Schemas['ProfileBody']) => request('PATCH', '/users', { body }),
  /** square; refused with 415 if it is no picture */
  setAvatar: (picture: Blob) => request('PUT', '/users/me/avatar', { body: fileOf(picture) }),
  removeAvatar: () => request('DELETE', '/users/me/avatar'),
  changePassword: (body: Schemas['ChangePasswordBody']) => request('PUT', '/auth/password', { body }),
  changeEmail: (body: Schemas['ChangeEmailBody']) => request('PUT', '/auth/email', { body }),
  confirmAgain: () => request('POST', '/auth/confirm-email/again'),
  endSession: (id: string) => request('DELETE', '/auth/sessions/{id}', { path: { id } }),
  logOutEverywhere: () => request('POST', '/auth/logout-everywhere'),
  prepareSecondFactor: (currentPassword: string) => request('POST', '/users/me/second-factor', { body: { currentPassword } }),
  switchOn: (code: string) => request('PUT', '/users/me/second-factor', { body: { code } }),
  switchOff: (body: Schemas['ProofBody']) => request('DELETE', '/users/me/second-factor', { body }),
  renewCodes: (code: string) => request('POST', '/users/me/second-factor/recovery-codes', { body: { code } }),
  makeCalendar: () => request('POST', '/users/me/calendar'),
  endCalendar: () => request('DELETE', '/users/me/calendar'),
  saveHouse: (body: House) => request('PATCH', '/settings/security', { body }),
};

/** Writes to the reader's own account, and refetches it after success. */
export const useOwnMutation = <Answer = unknown>() => useApiMutation<Answer>({ invalidates: [meQuery.queryKey], afterRefusal: [] });

export const useSessionsMutation = () => useApiMutation({ invalidates: [meQuery.queryKey, keys.sessions], afterRefusal: [] });

export const useSecondFactorMutation = () => useApiMutation({ invalidates: [meQuery.queryKey, keys.secondFactor], afterRefusal: [] });

/** Answers with the new address, or with nothing after ending it. */
export const useCalendarMutation = () =>
  useApiMutation<AnswerOf<'POST', '/users/me/calendar'> | undefined>({ invalidates: [keys.calendar], afterRefusal: [] });

/** Ends other sign-ins; this one gets a new token. */
export const useChangePassword = () =>
  useApiMutation<AnswerOf<'PUT', '/auth/password'>>({ invalidates: [meQuery.queryKey, keys.sessions], afterRefusal: [] });

/** Saves a setting; the answer is the new value. */
export function useHouseMutation() {
  const queries = useQueryClient();
  return useApiMutation<House>({ onAnswer: (saved) => queries.setQueryData(keys.house, saved) });
}

/** Returns a function that refetches the account and the state of two-step login. */
export function useSecondFactorChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [meQuery.queryKey, keys.secondFactor]) void queries.invalidateQueries({ queryKey });
  };
}
