import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { emailKey } from '#machines/kernel/email-key';
import { isMailbox, longestMailbox } from './mailbox.js';

describe('an email address', () => {
  it.each([
    'anna@example.org',
    'Anna.Berg+registra@sub.example.org',
    'ａｎｎａ@example.org',
    'почта@пример.рф',
    'почта@example.org',
    "o'hara@example.org",
    'anna@xn--e1afmkfd.xn--p1ai',
  ])('is accepted as %p', (text) => expect(isMailbox(text)).toBe(true));

  it.each([
    ['', 'nothing'],
    ['anna', 'no domain'],
    ['@example.org', 'no name'],
    ['anna@', 'an empty domain'],
    ['anna@example', 'no zone'],
    ['anna@@example.org', 'two signs'],
    ['anna berg@example.org', 'a space'],
    ['anna@example.org\nBcc: all@example.org', 'a second line'],
    ['"anna"@example.org, boris@example.org', 'a list'],
    ['аnna@example.org', 'a Cyrillic a among Latin letters'],
    ['clіent@registra.example', 'a Cyrillic i'],
    ['anna@exаmple.org', 'a Cyrillic a in the domain'],
    ['οwner@registra.example', 'a Greek o'],
    [`${'a'.repeat(65)}@example.org`, 'too long a name'],
    [`${'ﷺ'.repeat(50)}@example.org`, 'what is far longer as it is compared'],
    [`a@${'b'.repeat(60)}.${'c'.repeat(200)}.org`, 'too long a domain'],
    ['x'.repeat(1_000_000), 'a million signs'],
  ])('is not %.40p: %s', (text) => expect(isMailbox(text)).toBe(false));

  it('has a key that fits the accounts table, and every spelling has the same result', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        if (!isMailbox(text)) return;
        expect(emailKey(text).length).toBeLessThanOrEqual(longestMailbox);
        expect(isMailbox(text.toUpperCase())).toBe(true);
        expect(isMailbox(emailKey(text))).toBe(true);
      }),
      runs(),
    );
  });
});
