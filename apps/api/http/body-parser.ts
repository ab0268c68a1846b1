import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, Problem } from '#libs/platform/http/problem';
import { unstorableIn } from './storable-text.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** the body's bytes as they came: webhooks are signed over them */
    rawBody?: Buffer;
  }
}

/** Largest JSON body: an order with every code chosen and the longest notes is a tenth of it. */
export const bodyLimit = 256 * 1024;

/** Forms that a browser without scripts, or a mail program, posts itself; anybody may send them from anywhere. */
const plainForms: readonly string[] = ['/api/v1/forms/', '/api/v1/mailer/unsubscribe/'];

/**
 * JSON is the only body there is beside uploads and the public forms: forms and plain text, which other sites may send without asking, are 415 elsewhere.
 * 400 unreadable for what is no JSON in UTF-8; 422 for text the database cannot keep.
 */
export function parseJsonOnly(instance: FastifyInstance): void {
  instance.removeAllContentTypeParsers();
  const parse = instance.getDefaultJsonParser('error', 'error');
  instance.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request: FastifyRequest, body: Buffer, done) => {
    request.rawBody = body;
    if (body.length === 0) return done(null, undefined);
    if (!isUtf8(body)) return done(new Problem('unreadable'));
    void parse(request, body.toString('utf8'), (fault, parsed: unknown) => {
      // Without an escape no text can hold U+0000 or half a pair: JSON refuses the first raw, UTF-8 the second.
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
      const found = unstorableIn(fields);
      done(found === undefined ? null : invalid({ field: found, code: 'invalidCharacters' }), fields);
    },
  );
}
