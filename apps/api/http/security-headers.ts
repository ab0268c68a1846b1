import { randomBytes } from 'node:crypto';
import type { Config } from '#libs/platform/config/config';

/** Our own files and nothing else; `styles` and `scripts` are what may stand in the page itself. */
export const pagePolicy = (styles: string, scripts = ''): string =>
  [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const filePolicy = pagePolicy('');
/** The reading room of the API writes its own styles; nobody is signed in there. */
const docsPolicy = pagePolicy(" 'unsafe-inline'");
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/**
 * Files of the web and the API's reading room may run our own scripts, answers of the API nothing at all; answers of the API are never kept. Asked by the route
 * that answers, never by the address as it was written: `/%61pi/...` leads to the API too. What no route answers is a refusal, or a page that brings its own.
 */
export function securityHeaders(config: Pick<Config, 'publicUrl'>): (route: string | undefined) => Record<string, string> {
  const transport = config.publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
  const file = { ...always, ...transport, 'content-security-policy': filePolicy };
  const docs = { ...file, 'content-security-policy': docsPolicy };
  const data = { ...always, ...transport, 'content-security-policy': dataPolicy, 'cache-control': 'no-store' };
  return (route) => {
    if (route === undefined) return data;
    return /^\/api\/docs/.test(route) ? docs : /^\/(api|health|metrics)/.test(route) ? data : file;
  };
}

/** Where the page of the build takes the word that lets its own styles in. */
export const placeOfNonce = '%STYLE_NONCE%';

/**
 * The page for one reader, and its policy. The component library writes measures into style elements at run time: they carry a word that is new with every
 * page, which whoever injects markup cannot know.
 */
export function pageForOnce(page: string): { html: string; policy: string } {
  const nonce = randomBytes(18).toString('base64url');
  return { html: page.replaceAll(placeOfNonce, nonce), policy: pagePolicy(` 'nonce-${nonce}'`) };
}
