import type { FastifyInstance } from 'fastify';
import { collectSecret } from './collected.js';

const secretNames = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'accessToken',
  'ticket',
  'recoveryCode',
  'recoveryCodes',
  'secret',
  'uri',
]);

/** All texts below a secret's field name. */
function note(value: unknown, secret = false): void {
  if (typeof value === 'string' && secret) collectSecret(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) note(inner, secret || secretNames.has(name));
}

/** Records passwords, tokens, codes and cookies in requests and responses of an application under test, so that its logs can be searched for them. */
export function noteSecrets(instance: FastifyInstance): void {
  instance.addHook('preValidation', (request, _reply, done) => {
    note(request.body);
    for (const value of Object.values(request.cookies)) if (value !== undefined) collectSecret(value);
    done();
  });
  instance.addHook('onSend', (_request, reply, payload, done) => {
    for (const cookie of [reply.getHeader('set-cookie') ?? []].flat()) collectSecret(String(cookie).split(';')[0]?.split('=')[1] ?? '');
    if (typeof payload === 'string' && payload.startsWith('{')) note(JSON.parse(payload));
    done();
  });
}
