import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForServer } from '#libs/platform/embedded/embedded-postgres';
import { earlierBuild } from '../product/earlier-build.js';

/** Data of an earlier build: a DATA_DIR with its stopped cluster, and notes about its users. */
export interface Snapshot<Notes> {
  dataDir: string;
  notes: Notes;
}

/** Outlives the temporary directory of one run. */
const place = process.env['SNAPSHOTS_DIR'] ?? join(tmpdir(), 'registra-snapshots');
/** Sessions expire, and due dates depend on the calendar. */
const lifetime = 12 * 3_600_000;

/**
 * The snapshot of `commit`: created once by building it and letting `fill` use it on new data, and cached for half a day in the temporary directory. @param
 * fill starts the build of `checkout` on `dataDir`, uses it and stops it
 */
export async function snapshotOf<Notes>(
  commit: string,
  fill: (checkout: string, dataDir: string) => Promise<Notes>,
  print: (line: string) => void,
): Promise<Snapshot<Notes>> {
  const kept = join(place, commit);
  const notesOf = join(kept, 'notes.json');
  if (!existsSync(notesOf) || Date.now() - madeAt(notesOf) > lifetime) {
    rmSync(kept, { recursive: true, force: true });
    const draft = `${kept}.draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    for (const directory of [place, draft]) openForServer(directory);
    const { directory, remove } = earlierBuild(commit, print);
    try {
      const notes = await fill(directory, join(draft, 'data'));
      writeFileSync(join(draft, 'notes.json'), JSON.stringify({ at: Date.now(), notes }));
    } finally {
      remove();
    }
    renameSync(draft, kept);
  } else print(`using the snapshot in ${kept}`);
  return { dataDir: join(kept, 'data'), notes: (JSON.parse(readFileSync(notesOf, 'utf8')) as { notes: Notes }).notes };
}

const madeAt = (notes: string): number => (JSON.parse(readFileSync(notes, 'utf8')) as { at: number }).at;

/** A working copy; files keep their owners. */
export function copyOf({ dataDir }: Snapshot<unknown>, target: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', dataDir, target], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the snapshot was not copied: ${stderr}`);
}
