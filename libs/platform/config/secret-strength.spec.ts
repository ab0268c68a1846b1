import { randomBytes, randomUUID } from 'node:crypto';
import { countOf } from '#machines/kernel/testing/runs';
import { unforeseenBits } from './secret-strength.js';

/** Production's minimum for JWT_SECRET and METRICS_TOKEN. */
const [ofSecret, ofToken] = [64, 25];

describe('the estimated entropy of a secret', () => {
  it.each([
    ['figures in pairs', '00112233445566778899aabbccddeeff'],
    ['figures in pairs, backwards', 'ffeeddccbbaa99887766554433221100'],
    ['counted pairs', '0102030405060708090a0b0c0d0e0f10'],
    ['hexadecimal figures in a row', '0123456789abcdeffedcba9876543210'],
    ['letters and figures by turns', 'a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6'],
    ['counted threes', '001002003004005006007008009010011012'],
    ['rows of the keyboard', 'qwertyuiop[]asdfghjkl;zxcvbnm,./1234567890'],
    ['columns of the keyboard', '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,'],
    ['columns of the keyboard, down and up', '1qazxsw23edcvfr45tgbnhy67ujm,ki8'],
    ['columns with capitals', '!QAZ1qaz@WSX2wsx#EDC3edc$RFV4rfv'],
    ['rows of the Russian keyboard', 'йцукенгшщзхъфывапролджэячсмитьбю'],
    ['columns of the Russian keyboard', 'йфяцычувскамепинртгоьшлбщдюзжхэъ'],
    ['words over and over', 'sunshine-sunshine-sunshine-sunshine'],
    ['words with a number', 'winter1winter2winter3winter4winter5'],
    ['days', '19900101199102021992030319930404'],
    ['days as Europe writes them', '01.01.1990-02.02.1991-03.03.1992-04.04.1993'],
    ['a word, a day and a mark', 'Registra-Production-2026-01-31-secret!'],
    ['months', 'January2024February2024March2024April2024'],
    ['the Russian words for it', 'пароль-секрет-пароль-секрет-пароль'],
  ])('is too low for %s', (_, secret) => {
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(unforeseenBits(secret)).toBeLessThan(ofSecret);
  });

  it('is sufficient for each generated one', () => {
    const refused: string[] = [];
    const rounds = countOf({ quick: 100, full: 15_000 }); // steps of nine count as a run: 20 of 20 seeds at 3
    for (let round = 0; round < rounds; round += 1) {
      const secrets = [16, 24, 32].map((bytes) => randomBytes(bytes).toString('hex'));
      const texts = [24, 32, 48].map((bytes) => randomBytes(bytes).toString(round % 2 ? 'base64' : 'base64url'));
      refused.push(...[...secrets, ...texts, randomUUID()].filter((secret) => unforeseenBits(secret) < ofSecret));
    }
    expect(refused).toEqual([]);
  });

  it('is sufficient for the shortest generated tokens', () => {
    const tokens = Array.from({ length: countOf({ quick: 500, full: 10_000 }) }, () => [
      randomBytes(12).toString('base64'),
      randomBytes(12).toString('hex'),
    ]).flat();
    expect(tokens.filter((token) => unforeseenBits(token) < ofToken)).toEqual([]);
  });
});
