import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import type { FileFacts } from '#libs/contracts/documents/file-facts';
import { Problem } from '#libs/platform/http/problem';
import { Metrics } from '#libs/platform/metrics/metrics';
import { FileStore } from '../storage/file-store.js';
import { PreviewStore } from '../storage/preview-store.js';
import type { PreviewContents } from './draw-preview.js';
import { PreviewError, type PreviewFault, PreviewProcess } from './preview-process.js';

/** Pages beyond these are read in the file itself. */
export const mostPages = 50;

/** The longer edge in pixels. */
export const previewEdges = { thumbnail: 240, page: 1600 } as const;
export type PreviewSize = keyof typeof previewEdges;

export interface Preview extends PreviewContents {
  /** why there is nothing to see */
  fault: PreviewFault | null;
}

const hour = 60 * 60 * 1000;

/** Previews of stored files: each drawn once, in a process of its own, and kept beside the file. What could not be drawn is not tried again for an hour. */
@Injectable()
export class Previews {
  private readonly logger = new Logger('files');
  private readonly faults = new LRUCache<string, PreviewFault>({ max: 5000, ttl: hour });
  private readonly drawing = new Map<string, Promise<Buffer>>();
  private readonly counted: Counter<'outcome'>;

  constructor(
    private readonly process: PreviewProcess,
    private readonly files: FileStore,
    private readonly kept: PreviewStore,
    metrics: Metrics,
  ) {
    this.counted = new Counter({
      name: 'file_previews_total',
      help: 'Previews of files: drawn, or given up for time, for memory, as unreadable',
      labelNames: ['outcome'],
      registers: [metrics.registry],
    });
  }

  async describe({ sha256, type }: FileFacts): Promise<Preview> {
    if (type.startsWith('image/')) return { pages: 1, text: null, fault: null };
    try {
      const contents = JSON.parse((await this.make(sha256, 'contents.json', [type])).toString()) as PreviewContents;
      return { ...contents, pages: Math.min(contents.pages, mostPages), fault: null };
    } catch (error) {
      if (error instanceof PreviewError) return { pages: 0, text: null, fault: error.fault };
      throw error;
    }
  }

  /** A page, from 1, as WebP. @throws Problem 409 noPreview for a page that the file has not, and where drawing failed */
  async page({ sha256, type }: FileFacts, page: number, size: PreviewSize): Promise<Buffer> {
    const last = type === 'application/pdf' ? mostPages : type.startsWith('image/') ? 1 : 0;
    if (!(page >= 1 && page <= last && Number.isInteger(page))) throw new Problem('noPreview');
    try {
      return await this.make(sha256, `${size}-${page}.webp`, [type, String(page), String(previewEdges[size])]);
    } catch (cause) {
      throw cause instanceof PreviewError ? new Problem('noPreview', { cause }) : cause;
    }
  }

  private async make(sha256: string, name: string, args: readonly string[]): Promise<Buffer> {
    const key = `${sha256}/${name}`;
    const fault = this.faults.get(key);
    if (fault) throw new PreviewError(fault);
    const going = this.drawing.get(key) ?? this.keptOrDrawn(sha256, name, args).finally(() => this.drawing.delete(key));
    this.drawing.set(key, going);
    return going;
  }

  private async keptOrDrawn(sha256: string, name: string, args: readonly string[]): Promise<Buffer> {
    const before = await this.kept.read(sha256, name);
    if (before) return before;
    try {
      const drawn = await this.process.run(this.files, sha256, args);
      await this.kept.keep(sha256, name, drawn);
      this.counted.inc({ outcome: 'drawn' });
      return drawn;
    } catch (error) {
      if (error instanceof PreviewError) this.giveUp(`${sha256}/${name}`, error.fault);
      throw error;
    }
  }

  private giveUp(key: string, fault: PreviewFault): void {
    this.faults.set(key, fault);
    this.counted.inc({ outcome: fault });
    this.logger.warn({ msg: 'preview given up', preview: key, fault });
  }
}
