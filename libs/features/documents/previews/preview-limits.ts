import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';

const codeRoot = new URL('../../../../', import.meta.url);

/** How the program is started, and when it is ended. */
@Injectable()
export class PreviewLimits {
  /** node's arguments before the file's own */
  readonly program: readonly string[] = [fileURLToPath(new URL('./preview-program.js', import.meta.url))];
  /** all that the program may read: the compiled code and its libraries */
  readonly readable: readonly string[] = ['', '../node_modules/', '../package.json'].map((path) => fileURLToPath(new URL(path, codeRoot)));
  /** of computing, in milliseconds */
  readonly patience: number = 5_000;
  /** bytes */
  readonly memory: number = 256 * 1024 * 1024;
}
