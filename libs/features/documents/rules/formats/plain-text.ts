import { TextDecoder } from 'node:util';
import { setImmediate } from 'node:timers/promises';
import { textEncoding } from '#libs/platform/text/text-encoding';
import { textBegins, textContains } from '../active-content.js';
import { type Verdict, refused, taken } from '../verdict.js';

/** C0 and C1 controls but tab, line feed, form feed, carriage return and NEL, and the noncharacters that only damaged texts have. */
const controls = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;
const chunk = 64 * 1024;
const overlap = 1024;

/** Plain text in UTF-8, Windows-1251, or UTF-16 with a byte order mark, that is neither markup nor a script. */
export async function inspectText(content: Buffer): Promise<Verdict> {
  const encoding = textEncoding(content);
  if (encoding === undefined) return refused('unknownFormat');
  const decoder = new TextDecoder(encoding, { fatal: true });
  let before = '';
  for (let at = 0; at < content.length; at += chunk) {
    const piece = decode(decoder, content.subarray(at, at + chunk), at + chunk < content.length);
    if (piece === undefined || controls.test(piece)) return refused('unknownFormat');
    if ((at === 0 && textBegins(piece)) || textContains(before + piece)) return refused('activeContent');
    before = piece.slice(-overlap);
    if (at > 0) await setImmediate();
  }
  return taken('text/plain');
}

function decode(decoder: TextDecoder, bytes: Buffer, stream: boolean): string | undefined {
  try {
    return decoder.decode(bytes, { stream });
  } catch {
    return undefined;
  }
}
