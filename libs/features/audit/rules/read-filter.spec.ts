import { filterLimit, recordedFilter } from './read-filter.js';

describe('the recorded filter', () => {
  it('has the parameters in the order of their names', () => {
    expect(
      recordedFilter({ page: '2', 'filter[status]': 'active', 'filter[createdAt]': '2026-11-01..2026-11-30', sort: '-createdAt' }),
    ).toBe('filter[createdAt]=2026-11-01..2026-11-30&filter[status]=active&page=2&sort=-createdAt');
    expect(recordedFilter({ 'filter[country]': ['a', 'b'] })).toBe('filter[country]=a,b');
  });

  it('keeps that there was a search, never its text, and nothing that is no code, number or day', () => {
    expect(recordedFilter({ search: 'Anna Whitfield' })).toBe('search=…');
    expect(recordedFilter({ 'filter[x]': 'anna@example.com', 'Anna Whitfield': '1', 'filter[y]': { a: 1 } })).toBe(
      '…=1&filter[x]=…&filter[y]=…',
    );
  });

  it('is nothing without parameters, and short whatever was asked', () => {
    expect([recordedFilter({}), recordedFilter(null), recordedFilter(undefined)]).toEqual([null, null, null]);
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`filter[f${i}]`, 'v'.repeat(400)]));
    expect(recordedFilter(many)).toHaveLength(filterLimit);
  });
});
