import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Database } from '#libs/platform/database/database';

/** A product that is broken in earnest: a line of the build replaced in a copy of it, or a change of the harness's own database. */
export interface BrokenProduct {
  /** below dist/ */
  file?: string;
  from?: string;
  to?: string;
  database?(owner: Database): Promise<void>;
}

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

/** The function that appends events of orders does not compare versions. */
export const withoutVersionCheck: BrokenProduct = {
  database: async (owner) => {
    const row = await owner.one<{ body: string }>(`select pg_get_functiondef('append_order'::regproc) as body`);
    await owner.query(replaced(row?.body ?? '', 'coalesce(l.version, 0) <> c.expected_version', 'false', 'append_order'));
    await owner.query('alter table events drop constraint events_stream_id_version_key');
  },
};

function replaced(text: string, from: string, to: string, where: string): string {
  if (!text.includes(from)) throw new Error(`${where} has no "${from}" any more: break it elsewhere`);
  return text.replaceAll(from, to);
}
