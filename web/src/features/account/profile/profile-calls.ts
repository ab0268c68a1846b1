import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.js';
import type { Schemas } from '../../../api/wire.js';
import { meQuery } from '../../../lib/session/session.js';
import { keepToken } from '../../../lib/session/token-store.js';

/** One sign-in that still holds. Codes of browser and system have words in the texts. */
export type OpenSession = Schemas['OpenSessionDto'];

/** What is known of one's own second factor; `required` of all staff, by a setting. */
export type SecondFactor = Schemas['SecondFactorDto'];

/** What an authenticator app takes: as a picture (a data address of an SVG), and to be typed. Counts only when its first code is shown. */
export type Secret = Schemas['PreparedSecondFactorDto'];

/** A change of one's own; afterwards who one is, is asked anew. */
function useOwnChange<Variables, Answer>(change: (variables: Variables) => Promise<Answer>, also: readonly string[] = []) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await Promise.all([...meQuery.queryKey, ...also].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
  });
}

export const useSaveProfile = () => useOwnChange((changes: Schemas['ProfileBody']) => call('PATCH', '/users', { body: changes }));

/** `picture` square; null takes it away. @throws ProblemError 415 for what is no picture */
export const useSaveAvatar = () =>
  useOwnChange((picture: Blob | null) => {
    if (picture === null) return call('DELETE', '/users/me/avatar');
    const form = new FormData();
    form.append('file', picture, 'avatar');
    return call('PUT', '/users/me/avatar', { body: form });
  });

/** Other sign-ins end; this one gets a new token. @throws ProblemError 422 with the field that is wrong */
export const useChangePassword = () =>
  useOwnChange(
    async (body: Schemas['ChangePasswordBody']) => {
      const { token } = await call('PUT', '/auth/password', { body });
      keepToken(token.accessToken);
    },
    [sessionsKey],
  );

export const useChangeEmail = () =>
  useOwnChange(async (body: Schemas['ChangeEmailBody']) => {
    await call('PUT', '/auth/email', { body });
    return body.email;
  });

export const useConfirmAgain = () => useOwnChange(() => call('POST', '/auth/confirm-email/again'));

const sessionsKey = 'sessions';

export const useSessions = () =>
  useQuery({
    queryKey: [sessionsKey],
    queryFn: ({ signal }) => call('GET', '/auth/sessions', { signal }),
  });

export const useEndSession = () => useOwnChange((id: string) => call('DELETE', '/auth/sessions/{id}', { path: { id } }), [sessionsKey]);

/** Ends every sign-in, this one too. */
export async function logOutEverywhere(): Promise<void> {
  await call('POST', '/auth/logout-everywhere');
  keepToken(null);
}

const secondFactorKey = 'second-factor';

export const useSecondFactor = () =>
  useQuery({ queryKey: [secondFactorKey], queryFn: ({ signal }) => call('GET', '/users/me/second-factor', { signal }) });

export const useNewSecret = () =>
  useMutation({ mutationFn: (currentPassword: string) => call('POST', '/users/me/second-factor', { body: { currentPassword } }) });

/** Who one is, is not asked anew here: the codes must stay on the page until they are kept. */
export const useSwitchOn = () => useMutation({ mutationFn: (code: string) => call('PUT', '/users/me/second-factor', { body: { code } }) });

export const useRenewCodes = () =>
  useMutation({
    mutationFn: (code: string) => call('POST', '/users/me/second-factor/recovery-codes', { body: { code } }),
  });

export const useSwitchOff = () =>
  useOwnChange((body: Schemas['ProofBody']) => call('DELETE', '/users/me/second-factor', { body }), [secondFactorKey]);

/** Asks anew what has changed with the second factor. */
export function useSecondFactorChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of [...meQuery.queryKey, secondFactorKey]) void queries.invalidateQueries({ queryKey: [key] });
  };
}

const houseKey = ['settings', 'security'];

export const useHouse = () => useQuery({ queryKey: houseKey, queryFn: ({ signal }) => call('GET', '/settings/security', { signal }) });

export function useSaveHouse() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (house: Schemas['SecuritySettingsDto']) => call('PATCH', '/settings/security', { body: house }),
    onSuccess: (saved) => queries.setQueryData(houseKey, saved),
  });
}
