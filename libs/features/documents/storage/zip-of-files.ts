import { Zip, ZipPassThrough } from 'fflate';
import type { FileHandle } from 'node:fs/promises';

/** `path` is in UTF-8, and marked as such if it is not ASCII. */
export interface ZippedFile {
  path: string;
  open: () => Promise<FileHandle>;
}

/**
 * Produces a ZIP file by file and chunk by chunk, so that memory use is one chunk. Files are stored uncompressed, because their formats are
 * compressed already.
 * @throws what opening and reading throw
 */
export async function* zipOfFiles(files: readonly ZippedFile[], at: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, bytes) => {
    fault ??= error;
    ready.push(bytes);
  });
  const taken = (): Uint8Array[] => {
    if (fault) throw fault;
    const bytes = ready;
    ready = [];
    return bytes;
  };
  for (const { path, open } of files) {
    const entry = new ZipPassThrough(path);
    entry.mtime = at;
    zip.add(entry);
    const handle = await open();
    for await (const chunk of handle.createReadStream() as AsyncIterable<Uint8Array>) {
      entry.push(chunk);
      yield* taken();
    }
    entry.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
