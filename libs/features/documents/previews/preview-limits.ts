import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';

const codeRoot = new URL('../../../../', import.meta.url);
const pathOf = (path: string): string => fileURLToPath(new URL(path, codeRoot));
const extension = extname(fileURLToPath(import.meta.url));
/** As tests run it: the program compiles itself, for which it needs more of everything. */
const fromSource = extension === '.ts';

/** How the program is started, and when it is ended. */
@Injectable()
export class PreviewLimits {
  /** node's arguments before the file's own */
  readonly program: readonly string[] = [
    ...(fromSource ? ['--allow-worker', '--import', pathOf('libs/testing/typescript.mjs')] : []),
    fileURLToPath(new URL(`./preview-program${extension}`, import.meta.url)),
  ];
  /** all that the program may read: the code and its libraries */
  readonly readable: readonly string[] = (fromSource
    ? ['libs/', 'machines/', 'apps/', 'node_modules/', 'package.json', '.swcrc']
    : ['', '../node_modules/', '../package.json']
  ).map(pathOf);
  /** of computing, in milliseconds */
  readonly patience: number = fromSource ? 40_000 : 5_000;
  /** how many times as long as it may compute a process may take, because others compute before it */
  readonly delay: number = 6;
  /** bytes */
  readonly memory: number = (fromSource ? 2048 : 256) * 1024 * 1024;
}
