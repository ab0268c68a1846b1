import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '#machines/kernel/languages';
import type { PublicCatalogueView } from '#machines/catalogue/public-view';
import { addresses } from '#machines/access/addresses';
import { notFound } from '#libs/platform/http/problem';
import { CardPictures } from './pictures/card-pictures.js';
import type { PublicPages } from './public-pages.js';
import type { SiteRenderer } from './site-build.js';

const picture = new RegExp(`^/og(/(?:${languages.join('|')})(?:/[\\w/-]*)?)\\.png$`);

/** Resources for search engines and link previews: the sitemap, robots.txt, and a picture of every page. */
export function serveDiscovery(instance: FastifyInstance, pages: PublicPages, renderer: SiteRenderer, origin: string): void {
  const maps = new WeakMap<Readonly<PublicCatalogueView>, string>();
  const pictures = new CardPictures(new URL(origin).host);

  instance.get('/sitemap.xml', async (_, reply) => {
    const catalogue = await pages.current();
    const map = maps.get(catalogue) ?? renderer.siteMap(catalogue, origin);
    maps.set(catalogue, map);
    return reply.headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }).send(map);
  });

  instance.get('/robots.txt', (_, reply) =>
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' }).send(robots(origin)),
  );

  instance.get('/og/*', async (request, reply) => {
    const path = picture.exec(new URL(request.url, 'http://site.invalid').pathname)?.[1];
    const card = path === undefined ? null : renderer.cardFor(renderer.routeOf(path, ''), await pages.current(), origin);
    if (!card) throw notFound();
    return sendPicture(request, reply, await pictures.picture(card));
  });
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, png: Buffer): FastifyReply {
  const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
  void reply.headers({
    etag,
    'cache-control': 'public, max-age=3600',
    // A message with a link shows its picture on any site.
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('image/png').send(png);
}

/** Pages behind the login have nothing for robots; links in emails are for one person. */
const closed = [...addresses.personal, '/admin', '/reset-password', '/confirm-email', '/cancel-email-change', '/accept-invitation'];

const robots = (origin: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
