import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileType } from '#machines/kernel/uploads';
import { PreviewLimits } from '#libs/features/documents/previews/preview-limits';
import { PreviewError, PreviewProcess } from '#libs/features/documents/previews/preview-process';
import { Problem } from '#libs/platform/http/problem';
import { PdfPages } from '#libs/platform/pdf/document';
import { sharp } from '#libs/platform/pictures/decoders';

/** A picture that compresses badly, like photos. */
export const noise = (width: number, height: number) => sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

/** A document of `pages` pages full of text. */
export async function longPdf(pages: number): Promise<Buffer> {
  const document = new PdfPages({ title: 'Sample', language: 'en', footer: 'Sample' });
  for (let page = 1; page <= pages; page++) {
    if (page > 1) document.document.addPage();
    document.title(`Page ${page}`);
    for (let line = 0; line < 40; line++) document.line(`Line ${line}: the founders resolve to open an account and to appoint a director.`);
  }
  return document.finish();
}

/** Previews as the product renders them, with its limits, one at a time. */
export class PreviewBench {
  private readonly process = new PreviewProcess(new PreviewLimits());

  private constructor(private readonly directory: string) {}

  static async create(): Promise<PreviewBench> {
    return new PreviewBench(await mkdtemp(join(tmpdir(), 'registra-previews-')));
  }

  /** The result or the error ("starved" on a busy machine), and the duration in milliseconds. */
  async draw(content: Buffer, type: FileType, ...args: string[]): Promise<{ bytes?: Buffer; fault?: string; ms: number }> {
    const path = join(this.directory, 'content');
    await writeFile(path, content);
    const began = performance.now();
    try {
      const bytes = await this.process.run({ open: () => open(path, 'r') }, '', [type, ...args]);
      return { bytes, ms: performance.now() - began };
    } catch (error) {
      const fault =
        error instanceof PreviewError ? error.fault : error instanceof Problem && error.code === 'unavailable' ? 'starved' : undefined;
      if (fault === undefined) throw error;
      return { fault, ms: performance.now() - began };
    }
  }

  remove(): Promise<void> {
    return rm(this.directory, { recursive: true, force: true });
  }
}
