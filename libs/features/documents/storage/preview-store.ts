import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { privateDirectory, privateFile } from '#libs/platform/files/private-files';
import { FileStore } from './file-store.js';

const tooLong = 'took-too-long';
const day = 24 * 60 * 60 * 1000;

/** Stores previews next to the bytes in FILES_DIR, a directory per content, removed with it. All can be drawn again. */
@Injectable()
export class PreviewStore {
  constructor(private readonly files: FileStore) {}

  async read(sha256: string, name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.files.previewsOf(sha256), name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Whether a preview of the content took too long within the last day, in any process. */
  async tookTooLong(sha256: string): Promise<boolean> {
    try {
      return (await stat(join(this.files.previewsOf(sha256), tooLong))).mtimeMs > Date.now() - day;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }

  keepTooLong(sha256: string): Promise<void> {
    return this.keep(sha256, tooLong, Buffer.alloc(0));
  }

  /** Stores nothing if the content was removed while its preview was drawn. */
  async keep(sha256: string, name: string, preview: Buffer): Promise<void> {
    const path = join(this.files.previewsOf(sha256), name);
    const temporary = this.files.temporaryPath();
    try {
      await writeFile(temporary, preview, privateFile);
      await mkdir(dirname(path), privateDirectory);
      await rename(temporary, path);
    } finally {
      await rm(temporary, { force: true });
    }
    if (!(await this.files.has(sha256))) await this.files.removePreviews(sha256);
  }
}
