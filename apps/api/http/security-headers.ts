import { randomBytes } from 'node:crypto';
import type { Config } from '#libs/platform/config/config';

/** Allows only our own files; `styles` and `scripts` list what may be inline. */
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
/** The API's documentation page has inline styles; nobody is signed in there. */
const docsPolicy = pagePolicy(" 'unsafe-inline'");
const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

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
 * Files of the web and the API's documentation may run our own scripts, API responses none; API responses are never cached. The policy depends on the route
 * that responds, never on the raw path: `/%61pi/...` leads to the API too. Without a route the response is a refusal, or a page that sets its own policy.
 */
export function securityHeaders(config: Pick<Config, 'publicUrl'>): (route: string | undefined) => Record<string, string> {
  const transport = config.publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
  const file = { ...always, ...transport, 'content-security-policy': filePolicy };
  const docs = { ...file, 'content-security-policy': docsPolicy };
  const data = { ...always, ...transport, 'content-security-policy': dataPolicy, 'cache-control': 'no-store' };
  return (route) => {
    if (route === undefined) return data;
    return /^\/api\/docs/.test(route) ? docs : /^\/(api|health|metrics)/.test(route) ? data : file;
  };
}

/** Placeholder of the style nonce in the built page. */
export const placeOfNonce = '%STYLE_NONCE%';

/**
 * The page for one reader, and its policy. The component library writes measures into style elements at run time: they carry a word that is new with every
 * page, which injected markup cannot know.
 */
export function pageForOnce(page: string): { html: string; policy: string } {
  const nonce = randomBytes(18).toString('base64url');
  return { html: page.replaceAll(placeOfNonce, nonce), policy: pagePolicy(` 'nonce-${nonce}'`) };
}
