import { withoutEnd } from '#machines/kernel/without-end';
import { type FileType, fileFormats } from '#machines/kernel/uploads';

const maxBytes = 255;

/** Controls, line and paragraph separators, byte order marks, and everything that turns the direction of writing or is invisible. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029\ufff0-\uffff]/gu;
/** Removes blanks and dots at the ends, which some systems drop. */
const bare = (name: string): string => withoutEnd(name.replace(/^[ .]+/, ''), ' .');

const reservedBySystems = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;

/**
 * Makes a name safe to show and save: no path, nothing invisible or direction-changing, no character that a file system refuses, NFC, at
 * most 255 bytes of UTF-8, and the extension of the content ("offer.exe" with a PDF in it becomes "offer.exe.pdf").
 */
export function cleanFileName(raw: string, type: FileType): string {
  const last = raw.normalize('NFC').split(/[/\\]/).pop() ?? '';
  const plain = bare(
    last
      .replace(unseen, '')
      .replace(/"/g, "'")
      .replace(/[<>:|?*]/g, '_')
      .replace(/\s+/g, ' '),
  );
  const known: readonly string[] = fileFormats[type].endings;
  const dot = plain.lastIndexOf('.');
  const given = dot > 0 ? plain.slice(dot + 1) : '';
  const fits = known.includes(given.toLowerCase());
  const stem = (fits ? plain.slice(0, dot) : plain) || 'file';
  const extension = `.${fits ? given : (known[0] ?? 'bin')}`;
  const safe = reservedBySystems.test(stem) ? `_${stem}` : stem;
  return cut(safe, maxBytes - Buffer.byteLength(extension)) + extension;
}

const maxFolderBytes = 120;

/** Applies the rules of `cleanFileName` to any name; never a path. */
export function cleanFolderName(raw: string): string {
  const plain = bare(
    raw
      .normalize('NFC')
      .replace(unseen, '')
      .replace(/[<>:"|?*/\\]/g, '_')
      .replace(/\s+/g, ' '),
  );
  return withoutEnd(cut(reservedBySystems.test(plain) ? `_${plain}` : plain || '_', maxFolderBytes), ' .');
}

/** The longest prefix of `limit` bytes that does not split a character from its accents. */
function cut(text: string, limit: number): string {
  if (Buffer.byteLength(text) <= limit) return text;
  let kept = '';
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > limit) break;
    kept += segment;
  }
  return kept.trimEnd() || 'file';
}
