import { parseOptions } from '@node-rs/argon2';
import { hashPassword, nobodysHash, verifyPassword } from './passwords.js';

describe('a password', () => {
  it('matches its own hash and no other', async () => {
    const stored = await hashPassword('registra-demo');
    expect(await verifyPassword(stored, 'registra-demo')).toBe(true);
    expect(await verifyPassword(stored, 'registra-demO')).toBe(false);
    expect(await hashPassword('registra-demo')).not.toBe(stored);
  });

  it('is the same however its characters are composed', async () => {
    expect(await verifyPassword(await hashPassword('йод-\u00e9'), 'и\u0306од-e\u0301')).toBe(true);
  });

  it('is hashed by argon2id with 19 MiB in two passes', async () => {
    expect(await hashPassword('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('of an unknown account never matches, and costs exactly as much to reject', async () => {
    expect(await verifyPassword(null, '')).toBe(false);
    expect(await verifyPassword(null, 'anything')).toBe(false);
    expect(parseOptions(await nobodysHash())).toEqual(parseOptions(await hashPassword('somebody')));
  });
});
