import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';

const codeRoot = new URL('../../../../', import.meta.url);
/** Tests run from the source and use the preview program that they built before, because compiling takes longer than the limit. */
const built = extname(fileURLToPath(import.meta.url)) === '.ts' ? new URL('dist/', codeRoot) : codeRoot;
const pathOf = (path: string): string => fileURLToPath(new URL(path, built));

/** Options of the preview process, and its limits. */
@Injectable()
export class PreviewLimits {
  /** arguments of node before those of the file */
  readonly program: readonly string[] = [pathOf('libs/features/documents/previews/preview-program.js')];
  /** paths that the program may read: the code and its libraries */
  readonly readable: readonly string[] = ['', '../node_modules/', '../package.json'].map(pathOf);
  /** milliseconds of computing */
  readonly patience: number = 5_000;
  /** factor by which the elapsed time may exceed the computing time, because other processes compute too */
  readonly delay: number = 6;
  /** resident bytes above which the process is ended */
  readonly memory: number = 256 * 1024 * 1024;
}
