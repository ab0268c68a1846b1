import { type FileHandle, open } from 'node:fs/promises';
import { privateFile } from '#libs/platform/files/private-files';

/** Bytes of the end of the file that are read for its last line; a line is shorter. */
const mostRead = 128 * 1024;

/** The file of signed heads: lines of JSON that are only appended. Copy it to a place that database administrators cannot write. */
export class HeadsFile {
  constructor(private readonly path: string) {}

  /** The last complete line; undefined if there is none. @throws Error if the last line is longer than any head */
  async lastLine(): Promise<string | undefined> {
    return this.opened(async (file) => {
      const { lines } = await endOf(file);
      return lines.at(-1);
    });
  }

  /** Appends a line, which ends in a newline, and waits for the disk. A line that a killed process left unfinished is cut off first. */
  async append(line: string): Promise<void> {
    await this.opened(async (file) => {
      const { complete, size } = await endOf(file);
      if (complete < size) await file.truncate(complete);
      await file.appendFile(line);
      await file.sync();
    });
  }

  private async opened<Result>(work: (file: FileHandle) => Promise<Result>): Promise<Result> {
    const file = await open(this.path, 'a+', privateFile.mode);
    try {
      return await work(file);
    } finally {
      await file.close();
    }
  }
}

/** Complete lines of the end of a file; `complete` is the number of bytes up to the last newline. */
async function endOf(file: FileHandle): Promise<{ lines: string[]; complete: number; size: number }> {
  const { size } = await file.stat();
  const from = Math.max(0, size - mostRead);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(size - from), position: from });
  const read = buffer.subarray(0, bytesRead);
  const complete = read.lastIndexOf(10) + 1;
  if (complete === 0 && from > 0) throw new Error(`the last line of the signed heads is longer than ${mostRead} bytes`);
  const lines = read
    .subarray(0, complete)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
  return { lines, complete: from + complete, size };
}
