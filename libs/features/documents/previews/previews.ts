import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import type { FileFacts } from '#libs/contracts/documents/files';
import { FairQueue, QueueFullError } from '#machines/kernel/fair-queue';
import type { Id } from '#machines/kernel/ids';
import { Problem, notFound } from '#libs/platform/http/problem';
import { tooMany } from '#libs/platform/rate-limit/rate-limiter';
import { Metrics } from '#libs/platform/metrics/metrics';
import { FileStore } from '../storage/file-store.js';
import { PreviewStore } from '../storage/preview-store.js';
import type { PreviewContents } from './draw-preview.js';
import { PreviewError, type PreviewFault, PreviewProcess } from './preview-process.js';

/** Further pages are only in the file itself. */
const mostPages = 50;

/** The longer edge in pixels. */
export const previewEdges = { thumbnail: 240, page: 1600 } as const;
export type PreviewSize = keyof typeof previewEdges;

export interface Preview extends PreviewContents {
  /** why there is no preview; null: there is one */
  fault: PreviewFault | null;
}

/** The person who requests a preview, with the signal that ends it. */
export interface Asker {
  person: Id;
  /** aborts when the answer is no longer needed */
  signal: AbortSignal;
}

/** A drawing process, and the number of requests that wait for it. */
interface Drawing {
  askers: number;
  cancel: AbortController;
  result: Promise<Buffer>;
}

interface Wanted {
  sha256: string;
  /** name of the stored preview */
  name: string;
  /** arguments of the program */
  args: readonly string[];
}

const hour = 60 * 60 * 1000;
/** Previews that an api process draws at once, and requests of one person that may wait. */
const turns = { atOnce: 2, waitingOfKey: 10 };
/** Seconds of Retry-After; most previews take less than one. */
const wait = 5;

/**
 * Previews of stored files: each is drawn once, in a separate process, and stored next to the file. People take turns, with one preview
 * under way and ten waiting each. A failed preview is not retried for an hour; if a content took too long, none of its pages is for a day,
 * in any process.
 */
@Injectable()
export class Previews {
  private readonly logger = new Logger('files');
  private readonly faults = new LRUCache<string, PreviewFault>({ max: 5000, ttl: hour });
  private readonly drawing = new Map<string, Drawing>();
  private readonly queue = new FairQueue<Id>(turns);
  private readonly counted: Counter<'outcome'>;

  constructor(
    private readonly process: PreviewProcess,
    private readonly files: FileStore,
    private readonly kept: PreviewStore,
    metrics: Metrics,
  ) {
    this.counted = new Counter({
      name: 'file_previews_total',
      help: 'Previews of files: drawn; given up for time, for memory, as unreadable; starved of a processor, to be tried again',
      labelNames: ['outcome'],
      registers: [metrics.registry],
    });
    for (const outcome of ['drawn', 'time', 'memory', 'unreadable', 'starved']) this.counted.inc({ outcome }, 0);
  }

  /** @throws Problem as `page`, except noPreview */
  async describe({ sha256, type }: FileFacts, asker: Asker): Promise<Preview> {
    if (type.startsWith('image/')) return { pages: 1, text: null, fault: null };
    if (await this.kept.tookTooLong(sha256)) return { pages: 0, text: null, fault: 'time' };
    try {
      const contents = JSON.parse((await this.make({ sha256, name: 'contents.json', args: [type] }, asker)).toString()) as PreviewContents;
      return { ...contents, pages: Math.min(contents.pages, mostPages), fault: null };
    } catch (error) {
      if (error instanceof PreviewError) return { pages: 0, text: null, fault: error.fault };
      throw refusalOf(error, asker);
    }
  }

