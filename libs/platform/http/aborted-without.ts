import type { FastifyReply } from 'fastify';

/** Aborted when the connection ends before the answer is sent: nobody waits for it any more. */
export function abortedWithout({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Error('the caller is gone'));
  });
  return gone.signal;
}
