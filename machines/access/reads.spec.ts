import { readRoutes, unrecordedReads } from './reads.js';
import { routes } from './routes.js';

/** Addresses under which documents, files, exports and people are served. */
const serving = [/^\w+ \/upload-file\/:id/, /\.(zip|pdf)$/, /\/(export|statement)$/, /^GET \/users\//, /^GET \/\w+\/:(picture|form)$/];

describe('the table of recorded reads', () => {
  it('has each route that serves documents, exports or people, recorded or with the reason why not', () => {
    const missing = Object.keys(routes).filter(
      (route) => serving.some((address) => address.test(route)) && !(route in readRoutes) && !(route in unrecordedReads),
    );
    expect(missing).toEqual([]);
  });

  it('has no route twice, and a reason for each that is not recorded', () => {
    expect(Object.keys(readRoutes).filter((route) => route in unrecordedReads)).toEqual([]);
    expect(Object.values(unrecordedReads).every((reason) => reason.length > 10)).toBe(true);
  });

  it('names what the id in an address stands for, and nothing where there is none', () => {
    for (const [route, { object }] of Object.entries(readRoutes))
      expect([route, object !== undefined]).toEqual([route, route.includes('/:id')]);
  });
});
