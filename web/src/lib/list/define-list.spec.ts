import { amounts, days, defineList, oneOf, someOf, text } from './define-list.js';

const orders = defineList({
  sorts: ['-createdAt', 'createdAt', '-updatedAt', 'updatedAt'],
  filters: {
    statuses: someOf('status', ['newOrder', 'orderCancelled']),
    placed: days('createdAt'),
    country: text('country'),
    amount: amounts('amount'),
  },
  view: { id: text('id') },
});

const read = (query: string) => orders.parse(new URLSearchParams(query));

describe('the address of the list', () => {
  it('is empty for the usual list', () => {
    expect(orders.serialize(read('')).toString()).toBe('');
    expect(read('')).toMatchObject({ page: 1, perPage: 12, sort: '-createdAt', statuses: '', switched: [] });
  });

  it('is read back as it was written', () => {
    const list = read(
      'page=3&per_page=25&search=kim&filter[status]=newOrder,orderCancelled&filter[createdAt]=2026-11-01..&filter[amount]=EUR:100..2500.50&sort=updatedAt&columns=manager',
    );
    expect(orders.parse(orders.serialize(list))).toEqual(list);
  });

  it.each([
    'page=-1',
    'page=x',
    'per_page=0',
    'sort=password',
    'filter[status]=nonsense',
    'filter[createdAt]=yesterday',
    'filter[createdAt]=..',
    'filter[amount]=EUR:..',
    'filter[amount]=100..200',
    'filter[amount]=EUR:a..b',
  ])('leaves out what it does not understand: %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('never asks for more than a hundred rows', () => {
    expect(read('per_page=5000').perPage).toBe(100);
  });

  it('starts again at the first page when filters or the sort change, but not when the page is turned, a column hidden or a row opened', () => {
    const list = read('page=4');
    expect(orders.change(list, { search: 'kim' }).page).toBe(1);
    expect(orders.change(list, { perPage: 25 }).page).toBe(1);
    expect(orders.change(list, { page: 5 }).page).toBe(5);
    expect(orders.change(list, { switched: ['manager'] }).page).toBe(4);
    expect(orders.change(list, { id: 'o1' }).page).toBe(4);
  });

  it('leaves out the filters that the list starts with, and sends them to the API all the same', () => {
    const findings = defineList({ sorts: ['-openedAt'], filters: { settled: oneOf('settled', ['false', 'true'], 'false') } });
    const usual = findings.parse(new URLSearchParams());
    expect(findings.serialize(usual).toString()).toBe('');
    expect(findings.hasActiveFilters(usual)).toBe(false);
    expect(findings.toApiQuery(usual).get('filter[settled]')).toBe('false');
    expect(findings.toExportQuery(usual).get('filter[settled]')).toBe('false');
    expect(findings.toApiQuery(findings.change(usual, { settled: 'true' })).get('filter[settled]')).toBe('true');
  });

  it('sends no words to the API that are too short to search for', () => {
    expect(orders.toApiQuery(read('search=李')).get('search')).toBeNull();
    expect(orders.hasActiveFilters(read('search=李'))).toBe(false);
    for (const text of ['李雷', '67']) expect(orders.toApiQuery(read(`search=${text}`)).get('search')).toBe(text);
  });

  it('has no filters when everything that narrows it is removed', () => {
    const list = orders.clearFilters(read('search=kim&filter[status]=newOrder&filter[country]=c&per_page=25'));
    expect(orders.hasActiveFilters(list)).toBe(false);
    expect(list.perPage).toBe(25);
  });
});
