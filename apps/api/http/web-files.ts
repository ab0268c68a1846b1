import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { thisBuild } from '#libs/platform/process/build';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the routes of a folder's files as figures and the log name them together: their names change with each build */
    filesOf?: string;
  }
}

/** The built web: its files on separate routes, and its page for all other browser requests. */
export interface WebFiles {
  /** undefined if the web was not built, as in the API's tests */
  page: string | undefined;
}

/**
 * Serves `root` (the web's build). Files under assets/ have a hash in their name and are cached forever; the others are revalidated. The build creates
 * compressed variants, so nothing is compressed per request.
 */
export async function serveWeb(instance: FastifyInstance, root: string): Promise<WebFiles> {
  const index = join(root, 'index.html');
  if (!existsSync(index)) return { page: undefined };
  await instance.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, filesOf: `${dirname(route.url).replace(/\/$/, '')}/*` };
    });
    await scope.register(fastifyStatic, {
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
  });
  return { page: readFileSync(index, 'utf8').replace('%BUILD%', `${thisBuild.version}, ${thisBuild.build}`) };
}
