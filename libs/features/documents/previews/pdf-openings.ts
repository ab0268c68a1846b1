import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { isRefusalReason, type RefusalReason } from '../rules/verdict.js';
import { type PdfOpening, pdfOpenings } from './pdf-opening.js';
import { PreviewError, PreviewProcess } from './preview-process.js';

const reasons: Readonly<Record<PdfOpening, RefusalReason | undefined>> = {
  opens: undefined,
  password: 'encrypted',
  active: 'embeddedContent',
  unreadable: 'malformed',
};

/** Reads PDFs to their end and opens them in PDFium before they are taken, each content once, in a separate process: a hostile one takes seconds of a processor. */
@Injectable()
export class PdfOpenings {
  private readonly known = new LRUCache<string, { reason: RefusalReason | undefined }>({ max: 5000 });

  constructor(private readonly process: PreviewProcess) {}

  /**
   * Why the file at `path` is not taken, or people could not open it; undefined when all is well. One that computes too long or takes too much memory counts as unreadable.
   * @throws Problem 503 unavailable where nothing could be found out on a busy machine
   */
  async faultOf(path: string, sha256: string): Promise<RefusalReason | undefined> {
    const known = this.known.get(sha256);
    if (known) return known.reason;
    try {
      const answer = (await this.process.run({ open: () => open(path) }, sha256, ['application/pdf', 'opening'])).toString();
      const reason = isRefusalReason(answer) ? answer : reasons[pdfOpenings.find((one) => one === answer) ?? 'unreadable'];
      this.known.set(sha256, { reason });
      return reason;
    } catch (fault) {
      if (fault instanceof PreviewError) return reasons.unreadable;
      throw fault;
    }
  }
}
