import type { FastifyRequest } from 'fastify';
import type { Id } from '#machines/kernel/ids';

declare module 'fastify' {
  interface FastifyRequest {
    /** files inside the answer, where its address names none of them */
    openedFiles?: readonly Id[];
  }
}

/** Names the files that an archive holds, so that each of them is recorded as opened. Call it before the answer begins. */
export function noteOpenedFiles(request: FastifyRequest, files: readonly Id[]): void {
  request.openedFiles = files;
}
