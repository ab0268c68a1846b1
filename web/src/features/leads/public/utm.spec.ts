import { leadContext } from './lead-context.js';
import { forgetUtm, keptUtm, rememberUtm } from './utm.js';

beforeEach(() => localStorage.setItem('cookie', 'accepted'));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the marks of the link a visitor came by', () => {
  it('are those of the first page, however many pages follow', () => {
    rememberUtm('?utm_source=vc&utm_medium=article&x=1');
    rememberUtm('?utm_source=other');
    rememberUtm('');
    expect(JSON.parse(sessionStorage.getItem('utm') ?? '')).toEqual({ utm_source: 'vc', utm_medium: 'article' });
    expect(keptUtm()).toEqual({ source: 'vc', medium: 'article' });
  });

  it('are not kept where the address has none, or only empty ones', () => {
    rememberUtm('?utm_source=&utm_campaign=%20&country=ee');
    expect(sessionStorage.getItem('utm')).toBeNull();
    expect(keptUtm()).toBeUndefined();
  });

  it('are bounded, and unknown ones dropped', () => {
    rememberUtm(`?utm_term=${'a'.repeat(5000)}&utm_evil=1`);
    expect(keptUtm()).toEqual({ term: 'a'.repeat(200) });
  });

  it.each(['no json', '[]', '1', 'null', '{"utm_source":{"a":1}}', '{"__proto__":{"utm_source":"x"}}'])(
    'count as none when forged as %s',
    (text) => {
      sessionStorage.setItem('utm', text);
      expect(keptUtm()).toBeUndefined();
    },
  );

  it('are dropped when the visitor declines', () => {
    rememberUtm('?utm_source=vc');
    forgetUtm();
    expect(keptUtm()).toBeUndefined();
  });

  it.each(['declined', '', undefined])('leave in no address of a form where the answer about cookies is %p', (answer) => {
    sessionStorage.setItem('utm', '{"utm_source":"vc"}');
    if (answer === undefined) localStorage.removeItem('cookie');
    else localStorage.setItem('cookie', answer);
    window.history.replaceState(null, '', '/en/service/ee?utm_source=vc&country=ee&%75tm_term=%zz&UTM_X');
    expect(leadContext()).toMatchObject({ url: '/en/service/ee?country=ee', orderUrl: '/en/service/ee?country=ee' });
    expect(leadContext({ orderUrl: '/en/selection-service?utm_source=vc' })).toMatchObject({ orderUrl: '/en/selection-service' });
    expect(JSON.stringify(leadContext())).not.toMatch(/utm|vc/i);
    localStorage.setItem('cookie', 'accepted');
    expect(leadContext()).toMatchObject({ url: expect.stringContaining('utm_source=vc') as string, utm: { source: 'vc' } });
  });

  it.each(['declined', ''])('are not stored where the answer about cookies is %p', (answer) => {
    localStorage.setItem('cookie', answer);
    rememberUtm('?utm_source=vc');
    expect(sessionStorage).toHaveLength(0);
  });
});
