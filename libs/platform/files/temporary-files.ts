import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** Where FILES_DIR keeps bytes on their way in. What a killed process left there is removed by the sweeper of files. */
export const temporariesIn = (filesDir: string): string => join(filesDir, 'tmp');

/** A path that nothing else uses, for bytes on their way in. */
export const temporaryPathIn = (filesDir: string): string => join(temporariesIn(filesDir), randomUUID());
