import { embedsActiveContent, textBegins } from '../active-content.js';
import { type Verdict, refused, taken } from '../verdict.js';
import { faultOfObjects } from './pdf-objects.js';

/** Bytes within which readers look for the header. */
const mostBefore = 1024;

/** Offset of the header; -1 without one. Scanners, mail programs and printers put their own marks, line ends and jobs before it. */
export const pdfHeaderAt = (content: Buffer): number => content.subarray(0, mostBefore + 5).indexOf('%PDF-', 0, 'latin1');

/**
 * A PDF that does nothing but show pages. Registries and archives append lines, scanners leave its end out, so neither its beginning nor its end has to be the
 * file's: what stands around it must only be nothing that a browser or a shell would run. Whether it opens is for PDFium to say.
 */
export async function inspectPdf(content: Buffer): Promise<Verdict> {
  const at = pdfHeaderAt(content);
  const around = [content.toString('latin1', 0, at + mostBefore), tailOf(content)];
  if (at > 0 && textBegins(content.toString('latin1', 0, at))) return refused('activeContent');
  if (around.some(embedsActiveContent)) return refused('activeContent');
  const reason = await faultOfObjects(content);
  return reason ? refused(reason) : taken('application/pdf');
}

/** The bytes behind the end of the file. */
function tailOf(content: Buffer): string {
  const ends = ['%%EOF', 'startxref', 'endobj'].map((word) => content.lastIndexOf(word, undefined, 'latin1'));
  return content.toString('latin1', Math.max(0, ...ends));
}
