import { changed } from '../../lib/list/list-frame.js';
import { addressOf, askedOf, isNarrowed, widened } from './people-address.js';

const staff = addressOf('staff');
const read = (query: string, group = staff) => group.read(new URLSearchParams(query));

describe('the address of a list of people', () => {
  it('is empty for the list as it usually is, and survives being written and read', () => {
    expect(staff.write(read('')).toString()).toBe('');
    const list = read(
      'page=2&search=kim&sort=lastName&columns=birthday&filter[status]=invited&filter[role]=Manager&filter[department]=ubClient&filter[country]=c1&filter[createdAt]=2026-11-01..&id=p1',
    );
    expect(staff.read(staff.write(list))).toEqual(list);
  });

  it.each(['filter[status]=gone', 'filter[role]=Client', 'filter[department]=kitchen', 'filter[createdAt]=yesterday', 'sort=password'])(
    'leaves out what it does not understand: %s',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );

  it('has no role, no department and no invitations for clients', () => {
    const clients = addressOf('clients');
    expect(read('filter[role]=Manager&filter[department]=ubClient&filter[status]=invited&id=p1', clients)).toEqual(read('', clients));
  });

  it('asks for what it shows, without the person whose sheet is open', () => {
    const asked = askedOf(read('filter[role]=Manager&search=ki&id=p1'));
    expect(Object.fromEntries(asked)).toEqual({ page: '1', per_page: '12', sort: '-createdAt', 'filter[role]': 'Manager' });
  });

  it('is wide again when everything that narrows it is taken away', () => {
    const list = changed(read('filter[role]=Manager&filter[country]=c1&per_page=25'), { search: 'kim' });
    expect([isNarrowed(list), isNarrowed(widened(list)), widened(list).perPage]).toEqual([true, false, 25]);
  });
});
