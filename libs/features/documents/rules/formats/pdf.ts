import { embedsActiveContent } from '../active-content.js';
import { type Verdict, refused, taken } from '../verdict.js';
import { faultOfObjects } from './pdf-objects.js';

const maxTail = 1024;

/**
 * A PDF that starts at byte 0 (readers search the first kilobyte, which is how polyglots hide) and ends with its own end marker
 * (ISO 32000-2, 7.5.5), followed by nothing but blanks; without scripts, programs to start
 * and files of its own.
 */
export async function inspectPdf(content: Buffer): Promise<Verdict> {
  if (!/^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 9))) return refused('malformed');
  if (embedsActiveContent(content.toString('latin1', 0, 1024))) return refused('activeContent');
  const end = content.lastIndexOf('%%EOF', undefined, 'latin1');
  if (end < 0 || content.lastIndexOf('startxref', end, 'latin1') < 0) return refused('malformed');
  const tail = content.subarray(end + 5);
  const blank = tail.every((byte) => byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32);
  if (tail.length > maxTail || !blank) return refused('trailingBytes');
  const reason = await faultOfObjects(content);
  return reason ? refused(reason) : taken('application/pdf');
}
