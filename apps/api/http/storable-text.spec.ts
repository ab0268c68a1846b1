import { addressIsStorable, headersAreStorable, unstorableIn } from './storable-text.js';

describe('text that the database cannot keep', () => {
  it.each([
    [{ a: { b: ['x', 'y\0'] } }, 'a.b.1'],
    [{ name: '\ud800' }, 'name'],
    [{ 'a\0': 1 }, ''],
    ['\udfff', ''],
  ])('is found at its path in %j', (value, path) => expect(unstorableIn(value)).toBe(path));

  it.each([{ a: 'Иванов 🙂', b: [1, null, true] }, 'plain', undefined, 7])('is not found in %j', (value) =>
    expect(unstorableIn(value)).toBeUndefined(),
  );

  it.each(['/orders?search=a%00b', '/orders/%00', '/orders?search=%ED%A0%80', '/x?%eD%Bf%bf'])('is found in the address %s', (url) =>
    expect(addressIsStorable(url)).toBe(false),
  );

  it.each(['/orders?search=%D0%98%D0%B2', '/a%20b', '/x?y=%ED%95%9C'])('is not seen in the address %s', (url) =>
    expect(addressIsStorable(url)).toBe(true),
  );

  it('is found in headers, raw or percent-encoded', () => {
    expect(headersAreStorable({ 'x-a': '\xed\xa0\x80' })).toBe(false);
    expect(headersAreStorable({ 'set-cookie': ['a=1', 'b=%00'] })).toBe(false);
    expect(headersAreStorable({ accept: '*/*', 'user-agent': 'Mozilla/5.0 (X11)' })).toBe(true);
  });
});
