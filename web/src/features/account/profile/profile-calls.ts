import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, call } from '../../../api/call.js';
import type { LoginAnswer, Me, OwnProfile } from '../../../api/wire.js';
import { meQuery } from '../../../lib/session/session.js';
import { keepToken } from '../../../lib/session/token-store.js';

/** One sign-in that still holds. Codes of browser and system have words in the texts. */
export interface OpenSession {
  _id: string;
  current: boolean;
  startedAt: string;
  lastUsedAt: string;
  browser: 'edge' | 'opera' | 'yandex' | 'firefox' | 'chrome' | 'safari' | 'other';
  system: 'android' | 'ios' | 'windows' | 'macos' | 'linux' | 'other';
  remember: boolean;
}

/** What is known of one's own second factor. */
export interface SecondFactor {
  enrolled: boolean;
  recoveryCodesLeft: number;
  /** of all staff, by a setting */
  required: boolean;
}

/** What an authenticator app takes: as a picture, and to be typed. Counts only when its first code is shown. */
export interface Secret {
  secret: string;
  uri: string;
  /** a data address of an SVG */
  qr: string;
}

/** That it is oneself: the password, and a code where there is a second step. */
interface Proof {
  currentPassword: string;
  code?: string;
  recoveryCode?: string;
}

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

export const useSaveProfile = () => useOwnChange((changes: OwnProfile) => call<Me>('PATCH', '/users', { body: changes }));

/** `picture` square; null takes it away. @throws ProblemError 415 for what is no picture */
export const useSaveAvatar = () =>
  useOwnChange((picture: Blob | null) => {
    if (picture === null) return call<unknown>('DELETE', '/users/me/avatar');
    const form = new FormData();
    form.append('file', picture, 'avatar');
    return call<unknown>('PUT', '/users/me/avatar', { body: form });
  });

/** Other sign-ins end; this one gets a new token. @throws ProblemError 422 with the field that is wrong */
export const useChangePassword = () =>
  useOwnChange(
    async (body: Proof & { newPassword: string }) => {
      const { token } = await call<LoginAnswer>('PUT', '/auth/password', { body });
      keepToken(token.accessToken);
    },
    [sessionsKey],
  );

export const useChangeEmail = () =>
  useOwnChange(async (body: Proof & { email: string }) => {
    await answered('PUT', '/auth/email', body);
    return body.email;
  });

export const useConfirmAgain = () => useOwnChange(() => answered('POST', '/auth/confirm-email/again', {}));

const sessionsKey = 'sessions';

export const useSessions = () =>
  useQuery({
    queryKey: [sessionsKey],
    queryFn: ({ signal }) => call<{ items: OpenSession[] }>('GET', '/auth/sessions', { signal }),
  });

export const useEndSession = () => useOwnChange((id: string) => call<undefined>('DELETE', `/auth/sessions/${id}`), [sessionsKey]);

/** Ends every sign-in, this one too. */
export async function logOutEverywhere(): Promise<void> {
  await call('POST', '/auth/logout-everywhere');
  keepToken(null);
}

const secondFactorKey = 'second-factor';
const secondFactor = '/users/me/second-factor';

export const useSecondFactor = () =>
  useQuery({ queryKey: [secondFactorKey], queryFn: ({ signal }) => call<SecondFactor>('GET', secondFactor, { signal }) });

export const useNewSecret = () =>
  useMutation({ mutationFn: (currentPassword: string) => call<Secret>('POST', secondFactor, { body: { currentPassword } }) });

/** Who one is, is not asked anew here: the codes must stay on the page until they are kept. */
export const useSwitchOn = () =>
  useMutation({ mutationFn: (code: string) => call<{ recoveryCodes: string[] }>('PUT', secondFactor, { body: { code } }) });

export const useRenewCodes = () =>
  useMutation({
    mutationFn: (code: string) => call<{ recoveryCodes: string[] }>('POST', `${secondFactor}/recovery-codes`, { body: { code } }),
  });

export const useSwitchOff = () => useOwnChange((body: Proof) => call<undefined>('DELETE', secondFactor, { body }), [secondFactorKey]);

/** Asks anew what has changed with the second factor. */
export function useSecondFactorChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of [...meQuery.queryKey, secondFactorKey]) void queries.invalidateQueries({ queryKey: [key] });
  };
}

const houseKey = ['settings', 'security'];
type House = { enforceSecondFactor: boolean };

export const useHouse = () =>
  useQuery({ queryKey: houseKey, queryFn: ({ signal }) => call<House>('GET', '/settings/security', { signal }) });

export function useSaveHouse() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (house: House) => call<House>('PATCH', '/settings/security', { body: house }),
    onSuccess: (saved) => queries.setQueryData(houseKey, saved),
  });
}

/* Answered with 202 and no body. */
async function answered(method: string, path: string, body: unknown): Promise<void> {
  await answerOf(method, path, { body });
}
