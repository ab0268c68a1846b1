import { act, waitFor } from '@testing-library/react';
import { fakeApi, json, problem } from '../testing/fake-api.js';
import { sessionFetch } from './session-fetch.js';
import { accessToken, holdPage, keepToken, releasePage, sessionEnd } from './token-store.js';

const url = (path = '/orders') => new URL(`/api/v1${path}`, window.location.origin);
const bearer = (headers: Headers) => headers.get('authorization');
const keyOf = (headers: Headers | undefined) => headers?.get('idempotency-key');
const over = () => problem(401, 'tokenExpired', 'Expired');
const refused = () => problem(401, 'refreshInvalid', 'Resolved');
const token = (accessToken: string) => ({ token: { accessToken, expiresIn: 600 } });
/** A token with a subject, as far as pages read it. */
const tokenOf = (sub: string, mark = 1) => `a.${btoa(JSON.stringify({ sub, mark }))}.c`;

/** A promise that the test resolves. */
function later<Answer>() {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => (give = resolve));
  return { answer, give };
}

afterEach(() => {
  releasePage();
  keepToken(null);
});

describe('a call with a session', () => {
  it('carries the token and the language of the page', async () => {
    keepToken('t1');
    const api = fakeApi({ 'GET /orders': () => ({}) });
    await sessionFetch(url());
    expect(bearer(api.asked[0]!.headers)).toBe('Bearer t1');
    expect(api.asked[0]!.headers.get('accept-language')).toBe(document.documentElement.lang);
  });

  it('refreshes an old token once for all calls under way, and repeats them with their bodies', async () => {
    keepToken('old');
    const api = fakeApi({
      'POST /orders': ({ headers }) => (bearer(headers) === 'Bearer new' ? json({}, 201) : problem(401, 'tokenExpired', 'Expired')),
      'POST /auth/refresh': () => ({ token: { accessToken: 'new', expiresIn: 600 } }),
    });
    const send = () => sessionFetch(url(), { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(api.asked.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1);
    expect(api.last('POST /orders')?.body).toEqual({ a: 1 });
    expect(accessToken()).toBe('new');
  });

  it('ends the session when it cannot be refreshed', async () => {
    keepToken('old');
    fakeApi({
      'GET /orders': () => problem(401, 'tokenExpired', 'Expired'),
      'POST /auth/refresh': () => problem(401, 'refreshInvalid', 'Resolved'),
    });
    expect((await sessionFetch(url())).status).toBe(401);
    expect(accessToken()).toBeNull();
    expect(sessionEnd()).toBe('expired');
  });

  it('stays signed in when the refresh failed by the network alone', async () => {
    keepToken('old');
    fakeApi({
      'GET /orders': () => problem(401, 'tokenExpired', 'Expired'),
      'POST /auth/refresh': () => problem(503, 'unavailable', 'Later'),
    });
    expect((await sessionFetch(url())).status).toBe(401);
    expect(accessToken()).toBe('old');
  });
});

describe('a call that replaces the tokens', () => {
  it('blocks concurrent refreshes, which then continue with the new token', async () => {
    keepToken('old');
    const password = later<ReturnType<typeof token>>();
    let isChanged = false;
    const api = fakeApi({
      'PUT /auth/password': () => {
        // From here on the server refuses the old token, and the old cookie.
        isChanged = true;
        return password.answer;
      },
      'GET /users/me': ({ headers }) => (isChanged && bearer(headers) === 'Bearer old' ? over() : {}),
      'POST /auth/refresh': refused,
    });
    const changed = sessionFetch(url('/auth/password'), { method: 'PUT', body: '{}' });
    await waitFor(() => expect(isChanged).toBe(true));
    const me = sessionFetch(url('/users/me'));
    await waitFor(() => expect(api.last('GET /users/me')).toBeDefined());
    password.give(token('new'));
    expect([(await changed).status, (await me).status]).toEqual([200, 200]);
    expect(api.last('POST /auth/refresh')).toBeUndefined();
    expect(bearer(api.last('GET /users/me')!.headers)).toBe('Bearer new');
    expect([accessToken(), sessionEnd()]).toEqual(['new', 'never']);
  });

  it('waits for a refresh under way, and refreshes an old token itself', async () => {
    keepToken('old');
    const api = fakeApi({
      'PUT /auth/password': ({ headers }) => (bearer(headers) === 'Bearer fresh' ? token('new') : over()),
      'POST /auth/refresh': () => token('fresh'),
    });
    expect((await sessionFetch(url('/auth/password'), { method: 'PUT', body: '{}' })).status).toBe(200);
    expect(api.asked.map(({ path }) => path)).toEqual(['/auth/password', '/auth/refresh', '/auth/password']);
    expect(accessToken()).toBe('new');
  });

  it.each(['/auth/logout-everywhere', '/auth/reset-password', '/auth/cancel-email-change', '/auth/logout'])(
    'ends the session by POST %s, without reporting that it expired',
    async (path) => {
      keepToken('old');
      globalThis.fetch = () => Promise.resolve(new Response(null, { status: 204 }));
      await sessionFetch(url(path), { method: 'POST' });
      expect([accessToken(), sessionEnd()]).toEqual([null, 'left']);
    },
  );
});

describe('a refused refresh', () => {
  it('drops the token that it was made with, and none that arrived meanwhile', async () => {
    keepToken('old');
    const refresh = later<Response>();
    const api = fakeApi({
      'GET /orders': ({ headers }) => (bearer(headers) === 'Bearer old' ? over() : {}),
      'POST /auth/refresh': () => refresh.answer as Promise<never>,
    });
    const orders = sessionFetch(url());
    await waitFor(() => expect(api.last('POST /auth/refresh')).toBeDefined());
    keepToken('newer');
    refresh.give(refused());
    expect((await orders).status).toBe(200);
    expect([accessToken(), sessionEnd()]).toEqual(['newer', 'never']);
  });
});

describe('a refresh whose answer was lost', () => {
  const answers = (refresh: () => never | ReturnType<typeof token> | ReturnType<typeof problem>) =>
    fakeApi({ 'GET /orders': ({ headers }) => (bearer(headers) === 'Bearer new' ? {} : over()), 'POST /auth/refresh': refresh });
  const lose = (): never => {
    throw new TypeError('Failed to fetch');
  };

  it.each([
    ['by the network', lose],
    ['behind a proxy', () => problem(502, 'gateway', 'Away')],
  ])('%s is repeated under its key, after a reload too; the next one has a new key', async (_, losing) => {
    keepToken('old');
    const lost = answers(losing);
    await sessionFetch(url()).catch(() => undefined);
    const key = keyOf(lost.last('POST /auth/refresh')?.headers);
    expect(key).toMatch(/^[\w-]{16,128}$/);

    const again = answers(() => token('new'));
    await jest.isolateModulesAsync(async () => {
      const reloaded = await import('./session-fetch.js');
      expect((await reloaded.sessionFetch(url())).status).toBe(200);
    });
    expect(keyOf(again.last('POST /auth/refresh')?.headers)).toBe(key);
    expect(localStorage.getItem('token')).toBe('{"accessToken":"new"}');

    keepToken('old');
    const later = answers(() => token('new'));
    await sessionFetch(url());
    expect(keyOf(later.last('POST /auth/refresh')?.headers)).not.toBe(key);
  });
});

describe('a session that ends under a page which stays', () => {
  const post = () =>
    sessionFetch(url(), { method: 'POST', body: '{"a":1}', headers: { 'Idempotency-Key': 'k1', 'Content-Type': 'application/json' } });
  const begin = async () => {
    keepToken(tokenOf('anna'));
    holdPage('anna');
    const api = fakeApi({
      'POST /orders': ({ headers }) => (bearer(headers) === `Bearer ${tokenOf('anna')}` ? over() : json({}, 201)),
      'POST /auth/refresh': refused,
    });
    const answer = post();
    await waitFor(() => expect(sessionEnd()).toBe('interrupted'));
    return { api, answer };
  };
  const posts = (api: ReturnType<typeof fakeApi>) => api.asked.filter(({ path, method }) => `${method} ${path}` === 'POST /orders');

  it('sends what was refused again after the login, with its key and its body', async () => {
    const { api, answer } = await begin();
    const next = post();
    keepToken(tokenOf('anna', 2));
    expect([(await answer).status, (await next).status]).toEqual([201, 201]);
    expect(posts(api).map(({ headers, body }) => [bearer(headers), keyOf(headers), body])).toEqual([
      [`Bearer ${tokenOf('anna')}`, 'k1', { a: 1 }],
      ...Array.from({ length: 2 }, () => [`Bearer ${tokenOf('anna', 2)}`, 'k1', { a: 1 }]),
    ]);
  });

  it('returns the refusal when the reader leaves the page instead', async () => {
    const { api, answer } = await begin();
    releasePage();
    expect((await answer).status).toBe(401);
    expect(posts(api)).toHaveLength(1);
    expect(sessionEnd()).toBe('expired');
  });

  it('continues after a login in another tab, and ends with a logout there', async () => {
    const { answer } = await begin();
    localStorage.setItem('token', JSON.stringify({ accessToken: tokenOf('anna', 2) }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect((await answer).status).toBe(201);
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect((await post()).status).toBe(201);
  });

  it('notifies the other tabs that it ran out, where a logout removes the key', async () => {
    await begin();
    expect(localStorage.getItem('token')).toBe('{"accessToken":null}');
  });

  // The last of this file: the page of this registry of modules is over afterwards.
  it('sends nothing for another person who logs in', async () => {
    const { api } = await begin();
    keepToken(tokenOf('boris'));
    void post();
    await act(async () => undefined);
    expect(sessionEnd()).toBe('replaced');
    expect(posts(api)).toHaveLength(1);
  });
});
