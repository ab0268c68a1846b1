import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#libs/platform/config/config';
import { isSimulated } from '#libs/platform/config/paypal';
import { isForeignForm } from '#libs/platform/http/foreign-form';
import { Problem } from '#libs/platform/http/problem';

type Page = FastifyRequest<{ Params: { token: string }; Body: string | undefined }>;

/** Headers that a page of the simulator may set; its policy permits its one style. */
const forwardedHeaders = ['content-type', 'content-security-policy', 'referrer-policy', 'location'];
/** Timeout in milliseconds. */
const patience = 10_000;

/**
 * Proxies the simulator's approval page on the product's own port, so that people need only one port. Nothing else of the simulator is proxied; without a
 * simulator the path is 404.
 */
export async function passSimulatorPages(instance: FastifyInstance, { paypal }: Pick<Config, 'paypal'>): Promise<void> {
  if (paypal === undefined || !isSimulated(paypal)) return;
  await instance.register((scope, _options, done) => {
    // A form with one choice: the product itself accepts no forms.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, body, parsed) =>
      parsed(null, body),
    );
    const url = '/simulator/checkout/:token(^[A-Z0-9]{1,36}$)';
    scope.route({ method: ['GET', 'POST'], url, handler: (request: Page, reply) => passOn(paypal.apiUrl, request, reply) });
    done();
  });
}

/** @throws Problem 403 for a choice submitted by a page of another site */
async function passOn(apiUrl: string, request: Page, reply: FastifyReply): Promise<unknown> {
  if (request.method === 'POST' && isForeignForm(request.headers)) throw new Problem('foreignOrigin');
  const answer = await askSimulator(apiUrl, request);
  void reply.status(answer.status).header('cache-control', 'no-store');
  for (const name of forwardedHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  return reply.send(await answer.text());
}

/** @throws Problem 503 if the simulator does not respond */
async function askSimulator(apiUrl: string, { method, params, query, headers, body, ip }: Page): Promise<Response> {
  const { locale } = query as { locale?: unknown };
  const search = typeof locale === 'string' ? `?${new URLSearchParams({ locale })}` : '';
  try {
    return await fetch(`${apiUrl}/simulator/checkout/${params.token}${search}`, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': ip,
        'accept-language': headers['accept-language'] ?? '',
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(method === 'POST' && { body: body ?? '' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
  } catch (cause) {
    throw new Problem('unavailable', { headers: { 'retry-after': '1' }, cause });
  }
}
