import { bootLanguage } from '../language.js';
import { accessToken, keepToken } from './token-store.js';

/** Base of every call, on the same host. */
export const apiBase = '/api/v1';

let underWay: Promise<string | null> | null = null;

/* One refresh at a time in this tab, and over all tabs where the browser has locks (secure origins): a refresh token serves once. */
function singleFlight(work: () => Promise<string | null>): Promise<string | null> {
  underWay ??= ('locks' in navigator ? navigator.locks.request('registra-refresh', work) : work()).finally(() => {
    underWay = null;
  });
  return underWay;
}

/**
 * Changes the token `stale` for a fresh one by the refresh cookie; null when the session is over.
 * Whoever waited while another tab did it takes that tab's token. @throws TypeError when the server is out of reach
 */
export function refreshSession(stale: string): Promise<string | null> {
  return singleFlight(async () => {
    const current = accessToken();
    if (current !== stale) return current;
    const answer = await fetch(`${apiBase}/auth/refresh`, { method: 'POST', credentials: 'same-origin' });
    if (answer.status === 401 || answer.status === 403) {
      keepToken(null, true);
      return null;
    }
    if (!answer.ok) return stale;
    const body = (await answer.json()) as { token: { accessToken: string } };
    keepToken(body.token.accessToken);
    return body.token.accessToken;
  });
}

function dressed(request: Request, token: string | null): Request {
  const headers = new Headers(request.headers);
  headers.set('Accept-Language', bootLanguage());
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return new Request(request, { headers });
}

/** Calls that give or take a session: a 401 there is an answer, not an old token. */
const isSignIn = (url: string) => /\/auth\/(login|refresh|logout)$/.test(new URL(url).pathname);

/** fetch with the bearer and the reader's language; an old token is refreshed once and the call repeated. @throws TypeError when nothing answers */
export async function sessionFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const token = accessToken();
  if (!token || isSignIn(request.url)) return fetch(dressed(request, token));
  const answer = await fetch(dressed(request.clone(), token));
  if (answer.status !== 401) return answer;
  const fresh = await refreshSession(token);
  return fresh && fresh !== token ? fetch(dressed(request, fresh)) : answer;
}
