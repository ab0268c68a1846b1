import { type ListGrammar, parseListQuery } from './list-query.js';
import { Problem } from './problem.js';

const reader = '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6e';

const grammar = {
  filters: {
    status: { kind: 'choice', of: ['open', 'done'] },
    country: { kind: 'id' },
    createdAt: { kind: 'date' },
    price: { kind: 'number' },
    overpaid: { kind: 'flag' },
    amount: { kind: 'money' },
    manager: { kind: 'id', me: reader },
  },
  sorts: ['createdAt', 'number'],
} as const satisfies ListGrammar;

const parse = (query: string) => parseListQuery(Object.fromEntries(new URLSearchParams(query)), grammar);

const faultsOf = (query: Record<string, unknown>): string[] => {
  try {
    parseListQuery(query, grammar);
  } catch (error) {
    if (error instanceof Problem) return error.status === 422 ? error.errors.map(({ field, code }) => `${field}: ${code}`) : [];
    throw error;
  }
  return [];
};

const id = '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d';
const micros = (text: string): number => Date.parse(text) * 1000;

describe('a list query', () => {
  it('returns the first five, newest first, by default', () => {
    expect(parse('')).toEqual({ page: 1, perPage: 5, offset: 0, filters: {}, sort: { by: 'createdAt', descending: true } });
  });

  it('has page, size and an ascending sort', () => {
    expect(parse('page=3&per_page=20&sort=number')).toMatchObject({
      page: 3,
      perPage: 20,
      offset: 40,
      sort: { by: 'number', descending: false },
    });
  });

  it('has several distinct values of a filter', () => {
    expect(parse('filter[status]=open,done,open').filters).toEqual({ status: ['open', 'done'] });
  });

  it('has ids in any case, flags and number ranges', () => {
    expect(parse(`filter[country]=${id.toUpperCase()}&filter[overpaid]=true&filter[price]=10..20.50`).filters).toEqual({
      country: [id],
      overpaid: true,
      price: { from: 10, to: 20.5 },
    });
  });

  it.each([
    ['2026-01-01..2026-01-31', { from: micros('2026-01-01T00:00:00Z'), before: micros('2026-02-01T00:00:00Z') }],
    ['2026-01-31', { from: micros('2026-01-31T00:00:00Z'), before: micros('2026-02-01T00:00:00Z') }],
    ['2026-01-31..', { from: micros('2026-01-31T00:00:00Z') }],
    ['..2026-01-31', { before: micros('2026-02-01T00:00:00Z') }],
    ['2026-01-31T10:00:00+03:00..', { from: micros('2026-01-31T07:00:00Z') }],
  ])('parses the dates %s with the whole last day', (range, span) => {
    expect(parseListQuery({ 'filter[createdAt]': range }, grammar).filters.createdAt).toEqual(span);
  });

  it.each([
    ['EUR:100..2500.5', { currency: 'EUR', from: 10_000, to: 250_050 }],
    ['JPY:100..', { currency: 'JPY', from: 100 }],
    ['BHD:..1.005', { currency: 'BHD', to: 1_005 }],
  ])('parses the amounts %s in the minor units of their currency', (range, span) => {
    expect(parseListQuery({ 'filter[amount]': range }, grammar).filters.amount).toEqual(span);
  });

  it('replaces "me" by the reader’s id, once', () => {
    const mine = (value: string) => parseListQuery({ 'filter[manager]': value }, grammar).filters.manager;
    expect(mine('me')).toEqual([reader]);
    expect(mine(`ME,${reader}`)).toEqual([reader]);
  });

  it('normalises a search and counts characters, not bytes', () => {
    expect(parse('search=%20Ива%20%20нов%20').search).toBe('Ива нов');
    expect(parse('search=').search).toBeUndefined();
    expect(faultsOf({ search: 'a' })).toEqual(['search: searchTooShort']);
    expect(faultsOf({ search: '𝔸' })).toEqual(['search: searchTooShort']);
    expect(faultsOf({ search: '´´’ - ’´´' })).toEqual(['search: searchHasNoWord']);
    expect(faultsOf({ search: 'я'.repeat(101) })).toEqual(['search: tooLong']);
  });

  it.each([
    [{ 'filter[colour]': 'red' }, 'filter[colour]: unknownFilter'],
    [{ 'filter[__proto__]': 'x' }, 'filter[__proto__]: unknownFilter'],
    [{ 'filter[constructor]': 'x' }, 'filter[constructor]: unknownFilter'],
    [{ filter: 'status' }, 'filter: unknownFilter'],
    [{ 'filter[status]': 'open,lost' }, 'filter[status]: notOffered'],
    [{ 'filter[colour]': '' }, 'filter[colour]: unknownFilter'],
    [{ 'filter[status]': ',' }, 'filter[status]: notOffered'],
    [{ 'filter[country]': 'estonia' }, 'filter[country]: mustBeId'],
    [{ 'filter[overpaid]': 'yes' }, 'filter[overpaid]: mustBeBoolean'],
    [{ 'filter[createdAt]': '2026-02-30' }, 'filter[createdAt]: mustBeDate'],
    [{ 'filter[createdAt]': '..' }, 'filter[createdAt]: mustBeDate'],
    [{ 'filter[createdAt]': '0000-12-31' }, 'filter[createdAt]: mustBeDate'],
    [{ 'filter[createdAt]': '0001-01-01T00:00:00+14:00..' }, 'filter[createdAt]: mustBeDate'],
    [{ 'filter[createdAt]': '..9999-12-31T23:59:59-12:00' }, 'filter[createdAt]: mustBeDate'],
    [{ 'filter[createdAt]': '2026-02-01..2026-01-01' }, 'filter[createdAt]: badRange'],
    [{ 'filter[price]': '20..10' }, 'filter[price]: badRange'],
    [{ 'filter[price]': '1e9' }, 'filter[price]: mustBeNumber'],
    [{ 'filter[amount]': '100..200' }, 'filter[amount]: mustBeMoney'],
    [{ 'filter[amount]': 'EUR:..' }, 'filter[amount]: mustBeMoney'],
    [{ 'filter[amount]': 'XXX:1..2' }, 'filter[amount]: mustBeMoney'],
    [{ 'filter[amount]': 'EUR:1.234..' }, 'filter[amount]: mustBeMoney'],
    [{ 'filter[amount]': 'EUR:1.2.3..' }, 'filter[amount]: mustBeMoney'],
    [{ 'filter[amount]': 'EUR:-1..' }, 'filter[amount]: mustBeMoney'],
    [{ 'filter[amount]': 'EUR:2..1' }, 'filter[amount]: badRange'],
    [{ 'filter[country]': 'me' }, 'filter[country]: mustBeId'],
    [{ sort: 'price' }, 'sort: unknownSort'],
    [{ sort: '--createdAt' }, 'sort: unknownSort'],
    [{ page: '0' }, 'page: tooSmall'],
    [{ page: '-1' }, 'page: mustBeWhole'],
    [{ page: '1.5' }, 'page: mustBeWhole'],
    [{ page: '99999999999999' }, 'page: tooLarge'],
    [{ per_page: '101' }, 'per_page: tooLarge'],
    [{ page: ['1', '2'] }, 'page: repeatedParameter'],
    [{ colour: 'red' }, 'colour: unknownParameter'],
  ])('refuses %p instead of ignoring it', (query, fault) => {
    expect(faultsOf(query)).toEqual([fault]);
  });

  it('treats an empty filter, sort or search as absent', () => {
    const asked = { 'filter[status]': '', 'filter[createdAt]': '', filter: '', sort: '', search: '' };
    expect(parseListQuery(asked, grammar)).toEqual(parseListQuery({}, grammar));
  });

  it('lists all errors at once', () => {
    expect(faultsOf({ page: 'x', sort: 'y', 'filter[z]': '1' })).toEqual([
      'filter[z]: unknownFilter',
      'page: mustBeWhole',
      'sort: unknownSort',
    ]);
  });

  it('pages a search to row 10,000 at most, and a list without a search without limit', () => {
    expect(parse('search=abc&page=100&per_page=100').offset).toBe(9900);
    expect(() => parse('search=abc&page=101&per_page=100')).toThrow(expect.objectContaining({ status: 422, code: 'narrowSearch' }));
    expect(parse('page=101&per_page=100').offset).toBe(10_000);
  });

  it('pages a search no further than its own limit, which the refusal names', () => {
    const few = (query: string) =>
      parseListQuery(Object.fromEntries(new URLSearchParams(query)), { filters: {}, sorts: ['createdAt'], searchRows: 1_000 });
    expect(few('search=abc&page=10&per_page=100').offset).toBe(900);
    expect(() => few('search=abc&page=11&per_page=100')).toThrow(
      expect.objectContaining({
        code: 'narrowSearch',
        params: { limit: 1_000 },
        errors: [{ field: 'page', code: 'narrowSearch', params: { limit: 1_000 } }],
      }),
    );
  });
});
