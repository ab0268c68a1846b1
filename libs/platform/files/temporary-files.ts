import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** Directory of incomplete uploads in FILES_DIR. The file sweeper removes what a killed process left there. */
export const temporariesIn = (filesDir: string): string => join(filesDir, 'tmp');

/** A unique path for an incomplete upload. */
export const temporaryPathIn = (filesDir: string): string => join(temporariesIn(filesDir), randomUUID());
