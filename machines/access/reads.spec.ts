import { readRoutes, unrecordedReads } from './reads.js';
import { routes } from './routes.js';

/** Addresses under which documents, files, exports and people are served. */
const serving = [
  /^\w+ \/upload-file\/:id/,
  /\.(zip|pdf)$/,
  /\/(export|statement)$/,
  /^GET \/users\//,
  /^GET \/companies\/:id$/,
  /^GET \/\w+\/:(picture|form)$/,
];

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

  it('states what is opened by each, and which ones a page asks for again and again', () => {
    const routesOf = (kind: string, object?: string, once?: true) =>
      Object.entries(readRoutes).flatMap(([route, read]) =>
        read.kind === kind && read.object === object && read.once === once ? [route] : [],
      );
    expect(routesOf('content', 'file')).toEqual(['GET /upload-file/:id']);
    expect(routesOf('content', 'file', true)).toEqual(['GET /upload-file/:id/content']);
    expect(routesOf('preview', 'file')).toEqual(['GET /upload-file/:id/preview', 'GET /upload-file/:id/preview/:page']);
    expect(routesOf('link', 'file')).toEqual(['POST /upload-file/:id/link']);
    expect(routesOf('archive', 'order')).toEqual(['GET /orders/:id/documents.zip']);
    expect(routesOf('person', 'person')).toEqual(['GET /users/:id']);
    expect(routesOf('person', 'person', true)).toEqual(['GET /users/:id/notes', 'GET /users/:id/summary', 'GET /users/:id/history']);
    expect(routesOf('person', 'company')).toEqual(['GET /companies/:id']);
    expect(routesOf('people')).toEqual([
      ...['staff', 'departments/:department', 'partners', 'clients'].map((list) => `GET /users/${list}`),
    ]);
    expect(routesOf('export', 'order')).toEqual(['GET /audit/bundles/orders/:id']);
    const exported = [/\/export$/, /^GET \/payoffs\/statement$/, /^GET \/audit\/bundles\/log$/];
    const exports = Object.keys(routes).filter((route) => exported.some((address) => address.test(route)));
    expect(routesOf('export').sort()).toEqual(exports.sort());
  });

  it('names what the id in an address stands for, and nothing for an address without an id', () => {
    for (const [route, { object }] of Object.entries(readRoutes))
      expect([route, object !== undefined]).toEqual([route, route.includes('/:id')]);
  });
});
