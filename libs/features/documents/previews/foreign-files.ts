import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { fileTypes } from '#machines/kernel/uploads';
import { isRefusalReason, refused, taken, type Verdict } from '../rules/verdict.js';
import { PreviewError, PreviewProcess } from './preview-process.js';

/**
 * Inspects uploaded content, each content once, in a separate process: a hostile file takes seconds of a processor, which the answering
 * process cannot spare.
 */
@Injectable()
export class ForeignFiles {
  private readonly known = new LRUCache<string, Verdict>({ max: 5000 });

  constructor(private readonly process: PreviewProcess) {}

  /**
   * Inspects the file at `path`. Content that takes too much time or memory counts as unreadable.
   * @throws Problem 503 unavailable if a busy machine gave no result
   */
  async verdictOf(path: string, sha256: string): Promise<Verdict> {
    const known = this.known.get(sha256);
    if (known) return known;
    try {
      const verdict = read((await this.process.run({ open: () => open(path) }, sha256, ['inspection'])).toString());
      this.known.set(sha256, verdict);
      return verdict;
    } catch (fault) {
      if (fault instanceof PreviewError) return refused('malformed');
      throw fault;
    }
  }
}

function read(answer: string): Verdict {
  const type = fileTypes.find((one) => one === answer);
  if (type !== undefined) return taken(type);
  return refused(isRefusalReason(answer) ? answer : 'malformed');
}
