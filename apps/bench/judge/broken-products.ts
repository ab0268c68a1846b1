import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Database } from '#libs/platform/database/database';

/** A product that is broken in earnest: a line of the build replaced in a copy of it, or a change of the harness's own database. */
interface BrokenProduct {
  /** below dist/ */
  file?: string;
  from?: string;
  to?: string;
  database?(owner: Database): Promise<void>;
}

/** By what a broken product does; the product itself has no switch for any of it. */
export const brokenProducts: Readonly<Record<string, BrokenProduct>> = {
  'accepts a command that was decided on an old version': {
    database: async (owner) => {
      const row = await owner.one<{ body: string }>(`select pg_get_functiondef('append_order'::regproc) as body`);
      await owner.query(replaced(row?.body ?? '', 'coalesce(l.version, 0) <> c.expected_version', 'false', 'append_order'));
      await owner.query('alter table events drop constraint events_stream_id_version_key');
    },
  },
  'answers a repeated key as a new call': {
    file: 'libs/platform/http/write-request.js',
    from: 'this.key = requestKey(request, content)',
    to: 'this.key = undefined',
  },
  'acknowledges before the commit': {
    file: 'libs/event-log/append/group-appender.js',
    from: 'const answers = await this.callWithRetry(set);',
    to: `if (set.some(({ request }) => request.expectedVersion === 0)) await this.callWithRetry(set);
         else void this.callWithRetry(set).catch(() => undefined);
         const answers = set.map(({ request }) => ({ kind: 'ok', version: request.expectedVersion + request.events.length, number: null }));`,
  },
};

/** A directory to run a broken product from. @throws Error if the build has no such line any more */
export function brokenCheckout({ file, from = '', to = '' }: BrokenProduct): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'registra-broken-'));
  cpSync('dist', join(path, 'dist'), { recursive: true, filter: (source) => source !== join('dist', 'web') });
  for (const name of ['node_modules', 'package.json']) symlinkSync(resolve(name), join(path, name));
  if (file !== undefined) {
    const target = join(path, 'dist', file);
    writeFileSync(target, replaced(readFileSync(target, 'utf8'), from, to, file));
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function replaced(text: string, from: string, to: string, where: string): string {
  if (!text.includes(from)) throw new Error(`${where} has no "${from}" any more: break it elsewhere`);
  return text.replaceAll(from, to);
}
