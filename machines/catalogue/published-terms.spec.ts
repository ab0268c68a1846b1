import { currentTerms, isPublished } from './published-terms.js';

describe('the terms of service that a page submits with an order', () => {
  it('may be any version that was in force once: the page may have been open while a newer one was published', () => {
    const earlier = Array.from({ length: currentTerms.version }, (_, i) => i + 1);
    expect(earlier.length).toBeGreaterThan(1);
    expect(earlier.filter((version) => !isPublished(version))).toEqual([]);
  });

  it('are refused if they were never published', () => {
    expect([0, currentTerms.version + 1, -1, 1.5, NaN].filter(isPublished)).toEqual([]);
  });
});
