import { forgetUtm, keptUtm, rememberUtm } from './utm.js';

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

  it('are not kept for whoever declined, and are forgotten on wish', () => {
    rememberUtm('?utm_source=vc');
    forgetUtm();
    expect(keptUtm()).toBeUndefined();
    localStorage.setItem('cookie', 'declined');
    rememberUtm('?utm_source=vc');
    expect(keptUtm()).toBeUndefined();
  });
});
