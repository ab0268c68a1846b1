import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteAccess } from '#machines/access/routes';
import { type AccessTokens, bearerOf, tokenMissing } from '#libs/platform/auth/access-token';
import { type RouteTable, routeKey } from '#libs/platform/auth/route-table';
import { invalid, Problem } from '#libs/platform/http/problem';
import { boundsFault, mostAnonymousMembers, mostMembers, queryFault } from './body-bounds.js';
import { unstorableIn } from './storable-text.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** the raw body: webhook signatures cover its bytes */
    rawBody?: Buffer;
  }
}

/** Maximum size of a JSON body: ten times an order with every code chosen and the longest notes. */
export const bodyLimit = 256 * 1024;

/** Forms that browsers without scripts, or mail programs, post directly; anyone may send them from any site. */
const plainForms: readonly string[] = ['/api/v1/forms/', '/api/v1/mailer/unsubscribe/'];

/** Public routes with signed bodies: their content is not limited by us. */
export const signedRoutes: ReadonlySet<string> = new Set(['POST /order-payments/webhooks/paypal']);

/** Permissions of a route and how to check them: the guard repeats the check after the body is parsed. */
export interface BodyAccess {
  table: RouteTable;
  tokens: Pick<AccessTokens, 'verify'>;
}

/**
 * Bodies are JSON, except for uploads and public forms: forms and plain text, which other sites may send without a preflight request, are 415 on all other
 * routes. 401 for a body that requires sign-in and has no valid token, before it is read; 400 unreadable for anything but JSON in UTF-8; 422 for too many
 * members, and for text that the database cannot store.
 */
export function parseJsonOnly(instance: FastifyInstance, access: BodyAccess): void {
  instance.removeAllContentTypeParsers();
  const parse = instance.getDefaultJsonParser('error', 'error');
  instance.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request: FastifyRequest, body: Buffer, done) => {
    request.rawBody = body;
    if (body.length === 0) return done(null, undefined);
    const refused = refusalOf(request, body, access);
    if (refused) return done(refused);
    void parse(request, body.toString('utf8'), (fault, parsed: unknown) => {
      // Without an escape no text can contain U+0000 or an unpaired surrogate: JSON forbids the first, UTF-8 the second.
      const found = fault === null && body.includes('\\u') ? unstorableIn(parsed) : undefined;
      if (found !== undefined) done(invalid({ field: found, code: 'invalidCharacters' }));
      else done(fault === null ? null : new Problem('unreadable', { cause: fault }), parsed);
    });
  });
  instance.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (request: FastifyRequest, body: string, done) => {
      const { url = '' } = request.routeOptions;
      if (!plainForms.some((forms) => url.startsWith(forms))) return done(new Problem('unsupportedMediaType'));
      const fields = Object.fromEntries([...new URLSearchParams(body)].filter(([, value]) => value !== ''));
      const refused = queryFault(fields);
      if (refused) return done(refused);
      const found = unstorableIn(fields);
      done(found === undefined ? null : invalid({ field: found, code: 'invalidCharacters' }), fields);
    },
  );
}

/** Why a body is not read. A route without a row (nothing exists at the path) counts as public. */
function refusalOf(request: FastifyRequest, body: Buffer, { table, tokens }: BodyAccess): Problem | undefined {
  const key = routeKey(request.method, request.routeOptions.url ?? '');
  const row: RouteAccess = table[key] ?? 'public';
  if (row !== 'public') {
    const refused = tokenFault(request, tokens);
    if (refused) return refused;
  }
  if (!isUtf8(body)) return new Problem('unreadable');
  return boundsFault(body, row === 'public' && !signedRoutes.has(key) ? mostAnonymousMembers : mostMembers);
}

function tokenFault({ headers }: FastifyRequest, tokens: BodyAccess['tokens']): Problem | undefined {
  try {
    const token = bearerOf(headers.authorization);
    if (token === undefined) return tokenMissing();
    tokens.verify(token);
    return undefined;
  } catch (fault) {
    if (fault instanceof Problem) return fault;
    throw fault;
  }
}
