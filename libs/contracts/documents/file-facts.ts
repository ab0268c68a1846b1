import type { Id } from '#libs/kernel/ids';

/** The formats that are taken, by the media type a file is served with. */
export const fileTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.text',
  'text/plain',
] as const;
export type FileType = (typeof fileTypes)[number];

/** What others may know of an uploaded file. `size` is in bytes, `sha256` lower-case hex; `name` is personal data and belongs in `texts`. */
export interface FileFacts {
  id: Id;
  name: string;
  size: number;
  type: FileType;
  sha256: string;
}
