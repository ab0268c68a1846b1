import { fakeApi, json, problem } from '../testing/fake-api.js';
import { sessionFetch } from './session-fetch.js';
import { accessToken, keepToken, sessionEnd } from './token-store.js';

const url = () => new URL('/api/v1/orders', window.location.origin);
const bearer = (headers: Headers) => headers.get('authorization');

afterEach(() => keepToken(null));

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

  it('stays signed in when the refresh only could not be reached', async () => {
    keepToken('old');
    fakeApi({
      'GET /orders': () => problem(401, 'tokenExpired', 'Expired'),
      'POST /auth/refresh': () => problem(503, 'unavailable', 'Later'),
    });
    expect((await sessionFetch(url())).status).toBe(401);
    expect(accessToken()).toBe('old');
  });
});
