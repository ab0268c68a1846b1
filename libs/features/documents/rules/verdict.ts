import type { FileType } from '#libs/contracts/documents/file-facts';

/** Why a file is not taken. One code on the wire (`fileFormat`), told apart in the log and in tests. */
export type RefusalReason =
  'empty' | 'unknownFormat' | 'malformed' | 'trailingBytes' | 'activeContent' | 'tooManyPixels' | 'unsafeArchive' | 'macros';

export type Verdict = { type: FileType } | { refused: RefusalReason };

export const taken = (type: FileType): Verdict => ({ type });
export const refused = (reason: RefusalReason): Verdict => ({ refused: reason });
