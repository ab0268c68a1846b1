import { embedsActiveContent, textBegins } from '../active-content.js';
import { type Verdict, refused, taken } from '../verdict.js';
import { faultOfObjects } from './pdf-objects.js';

/** Bytes within which readers look for the header. */
const mostBefore = 1024;

/** Offset of the header; -1 without one. Scanners, mail programs and printers put marks, line ends and jobs before it. */
export const pdfHeaderAt = (content: Buffer): number => content.subarray(0, mostBefore + 5).indexOf('%PDF-', 0, 'latin1');

/**
 * Accepts a PDF that only shows pages. Registries and archives append lines and scanners omit the end, so bytes around the document are
 * accepted if neither a browser nor a shell would run them. PDFium decides whether it opens.
 */
export async function inspectPdf(content: Buffer): Promise<Verdict> {
  const at = pdfHeaderAt(content);
  const around = [content.toString('latin1', 0, at + mostBefore), tailOf(content)];
  if (at > 0 && textBegins(content.toString('latin1', 0, at))) return refused('activeContent');
  if (around.some(embedsActiveContent)) return refused('activeContent');
  const reason = await faultOfObjects(content);
  return reason ? refused(reason) : taken('application/pdf');
}

/** The bytes after the end of the file. */
function tailOf(content: Buffer): string {
  const ends = ['%%EOF', 'startxref', 'endobj'].map((word) => content.lastIndexOf(word, undefined, 'latin1'));
  return content.toString('latin1', Math.max(0, ...ends));
}
