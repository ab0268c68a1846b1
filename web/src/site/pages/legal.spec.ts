import { createHash } from 'node:crypto';
import { currentTerms } from '#machines/catalogue/published-terms';
import { pageWords } from '../words.js';

const digest = (words: unknown): string => createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);

/** Hashes of published versions. A changed text needs a new version with the time from which it applies. */
const published: Record<number, string> = { 2: '73f8aca9ecf33308', 3: 'eedaa372bb62f964' };

test('the terms of service and the rules of refunds are those of the version that orders name', () => {
  const words = (['ru', 'en'] as const).map((language) => [pageWords[language].legal.offer, pageWords[language].legal.refunds]);
  expect(digest(words)).toBe(published[currentTerms.version]);
});
