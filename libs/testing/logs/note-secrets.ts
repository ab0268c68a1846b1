import type { FastifyInstance } from 'fastify';
import { collectSecret } from './collected.js';

/** Fields whose texts no log may contain: secrets, and what people are called, reached by, and write. */
const privateNames = new Set([
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
  'email',
  'phone',
  'firstName',
  'lastName',
  'fullName',
  'companyName',
  'comment',
  'text',
  'subject',
]);

/** All texts below the name of a private field. */
function note(value: unknown, secret = false): void {
  if (typeof value === 'string' && secret) collectSecret(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) note(inner, secret || privateNames.has(name));
}

/** Records passwords, tokens, codes, cookies and private data in requests and responses of an application under test, so that its logs can be searched for them. */
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
