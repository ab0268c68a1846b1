import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built web: its files by their own routes, and its page for whatever else a browser asks. */
export interface WebFiles {
  /** undefined when the web was not built, as in the API's tests */
  page: string | undefined;
}

/**
 * Serves `root` (the web's build). Names under assets/ carry a hash and are kept for ever; the others are asked for again.
 * The build leaves compressed twins beside the files, so nothing is compressed while people wait.
 */
export async function serveWeb(instance: FastifyInstance, root: string): Promise<WebFiles> {
  const index = join(root, 'index.html');
  if (!existsSync(index)) return { page: undefined };
  await instance.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, no-cache');
    },
  });
  return { page: readFileSync(index, 'utf8') };
}
