import { bootLanguage } from '../language.js';
import { accessToken, keepToken, refreshKey, tokenToSend } from './token-store.js';

/** Base path of the API, on the same host. */
export const apiBase = '/api/v1';

let lastTurn: Promise<unknown> = Promise.resolve();

/*
 * Calls that replace or end the tokens of this browser run one at a time in this tab, and over all tabs where the browser has locks (secure origins): a refresh
 * beside a change of password would send the cookie that the change has just ended.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request('registra-refresh', work) as Promise<T>;
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/* Stores what an answer says of the tokens before the turn ends. No content: they are over. */
async function keepTokens(answer: Response): Promise<Response> {
  if (answer.status === 204) keepToken(null);
  else if (answer.ok) {
    const { token } = (await answer.clone().json()) as { token?: { accessToken: string } };
    if (token) keepToken(token.accessToken);
  }
  return answer;
}

/* Requests that waited while the token was refreshed use the new one. */
async function refresh(stale: string): Promise<string | null> {
  if (accessToken() !== stale) return accessToken();
  const headers = { 'Idempotency-Key': refreshKey() };
  const answer = await fetch(`${apiBase}/auth/refresh`, { method: 'POST', credentials: 'same-origin', headers });
  // The answer is about the token that it was asked with, and about no later one.
  if (accessToken() !== stale) return accessToken();
  if (answer.status === 401 || answer.status === 403) keepToken(null, true);
  else await keepTokens(answer);
  return accessToken();
}

let refreshing: Promise<string | null> | undefined;

/**
 * Renews `stale` by the cookie, or waits for the login over the page if the session has ended. Null if the reader leaves instead; `stale`
 * if the server did not decide.
 * @throws TypeError if the server cannot be reached
 */
export async function renewToken(stale: string): Promise<string | null> {
  refreshing ??= inTurn(() => refresh(stale)).finally(() => {
    refreshing = undefined;
  });
  return (await refreshing) ?? tokenToSend();
}

function dressed(init: RequestInit, token: string | null): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('Accept-Language', bootLanguage());
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers };
}

/** Calls with other credentials than the token, where a 401 does not mean an expired token. */
const entering = /\/auth\/(login|login\/second-factor|logout|signup|simple-signup|accept-invitation|reset-password|cancel-email-change)$/;

/** Calls that replace or end the session's tokens. */
const replacing = /\/auth\/(password|logout-everywhere)$/;

/**
 * Adds the bearer token and the reader's language to `fetch`. A call that was refused for its token is repeated with its key after renewal.
 * @param url absolute
 * @param init its body can be read again: no stream
 * @throws TypeError without an answer
 */
export async function sessionFetch(url: string | URL, init: RequestInit & { body?: string | FormData } = {}): Promise<Response> {
  const { pathname } = new URL(url);
  const send = (token: string | null) => fetch(url, dressed(init, token));
  const sendInTurn = (token: string | null) => inTurn(() => send(token).then(keepTokens));
  if (entering.test(pathname)) return sendInTurn(accessToken());
  const attempt = replacing.test(pathname) ? sendInTurn : send;
  const token = await tokenToSend();
  const answer = await attempt(token);
  if (!token || answer.status !== 401) return answer;
  const fresh = await renewToken(token);
  return fresh && fresh !== token ? attempt(fresh) : answer;
}
