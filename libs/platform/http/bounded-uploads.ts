import { readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { ConcurrencyLimit } from '#machines/kernel/concurrency-limit';
import type { Id } from '#machines/kernel/ids';
import { Semaphore } from '#machines/kernel/semaphore';
import { makePrivateDirectory } from '../files/private-files.js';
import { temporaryPathIn } from '../files/temporary-files.js';
import { tooMany } from '../rate-limit/rate-limiter.js';
import { Problem } from './problem.js';
import { type ReceivedFile, type Reception, receiveFile } from './receive-file.js';

/** Maximum number of concurrent uploads per process. */
const most = { ofKey: 2, ofAll: 8 };
/** `Retry-After` of a refused upload, in seconds. */
const wait = 5;
/** Time limit of a body in milliseconds, so that a slow sender does not block a slot. */
const patience = 60_000;

/**
 * Processes uploaded files that are not stored. At most two uploads per person and eight in all run at once; others are refused before their first byte is
 * read. Bytes are buffered on disk, and one file at a time is loaded and processed. Each kind of upload has an instance, so that none waits for another.
 */
export class BoundedUploads {
  private readonly underWay = new ConcurrencyLimit<Id>(most);
  private readonly working = new Semaphore(1);

  constructor(
    private readonly filesDir: string,
    private readonly limits: Pick<Reception, 'largest' | 'tooLarge'>,
  ) {}

  /**
   * Returns the result of `work` on the file that `person` sends. The temporary file is removed.
   * @throws Problem 429 tooManyUploads, 503 uploadsFull, and errors of receiveFile and `work`
   */
  async receive<Result>(
    request: FastifyRequest,
    person: Id,
    work: (content: Buffer, received: ReceivedFile) => Promise<Result>,
  ): Promise<Result> {
    let release: () => void = () => undefined;
    const path = temporaryPathIn(this.filesDir);
    // Refusing within the reception drains the request body.
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
