import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#machines/kernel/ids';
import { isLanguage, languages } from '#machines/kernel/languages';
import { readerLanguage } from '#libs/platform/http/language';
import { networkOf } from '#libs/platform/http/network';
import { pagePolicy } from '../http/security-headers.js';
import type { LoginPages } from './login-page.js';
import type { PublicPages } from './public-pages.js';
import type { SiteAssets } from './site-build.js';

/** Routes of the public pages. `/` redirects to the language that a visitor chose before, else to the browser's, else to Russian. */
export function serveSite(instance: FastifyInstance, pages: PublicPages, { boot }: Pick<SiteAssets, 'boot'>): void {
  const script = ` 'sha256-${createHash('sha256').update(boot).digest('base64')}'`;
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, search } = new URL(request.url, 'http://site.invalid');
    const { status, language, page, retryAfter } = await pages.page(pathname, search, networkOf(request.ip));
    const word = randomBytes(18).toString('base64url');
    const zipped = takesGzip(request);
    return reply
      .status(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        // Not cached: each response has its own nonce, and the current price.
        'cache-control': 'no-cache',
        'content-security-policy': pagePolicy(` 'nonce-${word}'`, script),
        vary: 'accept-encoding',
        ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
        ...(zipped && { 'content-encoding': 'gzip' }),
      })
      .send(zipped ? page.gzip(word) : page.plain(word));
  };
  for (const language of languages) {
    instance.get(`/${language}`, show);
    instance.get(`/${language}/*`, show);
  }
  // With its query, so that advertising parameters are kept.
  instance.get('/', (request, reply) => {
    const { search } = new URL(request.url, 'http://site.invalid');
    return reply.headers({ 'cache-control': 'no-store', vary: 'accept-language, cookie' }).redirect(`/${preferred(request)}${search}`, 302);
  });
}

/** Serves /login with its form in the document, in the language to which `/` would redirect. */
export function serveLogin(instance: FastifyInstance, pages: LoginPages): void {
  instance.get('/login', (request, reply) => {
    const language = preferred(request);
    const word = randomBytes(18).toString('base64url');
    const zipped = takesGzip(request);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-cache',
        'content-security-policy': pagePolicy(` 'nonce-${word}'`),
        vary: 'accept-encoding, accept-language, cookie',
        ...(zipped && { 'content-encoding': 'gzip' }),
      })
      .send(zipped ? pages[language].gzip(word) : pages[language].plain(word));
  });
}

const takesGzip = (request: FastifyRequest): boolean => /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');

/** The stored choice, then the browser's language. */
function preferred(request: Pick<FastifyRequest, 'headers' | 'cookies'>): Language {
  const chosen = request.cookies.language;
  return isLanguage(chosen) ? chosen : readerLanguage(request.headers['accept-language']);
}
