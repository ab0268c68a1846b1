import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { createHash } from 'node:crypto';
import { passwordFrom } from './generated-password.js';

const blocks = (seed: string) => (n: number) => createHash('sha256').update(`${seed} ${n}`).digest();

describe('a generated password', () => {
  it('has ten characters, with digits and both cases, and none that are easily confused', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const password = passwordFrom(blocks(seed));
        expect(password).toMatch(/^[a-km-zA-HJ-NP-Z2-9]{10}$/);
        expect(password).not.toMatch(/[loIO01]/);
        expect(password.replace(/\D/g, '').length).toBeGreaterThanOrEqual(2);
        expect(password).toMatch(/[a-z]/);
        expect(password).toMatch(/[A-Z]/);
        expect(passwordFrom(blocks(seed))).toBe(password);
      }),
      runs(),
    );
  });

  it('uses every character of its alphabet about as often as any other', () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < 4_000; n += 1) for (const sign of passwordFrom(blocks(`seed ${n}`))) seen.set(sign, (seen.get(sign) ?? 0) + 1);
    const emails = [...seen].filter(([sign]) => /\D/.test(sign)).map(([, count]) => count);
    expect(seen.size).toBe(56);
    expect(Math.max(...emails) / Math.min(...emails)).toBeLessThan(1.4);
  });
});
