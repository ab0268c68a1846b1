import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Skipped } from '../programs.js';

/** Where Go may be: in the path, or where its own installer puts it. */
const places = ['go', '/usr/local/go/bin/go'];
const oldest = 25;

/** The command of a Go 1.25 or newer; undefined without one. */
export function findGo(): string | undefined {
  return places.find((go) => {
    const { stdout } = spawnSync(go, ['version'], { encoding: 'utf8' });
    return Number(/go1\.(\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= oldest;
  });
}

/** A program in Go of this repository, built once and run as often as needed. */
export class GoProgram {
  /** @param directory with its executable */
  private constructor(readonly directory: string) {}

  /**
   * @param directory its module
   * @throws Skipped without Go 1.25 or without its packages; Error with the compiler's output
   */
  static build(directory: string): GoProgram {
    const go = findGo();
    if (go === undefined) throw new Skipped('skipped: there is no Go 1.25 or newer');
    const run = (...args: string[]) =>
      spawnSync(go, args, { cwd: directory, encoding: 'utf8', timeout: 300_000, env: { ...process.env, GOFLAGS: '-mod=readonly' } });
    const fetched = run('mod', 'download');
    if (fetched.status !== 0) throw new Skipped(`skipped: the packages of Go could not be fetched: ${fetched.stderr.trim().slice(0, 300)}`);
    const place = mkdtempSync(join(tmpdir(), 'registra-go-'));
    const { status, stderr } = run('build', '-o', join(place, 'program'), '.');
    if (status === 0) return new GoProgram(place);
    rmSync(place, { recursive: true, force: true });
    throw new Error(`${directory} cannot be built: ${stderr}`);
  }

  /** @returns its exit code and what it printed */
  run(input: string, ...args: string[]): { status: number; output: string } {
    const { status, stdout, stderr } = spawnSync(join(this.directory, 'program'), args, { input, encoding: 'utf8', maxBuffer: 1e9 });
    return { status: status ?? -1, output: `${stdout}${stderr}`.trim() };
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}
