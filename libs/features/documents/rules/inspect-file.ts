import { fileTypeFromBuffer } from 'file-type/core';
import { carriesZip } from '#libs/platform/archives/zip-directory';
import { hasActiveContent } from './active-content.js';
import { inspectHeic } from './formats/heic.js';
import { inspectJpeg } from './formats/jpeg.js';
import { inspectOffice } from './formats/office.js';
import { inspectPdf, pdfHeaderAt } from './formats/pdf.js';
import { inspectText } from './formats/plain-text.js';
import { inspectPng } from './formats/png.js';
import { inspectWebp } from './formats/webp.js';
import { type Verdict, refused } from './verdict.js';

const pictures: Record<string, (content: Buffer) => Verdict> = {
  'image/jpeg': inspectJpeg,
  'image/png': inspectPng,
  'image/webp': inspectWebp,
  'image/heic': inspectHeic,
  'image/heif': inspectHeic,
  'image/heic-sequence': inspectHeic,
  'image/heif-sequence': inspectHeic,
};

/**
 * Decides by content alone what a file is and whether it is accepted. Name and declared media type are ignored, because the sender chooses
 * them. Pure, except for yielding to other work; `content` is the whole file (15 MB at most).
 */
export async function inspectFile(content: Buffer): Promise<Verdict> {
  if (content.length === 0) return refused('empty');
  if (content.toString('latin1', 0, 4) === 'PK\x03\x04') return inspectOffice(content);
  if (isProtectedOffice(content)) return refused('encrypted');
  const mime = await guess(content);
  if (mime === 'application/pdf' || (mime === undefined && isPdfBehindOthers(content)))
    return withoutArchive(content, await inspectPdf(content));
  const picture = mime === undefined ? undefined : pictures[mime];
  if (picture) return inspectPicture(content, picture(content));
  return inspectText(content);
}

/** Office programs store a document with a password as a compound file (MS-OFFCRYPTO, 2.3.4.4). */
const isProtectedOffice = (content: Buffer): boolean =>
  content.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1' && content.includes('EncryptedPackage', 0, 'utf16le');

/** Requires more than the header, because a text may contain it too. */
const isPdfBehindOthers = (content: Buffer): boolean => pdfHeaderAt(content) >= 0 && content.includes('endobj', 0, 'latin1');

async function inspectPicture(content: Buffer, verdict: Verdict): Promise<Verdict> {
  if ('refused' in verdict) return verdict;
  return (await hasActiveContent(content)) ? refused('activeContent') : withoutArchive(content, verdict);
}

const withoutArchive = (content: Buffer, verdict: Verdict): Verdict =>
  'type' in verdict && carriesZip(content) ? refused('activeContent') : verdict;

/** Short signatures ("BM", "MZ") also begin plain texts, so unknown guesses are left to the inspection of text. */
async function guess(content: Buffer): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(content))?.mime;
  } catch {
    return undefined;
  }
}
