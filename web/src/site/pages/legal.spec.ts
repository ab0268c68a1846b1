import { createHash } from 'node:crypto';
import { currentTerms } from '#machines/catalogue/published-terms';
import { pageTexts } from '../page-texts.js';

const digest = (texts: unknown): string => createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);

/** Hashes of published versions. A changed text needs a new version with the time from which it applies. */
const published: Record<number, string> = { 2: '73f8aca9ecf33308', 3: 'eedaa372bb62f964' };

test('the terms of service and the rules of refunds are those of the version that orders name', () => {
  const texts = (['ru', 'en'] as const).map((language) => [pageTexts[language].legal.offer, pageTexts[language].legal.refunds]);
  expect(digest(texts)).toBe(published[currentTerms.version]);
});
