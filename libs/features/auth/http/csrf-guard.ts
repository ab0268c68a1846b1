import type { FastifyRequest } from 'fastify';
import { Problem } from '#libs/platform/http/problem';

/** SameSite keeps the cookie from other sites; this says so to a browser that does not know the attribute. */
export function csrfGuard(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Problem('foreignOrigin');
}
