import { changed } from '../../../lib/list/list-frame.js';
import { askedOf, isNarrowed, readAddress, widened, writeAddress } from './list-address.js';

const read = (query: string) => readAddress(new URLSearchParams(query));

describe('the address of the list', () => {
  it('is empty for the list as it usually is', () => {
    expect(writeAddress(read('')).toString()).toBe('');
    expect(read('')).toMatchObject({ page: 1, perPage: 12, sort: '-createdAt', statuses: [], switched: [] });
  });

  it('survives being written and read', () => {
    const list = read(
      'page=3&per_page=25&search=kim&filter[status]=newOrder,orderCancelled&filter[createdAt]=2026-11-01..&sort=updatedAt&columns=manager',
    );
    expect(readAddress(writeAddress(list))).toEqual(list);
  });

  it.each([
    'page=-1',
    'page=x',
    'per_page=0',
    'sort=password',
    'filter[status]=nonsense',
    'filter[createdAt]=yesterday',
    'filter[createdAt]=..',
  ])('leaves out what it does not understand: %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('never asks for more than a hundred rows', () => {
    expect(read('per_page=5000').perPage).toBe(100);
  });

  it('starts again at the first page when something else is asked for, but not when the page is turned or a column hidden', () => {
    const list = read('page=4');
    expect(changed(list, { search: 'kim' }).page).toBe(1);
    expect(changed(list, { perPage: 25 }).page).toBe(1);
    expect(changed(list, { page: 5 }).page).toBe(5);
    expect(changed(list, { switched: ['manager'] }).page).toBe(4);
  });

  it('keeps words too short to search for to itself', () => {
    expect(askedOf(read('search=ab')).get('search')).toBeNull();
    expect(isNarrowed(read('search=ab'))).toBe(false);
    expect(askedOf(read('search=abc')).get('search')).toBe('abc');
  });

  it('is wide again when everything that narrows it is taken away', () => {
    const list = widened(read('search=kim&filter[status]=newOrder&filter[country]=c&per_page=25'));
    expect(isNarrowed(list)).toBe(false);
    expect(list.perPage).toBe(25);
  });
});
