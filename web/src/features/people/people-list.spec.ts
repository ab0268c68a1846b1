import { peopleLists } from './people-list.js';

const { staff, clients } = peopleLists;
const read = (query: string, group = staff) => group.parse(new URLSearchParams(query));

describe('the address of a list of people', () => {
  it('is empty for the usual list, and is read back as it was written', () => {
    expect(staff.serialize(read('')).toString()).toBe('');
    const list = read(
      'page=2&search=kim&sort=lastName&columns=birthday&filter[status]=invited&filter[role]=Manager&filter[department]=ubClient&filter[country]=c1&filter[createdAt]=2026-11-01..&id=p1',
    );
    expect(staff.parse(staff.serialize(list))).toEqual(list);
  });

  it.each(['filter[status]=gone', 'filter[role]=Client', 'filter[department]=kitchen', 'filter[createdAt]=yesterday', 'sort=password'])(
    'leaves out what it does not understand: %s',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );

  it('has no role, department or invitations for clients', () => {
    expect(read('filter[role]=Manager&filter[department]=ubClient&filter[status]=invited&id=p1', clients)).toEqual(read('', clients));
  });

  it('asks for what it shows, without the person whose sheet is open', () => {
    const asked = staff.toApiQuery(read('filter[role]=Manager&search=k&id=p1'));
    expect(Object.fromEntries(asked)).toEqual({ page: '1', per_page: '12', sort: '-createdAt', 'filter[role]': 'Manager' });
  });

  it('has no filters when everything that narrows it is removed', () => {
    const list = staff.change(read('filter[role]=Manager&filter[country]=c1&per_page=25'), { search: 'kim' });
    const cleared = staff.clearFilters(list);
    expect([staff.hasActiveFilters(list), staff.hasActiveFilters(cleared), cleared.perPage]).toEqual([true, false, 25]);
  });
});
