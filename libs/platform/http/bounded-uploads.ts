import { readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { ConcurrencyLimit } from '#libs/kernel/concurrency-limit';
import type { Id } from '#libs/kernel/ids';
import { Semaphore } from '#libs/kernel/semaphore';
import { makePrivateDirectory } from '../files/private-files.js';
import { temporaryPathIn } from '../files/temporary-files.js';
import { tooMany } from '../rate-limit/rate-limiter.js';
import { Problem } from './problem.js';
import { type ReceivedFile, type Reception, receiveFile } from './receive-file.js';

/** Uploads under way at once in each process. */
const most = { ofKey: 2, ofAll: 8 };
/** What the refused wait, in seconds. */
const wait = 5;
/** How long a body may take, in milliseconds: a slow sender must not keep a place. */
const patience = 60_000;

/**
 * Files that are worked on as they arrive and not kept. At most two uploads of a person and eight in all are under way; the others are refused before their first
 * byte is read. Bytes wait on disk, and one file at a time is read into memory and worked on. Each kind of upload has an instance, so that none waits for another.
 */
export class BoundedUploads {
  private readonly underWay = new ConcurrencyLimit<Id>(most);
  private readonly working = new Semaphore(1);

  constructor(
    private readonly filesDir: string,
    private readonly limits: Pick<Reception, 'largest' | 'tooLarge'>,
  ) {}

  /**
   * What `work` makes of the file that `person` sends. No temporary file stays.
   * @throws Problem 429 tooManyUploads, 503 uploadsFull, what receiveFile throws, and what `work` throws
   */
  async receive<Result>(
    request: FastifyRequest,
    person: Id,
    work: (content: Buffer, received: ReceivedFile) => Promise<Result>,
  ): Promise<Result> {
    let release: () => void = () => undefined;
    const path = temporaryPathIn(this.filesDir);
    // Refusing inside of the reception has the refused body read off the wire.
    const admit = (): Promise<void> => {
      release = this.placeOf(person);
      makePrivateDirectory(this.filesDir);
      makePrivateDirectory(dirname(path));
      return Promise.resolve();
    };
    try {
      const received = await receiveFile(request, { ...this.limits, path, admit, signal: AbortSignal.timeout(patience) });
      return await this.working.run(async () => work(await readFile(path), received));
    } finally {
      release();
      await rm(path, { force: true });
    }
  }

  private placeOf(person: Id): () => void {
    const place = this.underWay.take(person);
    if (place === 'ofKey') throw tooMany('tooManyUploads', wait);
    if (place === 'ofAll') throw new Problem('uploadsFull', { params: { count: wait }, headers: { 'retry-after': String(wait) } });
    return place;
  }
}
