import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '#libs/platform/config/config';
import { makePrivateDirectory, privateDirectory } from '#libs/platform/files/private-files';
import { temporariesIn, temporaryPathIn } from '#libs/platform/files/temporary-files';

const previews = 'previews';
const directoryName = /^[0-9a-f]{2}$/;
const restName = /^[0-9a-f]{62}$/;

/** Stores bytes in FILES_DIR by content: `ab/cdef...` has the SHA-256 `abcdef...`. All api processes share it. */
@Injectable()
export class FileStore implements OnModuleInit {
  private readonly root: string;

  constructor(config: Config) {
    this.root = config.filesDir;
  }

  onModuleInit(): void {
    makePrivateDirectory(this.root);
    makePrivateDirectory(temporariesIn(this.root));
    makePrivateDirectory(join(this.root, previews));
  }

  temporaryPath(): string {
    return temporaryPathIn(this.root);
  }

  /**
   * Moves a flushed temporary file to its place and makes the move durable. Existing bytes are replaced by the same ones, with a new age.
   */
  async place(temporaryPath: string, sha256: string): Promise<void> {
    const directory = join(this.root, sha256.slice(0, 2));
    const made = await mkdir(directory, privateDirectory);
    if (made !== undefined) await flushDirectory(this.root);
    await rename(temporaryPath, this.pathOf(sha256));
    await flushDirectory(directory);
  }

  /** @throws ENOENT if the bytes are missing */
  open(sha256: string): Promise<FileHandle> {
    return open(this.pathOf(sha256), 'r');
  }

  async has(sha256: string): Promise<boolean> {
    return stat(this.pathOf(sha256)).then(
      () => true,
      () => false,
    );
  }

  /** Removes a content, then its previews, so that a preview drawn meanwhile finds the content missing. */
  async remove(sha256: string): Promise<void> {
    await rm(this.pathOf(sha256), { force: true });
    await this.removePreviews(sha256);
  }

  previewsOf(sha256: string): string {
    return join(this.root, previews, placeOf(sha256));
  }

  async removePreviews(sha256: string): Promise<void> {
    await rm(this.previewsOf(sha256), { recursive: true, force: true });
  }

  /** Hashes of contents not touched since `before` (milliseconds), a directory at a time. */
  async *untouchedSince(before: number): AsyncGenerator<string[]> {
    for (const directory of (await readdir(this.root)).filter((name) => directoryName.test(name))) {
      const names = (await readdir(join(this.root, directory))).filter((name) => restName.test(name));
      const old: string[] = [];
      for (const name of names) if (await isOlder(join(this.root, directory, name), before)) old.push(directory + name);
      if (old.length > 0) yield old;
    }
  }

  /** Removes temporary files of uploads that the end of a process interrupted. @returns their number */
  async clearTemporaries(before: number): Promise<number> {
    const directory = temporariesIn(this.root);
    let cleared = 0;
    for (const name of await readdir(directory)) {
      if (!(await isOlder(join(directory, name), before))) continue;
      await rm(join(directory, name), { force: true });
      cleared++;
    }
    return cleared;
  }

  private pathOf(sha256: string): string {
    return contentPath(this.root, sha256);
  }
}

export const contentPath = (filesDir: string, sha256: string): string => join(filesDir, placeOf(sha256));

function placeOf(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('not a SHA-256 in lower-case hex');
  return join(sha256.slice(0, 2), sha256.slice(2));
}

async function isOlder(path: string, before: number): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < before;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Makes a rename survive a power cut; Windows cannot open directories and does it by itself. */
async function flushDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
