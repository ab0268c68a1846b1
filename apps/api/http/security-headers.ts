import type { Config } from '#libs/platform/config/config';

/** Styles are the exception to "our own files only": the component library writes its measures into style elements at run time. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Pages and the API's reading room may run our own scripts, answers of the API nothing at all; answers of the API are never kept. */
export function securityHeaders(config: Pick<Config, 'publicUrl'>): (url: string) => Record<string, string> {
  const transport = config.publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
  const page = { ...always, ...transport, 'content-security-policy': pagePolicy };
  const data = { ...always, ...transport, 'content-security-policy': dataPolicy, 'cache-control': 'no-store' };
  return (url) => (/^\/(api\/(?!docs)|health|metrics)/.test(url) ? data : page);
}
