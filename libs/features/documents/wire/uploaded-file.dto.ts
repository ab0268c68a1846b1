import type { FileFacts } from '#libs/contracts/documents/files';
import type { Id } from '#machines/kernel/ids';
import { type PreviewFault } from '../previews/preview-process.js';
import type { Preview } from '../previews/previews.js';

export class FilePreviewDto {
  /** Number of its pages, counted from 1; at most 50. @example 3 */
  pages: number;
  /** The beginning of a text: at most forty lines and 4,000 characters; null for a picture. */
  text: string | null;
  /** Why there is no preview: it took too long, too much memory, or cannot be read. */
  fault: PreviewFault | null;

  static of({ pages, text, fault }: Preview): FilePreviewDto {
    return Object.assign(new FilePreviewDto(), { pages, text, fault });
  }
}

export class UploadedFileDto {
  /**
   * Id by which orders and chats attach the file.
   * @example "01936f0e-7f3a-7c11-8d2b-3b1f5c8e9a10"
   */
  _id: Id;
  /** Cleaned: no path, nothing invisible, the extension that fits the content. @example "passport.pdf" */
  name: string;
  /** Bytes. @example 184320 */
  size: number;
  /** Media type, decided by the content. @example "application/pdf" */
  type: string;
  /** SHA-256 of the content, lower-case hex. @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08" */
  sha256: string;

  static of({ id, name, size, type, sha256 }: FileFacts): UploadedFileDto {
    return Object.assign(new UploadedFileDto(), { _id: id, name, size, type, sha256 });
  }
}

/** A short-lived address that needs no token. */
export class FileLinkDto {
  /** Relative to the site. @example "/api/v1/upload-file/01936f0e-7f3a-7c11-8d2b-3b1f5c8e9a10/content?expires=1767225660&signature=x" */
  url: string;
  /**
   * A minute after the link was made.
   * @example "2026-01-01T00:01:00.000Z"
   */
  expiresAt: string;
}
