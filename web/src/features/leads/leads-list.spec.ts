import { leadsList } from './leads-list.js';

const read = (text: string) => leadsList.parse(new URLSearchParams(text));

describe('the address of a list of leads', () => {
  it('keeps everything the list shows', () => {
    const text =
      'filter[state]=called&filter[kind]=consultation&filter[source]=vc&filter[country]=c1&filter[assignee]=a1&filter[createdAt]=2026-11-01..&filter[callAgain]=true&page=2&search=anna&sort=callAgainAt';
    expect(decodeURIComponent(leadsList.serialize(read(text)).toString())).toBe(text);
  });

  it('leaves out what it does not understand', () => {
    expect(read('filter[state]=open&filter[kind]=fax&filter[callAgain]=maybe&filter[createdAt]=soon&sort=name')).toMatchObject({
      state: '',
      kind: '',
      callAgain: '',
      created: '',
      sort: '-createdAt',
    });
  });

  it('asks the API what it shows, and sends no search of one character', () => {
    expect(decodeURIComponent(leadsList.toApiQuery(read('filter[state]=new&search=a')).toString())).toBe(
      'filter[state]=new&page=1&per_page=12&sort=-createdAt',
    );
  });

  it('says when filters narrow the list, and how to clear them', () => {
    const list = read('filter[source]=vc&page=3');
    expect([
      leadsList.hasActiveFilters(list),
      leadsList.hasActiveFilters(leadsList.clearFilters(list)),
      leadsList.clearFilters(list).page,
    ]).toEqual([true, false, 1]);
  });
});
