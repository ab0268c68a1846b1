import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Go may be: in the path, or where its own installer puts it. */
const places = ['go', '/usr/local/go/bin/go'];
const oldest = 25;

/** The command of a Go 1.25 or newer; undefined without one. */
export function findGo(): string | undefined {
  return places.find((go) => {
    try {
      const [, minor = '0'] = /go1\.(\d+)/.exec(execFileSync(go, ['version'], { encoding: 'utf8' })) ?? [];
      return Number(minor) >= oldest;
    } catch {
      return false;
    }
  });
}

/** A program in Go of this repository, built once and run as often as needed. */
export class GoProgram {
  private constructor(private readonly directory: string) {}

  /** @param directory its module @throws Error with the compiler's output */
  static build(go: string, directory: string): GoProgram {
    const place = mkdtempSync(join(tmpdir(), 'registra-go-'));
    const { status, stderr } = spawnSync(go, ['build', '-o', join(place, 'program'), '.'], {
      cwd: directory,
      encoding: 'utf8',
      env: { ...process.env, GOFLAGS: '-mod=readonly' },
    });
    if (status !== 0) throw new Error(`${directory} cannot be built: ${stderr}`);
    return new GoProgram(place);
  }

  /** @returns its exit code and what it printed */
  run(input: string): { status: number; output: string } {
    const { status, stdout, stderr } = spawnSync(join(this.directory, 'program'), [], { input, encoding: 'utf8', maxBuffer: 1e9 });
    return { status: status ?? -1, output: `${stdout}${stderr}`.trim() };
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}