  /**
   * Returns a page, from 1, as WebP.
   * @throws Problem 409 noPreview for a page that the file lacks, and if drawing failed; 429 tooManyPreviews; 503 as PreviewProcess; 404
   * for a missing file
   */
  async page({ sha256, type }: FileFacts, page: number, size: PreviewSize, asker: Asker): Promise<Buffer> {
    const last = type === 'application/pdf' ? mostPages : type.startsWith('image/') ? 1 : 0;
    if (!(page >= 1 && page <= last && Number.isInteger(page))) throw new Problem('noPreview');
    try {
      return await this.make({ sha256, name: `${size}-${page}.webp`, args: [type, String(page), String(previewEdges[size])] }, asker);
    } catch (error) {
      throw refusalOf(error, asker);
    }
  }

  private async make(wanted: Wanted, asker: Asker): Promise<Buffer> {
    const { sha256, name } = wanted;
    const before = await this.kept.read(sha256, name);
    if (before) return before;
    const fault = this.faults.get(keyOf(wanted)) ?? ((await this.kept.tookTooLong(sha256)) ? 'time' : undefined);
    if (fault) throw new PreviewError(fault);
    const going = this.drawing.get(keyOf(wanted));
    if (going) return this.join(going, keyOf(wanted), asker.signal);
    return this.queue.run(asker.person, () => this.takeTurn(wanted, asker), asker.signal);
  }

  /** Checks again after waiting: another request may have drawn it, or its content may have taken too long. */
  private async takeTurn(wanted: Wanted, { signal }: Asker): Promise<Buffer> {
    const before = await this.kept.read(wanted.sha256, wanted.name);
    if (before) return before;
    if (await this.kept.tookTooLong(wanted.sha256)) throw new PreviewError('time');
    signal.throwIfAborted();
    return this.join(this.drawing.get(keyOf(wanted)) ?? this.begin(wanted), keyOf(wanted), signal);
  }

  private begin(wanted: Wanted): Drawing {
    const cancel = new AbortController();
    const result = this.draw(wanted, cancel.signal).finally(() => this.forget(keyOf(wanted), drawing));
    const drawing: Drawing = { askers: 0, cancel, result };
    this.drawing.set(keyOf(wanted), drawing);
    return drawing;
  }

  private forget(key: string, drawing: Drawing): void {
    if (this.drawing.get(key) === drawing) this.drawing.delete(key);
  }

  /** Waits for a drawing under way; the process ends when its last request is aborted. */
  private async join(drawing: Drawing, key: string, signal: AbortSignal): Promise<Buffer> {
    const leave = (): void => {
      drawing.askers -= 1;
      if (drawing.askers > 0) return;
      this.forget(key, drawing);
      drawing.cancel.abort();
    };
    drawing.askers += 1;
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await drawing.result;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  private async draw({ sha256, name, args }: Wanted, signal: AbortSignal): Promise<Buffer> {
    try {
      const drawn = await this.process.run(this.files, sha256, args, signal);
      await this.kept.keep(sha256, name, drawn);
      this.counted.inc({ outcome: 'drawn' });
      return drawn;
    } catch (error) {
      if (error instanceof PreviewError) await this.giveUp(sha256, name, error.fault);
      else if (error instanceof Problem) this.counted.inc({ outcome: 'starved' });
      throw error;
    }
  }

  private async giveUp(sha256: string, name: string, fault: PreviewFault): Promise<void> {
    if (fault === 'time') await this.kept.keepTooLong(sha256);
    else this.faults.set(`${sha256}/${name}`, fault);
    this.counted.inc({ outcome: fault });
    this.logger.warn({ msg: 'preview given up', preview: `${sha256}/${name}`, fault });
  }
}

const keyOf = ({ sha256, name }: Wanted): string => `${sha256}/${name}`;

function refusalOf(error: unknown, { signal }: Asker): unknown {
  if (error instanceof QueueFullError) return tooMany('tooManyPreviews', wait);
  if (error instanceof PreviewError) return new Problem('noPreview', { cause: error });
  // Nobody reads this answer.
  if (signal.aborted) return new Problem('noPreview', { cause: error });
  return (error as NodeJS.ErrnoException).code === 'ENOENT' ? notFound() : error;
}
