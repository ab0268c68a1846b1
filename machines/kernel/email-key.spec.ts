import { emailKey } from './email-key.js';

describe('the key of a mailbox', () => {
  it.each([
    ['Anna@Example.org', 'anna@example.org'],
    ['  anna@example.org\t', 'anna@example.org'],
    ['ａｎｎａ@example.org', 'anna@example.org'],
    ['ПОЧТА@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
    ['no address', 'no address'],
    ['anna@127.1/path', 'anna@127.1/path'],
  ])('is made of %p as %p', (email, key) => {
    expect(emailKey(email)).toBe(key);
    expect(emailKey(key)).toBe(key);
  });

  it('keeps apart what mail servers may keep apart', () => {
    expect(emailKey('an.na+x@example.org')).not.toBe(emailKey('anna@example.org'));
  });
});
