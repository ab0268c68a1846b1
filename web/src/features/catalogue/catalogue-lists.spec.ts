import { catalogueLists } from './catalogue-lists.js';

const { services } = catalogueLists;
const read = (text: string) => services.parse(new URLSearchParams(text));

describe('the address of a list of the catalogue', () => {
  it('contains everything that is shown, and is read back as it was written', () => {
    const text = 'filter[country]=c1&filter[type]=t1&filter[currency]=EUR&page=2&search=legal&sort=price&shown=archived&id=s1&part=steps';
    expect(decodeURIComponent(services.serialize(read(text)).toString())).toBe(text);
  });

  it('is short for the usual list, and leaves out what it does not understand', () => {
    const odd = read('shown=gone&sort=reward&filter[currency]=XXX&page=-3&part=steps');
    expect(services.serialize(odd).toString()).toBe('');
    expect(services.hasActiveFilters(odd)).toBe(false);
  });

  it('has only the filters of its list', () => {
    const list = catalogueLists.countries.parse(new URLSearchParams('filter[country]=c1&filter[type]=t1&filter[currency]=EUR'));
    expect([list.country, list.type, list.currency]).toEqual(['', '', 'EUR']);
  });

  it.each(['countries', 'services', 'service-types', 'choices'] as const)('shows the newest first where nothing was chosen: %s', (kind) => {
    const { parse, serialize, toApiQuery } = catalogueLists[kind];
    expect(toApiQuery(parse(new URLSearchParams())).get('sort')).toBe('-createdAt');
    expect(serialize(parse(new URLSearchParams('sort=-createdAt'))).toString()).toBe('');
    expect(serialize(parse(new URLSearchParams('sort=createdAt'))).toString()).toBe('sort=createdAt');
  });

  it('leaves out archived ones, unless the archive is asked for', () => {
    expect(services.toApiQuery(read('')).get('filter[archived]')).toBe('false');
    expect(services.toApiQuery(read('shown=archived')).get('filter[archived]')).toBe('true');
  });

  it('exports every row of the list, not its page', () => {
    const query = services.toExportQuery(read('page=3&per_page=25&filter[currency]=EUR&search=legal'));
    expect(Object.fromEntries(query)).toEqual({
      'filter[currency]': 'EUR',
      'filter[archived]': 'false',
      sort: '-createdAt',
      search: 'legal',
    });
  });

  it('is reset to the tab it belongs to', () => {
    expect(services.serialize(services.clearFilters(read('filter[type]=t1&search=legal&page=2&shown=archived'))).toString()).toBe(
      'shown=archived',
    );
  });
});
