import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Path of pgbench: PGBENCH, the PATH, then Debian's directory; undefined if there is none. */
export function findPgbench(): string | undefined {
  const debian = ['18', '17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`);
  const candidates = [
    process.env.PGBENCH ?? '',
    ...(process.env.PATH ?? '').split(':').map((directory) => join(directory, 'pgbench')),
    ...debian,
  ];
  return candidates.find((path) => path !== '' && existsSync(path) && spawnSync(path, ['--version']).status === 0);
}

/** Transactions per second of `script` with `clients` for `seconds` against `url`, with prepared statements and without vacuum. @throws Error with its output if it fails */
export function pgbench(path: string, url: string, script: string, clients: number, seconds: number): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'registra-pgbench-'));
  const file = join(directory, 'script.sql');
  writeFileSync(file, script);
  const args = ['--no-vacuum', '--protocol=prepared', `--client=${clients}`, '--jobs=2', `--time=${seconds}`, `--file=${file}`, url];
  return new Promise((resolve, reject) => {
    // The session settings of the product's append connection.
    const settings = '-c jit=off -c enable_seqscan=off -c plan_cache_mode=force_generic_plan';
    const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PGOPTIONS: settings } });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      rmSync(directory, { recursive: true, force: true });
      const perSecond = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
      if (code === 0 && Number.isFinite(perSecond)) resolve(perSecond);
      else reject(new Error(`pgbench failed (${code}): ${output}`));
    });
  });
}
