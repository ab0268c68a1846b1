import { v7 } from 'uuid';
import { keyFor, sign } from '#libs/platform/auth/signatures';
import { consultationKey, consultationToken, readConsultationToken } from './consultation-links.js';

const secret = 'a secret of the tests, 32 characters at least';
const key = consultationKey(secret);
const lead = v7();
const token = consultationToken(key, lead);

it('a token names its lead', () => {
  expect(readConsultationToken(key, token)).toBe(lead);
});

it.each([
  ['nothing', ''],
  ['a lead without a signature', lead],
  ['another lead with the same signature', token.replace(lead, v7())],
  ['a damaged signature', token.slice(0, -2)],
  ['a further part', `${token}.x`],
  ['a signature for another purpose', `${lead}.${sign(keyFor(secret, 'registra unsubscribe links 1'), lead)}`],
  ['a signature of another secret', consultationToken(consultationKey(`${secret}!`), lead)],
])('a token of %s is invalid', (_what, damaged) => {
  expect(readConsultationToken(key, damaged)).toBeUndefined();
});
