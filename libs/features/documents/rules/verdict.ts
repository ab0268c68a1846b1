import type { FileType } from '#machines/order/document-formats';

/** Why a file is not taken, as the log and the tests tell it. */
export type RefusalReason =
  | 'empty'
  | 'unknownFormat'
  | 'malformed'
  | 'trailingBytes'
  | 'activeContent'
  | 'tooManyPixels'
  | 'unsafeArchive'
  | 'macros'
  // an honest document, but for what it runs, carries for other programs, or fetches
  | 'embeddedContent'
  // its contents cannot be judged
  | 'encrypted';

/** What a person can do something about has a code and words of its own; everything else is no file of ours. */
export const codeOf = (reason: RefusalReason): 'fileFormat' | 'fileActiveContent' | 'fileEncrypted' => {
  if (reason === 'macros' || reason === 'embeddedContent') return 'fileActiveContent';
  return reason === 'encrypted' ? 'fileEncrypted' : 'fileFormat';
};

export type Verdict = { type: FileType } | { refused: RefusalReason };

export const taken = (type: FileType): Verdict => ({ type });
export const refused = (reason: RefusalReason): Verdict => ({ refused: reason });
