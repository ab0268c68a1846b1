import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';

const codeRoot = new URL('../../../../', import.meta.url);
/** Tests run from the source and draw with the program that they built before: a program that compiles itself computes longer than any file needs. */
const built = extname(fileURLToPath(import.meta.url)) === '.ts' ? new URL('dist/', codeRoot) : codeRoot;
const pathOf = (path: string): string => fileURLToPath(new URL(path, built));

/** Options of the preview process, and its limits. */
@Injectable()
export class PreviewLimits {
  /** node's arguments before the file's own */
  readonly program: readonly string[] = [pathOf('libs/features/documents/previews/preview-program.js')];
  /** all that the program may read: the code and its libraries */
  readonly readable: readonly string[] = ['', '../node_modules/', '../package.json'].map(pathOf);
  /** of computing, in milliseconds */
  readonly patience: number = 5_000;
  /** how many times as long as it may compute a process may take, because others compute before it */
  readonly delay: number = 6;
  /** bytes */
  readonly memory: number = 256 * 1024 * 1024;
}
