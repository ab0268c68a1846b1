import fc from 'fast-check';
import type { Actor } from '#machines/kernel/people';
import { runs } from '#machines/kernel/testing/runs';
import { maskOwnLinks, mayReadNotices, readableText } from './readable-email.js';

const manager = (department: Actor['department']): Actor => ({ id: 'someone', role: 'Manager', department });
const about = (subject_type: 'order' | 'payoff', figures = {}) => [{ subject_type, figures }];

describe('the text of an email', () => {
  it('is shown to those who may read its subject matter, sums included', () => {
    const sum = { amount: 32_700, currency: 'EUR' } as const;
    expect(mayReadNotices(manager('ubClient'), about('order', sum))).toBe(true);
    expect(mayReadNotices(manager('ubClient'), about('payoff', sum))).toBe(false);
    expect(mayReadNotices(manager('ubBusinessDevelopment'), about('payoff', sum))).toBe(true);
    expect(mayReadNotices(manager('ubContact'), about('order'))).toBe(false);
    expect(mayReadNotices(manager('ubClient'), [...about('order'), ...about('payoff')])).toBe(false);
  });

  it('has no address of a button, an item, the preferences or the unsubscribe page', () => {
    const url = 'https://registra.example/secret';
    const link = { label: 'Open', url };
    const item = { title: 'A', text: 'B', when: 'C', url };
    const frame = { language: 'en', subject: 'S', preheader: 'P', title: 'T', greeting: 'Hello' } as const;
    const parts = { paragraphs: ['One'], facts: [{ label: 'Order', value: 'R-1' }], items: [item], footer: ['Why'] };
    const text = readableText({ ...frame, ...parts, action: link, preferences: link, unsubscribe: link });
    expect(text).toBe('Hello\n\nOne\n\nOrder: R-1\n\nA\nB\nC\n\nWhy');
  });

  it('cuts an address of the product after its host', () => {
    const token = fc.stringMatching(/^[A-Za-z0-9_-]{16,40}$/);
    const form = fc.constantFrom('/reset-password#token=', '/confirm-email?t=', '/', '/unsubscribe/', '?', '#');
    fc.assert(
      fc.property(token, form, fc.constantFrom('', ' ', '\n', '("', 'HTTPS'), (secret, path, before) => {
        const host = before === 'HTTPS' ? 'HTTPS://REGISTRA.example' : 'https://registra.example';
        expect(maskOwnLinks(`${before} ${host}${path}${secret} after`, 'https://registra.example')).not.toContain(secret);
      }),
      runs({ quick: 100, full: 10_000 }), // a mask of lower case alone
    );
    expect(maskOwnLinks('see https://ariregister.rik.ee/est', 'https://registra.example')).toBe('see https://ariregister.rik.ee/est');
  });
});
