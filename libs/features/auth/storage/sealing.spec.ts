import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { testConfig } from '#libs/testing/small-app';
import { Sealing } from './sealing.js';

const sealing = new Sealing(testConfig());

describe('a sealed secret', () => {
  it('opens for its owner and shows nothing of itself', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.uuid(), (secret, owner) => {
        const sealed = sealing.seal(secret, owner);
        expect(sealing.open(sealed, owner)).toEqual(Buffer.from(secret));
        expect(sealed.includes(Buffer.from(secret))).toBe(false);
        expect(sealing.seal(secret, owner)).not.toEqual(sealed);
      }),
      runs(),
    );
  });

  it('opens for nobody else, under no other key, and not with a changed bit', () => {
    const sealed = sealing.seal(Buffer.from('12345678901234567890'), 'anna');
    expect(() => sealing.open(sealed, 'boris')).toThrow();
    expect(() => new Sealing(testConfig({ jwtSecret: 'another secret of the tests, also long enough' })).open(sealed, 'anna')).toThrow();
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => sealing.open(changed, 'anna')).toThrow();
    }
  });

  it('opens with the previous JWT secret, and is sealed again with the present one', () => {
    const rotated = testConfig({ jwtSecret: 'another secret of the tests, also long enough', previousJwtSecret: testConfig().jwtSecret });
    const [before, between, after] = [sealing, new Sealing(rotated), new Sealing(rotated.with({ previousJwtSecret: undefined }))];
    const secret = Buffer.from('12345678901234567890');
    const sealed = before.seal(secret, 'anna');
    expect(between.open(sealed, 'anna')).toEqual(secret);
    const renewed = between.renew(sealed, 'anna') ?? Buffer.alloc(0);
    expect(after.open(renewed, 'anna')).toEqual(secret);
    expect(between.renew(renewed, 'anna')).toBeUndefined();
    expect(between.renew(sealed, 'boris')).toBeUndefined();
    expect(() => before.open(renewed, 'anna')).toThrow();
  });
});
