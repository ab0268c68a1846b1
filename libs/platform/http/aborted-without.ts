import type { FastifyReply } from 'fastify';

/** Returns a signal that aborts when the connection closes before the response is sent. */
export function abortedWithout({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Error('the caller is gone'));
  });
  return gone.signal;
}
